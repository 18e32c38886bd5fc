"""Keeps the times that decide when a table in play is settled and due to be examined."""

from dataclasses import dataclass, replace
from typing import Final, Self


@dataclass(frozen=True, slots=True)
class PlayTuning:
    """When a table is settled, and when something moves on it.

    By trial on the shared clips where no other source is named; guarded by the tests in
    tests/vision/tracking.
    """

    still_s: float = 0.25
    """Seconds for which nothing moves before a picture is settled."""

    hand_wait_s: float = 5.0
    """Seconds to wait for a hovering hand to leave; a thing that stays at the picture's edge for
    longer is not a hand."""

    hover_check_s: float = 0.055
    """Seconds until a hovering hand is looked for again, the same as between two glances."""

    stirred_share: float = 0.0006
    """Share of the glance's pixels: if more change in the watched zone, something moves; fewer are
    noise."""

    glance_every_s: float = 0.055
    """Seconds between two glances during movement: every other frame at 30 fps, enough to follow a
    hand."""

    least_changed_px: int = 7
    """Least pixels of the largest changed component of a glance; a smaller one is noise."""


TUNING: Final = PlayTuning()


@dataclass(frozen=True, slots=True)
class TableStillness:
    """The times of the last movements and checks, in seconds of the frames' own clock.

    Attributes:
        stirred_s: When something last moved, or the light jumped.
        glanced_s: When a glance was last taken into the motion episode.
        hovers_until_s: When to look again for a hand that hovers.
        checked: Whether the still table was examined since something last moved.
    """

    stirred_s: float = float("-inf")
    glanced_s: float = float("-inf")
    hovers_until_s: float = float("-inf")
    checked: bool = False

    def stirred(self, t_s: float) -> Self:
        """The state after a movement: the table must be examined again once it is still."""
        return replace(self, stirred_s=t_s, checked=False)

    def lit_anew(self, t_s: float) -> Self:
        """The state after the light jumped: a table is not examined before it is steady again.

        A table that was examined already stays so.
        """
        return replace(self, stirred_s=t_s)

    def glance_due(self, t_s: float) -> bool:
        """Whether the next glance during movement is due."""
        return t_s - self.glanced_s >= TUNING.glance_every_s

    def check_due(self, t_s: float) -> bool:
        """Whether the table and its light were steady for long enough, and not examined since."""
        if self.checked or t_s - self.stirred_s < TUNING.still_s:
            return False
        return t_s >= self.hovers_until_s

    def may_hover(self, t_s: float) -> bool:
        """Whether a thing at the picture's edge may still be a hovering hand."""
        return t_s - self.stirred_s < TUNING.hand_wait_s

    def hovering(self, t_s: float) -> Self:
        """The state after a hovering hand was seen: it is looked for again a little later."""
        return replace(self, hovers_until_s=t_s + TUNING.hover_check_s)
