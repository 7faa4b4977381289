"""Everything that Clash of Cultures tells: the kinds of its events, and the types of their values."""

from typing import Any, Final

from tessera.core.event import NUMBER, SEAT, Counts, Id, Kind, Place, Private, Several, Word
from tessera.core.message import Argument, Message
from tessera.games.clash import tally
from tessera.games.clash.catalog import (
    ADVANCES,
    BUILDINGS,
    CATEGORIES,
    EVENT_CARDS,
    EVENT_EFFECTS,
    EVENTS_EFFECT,
    FACE_NAMES,
    FACE_SYMBOL,
    FACE_VALUE,
    GOODS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PIRATES,
    TACTICS_NAMES,
    UNITS,
    WONDERS,
)
from tessera.games.clash.fight import FORTRESS_POWERS
from tessera.games.clash.layout import LABELS, TILES
from tessera.games.clash.names import (
    advance_name,
    building_name,
    card_name,
    category_name,
    counted,
    gift_name,
    goods_name,
    label_name,
    leader_name,
    objective_card_name,
    objective_name,
    owner_name,
    people_name,
    power_name,
    source_name,
    tactics_name,
    unit_count,
    unit_name,
    wonder_name,
)
from tessera.games.clash.notation import CARDS, LAY_TILE
from tessera.games.clash.peoples import GIFTS, LEADERS, PEOPLES, POWERS
from tessera.games.clash.rules.explore import BOUND_BY


def _goods(counts: tuple[int, ...]) -> Message:
    parts = tuple([counted(kind, amount) for kind, amount in enumerate(counts) if amount])
    return Message("clash.together", parts=parts) if parts else Message("clash.nothing")


def _units(counts: tuple[int, ...]) -> Message:
    parts = tuple([unit_count(kind, number) for kind, number in enumerate(counts) if number])
    return Message("clash.together", parts=parts) if parts else Message("clash.nothing")


def _bound_by(word: str) -> Argument:
    """Why a tile lies as it does; nothing where who explores has chosen."""
    return "" if word == "choice" else Message(f"clash.bound_by.{word}")


def _face(face: int) -> Message:
    """What a die shows."""
    return Message("clash.face", value=FACE_VALUE[face], symbol=unit_name(FACE_SYMBOL[face]))


def _parts(sources: tuple[str, ...], amounts: tuple[int, ...]) -> tuple[Message, ...]:
    """What each source adds or takes away."""
    return tuple(
        [
            Message("clash.bonus", source=source_name(source), amount=f"{amount:+d}".replace("-", "−"))
            for source, amount in zip(sources, amounts, strict=True)
            if amount
        ]
    )


def _rolled_by(counts: tuple[int, ...]) -> Argument:
    """What brought dice besides the units."""
    parts = _parts(tally.ROLLED_BY[1:], counts[1:])
    return Message("clash.more_dice", parts=parts) if parts else ""


def _sum(amounts: tuple[int, ...]) -> Argument:
    """What is added to the dice."""
    parts = _parts(tally.SUM[1:], amounts[1:])
    return Message("clash.bonuses", parts=parts) if parts else ""


def _hit_changes(amounts: tuple[int, ...]) -> Argument:
    parts = _parts(tally.HIT_CHANGES, amounts)
    return Message("clash.hit_changes", parts=parts) if parts else ""


class Dice(Several):
    """The faces of some dice, or of none: siege engines may leave a fortress alone without any."""

    def words(self, value: Any) -> Argument:
        return Several.words(self, value) if value else Message("clash.nothing")


