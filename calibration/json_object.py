"""The type of a JSON object, for the files that are read and written here."""

from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object as it is read and written; its values are plain."""
