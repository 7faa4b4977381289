"""Records that somebody forged with care."""

import hashlib


def resealed(text: str) -> str:
    """The text with a seal that fits."""
    body = text[: text.rindex("seal: ")]
    return f"{body}seal: {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"
