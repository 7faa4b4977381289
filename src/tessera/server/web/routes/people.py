"""Who one is: guests, accounts, sessions, and tokens for programs."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.background_tasks import BackgroundTask
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from tessera.core.message import Message
from tessera.server.limits import address_of, or_refuse
from tessera.server.people.accounts import Accounts, SignedIn
from tessera.server.people.names import person_name
from tessera.server.people.sessions import People, digest_of, new_token, speaker_of
from tessera.server.problems import MISSING, TOO_LATE, Refusal
from tessera.server.protocol import Credentials, Name, NewToken, Password, Person, Session, Token
from tessera.server.store import accounts as rows
from tessera.server.store.accounts import Ended, TokenRow
from tessera.server.tables.hall import Hall

MOST_TOKENS = 20

AnyRequest = Request[Any, Any, Any]


# This person


@get("/api/me")
async def who_am_i(me: NamedDependency[Person]) -> Person:
    """Whoever asks; 401 for a stranger."""
    return _to_themselves(me)


def _to_themselves(person: Person) -> Person:
    """A person as told to that person."""
    return replace(person, speaker=speaker_of(person.id))


@post("/api/me", status_code=200)
async def become(
    request: AnyRequest,
    people: NamedDependency[People],
    hall: NamedDependency[Hall],
    data: JSONBody[Name],
) -> Response[Person]:
    """Become a guest of that name, or change the name."""
    or_refuse(hall.limits.take_by_address("name", address_of(request.scope["client"])))
    people.refuse_programs(request)
    person = await people.at(request)
    if person is not None:
        renamed, tables = await people.rename(person, data.name)
        await hall.tell_of(tables, person.id)
        return Response(_to_themselves(renamed))
    person, cookie = await people.become_guest(data.name, request)
    return Response(_to_themselves(person), cookies=[cookie])


@delete("/api/me", status_code=204)
async def end_this_session(
    request: AnyRequest, people: NamedDependency[People], hall: NamedDependency[Hall]
) -> Response[None]:
    """Forget who is at this browser."""
    people.refuse_programs(request)
    session, cookie = await people.end_session(request)
    if session is not None:
        hall.sign_out(session)
    return Response(None, status_code=204, cookies=[cookie])


# Accounts


def _signed_in(hall: Hall, signed_in: SignedIn, status: int) -> Response[Person]:
    person, cookies, ended = signed_in

    async def close_others() -> None:
        for session in ended.sessions:
            hall.sign_out(session, again=True)
        for token in ended.tokens:
            hall.sign_out(token)

    background = BackgroundTask(close_others)
    return Response(_to_themselves(person), status_code=status, cookies=cookies, background=background)


def _sign_out(hall: Hall, ended: Ended) -> None:
    for key in (*ended.sessions, *ended.tokens):
        hall.sign_out(key)


@post("/api/account", status_code=201)
async def make_account(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    hall: NamedDependency[Hall],
    owner: NamedDependency[Person],
    data: JSONBody[Credentials],
) -> Response[Person]:
    """Make an account of the guest one is. Its keys for programs end."""
    return _signed_in(hall, await accounts.make(owner, request, data), 201)


@post("/api/account/login", status_code=200)
async def log_in(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    people: NamedDependency[People],
    hall: NamedDependency[Hall],
    data: JSONBody[Credentials],
) -> Response[Person]:
    """Sign in; the games of the guest one was go along, the guest's keys for programs end."""
    people.refuse_programs(request)
    return _signed_in(hall, await accounts.log_in(request, data), 200)


@post("/api/account/password", status_code=204)
async def change_password(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    hall: NamedDependency[Hall],
    owner: NamedDependency[Person],
    data: JSONBody[Password],
) -> None:
    """Set another password; all other browsers are signed out, and the keys for programs end."""
    _sign_out(hall, await accounts.change_password(owner, request, data))


@post("/api/account/end", status_code=204)
async def end_account(
    request: AnyRequest,
    accounts: NamedDependency[Accounts],
    people: NamedDependency[People],
    hall: NamedDependency[Hall],
    owner: NamedDependency[Person],
    data: JSONBody[Password],
) -> Response[None]:
    """Delete the account: nobody can sign in to it any more. Its games stay."""
    _sign_out(hall, await accounts.end(owner, request, data.password))
    return Response(None, status_code=204, cookies=[people.cookie(request, "", 0)])


# Sessions


@get("/api/sessions")
async def sessions(
    request: AnyRequest, people: NamedDependency[People], owner: NamedDependency[Person]
) -> list[Session]:
    """The browsers that are signed in as this person, those used last first."""
    this = people.session_at(request)
    return [
        Session(row.id, row.created, row.seen, row.device, row.id == this)
        for row in await rows.sessions_of(people.store, owner.id)
    ]


@delete("/api/sessions/{session:str}", status_code=204)
async def end_session(
    people: NamedDependency[People],
    hall: NamedDependency[Hall],
    owner: NamedDependency[Person],
    session: FromPath[str],
) -> None:
    """Sign one of them out."""
    if not session.isalnum() or not await rows.end_session(people.store, owner.id, session):
        raise Refusal(Message("server.error.no_such_session"), MISSING)
    hall.sign_out(session)


@delete("/api/sessions", status_code=204)
async def end_other_sessions(
    request: AnyRequest,
    people: NamedDependency[People],
    hall: NamedDependency[Hall],
    owner: NamedDependency[Person],
    keep_tokens: FromQuery[bool] = False,
) -> None:
    """Sign out everywhere else; the keys for programs end too, unless they are to be kept."""
    this = people.session_at(request)
    _sign_out(hall, await rows.end_other_sessions(people.store, owner.id, this, not keep_tokens))


# Tokens


@get("/api/tokens")
async def tokens(people: NamedDependency[People], owner: NamedDependency[Person]) -> list[Token]:
    """The keys for programs, without their secrets."""
    found = await rows.tokens_of(people.store, owner.id)
    return [Token(row.id, row.name, row.created, row.scope) for row in found]


@post("/api/tokens", status_code=201)
async def make_token(
    people: NamedDependency[People], owner: NamedDependency[Person], data: JSONBody[NewToken]
) -> Token:
    """A key for a program that plays, or looks, in this person's name; only this answer has its secret."""
    if len(await rows.tokens_of(people.store, owner.id)) >= MOST_TOKENS:
        raise Refusal(Message("server.error.too_many_tokens", most=MOST_TOKENS), TOO_LATE)
    row = TokenRow(people.world.new_id(), person_name(data.name), people.world.now(), data.scope)
    secret = new_token()
    await rows.add_token(people.store, owner.id, row, digest_of(secret))
    return Token(row.id, row.name, row.created, row.scope, secret)


@delete("/api/tokens/{token:str}", status_code=204)
async def end_token(
    people: NamedDependency[People],
    hall: NamedDependency[Hall],
    owner: NamedDependency[Person],
    token: FromPath[str],
) -> None:
    """Revoke one of them; what it opened is closed."""
    digest = await rows.end_token(people.store, owner.id, token) if token.isalnum() else None
    if digest is None:
        raise Refusal(Message("server.error.no_such_token"), MISSING)
    hall.sign_out(digest)


HANDLERS = [
    who_am_i,
    become,
    end_this_session,
    make_account,
    log_in,
    change_password,
    end_account,
    sessions,
    end_session,
    end_other_sessions,
    tokens,
    make_token,
    end_token,
]
