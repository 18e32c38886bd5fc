"""Makes the hulls for training: creatures, viewed and carved as in a weigh-in.

    python -m tests.training.hulls.carved --count 1000 --part 0/2

Run it with the Python that has Blender, which the footage generator needs. Each creature is carved
a few times, as on the turn card and as turned by hand. The files are in the cache of worlds.
"""

import argparse
import time
from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from tests.training.hulls.rough import roughened, roughness
from tests.training.hulls.solid_mesh import voxels_of
from tests.training.shape_views import view_of
from tests.training.shapes import Shape, random_shape
from tests.training.taken_in import keep_whole
from tests.training.weigh_in_views import looking_at
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, in_order
from vision.weigh_in.hull import View, carve
from vision.weigh_in.hull_reader import cells_of, numbers_of
from vision.weigh_in.legs import count_legs

LEGS = (0.14, 0.06, 0.17, 0.13, 0.22, 0.08, 0.1, 0.04, 0.06)
"""Probabilities that a generated creature stands on 0, 1, 2... legs."""
EDGE_MM = 1.2
"""Side in mm of a creature's voxels."""
CARVINGS = 3
"""Number of carvings of each creature: the first on the card, the others turned by hand."""
TWO_PASSES = 0.15
"""Share of weigh-ins on the card with a second pass, from another height."""

Array = npt.NDArray[Any]


def creature(seed: int):  # type: ignore[no-untyped-def]
    """A creature of the footage generator, by its seed: mesh, volume, legs, limbs."""
    from tests.worlds.stages import clay

    r = np.random.default_rng([seed, 5])
    legs = int(r.choice(9, p=LEGS))
    can = float(r.uniform(70, 125))
    missiles = float(r.choice([r.uniform(0.03, 0.12), r.uniform(0.12, 0.3), r.uniform(0.3, 0.5)]))
    return clay.wild_creature(seed * 10, legs, can * (1 - missiles), step=1.2)


def views_by_hand(shape: Shape, r: np.random.Generator) -> list[View]:
    """Nine views of a creature turned by hand: the estimated poses are off by a degree or two."""
    turns = r.uniform(0, 2 * np.pi) + np.radians(45.0 * np.arange(8) + r.normal(0, 4, 8))
    azimuths = np.append(r.uniform(0, 2 * np.pi), turns)
    kept = azimuths[: int(r.choice([9, 9, 9, 8, 7, 6]))]
    return _views(shape, r, kept, pose_mm=float(r.choice([0.2, 0.6])), pose_rad=0.012)


def views_on_card(shape: Shape, r: np.random.Generator) -> list[View]:
    """Views of a turn of the card, or most of one, with known poses."""
    count = int(r.integers(10, 30))
    turn = 2 * np.pi if r.random() < 0.8 else r.uniform(3.5, 6)
    azimuths = r.uniform(0, 2 * np.pi) + np.arange(count) * turn / count
    azimuths = azimuths + r.normal(0, 0.07, count)
    views = _views(shape, r, azimuths, pose_mm=0.1, pose_rad=0.001)
    if r.random() < TWO_PASSES:
        views += _views(shape, r, azimuths, pose_mm=0.1, pose_rad=0.001)
    return views


def _views(
    shape: Shape, r: np.random.Generator, azimuths: Floats, *, pose_mm: float, pose_rad: float
) -> list[View]:
    elevation = np.radians(r.uniform(25, 75))
    distance, focal = (
        float(r.uniform(380, 680)),
        float(np.exp(r.uniform(np.log(420), np.log(1300)))),
    )
    matrix = np.array([[focal, 0, 640], [0, focal, 360], [0, 0, 1.0]])
    target = np.append(r.normal(0, 8, 2), 25.0)
    grown, blur = r.normal(0.05, 0.3) * max(0.6, focal / 800), r.uniform(0.6, 1.2)
    rough = roughness(r)
    views = []
    for azimuth in azimuths:
        known = looking_at(target, azimuth, elevation, distance)
        true = looking_at(target, azimuth + r.normal(0, pose_rad), elevation, distance)
        true[:2, 3] += r.normal(0, pose_mm, 2)
        seen = view_of(shape, true, matrix, blur_px=blur, grown_px=grown + r.normal(0, 0.15))
        mask = roughened(seen.mask, rough, r)
        views.append(View(mask, seen.corner_px, matrix, seen.distortion, known))
    return views


def carvings(shape: Shape, volume_ml: float, r: np.random.Generator) -> dict[str, Array]:
    """Several carvings of a creature as arrays to store; empty if nothing remained of it."""
    rows = []
    for k in range(CARVINGS):
        views = views_on_card(shape, r) if k == 0 else views_by_hand(shape, r)
        hull = carve(views)
        if not hull.solid.any():
            continue
        cells = np.round(255 * cells_of(hull)).astype(np.uint8)
        numbers = numbers_of(hull, views, count_legs(hull, views).probabilities)
        rows.append((cells, numbers, float(np.log(hull.volume_ml / volume_ml)), k > 0))
    if not rows:
        return {}
    cells_, numbers_, excess, by_hand = zip(*rows, strict=True)
    return {
        "cells": np.array(cells_),
        "numbers": np.array(numbers_, dtype=np.float32),
        "excess": np.array(excess, dtype=np.float32),
        "by_hand": np.array(by_hand),
        "legs": np.array(shape.legs),
        "limbs": np.array(shape.limbs),
        "style": np.array(shape.style),
    }


def generated(seed: int) -> dict[str, Array]:
    """The carvings of one of the generator's creatures."""
    made = creature(seed)
    solid = voxels_of(np.asarray(made["V"], float), np.asarray(made["F"], np.int64), EDGE_MM)
    shape = Shape(solid, made["n_legs"], made["n_other_limbs"], made["style"])
    return carvings(shape, made["volume_ml"], np.random.default_rng([seed, 6]))


def melted(seed: int) -> dict[str, Array]:
    """The carvings of one creature of `tests.training.shapes`."""
    shape = random_shape(np.random.default_rng([seed, 7]))
    return carvings(shape, shape.volume_ml, np.random.default_rng([seed, 8]))


KINDS: dict[str, Callable[[int], dict[str, Array]]] = {"generated": generated, "melted": melted}


def main() -> None:
    """Carve the requested number of creatures; continues where it was stopped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the least seed")
    parser.add_argument("--purpose", default="teach", choices=[p.value for p in Purpose])
    parser.add_argument("--kind", default="generated", choices=list(KINDS))
    parser.add_argument("--part", default="0/1")
    options = parser.parse_args()
    part, parts = (int(n) for n in options.part.split("/"))
    where = folder() / ("hulls" if options.purpose == "teach" else f"hulls_{options.purpose}")
    where.mkdir(parents=True, exist_ok=True)
    for k, seed in enumerate(
        islice(in_order(Purpose(options.purpose), options.first), options.count)
    ):
        file = where / f"{options.kind}{seed:06d}.npz"
        if k % parts != part or file.exists():
            continue
        began = time.process_time()
        try:
            found = KINDS[options.kind](seed)
        except RuntimeError as failed:  # no valid shape of this kind
            print(seed, failed, flush=True)
            continue
        keep_whole(file, **found)
        print(f"{seed} {found.get('style')} {time.process_time() - began:.1f} CPU s", flush=True)


if __name__ == "__main__":
    main()
