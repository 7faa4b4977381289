"""A turn: three main actions of seven kinds, and free actions between them."""

from typing import TYPE_CHECKING, Any, Final

from tessera.core.chance import Chance
from tessera.core.deck import without
from tessera.core.frame import SeatFrame
from tessera.core.hexes import cells_of
from tessera.core.message import OK, Line, Message, Reason
from tessera.games.clash import captives, deeds, once, payment
from tessera.games.clash import catalog as box
from tessera.games.clash.catalog import (
    CULTURE,
    MOOD,
    NOBODY,
    ONE_MOOD,
    SETTLER,
)
from tessera.games.clash.frames import (
    advance,
    cards,
    collect,
    construct,
    greats,
    influence,
    moments,
    mood,
    move,
    objectives,
    outlook,
    pay,
    plays,
    portents,
    recruit,
    routes,
    taxes,
    trade,
    turn_reasons,
)
from tessera.games.clash.notation import (
    ADVANCE,
    ARTS,
    BARTER,
    BORROW,
    CARDS,
    CHEER_ACTION,
    CLAIM,
    COLLECT,
    CONSTRUCT,
    DRAMA,
    END_ACTION,
    FIRST_GREAT,
    FOUND,
    GAMES,
    INFLUENCE,
    LABOR,
    LIBERTIES,
    MARKET,
    MOVE_ACTION,
    OFFER,
    PLAY,
    POWER,
    RAISE,
    RECRUIT,
    SACRIFICE,
    TAX,
    VOTE,
    WIELD,
)
from tessera.games.clash.powers import acts, modifiers, reactions
from tessera.games.clash.powers.modifiers import modified
from tessera.games.clash.rules import advances, build, cities, instants
from tessera.games.clash.rules import influence as influences
from tessera.games.clash.rules import mood as moods
from tessera.games.clash.rules import move as moves
from tessera.games.clash.rules import recruit as recruits
from tessera.games.clash.rules.cities import holds
from tessera.games.clash.rules.recruit import remove_unit
from tessera.games.clash.settings import has_expansion
from tessera.games.clash.units import ALL_OF

if TYPE_CHECKING:
    from tessera.games.clash.state import ClashState

LIBERTY_TOKENS = 3
SETTLERS: Final = ALL_OF[SETTLER]


