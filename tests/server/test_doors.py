"""Doors closed: origins, headers, limits, sizes, and nothing told that is nobody's business."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tessera.server.limits import PER_ADDRESS, PER_PERSON, address_of
from tessera.server.settings import Settings
from tessera.server.web.doors import SAFE
from tessera.server.web.hosts import own_hosts
from tests.server.house import Chair, House, Visitor, cheap_passwords, house, quick


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("doors"), origins=("https://friend.example",))) as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with limits, behind a proxy that tells the addresses of people.

    For its limits time stands still: nothing is allowed anew while a slow machine works.
    """
    settings = quick(tmp_path_factory.mktemp("strict"), rate_limit=True, proxy=True)
    with cheap_passwords(), house(settings) as running:
        running.hall.limits._clock = lambda: 0.0
        yield running


def key(answer: httpx.Response) -> str:
    found: str = answer.json()["text"]["key"]
    return found


def from_address(place: House, address: str, name: str | None = None) -> Visitor:
    """Somebody who comes through the proxy."""
    visitor = Visitor(place)
    visitor.http.headers["x-forwarded-for"] = address
    if name is not None:
        assert visitor.http.post("/api/me", json={"name": name}).status_code == 200
    return visitor


# Origins


def unsafe_routes(place: House) -> list[tuple[str, str]]:
    return [
        (method, route.path_format.format(table="t", session="s", token="k", game="duel", move=1, seat=1))
        for route in place.app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method not in SAFE
    ]


def test_every_unsafe_route_refuses_other_sites(place: House) -> None:
    anna = Visitor(place, "Anna")
    routes = unsafe_routes(place)
    assert len(routes) >= 12
    for method, path in routes:
        for origin in ("https://evil.example", "null", "http://[", f"http://{place.address}.evil.example"):
            refused = anna.http.request(method, path, headers={"origin": origin}, json={})
            assert (refused.status_code, key(refused)) == (403, "server.error.origin"), (method, path)
        for origin in (f"http://{place.address}", "https://friend.example"):
            passed = anna.http.request(method, path, headers={"origin": origin}, json={})
            assert passed.status_code != 403, (method, path)
            anna.http.post("/api/me", json={"name": "Anna"})


def test_every_socket_refuses_other_sites(place: House) -> None:
    anna = Visitor(place, "Anna")
    table = anna.make_table("me", "open")
    paths = [
        route.path_format.format(table=table)
        for route in place.app.routes
        if isinstance(route, WebSocketRoute)
    ]
    assert len(paths) == 2
    for path in paths:
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                anna.socket(path, Origin=origin)
            assert refused.value.response.status_code == 403
        anna.socket(path, Origin=f"http://{place.address}").close()


# Names


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "10.0.0.1"]
)
def test_a_name_that_is_not_ours_is_refused_in_a_sentence(place: House, host: str) -> None:
    anna = Visitor(place, "Anna")
    name = host.format(port=place.address.partition(":")[2])
    for path in ("/api/games", "/api/me"):
        refused = anna.http.get(path, headers={"host": name})
        assert (refused.status_code, key(refused)) == (421, "server.error.host")
        assert refused.json()["text"]["args"] == {"name": name.partition(":")[0]}
    page = anna.http.get("/", headers={"host": name, "accept-language": "ru"})
    assert page.status_code == 421
    assert page.headers["content-security-policy"]
    assert page.text.startswith("Этот сервер не знает имени «")
    assert "“evil" in anna.http.get("/", headers={"host": "evil.example"}).text


def test_no_socket_opens_by_a_name_that_is_not_ours(place: House) -> None:
    anna = Visitor(place, "Anna")
    with pytest.raises(InvalidStatus) as refused:
        anna.socket("/ws/lobby", Host="evil.example", Origin="http://evil.example")
    assert refused.value.response.status_code == 421


def test_the_names_of_this_machine_and_those_it_was_told_are_ours(tmp_path: Path) -> None:
    with house(quick(tmp_path, hosts=("games.example.org", "2001:db8::7"))) as named:
        for host in (
            "localhost",
            "LOCALHOST:80",
            "127.0.0.1",
            "127.9.9.9:1",
            "[::1]:8000",
            "tessera.localhost",
        ):
            assert Visitor(named).http.get("/api/games", headers={"host": host}).status_code == 200, host
        for host in ("games.example.org", "Games.Example.org.:443", "[2001:db8::7]:8000"):
            assert Visitor(named).http.get("/api/games", headers={"host": host}).status_code == 200, host
        for host in ("example.org", "x.games.example.org", "192.0.2.1", "", "localhost.evil.example"):
            assert Visitor(named).http.get("/api/games", headers={"host": host}).status_code == 421, host


