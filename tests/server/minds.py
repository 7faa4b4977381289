"""Games and players that only tests have; worker processes find them here by name."""

import os
import signal
import time
from pathlib import Path

from tessera.ai.player import Player
from tessera.ai.random import RandomPlayer
from tessera.core.game import Game
from tessera.core.state import State
from tessera.games import load
from tests.core.toy import Toy

TOY = Toy()


def load_any(name: str) -> Game:
    return TOY if name == "toy" else load(name)


def make_random(_name: str, seed: int | None, _seconds: float | None) -> Player:
    return RandomPlayer(seed)


class Hanging:
    name = "hanging"

    def choose(self, state: State, seat: int) -> int:
        while True:
            time.sleep(1)


class Crashing:
    name = "crashing"

    def choose(self, state: State, seat: int) -> int:
        os._exit(3)


class Cheating:
    name = "cheating"

    def choose(self, state: State, seat: int) -> int:
        return -5


class Hurried:
    """Takes the first action if it may think for long, else the last; never quickly."""

    name = "hurried"

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, state: State, seat: int) -> int:
        time.sleep(0.3)
        return state.actions(seat)[0 if self.seconds > 0.3 else -1]


def make_hurried(_name: str, _seed: int | None, seconds: float | None) -> Player:
    return Hurried(seconds or 0.0)


def make_hanging(_name: str, _seed: int | None, _seconds: float | None) -> Player:
    return Hanging()


def make_crashing(_name: str, _seed: int | None, _seconds: float | None) -> Player:
    return Crashing()


def make_cheating(_name: str, _seed: int | None, _seconds: float | None) -> Player:
    return Cheating()


class Marked:
    """Is told what to choose."""

    name = "marked"

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, state: State, seat: int) -> int:
        return self.action


def make_marked(told: str, _seed: int | None, _seconds: float | None) -> Player:
    """Is also told a file, or none: where it does not exist, it is made and the process is killed."""
    action, _, killed = told.partition(" ")
    if killed:
        die_once(killed)
    return Marked(int(action))


def make_mortal(killed: str, _name: str, seed: int | None, _seconds: float | None) -> Player:
    """The first one is killed, as from outside."""
    die_once(killed)
    return RandomPlayer(seed)


def die_once(killed: str) -> None:
    if not Path(killed).exists():
        Path(killed).touch()
        os.kill(os.getpid(), signal.SIGKILL)


def obey(order: str) -> object:
    """What a worker that only tests have does."""
    if order == "name":
        return os.getpid()
    if order == "fail":
        raise ValueError("a secret")
    while order == "hang":
        time.sleep(1)
    return order.removeprefix("say ")
