"""An example of a table's ground: its colours at a moment that the referee has spoken of."""

from dataclasses import dataclass

from vision.ground_colours import ColourCounts


@dataclass(frozen=True, slots=True)
class GroundExample:
    """What the table and the clay of one answered question looked like, as counts of colours.

    Attributes:
        evening: The recording that it comes from.
        line: Of the recording, where the referee answered.
        ground: Where no clay was.
        clay: Of the creature that the answer speaks of.
    """

    evening: str
    line: int
    ground: ColourCounts
    clay: ColourCounts
