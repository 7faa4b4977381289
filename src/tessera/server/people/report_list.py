"""`tessera reports`: what people have reported, for whoever runs the server."""

import asyncio
from datetime import datetime
from pathlib import Path

from tessera.core.errors import WrongOption
from tessera.core.message import Message
from tessera.locale import Locale
from tessera.server.backup import file_of
from tessera.server.settings import Settings
from tessera.server.store import Store
from tessera.server.store import reports as rows
from tessera.server.store.database import parsed, sqlite_url
from tessera.server.store.reports import ReportRow


def lines(settings: Settings, limit: int, locale: Locale) -> list[str]:
    """The last reports to a server with these settings, the newest first, as text."""
    found = asyncio.run(_newest(settings, limit))
    return [_in_words(row, locale) for row in found] or [locale.say("cli.reports.none")]


async def _newest(settings: Settings, limit: int) -> list[ReportRow]:
    url = parsed(settings.database or sqlite_url(file_of(settings)))
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise WrongOption(Message("server.error.no_database", path=str(url.database)))
    store = Store(url.render_as_string(hide_password=False))
    try:
        await store.reach()
        return await rows.newest(store, limit)
    finally:
        await store.engine.dispose()


def _in_words(row: ReportRow, locale: Locale) -> str:
    """A report in a few lines."""
    when = datetime.fromtimestamp(row.at).strftime("%Y-%m-%d %H:%M")
    words = [locale.say("cli.reports.line", when=when, table=row.table, name=row.name, by=row.reporter_name)]
    if row.said is not None:
        words.append(f"  > {' '.join(row.said.split())}")
    if row.text:
        words.append(f"  {' '.join(row.text.split())}")
    return "\n".join(words)
