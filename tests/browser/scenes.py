"""Positions of Clash that hardly come about by chance, and what somebody has opened in them."""

from dataclasses import replace

from tessera.core.chance import Chance, NamedChance
from tessera.core.event import Event as Fact
from tessera.core.match import Situation
from tessera.core.scenario import legal
from tessera.games.clash.scenario import nation, scenario
from tessera.games.clash.state import ClashState
from tessera.server.protocol import Entry, text_of
from tessera.server.tables.views import view_of
from tests.browser.laid import Position, entry_of
from tests.games.clash.late import late

RIVAL = "[data-rival='1'], [data-sheet=nations]"
LOOKED_AT = "[data-rival='1'][aria-pressed=true], .sheet .nations"
"""A rival's nation; on a phone the sheet with all nations."""
CITY = "[data-cell=C2]"
DEMOCRACY = ["nationalism", "totalitarianism", "absolute_power", "forced_labor"]
THEOCRACY = ["dogma", "devotion", "conversion", "fanaticism"]


def scenes() -> list[Position]:
    """Each with what must be seen in it."""
    return [
        laid("city", late(), clicks=(CITY,), shows="section.cell"),
        laid("army", late(), clicks=("[data-deed=move]", "[data-cell=B1]"), shows="[data-squad]"),
        laid("free", late(unknown=[*DEMOCRACY, *THEOCRACY], wonder="great_library"), shows="[data-deed]"),
        laid("special", late(), clicks=("[data-deed=special]",), shows="[data-notation=power]"),
        laid("wonder", late(), "raise:B4", shows="[data-notation^='wonder:']"),
        laid("pay", late(), "raise:B4", "wonder:great_arena", shows="[data-notation^='pay:']"),
        laid(
            "collecting",
            gatherer(),
            clicks=("[data-deed=activate]", "[data-cell=D2]", "[data-notation='collect:D2']"),
            shows="[data-collect]",
        ),
        laid("trade", late(), clicks=("[data-trade]",), shows="[data-step='add:food']"),
        laid("rival", late(), clicks=(RIVAL,), shows=LOOKED_AT),
        laid("attack", war(), clicks=("[data-cell=D5]", "[data-cell=D6]"), shows="[data-attack]"),
        happening(),
        battle(),
        since(),
    ]


def laid(
    name: str, state: ClashState, *played: str, clicks: tuple[str, ...] = (), shows: str = ""
) -> Position:
    """A position after some actions, as seat 0 sees it."""
    entries: list[Entry] = []
    play(state, entries, *played)
    return replace(seen(name, state, entries), clicks=clicks, shows=shows)


def play(state: ClashState, entries: list[Entry], *played: str, deals: tuple[str, ...] = ()) -> None:
    """Actions of whoever is asked first, of which seat 0 is told."""
    chance = NamedChance(list(deals), Chance(0))
    for notation in played:
        seat = state.seats_to_act()[0]
        action = next(one for one in state.actions(seat) if state.game.vocabulary.notation(one) == notation)
        facts: list[Fact] = []
        state.apply(seat, action, chance, facts)
        entries.append(entry_of(state.game, len(entries) + 1, seat, action, facts, 0))


def seen(name: str, state: ClashState, entries: list[Entry]) -> Position:
    return Position(
        game="clash",
        name=f"scene-{name}",
        seats=state.seats,
        options={},
        summary=text_of(state.summary()),
        result=None,
        view=view_of(Situation(state), 0),
        entries=list(entries),
    )


def gatherer() -> ClashState:
    return scenario(nation(["D2 happy", "E4"]), nation(), trade=True)


def war() -> ClashState:
    return scenario(
        nation(["D2 happy", "D5"], ["3 infantry@D5", "cavalry@D5"], ["tactics"], food=2),
        nation(["D7 happy", "D6 temple"], ["infantry@D6", "settler@D6"]),
        trade=True,
    )


def happening() -> Position:
    """An event is drawn while somebody looks."""
    state = scenario(
        nation(["D2 happy", "C5"], ["infantry@C5"], ["tactics"], track=1, ideas=2),
        nation(),
        barbarians=["E5"],
        trade=True,
    )
    entries: list[Entry] = []
    before = seen("event", state, entries)
    play(state, entries, "advance:siegecraft", deals=("awesome_year_all_13",))
    return replace(before, told=seen("event", state, entries), shows="[data-event]")


def battle() -> Position:
    """A battle is fought to its end while somebody looks."""
    state = war()
    entries: list[Entry] = []
    before = seen("battle", state, entries)
    dice = ("6_infantry", "5_infantry", "5_cavalry", "4_cavalry", "1_leader")
    play(state, entries, "move", "to:D6", deals=dice)
    return replace(before, told=seen("battle", state, entries), shows="[data-stage] .outcome")


def since() -> Position:
    """The others have had their turns."""
    state = scenario(*[nation([home], food=2) for home in ("C2", "I2", "I8", "C8")], trade=True)
    entries: list[Entry] = []
    for home in ("C2", "I2", "I8", "C8"):
        play(state, entries, "advance:tactics", f"collect:{home}")
        state.actions_left = 0
        play(state, entries, *[one for one in ("take:food",) if one in legal(state)], "end")
    return replace(seen("since", state, entries), shows="section.since")
