"""What somebody at a table was told and was promised, and what of it is no longer true."""

from copy import deepcopy
from typing import Any

PROMISED = {"act": "act", "undo": "undo", "resign": "resign", "give_back": "give_back"}
"""Requests that make an entry, and its kind."""


class Memory:
    """Of one chair. What is wrong is answered as sentences."""

    def __init__(self) -> None:
        self.sequence = 0
        """The last entry that was told."""
        self.entries: dict[int, Any] = {}
        self.promised: dict[int, tuple[str, int | None]] = {}
        """By the entry that an answer named: its kind, and the action."""
        self.said: set[str] = set()
        """Lines of chat that were acknowledged."""
        self.heard: dict[int, str] = {}
        """Lines of chat that were told, by number."""
        self.offered_rematch = False
        self.has_resigned = False

    # While the game goes on

    def welcome(self, message: dict[str, Any], since: int | None) -> list[str]:
        """Somebody was shown the table; `since`: what they asked for, if they did."""
        sequence, entries = message["sequence"], message["entries"]
        problems = []
        if sequence < self.sequence:
            problems.append(f"was told of entry {self.sequence}, and now there are {sequence}")
        if since is not None:
            numbers = [entry["sequence"] for entry in entries]
            start = since if since <= sequence else 0
            if numbers != list(range(start + 1, sequence + 1)):
                problems.append(f"asked for {start + 1} to {sequence}, and was sent {numbers}")
        for entry in entries:
            problems += self._remember(entry)
        for line in message["chat"]:
            self.hear(line)
        self.sequence = sequence
        return problems

    def told(self, entry: dict[str, Any]) -> list[str]:
        """The history has grown by an entry."""
        number = entry["sequence"]
        problems = self._remember(entry)
        if number > self.sequence + 1:
            problems.append(f"was told of {number} after {self.sequence}")
        self.sequence = max(self.sequence, number)
        return problems

    def _remember(self, entry: dict[str, Any]) -> list[str]:
        known = self.entries.setdefault(entry["sequence"], entry)
        return [] if known == entry else [f"entry {entry['sequence']} was {known}, and is {entry}"]

    def hear(self, line: dict[str, Any]) -> None:
        self.heard[line["number"]] = line["text"]

    def acknowledge(self, asked: dict[str, Any], sequence: int) -> None:
        """A request was answered with `done`."""
        kind = asked["type"]
        if kind in PROMISED:
            self.promised[sequence] = (PROMISED[kind], asked.get("actions", [None])[0])
        elif kind == "say":
            self.said.add(asked["text"])
        elif kind == "rematch":
            self.offered_rematch = True
        self.has_resigned = self.has_resigned or kind == "resign"

    # Afterwards

    def copy(self) -> "Memory":
        return deepcopy(self)

    def compare(self, welcome: dict[str, Any], seat: int | None) -> list[str]:
        """Compare with everything told anew."""
        entries = {entry["sequence"]: entry for entry in welcome["entries"]}
        problems = []
        if sorted(entries) != list(range(1, welcome["sequence"] + 1)):
            problems.append(f"of {welcome['sequence']} entries there are {sorted(entries)}")
        for number, entry in self.entries.items():
            if entries.get(number) != entry:
                problems.append(f"entry {number} was {entry}, and is {entries.get(number)}")
        for number, (kind, action) in self.promised.items():
            found = entries.get(number)
            if found is None:
                problems.append(f"{kind} {action} was acknowledged as {number}, and is not there")
            elif (found["kind"], found["seat"], found.get("action")) != (kind, seat, action):
                problems.append(f"{kind} {action} was acknowledged as {number}, which is {found}")
        texts = {line["number"]: line["text"] for line in welcome["chat"]}
        problems += [f"said {text!r}, and it is not there" for text in self.said - set(texts.values())]
        gone = [text for number, text in self.heard.items() if texts.get(number) != text]
        problems += [f"heard {text!r}, and it is gone" for text in gone]
        if len(texts) != len(set(texts.values())):
            problems.append("something was said twice")
        table = welcome["table"]
        if self.offered_rematch and seat not in table.get("rematch_offers", []):
            problems.append("offered to play again, and the offer is not there")
        return problems

    def unasked(self, welcome: dict[str, Any], seat: int | None, has_unknown: bool) -> list[str]:
        """Actions in this person's name that nobody asked for, or that count twice; `has_unknown`: whether
        one was asked for and not answered yet."""
        if seat is None:
            return []
        is_bot = False
        unasked = []
        for entry in welcome["entries"]:
            number = entry["sequence"]
            if entry["seat"] != seat:
                continue
            if entry["kind"] in ("stand_in", "resign"):
                is_bot = True
            elif entry["kind"] == "give_back":
                is_bot = False
            elif entry["kind"] == "act" and not is_bot and number not in self.promised:
                unasked.append(number)
        allowed = 1 if has_unknown else 0
        return [f"entries {unasked} are nobody's request"] if len(unasked) > allowed else []
