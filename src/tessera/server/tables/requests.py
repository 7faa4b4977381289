"""What people ask of a table over its socket, and the answers. Each function is one request."""

from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from tessera.core.errors import TesseraError
from tessera.core.message import Message
from tessera.server.people.names import chat_line
from tessera.server.problems import FORBIDDEN, STRANGER, UNAVAILABLE, WRONG, Refusal, problem_of
from tessera.server.protocol import (
    Act,
    AskHint,
    Done,
    FromServer,
    GiveBack,
    Hint,
    OfferRematch,
    Person,
    ProposeStandIn,
    Refused,
    Resign,
    Say,
    Undo,
)
from tessera.server.store.rows import EntryRow, SeatRow
from tessera.server.tables import talk
from tessera.server.tables.faces import has_hints
from tessera.server.tables.history import History
from tessera.server.tables.live import LiveTable
from tessera.server.tables.seating import offer_rematch
from tessera.server.tables.standing import Standing
from tessera.server.tables.views import advice_of
from tessera.server.thinking.workers import ThinkerFailed
from tessera.server.world import Moment

log = structlog.get_logger()

Request = Act | Undo | Resign | Say | OfferRematch | ProposeStandIn | GiveBack | AskHint

REQUEST_LENGTH = 64
ADVICE = 10
"""How many actions a hint lists at most."""


async def answer(table: LiveTable, person: Person | None, request: Request) -> FromServer:
    """Carry out a request; the answer to whoever asked."""
    try:
        if person is None:
            raise Refusal(Message("server.error.stranger"), STRANGER)
        return await carry_out(table, person, request)
    except TesseraError as error:
        return Refused(request.request, problem_of(error))


async def carry_out(table: LiveTable, person: Person, request: Request) -> FromServer:
    """The same; raises a TesseraError if it is refused."""
    if not 0 < len(request.request) <= REQUEST_LENGTH or not request.request.isprintable():
        raise Refusal(Message("server.error.bad_request"), WRONG)
    return await HANDLERS[type(request)](table, person, request)


