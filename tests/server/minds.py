"""Games and players that only tests have; worker processes find them here by name."""

import os
import time

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
