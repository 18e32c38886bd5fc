"""Damages files as bad memory cards, interrupted transfers and careless editing do."""

import json
import random
from typing import Any, Final

NONSENSE: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 7, 0.5, 1e308, -1e308, 10**30, 10**4000, "", "x", "\x00", "é\u202e",
    "nan", [], [[]], [None] * 9, [1, 2], {}, {"a": 1}, float("nan"), float("inf"),
)  # fmt: skip


def damaged(content: bytes, seed: int) -> bytes:
    """Truncate the content, flip bits in it, overwrite a stretch with zeros, or remove one."""
    luck = random.Random(seed)
    at = luck.randrange(len(content))
    length = luck.randrange(1, max(2, len(content) // 4))
    match seed % 4:
        case 0:
            return content[:at]
        case 1:
            turned = bytearray(content)
            for place in luck.sample(range(len(content)), min(len(content), 40)):
                turned[place] ^= 1 << luck.randrange(8)
            return bytes(turned)
        case 2:
            return content[:at] + bytes(length) + content[at + length :]
        case _:
            return content[:at] + content[at + length :]


def bent(document: Any, seed: int) -> Any:
    """Replace one value of a JSON document by nonsense, or remove it."""
    luck = random.Random(seed)
    copy = json.loads(json.dumps(document))
    holder, key = luck.choice(list(_places(copy)))
    if luck.random() < 0.2:
        del holder[key]
    else:
        holder[key] = luck.choice(NONSENSE)
    return copy


def _places(node: Any) -> Any:
    """Every (holder, key) of the document, from the outermost inwards."""
    keys = node.keys() if isinstance(node, dict) else range(len(node))
    for key in list(keys):
        yield node, key
        if isinstance(node[key], dict | list):
            yield from _places(node[key])