CELL: Final = Id("cell", LABELS, label_name)
ADVANCE: Final = Id("advance", ADVANCES, advance_name)
BUILDING: Final = Id("building", BUILDINGS, building_name)
WONDER: Final = Id("wonder", WONDERS, wonder_name)
GOODS_KIND: Final = Id("goods", GOODS, goods_name)
CATEGORY: Final = Id("category", CATEGORIES, category_name)
CARD: Final = Id("card", CARDS, card_name)
TACTICS: Final = Id("tactics", TACTICS_NAMES, tactics_name)
OBJECTIVE: Final = Id("objective card", OBJECTIVE_CARDS, objective_card_name)
REACHED: Final = Id("objective", OBJECTIVES, objective_name)
EVENT: Final = Id(
    "event", EVENT_CARDS, lambda card: Message(f"clash.event.{EVENT_EFFECTS[EVENTS_EFFECT[card]]}")
)
TILE: Final = Id("tile", TILES, lambda tile: TILES[tile])
WAY: Final = Id("way", LAY_TILE.domains[0], lambda way: Message(f"clash.way.{LAY_TILE.domains[0][way]}"))
BOUND: Final = Word(
    "what decides the way",
    BOUND_BY,
    lambda word: Message(f"clash.bound_by.{word}") if word != "choice" else "",
)
OWNER: Final = Place("owner", 0, PIRATES, owner_name)
STOCK: Final = Counts("stock", GOODS, _goods)
GROUP: Final = Counts("units", UNITS, _units)

FACE: Final = Id("face", FACE_NAMES, _face)
DICE: Final = Dice("dice", FACE)
PEOPLE: Final = Id("people", PEOPLES, people_name)
EARNED: Final = Id("civilization advance", POWERS, power_name)
LEADER: Final = Id("leader", LEADERS, leader_name)
UNIT: Final = Id("unit", UNITS, unit_name)
GIFT: Final = Id("gift", GIFTS, gift_name)
POWER: Final = Word("power of a fortress", FORTRESS_POWERS, lambda power: Message(f"clash.power.{power}"))
ROLLED_BY: Final = Counts("what dice are rolled for", tally.ROLLED_BY, _rolled_by)
SUM: Final = Counts("sum", tally.SUM, _sum)
HIT_CHANGES: Final = Counts("changes of hits", tally.HIT_CHANGES, _hit_changes)

