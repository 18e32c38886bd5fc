"""Adding tables and columns only if they are missing."""

from alembic import op
from sqlalchemy import Column, inspect
from sqlalchemy.types import TypeEngine

Kind = type[TypeEngine[str]] | type[TypeEngine[int]] | TypeEngine[str] | TypeEngine[int]


def has_table(name: str) -> bool:
    """Whether the database has this table."""
    return bool(inspect(op.get_bind()).has_table(name))


def add_columns(table: str, **columns: Kind) -> frozenset[str]:
    """Add the columns that a table lacks, empty; returns their names."""
    there = {column["name"] for column in inspect(op.get_bind()).get_columns(table)}
    lacking = {name: kind for name, kind in columns.items() if name not in there}
    for name, kind in lacking.items():
        op.add_column(table, Column(name, kind))
    return frozenset(lacking)
