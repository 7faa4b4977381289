"""The names this server answers to.

A site can let a name of its own lead to somebody's machine and then talk to whatever runs there as if it
were its own (DNS rebinding). So a request to a name that is not ours is not answered. An address in numbers
is nobody's to redirect.
"""

import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address

from tessera.server.settings import Settings

LOCAL = "localhost"
IN_NETWORK = ".local"
"""How machines of a network call each other without a server for names."""


@dataclass(frozen=True)
class Hosts:
    names: frozenset[str]
    in_network: bool
    """Whether others than this machine can reach the server."""

    def are_ours(self, host: str) -> bool:
        """Whether what a request says it is sent to, with or without a port, is this server."""
        name = name_of(host)
        if name in self.names or name == LOCAL or name.endswith(f".{LOCAL}"):
            return True
        address = _address(name)
        return address is not None and (self.in_network or address.is_loopback)


def own_hosts(settings: Settings) -> Hosts:
    """The names of a server with these settings: loopback, its own if it listens in the network, and
    those it was told."""
    address = _address(settings.host)
    in_network = not (settings.host == LOCAL or (address is not None and address.is_loopback))
    names = {name_of(name) for name in (*settings.hosts, settings.host)}
    if in_network:
        machine = socket.gethostname().lower()
        names |= {machine, machine + IN_NETWORK}
    return Hosts(frozenset(names), in_network)


def name_of(host: str) -> str:
    """The name or address in what comes with a request, such as `example.org:8000` or `[::1]:8000`."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    name = host if host.count(":") > 1 else host.partition(":")[0]
    return name.lower().removesuffix(".")


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(name)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
