"""The way in: connections, sockets, routes, and what every request passes first."""
