"""Why a creature was not weighed in, and what to do about it: a closed list."""

from typing import Final, Literal, TypeAlias, get_args

from vision.observe import Refusal

RefusalCause: TypeAlias = Literal[
    "creature/no_turn_card",
    "creature/nothing_on_card",
    "creature/too_few_views",
    "creature/views_disagree",
    "creature/nothing_differs",
    "creature/like_the_card",
    "creature/like_the_table",
]

MENDS: Final[dict[RefusalCause, str]] = {
    "creature/no_turn_card": (
        "describe the turn card in the boards file and lay it flat in view, markers up; or give "
        "--empty, the table without the creature, for pictures between which a hand turned it"
    ),
    "creature/nothing_on_card": "stand the creature on the middle of the turn card",
    "creature/too_few_views": (
        "turn the card on in steps, all the way round, and take the hand away after each step"
    ),
    "creature/views_disagree": (
        "turn only the card: the creature must not move on it while it is turned"
    ),
    "creature/nothing_differs": (
        "stand the creature on the table, and take --empty from the same place without it"
    ),
    "creature/like_the_card": (
        "clay and card look too much alike: put paper of another colour on the card's middle, "
        "show it empty first, and soften hard light"
    ),
    "creature/like_the_table": (
        "clay and table look too much alike: lay paper of another colour under the creature, in "
        "--empty too, and soften hard light"
    ),
}


def refusal(cause: RefusalCause, frame: int | None = None) -> Refusal:
    """The refusal for a cause; `frame` is the one that decided it, if any."""
    return Refusal(cause, MENDS[cause], frame)


class WeighInRefused(Exception):
    """The pictures could be read, but no creature can be weighed in from them.

    Attributes:
        refusal: Why, and how to mend it.
    """

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.cause}: {refusal.mend}")


CAUSES: Final[tuple[str, ...]] = get_args(RefusalCause)
