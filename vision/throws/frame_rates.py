"""Frame rates that the numbers of this room refer to."""

from typing import Final

USUAL_FPS: Final = 60
"""Frames a second for which steps and streaks from frame to frame are given: a slower camera shows
longer ones."""

SLOW_FRAME_S: Final = 1 / 45
"""Seconds from frame to frame: if they are longer, a throw may be over after few frames. Found by
trial on the shared clips and drawn throws."""
