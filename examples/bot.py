#!/usr/bin/env python3
"""A bot that plays any game on a Tessera server, with one of the players of tessera.ai.

    export TESSERA_TOKEN=tessera_…      # a key for programs: docs/bots.md tells where it comes from
    python examples/bot.py http://127.0.0.1:8000 --join TABLE

It answers whatever its person's seats are asked, at all their tables, until it is stopped with Ctrl+C.
"""

import argparse
import os
import sys

import tessera
from tessera.ai import players
from tessera.ai.player import Player
from tessera.client import Asked, Client, Refused


def choose(player: Player, asked: Asked) -> int:
    """What the player would do. It thinks with a guess, which its seat cannot tell from the true state."""
    assert asked.guess is not None
    state = tessera.load(asked.game).from_data(asked.guess)
    return player.choose(state, asked.seat)


def play(client: Client, player: Player) -> None:
    """Answer every question."""
    for asked in client.decisions(guess=True):
        action = choose(player, asked)
        try:
            client.act(asked, action)
        except Refused as refused:  # the question is out of date: the next one comes by itself
            print(f"{asked.table}: {refused}", file=sys.stderr)
        else:
            print(f"{asked.table}: {tessera.load(asked.game).vocabulary.notation(action)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays on a Tessera server in the name of a person.")
    parser.add_argument("server", help="its address, such as http://127.0.0.1:8000")
    parser.add_argument("--player", choices=players.NAMES, default="greedy", help="how it plays (greedy)")
    parser.add_argument("--join", metavar="TABLE", help="first take an open place at this table")
    arguments = parser.parse_args()
    token = os.environ.get("TESSERA_TOKEN")
    if not token:
        sys.exit("Put a key for programs into the variable TESSERA_TOKEN: docs/bots.md tells how to get one.")
    client = Client(arguments.server, token)
    try:
        if arguments.join:
            client.join(arguments.join)
        play(client, players.make(arguments.player))
    except Refused as refused:
        sys.exit(f"The server refused: {refused}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
