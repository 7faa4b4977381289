#!/usr/bin/env python3
"""Makes the client's types anew from the server's: client/src/net/protocol.ts from tessera.server.protocol.

Run it with the Python of .venv after a change of the protocol; `--check` only tells whether it is needed.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from tessera.server import protocol

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "client" / "src" / "net" / "protocol.ts"
BANNER = "/* Made from the server's types by scripts/protocol_types.py: do not edit. */"


def main() -> int:
    """Write the types, or compare them."""
    types = type_script()
    if "--check" not in sys.argv:
        TYPES.write_text(types, encoding="utf-8")
        return 0
    if TYPES.read_text(encoding="utf-8") == types:
        return 0
    print("client/src/net/protocol.ts is out of date: run scripts/protocol_types.py.")
    return 1


def type_script() -> str:
    """All structs of the protocol in TypeScript."""
    command = [
        "node",
        str(ROOT / "client" / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"),
    ]
    options = [
        "--unreachableDefinitions",
        "--no-additionalProperties",
        "--bannerComment",
        BANNER,
        "--format",
        "true",
    ]
    result = subprocess.run(
        [*command, *options], input=json.dumps(schema()), capture_output=True, text=True, check=True
    )
    return result.stdout


def schema() -> dict[str, Any]:
    """The protocol as a JSON schema; `title`s would be taken for names a second time."""
    structs = [
        kind
        for kind in vars(protocol).values()
        if isinstance(kind, type) and issubclass(kind, protocol.Wire) and kind is not protocol.Wire
    ]
    _, parts = msgspec.json.schema_components(structs, ref_template="#/$defs/{name}")
    for part in parts.values():
        part.pop("title", None)
    unions = {
        name: {"oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in union.__args__]}
        for name, union in (("FromClient", protocol.FromClient), ("FromServer", protocol.FromServer))
    }
    return {"title": "Protocol", "type": "object", "$defs": parts | unions, "additionalProperties": False}


if __name__ == "__main__":
    sys.exit(main())
