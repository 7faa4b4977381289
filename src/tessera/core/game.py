"""A game: a title with its options, its vocabulary and the factory of its states, and its manifest."""

from typing import Any

from tessera.core import mypyc_attr
from tessera.core.chance import Chance
from tessera.core.edition import Box, Fact
from tessera.core.errors import BadRecord, WrongOption
from tessera.core.event import Kind
from tessera.core.frame import Frame
from tessera.core.message import Message
from tessera.core.state import State
from tessera.core.vocabulary import Names, Vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """Something chosen before the game. `choices` are its values as written in records.

    A game may derive an option that accepts more than the choices it lists, such as a written map.
    """

    def __init__(
        self,
        name: str,
        default: str,
        choices: tuple[str, ...],
        is_offered: bool = True,
        came_later: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.is_offered = is_offered
        """Whether servers offer it; one that is being written may be for Python alone, see `Manifest`."""
        self.came_later = came_later
        """Whether there are records from before it: it is written only where it is not as ever."""

    def text(self, value: Any) -> str:
        """A value as it is written."""
        return str(value).lower() if isinstance(value, bool) else str(value)

    def accepts(self, value: str) -> bool:
        """Whether a value can be chosen."""
        return value in self.choices


class SeatOption(Option):
    """A seat, or something else. In Python it is the seat's number, which counts from 0; as text, in records
    and on the command line, it is written as people count, from 1."""

    def __init__(self, name: str, default: str, seats: int) -> None:
        super().__init__(name, default, (default, *[str(seat + 1) for seat in range(seats)]))

    def text(self, value: Any) -> str:
        return str(value + 1) if isinstance(value, int) else str(value)


BOTH: tuple[str, ...] = ("false", "true")
"""The choices of an option that is on or off."""


class Sample:
    """A kind of game that is worth trying: its number of seats, and the options that differ."""

    def __init__(self, seats: int, options: dict[str, str] | None = None, games: int = 2) -> None:
        self.seats = seats
        self.options: dict[str, str] = options or {}
        self.games = games
        """How many of them the battery plays."""


class Manifest:
    """What others must know of a game to show, try and record it without knowing the game."""

    def __init__(
        self,
        samples: tuple[Sample, ...] = (),
        endings: tuple[str, ...] = (),
        sudden: tuple[str, ...] = (),
        order: int = 100,
        is_offered: bool = True,
        deals_seats: bool = False,
    ) -> None:
        self.samples = samples
        """Games to try, so that every number of seats and every option is met."""
        self.endings = endings
        """All words that a state may have for its `ending`."""
        self.sudden = sudden
        """Those of them that end a game whatever the points are."""
        self.order = order
        """Where it stands among the games that people are shown: the lowest first."""
        self.is_offered = is_offered
        """Whether servers offer it; a game that is being written may be for Python alone."""
        self.deals_seats = deals_seats
        """Whether chance says who sits where, when more than two people and computers come together."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The interface. Each game package has one instance, `GAME`; `tessera.load(name)` gives it."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        vocabulary: Vocabulary,
        names: Names,
        frames: dict[str, type[Frame[Any]]],
        length_limit: int,
        manifest: Manifest | None = None,
        points_unit: int = 1,
        events: tuple[Kind, ...] = (),
        box: Box | None = None,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        """Changes whenever an old record would replay differently."""
        self.seats = seats
        """The numbers of seats it can be played with."""
        self.options = options
        self.vocabulary = vocabulary
        self.names = names
        """How `name_action` names what the verbs range over."""
        self.frames = frames
        """The kinds of its frames by name: see `frames_in`."""
        self.length_limit = length_limit
        """More decisions than any game can have: law "bounded length"."""
        self.manifest = manifest or Manifest(tuple([Sample(number) for number in seats]))
        self.points_unit = points_unit
        """How many units of `scores` make a point: 2 where half points are given."""
        self.events = {kind.name: kind for kind in events}
        """Every kind of event that its rules tell, by name."""
        self.box = box
        """What an owner of the game can correct, as it is played; None if there is nothing to correct."""
        self.edition = "" if box is None else box.fingerprint
        """The fingerprint of the corrections it is played with: records replay with the same alone."""

    def new(self, seats: int = 2, chance: Chance | None = None, **options: Any) -> State:
        """A game set up to its first decision. Options may be given as values or as text."""
        if seats not in self.seats:
            raise WrongOption(
                Message(
                    "core.error.wrong_seats",
                    game=Message(f"{self.name}.title"),
                    seats=seats,
                    choices=", ".join(str(number) for number in self.seats),
                )
            )
        chosen = self.check_options(options)
        source = Chance() if chance is None else chance
        state = self.set_up(seats, chosen, source)
        state.settle(source)
        return state

    def check_options(self, options: dict[str, Any]) -> dict[str, str]:
        """Every option with its value as text; raises WrongOption for what the game lacks."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise WrongOption(
                    Message(
                        "core.error.unknown_option",
                        option=name,
                        game=Message(f"{self.name}.title"),
                        choices=", ".join(known),
                    )
                )
        chosen: dict[str, str] = {}
        for option in self.options:
            value = option.text(options.get(option.name, option.default))
            if not option.accepts(value):
                raise WrongOption(
                    Message(
                        "core.error.wrong_option",
                        option=option.name,
                        value=value,
                        choices=", ".join(option.choices),
                    )
                )
            chosen[option.name] = value
        return chosen

    def written(self, options: dict[str, str]) -> dict[str, str]:
        """Chosen options as records have them: without those that came later and are as ever."""
        as_ever = {option.name: option.default for option in self.options if option.came_later}
        return {name: value for name, value in options.items() if as_ever.get(name) != value}

    def from_data(self, data: dict[str, Any]) -> State:
        """The state that `to_data` saved; raises BadRecord for another game's or version's."""
        if data.get("game") != self.name or data.get("rules") != self.rules_version:
            raise BadRecord(
                Message(
                    "core.error.other_rules",
                    game=str(data.get("game")),
                    version=str(data.get("rules")),
                    ours=str(self.rules_version),
                )
            )
        check_edition(self, str(data.get("edition", "")))
        return self.state_from_data(data)

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """The state with its first frames on the stack. Written by each game."""
        raise NotImplementedError

    def state_from_data(self, data: dict[str, Any]) -> State:
        """The inverse of the state's `to_data`. Written by each game."""
        raise NotImplementedError

    def catalog(self) -> dict[str, Any]:
        """The components as plain data, with what they do as messages: for whoever draws them."""
        return {}

    def facts(self) -> dict[str, Fact]:
        """What the page with the rules tells of the box, by the names that it has there."""
        return {}

    def name_action(self, action: int) -> Message:
        """The action in words, for lists and logs: the verb's message with the names of its arguments."""
        verb = self.vocabulary.verb_of(action)
        key = f"{self.name}.action.{verb.name}"
        return self.names[verb.domains](key, verb.argument(action)) if verb.domains else Message(key)


def check_edition(game: Game, edition: str) -> None:
    """See that something is of the edition that a game is played with; raises BadRecord."""
    if edition == game.edition:
        return
    if not edition:
        raise BadRecord(Message("core.error.without_edition", game=game.name, ours=game.edition))
    if not game.edition:
        raise BadRecord(Message("core.error.with_edition", game=game.name, edition=edition))
    raise BadRecord(Message("core.error.other_edition", game=game.name, edition=edition, ours=game.edition))
