"""Who plays which people: by chance, one of two, in turn, or by everybody's wish; and whose leaders."""

from tessera.games.clash.peoples import LEADERS, PEOPLES
from tessera.games.clash.scenario import asked, legal, new_game, play, reason, terrain
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import facts

ALL = {f"be:{people}" for people in PEOPLES}


def of(state: ClashState) -> list[str]:
    return [PEOPLES[nation.people] for nation in state.nations]


def test_each_keeps_one_of_two_that_were_dealt() -> None:
    state = new_game(3, civilizations=True, peoples="two")
    dealt = set()
    for _ in range(3):
        assert asked(state) == "people"
        assert len(legal(state)) == 2
        dealt |= legal(state)
        play(state, sorted(legal(state))[0])
    assert len(dealt) == 6
    assert len(set(of(state))) == 3
    assert asked(state) == "settler"


def test_in_turn_nobody_takes_what_another_has() -> None:
    state = new_game(2, civilizations=True, peoples="turn")
    assert (state.seats_to_act(), legal(state)) == ((state.first,), ALL)
    events = play(state, "be:vikings")
    assert facts(events, "became") == [{"seat": state.first, "people": "vikings"}]
    assert legal(state) == ALL - {"be:vikings"}
    assert reason(state, "be:vikings") == "people_taken"
    play(state, "be:rome")
    assert of(state)[state.first] == "vikings"
    bottom = "D1" if state.first == 0 else "D8"
    assert terrain(state, bottom) == "sea"


def test_wishes_are_secret_and_granted() -> None:
    state = new_game(2, civilizations=True, peoples="wish")
    assert state.seats_to_act() == (0, 1)
    before = state.view(1)
    play(state, "be:maya")
    assert str(state.view(1).board) == str(before.board)
    play(state, "be:persia")
    assert of(state) == ["maya", "persia"]


def test_of_those_who_wish_the_same_chance_takes_one() -> None:
    state = new_game(3, civilizations=True, peoples="wish")
    play(state, "be:maya", "be:rome", "be:maya", deals=["seat 2", "huns"])
    assert of(state) == ["huns", "rome", "maya"]


def test_in_an_alternative_history_leaders_are_of_any_people() -> None:
    state = new_game(4, civilizations=True, history="alternate")
    dealt = [leader for nation in state.nations for leader in nation.leaders]
    assert len(set(dealt)) == 12
    assert all(len(nation.leaders) == 3 for nation in state.nations)
    own = {leader for nation in state.nations for leader in range(nation.people * 3, nation.people * 3 + 3)}
    assert set(dealt) - own
    assert state.view(0).board["nations"][0]["leaders"] == [
        LEADERS[each] for each in state.nations[0].leaders
    ]
