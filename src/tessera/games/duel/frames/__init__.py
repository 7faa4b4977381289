"""The frames of Duel: `draft`, `ages` and `turn` are the skeleton, the others are choices on the way."""
