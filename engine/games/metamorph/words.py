"""Words that sentences of several topics use."""

WHY = "the referee's word"


SIDES_TOLD = ("away", "away and right", "near and right", "near", "near and left", "away and left")
"""Where a facing looks, from the reader."""


def turns_told(count: int) -> str:
    """A number of turns in words."""
    return "1 turn" if count == 1 else f"{count} turns"
