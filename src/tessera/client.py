"""A client for programs that play on a server. It needs nothing but the standard library.

    client = Client("http://127.0.0.1:8000", token)
    table = client.make_table(game, ["me", "greedy"])
    for asked in client.decisions():
        client.act(asked, asked.actions[0])

`docs/bots.md` tells where a token comes from. What the server sends is in `docs/protocol.md`: here it stays
the plain data it is in JSON.
"""

import json
import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

SECONDS = 30.0
"""How long to wait for the server; a stream says something every 10 seconds."""
PAUSE = 1.0
MOST_PAUSE = 30.0
"""Between two tries to reach it; longer each time."""
TRIES = 5
"""How often a request is sent that the server may not have got."""


class Refused(Exception):
    """The server does not do it. `status` is that of HTTP, `key` the message of the locale files."""

    def __init__(self, status: int, problem: dict[str, Any], seconds: float | None = None) -> None:
        self.status = status
        self.problem = problem
        self.seconds = seconds
        """How long to wait before trying again, if the server says so."""
        self.key: str = problem.get("text", {}).get("key", "")
        super().__init__(f"{status} {self.key}")


@dataclass(frozen=True)
class Asked:
    """What a seat is asked: a decision, and what the seat sees."""

    table: str
    game: str
    sequence: int
    view: dict[str, Any]
    guess: dict[str, Any] | None = None
    """The data of a state that the seat cannot tell from the true one, for `game.from_data`."""

    @property
    def seat(self) -> int:
        seat: int = self.view["seat"]
        return seat

    @property
    def actions(self) -> list[int]:
        """What the seat may do."""
        actions: list[int] = self.view["decision"]["actions"]
        return actions


class Client:
    """Somebody's program at a server. `address` is the server's, `token` the key of that person."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address.rstrip("/")
        self._token = token

    # What people do too

    def me(self) -> Any:
        """The person the token is of."""
        return self.get("/api/me")

    def games(self) -> Any:
        return self.get("/api/games")

    def actions(self, game: str) -> Any:
        """All that can ever be done in a game, by number: each with its `notation` and its `name`."""
        return self.get(f"/api/games/{quote(game)}/actions")

    def lobby(self) -> Any:
        """The person's tables, and open places."""
        return self.get("/api/lobby")

    def table(self, table: str) -> Any:
        return self.get(f"/api/tables/{quote(table)}")

    def make_table(self, game: str, seats: list[str], **more: Any) -> Any:
        """A new table; each seat is `me`, `open`, or the level of a bot."""
        asked = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        return self.post("/api/tables", {"game": game, "seats": asked, **more})

    def join(self, table: str, seat: int | None = None) -> Any:
        """Take an open place."""
        return self.post(f"/api/tables/{quote(table)}/join", {"seat": seat})

    # Playing

    def decisions(self, guess: bool = False, forever: bool = True) -> Iterator[Asked]:
        """What the person's seats are asked, one after the other, for as long as the program wants.

        A connection that breaks is made again, unless `forever` is False; then the end of it is the end.
        """
        pause = PAUSE
        while True:
            try:
                for asked in self._stream(guess):
                    pause = PAUSE
                    yield asked
            except Refused as refused:
                if refused.seconds is None and refused.status < 500:
                    raise
                pause = max(pause, refused.seconds or 0)
            except (OSError, HTTPException):
                pass
            if not forever:
                return
            time.sleep(pause)
            pause = min(pause * 2, MOST_PAUSE)

    def _stream(self, guess: bool) -> Iterator[Asked]:
        with self._open("GET", f"/api/bot/decisions?guess={'true' if guess else 'false'}") as lines:
            for line in lines:
                if line.strip():
                    yield Asked(**json.loads(line))

    def act(self, asked: Asked, *actions: int) -> Any:
        """Answer a decision, and what follows from it if there are several actions: one wish. Sent again if
        need be: the server counts it once."""
        body = {"request": secrets.token_hex(8), "sequence": asked.sequence, "actions": actions}
        return self.post(f"/api/bot/tables/{quote(asked.table)}/act", body, tries=TRIES)

    # HTTP

    def get(self, path: str) -> Any:
        with self._open("GET", path) as answer:
            return json.load(answer)

    def post(self, path: str, body: Any, tries: int = 1) -> Any:
        """Post something; only what counts once however often it comes may be tried again."""
        for left in reversed(range(tries)):
            try:
                with self._open("POST", path, json.dumps(body).encode()) as answer:
                    return json.load(answer)
            except Refused as refused:
                if not left or refused.seconds is None:
                    raise
                time.sleep(refused.seconds)
            except (OSError, HTTPException):
                if not left:
                    raise
                time.sleep(PAUSE)
        raise AssertionError

    def _open(self, method: str, path: str, body: bytes | None = None) -> HTTPResponse:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        request = Request(self.address + path, body, headers, method=method)
        try:
            answer: HTTPResponse = urlopen(request, timeout=SECONDS)
        except HTTPError as error:
            with error:
                raise _refusal(error) from None
        return answer


def _refusal(error: HTTPError) -> Refused:
    after = error.headers.get("retry-after", "")
    try:
        problem = json.loads(error.read())
    except ValueError:
        problem = {}
    return Refused(error.code, problem if isinstance(problem, dict) else {}, float(after) if after else None)
