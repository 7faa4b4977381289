"""Accounts, sessions and tokens."""

import asyncio
import re
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters

from tessera.server.people.passwords import Passwords
from tests.server.house import PATIENCE, Chair, House, Visitor, cheap_passwords, house, play, quick

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with cheap_passwords(), house(quick(tmp_path_factory.mktemp("accounts"))) as running:
        yield running


def key(answer: Any) -> str:
    found: str = answer.json()["text"]["key"]
    return found


def sign_up(visitor: Visitor, login: str, password: str = PASSWORD) -> Any:
    return visitor.http.post("/api/account", json={"login": login, "password": password})


def log_in(visitor: Visitor, login: str, password: str = PASSWORD) -> Any:
    return visitor.http.post("/api/account/login", json={"login": login, "password": password})


def rows(place: House, query: str) -> list[Any]:
    """What the database holds."""
    with closing(sqlite3.connect(str(place.hall.store.engine.url.database))) as connection:
        return connection.execute(query).fetchall()


# Accounts


def test_an_account_is_made_of_the_guest_one_is(place: House) -> None:
    anna = Visitor(place, "Anna")
    table = anna.make_table("me", "open")
    me = anna.http.get("/api/me").json()
    made = sign_up(anna, "Anna.First")
    assert made.status_code == 201
    assert made.json() == {**me, "login": "anna.first"}
    elsewhere = Visitor(place)
    entered = log_in(elsewhere, "ANNA.first")
    assert entered.json() == made.json()
    assert elsewhere.http.get(f"/api/tables/{table}").json()["you"] == 0
    again = sign_up(anna, "anna.second")
    assert (again.status_code, key(again)) == (409, "server.error.has_account")


def test_a_stranger_cannot_make_an_account(place: House) -> None:
    assert sign_up(Visitor(place), "nobody").status_code == 401


def test_logins_are_unique_whatever_their_case(place: House) -> None:
    assert sign_up(Visitor(place, "Ёж"), "ЁЖИК").status_code == 201
    for login in ("ёжик", " Ёжик ", "ЁЖИК"):
        taken = sign_up(Visitor(place, "Other"), login)
        assert (taken.status_code, key(taken)) == (409, "server.error.login_taken")


@pytest.mark.parametrize("login", ["ab", "x" * 33, "two words", "a\x00bc", "ab\n", "<b>"])
def test_logins_that_cannot_be_typed_are_refused(place: House, login: str) -> None:
    refused = sign_up(Visitor(place, "Anna"), login)
    assert (refused.status_code, key(refused)) == (400, "server.error.login")
    assert key(log_in(Visitor(place), login)) == "server.error.wrong_login"


@pytest.mark.parametrize("password", ["1234567", "x" * 201])
def test_passwords_have_8_to_200_characters(place: House, password: str) -> None:
    refused = sign_up(Visitor(place, "Anna"), "anna.short", password)
    assert (refused.status_code, key(refused)) == (400, "server.error.password_length")


def test_the_longest_and_shortest_that_are_allowed_work(place: House) -> None:
    for login, password in (("abc", "12345678"), ("x" * 32, "ж" * 200)):
        assert sign_up(Visitor(place, "Anna"), login, password).status_code == 201
        assert log_in(Visitor(place), login, password).status_code == 200


def test_only_a_hash_of_a_password_is_kept(place: House) -> None:
    sign_up(Visitor(place, "Anna"), "anna.hashed")
    kept = rows(place, "SELECT password FROM people WHERE login = 'anna.hashed'")[0][0]
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept


