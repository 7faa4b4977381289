"""Keys for programs: what they may do, and when they end."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from tessera.server.web.doors import SAFE
from tests.server.house import Chair, House, Visitor, cheap_passwords, house, quick

PASSWORD = "correct horse"
OWNERS = ("/api/me", "/api/account", "/api/sessions", "/api/tokens")
"""Routes about who one is, which are for people at a browser."""
BODIES: dict[str, Any] = {
    "/api/me": {"name": "Boris"},
    "/api/account": {"login": "anna.by.key", "password": PASSWORD},
    "/api/account/login": {"login": "anna.by.key", "password": PASSWORD},
    "/api/account/password": {"password": PASSWORD, "new": "battery staple"},
    "/api/account/end": {"password": PASSWORD},
    "/api/tokens": {"name": "another"},
    "/api/tables": {"game": "duel", "seats": []},
    "/api/tables/t/seats/1": {"kind": "bot"},
    "/api/bot/tables/t/act": {"request": "r", "sequence": 0, "actions": [1]},
}
"""What the routes are sent that want something."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with cheap_passwords(), house(quick(tmp_path_factory.mktemp("keys"))) as running:
        yield running


def key(answer: Any) -> str:
    found: str = answer.json()["text"]["key"]
    return found


def sign_up(visitor: Visitor, login: str) -> None:
    made = visitor.http.post("/api/account", json={"login": login, "password": PASSWORD})
    assert made.status_code == 201


def log_in(visitor: Visitor, login: str) -> None:
    entered = visitor.http.post("/api/account/login", json={"login": login, "password": PASSWORD})
    assert entered.status_code == 200


def program_of(visitor: Visitor, scope: str = "play") -> Visitor:
    """A program with a key of somebody's."""
    made = visitor.http.post("/api/tokens", json={"name": "bot", "scope": scope})
    assert made.json()["scope"] == scope
    program = Visitor(visitor.place)
    program.http.headers["authorization"] = f"bearer {made.json()['secret']}"
    return program


def chair_of(program: Visitor, table: str) -> Chair:
    """The socket of a table that a program opens."""
    authorization = program.http.headers["authorization"]
    chair = Chair(program.socket(f"/ws/tables/{table}", Authorization=authorization))
    chair.hello()
    return chair


def has_ended(program: Visitor) -> bool:
    """Whether the key of a program is not valid any more."""
    answer = program.http.get("/api/me")
    return answer.status_code == 401 and key(answer) == "server.error.token"


def unsafe_routes(place: House) -> list[tuple[str, str]]:
    return [
        (method, route.path_format.format(table="t", session="s", token="k", game="duel", move=1, seat=1))
        for route in place.app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method not in SAFE
    ]


# What they may do


def test_with_a_key_for_reading_a_program_only_looks(place: House) -> None:
    anna = Visitor(place, "Anna")
    table = anna.make_table("me", "greedy", options={"first": "1"})
    program = program_of(anna, "read")
    assert program.http.get(f"/api/tables/{table}").json()["you"] == 0
    assert program.http.get("/api/lobby").json()["yours"][0]["id"] == table
    chair = chair_of(program, table)
    assert chair.view["seat"] == 0
    asked: list[tuple[str, dict[str, Any]]] = [
        ("act", {"sequence": chair.sequence, "actions": [chair.choices()[0]]}),
        ("undo", {"sequence": chair.sequence}),
        ("resign", {}),
        ("say", {"text": "hello"}),
        ("rematch", {}),
        ("stand_in", {"seat": 1}),
        ("give_back", {}),
        ("hint", {}),
        ("review", {"begin": True}),
    ]
    for kind, more in asked:
        assert chair.ask(kind, **more)["problem"]["text"]["key"] == "server.error.only_reads", kind
    assert anna.http.get(f"/api/tables/{table}").json()["moves"] == 0
    assert chair_of(program_of(anna), table).act(chair.choices()[0])["type"] == "done"


def test_no_key_for_reading_gets_past_a_route_that_changes_something(place: House) -> None:
    program = program_of(Visitor(place, "Anna"), "read")
    for method, path in unsafe_routes(place):
        refused = program.http.request(method, path, json=BODIES.get(path, {}))
        expected = "server.error.needs_session" if path.startswith(OWNERS) else "server.error.only_reads"
        assert (refused.status_code, key(refused)) == (403, expected), (method, path)


