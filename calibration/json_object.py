"""JSON objects, and what keeps a text from being JSON, for the files that are read here."""

import json
from typing import TypeAlias

JsonObject: TypeAlias = dict[str, object]
"""A JSON object; the types of its values are unknown until they are checked."""


def json_fault(error: ValueError | RecursionError) -> str:
    """What keeps a text from being JSON, and its mend, phrased to follow the name of the file."""
    if isinstance(error, RecursionError):
        return "is nested too deep; name the file that was meant"
    if not isinstance(error, json.JSONDecodeError):
        return f"is not JSON: {error}; name the file that was meant"
    if not error.doc.strip():
        return "is empty; name the file that was meant"
    where = f"line {error.lineno}, column {error.colno}"
    return f"is not JSON: {error.msg} ({where}); mend it there, or name the file that was meant"
