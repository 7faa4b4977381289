"""Records: a game as text that replays to the same states on any machine.

`docs/records.md` describes the format. A record holds the header, every action with the outcomes
of chance it met, and at the end the result and the secret behind the outcomes. `record_from_text`
accepts nothing that is damaged: every line is checked, and the last one seals all others.
"""

import hashlib
from collections.abc import Iterator

from tessera.core.chance import RecordingChance, ScriptedChance, SealedChance, commitment_of
from tessera.core.errors import BadRecord, IllegalAction, ScriptEnded, WrongOption
from tessera.core.event import Event
from tessera.core.game import Game, check_edition
from tessera.core.message import Message
from tessera.core.state import State

FIRST_LINE: str = "Tessera record 1"
"""The format's version; readers refuse any other."""
UNFINISHED: str = "unfinished"
RESIGNED: str = "resigned"
"""The ending of a game that a seat gave up; no game may call an ending of its own so."""

Outcomes = list[tuple[int, int]]
"""Outcomes of chance in order, each with its question: (3, 12) answers `below(12)` with 3."""


class Move:
    """One action of a seat, and what chance made of it."""

    def __init__(self, seat: int, action: int, outcomes: Outcomes) -> None:
        self.seat = seat
        self.action = action
        self.outcomes = outcomes


