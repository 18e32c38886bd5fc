"""How the tables came to be what they are, step by step, as Alembic runs it.

Databases of before there were steps name none. They begin at the first one: every step adds only
what is not there yet, and that is also how a file saved from damaged pages becomes whole again.
"""
