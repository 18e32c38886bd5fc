"""Ten minutes in which only the light changes, drawn frame by frame as they are consumed."""

from collections.abc import Iterator

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.frame import Frame
from tests.support.drawn_play import Play, drawn_play
from tests.support.throw_painter import Painter

Floats = np.ndarray


def idle_frames(play: Play, lasts_s: float, fps: float) -> Iterator[Frame]:
    """The table under a flickering lamp, a drifting exposure, and shadows that come and stay."""
    painter = Painter(play.scene, 0.01)
    rng = np.random.default_rng(play.scene.seed + 9)
    width, height = play.calibration.size_wh
    ys, xs = np.mgrid[0:height, 0:width].astype(np.float32)
    for index in range(int(lasts_s * fps)):
        t_s = index / fps
        picture = painter.picture(t_s, index).astype(np.float32)
        picture *= _light(t_s, rng)
        picture *= _shadow(t_s, xs / width, ys / height)[..., None]
        yield Frame(_compressed(np.clip(picture, 0, 255).astype(np.uint8)), index, t_s)


def _light(t_s: float, rng: np.random.Generator) -> Floats:
    """(3,) factors of the light: flicker, drifting exposure and changing colour temperature."""
    flicker = 1 - 0.06 * float(rng.uniform())
    drift = 1 - 0.22 * (0.5 - 0.5 * np.cos(2 * np.pi * t_s / 140))
    warm = 0.06 * np.sin(2 * np.pi * t_s / 230)
    return np.asarray(flicker * drift * np.array([1 - warm, 1.0, 1 + warm]), dtype=np.float32)


def _shadow(t_s: float, x: Floats, y: Floats) -> Floats:
    """The shadow of somebody who leans over the table for eight of every twenty seconds."""
    phase, number = t_s % 20.0, int(t_s // 20.0)
    depth = 0.4 * np.clip(min(phase - 4.0, 12.0 - phase), 0.0, 1.0)
    if depth == 0:
        return np.ones_like(x)
    side = (number * 0.37) % 1.0
    off = ((x - side) / 0.25) ** 2 + ((y - 1.0 + 0.1 * (number % 3)) / 0.5) ** 2
    return np.asarray(1 - depth * np.exp(-0.5 * off), dtype=np.float32)


def _compressed(bgr: Image) -> Image:
    """Compress a picture as JPEG and decode it, as a webcam does."""
    _, code = cv2.imencode(".jpg", bgr, [cv2.IMWRITE_JPEG_QUALITY, 85])
    return np.asarray(cv2.imdecode(code, cv2.IMREAD_COLOR), dtype=np.uint8)


def idle_play(seed: int) -> Play:
    """A table with creatures on which nothing happens."""
    return drawn_play(seed)