class Record:
    """A game that can be replayed; grows while the game goes on."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        names: list[str],
        commitment: str,
        setup: Outcomes,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.written(options)
        self.names = names
        """Who sits where, for people."""
        self.commitment = commitment
        """SHA-256 of the secret, in hex; empty if chance was not sealed."""
        self.setup = setup
        """The outcomes of the set-up."""
        self.moves: list[Move] = []
        self.ending = UNFINISHED
        self.scores: list[int] = []
        self.places: list[int] = []
        self.resigned: int | None = None
        """The seat that gave up, if the game ended so."""
        self.secret = ""
        """In hex; shown only when the game is over."""
        self.continued: int | None = None
        """How many moves, after its set-up, come from another game that this one goes on with; None for a
        game of its own. The secret is behind what came after them."""

    def copy(self) -> "Record":
        """A record that goes on by itself; its moves are shared."""
        copied = Record(self.game, self.seats, self.options, self.names, self.commitment, self.setup)
        copied.moves = self.moves.copy()
        copied.ending, copied.scores, copied.places = self.ending, self.scores, self.places
        copied.resigned, copied.secret, copied.continued = self.resigned, self.secret, self.continued
        return copied

    def close(self, state: State, secret: str) -> None:
        """The game is over: note the result and reveal the secret."""
        self.ending = state.ending
        self.scores = state.scores()
        self.places = state.ranking()
        self.secret = secret

    def resign(self, state: State, seat: int, secret: str) -> None:
        """A seat gives up: the game is over as it stands, and that seat is last."""
        self.resigned = seat
        self.ending = RESIGNED
        self.scores = state.scores()
        self.places = places_without(state, seat)
        self.secret = secret

    def to_text(self) -> str:
        """The whole record, sealed by its last line."""
        game = self.game
        head = heading(game.name, game.rules_version, game.edition, self.options, self.names, self.commitment)
        lines = [FIRST_LINE, *head, *continuing(self.continued)]
        lines.append(with_outcomes("setup:", self.setup))
        for move in self.moves:
            notation = self.game.vocabulary.notation(move.action)
            lines.append(with_outcomes(f"{move.seat + 1} {notation}", move.outcomes))
        lines.extend(closing(self.ending, self.scores, self.places, self.resigned, self.secret))
        return sealed(lines)


# The lines of a record, also for whoever has a game only as text.


def heading(
    game: str, rules: int, edition: str, options: dict[str, str], names: list[str], commitment: str
) -> list[str]:
    """The lines before the set-up, without the first."""
    lines = [f"game: {game}", f"rules: {rules}"]
    if edition:
        lines.append(f"edition: {edition}")
    lines.append(f"seats: {len(names)}")
    lines.extend([f"option {name}: {value}" for name, value in sorted(options.items())])
    lines.extend([f"seat {seat + 1}: {_one_line(name)}" for seat, name in enumerate(names)])
    if commitment:
        lines.append(f"commitment: {commitment}")
    return lines


def continuing(moves: int | None) -> list[str]:
    """The line of a game that goes on with another one, after so many of its moves."""
    return [] if moves is None else [f"continued: {moves}"]


def closing(
    ending: str, scores: list[int], places: list[int], resigned: int | None, secret: str
) -> list[str]:
    """The lines after the moves, without the seal."""
    lines = [] if resigned is None else [f"resigned: {resigned + 1}"]
    lines.append(f"end: {ending}")
    if ending != UNFINISHED:
        lines.append("scores: " + " ".join([str(score) for score in scores]))
        lines.append("places: " + " ".join([str(place) for place in places]))
    if secret:
        lines.append(f"secret: {secret}")
    return lines


def sealed(lines: list[str]) -> str:
    """All lines, and the one that seals them."""
    body = "\n".join(lines) + "\n"
    return f"{body}seal: {_seal(body)}\n"


def places_without(state: State, resigned: int) -> list[int]:
    """The place of each seat when one gives up: it is last, the others rank as they stand."""
    ranking = state.ranking()
    others = [seat for seat in range(state.seats) if seat != resigned]
    return [
        state.seats if seat == resigned else 1 + sum([ranking[other] < ranking[seat] for other in others])
        for seat in range(state.seats)
    ]


def _one_line(name: str) -> str:
    return " ".join(name.split())


def with_outcomes(text: str, outcomes: Outcomes) -> str:
    """A line of a record: what happened, and what chance made of it."""
    if not outcomes:
        return text
    return " ".join([text, "|", *[f"{outcome}/{below}" for outcome, below in outcomes]])


def _seal(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def game_of(text: str) -> str:
    """The game a record says it is of, before anything else is read."""
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise BadRecord(Message("core.error.not_a_record", first_line=FIRST_LINE))
    return _Reader(lines).value("game")


def record_from_text(text: str, game: Game) -> Record:
    """Read a record of a game; raises BadRecord, with the line, for anything that is not right."""
    text = text.replace("\r\n", "\n")
    if game_of(text) != game.name:
        raise BadRecord(Message("core.error.record_of_other_game", game=game_of(text)))
    lines = text.splitlines()
    body, last = "\n".join(lines[:-1]) + "\n", lines[-1]
    if not last.startswith("seal: ") or not text.endswith("\n"):
        raise BadRecord(Message("core.error.record_truncated", line=len(lines)))
    reader = _Reader(lines[:-1])
    reader.value("game")
    rules = reader.value("rules")
    if rules != str(game.rules_version):
        raise BadRecord(
            Message("core.error.other_rules", game=game.name, version=rules, ours=str(game.rules_version))
        )
    check_edition(game, reader.value("edition") if reader.peek("edition: ") else "")
    if last != f"seal: {_seal(body)}":
        raise _damaged(reader, game)
    record = reader.record(game)
    if record.to_text() != text:
        raise _written_otherwise(lines, record.to_text().splitlines())
    return record


def _damaged(reader: "_Reader", game: Game) -> BadRecord:
    """The first thing that is wrong with a record whose seal does not fit, if it can be found."""
    try:
        verify(reader.record(game))
    except BadRecord as error:
        return BadRecord(Message("core.error.record_damaged_at", where=error.message))
    return BadRecord(Message("core.error.record_damaged"))


def _written_otherwise(lines: list[str], ours: list[str]) -> BadRecord:
    """The first line that is not as we write it, of a record that can be read all the same."""
    for number in range(min(len(lines), len(ours))):
        if lines[number] != ours[number]:
            return _unreadable(number + 1, lines[number])
    return BadRecord(Message("core.error.record_damaged"))


def _unreadable(line: int, text: str) -> BadRecord:
    return BadRecord(Message("core.error.record_line", line=line, text=text[:60]))


class _Reader:
    """Reads the lines of a record in their order."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.next = 1

    def record(self, game: Game) -> Record:
        seats = self.number(self.value("seats"))
        options: dict[str, str] = {}
        while self.peek("option "):
            name, _, value = self.line()[len("option ") :].partition(": ")
            options[name] = value
        names = self.names(seats)
        commitment = self.value("commitment") if self.peek("commitment: ") else ""
        continued = self.number(self.value("continued")) if self.peek("continued: ") else None
        setup, outcomes = self.parts()
        if setup != "setup:":
            raise self.unreadable()
        record = Record(game, seats, options, names, commitment, outcomes)
        record.continued = continued
        while not self.peek("end: ") and not self.peek("resigned: "):
            record.moves.append(self.move(game))
        if self.peek("resigned: "):
            record.resigned = self.number(self.value("resigned")) - 1
            if not 0 <= record.resigned < seats:
                raise self.unreadable()
        if continued is not None and continued > len(record.moves):
            raise self.unreadable()
        record.ending = self.value("end")
        if (record.ending == RESIGNED) != (record.resigned is not None):
            raise self.unreadable()
        if record.ending != UNFINISHED:
            record.scores = [self.score(score) for score in self.value("scores").split()]
            record.places = [self.number(place) for place in self.value("places").split()]
        if self.next < len(self.lines) and self.peek("secret: "):
            record.secret = self.value("secret")
        if self.next != len(self.lines):
            self.next += 1
            raise self.unreadable()
        return record

    def names(self, seats: int) -> list[str]:
        """Who sits where: one name for each seat, no more and no less."""
        names: list[str] = []
        while len(names) < seats and self.peek("seat "):
            names.append(self.value(f"seat {len(names) + 1}"))
        if len(names) < seats or self.peek("seat "):
            raise BadRecord(Message("core.error.record_seats", line=self.next + 1, seats=seats))
        return names

    def move(self, game: Game) -> Move:
        text, outcomes = self.parts()
        seat, _, notation = text.partition(" ")
        number = self.number(seat)
        try:
            return Move(number - 1, game.vocabulary.action(notation), outcomes)
        except IllegalAction as error:
            raise self.unreadable() from error

    def parts(self) -> tuple[str, Outcomes]:
        """The next line: what stands before the bar, and the outcomes behind it."""
        text, _, rest = self.line().partition(" | ")
        outcomes: Outcomes = []
        for outcome in rest.split():
            value, _, below = outcome.partition("/")
            outcomes.append((self.number(value), self.number(below)))
            if outcomes[-1][0] >= outcomes[-1][1]:
                raise self.unreadable()
        return text, outcomes

    def peek(self, start: str) -> bool:
        if self.next >= len(self.lines):
            raise BadRecord(Message("core.error.record_truncated", line=self.next))
        return self.lines[self.next].startswith(start)

    def value(self, name: str) -> str:
        if not self.peek(f"{name}: "):
            self.next += 1
            raise self.unreadable()
        return self.line()[len(name) + 2 :]

    def line(self) -> str:
        line = self.lines[self.next] if self.next < len(self.lines) else ""
        self.next += 1
        return line

    def number(self, text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            raise self.unreadable()
        return int(text)

    def score(self, text: str) -> int:
        """Points may be below zero; a number may not be written in two ways, so there is no -0."""
        points = -self.number(text[1:]) if text.startswith("-") else self.number(text)
        if text == "-0":
            raise self.unreadable()
        return points

    def unreadable(self) -> BadRecord:
        return _unreadable(self.next, self.lines[self.next - 1] if self.next <= len(self.lines) else "")


def replay(record: Record, state: State | None = None, done: int = 0) -> Iterator[State]:
    """The states of a recorded game: after the set-up, then after each move.

    `state` is the one after `done` moves, to go on from, where it was saved. Each is its own object. Raises
    BadRecord at the move that cannot have happened.
    """
    if state is None:
        state = _set_up(record)
    yield state
    for number, move in enumerate(record.moves[done:], done + 1):
        state, _ = repeat(state, move, number)
        yield state


def repeat(
    state: State,
    move: Move,
    number: int,
    actions: list[int] | None = None,
    sink: list[Event] | None = None,
) -> tuple[State, RecordingChance]:
    """The state after a recorded move, and the chance it met; `actions`: those of its seat, if known.

    The state before stays as it is. Raises BadRecord, with the number of the move, if it cannot have
    happened.
    """
    after = state.clone()
    script = ScriptedChance(move.outcomes)
    chance = RecordingChance(script)
    try:
        if move.action not in (state.actions(move.seat) if actions is None else actions):
            raise state.illegal(move.seat, move.action)
        after._apply(move.seat, move.action, chance, sink)
    except (ScriptEnded, IllegalAction) as impossible:
        raise _cannot_happen(number, impossible.message) from impossible
    _all_used(script, number)
    return after, chance


def _set_up(record: Record) -> State:
    try:
        chance = ScriptedChance(record.setup)
        state = record.game.new(record.seats, chance, **record.options)
        _all_used(chance, 0)
    except (ScriptEnded, WrongOption) as error:
        raise _cannot_happen(0, error.message) from error
    return state


def final_state(record: Record) -> State:
    """The state a record ends in."""
    states = list(replay(record))
    return states[-1]


def labels(record: Record) -> list[list[str]]:
    """What the outcomes of a record were: the names of those of the set-up, then of those of each move.

    A card that was drawn, a side of a die; an outcome that stands for nothing with a name has an empty one.
    They are not in the record: the rules say them when it is replayed.
    """
    named = [RecordingChance(ScriptedChance(record.setup))]
    state = record.game.new(record.seats, named[0], **record.options)
    for number, move in enumerate(record.moves, 1):
        state, chance = repeat(state, move, number)
        named.append(chance)
    return [chance.labels for chance in named]


def _all_used(chance: ScriptedChance, move: int) -> None:
    if chance.left:
        raise _cannot_happen(move, Message("core.error.outcomes_left", number=chance.left))


def _cannot_happen(move: int, why: Message) -> BadRecord:
    return BadRecord(Message("core.error.cannot_happen", move=move, why=why))


def verify(record: Record) -> bool:
    """Check everything a record claims; raises BadRecord for what is not true.

    The game replays, the result is the replayed one, and the outcomes are those of the secret that
    was committed to. False if chance was not sealed, so that there is nothing to prove it by. Of a game
    that goes on with another one, the outcomes before are not of its secret, and not checked.
    """
    state = final_state(record)
    if record.resigned is not None:
        claimed = (state.is_over, record.scores, record.places)
        if claimed != (False, state.scores(), places_without(state, record.resigned)):
            raise BadRecord(Message("core.error.wrong_result"))
    elif record.ending != UNFINISHED:
        if (record.ending, record.scores, record.places) != (state.ending, state.scores(), state.ranking()):
            raise BadRecord(Message("core.error.wrong_result"))
    elif state.is_over:
        raise BadRecord(Message("core.error.wrong_result"))
    if not record.commitment or not record.secret:
        return False
    secret = _secret_of(record)
    outcomes = list(record.setup)
    for move in record.moves:
        outcomes.extend(move.outcomes)
    known = outcomes_before(record)
    chance = SealedChance(secret, known)
    for number, (outcome, below) in enumerate(outcomes[known:], known):
        if chance.below(below) != outcome:
            raise BadRecord(Message("core.error.wrong_outcome", number=number + 1))
    return True


def outcomes_before(record: Record) -> int:
    """How many outcomes were decided in another game, which this one goes on with."""
    if record.continued is None:
        return 0
    return len(record.setup) + sum([len(move.outcomes) for move in record.moves[: record.continued]])


def _secret_of(record: Record) -> bytes:
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError as error:
        raise BadRecord(Message("core.error.wrong_secret")) from error
    if secret.hex() != record.secret or commitment_of(secret) != record.commitment:
        raise BadRecord(Message("core.error.wrong_secret"))
    return secret
