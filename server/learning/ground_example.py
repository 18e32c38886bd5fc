"""An example of a table's ground: its colours when the referee answered a question."""

from dataclasses import dataclass

from vision.ground_colours import ColourCounts


@dataclass(frozen=True, slots=True)
class GroundExample:
    """Colours of the table and the clay of one answered question, as counts.

    Attributes:
        evening: The recording that it comes from.
        line: The line of the recording with the referee's answer.
        ground: Colours where there was no clay.
        clay: Colours of the creature that the answer is about.
    """

    evening: str
    line: int
    ground: ColourCounts
    clay: ColourCounts
