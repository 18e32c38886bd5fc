"""What the look tells apart in a picture of a table."""

from enum import IntEnum


class Kind(IntEnum):
    """What a pixel shows; the number is its place among the network's outputs."""

    TABLE = 0
    """The table's top, its cloth or mat, and the room beyond it."""
    CLAY = 1
    """Creatures and missiles, standing, lying or flying."""
    HAND = 2
    """Hands, with arm, sleeve and strap."""
    PRINT = 3
    """Flat printed things: sheets, markers, the turn card, playing cards, paper."""
    THING = 4
    """Anything else that lies or stands about."""
