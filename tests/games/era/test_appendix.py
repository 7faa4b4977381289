"""The appendix of the rulebook, row by row: faces, disasters, buildings."""

import pytest

from tessera.core.chance import ScriptedChance
from tessera.games.era.catalog import (
    BUILDINGS,
    COST,
    DICE,
    DIE_OF,
    DISASTER_OF,
    FACES,
    PIECE,
    PIECE_COUNT,
    POINTS,
    PRINTED_AMOUNTS,
    SIDE_FACES,
    SIDES,
    stock_of,
)
from tessera.games.era.describe import catalog_data, cost_text, piece_texts
from tessera.games.era.scenario import culture, domain, legal, resources, scenario

CALM = ["noble_shields"]

FACE_ROWS: list[tuple[str, dict[str, int]]] = [
    ("peasant_food", {"food": 3}),
    ("peasant_wood", {"wood": 3}),
    ("peasant_stone", {"stone": 2}),
    ("peasant_hammers", {"hammers": 2}),
    ("peasant_skull", {"wood": 1, "hammers": 1, "skulls": 1}),
    ("burgher_two_goods", {"goods": 2}),
    ("burgher_one_good", {"goods": 1}),
    ("burgher_stone", {"stone": 2}),
    ("burgher_culture", {"culture": 1}),
    ("burgher_hammers", {"hammers": 2}),
    ("burgher_skull", {"stone": 1, "hammers": 1, "skulls": 1}),
    ("noble_shields", {"shields": 4}),
    ("noble_one_sword", {"swords": 1}),
    ("noble_two_swords", {"swords": 2}),
    ("noble_three_swords", {"swords": 3}),
    ("noble_goods", {"goods": 1}),
    ("noble_skull", {"goods": 2, "skulls": 1}),
    ("clergy_food", {"food": 2}),
    ("clergy_quill", {}),
    ("clergy_culture", {"culture": 1}),
    ("clergy_skull", {"culture": 2, "skulls": 1}),
]


@pytest.mark.parametrize(("face", "brings"), FACE_ROWS)
def test_what_a_face_brings(face: str, brings: dict[str, int]) -> None:
    state = scenario("collect", domain(dice=[face]), domain(dice=CALM))
    found = {**resources(state, 0), "culture": culture(state, 0)}
    shown = state.view(0).board["domains"][0]["dice"]
    found.update({what: shown[what] for what in ("hammers", "swords", "shields", "skulls")})
    assert {what: amount for what, amount in found.items() if amount} == brings


@pytest.mark.parametrize(
    ("face", "choices"),
    [
        ("peasant_food_or_stone", [{"food": 2}, {"stone": 1}]),
        ("clergy_stone_or_wood", [{"stone": 1}, {"wood": 2}]),
    ],
)
def test_a_face_that_leaves_a_choice(face: str, choices: list[dict[str, int]]) -> None:
    for choice in choices:
        state = scenario(
            "collect", domain(dice=[face, "clergy_food"]), domain(dice=["peasant_food_or_stone"])
        )
        ((name, amount),) = choice.items()
        before = resources(state, 0)[name]
        state.apply(0, state.actions(0)[choices.index(choice)], ScriptedChance([]))
        assert resources(state, 0)[name] == before + amount
    assert len(legal(scenario("collect", domain(dice=[face]), domain(dice=CALM)))) == 2


def test_every_face_has_a_row() -> None:
    rows = {face for face, _ in FACE_ROWS} | {"peasant_food_or_stone", "clergy_stone_or_wood"}
    assert rows == set(FACES)


@pytest.mark.parametrize(("die", "different"), [("peasant", 6), ("burgher", 6), ("noble", 6), ("clergy", 5)])
def test_a_die_has_six_sides(die: str, different: int) -> None:
    number = DICE.index(die)
    sides = SIDE_FACES[number * SIDES : (number + 1) * SIDES]
    assert (len(sides), len(set(sides))) == (6, different)