EVENTS: Final = (
    Kind("turn", seat=SEAT, age=NUMBER, round=NUMBER),
    Kind("status", age=NUMBER),
    Kind("first", seat=SEAT),
    Kind("end_rolled", seat=SEAT, roll=NUMBER),
    Kind("advanced", seat=SEAT, advance=ADVANCE),
    Kind("became", seat=SEAT, people=PEOPLE),
    Kind("empowered", seat=SEAT, power=EARNED),
    Kind("led", seat=SEAT, leader=LEADER, cell=CELL),
    Kind("leader_lost", seat=SEAT, leader=LEADER),
    Kind("leader_slain", seat=SEAT, leader=LEADER),
    Kind("wielded", seat=SEAT, gift=GIFT),
    Kind("bound", seat=SEAT, owner=OWNER, unit=UNIT),
    Kind("released", seat=SEAT, amount=NUMBER),
    Kind("averted", seat=SEAT, event=EVENT),
    Kind("frightened", owner=OWNER, start=CELL, cell=CELL, units=GROUP),
    Kind("sought", seat=SEAT, wonder=WONDER),
    Kind("crossed", seat=SEAT, start=CELL, cell=CELL, units=GROUP),
    Kind("robbed", seat=SEAT, other=SEAT, goods=GOODS_KIND),
    Kind("runestone", seat=SEAT),
    Private("event_seen", seat=SEAT, event=EVENT),
    Kind("event_sunk", seat=SEAT),
    Kind("announced", seat=SEAT, card=CARD),
    Kind("repainted", seat=SEAT, cell=CELL, building=BUILDING),
    Kind("rebuilt", seat=SEAT, cell=CELL, lost=BUILDING, building=BUILDING),
    Kind("borrowed", seat=SEAT, advance=ADVANCE),
    Kind("governed", seat=SEAT, category=CATEGORY),
    Kind("gained", seat=SEAT, goods=GOODS_KIND, amount=NUMBER),
    Kind("collected", seat=SEAT, cell=CELL, goods=STOCK),
    Kind("constructed", seat=SEAT, building=BUILDING, cell=CELL),
    Kind("raised", seat=SEAT, wonder=WONDER, cell=CELL),
    Kind("founded", seat=SEAT, cell=CELL),
    Kind("razed", seat=SEAT, cell=CELL),
    Kind("recruited", seat=SEAT, cell=CELL, units=GROUP),
    Kind("cheered", cell=CELL, steps=NUMBER),
    Kind("influence_rolled", seat=SEAT, cell=CELL, roll=NUMBER),
    Kind("influenced", seat=SEAT, cell=CELL, building=BUILDING),
    Kind("moved", seat=SEAT, start=CELL, cell=CELL, units=GROUP),
    Kind("trekked", seat=SEAT, start=CELL, cell=CELL),
    Kind("converted", seat=SEAT, owner=OWNER, unit=UNIT, cell=CELL),
    Kind("explored", seat=SEAT, tile=TILE, cell=CELL, way=WAY, why=BOUND),
    Kind("battle", attacker=OWNER, defender=OWNER, cell=CELL),
    Kind("laid", seat=SEAT),
    Private("laid_card", seat=SEAT, card=CARD),
    Kind("revealed", seat=SEAT, card=CARD, tactics=TACTICS),
    Kind("besieged", seat=SEAT, power=POWER),
    Kind("armed", seat=SEAT, bonus=NUMBER),
    Kind("provisioned", seat=SEAT),
    Kind("tactics_rolled", owner=OWNER, tactics=TACTICS, roll=NUMBER),
    Kind("silenced", owner=OWNER, tactics=TACTICS),
    Kind("rerolled", owner=OWNER, face=FACE),
    Kind(
        "rolled",
        owner=OWNER,
        round=NUMBER,
        dice=DICE,
        rolled_by=ROLLED_BY,
        sum=SUM,
        value=NUMBER,
        hits=NUMBER,
    ),
    Kind("applauded", seat=SEAT),
    Kind("hit", owner=OWNER, enemy=OWNER, value=NUMBER, hits=NUMBER, changes=HIT_CHANGES, taken=NUMBER),
    Kind("lost", owner=OWNER, cell=CELL, units=GROUP),
    Kind("drawn", cell=CELL),
    Kind("retreated", seat=OWNER, cell=CELL),
    Kind("won", winner=OWNER, cell=CELL),
    Kind("captured", captor=OWNER, loser=OWNER, cell=CELL),
    Kind("event", seat=SEAT, event=EVENT),
    Kind("buried", seat=SEAT, cell=CELL),
    Kind("ruined", seat=SEAT, cell=CELL),
    Kind("taken_over", seat=SEAT, cell=CELL),
    Kind("market_gained", seat=SEAT, amount=NUMBER),
    Kind("routes", seat=SEAT, goods=GOODS_KIND, amount=NUMBER),
    Kind("spied", seat=SEAT, other=SEAT),
    Kind("swapped", seat=SEAT, other=SEAT),
    Kind("offered", seat=SEAT, other=SEAT),
    Kind("declined", seat=SEAT, other=SEAT),
    Kind("traded", seat=SEAT, other=SEAT, given=STOCK, wanted=STOCK),
    Kind("mood_fell", cell=CELL),
    Kind("overthrown", seat=SEAT, markers=NUMBER),
    Kind("wonder_shown", wonder=WONDER),
    Kind("treaty", seat=SEAT, other=SEAT),
    Kind("took_great", seat=SEAT, event=EVENT),
    Kind("exhausted", cell=CELL),
    Kind("barbarians_appeared", cell=CELL),
    Kind("barbarians_grew", cell=CELL),
    Kind("barbarians_moved", start=CELL, cell=CELL),
    Kind("pirates_appeared", cell=CELL),
    Kind("raided", seat=SEAT, goods=GOODS_KIND),
    Kind("took_card", seat=SEAT, card=CARD),
    Kind("discarded", seat=SEAT, card=CARD),
    Kind("drew_action", seat=SEAT),
    Private("drawn_action", seat=SEAT, card=CARD),
    Kind("gave_objective", seat=SEAT),
    Kind("drew_objective", seat=SEAT),
    Private("drawn_objective", seat=SEAT, card=OBJECTIVE),
    Kind("drew_wonder", seat=SEAT),
    Private("drawn_wonder", seat=SEAT, wonder=WONDER),
    Kind("claimed", seat=SEAT, objective=REACHED),
    Kind("wonder_opened", seat=SEAT, wonder=WONDER),
)
