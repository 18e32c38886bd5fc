"""Which marker numbers each sheet uses: the only place where they are assigned.

No two sheets share a number, so all of them may lie on one table. The small dictionaries are
prefixes of the large ones of their kind (number 7 of DICT_4X4_50 looks like number 7 of
DICT_4X4_250), so a kind counts as one here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from calibration.model.printed import MarkerDictionary, predefined


@dataclass(frozen=True, slots=True)
class Numbers:
    """A run of marker numbers of one dictionary.

    Attributes:
        dictionary: OpenCV's name of the dictionary.
        first: The first number.
        count: How many there are.
    """

    dictionary: str
    first: int
    count: int

    def __iter__(self) -> Iterator[int]:
        """Each number in turn."""
        return iter(range(self.first, self.first + self.count))

    @property
    def markers(self) -> MarkerDictionary:
        """The dictionary of the markers."""
        return predefined(self.dictionary)


FIELD: Final = Numbers("DICT_4X4_50", 0, 4)
GRID: Final = Numbers("DICT_4X4_50", 8, 4)
DICE_TRAY: Final = Numbers("DICT_4X4_50", 12, 4)
TURN_CARD: Final = Numbers("DICT_4X4_50", 20, 12)
CHART: Final = Numbers("DICT_4X4_50", 32, 4)
CORNERS: Final = Numbers("DICT_4X4_50", 40, 4)
GEOMORPHS: Final = Numbers("DICT_4X4_250", 50, 36)
TOKENS: Final = Numbers("DICT_4X4_250", 90, 73)
TABLE: Final = Numbers("DICT_5X5_100", 0, 17)
CARDS: Final = Numbers("DICT_5X5_250", 20, 129)
MORE_CARDS: Final = Numbers("DICT_5X5_250", 149, 73)

GIVEN_OUT: Final = (
    FIELD, GRID, DICE_TRAY, TURN_CARD, CHART, CORNERS, GEOMORPHS, TOKENS, TABLE, CARDS, MORE_CARDS,
)  # fmt: skip
"""All assigned runs."""
