"""The migrations of the tables, step by step, as Alembic runs them.

A database from before there were steps has no version, and begins at the first one: every step adds
only what is missing. In the same way a file salvaged from damaged pages is completed.
"""
