"""Why a throw was not told, or told in doubt, and what to do about it: a closed list."""

from typing import Final, Literal, TypeAlias

from vision.refusal import Refusal

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


def refusal(cause: RefusalCause, frame: int) -> Refusal:
    """Why a throw was not told, or told in doubt; `frame` decided it."""
    return Refusal(cause, MENDS[cause], frame)
