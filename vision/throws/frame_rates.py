"""Frame rates that the constants of this package refer to."""

from typing import Final

USUAL_FPS: Final = 60
"""Frame rate in frames a second for which steps from frame to frame and lengths of streaks are
given; a slower camera shows longer ones."""

SLOW_FRAME_S: Final = 1 / 45
"""A camera with more seconds than this from frame to frame is slow: it may see a throw in a few
frames only. Found by trial on the shared clips and drawn throws."""
