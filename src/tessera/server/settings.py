"""The settings of a server. `tessera serve --help` explains them; each has a variable TESSERA_…"""

import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from tessera.core.errors import WrongOption
from tessera.core.message import Message


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free one."""
    data: Path | None = None
    """The folder of the SQLite file; None: `default_data`."""
    database: str | None = None
    """The URL of another database than that file."""
    redis: str | None = None
    """The URL of the Redis that connects several servers."""
    bot_seconds: float = 2.0
    """How long a bot usually may think."""
    bot_workers: int = 0
    """Processes that think; 0: as many as there are cores, without one for the server, but not fewer
    than four, so that nobody waits for a bot that thinks long at another table."""
    bot_delay: float = 0.6
    """Seconds before a bot answers, so that people can follow."""
    away_seconds: float = 15.0
    """How long a person must be gone before others may let a bot play for them."""
    review_seconds: float = 0.2
    """How long a choice is thought about when a finished game is reviewed."""
    outage_seconds: float = 6.0
    """A server that could not store anything for so long is down: the clocks of games stand still."""
    return_seconds: float = 10.0
    """How long the clocks of games stand still after a start, for people have to come back."""
    tick: float = 0.25
    """Seconds between two looks at the clocks."""
    client: Path | None = None
    """The built client; None: where it is in a checkout or in a wheel."""
    origins: tuple[str, ...] = ()
    """Other sites that may talk to this server in a person's name."""
    hosts: tuple[str, ...] = ()
    """Names by which people reach this server besides those of its own machine."""
    open: bool = False
    """Whether to open the browser."""
    rate_limit: bool = True
    """Whether there are limits to how often, and over how many connections, somebody may do something."""
    connections: int = 4000
    """That may be open at once."""
    connections_per_address: int = 200
    """Of those, from one address: a whole school may sit behind one."""
    metrics: Literal["local", "all", "off"] = "local"
    """Who may read the metrics: this machine alone, anybody, nobody."""
    proxy: bool = False
    """Whether a proxy on this machine tells who asks, and whether by https."""


LEAST_WORKERS = 4
PREFIX = "TESSERA_"
ON = ("1", "true", "yes", "on")
OFF = ("", "0", "false", "no", "off")


def _switch(text: str) -> bool:
    if text.lower() not in (*ON, *OFF):
        raise ValueError(text)
    return text.lower() in ON


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.replace(",", " ").split())


def _readers_of_metrics(text: str) -> str:
    if text not in ("local", "all", "off"):
        raise ValueError(text)
    return text


READERS: dict[str, Callable[[str], Any]] = {
    "host": str,
    "port": int,
    "data": Path,
    "database": str,
    "redis": str,
    "bot_seconds": float,
    "bot_workers": int,
    "bot_delay": float,
    "client": Path,
    "origins": _words,
    "hosts": _words,
    "open": lambda text: text.lower() not in OFF,
    "rate_limit": _switch,
    "connections": int,
    "connections_per_address": int,
    "metrics": _readers_of_metrics,
    "proxy": _switch,
}
"""The settings people can make, and how their text is read."""


def read(given: Mapping[str, str | None], environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a command: what is given, else its variable, else the default."""
    found: dict[str, Any] = {}
    for name, reader in READERS.items():
        variable = PREFIX + name.upper()
        text = given.get(name)
        source = f"--{name.replace('_', '-')}" if text is not None else variable
        text = environment.get(variable) if text is None else text
        if text is None or (text == "" and source == variable):
            continue
        try:
            found[name] = reader(text)
        except ValueError as error:
            raise WrongOption(Message("server.error.setting", name=source, value=text)) from error
    settings = Settings(**found)
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    if not 0 <= settings.port <= 65535:
        raise WrongOption(Message("server.error.setting", name="--port", value=str(settings.port)))
    if not 0 < settings.bot_seconds < math.inf:
        value = str(settings.bot_seconds)
        raise WrongOption(Message("server.error.setting", name="--bot-seconds", value=value))
    if not 0 <= settings.bot_delay < math.inf:
        raise WrongOption(Message("server.error.setting", name="--bot-delay", value=str(settings.bot_delay)))
    for name in ("connections", "connections_per_address"):
        if getattr(settings, name) < 1:
            option, value = f"--{name.replace('_', '-')}", str(getattr(settings, name))
            raise WrongOption(Message("server.error.setting", name=option, value=value))
    if settings.bot_workers < 0:
        value = str(settings.bot_workers)
        raise WrongOption(Message("server.error.setting", name="--bot-workers", value=value))


def default_data(environment: Mapping[str, str] = os.environ) -> Path:
    """Where programs keep the data of a person, by the rules of the system."""
    for variable in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        if environment.get(variable):
            return Path(environment[variable]) / "tessera"
    return Path.home() / ".local" / "share" / "tessera"


def workers(settings: Settings) -> int:
    """How many processes think."""
    return settings.bot_workers or max(LEAST_WORKERS, (os.cpu_count() or 2) - 1)


def thinking(settings: Settings) -> list[float]:
    """How long people may let a bot think, quickest first: quick, normal, long, very long."""
    return [round(part * settings.bot_seconds, 3) for part in (0.25, 1.0, 2.5, 7.5)]
