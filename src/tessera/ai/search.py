"""Information-set Monte Carlo tree search, for any game, by the public interface of the engine.

Every iteration deals anew what the searching seat does not know (`determinize`), goes down the tree of
actions, adds a node, values it and tells all nodes on the way. The tree is open-loop: a node stands for
a sequence of actions, whatever chance brought on the way, and holds the actions that were ever legal
there. Each seat maximises its own value: its chance to win, then its margin.

With an evaluation the leaf is valued by it, or by it and a random rollout, and the choice on the way down
follows its priors; without one the leaf is played out at random and untried actions come first: plain UCT.

Seats that are asked at once choose by statistics of their own, kept where the question began, so that
none sees in the tree what another has just chosen.

Where neither chance nor secrets had a part in the way to a node, it stands for one state. There a search
with an evaluation proves who wins, from the end of the game backwards, and a later thought can go on with
the tree below such a node: `move_to`.
"""

import math
import time
from typing import Any, Final

from tessera.ai.evaluation.base import Evaluation, won
from tessera.core.chance import Chance, RecordingChance, ScriptedChance
from tessera.core.errors import ScriptEnded
from tessera.core.playout import play_out
from tessera.core.state import State

SEATS: Final = 8
"""More seats than any game has: an action and its seat make one key."""
MARGIN: Final = 0.03
"""The part of a value that the margin decides; the rest is the chance to win."""
MARGIN_SCALE: Final = 20.0
"""A lead of this many points counts half of what any lead can."""
DEALS: Final = 4
"""Iterations between two guesses at what the seat does not know."""
UNDECIDED: Final = -1
"""In the place of a seat: nobody is proved to win."""
CHOOSY: Final = 256
"""Iterations before it is content with a decided game: a win may be by more or by less."""
MOVES_BETWEEN: Final = 4
"""Decisions between two thoughts that are looked for in the tree."""


class Node:
    """A sequence of actions that has been tried, and what came of it."""

    __slots__ = (
        "action",
        "available",
        "kids",
        "known",
        "legal",
        "own",
        "prior",
        "seat",
        "total",
        "tries",
        "visits",
        "winner",
    )

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0.0
        self.total = 0.0
        """The sum of values, for the seat whose action led here."""
        self.available = 0.0
        """How often the action could have been chosen."""
        self.tries = 0.0
        self.own = 0.0
        """Choices made here and the sum of their values, for the seats that made them."""
        self.seat = -1
        self.legal = NO_ACTIONS
        self.kids = NO_NODES
        """The last legal actions here, whose they were, and their nodes."""
        self.winner = UNDECIDED
        """The seat that wins from here, whatever the others do."""
        self.known: dict[int, Node] | None = None
        """All that were ever legal, by action and seat; most nodes are never come back to."""

    @property
    def value(self) -> float:
        """The mean, for the seat whose action led here."""
        return self.total / self.visits if self.visits else 0.0


NO_ACTIONS: Final[list[int]] = []
NO_NODES: Final[list[Node]] = []


class Way:
    """One way down the tree: the choices that were made, and the state that they led to."""

    def __init__(self, state: State, root: Node, is_certain: bool) -> None:
        self.state = state
        self.node = root
        """How far it has come."""
        self.question = root
        """Where the statistics of the present choice are kept."""
        self.is_certain = is_certain
        """Whether the node stands for one state, and it is worth proving who wins there."""
        self.path: list[Node] = []
        self.movers: list[int] = []
        self.questions: list[Node] = []
        """The nodes on the way, who chose them, and where the statistics of these choices are kept."""

    def add(self, kid: Node, seat: int) -> None:
        """A seat has chosen."""
        self.path.append(kid)
        self.movers.append(seat)
        self.questions.append(self.question)

    def learn(self, values: list[float]) -> None:
        """Tell all nodes on the way what came of it."""
        for depth in range(len(self.path)):
            kid = self.path[depth]
            value = values[self.movers[depth]]
            kid.visits += 1.0
            kid.total += value
            asked = self.questions[depth]
            asked.tries += 1.0
            asked.own += value


