"""A fixed workload that is timed beside every benchmark, as machines and their load differ."""

import time
from typing import Final

import cv2
import numpy as np

from tests.support.films import samples

FRAMES: Final = 40
"""Number of decoded frames of the bundled evening."""

ROUNDS: Final = 12
"""Number of rounds of work on one of them."""

SIDE: Final = 240
"""Side of the matrices that are multiplied."""

TRIES: Final = 3
"""Number of tries, of which the best counts, as other load only makes it slower."""


def yardstick_s() -> float:
    """Processor seconds of the fixed workload: decoding, image processing and matrix products."""
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    try:
        return min(_once() for _ in range(TRIES))
    finally:
        cv2.setNumThreads(threads)


def _once() -> float:
    clip = samples("evening")[0] / "clip.mp4"
    matrix = np.random.default_rng(1).random((SIDE, SIDE))
    began_s = time.process_time()
    film = cv2.VideoCapture(str(clip), cv2.CAP_FFMPEG, [cv2.CAP_PROP_N_THREADS, 1])
    picture = film.read()[1]
    for _ in range(FRAMES - 1):
        film.grab()
    for _ in range(ROUNDS):
        calm = cv2.GaussianBlur(picture, (0, 0), 1.5)
        cv2.resize(calm, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        matrix = matrix @ matrix
        matrix /= np.abs(matrix).max()
    return time.process_time() - began_s
