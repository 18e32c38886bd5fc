"""Messages of a stream as JSON text."""

import json
from collections.abc import Mapping


def as_text(message: Mapping[str, object]) -> str:
    """A message as JSON text."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)
