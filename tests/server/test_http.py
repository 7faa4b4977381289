"""HTTP: people, tables before they begin, the lobby, pages, and what is refused."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tessera
from tessera.games import names, shelf
from tessera.locale import LANGUAGES, rules_page
from tessera.server.tables.hall import offered
from tests.server.house import PATIENCE, House, Visitor, house, quick


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("http"))) as running:
        yield running


def key(answer: Any) -> str:
    found: str = answer.json()["text"]["key"]
    return found


def test_a_guest_is_somebody_as_soon_as_they_have_a_name(place: House) -> None:
    anna = Visitor(place)
    stranger = anna.http.get("/api/me")
    assert (stranger.status_code, key(stranger)) == (401, "server.error.stranger")
    made = anna.http.post("/api/me", json={"name": "  Anna   Maria "})
    assert made.json()["name"] == "Anna Maria"
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    assert anna.http.get("/api/me").json() == made.json()
    renamed = anna.http.post("/api/me", json={"name": "Анна"}).json()
    assert renamed == {**made.json(), "name": "Анна"}
    assert anna.http.get("/api/me").json() == renamed


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name"),
        ("   ", "name"),
        ("x" * 25, "name"),
        ("a\u202eb", "name_letters"),
        ("a\x07b", "name_letters"),
        ("\u200d", "name_letters"),
    ],
)
def test_names_that_cannot_be_shown_are_refused(place: House, name: str, why: str) -> None:
    answer = Visitor(place).http.post("/api/me", json={"name": name})
    assert (answer.status_code, key(answer)) == (400, f"server.error.{why}")


def test_a_forged_cookie_is_nobodys(place: House) -> None:
    anna = Visitor(place, "Anna")
    value = anna.http.cookies["tessera"]
    bits, _, signature = value.partition(".")
    for forged in (f"{bits[:-1]}0.{signature}x", bits, f"{bits}.", "." + signature, "é.é", f"0{value[1:]}x"):
        assert (
            Visitor(place).http.get("/api/me", headers={b"cookie": f"tessera={forged}".encode()}).status_code
            == 401
        )


def test_ending_the_session_makes_one_a_stranger(place: House) -> None:
    anna = Visitor(place, "Anna")
    cookie = dict(anna.http.cookies)
    assert anna.http.delete("/api/me").status_code == 204
    assert anna.http.get("/api/me").status_code == 401
    anna.http.cookies.update(cookie)
    assert anna.http.get("/api/me").status_code == 401


def test_games_and_their_catalog(place: House) -> None:
    anybody = Visitor(place)
    told = anybody.http.get("/api/games").json()
    assert [info["name"] for info in told] == list(offered())
    for info, game in zip(told, offered().values(), strict=True):
        assert info["seats"] == list(game.seats)
        assert {option["name"] for option in info["options"]} == {
            option.name for option in game.options if option.is_offered
        }
        assert info["levels"]
        assert anybody.http.get(f"/api/games/{game.name}/catalog").json()
    assert anybody.http.get("/api/games/chess/catalog").status_code == 404


def test_a_game_that_counts_halves_says_so(place: House) -> None:
    told = {info["name"]: info.get("points_unit") for info in Visitor(place).http.get("/api/games").json()}
    # One is what it is where nothing is said.
    expected = {game.name: None if game.points_unit == 1 else game.points_unit for game in shelf()}
    assert told == expected
    assert set(told.values()) == {None, 2}


@pytest.mark.parametrize("name", offered())
def test_what_actions_are_called_is_sent_once(place: House, name: str) -> None:
    anybody, vocabulary = Visitor(place), tessera.load(name).vocabulary
    path = f"/api/games/{name}/actions"
    found = anybody.http.get(path)
    assert found.headers["content-encoding"] == "gzip"
    assert [vocabulary.action(action["notation"]) for action in found.json()] == [*range(vocabulary.size)]
    again = anybody.http.get(path, headers={"if-none-match": found.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert anybody.http.get("/api/games/chess/actions").status_code == 404


@pytest.mark.parametrize("name", offered())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_and_rules_of_a_game_can_be_had(place: House, name: str, language: str) -> None:
    anybody = Visitor(place)
    words = anybody.http.get(f"/api/games/{name}/words/{language}")
    assert f"\n{name}-title = " in "\n" + words.text
    page = anybody.http.get(f"/api/games/{name}/rules/{language}")
    assert page.headers["content-type"].startswith("text/markdown")
    assert page.text == rules_page(tessera.load(name), language)


@pytest.mark.parametrize("path", ["chess/words/en", "chess/rules/en", "{}/words/xx", "{}/rules/../en"])
def test_words_and_rules_that_are_not_there_are_missing(place: House, path: str) -> None:
    assert Visitor(place).http.get("/api/games/" + path.format(names()[0])).status_code == 404


ME, OPEN = {"kind": "me"}, {"kind": "open"}
WRONG_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": [ME, OPEN]}, "server.error.no_such_game"),
    ({"game": "duel", "seats": [ME]}, "core.error.wrong_seats"),
    ({"game": "duel", "seats": [ME, ME]}, "server.error.seated_twice"),
    ({"game": "duel", "seats": [ME, {"kind": "bot", "level": "god"}]}, "server.error.no_such_level"),
    ({"game": "duel", "seats": [ME, {"kind": "cat"}]}, "server.error.bad_request"),
    ({"game": "duel", "seats": [ME, OPEN], "options": {"dice": "1"}}, "core.error.unknown_option"),
    ({"game": "duel", "seats": [ME, OPEN], "clock": {"per": "move", "seconds": 0}}, "server.error.clock"),
    ({"game": "duel", "seats": [ME, OPEN], "colour": "red"}, "server.error.bad_request"),
    ({}, "server.error.bad_request"),
]


@pytest.mark.parametrize(("table", "why"), WRONG_TABLES)
def test_tables_that_cannot_be(place: House, table: dict[str, Any], why: str) -> None:
    answer = Visitor(place, "Anna").http.post("/api/tables", json=table)
    assert answer.status_code in (400, 404)
    assert key(answer) == why


def test_places_are_taken_and_given_up(place: House) -> None:
    anna, boris, vera = [Visitor(place, name) for name in ("Anna", "Boris", "Vera")]
    table = anna.make_table("me", "open")
    path = f"/api/tables/{table}"
    assert anna.http.get(path).json()["is_host"]
    assert len(anna.http.get(path).json()["commitment"]) == 64
    assert key(boris.http.post(f"{path}/join", json={"seat": 0})) == "server.error.place_taken"
    assert boris.http.post(f"{path}/join", json={"seat": 7}).status_code == 404
    assert anna.http.post(f"{path}/leave").json()["seats"][0] == {"kind": "open"}
    assert boris.http.post(f"{path}/join", json={"seat": 0}).json()["you"] == 0
    assert boris.http.post(f"{path}/join", json={}).json()["you"] == 0
    assert vera.http.post(f"{path}/join", json={}).json()["status"] == "playing"
    assert key(anna.http.post(f"{path}/join", json={})) == "server.error.begun"
    assert key(vera.http.post(f"{path}/leave")) == "server.error.begun"
    assert anna.http.delete(path).status_code == 409
    assert Visitor(place).http.post(f"{path}/join", json={}).status_code == 401


def test_the_host_closes_a_table_that_waits(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    table = anna.make_table("me", "open")
    chair = boris.go_to(table)
    assert boris.http.delete(f"/api/tables/{table}").status_code == 403
    assert anna.http.delete(f"/api/tables/{table}").status_code == 204
    assert chair.until("closed")["again"] is False
    assert anna.http.get(f"/api/tables/{table}").status_code == 404


def test_the_lobby_shows_ones_own_tables_and_open_places(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    listed, private = anna.make_table("me", "open", listed=True), anna.make_table("me", "open")
    lobby = boris.http.get("/api/lobby").json()
    assert listed in [table["id"] for table in lobby["open"]]
    assert private not in [table["id"] for table in lobby["open"]]
    assert lobby["yours"] == []
    mine = anna.http.get("/api/lobby").json()
    assert {table["id"] for table in mine["yours"]} == {listed, private}
    assert listed not in [table["id"] for table in mine["open"]]
    boris.join(private)
    (playing, *_) = anna.http.get("/api/lobby").json()["yours"]
    assert (playing["id"], playing["status"], playing["you"]) == (private, "playing", 0)
    assert playing["summary"]["key"].startswith("duel.summary.")


def test_the_lobby_is_told_anew_when_it_changes(place: House) -> None:
    anna, boris = Visitor(place, "Anna"), Visitor(place, "Boris")
    socket = boris.socket("/ws/lobby")
    before = json.loads(socket.recv(PATIENCE))
    table = anna.make_table("me", "open", listed=True)
    after = json.loads(socket.recv(PATIENCE))
    assert {one["id"] for one in after["open"]} - {one["id"] for one in before["open"]} == {table}
    boris.join(table)
    while not (told := json.loads(socket.recv(PATIENCE)))["yours"]:
        pass
    assert told["yours"][0]["id"] == table


def test_another_site_cannot_act_in_a_persons_name(place: House) -> None:
    anna = Visitor(place, "Anna")
    evil = {"origin": "https://evil.example"}
    answer = anna.http.post("/api/tables", json={}, headers=evil)
    assert (answer.status_code, key(answer)) == (403, "server.error.origin")
    assert anna.http.get("/api/me", headers=evil).status_code == 200
    own = {"origin": f"http://{place.address}"}
    assert anna.http.post("/api/me", json={"name": "Anna"}, headers=own).status_code == 200
    with pytest.raises(Exception, match="403"):
        anna.socket("/ws/lobby", Origin="https://evil.example")
    anna.socket("/ws/lobby", Origin=f"http://{place.address}")


def test_errors_are_problems_without_details(place: House) -> None:
    anna = Visitor(place, "Anna")
    for answer, status in (
        (anna.http.get("/api/nothing"), 404),
        (anna.http.get("/api/tables/nowhere"), 404),
        (anna.http.patch("/api/me"), 405),
        (anna.http.post("/api/me", content=b"{"), 400),
        (anna.http.post("/api/me", content=b'{"name": "' + b"x" * 100_000 + b'"}'), 413),
        (anna.http.get("/api/tables/x/positions/abc"), 404),
    ):
        assert answer.status_code == status
        assert key(answer).startswith("server.error.")
        assert "Traceback" not in answer.text


def test_health_and_schema(place: House) -> None:
    anybody = Visitor(place)
    assert anybody.http.get("/health").json()["status"] == "ok"
    assert "/api/tables/{table}/join" in anybody.http.get("/api/schema").json()["paths"]


def test_without_a_client_the_page_says_what_to_do(place: House) -> None:
    anybody = Visitor(place)
    assert "npm" in anybody.http.get("/").text
    assert "собраны" in anybody.http.get("/t/abc", headers={"accept-language": "ru"}).text


def test_the_client_is_served_with_its_types_and_cached(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><p>Tessera" + " " * 600)
    (client / "assets" / "app-1a2b.js").write_text("x = 1;" * 200)
    (client / "assets" / "font.woff2").write_bytes(b"\x00" * 600)
    with house(quick(tmp_path / "data", client=client)) as place:
        http = Visitor(place).http
        for path in ("/", "/t/abc", "/rules/duel", "/t/abc/review"):
            page = http.get(path)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
            assert page.text.startswith("<!doctype html>")
        script = http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert "content-encoding" not in script.headers
        assert (
            http.get("/assets/app-1a2b.js", headers={"if-none-match": script.headers["etag"]}).status_code
            == 304
        )
        assert http.get("/assets/font.woff2").headers["content-type"] == "font/woff2"
        for path in ("/assets/gone.js", "/../pyproject.toml", "/favicon.ico"):
            assert http.get(path).status_code == 404
        assert "root:" not in http.get("/%2e%2e/%2e%2e/etc/passwd").text
