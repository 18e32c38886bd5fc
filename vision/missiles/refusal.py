"""Why a throw was not told, or told in doubt, and what to do about it: a closed list."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

RefusalCause: TypeAlias = Literal["throw/too_few_frames", "throw/too_dark", "throw/cut_off"]

MENDS: Final[dict[RefusalCause, str]] = {
    "throw/too_few_frames": (
        "something passed, too fast for so few pictures: if it was a throw, let the camera give 60"
        " frames a second, 30 at the least, by brighter light or a smaller picture"
    ),
    "throw/too_dark": (
        "the picture is too dark to be sure of creatures and missiles: bring more light to the"
        " table"
    ),
    "throw/cut_off": (
        "something was flying when the pictures ended: film on until the missile lies still"
    ),
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A throw that was glimpsed and not measured, or not as surely as in better conditions.

    Attributes:
        cause: Why.
        frame: Index of the frame that decided it.
    """

    cause: RefusalCause
    frame: int

    @property
    def mend(self) -> str:
        """One sentence that says what to do."""
        return MENDS[self.cause]
