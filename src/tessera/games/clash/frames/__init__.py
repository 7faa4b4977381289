"""Everything that asks or waits: the frames of Clash of Cultures, chapter by chapter."""
