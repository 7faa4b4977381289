"""The headers that close doors in the browser, on every answer."""

from typing import Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
"""Scripts, styles and connections of our own only; nobody frames us."""

ALWAYS: Final[list[tuple[bytes, bytes]]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
CACHE: Final = b"cache-control"
"""What does not say that it may be kept is not kept: it is for one person."""


class SafeHeaders:
    """Puts the headers on every HTTP answer of the application it wraps."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *ALWAYS]
                if all(name.lower() != CACHE for name, _ in headers):
                    headers.append((CACHE, b"no-store"))
                message["headers"] = [*headers, ONLY_HTTPS] if scope["scheme"] == "https" else headers
            await send(message)

        await self.app(scope, receive, send_with_headers)
