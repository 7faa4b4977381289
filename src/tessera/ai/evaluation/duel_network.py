"""A small network in plain Python: what `scripts/fit_duel.py` fitted.

Each feature has a row of weights. The rows of the features that are there add up; the first number of
the sum is the log odds of winning as a linear model has them, the others go through a rectifier and add
to these odds and to those of every action.

A row is packed into one large int, 32 bits for each number, so that adding two rows is adding two ints:
as fast as Python gets, compiled or not. Negative numbers borrow from their neighbours, which comes right
in the sum; the bias lifts every number of the sum above zero, so that they can be cut apart again.
"""

import base64
import json
import math
import struct
from importlib.resources import files
from typing import Any, Final

LANE: Final = 32
LIFT: Final = 1 << 31


class Network:
    """The weights, and what they say."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.width: int = facts["width"]
        self.scale: float = float(facts["scale"])
        rows = _numbers(facts["rows"])
        width = self.width
        self.rows: list[int] = [_packed(rows[at : at + width]) for at in range(0, len(rows), width)]
        bias = _packed(_numbers(facts["bias"]))
        self.bias: int = bias + sum(LIFT << LANE * lane for lane in range(width))
        self.out: list[float] = [number / self.scale / self.scale for number in _numbers(facts["out"])]
        self.action: list[float] = [number / self.scale for number in _numbers(facts["action"])]
        heads = [number / self.scale / self.scale for number in _numbers(facts["heads"])]
        self.heads: list[list[float]] = [heads[at : at + width] for at in range(0, len(heads), width)]
        self.form = f"<{width}I"

    def total(self, features: list[int]) -> int:
        """The packed sum of the rows of some features. Such sums can be added up."""
        rows = self.rows
        total = 0
        for feature in features:
            total += rows[feature]
        return total

    def _lanes(self, total: int) -> tuple[int, ...]:
        lifted = total + self.bias
        lanes: tuple[int, ...] = struct.unpack(self.form, lifted.to_bytes(self.width * LANE // 8, "little"))
        return lanes

    def odds(self, total: int) -> float:
        """The log odds of winning of the seat that is asked, by the sum of its position."""
        sums = self._lanes(total)
        out = self.out
        odds = float(sums[0] - LIFT) * out[0]
        for lane in range(1, len(out)):
            number = sums[lane] - LIFT
            if number > 0:
                odds += float(number) * out[lane]
        return odds

    def likely(self, total: int, actions: list[int]) -> list[float]:
        """How likely each action is to be the best one; together one."""
        sums = self._lanes(total)
        hidden: list[float] = []
        lanes: list[int] = []
        for lane in range(1, self.width):
            number = sums[lane] - LIFT
            if number > 0:
                lanes.append(lane)
                hidden.append(float(number))
        likely: list[float] = []
        whole = 0.0
        for action in actions:
            head = self.heads[action]
            odds = self.action[action]
            for index in range(len(lanes)):
                odds += head[lanes[index]] * hidden[index]
            weight = math.exp(min(odds, 50.0))
            whole += weight
            likely.append(weight)
        return [weight / whole for weight in likely]


def _numbers(text: str) -> list[int]:
    data = base64.b64decode(text)
    return list(struct.unpack(f"<{len(data) // 2}h", data))


def _packed(numbers: list[int]) -> int:
    return sum(number << LANE * lane for lane, number in enumerate(numbers))


def _read() -> Network:
    text = files("tessera.ai.evaluation").joinpath("duel_weights.json").read_text("utf-8")
    return Network(json.loads(text))


NETWORK: Final[Network] = _read()
