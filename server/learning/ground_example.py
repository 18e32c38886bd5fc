"""An example of a table's ground: its colours at a moment that the referee's answer covers."""

from dataclasses import dataclass

from vision.ground_colours import ColourCounts


@dataclass(frozen=True, slots=True)
class GroundExample:
    """Colours of the table and the clay of one answered question, as counts.

    Attributes:
        evening: The recording that it comes from.
        line: Of the recording, where the referee answered.
        ground: Where there was no clay.
        clay: Of the creature that the answer is about.
    """

    evening: str
    line: int
    ground: ColourCounts
    clay: ColourCounts
