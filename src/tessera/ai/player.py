"""The interface of everything that plays."""

from typing import Protocol

from tessera.core.state import State


class Player(Protocol):
    """Chooses actions. The state it is handed is its own to think with: a `determinize`d clone,
    which its seat cannot tell from the true one."""

    name: str

    def choose(self, state: State, seat: int) -> int:
        """One of `state.actions(seat)`."""
        ...