@pytest.mark.parametrize(
    ("skulls", "name"),
    [(1, "bandits"), (2, "disease"), (3, "treachery"), (4, "fire"), (5, "attack"), (6, "revolt")],
)
def test_the_rows_of_the_disasters(skulls: int, name: str) -> None:
    """What each does is in test_disasters."""
    assert DISASTER_OF[skulls] == name


BUILDING_ROWS: list[tuple[str, int, int, dict[str, int], str]] = [
    ("keep", 8, 1, {"stone": 3}, "noble"),
    ("longhouse", 18, 1, {"wood": 2}, "peasant"),
    ("townhouse", 5, 1, {"goods": 2}, "burgher"),
    ("church", 5, 1, {"goods": 1, "stone": 1, "wood": 1}, "clergy"),
    ("farm", 16, 1, {"wood": 1}, ""),
    ("lumber_mill", 3, 2, {"wood": 3}, ""),
    ("hospital", 3, 3, {"stone": 6, "wood": 1}, ""),
    ("monastery", 3, 4, {"goods": 4, "stone": 2, "wood": 1}, ""),
    ("market", 3, 2, {"goods": 1, "wood": 4}, ""),
    ("guildhall", 3, 3, {"stone": 5, "wood": 2}, ""),
    ("university", 2, 4, {"goods": 3, "stone": 3, "wood": 3}, ""),
    ("cathedral", 2, 5, {"goods": 2, "stone": 4, "wood": 6}, ""),
]


@pytest.mark.parametrize(("name", "count", "points", "cost", "die"), BUILDING_ROWS)
def test_the_rows_of_the_buildings(
    name: str, count: int, points: int, cost: dict[str, int], die: str
) -> None:
    piece = PIECE[name]
    assert (PIECE_COUNT[piece], POINTS[piece]) == (count, points)
    assert COST[piece] == stock_of(cost)
    assert DIE_OF[piece] == (DICE.index(die) if die else -1)
    assert sorted(PRINTED_AMOUNTS[piece]) == sorted(cost.values())


def test_every_building_has_a_row() -> None:
    assert [row[0] for row in BUILDING_ROWS] == list(BUILDINGS)
    assert sum(row[1] for row in BUILDING_ROWS) == 71


@pytest.mark.parametrize("length", [2, 3, 4, 5, 6])
def test_a_wall_of_any_length_costs_one_stone(length: int) -> None:
    assert COST[PIECE[f"wall_{length}"]] == stock_of({"stone": 1})


def test_there_are_32_walls_and_27_pieces_of_scorched_land() -> None:
    assert [PIECE_COUNT[PIECE[f"wall_{length}"]] for length in (2, 3, 4, 5, 6)] == [3, 4, 18, 4, 3]
    assert PIECE_COUNT[PIECE["scorched"]] == 27


def test_what_a_piece_does_can_be_said() -> None:
    said = {name: [text.key for text in piece_texts(piece)] for name, piece in PIECE.items()}
    assert said["keep"] == ["era.effect.points", "era.effect.die", "era.effect.always_walled"]
    assert said["market"] == ["era.effect.points", "era.effect.points_per.empty_neighbour"]
    assert said["wall_2"] == ["era.effect.wall"]
    assert said["scorched"] == ["era.effect.scorched"]
    assert [text.key for text in cost_text(PIECE["church"]).args["cost"]] == [
        "era.amount.goods",
        "era.amount.stone",
        "era.amount.wood",
    ]


def test_the_catalog_tells_a_client_all_that_is_printed() -> None:
    data = catalog_data()
    assert data["pieces"]["church"]["shapes"]["r90"] == [[0, 0], [1, 0], [1, 1]]
    assert data["pieces"]["cathedral"]["cost"] == {"goods": 2, "stone": 4, "wood": 6}
    assert data["dice"]["clergy"]["sides"].count("clergy_quill") == 2
    assert data["faces"]["peasant_skull"]["shows"] == {"wood": 1, "hammers": 1, "skulls": 1}
    assert data["faces"]["peasant_food_or_stone"]["one_of"] == [{"food": 2}, {"stone": 1}]
    assert data["disasters"]["revolt"]["skulls"] == 6
    assert (data["grid"]["width"], data["grid"]["height"]) == (11, 11)
