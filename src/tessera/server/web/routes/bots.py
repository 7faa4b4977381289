"""Programs that play: what they are asked, and their answers."""

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from tessera.server.limits import address_of, or_refuse
from tessera.server.people.sessions import People
from tessera.server.protocol import Act, Asked, Done, Person
from tessera.server.tables.decisions import Stream as Questions
from tessera.server.tables.hall import Hall
from tessera.server.tables.requests import carry_out

NDJSON = "application/x-ndjson"


@get(
    "/api/bot/decisions",
    media_type=NDJSON,
    responses={200: ResponseSpec(Asked, generate_examples=False, media_type=NDJSON, description="Lines")},
)
async def decisions(
    request: Request[Any, Any, Any],
    hall: NamedDependency[Hall],
    people: NamedDependency[People],
    me: NamedDependency[Person],
    guess: FromQuery[bool] = False,
) -> Stream:
    """A line for each decision that one's seats are asked, for as long as the program listens; an empty
    line now and then. With `guess`, each comes with a state to think with."""
    or_refuse(hall.limits.take_by_address("socket", address_of(request.scope["client"])))
    lines = Questions(hall, me, guess).lines(people.key_at(request))
    return Stream(lines, media_type=NDJSON, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


@post("/api/bot/tables/{table:str}/act", status_code=200)
async def act(
    hall: NamedDependency[Hall], me: NamedDependency[Person], table: FromPath[str], data: JSONBody[Act]
) -> Done:
    """Answer a decision. The same request sent twice counts once."""
    done = await carry_out(await hall.find(table), me, data)
    assert isinstance(done, Done)
    return done


HANDLERS = [decisions, act]
