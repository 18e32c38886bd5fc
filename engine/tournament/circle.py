"""Everybody against everybody in pairs: the circle method.

Source: one entrant stays, the others move on by one place each round (E. Lucas, "Récréations
mathématiques", volume 2, 1883). An even number of entrants takes one round less than there are
entrants, an odd number as many.
"""

from collections.abc import Sequence
from typing import TypeAlias

PairsAndBye: TypeAlias = tuple[tuple[tuple[int, int], ...], int | None]
"""The pairs of a round, and who has a bye in it."""


def rounds_of(entrants: int) -> int:
    """How many rounds it takes."""
    return entrants - 1 + entrants % 2


def circle_round(roster: Sequence[int], number: int) -> PairsAndBye:
    """The round of this number, from 1.

    Args:
        roster: All who play, in an order that stays the same from round to round.
        number: Up to `rounds_of(len(roster))`.
    """
    seats: list[int | None] = [*roster] if len(roster) % 2 == 0 else [None, *roster]
    turn = (number - 1) % (len(seats) - 1)
    moved = [seats[0], *seats[1 + turn :], *seats[1 : 1 + turn]]
    half = len(moved) // 2
    across = list(zip(moved[:half], reversed(moved[half:]), strict=True))
    bye = next((one or other for one, other in across if None in (one, other)), None)
    return tuple((one, other) for one, other in across if one and other), bye
