"""The type of a JSON object, for the files that are read and written here."""

from typing import TypeAlias

JsonObject: TypeAlias = dict[str, object]
"""A JSON object as it is read and written; its values are plain, and unknown till they are
looked at."""
