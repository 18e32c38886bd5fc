"""Creatures of drawn plays on the turn card, so that their bodies are known before they play."""

from typing import Final

import numpy as np

from calibration.model.solution import Calibration
from tests.support.drawn_play import Actor
from tests.support.drawn_scene import CLAYS as CLAY_COLOURS
from tests.support.drawn_weigh_in import Clay, DrawnWeighIn
from tests.support.weigh_in_conditions import CLAYS, random_steps, random_weigh_in
from vision.creature_bodies import CreatureBody
from vision.weigh_in.hull import Hull
from vision.weigh_in.hull_measures import body_of
from vision.weigh_in.observer import weigh_pass

Floats = np.ndarray
EDGE_MM: Final = 1.25
PALE: Final = {"cyan": Clay((0.4, 0.4, 0.05)), "white": CLAYS["pale"]}


def solid_of(balls: Floats) -> Hull:
    """Voxels of balls, (N, 4) centres and radii, mm."""
    low = np.floor((balls[:, :3] - balls[:, 3:]).min(axis=0)) - EDGE_MM
    low[2] = 0.0
    high = (balls[:, :3] + balls[:, 3:]).max(axis=0) + EDGE_MM
    axes = [np.arange(a + EDGE_MM / 2, b, EDGE_MM) for a, b in zip(low, high, strict=True)]
    at = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1)
    solid = np.zeros(at.shape[:3], dtype=np.bool_)
    for x, y, z, radius in balls:
        solid |= ((at - (x, y, z)) ** 2).sum(axis=-1) < radius**2
    return Hull(solid, low + EDGE_MM / 2, EDGE_MM)


def feet_mm(balls: Floats) -> Floats:
    """(2,) middle of the area in which balls touch the table."""
    touching = balls[:, 2] - balls[:, 3] < 1.0
    return np.asarray(balls[touching, :2].mean(axis=0))


def body_like(actor: Actor) -> CreatureBody:
    """The body of a creature as a weigh-in without error would carve it."""
    return body_of(solid_of(actor.balls), np.array([CLAY_COLOURS[actor.colour]], dtype=np.uint8))


def weigh_in_of(actor: Actor, seed: int) -> DrawnWeighIn:
    """The film of a creature on the turn card, its own x axis along the card's arrow."""
    random = np.random.default_rng([17, seed])
    clay = PALE.get(actor.colour) or CLAYS[actor.colour]
    steps = random_steps(random, views=14, empty=3)
    return random_weigh_in(random, solid_of(actor.balls), clay=clay, steps=steps)


def body_from_film(actor: Actor, seed: int) -> CreatureBody:
    """The body that the weigh-in of a creature gives."""
    drawn = weigh_in_of(actor, seed)
    weighed = weigh_pass(drawn.frames(), _calibration(drawn), drawn.boards)
    # Another painter draws the play, in somewhat other colours.
    painted = np.array([CLAY_COLOURS[actor.colour]], dtype=np.uint8)
    return body_of(weighed.carved.hull, painted, weighed.carved.views)


def _calibration(drawn: DrawnWeighIn) -> Calibration:
    return Calibration(drawn.camera, drawn.camera_from_table, np.zeros((15, 15)), 0.0)
