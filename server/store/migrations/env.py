"""What Alembic runs for every database: the steps, on the connection that it is handed."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