def test_in_a_network_the_addresses_and_the_name_of_the_machine_are_ours() -> None:
    alone, everywhere = own_hosts(Settings()), own_hosts(Settings(host="0.0.0.0"))
    machine = socket.gethostname()
    for host in ("192.0.2.1:8000", "[2001:db8::1]", machine, f"{machine}.local:8000"):
        assert everywhere.are_ours(host)
        assert not alone.are_ours(host) or host.startswith("localhost")
    assert not everywhere.are_ours("evil.example")
    assert own_hosts(Settings(host="192.0.2.1")).are_ours("192.0.2.1")
    assert own_hosts(Settings(host="laptop.lan")).are_ours("laptop.lan:8000")


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 503),
        ("GET", "/health", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/nothing", 404),
        ("PATCH", "/api/me", 405),
        ("POST", "/nowhere", 405),
        ("POST", "/api/me", 400),
    ],
)
def test_every_answer_has_the_headers_that_close_doors(
    place: House, method: str, path: str, status: int
) -> None:
    answer = Visitor(place).http.request(method, path)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in answer.headers
    assert "server" not in answer.headers
    if status >= 400 and path != "/":
        assert list(answer.json()) == ["text"]


def test_a_proxy_tells_of_https_only_where_it_is_trusted(place: House, strict: House) -> None:
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.77"}
    trusted = Visitor(strict).http.post("/api/me", json={"name": "Anna"}, headers=headers)
    assert "; secure" in trusted.headers["set-cookie"].lower()
    assert trusted.headers["strict-transport-security"]
    made_up = Visitor(place).http.post("/api/me", json={"name": "Anna"}, headers=headers)
    assert "; secure" not in made_up.headers["set-cookie"].lower()
    assert "strict-transport-security" not in made_up.headers


# Limits


def test_an_address_that_floods_is_told_when_to_come_back(strict: House) -> None:
    flooding = from_address(strict, "192.0.2.1")
    burst = PER_ADDRESS["request"].burst
    answers = (flooding.http.get("/api/games") for _ in range(burst * 20))
    fine = 0
    while (refused := next(answers)).status_code == 200:
        fine += 1
    assert fine >= burst
    assert (refused.status_code, key(refused)) == (429, "server.error.too_many")
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["text"]["args"]["seconds"] == int(refused.headers["retry-after"])
    assert refused.headers["content-security-policy"]
    assert flooding.http.get("/health").status_code == 200
    assert from_address(strict, "192.0.2.2").http.get("/api/games").status_code == 200


def test_names_and_passwords_have_allowances_of_their_own(strict: House) -> None:
    anna = from_address(strict, "192.0.2.3", "Anna")
    given = {"login": "somebody", "password": "guess after guess"}
    burst = PER_ADDRESS["password"].burst
    tried = [anna.http.post("/api/account/login", json=given).status_code for _ in range(burst + 1)]
    assert tried == [403] * burst + [429]
    assert anna.http.get("/api/me").status_code == 200
    names = [anna.http.post("/api/me", json={"name": "A"}) for _ in range(PER_ADDRESS["name"].burst + 1)]
    assert names[-1].status_code == 429


def guess(place: House, address: str, login: str, visitor: Visitor | None = None) -> int:
    """Try a wrong password; what the server answers."""
    given = {"login": login, "password": "guess after guess"}
    guessing = visitor or from_address(place, address)
    return guessing.http.post("/api/account/login", json=given).status_code


def sign_up(place: House, address: str, login: str) -> Visitor:
    """Somebody with an account."""
    owner = from_address(place, address, "Anna")
    made = owner.http.post("/api/account", json={"login": login, "password": "correct horse"})
    assert made.status_code == 201
    return owner


def log_in(visitor: Visitor, login: str) -> int:
    given = {"login": login, "password": "correct horse"}
    return visitor.http.post("/api/account/login", json=given).status_code


