"""Everything that crosses the wire, as types. The client's types are generated from this module.

HTTP answers and requests are JSON of these structs; the socket of a table carries the unions
`FromClient` and `FromServer`, told apart by their `type`. A sentence never crosses the wire: a `Text`
is a message of the locale files, and whoever reads it says it in their language.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from tessera.server.wire import Advice as Advice
from tessera.server.wire import Box as Box
from tessera.server.wire import BoxChange as BoxChange
from tessera.server.wire import BoxEntry as BoxEntry
from tessera.server.wire import BoxFault as BoxFault
from tessera.server.wire import BoxFile as BoxFile
from tessera.server.wire import BoxSection as BoxSection
from tessera.server.wire import BoxVerdict as BoxVerdict
from tessera.server.wire import Choice as Choice
from tessera.server.wire import Credentials as Credentials
from tessera.server.wire import Name as Name
from tessera.server.wire import NewReport as NewReport
from tessera.server.wire import NewToken as NewToken
from tessera.server.wire import Password as Password
from tessera.server.wire import Person as Person
from tessera.server.wire import Problem as Problem
from tessera.server.wire import Review as Review
from tessera.server.wire import Session as Session
from tessera.server.wire import Text as Text
from tessera.server.wire import Token as Token
from tessera.server.wire import TurningPoint as TurningPoint
from tessera.server.wire import Wire as Wire
from tessera.server.wire import text_of as text_of

MOST = 2**53 - 1
Number = Annotated[int, Meta(ge=-MOST, le=MOST)]
"""What people may count with: as far as every language and every database can."""
MOST_ACTIONS = 64
"""Of a wish."""


# Games


class GameOption(Wire):
    name: str
    default: str
    choices: list[str]


class GameInfo(Wire):
    """A title that can be played here."""

    name: str
    rules_version: int
    seats: list[int]
    options: list[GameOption]
    levels: list[str]
    """The computer players, weakest first."""
    thinking: list[float]
    """How many seconds they may be given for a move, quickest first; the second is the usual time."""
    points_unit: int = 1
    """How many units of all scores and points that are sent make a point: 2 where there are half points."""
    edition: str = ""
    """The fingerprint of the corrections that it is played with; empty if there are none."""
    guesses: int | None = None
    """How many of its numbers are our guesses; None if there is nothing to correct."""


class Action(Wire):
    """What an action is called, in notation and in words. A game's actions are numbered from 0."""

    notation: str
    name: Text


# Tables


class Clock(Wire):
    """How long people may think: in each move, or in the whole game with `extra` added after each move."""

    per: Literal["move", "game"]
    seconds: Number
    extra: Number = 0


class SeatRequest(Wire):
    """Who is to sit there: `me`, an `open` place for whoever has the link, or a `bot`."""

    kind: Literal["me", "open", "bot"]
    level: str = ""
    seconds: float | None = None
    """How long the bot may think about a move; None: the usual time."""


class NewTable(Wire):
    game: str
    seats: list[SeatRequest]
    options: dict[str, str] = {}
    clock: Clock | None = None
    listed: bool = False
    """Whether the lobby shows its open places to everybody."""
    hints: bool = False
    """Whether people may ask for hints although they play against each other."""


class PlayOn(Wire):
    """Go on with a finished game from one of its positions, against computers."""

    move: Number
    """After so many of the moves that whoever asks was told of."""
    seat: Number
    """Where they want to sit."""
    level: str
    """Of the computers at the other seats."""


class Join(Wire):
    seat: Number | None = None
    """None: any open place."""


class Seat(Wire):
    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    """Of the bot that sits there, or plays in the person's stead."""
    online: bool = False
    stood_in: bool = False
    """Whether a bot plays in the person's stead."""
    awaited: float | None = None
    """Seconds, at the moment of sending, until the others may let a bot play for a person who is away; None
    while that is nothing to think of."""
    time_left: float | None = None
    """Seconds on its clock at the moment of sending; it runs while the seat is to act."""
    seconds: float | None = None
    """How long the bot that sits there may think about a move; None: the usual time."""