class Search:
    """One search tree. `think` grows it; the ranking of the root is the answer."""

    def __init__(
        self,
        evaluation: Evaluation | None,
        chance: Chance,
        exploration: float,
        first_play: float = 0.0,
        horizon: int = 1000,
        most_nodes: int = 400_000,
        trust: float = 1.0,
    ) -> None:
        self.evaluation = evaluation
        self.chance = chance
        self.exploration = exploration
        self.first_play = first_play
        """How much worse than its siblings an untried action is taken to be."""
        self.horizon = horizon
        """How many decisions ahead it looks."""
        self.most_nodes = most_nodes
        """Beyond these the tree does not grow: values are taken at its rim. A node has about 300 bytes."""
        self.trust = trust
        """The weight of the evaluation at a leaf; the rest is that of a random rollout from there."""
        self.nodes = 0
        self.iterations = 0
        self.seat = 0
        """Whose decision it is."""
        self.root = Node(-1, 1.0)
        self.is_open = False
        """Whether nothing was hidden from the seat that thought last."""
        self.luck = RecordingChance(chance)
        """The chance, when it matters whether it was asked."""

    def think(self, state: State, seat: int, deadline: float, iterations: int) -> None:
        """Grow the tree of the seat's decision until a time of `perf_counter`, or so many iterations."""
        guess = state
        self.seat = seat
        begun = time.perf_counter()
        self.is_open = self._is_open(state, seat)
        choices = len(state.actions(seat))
        for done in range(iterations):
            if done:
                now = time.perf_counter()
                if now + 2 * (now - begun) / done >= deadline:  # one that takes twice the usual time fits in
                    break
                if done % 512 == 0 and choices > 1:
                    left = min(float(iterations - done), done * (deadline - now) / (now - begun) + 1.0)
                    if self._is_settled(seat, left):
                        break
            if done % DEALS == 0 and not self.is_open:
                guess = state.determinize(seat, self.chance)
            if self.root.winner != UNDECIDED and done >= CHOOSY:
                break
            self._iterate(guess.clone())
            self.iterations += 1

    def move_to(self, before: State, action: int, seat: int, after: State) -> bool:
        """Go on where the seat is asked next, if the tree has it and nothing came up on the way there.

        `before` is what the tree was grown for, the action what the seat then did.
        """
        taken = (self.root.known or {}).get(action * SEATS + seat)
        if taken is None or not self.is_open or not self._is_open(after, seat):
            return False
        following = before.clone()
        if not _go(following, seat, action):
            return False
        found = _find(taken, following, seat, after, after.to_data(), MOVES_BETWEEN)
        if found is None:
            return False
        self.root = found
        self.nodes = _size(found)
        self.iterations = 0
        return True

    def ranking(self, seat: int) -> list[Node]:
        """The actions of the seat at the root, best first: what wins, then those it looked at most."""
        known = self.root.known or {}
        tried = [node for key, node in known.items() if key % SEATS == seat]
        return sorted(
            tried,
            key=lambda node: (
                node.winner == seat,
                node.winner == UNDECIDED,
                node.visits,
                node.value,
                node.prior,
            ),
            reverse=True,
        )

    def _is_open(self, state: State, seat: int) -> bool:
        """Whether the seat knows all there is: then guessing takes no chance."""
        luck = RecordingChance(self.chance)
        state.determinize(seat, luck)
        return not luck.outcomes

    def _is_settled(self, seat: int, left: float) -> bool:
        """Whether no other action can overtake the first one in the iterations that are left."""
        ranked = self.ranking(seat)
        return len(ranked) > 1 and ranked[0].visits - ranked[1].visits > left

    def _iterate(self, state: State) -> None:
        """Go down the tree, add a node, value it, and tell all nodes on the way."""
        # There is nothing to prove to somebody alone.
        way = Way(state, self.root, self.is_open and self.evaluation is not None and state.seats > 1)
        while self._goes_on(way):
            pass
        has_ended = not state.acting
        values = self._leaf(state)  # which may play on
        if way.is_certain and (has_ended or way.node.winner != UNDECIDED):
            self._prove(way, values)
        way.learn(values)

    def _goes_on(self, way: Way) -> bool:
        """Make the next choice on the way down; whether another one follows in the tree."""
        acting = way.state.acting
        if not acting:
            return False
        # Asked at once with others, the searching seat goes first: its choices lie at the root.
        seat = self.seat if self.seat in acting else acting[0]
        question = way.question
        kids = self._choices(way, seat)
        if not kids:
            return False
        kid = self._plain_choice(kids) if self.evaluation is None else self._choice(question, kids, seat)
        way.add(kid, seat)
        self._carry_out(way, seat, kid.action)
        if question is not way.node:
            # Asked at once with others: the way goes on below their choices.
            kid = self._follow(way.node, kid.action * SEATS + seat)
            way.add(kid, seat)
        way.node = kid
        if len(acting) == 1 or way.state.acting != tuple([other for other in acting if other != seat]):
            way.question = kid
        return kid.visits > 0.0 and len(way.path) < self.horizon

    def _choices(self, way: Way, seat: int) -> list[Node]:
        """The nodes of what a seat can do now; none where the tree has no room for them."""
        question = way.question
        actions = way.state.actions(seat)
        if actions == question.legal and question.seat == seat:
            return question.kids
        if self.nodes > self.most_nodes and way.path and not _has_all(question, seat, actions):
            return NO_NODES
        return self._kids(question, way.state, seat, actions)

    def _carry_out(self, way: Way, seat: int, action: int) -> None:
        """Do what was chosen. Where chance or a secret has a part in it, many states may follow."""
        state = way.state
        if not way.is_certain:
            state._apply(seat, action, self.chance)
            return
        is_alone = len(state.acting) == 1
        state._apply(seat, action, self.luck)
        if self.luck.outcomes or state.revealed or not is_alone:
            self.luck.outcomes.clear()
            way.is_certain = False

    def _prove(self, way: Way, values: list[float]) -> None:
        """The end of the path is decided: tell who wins, as far up as it follows."""
        path = way.path
        last = path[-1]
        if last.winner == UNDECIDED:
            if max(values) <= 1.0 - MARGIN:
                return  # a shared victory
            last.winner = values.index(max(values))
        depth = len(path) - 1
        while depth >= 0:
            winner = path[depth].winner
            above = path[depth - 1] if depth else self.root
            if winner != way.movers[depth]:
                for kid in above.kids:
                    if kid.winner != winner:
                        return  # there is another way to try
            above.winner = winner
            depth -= 1

    def _leaf(self, state: State) -> list[float]:
        if not state.acting:
            return self._outcome(state)
        if self.evaluation is None:
            play_out(state, self.chance)
            return won(state)
        values = self.evaluation.chances(state, self.chance)
        if self.trust < 1.0:
            play_out(state, self.chance)
            ends = won(state)
            for seat in range(len(values)):
                values[seat] = self.trust * values[seat] + (1.0 - self.trust) * ends[seat]
        return values

    def _outcome(self, state: State) -> list[float]:
        values = won(state)
        if self.evaluation is not None and state.seats > 1:
            scores = state.scores()
            for seat in range(len(values)):
                best = -1_000_000
                for place in range(len(scores)):
                    if place != seat and scores[place] > best:
                        best = scores[place]
                lead = (scores[seat] - best) / state.game.points_unit
                margin = 0.5 + 0.5 * lead / (abs(lead) + MARGIN_SCALE)
                values[seat] = (1.0 - MARGIN) * values[seat] + MARGIN * margin
        return values

    def _kids(self, question: Node, state: State, seat: int, actions: list[int]) -> list[Node]:
        """The nodes of the legal actions, made where they are missing."""
        known = question.known
        if known is None:
            known = {}
            question.known = known
        priors: list[float] = []
        kids: list[Node] = []
        for index in range(len(actions)):
            action = actions[index]
            kid = known.get(action * SEATS + seat)
            if kid is None:
                if not priors:
                    if self.evaluation is None:
                        priors = [self.chance.below(1 << 20) / (1 << 20) for _ in actions]
                    else:
                        priors = self.evaluation.priors(state, seat, actions)
                kid = Node(action, priors[index])
                known[action * SEATS + seat] = kid
                self.nodes += 1
            kids.append(kid)
        question.legal = actions
        question.seat = seat
        question.kids = kids
        return kids

    def _follow(self, node: Node, key: int) -> Node:
        known = node.known
        if known is None:
            known = {}
            node.known = known
        kid = known.get(key)
        if kid is None:
            kid = Node(key // SEATS, 1.0)
            known[key] = kid
            self.nodes += 1
        return kid

    def _choice(self, question: Node, kids: list[Node], seat: int) -> Node:
        """By value so far and prior: PUCT, with how often an action was there instead of its parent.

        What is proved to lose is not tried again.
        """
        first = 0.5
        if question.tries > 0.0:
            first = question.own / question.tries - self.first_play
        exploration = self.exploration
        best = kids[0]
        highest = -1000.0
        for kid in kids:
            kid.available += 1.0
            visits = kid.visits
            score = exploration * kid.prior * math.sqrt(kid.available) / (1.0 + visits)
            if visits > 0.0:
                score += kid.total / visits
            else:
                score += first
            if kid.winner != UNDECIDED and kid.winner != seat:
                score -= 100.0
            if score > highest:
                highest = score
                best = kid
        return best

    def _plain_choice(self, kids: list[Node]) -> Node:
        """Untried actions in random order, then UCB1."""
        exploration = self.exploration
        best = kids[0]
        highest = -1000.0
        for kid in kids:
            kid.available += 1.0
            visits = kid.visits
            if visits > 0.0:
                score = kid.total / visits + exploration * math.sqrt(math.log(kid.available) / visits)
            else:
                score = 1000.0 + kid.prior
            if score > highest:
                highest = score
                best = kid
        return best


def _has_all(question: Node, seat: int, actions: list[int]) -> bool:
    """Whether all of these actions have their nodes."""
    known = question.known
    return known is not None and all(action * SEATS + seat in known for action in actions)


NOTHING_COMES: Final = ScriptedChance([])
"""Refuses to answer."""


def _go(state: State, seat: int, action: int) -> bool:
    """Carry out an action, if neither chance nor a secret has a part in it."""
    try:
        state._apply(seat, action, NOTHING_COMES)
    except ScriptEnded:
        return False
    return not state.revealed


def _find(
    node: Node, state: State, seat: int, wanted: State, data: dict[str, Any], moves: int
) -> Node | None:
    """The node of the wanted state, below that of another one, as far as it follows without chance."""
    if state.acting == wanted.acting and state.to_data() == data:
        return node
    if not moves or len(state.acting) != 1 or (state.acting[0] == seat and len(state.actions(seat)) > 1):
        return None
    for key, kid in (node.known or {}).items():
        if kid.visits:
            following = state.clone()
            if _go(following, key % SEATS, kid.action):
                found = _find(kid, following, seat, wanted, data, moves - 1)
                if found is not None:
                    return found
    return None


def _size(node: Node) -> int:
    """How many nodes there are below one."""
    size = 0
    waiting = [node]
    while waiting:
        known = waiting.pop().known
        if known:
            size += len(known)
            waiting.extend(known.values())
    return size
