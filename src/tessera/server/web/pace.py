"""How fast somebody may talk over a socket: what is too much is refused, and when it goes on, it ends."""

import math

from tessera.server.limits import address_of
from tessera.server.problems import TooOften, problem_of
from tessera.server.protocol import AskHint, FromClient, Hello, Ping, Refused, Say
from tessera.server.tables.audience import Listener
from tessera.server.tables.hall import Hall

KINDS: dict[type[object], str] = {Say: "chat", AskHint: "hint"}
"""Messages with an allowance of their own besides that of all messages."""


class Pace:
    """Of one socket; the allowances are those of its person, or of its address if it is a stranger's."""

    def __init__(self, hall: Hall, listener: Listener, client: tuple[str, int] | None) -> None:
        self.hall = hall
        self.listener = listener
        self.who = listener.person_id or address_of(client)

    def allows(self, message: FromClient | None) -> bool:
        """Whether to go on with a message; if not, the other side has been told. None: any message."""
        take = self.hall.limits.take_by_person
        wait = take("message", self.who)
        if wait == 0 and type(message) in KINDS:
            wait = take(KINDS[type(message)], self.who)
        if wait == 0:
            return True
        refusal = TooOften(math.ceil(wait))
        self.hall.metrics.refused.labels(refusal.message.key).inc()
        if take("refusal", self.who) > 0:
            self.listener.close(refusal.message, again=False)
        elif message is not None and not isinstance(message, Hello | Ping):
            self.listener.send(Refused(message.request, problem_of(refusal)))
        return False
