"""When to look for a hand: something came, and now lies still."""

from typing import Final

from vision.foreground import Glance

# A hand that comes or goes changes several per cent of the picture, fingers that spread wider half
# of one. Below this a hand lying there trembles, or the picture is noisy.
QUIET_SHARE: Final = 0.004
QUIET_S: Final = 0.25
# Others may move beside a hand that lies still: look now and then all the same.
IMPATIENT_S: Final = 1.0
# A hand that was only just not right is looked at again without having gone.
AGAIN_S: Final = 0.75
TRIES: Final = 3


class Stillness:
    """Decides by the glance alone, which costs nothing, when mediapipe is worth its price."""

    def __init__(self) -> None:
        # What lies there when the source begins was never seen to come.
        self._tries_left = TRIES
        self._quiet = False
        self._since_s = float("-inf")
        self._last_look_s = float("-inf")

    def notice(self, glance: Glance, t_s: float) -> None:
        """The next frame's glance, and its time."""
        quiet = glance.changed_share <= QUIET_SHARE
        if not quiet:
            self._tries_left = TRIES
        if quiet != self._quiet or self._since_s == float("-inf"):
            self._quiet, self._since_s = quiet, t_s

    def worth_a_look(self, t_s: float, *, shown: bool) -> bool:
        """Whether to look for a hand in the frame just noticed.

        Args:
            t_s: Its time.
            shown: A hand was measured and may still be there: then only its going matters.
        """
        if not self._tries_left or not self._due(t_s):
            return False
        self._tries_left = 0 if shown else self._tries_left - 1
        self._last_look_s = t_s
        return True

    def _due(self, t_s: float) -> bool:
        so_far = t_s - self._since_s
        since_look = t_s - self._last_look_s
        if not self._quiet:
            return min(so_far, since_look) >= IMPATIENT_S
        first = self._tries_left == TRIES
        return so_far >= QUIET_S and (first or since_look >= AGAIN_S)
