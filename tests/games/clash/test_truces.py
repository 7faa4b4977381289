"""Negotiations: who is at peace with whom, and how long."""

from tessera.games.clash.scenario import (
    end_turn,
    legal,
    nation,
    play,
    reason,
    scenario,
)
from tessera.games.clash.state import ClashState
from tests.games.clash.fields import may_play, played


def peace() -> ClashState:
    """Seat 0 has negotiated with seat 1; both stand beside each other."""
    state = scenario(
        nation(units=["2 infantry@D5"], advances=["tactics"], hand=["negotiations"], culture=1),
        nation(units=["2 infantry@D6"], advances=["tactics"]),
    )
    played(state, "negotiations")
    return state


def attacks(state: ClashState, start: str, goal: str) -> bool:
    """Whether the active seat may move there now."""
    probe = state.clone()
    if "move" not in legal(probe):
        return False
    play(probe, "move")
    if f"from:{start}" in legal(probe):
        play(probe, f"from:{start}")
    return f"to:{goal}" in legal(probe)


def test_negotiations_forbid_both_to_attack_in_their_next_turns() -> None:
    state = peace()
    assert [each["truces"] for each in state.view(None).board["nations"]] == [[1], [0]]
    assert not attacks(state, "D5", "D6")
    end_turn(state)
    assert not attacks(state, "D6", "D5")


def test_negotiations_last_no_longer() -> None:
    state = peace()
    end_turn(state)
    end_turn(state)
    assert attacks(state, "D5", "D6")
    end_turn(state)
    assert attacks(state, "D6", "D5")


def test_negotiations_hold_at_sea_too() -> None:
    own = nation(["D2 happy port@C3"], ["ship@B2"], hand=["negotiations"], culture=1, wood=2)
    state = scenario(own, nation(units=["ship@C3"]))
    assert {"move", "recruit:D2"} <= legal(state)
    played(state, "negotiations")
    assert reason(state, "move") == "cannot_move"  # the ship is neither attacked nor passed
    assert reason(state, "recruit:D2") == "no_unit_possible"  # a new ship would attack it


def test_a_truce_leaves_the_rest_of_the_sea_open() -> None:
    own = nation(units=["ship@C3"], advances=["navigation"], hand=["negotiations"], culture=1)
    state = scenario(own, nation(units=["ship@C4"]))
    played(state, "negotiations")
    play(state, "move")
    assert reason(state, "to:C4") == "truce"
    assert "to:B2" in legal(state)


def test_negotiations_come_before_any_action() -> None:
    state = scenario(nation(hand=["negotiations"], culture=1), nation())
    assert may_play(state, "negotiations")
    play(state, "collect:D2", "take:wood")
    assert not may_play(state, "negotiations")
