"""A drawn pitch as the input of the detectors of figures and balls."""

import numpy as np

from calibration.solve.calibrate import calibrate
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import View
from vision.figures.field import apart, differs
from vision.figures.ground import ground_of
from vision.figures.rim_fit import Sight
from vision.figures.sizes import DEFAULT


def sight_of(pitch: drawn.Pitch, by: View) -> Sight:
    """A picture of the pitch with its calibration and the mask of what is not cloth."""
    picture = drawn.seen(pitch, by)
    boards = drawn.pitch_boards()
    ground = ground_of(boards, calibrate([picture], boards, camera=by.camera))
    above = ground.seen(picture)
    differing = differs(apart(above, ground), ground, np.zeros_like(ground.known))
    return Sight(above, differing, ground, DEFAULT)
