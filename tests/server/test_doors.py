"""Doors closed: origins, headers, limits, sizes, and nothing told that is nobody's business."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tessera.server.doors import SAFE
from tessera.server.limits import PER_ADDRESS, PER_PERSON, address_of
from tests.server.house import Chair, House, Visitor, cheap_passwords, house, quick


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(quick(tmp_path_factory.mktemp("doors"), origins=("https://friend.example",))) as running:
        yield running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with limits, behind a proxy that tells the addresses of people."""
    settings = quick(tmp_path_factory.mktemp("strict"), rate_limit=True, proxy=True)
    with cheap_passwords(), house(settings) as running:
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
    fine = list(itertools.takewhile(lambda answer: answer.status_code == 200, answers))
    refused = next(answers)
    assert len(fine) >= burst
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


def test_one_login_cannot_be_guessed_from_many_addresses(strict: House) -> None:
    given = {"login": "Popular", "password": "guess after guess"}
    burst = PER_PERSON["password"].burst
    tried = [
        from_address(strict, f"198.51.100.{number}").http.post("/api/account/login", json=given).status_code
        for number in range(burst + 1)
    ]
    assert tried == [403] * burst + [429]


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
        ("POST", "/api/bot/tables/x/act", b'{"request": "a", "sequence": "b", "action": 1}'),
    ],
)
def test_nonsense_is_answered_with_a_problem(place: House, method: str, path: str, body: bytes) -> None:
    answer = Visitor(place, "Anna").http.request(method, path, content=body)
    assert 400 <= answer.status_code < 500
    assert set(answer.json()) == {"text"}
    assert "Traceback" not in json.dumps(answer.json())
