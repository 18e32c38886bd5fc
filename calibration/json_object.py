"""The type of a JSON object, for the files that are read and written here."""

from typing import TypeAlias

JsonObject: TypeAlias = dict[str, object]
"""A JSON object; the types of its values are unknown until they are checked."""