class Result(Wire):
    """How a game ended. `ending` is the game's own word, or `resigned`."""

    ending: str
    scores: list[int]
    """In units, of which `GameInfo.points_unit` make a point."""
    places: list[int]
    resigned: int | None = None


class Vote(Wire):
    """A proposal that a bot shall play for a seat whose person is gone; others at the table agree."""

    seat: int
    agreed: list[int]


class Table(Wire):
    """A table without its board: what everybody may know of it."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    status: Literal["waiting", "playing", "over"]
    seats: list[Seat]
    acting: list[int]
    moves: int
    """As many as whoever asks was told of; in the lobby, those that all were told of."""
    created: float
    changed: float
    commitment: str
    """SHA-256 of the secret behind every shuffle and roll; published before the first."""
    summary: Text | None = None
    """Where the game stands, in a few words."""
    you: int | None = None
    """The seat of whoever asked."""
    is_host: bool = False
    listed: bool = False
    hints: bool = False
    """Whether hints may be asked for: always where one person plays against computers."""
    clock: Clock | None = None
    secret: str | None = None
    """Revealed when the game is over."""
    result: Result | None = None
    votes: list[Vote] = []
    rematch_offers: list[int] = []
    rematch: str | None = None
    """The id of the table where the same people play again."""
    problem: Problem | None = None
    """Why nothing can be done at this table any more, such as rules that have changed since."""
    origin: str | None = None
    """The id of the table whose game this one goes on with."""
    continued: int | None = None
    """How many of the moves of that game it began with."""


class Lobby(Wire):
    """What the home page shows: the tables of whoever asks, most urgent first, and open places."""

    yours: list[Table]
    open: list[Table]


# Play


class Line(Wire):
    """One line of a sum that explains a price or a gain."""

    text: Text
    amount: int


class Sum(Wire):
    """What some actions would cost or bring, line by line: the places of the lines in the decision."""

    actions: list[int]
    lines: list[int]


class Decision(Wire):
    """What a seat is asked. What the actions are called, the game tells once for all: see `Action`."""

    prompt: Text
    actions: list[int]
    """What the seat may do."""
    others: list[int] = []
    """What somebody may wonder about, and cannot be done now."""
    problems: list[Problem] = []
    """What stands against the others."""
    why: list[int] = []
    """For each of the others, which of the problems it is; they count from 0."""
    lines: list[Line] = []
    """Of which the sums are made."""
    sums: list[Sum] = []


class View(Wire):
    """What one seat, or a spectator, may see: the game's own board, and what the seat is asked."""

    seat: int | None
    acting: list[int]
    ending: str
    board: dict[str, Any]
    scores: list[int] = []
    """When the game is over, in units; what is known before is on the board."""
    decision: Decision | None = None
    can_undo: bool = False


class Event(Wire):
    """Something that happened: docs/events/ lists every kind of every game, with its values."""

    text: Text
    """The sentence for the log."""
    kind: str = ""
    """Empty in entries that were stored before events had kinds: then there is the sentence alone."""
    values: dict[str, int | str | list[str] | dict[str, int]] = {}
    """Seats and amounts are numbers, components ids; several are a list, or how many there are of each."""


class Entry(Wire):
    """One line of a table's history. Whoever is told counts them from 1, and they never change.

    `act` and `undo` carry the game on; an undo takes back the seat's last action that is not taken back. A
    wish of several actions is as many entries, and so is its undo.
    """

    sequence: int
    kind: Literal["act", "undo", "resign", "stand_in", "give_back"]
    seat: int
    at: float
    action: int | None = None
    notation: str = ""
    name: Text | None = None
    events: list[Event] = []
    """What the action did, as far as the receiver may know."""


class Chat(Wire):
    """A line of the players' talk, or of the watchers': while the game is on, neither hears the others."""

    number: int
    name: str
    text: str
    at: float
    seat: int | None = None
    """None: a spectator."""
    speaker: str = ""
    """The same for all that one person says, at any table, and nothing else is known by it."""


class Position(Wire):
    """The table after a number of the moves one was told of, for the history slider and the replay."""

    move: int
    view: View
    entry: Entry | None = None
    """The action that led here."""


