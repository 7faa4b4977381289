"""The frames of Era: `rounds` is the skeleton, the others are the choices of each phase."""
