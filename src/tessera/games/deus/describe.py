"""What the components do, as messages, and the catalog as plain data for whoever draws it."""

from typing import Any

from tessera.core.message import Message
from tessera.games.deus.catalog import (
    CARDS,
    COLOUR,
    COLOURS,
    COPIES,
    COST_OF,
    EFFECTS_DATA,
    GODS,
    GODS_DATA,
    GOLD_COST,
    GOLD_FOR_RESOURCE,
    HAND,
    HAND_LIMIT,
    KIND_COLOUR,
    KIND_OF,
    KINDS,
    LAND_COUNT,
    LANDING_POINTS,
    MOST_TEMPLE_POINTS,
    PIECES,
    PIECES_OF_TYPE,
    RESOURCES,
    TERRAINS,
    TYPES,
    stock_of,
)
from tessera.games.deus.continent import REGIONS
from tessera.games.deus.names import amounts, colour_name, cost_of, lot_names

# In words


def cost_text(card: int) -> Message:
    """The price of a card."""
    return Message("deus.info.cost", cost=cost_of(card))


def kind_text(kind: int) -> Message:
    """What a kind of card does."""
    data = EFFECTS_DATA[kind]
    if "worth" in data:
        return _temple_text(data)
    if "produce" in data:
        return _production_text(data)
    if "sell" in data:
        lot, gain = lot_names(stock_of(data["sell"])), _gain(data["gain"])
        if "most" not in data:
            return Message("deus.effect.sell_any", lot=lot, gain=gain)
        return Message("deus.effect.sell", lot=lot, gain=gain, most=int(data["most"]))
    if "gain" in data:
        return _gain_text(data)
    if "buy" in data:
        return Message("deus.effect.buy", most=int(data["buy"]), gold=int(data["gold"]))
    if "draw" in data:
        return Message("deus.effect.draw", cards=int(data["draw"]), pieces=int(data["pieces"]))
    if "recruit" in data:
        return Message("deus.effect.recruit", amount=int(data["recruit"]), pieces=int(data["pieces"]))
    if "activate" in data:
        return Message("deus.effect.activate", colour=colour_name(COLOURS.index(data["activate"])))
    if "steal" in data:
        return Message("deus.effect.steal", gain=_gain(data["steal"]))
    if "move" in data:
        key = "move_one" if data["armies"] == "one" else "move_all"
        return Message(f"deus.effect.{key}", steps=int(data["move"]))
    return Message("deus.effect.plunder", points=int(data["plunder"]))


def _gain(gain: dict[str, int]) -> tuple[Message, ...]:
    return amounts(0, int(gain.get("gold", 0)), int(gain.get("points", 0)))


def _gain_text(data: dict[str, Any]) -> Message:
    gain = _gain(data["gain"])
    if data["per"] == "terrain":
        return Message("deus.effect.gain_per_land", gain=gain, land=_each_land(data))
    if data["per"] == "city":
        key = "gain_per_city" if int(data.get("cities", 1)) == 1 else "gain_per_cities"
        return Message(
            f"deus.effect.{key}", gain=gain, pieces=int(data["pieces"]), cities=int(data.get("cities", 1))
        )
    if data["per"] == "card":
        return Message(
            "deus.effect.gain_per_card", gain=gain, colour=colour_name(COLOURS.index(data["colour"]))
        )
    return Message("deus.effect.gain_per_village", gain=gain)


def _production_text(data: dict[str, Any]) -> Message:
    amount = int(data["produce"])
    if data["where"] == "one_building":
        return Message("deus.effect.produce_one", amount=amount)
    resource = RESOURCES[TERRAINS.index(data["terrain"])]
    key = "produce_everywhere" if data["where"] == "every_building" else "produce_by_city"
    return Message(
        f"deus.effect.{key}",
        gain=amounts(stock_of({resource: amount})),
        land=Message(f"deus.on_land.{data['terrain']}"),
    )


def _temple_text(data: dict[str, Any]) -> Message:
    worth, most = int(data["worth"]), MOST_TEMPLE_POINTS
    if data["per"] == "city":
        return Message("deus.effect.temple_of_cities", worth=worth, pieces=int(data["pieces"]), most=most)
    if data["per"] == "terrain":
        return Message("deus.effect.temple_of_lands", worth=worth, land=_each_land(data), most=most)
    if data["per"] == "temple":
        return Message("deus.effect.temple_of_temples", worth=worth, most=most)
    if data["per"] == "set":
        return Message("deus.effect.temple_of_sets", worth=worth, most=most)
    units = int(data.get("each", 1))
    held = lot_names(0, units) if data["of"] == "gold" else lot_names(stock_of({data["of"]: units}))
    return Message("deus.effect.temple_of_holdings", worth=worth, held=held, most=most)


def _each_land(data: dict[str, Any]) -> Message:
    return Message(f"deus.each_land.{data['terrain']}")


def card_texts(card: int) -> list[Message]:
    """What a card does."""
    return [kind_text(KIND_OF[card])]


def god_text(god: int) -> Message:
    """What a god gives."""
    return Message(f"deus.god_text.{GODS[god]}")


# As plain data


def catalog_data() -> dict[str, Any]:
    """Everything that is printed on the components, by id."""
    return {
        "resources": list(RESOURCES),
        "colours": list(COLOURS),
        "pieces": list(PIECES),
        "piece_count": dict.fromkeys(TYPES, PIECES_OF_TYPE),
        "terrains": {
            name: RESOURCES[terrain] if terrain < LAND_COUNT else None
            for terrain, name in enumerate(TERRAINS)
        },
        "regions": list(REGIONS),
        "hand": HAND,
        "hand_limit": HAND_LIMIT,
        "gold_for_a_resource": GOLD_FOR_RESOURCE,
        "landing_points": LANDING_POINTS,
        "cards": {name: _card(card) for card, name in enumerate(CARDS)},
        "kinds": {
            name: {
                "colour": COLOURS[KIND_COLOUR[kind]],
                "effect": EFFECTS_DATA[kind],
                "texts": [kind_text(kind).to_data()],
            }
            for kind, name in enumerate(KINDS)
        },
        "gods": {
            name: {"colour": COLOURS[god], "texts": [god_text(god).to_data()], **_gifts(god)}
            for god, name in enumerate(GODS)
        },
    }


def _gifts(god: int) -> dict[str, Any]:
    """What a god gives for one card, for two, and so on, and the piece that comes with it."""
    data = GODS_DATA[god]
    for what, each in data.get("each", {}).items():
        most = int(data.get("most", HAND_LIMIT * int(each)))
        amounts = [min(most, cards * int(each)) for cards in range(1, HAND_LIMIT + 1)]
        return {"gives": what, "amounts": amounts, "piece": data.get("piece")}
    return {"gives": None, "amounts": [], "piece": None}


def _cost(card: int) -> dict[str, int]:
    """The amounts of a price, its gold last."""
    priced = dict(zip((*RESOURCES, "gold"), (*COST_OF[card], GOLD_COST[card]), strict=True))
    return {name: amount for name, amount in priced.items() if amount}


def _card(card: int) -> dict[str, Any]:
    return {
        "kind": KINDS[KIND_OF[card]],
        "colour": COLOURS[COLOUR[card]],
        "piece": PIECES[COLOUR[card]],
        "god": GODS[COLOUR[card]],
        "cost": _cost(card),
        "copies": COPIES[card],
        "texts": [text.to_data() for text in card_texts(card)],
        "price": cost_text(card).to_data(),
    }
