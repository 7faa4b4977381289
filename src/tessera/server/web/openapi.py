"""The description of all routes of HTTP, as OpenAPI, made from the routes and their types."""

from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from tessera.server.people.sessions import COOKIE

CONFIG = OpenAPIConfig(
    title="Tessera",
    version="1",
    description="docs/protocol.md and docs/bots.md tell more. A sentence never crosses the wire: a Text is "
    "a key of the locale files with arguments. The sockets are not described here.",
    use_handler_docstrings=True,
    openapi_router=None,
    render_plugins=[],
    components=Components(
        security_schemes={
            "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            "token": SecurityScheme(type="http", scheme="bearer"),
        }
    ),
    security=[{"cookie": []}, {"token": []}, {}],
)

PROBLEM = {
    "description": "Why it could not be done; docs/protocol.md lists the statuses.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


def described(app: Litestar) -> dict[str, Any]:
    """The description; every error has a Problem as its body."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    for operations in schema["paths"].values():
        for operation in operations.values():
            fine = {status: answer for status, answer in operation["responses"].items() if int(status) < 400}
            operation["responses"] = {**fine, "default": PROBLEM}
    return schema
