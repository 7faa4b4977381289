"""The server: tables, people, sockets and storage. `docs/protocol.md` is what it speaks."""