def test_no_key_makes_keys_or_touches_names_sessions_and_passwords(place: House) -> None:
    anna = Visitor(place, "Anna")
    sign_up(anna, "anna.by.key")
    program = program_of(anna)
    (session,) = anna.http.get("/api/sessions").json()
    (token,) = anna.http.get("/api/tokens").json()
    asked = [
        *[(method, path) for method, path in unsafe_routes(place) if path.startswith(OWNERS)],
        ("GET", "/api/sessions"),
        ("GET", "/api/tokens"),
        ("DELETE", f"/api/sessions/{session['id']}"),
        ("DELETE", f"/api/tokens/{token['id']}"),
    ]
    assert len(asked) >= 13
    for method, path in asked:
        refused = program.http.request(method, path, json=BODIES.get(path))
        assert (refused.status_code, key(refused)) == (403, "server.error.needs_session"), (method, path)
    assert anna.http.get("/api/me").json()["name"] == "Anna"
    log_in(Visitor(place), "anna.by.key")
    assert program.http.get("/api/me").json()["login"] == "anna.by.key"


# When they end


def test_a_key_of_the_guest_one_was_never_becomes_one_of_the_account(place: House) -> None:
    home, guest = Visitor(place, "Anna"), Visitor(place, "Guest")
    sign_up(home, "anna.tokens")
    program, own = program_of(guest), program_of(home)
    table = guest.make_table("me", "open")
    chair = chair_of(program, table)
    log_in(guest, "anna.tokens")
    assert has_ended(program)
    closed = chair.until("closed")
    assert (closed["problem"]["text"]["key"], closed["again"]) == ("server.closed.signed_out", False)
    assert guest.http.get(f"/api/tables/{table}").json()["you"] == 0
    assert own.http.get("/api/me").json()["login"] == "anna.tokens"
    assert len(guest.http.get("/api/tokens").json()) == 1


def test_an_account_begins_with_a_session_of_its_own(place: House) -> None:
    """Whoever had the cookie or a key of the guest is not let into the account."""
    guest, copied = Visitor(place, "Anna"), Visitor(place)
    program = program_of(guest)
    table = guest.make_table("me", "open")
    chair = guest.go_to(table)
    before = guest.http.cookies["tessera"]
    copied.http.cookies.set("tessera", before)
    assert copied.http.get("/api/me").json() == guest.http.get("/api/me").json()
    sign_up(guest, "anna.rotated")
    assert guest.http.cookies["tessera"] != before
    assert copied.http.get("/api/me").status_code == 401
    assert has_ended(program)
    assert chair.until("closed")["again"] is True
    assert guest.http.get("/api/me").json()["login"] == "anna.rotated"
    assert guest.go_to(table).table["you"] == 0
    assert len(guest.http.get("/api/sessions").json()) == 1


def test_signing_in_ends_the_session_it_replaces(place: House) -> None:
    home, guest = Visitor(place, "Anna"), Visitor(place, "Guest")
    sign_up(home, "anna.replaced")
    for _ in range(2):  # as a guest, and as the account
        copied = Visitor(place)
        copied.http.cookies.set("tessera", guest.http.cookies["tessera"])
        assert copied.http.get("/api/me").status_code == 200
        log_in(guest, "anna.replaced")
        assert copied.http.get("/api/me").status_code == 401
    assert guest.http.get("/api/me").json()["login"] == "anna.replaced"


def test_signing_out_everywhere_else_ends_the_keys_too_unless_they_are_to_be_kept(place: House) -> None:
    anna, elsewhere = Visitor(place, "Anna"), Visitor(place)
    sign_up(anna, "anna.everywhere")
    log_in(elsewhere, "anna.everywhere")
    program = program_of(anna)
    assert anna.http.delete("/api/sessions", params={"keep_tokens": "true"}).status_code == 204
    assert elsewhere.http.get("/api/me").status_code == 401
    assert not has_ended(program)
    chair = chair_of(program, anna.make_table("me", "open"))
    assert anna.http.delete("/api/sessions").status_code == 204
    assert has_ended(program)
    assert chair.until("closed")["again"] is False
    assert anna.http.get("/api/me").status_code == 200


def test_another_password_ends_the_keys_too_unless_they_are_to_be_kept(place: House) -> None:
    anna = Visitor(place, "Anna")
    sign_up(anna, "anna.keys")
    program = program_of(anna)
    kept = {"password": PASSWORD, "new": "battery staple", "keep_tokens": True}
    assert anna.http.post("/api/account/password", json=kept).status_code == 204
    assert not has_ended(program)
    ended = {"password": "battery staple", "new": PASSWORD}
    assert anna.http.post("/api/account/password", json=ended).status_code == 204
    assert has_ended(program)
    assert anna.http.get("/api/tokens").json() == []