def test_one_login_cannot_be_guessed_from_many_addresses(strict: House) -> None:
    burst = PER_PERSON["password"].burst
    tried = [guess(strict, f"198.51.100.{number}", "Popular") for number in range(burst + 1)]
    assert tried == [403] * burst + [429]


def test_one_address_cannot_use_up_the_tries_of_everybody_at_a_login(strict: House) -> None:
    sign_up(strict, "192.0.2.20", "anna.elsewhere")
    tried = [guess(strict, "192.0.2.21", "anna.elsewhere") for _ in range(30)]
    assert tried[-1] == 429
    assert log_in(from_address(strict, "192.0.2.22"), "anna.elsewhere") == 200


def test_guesses_from_everywhere_do_not_lock_out_a_browser_that_was_signed_in(strict: House) -> None:
    owner = sign_up(strict, "192.0.2.30", "anna.guessed")
    owner.http.delete("/api/me")
    burst = PER_PERSON["password"].burst
    tried = [guess(strict, f"198.51.101.{number}", "anna.guessed") for number in range(burst + 1)]
    assert tried[-1] == 429
    assert log_in(from_address(strict, "192.0.2.31"), "anna.guessed") == 429
    owner.http.headers["x-forwarded-for"] = "192.0.2.32"
    assert log_in(owner, "anna.guessed") == 200
    changed = {"password": "correct horse", "new": "battery staple"}
    assert owner.http.post("/api/account/password", json=changed).status_code == 204


def test_guesses_from_everywhere_do_not_lock_out_whoever_is_signed_in(strict: House) -> None:
    owner = sign_up(strict, "192.0.2.70", "anna.inside")
    owner.http.cookies.delete("tessera_device")
    owner.http.headers["x-forwarded-for"] = "192.0.2.71"
    for number in range(PER_PERSON["password"].burst + 1):
        guess(strict, f"198.51.103.{number}", "anna.inside")
    assert log_in(from_address(strict, "192.0.2.72"), "anna.inside") == 429
    assert log_in(owner, "anna.inside") == 200


def test_guesses_from_everywhere_do_not_lock_out_a_network_that_has_signed_in(strict: House) -> None:
    sign_up(strict, "192.0.2.40", "anna.at.home")
    burst = PER_PERSON["password"].burst
    for number in range(burst + 1):
        guess(strict, f"198.51.102.{number}", "anna.at.home")
    assert log_in(from_address(strict, "192.0.2.41"), "anna.at.home") == 429
    assert log_in(from_address(strict, "192.0.2.40"), "anna.at.home") == 200


def test_a_browser_that_was_signed_in_cannot_guess_without_end(strict: House) -> None:
    owner = sign_up(strict, "192.0.2.50", "anna.own")
    owner.http.delete("/api/me")
    burst = PER_PERSON["own password"].burst
    tried = [guess(strict, "", "anna.own", owner) for _ in range(burst + 1)]
    assert tried == [403] * burst + [429]


def test_the_cookie_of_a_device_is_good_for_its_account_alone(strict: House) -> None:
    owner = sign_up(strict, "192.0.2.60", "anna.device")
    people = strict.app.state.hall.limits
    device = owner.http.cookies["tessera_device"]
    assert "anna" not in device
    before = len([key for key in people._buckets if key[0] == "person own password"])
    owner.http.headers["x-forwarded-for"] = "192.0.2.61"
    assert guess(strict, "", "boris.device", owner) == 403
    made_up = from_address(strict, "192.0.2.62")
    made_up.http.cookies.set("tessera_device", device.partition(".")[0] + "." + "0" * 64)
    assert guess(strict, "", "anna.device", made_up) == 403
    assert len([key for key in people._buckets if key[0] == "person own password"]) == before


def test_a_person_has_limits_wherever_they_are(strict: House) -> None:
    anna = from_address(strict, "192.0.2.4", "Anna")
    made = []
    for number in range(PER_PERSON["table"].burst + 1):
        anna.http.headers["x-forwarded-for"] = f"203.0.113.{number}"
        new = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made.append(anna.http.post("/api/tables", json=new).status_code)
    assert made == [201] * PER_PERSON["table"].burst + [429]


