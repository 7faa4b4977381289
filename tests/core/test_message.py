"""Messages: keys with arguments, which go wherever plain values go."""

import pickle

from tessera.core.message import Message


def test_a_message_goes_from_process_to_process() -> None:
    sent = Message("core.hint.best", action=Message("duel.action.build", card="altar"), chance=70)
    assert pickle.loads(pickle.dumps(sent)) == sent