class Turn(SeatFrame["ClashState"]):
    """What is done next. It is asked even when only the end is left: silence would tell the hand."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.keeps_a_secret = True

    def begins_turn(self) -> bool:
        return True

    def actions(self, state: "ClashState", seat: int) -> list[int]:
        listed: list[int] = []
        if state.actions_left > 0:
            main_actions(state, seat, listed)
        must_act = bool(listed)
        free_actions(state, seat, listed)
        if not must_act:
            listed.append(END_ACTION)
        return listed

    def answer(self, state: "ClashState", seat: int, action: int, chance: Chance) -> None:
        if action == END_ACTION:
            state.finish()
            moments.fire(state, moments.TURN_ENDS, seat, 0)
            return
        state.spent = 0
        if PLAY.covers(action) and announce(state, seat, PLAY.argument(action)):
            return
        if not begin_free(state, seat, action, chance):
            spend_action(state, seat)
            begin_main(state, seat, action, chance)

    def prompt(self, state: "ClashState", seat: int) -> Message:
        return Message("clash.prompt.turn", left=state.actions_left)

    def options(self, state: "ClashState", seat: int) -> list[int]:
        return turn_reasons.options(state, seat)

    def why_not(self, state: "ClashState", seat: int, action: int) -> Reason:
        return turn_reasons.why_not(state, seat, action)

    def explain(self, state: "ClashState", seat: int, action: int) -> list[Line]:
        return turn_reasons.explain(state, seat, action)

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        if seat == self.seat:
            board["harvests"] = outlook.harvests_data(state, seat)
            if state.actions_left > 0:
                board["reach"] = outlook.reach_data(state, seat)


def spend_action(state: "ClashState", seat: int) -> None:
    state.actions_left -= 1
    state.used |= once.ACTED
    if state.deeds:
        deeds.note(state, deeds.ACTED, seat, 0)


# Main actions


def main_actions(state: "ClashState", seat: int, listed: list[int]) -> None:
    """Everything that a seat can spend an action on now."""
    nation = state.nations[seat]
    label = state.map.layout.label
    culture = payment.tokens(state, seat, CULTURE)
    listed.extend([ADVANCE.first + each for each in cells_of(advances.affordable(state, seat))])
    may_raise = nation.has(box.ENGINEERING) and (nation.wonder_cards or state.open_wonders)
    for cell in cells_of(nation.cities):
        if cities.why_not_activate(state, seat, cell) is not OK:
            continue
        place = label[cell]
        if not state.used & once.FREE_COLLECTED:
            listed.append(COLLECT.first + place)
        if build.can_construct(state, seat, cell):
            listed.append(CONSTRUCT.first + place)
        if recruits.can_recruit(state, seat, cell):
            listed.append(RECRUIT.first + place)
        if (
            may_raise
            and build.why_not_raise(state, seat, cell) is OK
            and build.wonders_for(state, seat, cell)
        ):
            listed.append(RAISE.first + place)
    if nation.units_left(SETTLER) < box.UNIT_LIMIT[SETTLER]:
        for cell, units in enumerate(state.units[seat]):
            if units & SETTLERS and build.why_not_found(state, seat, cell) is OK:
                listed.append(FOUND.first + label[cell])
    if moves.can_move(state, seat):
        listed.append(MOVE_ACTION)
    if moods.can_cheer(state, seat):
        listed.append(CHEER_ACTION)
    listed.extend([INFLUENCE.first + label[cell] for cell in influences.targets(state, seat)])
    if nation.has(box.SPORTS) and culture:
        listed.extend([GAMES.first + label[cell] for cell in plays.sad_cities(state, seat)])
    if can_tax(state, seat):
        listed.append(TAX.of())
    if nation.has(box.CIVIL_LIBERTIES):
        listed.append(LIBERTIES.of())
    listed.extend(playable(state, seat, is_action=True))
    if nation.people != NOBODY:
        listed.extend(acts.listed(state, seat, is_action=True))


def playable(state: "ClashState", seat: int, is_action: bool) -> list[int]:
    """The cards of a hand that can be played now, those that take an action or the others."""
    nation = state.nations[seat]
    found: list[int] = []
    last = -1
    frees = frees_cards(state, seat)
    for card in nation.hand:
        if card == last:  # they are sorted
            continue
        last = card
        if card >= box.ACTION_CARD_COUNT:
            if is_action != frees:
                found.append(PLAY.of(card))
            continue
        effect = box.CARD_EFFECT[card]
        known = plays.CARDS.get(box.EFFECTS[effect])
        if (
            known is not None
            and (box.EFFECT_IS_ACTION[effect] and not frees) == is_action
            and payment.tokens(state, seat, CULTURE) >= box.EFFECT_CULTURE[effect]
            and known[0](state, seat)
        ):
            found.append(PLAY.of(card))
    if nation.events and has_expansion(state):
        found.extend([PLAY.of(FIRST_GREAT + card) for card in before(state, seat, is_action)])
    return found


def before(state: "ClashState", seat: int, is_action: bool) -> list[int]:
    """The great persons that lie before a seat and can be used: the architect takes no action."""
    events = state.nations[seat].events
    found: list[int] = []
    if portents.DIPLOMAT in events and is_action != frees_cards(state, seat):
        found.append(portents.DIPLOMAT)
    if not is_action and construct.ARCHITECT in events and construct.architect_sites(state, seat):
        found.append(construct.ARCHITECT)
    return found


def begin_playing(state: "ClashState", seat: int, card: int, chance: Chance) -> None:
    """A card is paid for, put away, and does what it says."""
    if card == FIRST_GREAT + portents.DIPLOMAT:
        portents.end_treaty(state, seat)
        return
    if card == FIRST_GREAT + construct.ARCHITECT:
        construct.begin_designing(state, seat, chance)
        return
    if card >= box.ACTION_CARD_COUNT:
        discard(state, seat, card)
        greats.begin(state, seat, card - box.ACTION_CARD_COUNT, chance)
        return
    effect = box.CARD_EFFECT[card]
    pay.spend_tokens(state, seat, CULTURE, box.EFFECT_CULTURE[effect])
    discard(state, seat, card)
    state.reveal()
    plays.CARDS[box.EFFECTS[effect]][1](state, seat, chance)
    deeds.note(state, deeds.PLAYED, seat, 0, effect)


def announce(state: "ClashState", seat: int, card: int, takes_action: int = NOBODY) -> bool:
    """A card is shown before it is played, where somebody may cancel it; whether it is."""
    nation = state.nations[seat]
    if not has_expansion(state) or card not in nation.hand:
        return False
    if not reactions.asks(state, reactions.CARD_PLAYED, seat):
        return False
    if takes_action == NOBODY:
        takes_action = 0 if is_free(state, seat, card) else 1
    nation.hand = without(nation.hand, card)
    state.reveal()
    if state.sink is not None:
        state.tell("announced", seat=seat, card=card)
    state.push(Announced(seat, card, takes_action))
    reactions.begin(state, reactions.CARD_PLAYED, seat)
    return True


class Announced(reactions.Deed):
    """A card is about to be played: nothing is paid for it yet."""

    def __init__(self, seat: int, card: int, takes_action: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card
        self.takes_action = takes_action

    def run(self, state: "ClashState", chance: Chance) -> None:
        state.finish()
        nation = state.nations[self.seat]
        nation.hand = tuple(sorted((*nation.hand, self.card)))
        if self.takes_action:
            spend_action(state, self.seat)
        begin_playing(state, self.seat, self.card, chance)

    def forbidden(self, state: "ClashState", chance: Chance) -> None:
        cards.put_away(state, self.seat, self.card)
        if state.sink is not None:
            state.tell("discarded", seat=self.seat, card=self.card)

    def parts(self) -> dict[str, tuple[int, ...]]:
        if self.card >= FIRST_GREAT:
            return {"events": (self.card - FIRST_GREAT,)}
        return {"actions": (self.card,)}

    def seen(self, state: "ClashState", seat: int | None, board: dict[str, Any]) -> None:
        board["announced"] = CARDS[self.card]


def frees_cards(state: "ClashState", seat: int) -> bool:
    """Whether cards that take an action take none."""
    return modified(state, seat, modifiers.FREE_CARDS, 0) > 0


def is_free(state: "ClashState", seat: int, card: int) -> bool:
    """Whether playing a card takes no action."""
    if frees_cards(state, seat):
        return True
    if card >= box.ACTION_CARD_COUNT:
        return card == FIRST_GREAT + construct.ARCHITECT
    return not box.EFFECT_IS_ACTION[box.CARD_EFFECT[card]]


def can_tax(state: "ClashState", seat: int) -> bool:
    nation = state.nations[seat]
    return nation.has(box.TAXES) and not state.used & once.TAXES and payment.tokens(state, seat, MOOD) > 0


def begin_main(state: "ClashState", seat: int, action: int, chance: Chance) -> None:
    """An action is spent."""
    cell_of = state.map.layout.cell
    if ADVANCE.covers(action):
        advance.begin_buying(state, seat, ADVANCE.argument(action))
    elif COLLECT.covers(action):
        collect.begin_collecting(state, seat, cell_of[COLLECT.argument(action)])
    elif CONSTRUCT.covers(action):
        construct.begin_constructing(state, seat, cell_of[CONSTRUCT.argument(action)], chance)
    elif RECRUIT.covers(action):
        recruit.begin_recruiting(state, seat, cell_of[RECRUIT.argument(action)], chance)
    elif RAISE.covers(action):
        construct.begin_raising(state, seat, cell_of[RAISE.argument(action)], chance)
    elif FOUND.covers(action):
        found(state, seat, cell_of[FOUND.argument(action)])
    elif action == MOVE_ACTION:
        move.begin_moving(state, seat, chance)
    elif action == CHEER_ACTION:
        state.ask(mood.Cheer(seat, is_begun=False), chance)
    elif INFLUENCE.covers(action):
        influence.begin_influencing(state, seat, cell_of[INFLUENCE.argument(action)], chance)
    elif GAMES.covers(action):
        taxes.begin_games(state, seat, cell_of[GAMES.argument(action)], chance)
    elif action == TAX.of():
        taxes.begin_taxing(state, seat, chance)
    elif PLAY.covers(action):
        begin_playing(state, seat, PLAY.argument(action), chance)
    elif WIELD.covers(action):
        acts.begin(state, seat, WIELD.argument(action), chance)
    else:
        state.nations[seat].stock += ONE_MOOD * LIBERTY_TOKENS


def found(state: "ClashState", seat: int, cell: int) -> None:
    """A settler becomes a city."""
    remove_unit(state, seat, cell, SETTLER)
    moments.fire(state, moments.SETTLED, seat, cell)
    greats.settle(state, seat, cell)


# Free actions


def free_actions(state: "ClashState", seat: int, listed: list[int]) -> None:
    """Everything that a seat can do besides."""
    listed.extend(playable(state, seat, is_action=False))
    listed.extend(OFFER.each(trade.partners(state, seat)))
    if state.nations[seat].objectives:
        listed.extend([CLAIM.of_pair(card, half) for card, half in instants.claimable(state, seat)])
    nation = state.nations[seat]
    if nation.people != NOBODY:
        listed.extend(acts.listed(state, seat, is_action=False))
    mood_tokens = payment.tokens(state, seat, MOOD)
    label = state.map.layout.label
    used = state.used
    if nation.has(box.VOTING) and mood_tokens and moods.can_cheer(state, seat, 1):
        listed.append(VOTE.of())
    if nation.has(box.ARTS) and not used & once.ARTS:
        listed.extend([ARTS.first + label[cell] for cell in influences.art_targets(state, seat)])
    if nation.has(box.THEATERS) and not used & once.THEATERS:
        if nation.amount(CULTURE) or captives.for_tokens(nation):
            listed.append(DRAMA.of(0))
        if nation.amount(MOOD) or captives.for_tokens(nation):
            listed.append(DRAMA.of(1))
    if nation.has(box.BARTERING) and not used & once.BARTERING:
        listed.extend(BARTER.each(list(dict.fromkeys(nation.hand))))
    if nation.has(box.ABSOLUTE_POWER) and not used & once.ABSOLUTE_POWER and mood_tokens >= 2:
        listed.append(POWER.of())
    if nation.has(box.FORCED_LABOR) and not used & once.FORCED_LABOR and mood_tokens:
        listed.append(LABOR.of())
    if nation.has(box.FREE_ECONOMY) and mood_tokens and not used & (once.COLLECTED | once.FREE_COLLECTED):
        for cell in cells_of(nation.cities):
            if cities.why_not_activate(state, seat, cell) is OK:
                listed.append(MARKET.first + label[cell])
    if not used & once.LIBRARY and holds(state, seat, box.LIBRARY):
        listed.extend([BORROW.of(each) for each in range(BORROW.size) if not nation.owns(each)])
    if not used & once.STATUE and holds(state, seat, box.STATUE):
        listed.extend(SACRIFICE.each(list(nation.objectives)))


def begin_free(state: "ClashState", seat: int, action: int, chance: Chance) -> bool:
    """A free action is begun; whether it was one."""
    nation = state.nations[seat]
    cell_of = state.map.layout.cell
    if action == VOTE.of():
        pay.spend_tokens(state, seat, MOOD, 1)
        state.ask(mood.Cheer(seat, is_begun=False), chance)
    elif ARTS.covers(action):
        state.used |= once.ARTS
        influence.begin_painting(state, seat, cell_of[ARTS.argument(action)], chance)
    elif DRAMA.covers(action):
        state.used |= once.THEATERS
        given, taken = (CULTURE, MOOD) if DRAMA.argument(action) == 0 else (MOOD, CULTURE)
        if nation.amount(given):
            nation.stock -= box.ONE_OF[given]
        else:
            captives.release(state, seat, 1)
        nation.stock += box.ONE_OF[taken]
    elif BARTER.covers(action):
        state.used |= once.BARTERING
        discard(state, seat, BARTER.argument(action))
        state.push(taxes.Barter(seat))
    elif action == POWER.of():
        state.used |= once.ABSOLUTE_POWER
        pay.spend_tokens(state, seat, MOOD, turn_reasons.POWER_TOKENS)
        state.actions_left += 1
    elif action == LABOR.of():
        state.used |= once.FORCED_LABOR
        pay.spend_tokens(state, seat, MOOD, 1)
    elif MARKET.covers(action):
        pay.spend_tokens(state, seat, MOOD, 1)
        state.used |= once.FREE_COLLECTED
        collect.begin_collecting(state, seat, cell_of[MARKET.argument(action)])
    elif BORROW.covers(action):
        routes.borrow(state, seat, BORROW.argument(action))
    elif PLAY.covers(action) and is_free(state, seat, PLAY.argument(action)):
        begin_playing(state, seat, PLAY.argument(action), chance)
    elif OFFER.covers(action):
        trade.begin(state, seat, OFFER.argument(action))
    elif CLAIM.covers(action):
        card, half = CLAIM.pair(action)
        objectives.claim(state, seat, card, half)
    elif SACRIFICE.covers(action):
        state.used |= once.STATUE
        card = SACRIFICE.argument(action)
        nation.objectives = without(nation.objectives, card)
        state.objective_deck = state.objective_deck.put_below(card)
        state.actions_left += 1
    elif WIELD.covers(action) and acts.is_free(state, seat, WIELD.argument(action)):
        acts.begin(state, seat, WIELD.argument(action), chance)
    else:
        return False
    return True


def discard(state: "ClashState", seat: int, card: int) -> None:
    """An action card of a hand goes face up on the pile, or below it for who holds the Mausoleum."""
    nation = state.nations[seat]
    nation.hand = without(nation.hand, card)
    cards.put_away(state, seat, card)
    if state.sink is not None:
        state.tell("discarded", seat=seat, card=card)