def test_a_wrong_password_and_an_unknown_login_get_the_same_answer_for_the_same_work(
    place: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So nobody learns from the answer, or from how long it takes, who has an account."""
    work: list[Parameters] = []
    verify = PasswordHasher.verify

    def noted(hasher: PasswordHasher, kept: str, password: bytes) -> bool:
        work.append(extract_parameters(kept))
        return verify(hasher, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", noted)
    sign_up(Visitor(place, "Anna"), "anna.known")
    for login in ("anna.known", "anna.unknown"):
        answer = log_in(Visitor(place), login, "not her password")
        assert (answer.status_code, key(answer)) == (403, "server.error.wrong_login")
        assert "set-cookie" not in answer.headers
    assert len(work) == 2
    assert work[0] == work[1]


def test_nobody_waits_while_passwords_are_hashed(monkeypatch: pytest.MonkeyPatch) -> None:
    others_go_on = threading.Event()
    seen: list[bool] = []

    def patiently(_hasher: PasswordHasher, _password: bytes) -> str:
        seen.append(others_go_on.wait(PATIENCE))
        return "hash"

    monkeypatch.setattr(PasswordHasher, "hash", patiently)

    async def hash_meanwhile() -> str:
        threads = Passwords()
        threads.open()
        hashing = asyncio.create_task(threads.hashed(PASSWORD))
        await asyncio.sleep(0.01)
        others_go_on.set()
        hashed = await hashing
        threads.close()
        return hashed

    assert asyncio.run(hash_meanwhile()) == "hash"
    assert seen
    assert all(seen)


# Taking games along


def test_signing_in_takes_the_games_of_the_guest_along(place: House) -> None:
    home = Visitor(place, "Anna")
    sign_up(home, "anna.moves")
    me = home.http.get("/api/me").json()
    guest, boris = Visitor(place, "Guest"), Visitor(place, "Boris")
    table = guest.make_table("me", "open", options={"first": "1"})
    boris.join(table)
    chairs = [guest.go_to(table), boris.go_to(table)]
    play(chairs, 4)
    watching = home.go_to(table)
    assert watching.view["seat"] is None

    assert log_in(guest, "anna.moves").json() == me
    closed = chairs[0].until("closed")
    assert closed["again"] is True
    assert chairs[0].is_closed_by_the_server()
    assert watching.until("welcome")["view"]["seat"] == 0
    chairs[0] = guest.go_to(table)
    assert chairs[0].view["seat"] == 0
    play(chairs, 4)
    own = guest.http.get("/api/lobby").json()["yours"]
    assert table in [found["id"] for found in own]
    assert guest.http.get(f"/api/tables/{table}").json()["is_host"]


def test_when_both_sit_at_one_table_the_guest_stays_in_the_guests_seat(place: House) -> None:
    home, guest = Visitor(place, "Anna"), Visitor(place, "Guest")
    sign_up(home, "anna.twice")
    table = home.make_table("me", "open", options={"first": "1"})
    guest.join(table)
    chairs = [home.go_to(table), guest.go_to(table)]
    play(chairs, 2)
    assert log_in(guest, "anna.twice").status_code == 200
    seen = guest.http.get(f"/api/tables/{table}").json()
    assert seen["you"] == 0
    assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Guest"]
    assert seen["status"] == "playing"
    assert Visitor(place, "Vera").go_to(table).view is not None


def test_whoever_signs_in_from_another_account_takes_nothing_along(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    sign_up(anna, "anna.switches")
    sign_up(boris, "boris.stays")
    table = anna.make_table("me", "open")
    log_in(anna, "boris.stays")
    assert anna.http.get("/api/me").json()["login"] == "boris.stays"
    assert "you" not in anna.http.get(f"/api/tables/{table}").json()
    log_in(anna, "anna.switches")
    assert anna.http.get(f"/api/tables/{table}").json()["you"] == 0


# Sessions


def test_the_cookie(place: House) -> None:
    made = Visitor(place).http.post("/api/me", json={"name": "Anna"})
    cookie = made.headers["set-cookie"]
    assert re.search(r"tessera=[0-9a-f]{32}\.[0-9a-f]{64};", cookie)
    told = cookie.lower()
    assert "httponly" in told
    assert "samesite=lax" in told
    assert "path=/" in told
    bits = cookie.partition("=")[2].partition(".")[0]
    assert bits not in str(rows(place, "SELECT * FROM sessions"))


def test_sessions_are_listed_and_ended(place: House) -> None:
    here, there = Visitor(place, "Anna"), Visitor(place)
    sign_up(here, "anna.sessions")
    there.http.headers["user-agent"] = "Another browser"
    log_in(there, "anna.sessions")
    listed = here.http.get("/api/sessions").json()
    assert sorted(session["is_this"] for session in listed) == [False, True]
    other = next(session for session in listed if not session["is_this"])
    assert other["device"] == "Another browser"
    assert here.http.delete(f"/api/sessions/{other['id']}").status_code == 204
    assert there.http.get("/api/me").status_code == 401
    assert len(here.http.get("/api/sessions").json()) == 1
    assert here.http.delete(f"/api/sessions/{other['id']}").status_code == 404


def test_nobody_ends_the_session_of_somebody_else(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    (session,) = anna.http.get("/api/sessions").json()
    refused = boris.http.delete(f"/api/sessions/{session['id']}")
    assert (refused.status_code, key(refused)) == (404, "server.error.no_such_session")
    assert anna.http.get("/api/me").status_code == 200


def test_sockets_end_with_their_session_and_no_others_do(place: House) -> None:
    here, there = Visitor(place, "Anna"), Visitor(place)
    sign_up(here, "anna.sockets")
    log_in(there, "anna.sockets")
    table = here.make_table("me", "open")
    staying, leaving = here.go_to(table), there.go_to(table)
    lobby = Chair(there.socket("/ws/lobby"))
    silent = Chair(there.socket(f"/ws/tables/{table}"))
    other = next(one for one in here.http.get("/api/sessions").json() if not one["is_this"])
    here.http.delete(f"/api/sessions/{other['id']}")
    for socket in (leaving, silent):
        closed = socket.until("closed")
        assert (closed["problem"]["text"]["key"], closed["again"]) == ("server.closed.signed_out", False)
        assert socket.is_closed_by_the_server()
    assert "server.closed.signed_out" in [lobby.socket.recv(), lobby.socket.recv()][-1]
    staying.send({"type": "ping"})
    assert staying.until("pong")


def test_ending_this_session_ends_its_sockets(place: House) -> None:
    anna = Visitor(place, "Anna")
    chair = anna.go_to(anna.make_table("me", "open"))
    ended = anna.http.delete("/api/me")
    assert ended.status_code == 204
    assert "max-age=0" in ended.headers["set-cookie"].lower()
    assert chair.until("closed")
    assert anna.http.get("/api/me").status_code == 401


# Tokens


def test_a_token_is_shown_once_and_works_until_it_is_revoked(place: House) -> None:
    anna = Visitor(place, "Anna")
    made = anna.http.post("/api/tokens", json={"name": " my bot "})
    assert made.status_code == 201
    token = made.json()
    (listed,) = anna.http.get("/api/tokens").json()
    shown = {"id": token["id"], "name": "my bot", "created": token["created"], "scope": "play"}
    assert listed == shown
    program = Visitor(place)
    program.http.headers["authorization"] = f"Bearer {token['secret']}"
    assert program.http.get("/api/me").json() == anna.http.get("/api/me").json()
    table = program.make_table("me", "open")
    assert anna.http.get(f"/api/tables/{table}").json()["you"] == 0
    chair = Chair(program.socket(f"/ws/tables/{table}", Authorization=f"Bearer {token['secret']}"))
    chair.hello()
    assert chair.table["you"] == 0

    assert anna.http.delete(f"/api/tokens/{token['id']}").status_code == 204
    assert chair.until("closed")["again"] is False
    revoked = program.http.get("/api/lobby")
    assert (revoked.status_code, key(revoked)) == (401, "server.error.token")
    assert anna.http.delete(f"/api/tokens/{token['id']}").status_code == 404
    refused = Chair(program.socket(f"/ws/tables/{table}", Authorization=f"Bearer {token['secret']}"))
    assert refused.until("closed")["problem"]["text"]["key"] == "server.error.token"


def test_only_a_hash_of_a_token_is_kept(place: House) -> None:
    secret = Visitor(place, "Anna").http.post("/api/tokens", json={"name": "bot"}).json()["secret"]
    kept = str(rows(place, "SELECT * FROM tokens"))
    assert secret not in kept
    assert secret.removeprefix("tessera_") not in kept


def test_tokens_are_somebodys_and_not_too_many(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    made = [anna.http.post("/api/tokens", json={"name": "bot"}) for _ in range(21)]
    assert [answer.status_code for answer in made] == [201] * 20 + [409]
    assert boris.http.delete(f"/api/tokens/{made[0].json()['id']}").status_code == 404
    assert boris.http.get("/api/tokens").json() == []
    assert Visitor(place).http.post("/api/tokens", json={"name": "bot"}).status_code == 401


# Another password, and the end


def change(visitor: Visitor, old: str, new: str) -> Any:
    return visitor.http.post("/api/account/password", json={"password": old, "new": new})


def end(visitor: Visitor, password: str) -> Any:
    return visitor.http.post("/api/account/end", json={"password": password})


def test_another_password_signs_all_other_browsers_out(place: House) -> None:
    anna, elsewhere = Visitor(place, "Anna"), Visitor(place)
    sign_up(anna, "anna.changes")
    log_in(elsewhere, "anna.changes")
    assert change(anna, PASSWORD, "battery staple").status_code == 204
    assert anna.http.get("/api/me").status_code == 200
    assert elsewhere.http.get("/api/me").status_code == 401
    assert log_in(elsewhere, "anna.changes").status_code == 403
    assert log_in(elsewhere, "anna.changes", "battery staple").status_code == 200


def test_only_who_knows_the_password_changes_it_or_ends_the_account(place: House) -> None:
    anna = Visitor(place, "Anna")
    for answer in (change(anna, PASSWORD, "battery staple"), end(anna, PASSWORD)):
        assert (answer.status_code, key(answer)) == (409, "server.error.no_account")
    sign_up(anna, "anna.keeps")
    for answer in (change(anna, "wrong horse", "battery staple"), end(anna, "wrong horse"), end(anna, "")):
        assert (answer.status_code, key(answer)) == (403, "server.error.wrong_password")
    assert key(change(anna, PASSWORD, "short")) == "server.error.password_length"
    assert log_in(Visitor(place), "anna.keeps").status_code == 200


def test_an_account_that_ended_is_forgotten_and_its_games_stay(place: House) -> None:
    anna, elsewhere = Visitor(place, "Anna"), Visitor(place)
    sign_up(anna, "anna.goes")
    log_in(elsewhere, "anna.goes")
    table = anna.make_table("me", "open")
    token = anna.http.post("/api/tokens", json={"name": "bot"}).json()["secret"]
    assert end(anna, PASSWORD).status_code == 204
    for gone in (anna, elsewhere):
        assert gone.http.get("/api/me").status_code == 401
    stranger = Visitor(place)
    assert stranger.http.get("/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 401
    assert log_in(stranger, "anna.goes").status_code == 403
    assert stranger.http.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Anna"
    assert sign_up(Visitor(place, "Other"), "anna.goes").status_code == 201
