"""A whole thing seen once from above and once from the side: what is told of it, or why not."""

from dataclasses import dataclass, field
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from vision.sightings import Estimate, Evidence

PortionFlag: TypeAlias = Literal["hollow", "bent", "piled", "flat", "unclear", "pictures_disagree"]
"""hollow: a hole in it; bent: far from filling its outline; piled: many lumps with air between;
flat: its height is small, and seen aslant; unclear: parts of its outline from the side are not
seen; pictures_disagree: the two do not show one shape."""

RefusalCause: TypeAlias = Literal[
    "portion/two_pictures",
    "portion/not_found_above",
    "portion/not_found_beside",
    "portion/cut_by_edge",
    "portion/pictures_disagree",
]

MENDS: Final[dict[RefusalCause, str]] = {
    "portion/two_pictures": (
        "give a picture from above and one from the side, in this order, each with the coin in it"
    ),
    "portion/not_found_above": (
        "take the picture from above again: the thing in the middle, on a plate or table of"
        " another colour, in even light"
    ),
    "portion/not_found_beside": (
        "take the picture from the side again, and give it second: the thing before a plain wall"
        " of another colour, in even light"
    ),
    "portion/cut_by_edge": "take the picture again with all of the thing in it",
    "portion/pictures_disagree": (
        "take both pictures again, of the same thing lying the same way, the coin close to it"
    ),
}


@dataclass(frozen=True, slots=True)
class PortionSeen:
    """A thing measured from a picture from above and one from the side.

    Attributes:
        volume_ml: Its volume, as if it were whole; air between lumps is taken off where flagged.
        height_mm: How high it is.
        width_mm: Its largest width seen from above.
        flags: What makes its volume doubtful; already in its sigma.
        evidence: Its outline in the picture from above.
    """

    kind: ClassVar[str] = "portion"
    volume_ml: Estimate
    height_mm: Estimate
    width_mm: Estimate
    flags: tuple[PortionFlag, ...] = ()
    evidence: Evidence = field(default_factory=Evidence)


class PortionRefused(Exception):
    """The pictures were read, but the thing's volume cannot be told from them."""

    def __init__(self, cause: RefusalCause) -> None:
        self.cause = cause
        self.mend = MENDS[cause]
        super().__init__(f"{cause}: {self.mend}")


CAUSES: Final[tuple[str, ...]] = get_args(RefusalCause)
FLAGS: Final[tuple[str, ...]] = get_args(PortionFlag)
