"""Training examples of balls: close pictures of the balls of stored fields and of drawn ones."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32, Image
from tests.support import drawn_pitch as drawn
from tests.support.wide_pitches import wide_pitch
from tests.training.bases.examples import CloseBases, lit, of_origins, shaded
from tests.training.pitches.examples import Field, Still
from tests.training.pitches.origins import DRAWN, LIT, RENDERED
from vision.figures.figure_reader import BALL, lean_at
from vision.figures.ground import ground_of
from vision.figures.place_reader import BASE_PX, SIDE_PX, away_up, close_picture, place_planes

KEPT_PX: Final = 108
"""Side in pixels of the stored picture of each ball, with room for the augmentations below."""
BESIDE_PX: Final = 12.0
"""Largest offset in pixels of a ball from the picture's middle, each way: its shadow may have been
detected in its place."""
NEARER: Final = 0.6
"""Share of the examples with a quarter of that offset, as at the second reading of a ball."""
LARGER: Final = 0.12
"""Sigma of the ln of an example's size, as balls of several sizes are used."""
TURNED_DEG: Final = 3.0
"""Sigma in degrees of an example's rotation."""
RECOLOURED: Final = 0.5
"""Share of the examples whose colour channels are permuted."""
SHADOWED: Final = "s"
"""First letter of the files of balls with dark shadows."""
SHADOWS: Final = (0.03, 0.5)
"""Least and largest share of light in their shadows."""
LOWEST_LAMP: Final = 1.7
"""Largest length of their shadows, in heights of what casts them."""
OF_ORIGIN: Final = {RENDERED: 0.33, LIT: 0.37, DRAWN: 0.15, SHADOWED: 0.15}
"""Share of the examples that come from rendered, lit and drawn pitches, and of shadowed balls."""


def shadowed_field(seed: int) -> Field:
    """A drawn pitch with a ball in the place of each standing figure, under one hard lamp."""
    r, one = np.random.default_rng([seed, 81]), wide_pitch(seed)
    wide_pitch.cache_clear()
    balls = [man.at_mm for man in one.pitch.men if man.fallen_deg is None]
    turn, low = r.uniform(0, 2 * np.pi), r.uniform(0.2, LOWEST_LAMP)
    light = (float(low * np.cos(turn)), float(low * np.sin(turn)))
    look = replace(one.pitch.look, shadow=float(r.uniform(*SHADOWS)))
    pitch = replace(one.pitch, men=(), balls=balls, light=light, look=look)
    picture = drawn.seen(pitch, one.by, seed=seed)
    ground = ground_of(drawn.pitch_boards(), one.calibration)
    items = tuple((x, y, BALL, 0.0) for x, y in balls)
    above = ground.seen(picture)
    return Still(picture, above, ground, one.sizes, items, ("",) * len(items), {}).field


def of_field(field: Field) -> CloseBases | None:
    """The balls of a field; None if there are none."""
    balls = field.items[field.items[:, 2] == BALL, :2]
    if not len(balls):
        return None
    ground, scale = field.view, BASE_PX / field.base_px
    leans = [lean_at(at, ground.eye_mm) for at in ground.places_mm(balls)]
    close = [
        close_picture(field.above, pixel, away_up(lean), scale, KEPT_PX)
        for pixel, lean in zip(balls, leans, strict=True)
    ]
    return CloseBases(np.stack(close), np.linalg.norm(leans, axis=1), scale)


def taught(
    known: Mapping[str, Sequence[CloseBases]], r: np.random.Generator
) -> Iterator[tuple[Floats32, Floats32]]:
    """An endless stream of augmented inputs and truths."""
    for one, n in of_origins(known, OF_ORIGIN, r):
        yield changed(one.close[n], float(one.lean[n]), one.scale, r)


def changed(
    close: Image, lean: float, scale: float, r: np.random.Generator
) -> tuple[Floats32, Floats32]:
    """An augmented example: the ball off the middle, in other colours and light, maybe mirrored."""
    picture = close[..., r.permutation(3)] if r.random() < RECOLOURED else close
    if r.random() < 0.5:
        picture = picture[:, ::-1]
    reach = BESIDE_PX / 4 if r.random() < NEARER else BESIDE_PX
    beside, larger = r.uniform(-reach, reach, 2), float(np.exp(r.normal(0, LARGER)))
    turn = cv2.getRotationMatrix2D((0, 0), r.normal(0, TURNED_DEG), larger)[:, :2]
    shift = np.full(2, (SIDE_PX - 1) / 2) + beside - turn @ np.full(2, (KEPT_PX - 1) / 2)
    moved = np.column_stack([turn, shift])
    part = cv2.warpAffine(np.ascontiguousarray(picture), moved, (SIDE_PX, SIDE_PX))
    seen = lit(shaded(np.asarray(part, dtype=np.float32), r), r)
    return place_planes(seen, lean, scale * larger), beside.astype(np.float32)
