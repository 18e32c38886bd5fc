"""When a table in play is still, and when it is due to be looked at."""

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
    """Seconds to wait for a hand that hovers; what stays at the picture's edge for longer is not a
    hand."""

    hover_check_s: float = 0.055
    """Seconds until a hand that hovered is looked for again: as between two glances."""

    stirred_share: float = 0.0006
    """Share of the watched zone: more changed pixels are movement, fewer are noise."""

    glance_every_s: float = 0.055
    """Seconds between two glances during movement: every other frame at 30 fps, enough to follow a
    hand."""

    least_changed_px: int = 7
    """Pixels of the largest changed part of a glance; a smaller part is noise."""


TUNING: Final = PlayTuning()


@dataclass(frozen=True, slots=True)
class TableStillness:
    """Since when a table is still; all times are the frames' own, in seconds.

    Attributes:
        stirred_s: When something last moved.
        glanced_s: When a glance was last followed during movement.
        hovers_until_s: Until when a hand that hovers is waited for.
        checked: Whether the still table was examined since something last moved.
    """

    stirred_s: float = float("-inf")
    glanced_s: float = float("-inf")
    hovers_until_s: float = float("-inf")
    checked: bool = False

    def stirred(self, t_s: float) -> Self:
        """Something moves: the table is to be examined again when it is still."""
        return replace(self, stirred_s=t_s, checked=False)

    def glance_due(self, t_s: float) -> bool:
        """Whether a glance during movement is due again."""
        return t_s - self.glanced_s >= TUNING.glance_every_s

    def check_due(self, t_s: float) -> bool:
        """Whether the table has been still for long enough to be examined, and was not yet."""
        if self.checked or t_s - self.stirred_s < TUNING.still_s:
            return False
        return t_s >= self.hovers_until_s

    def may_hover(self, t_s: float) -> bool:
        """Whether what comes in from the picture's edge may still be a hand that hovers."""
        return t_s - self.stirred_s < TUNING.hand_wait_s

    def hovering(self, t_s: float) -> Self:
        """A hand hovers: it is looked for again a little later."""
        return replace(self, hovers_until_s=t_s + TUNING.hover_check_s)
