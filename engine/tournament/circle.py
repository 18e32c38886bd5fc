"""Round robin in pairs by the circle method.

Source: one entrant stays in place, the others rotate by one place each round (E. Lucas,
"Récréations mathématiques", volume 2, 1883). An even number of entrants needs one round less than
there are entrants, an odd number as many rounds as entrants.
"""

from collections.abc import Sequence
from typing import TypeAlias

PairsAndBye: TypeAlias = tuple[tuple[tuple[int, int], ...], int | None]
"""The pairs of a round, and the entrant who has a bye in it, if any."""


def rounds_of(entrants: int) -> int:
    """Return the number of rounds until everybody has met everybody."""
    return entrants - 1 + entrants % 2


def circle_round(roster: Sequence[int], number: int) -> PairsAndBye:
    """Return the pairs of one round.

    Args:
        roster: All entrants, in an order that is the same for every round.
        number: The number of the round, from 1 to `rounds_of(len(roster))`.
    """
    seats: list[int | None] = [*roster] if len(roster) % 2 == 0 else [None, *roster]
    turn = (number - 1) % (len(seats) - 1)
    moved = [seats[0], *seats[1 + turn :], *seats[1 : 1 + turn]]
    half = len(moved) // 2
    across = list(zip(moved[:half], reversed(moved[half:]), strict=True))
    bye = next((one or other for one, other in across if None in (one, other)), None)
    return tuple((one, other) for one, other in across if one and other), bye
