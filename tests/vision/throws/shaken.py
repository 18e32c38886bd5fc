"""Impact monitors with made-up shifts of creatures, without pictures."""

import numpy as np

from calibration.model.printed import Boards
from tests.support.drawn_scene import placed_camera
from vision.clay.standing import Standing
from vision.sightings import Estimate
from vision.throws.impact_monitor import ImpactMonitor

PACE_S = 1 / 60
FRAMES = 40


def monitor(moved_s: list[float | None]) -> ImpactMonitor:
    """Creatures of which each seems to shift by a pixel from a time on; None: it stands still."""
    calibration = placed_camera(
        (640, 480), azimuth=0.0, height=0.7, away=900.0, focal=0.8, bend=0.0
    )
    mask = np.full((40, 30), 255, np.uint8)
    standing = [
        Standing(n + 1, "red", (60.0 * n, 0.0), (), Estimate(50, 5), 20.0, mask, (60 * n, 80))
        for n in range(len(moved_s))
    ]
    still = np.full((480, 640, 3), 90, np.uint8)
    watching = ImpactMonitor(still, standing, calibration, Boards())
    for frame in range(FRAMES):
        for one, at_s in zip(watching.each, moved_s, strict=True):
            t_s = frame * PACE_S
            by = 1.0 if at_s is not None and t_s >= at_s else 0.001 * (-1) ** frame
            one.add(t_s, np.array([by, 0.0]), watching.least_px)
    return watching