def test_who_talks_too_much_is_refused_and_then_sent_away(strict: House) -> None:
    anna = from_address(strict, "192.0.2.5", "Anna")
    table = anna.make_table("me", "open")
    chair = Chair(anna.socket(f"/ws/tables/{table}", **{"X-Forwarded-For": "192.0.2.5"}))
    chair.hello()
    answers = [
        chair.ask("say", text="hello", request=f"chat {n}") for n in range(PER_PERSON["chat"].burst + 1)
    ]
    assert [answer["type"] for answer in answers] == ["done"] * PER_PERSON["chat"].burst + ["refused"]
    assert answers[-1]["problem"]["text"]["key"] == "server.error.too_many"
    chair.send({"type": "ping"})
    assert chair.until("pong")
    for number in range(PER_PERSON["message"].burst + PER_PERSON["refusal"].burst + 200):
        try:
            chair.send({"type": "say", "request": f"flood {number}", "text": "hello"})
        except ConnectionClosed:
            break
    closed = chair.until("closed")
    assert (closed["problem"]["text"]["key"], closed["again"]) == ("server.error.too_many", False)
    assert chair.is_closed_by_the_server()


def test_sockets_cannot_be_opened_without_end(strict: House) -> None:
    visitor = Visitor(strict)
    address = {"X-Forwarded-For": "192.0.2.6"}

    def open_many() -> None:
        for _ in range(PER_ADDRESS["socket"].burst * 3):
            visitor.socket("/ws/lobby", **address).close()

    with pytest.raises(InvalidStatus) as refused:
        open_many()
    assert refused.value.response.status_code == 429
    assert refused.value.response.headers["retry-after"]


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    assert address_of(("2001:db8:1:2::1", 1)) == address_of(("2001:db8:1:2:ffff::9", 1))
    assert address_of(("2001:db8:1:2::1", 1)) != address_of(("2001:db8:1:3::1", 1))
    assert address_of(("::ffff:192.0.2.1", 1)) == address_of(("192.0.2.1", 2)) == "192.0.2.1"
    assert address_of(None) == ""
    assert address_of(("testclient", 1)) == "testclient"


# Sizes


def test_a_body_has_at_most_64_kilobytes(place: House) -> None:
    anna = Visitor(place, "Anna")
    too_large = anna.http.post("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}')
    assert (too_large.status_code, key(too_large)) == (413, "server.error.too_large")

    def chunks() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(70):
            yield b"x" * 1000
        yield b'"}'

    streamed = anna.http.post("/api/me", content=chunks(), headers={"content-type": "application/json"})
    assert streamed.status_code == 413
    large = anna.http.post("/api/me", content=b'{"name": "' + b"x" * 60_000 + b'"}')
    assert (large.status_code, key(large)) == (400, "server.error.name")


def test_a_message_over_a_socket_has_at_most_16_kilobytes(place: House) -> None:
    anna = Visitor(place, "Anna")
    chair = anna.go_to(anna.make_table("me", "open"))
    assert chair.ask("say", text="x" * 15_000)["type"] == "refused"
    chair.send({"type": "say", "request": "much", "text": "x" * 17_000})
    with pytest.raises(ConnectionClosed) as closed:
        chair.until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


# What is told


def test_nothing_of_the_inside_is_told_when_something_breaks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(quick(tmp_path)) as broken:
        anna = Visitor(broken, "Anna")

        async def fail(_person: Any) -> Any:
            raise RuntimeError("the inside of the server")

        broken.hall.lobbies.lobby = fail  # type: ignore[method-assign, assignment]
        answer = anna.http.get("/api/lobby")
    assert answer.status_code == 500
    assert answer.json() == {"text": {"key": "server.error.ours"}}
    assert "Traceback" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me", b"{"),
        ("POST", "/api/me", b'{"name": 5}'),
        ("POST", "/api/me", b'{"name": "x", "more": 1}'),
        ("POST", "/api/tables", b"[]"),
        ("GET", "/api/tables/a%00b", b""),
        ("GET", "/api/tables/x/positions/x", b""),
        ("DELETE", "/api/sessions/a%00b", b""),
        ("POST", "/api/bot/tables/x/act", b'{"request": "a", "sequence": "b", "actions": [1]}'),
    ],
)
def test_nonsense_is_answered_with_a_problem(place: House, method: str, path: str, body: bytes) -> None:
    answer = Visitor(place, "Anna").http.request(method, path, content=body)
    assert 400 <= answer.status_code < 500
    assert set(answer.json()) == {"text"}
    assert "Traceback" not in json.dumps(answer.json())
