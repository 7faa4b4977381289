"""Fits the evaluation of Duel to games that `selfplay.py` wrote down, and to what `rollouts.py` found.

    python scripts/fit_duel.py games.jsonl … --out src/tessera/ai/evaluation/duel_weights.json

Needs numpy. The network is small: the features of a position (see `duel_features`) add up to a line of
numbers, the first of which is the log odds of the seat that is asked, as a linear model has it; the
others go through a rectifier and add to these log odds and to those of every action. The value is fitted
to what the search thought, then and at the decisions that came after, and to how the game ended; the
actions to how often the search looked at them.
"""

import argparse
import base64
import importlib
import json
import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tessera
from tessera.ai.evaluation.duel_features import COUNT, features
from tessera.ai.selfplay import LOOKS_ENOUGH, hindsight
from tessera.core.chance import Chance
from tessera.games.duel.state import DuelState

np: Any = importlib.import_module("numpy")

SCALE = 1024
"""Weights are kept as whole numbers, in parts of this."""
BATCH = 512
MOST_FEATURES = 110
MOST_ACTIONS = 40
ASIDE = 3
"""Positions beside each one of a game, after actions that the search looked at often enough."""
FAVOURITES_FROM = 300
"""Iterations from which on a search has favourites that can be learnt from."""
SHARED_ERROR = 0.7
"""How much of what the search was wrong by it is taken to be wrong by beside the way of the game too."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--width", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--later", type=float, default=0.9, help="weight of what was thought later")
    parser.add_argument("--start", type=Path, help="weights to begin with")
    parser.add_argument("--only-actions", action="store_true", help="leave what the value depends on alone")
    fit(**vars(parser.parse_args()))


def fit(
    files: list[Path],
    out: Path,
    width: int = 16,
    epochs: int = 5,
    rate: float = 0.001,
    decay: float = 1e-4,
    later: float = 0.9,
    start: Path | None = None,
    only_actions: bool = False,
) -> None:
    """Fit weights to the games and positions in the files."""
    train, check = read(files, later)
    print(f"{len(train['value'])} positions to fit, {len(check['value'])} to check", flush=True)
    model = Model(width, start)
    model.fitted = ("action", "heads") if only_actions else tuple(model.parts)
    for epoch in range(epochs):
        loss = model.fit(train, rate * (1 - epoch / epochs) + 1e-5, decay)
        print(f"epoch {epoch + 1}: fitted {loss}, checked {model.loss(check)}", flush=True)
        model.save(out)


def read(files: list[Path], later: float) -> tuple[dict[str, Any], dict[str, Any]]:
    """The positions of all games, one game in twenty kept for checking."""
    lines = [line for file in files for line in file.read_text().splitlines()]
    random.Random(1).shuffle(lines)
    kept = max(1, len(lines) // 20)
    return gather(lines[kept:], later), gather(lines[:kept], later)


def gather(lines: list[str], later: float) -> dict[str, Any]:
    found: dict[str, list[Any]] = {"features": [], "actions": [], "looks": [], "value": [], "end": []}
    for line in lines:
        game = json.loads(line)
        for seen, actions, looks, value, end in positions(game, later) if "moves" in game else [alone(game)]:
            found["features"].append(np.array(seen + [COUNT] * (MOST_FEATURES - len(seen)), np.int16))
            spare = MOST_ACTIONS - len(actions)
            found["actions"].append(np.array(actions + [-1] * spare, np.int16))
            found["looks"].append(np.array(looks + [0.0] * spare, np.float32))
            found["value"].append(value)
            found["end"].append(end)
    return {
        "features": np.stack(found["features"]),
        "actions": np.stack(found["actions"]),
        "looks": np.stack(found["looks"]),
        "value": np.array(found["value"], np.float32),
        "end": np.array(found["end"], np.float32),
    }


Position = tuple[list[int], list[int], list[float], float, float]
"""Features, actions, how much each was looked at, the value to fit to, the end; NaN for unknown."""


def alone(line: dict[str, Any]) -> Position:
    """A position that `rollouts.py` found."""
    actions, looks = line.get("actions", [])[:MOST_ACTIONS], line.get("looks", [])[:MOST_ACTIONS]
    value = line.get("value", math.nan)
    return line["features"], actions, looks, value, value


def positions(game: dict[str, Any], later: float) -> Iterator[Position]:
    """The decisions of a game, and positions after actions that the search looked at and did not take.

    The search goes astray more often than the game does, so the network must know what lies off its way.
    Short searches look at everything, and think little of it: their games teach values on the way alone.
    """
    is_quick = game["iterations"] < FAVOURITES_FROM
    chance, aside = Chance(game["seed"]), Chance(game["seed"] + 1)
    state = tessera.load(game["game"]).new(2, chance, **game["options"])
    places = game["places"]
    came_true = iter(hindsight(game, later))
    for seat, action, thought, looked in game["moves"]:
        assert isinstance(state, DuelState)
        if looked is not None:
            end = 0.5 if places[0] == places[1] else float(places[seat] == 1)
            actions = state.actions(seat)[:MOST_ACTIONS]
            looks = [float(looked.get(str(each), (0, 0))[0]) for each in actions]
            total = sum(looks) or 1.0
            value = next(came_true)
            if is_quick:
                yield features(state)[:MOST_FEATURES], [], [], value, end
            else:
                yield features(state)[:MOST_FEATURES], actions, [look / total for look in looks], value, end
                yield from beside(state, seat, action, looked, SHARED_ERROR * (value - thought), aside)
        state._apply(seat, action, chance)


def beside(
    state: DuelState, seat: int, taken: int, looked: dict[str, list[float]], error: float, chance: Chance
) -> Iterator[Position]:
    """Some positions after actions that were not taken: the search tells their value, mended by its error."""
    others = [
        (int(other), value)
        for other, (visits, value) in looked.items()
        if visits >= LOOKS_ENOUGH and int(other) != taken
    ]
    for _ in range(min(ASIDE, len(others))):
        other, value = others.pop(chance.below(len(others)))
        following = state.clone()
        following._apply(seat, other, chance)
        if not following.is_over:
            mended = min(max(value + error, 0.0), 1.0)
            same = following.acting[0] == seat
            yield features(following)[:MOST_FEATURES], [], [], mended if same else 1 - mended, math.nan


class Model:
    """The network and Adam's memory."""

    def __init__(self, width: int, start: Path | None) -> None:
        vocabulary = tessera.load("duel").vocabulary.size
        random_numbers = np.random.default_rng(1)
        self.parts: dict[str, Any] = {
            "rows": random_numbers.normal(0, 0.1, (COUNT + 1, width)).astype(np.float32),
            "bias": np.zeros(width, np.float32),
            "out": random_numbers.normal(0, 0.1, width).astype(np.float32),
            "action": np.zeros(vocabulary, np.float32),
            "heads": random_numbers.normal(0, 0.02, (vocabulary, width)).astype(np.float32),
        }
        self.parts["rows"][:, 0] = 0
        self.parts["out"][0] = 1
        if start is not None:
            self.load(start)
        self.memory = {name: (np.zeros_like(part), np.zeros_like(part)) for name, part in self.parts.items()}
        self.steps = 0
        self.fitted: tuple[str, ...] = tuple(self.parts)

    def forward(self, batch: dict[str, Any]) -> dict[str, Any]:
        parts = self.parts
        size = len(batch["value"])
        seen = np.zeros((size, COUNT + 1), np.float32)
        np.put_along_axis(seen, batch["features"].astype(np.int64), 1.0, axis=1)
        seen[:, COUNT] = 0
        sums = seen @ parts["rows"] + parts["bias"]
        hidden = np.maximum(sums, 0)
        hidden[:, 0] = sums[:, 0]
        odds = hidden @ parts["out"]
        turned = hidden.copy()
        turned[:, 0] = 1.0
        actions = batch["actions"].astype(np.int64)
        legal = actions >= 0
        actions = np.where(legal, actions, 0)
        logits = parts["action"][actions] + np.einsum("blh,bh->bl", parts["heads"][actions], turned)
        logits = np.where(legal, logits, -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        likely = np.exp(logits)
        likely /= likely.sum(axis=1, keepdims=True)
        chance = 1 / (1 + np.exp(-odds))
        return {
            "seen": seen,
            "sums": sums,
            "hidden": hidden,
            "turned": turned,
            "actions": actions,
            "likely": likely,
            "chance": chance,
        }

    def fit(self, data: dict[str, Any], rate: float, decay: float) -> tuple[float, ...]:
        order = np.random.default_rng(self.steps).permutation(len(data["value"]))
        losses = []
        for begin in range(0, len(order), BATCH):
            chosen = order[begin : begin + BATCH]
            batch = {name: column[chosen] for name, column in data.items()}
            made = self.forward(batch)
            losses.append(_losses(batch, made))
            self.step(self.slopes(batch, made), rate, decay)
        return tuple(round(float(loss), 4) for loss in np.mean(losses, axis=0))

    def slopes(self, batch: dict[str, Any], made: dict[str, Any]) -> dict[str, Any]:
        parts = self.parts
        size = len(batch["value"])
        of_odds = np.nan_to_num(made["chance"] - batch["value"]) / size
        searched = batch["looks"].sum(axis=1, keepdims=True) > 0
        of_logits = (made["likely"] - batch["looks"]) * searched / size * 0.5
        of_hidden = of_odds[:, None] * parts["out"]
        actions = made["actions"]
        of_turned = np.einsum("bl,blh->bh", of_logits, parts["heads"][actions])
        of_turned[:, 0] = 0
        of_sums = of_hidden + of_turned
        of_sums[:, 1:] *= made["sums"][:, 1:] > 0
        of_out = made["hidden"].T @ of_odds
        of_out[0] = 0
        flat = actions.ravel()
        picked = np.zeros((size, parts["action"].size), np.float32)
        np.add.at(picked, (np.repeat(np.arange(size), actions.shape[1]), flat), of_logits.ravel())
        slopes = {"action": picked.sum(axis=0), "heads": picked.T @ made["turned"]}
        if "rows" in self.fitted:
            slopes |= {"rows": made["seen"].T @ of_sums, "bias": of_sums.sum(axis=0), "out": of_out}
        return slopes

    def step(self, slopes: dict[str, Any], rate: float, decay: float) -> None:
        self.steps += 1
        for name in self.fitted:
            part = self.parts[name]
            first, second = self.memory[name]
            first += 0.1 * (slopes[name] - first)
            second += 0.001 * (slopes[name] ** 2 - second)
            steady = first / (1 - 0.9**self.steps)
            part -= rate * steady / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            if name in ("rows", "heads"):
                part *= 1 - rate * decay * 100
        self.parts["heads"][:, 0] = 0
        self.parts["rows"][COUNT] = 0

    def loss(self, data: dict[str, Any]) -> tuple[float, ...]:
        losses = []
        for begin in range(0, len(data["value"]), BATCH):
            batch = {name: column[begin : begin + BATCH] for name, column in data.items()}
            losses.append(_losses(batch, self.forward(batch)))
        return tuple(round(float(loss), 4) for loss in np.mean(losses, axis=0))

    def save(self, path: Path) -> None:
        """Whole numbers of 16 bits, row by row."""
        facts: dict[str, Any] = {"width": len(self.parts["bias"]), "scale": SCALE, "features": COUNT}
        for name, part in self.parts.items():
            part = part[:COUNT] if name == "rows" else part
            whole = np.clip(np.rint(part * SCALE), -32767, 32767).astype("<i2")
            facts[name] = base64.b64encode(whole.tobytes()).decode()
        path.write_text(json.dumps(facts, indent=1) + "\n")

    def load(self, path: Path) -> None:
        """Begin with the weights of a file, which may be those of a narrower network."""
        facts = json.loads(path.read_text())
        for name, part in self.parts.items():
            whole = np.frombuffer(base64.b64decode(facts[name]), "<i2").astype(np.float32) / facts["scale"]
            if name in ("rows", "heads"):
                whole = whole.reshape(-1, facts["width"])
                part[: len(whole), : facts["width"]] = whole
            else:
                part[: whole.size] = whole


def _losses(batch: dict[str, Any], made: dict[str, Any]) -> tuple[float, float, float, float]:
    """Of the value, of the actions, of how the game ended, and how often it ended on the likelier side."""
    chance = np.clip(made["chance"], 1e-6, 1 - 1e-6)
    value = -np.nanmean(batch["value"] * np.log(chance) + (1 - batch["value"]) * np.log(1 - chance))
    searched = max(1.0, float((batch["looks"].sum(axis=1) > 0).sum()))
    actions = -(batch["looks"] * np.log(made["likely"] + 1e-9)).sum() / searched
    ended = ~np.isnan(batch["end"])
    right = ((chance > 0.5) == (batch["end"] > 0.5))[ended].mean()
    end = batch["end"][ended]
    surprise = -(end * np.log(chance[ended]) + (1 - end) * np.log(1 - chance[ended])).mean()
    return float(value), float(actions), float(surprise), float(right)


if __name__ == "__main__":
    main()