def _own_seat(table: LiveTable, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal(Message("server.error.not_seated"), FORBIDDEN)
    return seat


async def _enter(
    table: LiveTable, request: Request, seat: int, make: Callable[[History, Moment, str], list[EntryRow]]
) -> Done:
    name = f"{seat}:{request.request}"
    made = await table.enter(name, lambda history, now: make(history, now, name))
    return Done(request.request, table.standing.numbering.number(seat, made[-1]), len(made))


def _done(table: LiveTable, person: Person, request: Request) -> Done:
    """The answer to what makes no entry."""
    return Done(request.request, table.standing.numbering.number(table.seat_of(person.id)))


async def _act(table: LiveTable, person: Person, request: Act) -> Done:
    seat = _own_seat(table, person)

    def make(history: History, now: Moment, name: str) -> list[EntryRow]:
        _check_own(history, seat)
        if seat in history.acting and not history.may_answer(seat, request.sequence):
            raise Refusal(Message("server.error.too_late"))
        return history.act(seat, request.actions, now, name)

    return await _enter(table, request, seat, make)


def _check_own(history: History, seat: int) -> None:
    if not history.match.is_over and history.is_bot(seat):
        raise Refusal(Message("server.error.stood_in"))


async def _undo(table: LiveTable, person: Person, request: Undo) -> Done:
    seat = _own_seat(table, person)

    def make(history: History, now: Moment, name: str) -> list[EntryRow]:
        _check_own(history, seat)
        if request.sequence != history.numbering.number(seat):
            raise Refusal(Message("server.error.too_late"))
        return history.undo(seat, now, name)

    return await _enter(table, request, seat, make)


async def _resign(table: LiveTable, person: Person, request: Resign) -> Done:
    seat = _own_seat(table, person)
    return await _enter(table, request, seat, lambda history, now, name: history.resign(seat, now, name))


async def _give_back(table: LiveTable, person: Person, request: GiveBack) -> Done:
    seat = _own_seat(table, person)
    return await _enter(table, request, seat, lambda history, now, name: history.give_back(seat, now, name))


async def _say(table: LiveTable, person: Person, request: Say) -> Done:
    await talk.say(table, person.id, person.name, chat_line(request.text), request.request)
    return _done(table, person, request)


async def _offer_rematch(table: LiveTable, person: Person, request: OfferRematch) -> Done:
    await offer_rematch(table, _own_seat(table, person))
    return _done(table, person, request)


async def _propose_stand_in(table: LiveTable, person: Person, request: ProposeStandIn) -> Done:
    seat = _own_seat(table, person)
    away_seconds = table.hall.settings.away_seconds

    def make(draft: Standing) -> list[SeatRow]:
        history = draft.playing()
        if history.match.is_over:
            raise Refusal(Message("core.error.game_over"))
        if request.seat == seat or request.seat not in range(len(draft.places)):
            raise Refusal(Message("server.error.bad_request"), WRONG)
        if request.seat not in table.people():
            return []
        presence, now = table.presence, table.hall.world.steady()
        if request.seat in presence.online(now) or presence.awaited(request.seat, now, away_seconds) > 0:
            raise Refusal(Message("server.error.not_away", seconds=round(away_seconds)))
        place = draft.places[request.seat]
        if seat in place.agreed:
            return []
        place.agreed = sorted({*place.agreed, seat})
        return [place]

    await table.change(make)
    await stand_in(table, request.seat, lambda _history, _now: _agreed(table, request.seat))
    return _done(table, person, request)


def _agreed(table: LiveTable, seat: int) -> bool:
    """Whether all other people who are there want a bot to play for a seat."""
    there = table.presence.online(table.hall.world.steady())
    voters = {place.seat for place in table.places if place.kind == "person"} & there - {seat}
    return bool(table.places[seat].agreed) and voters <= set(table.places[seat].agreed)


async def stand_in(table: LiveTable, seat: int, is_due: Callable[[History, Moment], bool]) -> None:
    """A bot plays for a seat from now on, and the votes for it are settled. Whether it `is_due` is asked
    when nothing can come in between any more: the person may just have moved, here or at another server."""

    def make(history: History, now: Moment) -> list[EntryRow]:
        if history.match.is_over or history.is_bot(seat) or not is_due(history, now):
            raise Refusal(Message("server.error.too_late"))
        return history.stand_in(seat, now)

    try:
        await table.enter(None, make)
    except Refusal as refusal:
        if refusal.status == UNAVAILABLE:
            raise
        return
    await clear_votes(table, seat)


async def stand_in_for_late(table: LiveTable, seat: int) -> None:
    """A bot plays for somebody whose time is up."""

    def is_late(history: History, now: Moment) -> bool:
        return history.clocks is not None and seat in history.clocks.out_of_time(now.up)

    await stand_in(table, seat, is_late)


async def clear_votes(table: LiveTable, seat: int) -> None:
    """Nobody needs a bot for this seat any more."""

    def make(draft: Standing) -> list[SeatRow]:
        place = draft.places[seat]
        if not place.agreed:
            return []
        place.agreed = []
        return [place]

    await table.change(make)


async def _hint(table: LiveTable, person: Person, request: AskHint) -> Hint:
    seat = _own_seat(table, person)
    async with table.lock:
        history = table.standing.playing()
        if not has_hints(table.row, table.places):
            raise Refusal(Message("server.error.no_hints"), FORBIDDEN)
        if seat not in history.acting:
            raise Refusal(Message("core.reason.not_your_turn"), rule="turn")
        game, state = history.match.record.game, history.state
    seconds = table.hall.settings.bot_seconds / 2
    try:
        counsel = await table.hall.thinkers.advise(state, seat, seconds, frozenset({person.id}))
    except ThinkerFailed as failure:
        log.warning("hint_failed", table=table.id, seat=seat, why=str(failure))
        raise Refusal(Message("server.error.no_hint")) from failure
    advice = [advice_of(game, action, value) for action, value in counsel.ranked[:ADVICE]]
    line = [game.vocabulary.notation(action) for action in counsel.line]
    return Hint(request.request, advice, counsel.words, counsel.reasons, line)


HANDLERS: dict[type[Any], Callable[[LiveTable, Person, Any], Awaitable[FromServer]]] = {
    Act: _act,
    Undo: _undo,
    Resign: _resign,
    Say: _say,
    OfferRematch: _offer_rematch,
    ProposeStandIn: _propose_stand_in,
    GiveBack: _give_back,
    AskHint: _hint,
}
