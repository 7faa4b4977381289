"""Effects that last: plain data, (ability, seat, until), cleared by the turn that ends them.

A game keeps them in a tuple of its state, which is replaced and never changed, and numbers its turns::

    state.lasting = adding(state.lasting, (TRUCE, seat, state.turn + 2))
    if lasts(state.lasting, TRUCE, seat): ...
    state.lasting = outlasting(state.lasting, state.turn)       # when a turn begins

Nothing is undone when an effect ends: rules ask whether it lasts, and that is all there is to it.
"""

Lasting = tuple[int, int, int]
"""The number of an ability, the seat that has it, and the number of the turn with which it ends."""


def lasts(effects: tuple[Lasting, ...], ability: int, seat: int) -> bool:
    """Whether a seat has an ability for a while."""
    return any(its == ability and whose == seat for its, whose, _ in effects)


def adding(effects: tuple[Lasting, ...], effect: Lasting) -> tuple[Lasting, ...]:
    """With one more. The same ability of the same seat does not last twice, but as long as the longer."""
    ability, seat, until = effect
    same = [end for its, whose, end in effects if its == ability and whose == seat]
    others = [each for each in effects if each[0] != ability or each[1] != seat]
    return tuple(sorted([*others, (ability, seat, max([until, *same]))]))


def outlasting(effects: tuple[Lasting, ...], turn: int) -> tuple[Lasting, ...]:
    """Those that go on when a turn of that number begins."""
    return tuple([effect for effect in effects if effect[2] > turn])
