"""Run by Alembic: `database.migrate` hands over its connection."""

from alembic import context

from tessera.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
