"""The frames of Deus: `rounds` is the skeleton, `turn` what is done in a turn, the others the choices."""
