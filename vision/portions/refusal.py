"""Why a portion is not measured, and what to do about it."""

from typing import Final, Literal, TypeAlias, get_args

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


class PortionRefused(Exception):
    """The pictures were read, but the thing's volume cannot be measured from them."""

    def __init__(self, cause: RefusalCause) -> None:
        self.cause = cause
        self.mend = MENDS[cause]
        super().__init__(f"{cause}: {self.mend}")


CAUSES: Final[tuple[str, ...]] = get_args(RefusalCause)
COIN_MENDS: Final = {
    "from above": (
        "take the picture from above again, the coin lying beside the thing, whole and well lit"
    ),
    "from the side": (
        "take the picture from the side again, the coin standing beside the thing, facing the"
        " camera, whole and well lit"
    ),
}