class Asked(Wire):
    """What a program's seat is asked: a line of `GET /api/bot/decisions`."""

    table: str
    game: str
    sequence: int
    view: View
    guess: dict[str, Any] | None = None
    """If wished: the data of a state that the seat cannot tell from the true one, to think with."""


# The socket of a table: from the client


class Hello(Wire, tag="hello"):
    """The first message. `since` is the last sequence number the client has; 0 for none."""

    since: Number = 0
    chat: Number = 0
    """The last chat number it has."""


class Act(Wire, tag="act"):
    """Do something: an action, or several that are one wish. The same `request` sent twice counts once."""

    request: str
    sequence: Number
    """The last entry the sender has seen: an answer to an older question is refused."""
    actions: Annotated[list[Number], Meta(min_length=1, max_length=MOST_ACTIONS)]
    """One after another, until chance or another seat speaks. If one of them is not legal when it is its
    turn, none is carried out; one that the rules have given themselves, because there was no other, counts
    as done."""


class Undo(Wire, tag="undo"):
    """Take back the last wish: all actions of the last request that is not taken back."""

    request: str
    sequence: Number


class Resign(Wire, tag="resign"):
    request: str


class Say(Wire, tag="say"):
    request: str
    text: str


class OfferRematch(Wire, tag="rematch"):
    """Offer to play again; when all have, the new table's id comes with the table."""

    request: str


class ProposeStandIn(Wire, tag="stand_in"):
    """Agree that a bot plays for a seat whose person is gone."""

    request: str
    seat: Number


class GiveBack(Wire, tag="give_back"):
    """The person of a seat is back and plays on."""

    request: str


class AskHint(Wire, tag="hint"):
    request: str


class AskReview(Wire, tag="review"):
    """How did the finished game go? Whoever has not asked to `begin` is told only what is known, or is
    being worked out for somebody else."""

    request: str
    begin: bool = False


class Ping(Wire, tag="ping"):
    pass


FromClient = (
    Hello | Act | Undo | Resign | Say | OfferRematch | ProposeStandIn | GiveBack | AskHint | AskReview | Ping
)


# The socket of a table: from the server


class Welcome(Wire, tag="welcome"):
    """Answers `hello`: the present, and the history after what the client has."""

    sequence: int
    table: Table
    view: View | None
    """None while the table waits for people."""
    entries: list[Entry]
    chat: list[Chat]


class Moved(Wire, tag="moved"):
    """The history has grown by what one request did, or by more; the view is what it led to."""

    entries: list[Entry]
    view: View
    table: Table


class Changed(Wire, tag="changed"):
    """Something about the table changed: who sits or is online, votes, offers, clocks."""

    table: Table


class Said(Wire, tag="said"):
    chat: Chat


class Done(Wire, tag="done"):
    """A request was carried out, or was before: it is stored."""

    request: str
    sequence: int
    """Of the last entry it made."""
    entries: int = 0
    """How many it made: fewer than the actions of a wish if that has ended early."""


class Refused(Wire, tag="refused"):
    """A request was not carried out, and nothing changed."""

    request: str
    problem: Problem


class Hint(Wire, tag="hint"):
    """The best actions, best first."""

    request: str
    advice: list[Advice] = field(default_factory=list)
    words: list[Text] = []
    """The best of them and how the next ones compare with it, a sentence for each."""
    reasons: list[Text] = []
    """What the best one is certain to do."""
    line: list[str] = []
    """The best one and what belongs to the same move, as notations."""


class Reviewed(Wire, tag="review"):
    """Answers `review`, and comes again whenever another move is judged, until the review is there."""

    request: str
    done: int
    """Moves that are judged."""
    total: int
    is_running: bool = False
    review: Review | None = None
    """While it is running, what is found as yet, if that is more than was told before."""


class Pong(Wire, tag="pong"):
    pass


class Closed(Wire, tag="closed"):
    """The server ends the connection; `again` tells whether the client shall come back."""

    problem: Problem
    again: bool


FromServer = Welcome | Moved | Changed | Said | Done | Refused | Hint | Reviewed | Pong | Closed
