"""A network that classifies a close picture of each spot where a figure or a ball may be.

The network for the whole field sees it at more than a millimetre per pixel, and mistakes dice, dark
dots of a print or shadows for figures and balls. This network gets a close picture of each such
spot (decision 72).
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from scipy.special import logsumexp

from calibration.arrays import Floats, Floats32, Image
from vision.channels import log_levels
from vision.figures.figure_reader import lean_at
from vision.figures.ground import FieldView
from vision.figures.place_reader import away_up, close_picture
from vision.network import Network

MODEL_FILE: Final = Path(__file__).with_name("spot_reader.onnx.xz")

SIDE_PX: Final = 64
"""Side of the close picture."""

BASE_PX: Final = 24.0
"""Diameter of a base in it; as it was trained."""

ABOVE_SPOT_PX: Final = 9.0
"""Distance of the close picture's middle above the spot, in its pixels: a standing figure appears
to lean that way."""

PLANES: Final = 4
"""Number of input planes: ln of blue, green and red, each less its median in the close picture; and
the lean, as the tangent of the camera's angle from the vertical."""

KINDS: Final = 4
"""Number of classes: standing figure, fallen figure, ball (indices as in `figure_reader`), and none
of these."""


def spots_read(
    above: Image, ground: FieldView, base_mm: float, places_mm: Sequence[Floats]
) -> Floats:
    """Log-odds of a standing figure, of a fallen one and of a ball at each place, (N, 3).

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        base_mm: Diameter of the figures' bases.
        places_mm: (2,) each.
    """
    if not places_mm:
        return np.zeros((0, KINDS - 1))
    close = np.stack([spot_picture(above, ground, base_mm, at, SIDE_PX) for at in places_mm])
    leans = [spot_lean(at, ground) for at in places_mm]
    logits = _network().infer(spot_planes(close, leans)).reshape(-1, KINDS).astype(np.float64)
    return np.stack([_log_odds(logits, kind) for kind in range(KINDS - 1)], axis=1)


def _log_odds(logits: Floats, kind: int) -> Floats:
    """Ln of the odds of one kind against all others, (N,), from logits (N, KINDS)."""
    others = np.delete(logits, kind, axis=1)
    return np.asarray(logits[:, kind] - logsumexp(others, axis=1))


def spot_picture(
    above: Image, ground: FieldView, base_mm: float, at_mm: Floats, side: int
) -> Image:
    """A close picture (side, side, 3) of a table place, turned so that standing figures lean up."""
    scale = BASE_PX * ground.mm / base_mm
    turned = away_up(lean_at(at_mm, ground.eye_mm))
    pixel = ground.pixels(at_mm[None])[0] + turned.T @ [0.0, -ABOVE_SPOT_PX / scale]
    return close_picture(above, pixel, turned, scale, side)


def spot_lean(at_mm: Floats, ground: FieldView) -> float:
    """Tangent of the camera's angle from the vertical at a place."""
    return float(np.linalg.norm(lean_at(at_mm, ground.eye_mm)))


def spot_planes(close: Image, leans: Sequence[float]) -> Floats32:
    """The network's input for N spots, (N, PLANES, s, s).

    Args:
        close: (N, s, s, 3), as `spot_picture` returns each.
        leans: (N,) as `spot_lean` returns each.
    """
    given = np.empty((len(close), PLANES, *close.shape[1:3]), dtype=np.float32)
    levels = log_levels(close)
    usual = np.median(levels, axis=(1, 2), keepdims=True)
    given[:, :3] = (levels - usual).transpose(0, 3, 1, 2)
    given[:, 3] = np.asarray(leans, dtype=np.float32)[:, None, None]
    return given


@cache
def _network() -> Network:
    return Network(MODEL_FILE)
