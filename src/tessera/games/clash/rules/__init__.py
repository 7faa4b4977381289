"""The rules, chapter by chapter: pure questions about a state, and what the frames do to it."""
