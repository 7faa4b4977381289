"""The routes of HTTP, as `docs/protocol.md` lists them: one module for each of its tables."""
