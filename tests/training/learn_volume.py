"""Learn how much a hull is too large: `python -m tests.training.learn_volume` makes the model.

Shapes of our own making are seen from a ring of views as a weigh-in has them, with outlines a
little soft and a little off, and carved by the weigh-in's own code. A ridge regression from the
hull's features tells the logarithm of hull by clay; a second one tells how far the first is off.
The same seed gives the same model. Takes about a second a shape.
"""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats
from tests.training.shape_views import view_of
from tests.training.shapes import Shape, random_shape
from vision.weigh_in.hull import View, carve
from vision.weigh_in.hull_features import NAMES, features
from vision.weigh_in.volume import MODEL_FILE, expanded

SEED: Final = 1987
SHAPES: Final = 900
RIDGE: Final = 30.0
SIGMA_RIDGE: Final = 200.0
FOLDS: Final = 10

# What differs from weigh-in to weigh-in: steps, steepness, distance, lens, place on the card.
VIEWS: Final = (4, 17)
ELEVATIONS_DEG: Final = (24.0, 56.0)
DISTANCES_MM: Final = (380.0, 680.0)
FOCAL_PX: Final = (820.0, 1150.0)
PART_OF_A_TURN: Final = 0.15
OFF_CENTRE_MM: Final = 10.0
POSE_SIGMA_MM: Final = 0.08
OUTLINE_SIGMA_PX: Final = 0.2
VIEW_SIGMA_PX: Final = 0.1


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """A shape's hull: its features, and ln of hull by clay."""

    features: Floats
    excess: float


def sample(random: np.random.Generator) -> Sample:
    """One shape, seen and carved."""
    shape = random_shape(random)
    views = weigh_in_views(shape, random)
    hull = carve(views)
    excess = float(np.log(max(hull.volume_ml, 1e-3) / shape.volume_ml))
    return Sample(features(hull, views), excess)


def weigh_in_views(shape: Shape, random: np.random.Generator) -> list[View]:
    """Views as a weigh-in has them: steps of a turn, poses and outlines a little off."""
    count = int(random.integers(*VIEWS))
    turn = 2 * np.pi if random.random() > PART_OF_A_TURN else random.uniform(3.0, 5.5)
    azimuths = random.uniform(0, 2 * np.pi) + np.arange(count) * turn / count
    azimuths = azimuths + random.normal(0, 0.12, count)
    elevation = np.radians(random.uniform(*ELEVATIONS_DEG))
    distance, focal = random.uniform(*DISTANCES_MM), random.uniform(*FOCAL_PX)
    matrix = np.array([[focal, 0, 640], [0, focal, 360], [0, 0, 1.0]])
    target = np.append(random.normal(0, OFF_CENTRE_MM, 2), 20.0)
    grown, blur = random.normal(0, OUTLINE_SIGMA_PX), random.uniform(0.6, 1.1)
    views = []
    for azimuth in azimuths:
        known = looking_at(target, azimuth, elevation + random.normal(0, 0.01), distance)
        true = known.copy()
        true[:2, 3] += random.normal(0, POSE_SIGMA_MM, 2)
        off = grown + random.normal(0, VIEW_SIGMA_PX)
        seen = view_of(shape, true, matrix, blur_px=blur, grown_px=off)
        views.append(View(seen.mask, seen.corner_px, matrix, seen.distortion, known))
    return views


def looking_at(target_mm: Floats, azimuth: float, elevation: float, distance_mm: float) -> Floats:
    """camera_from_body of a camera that looks at a point, its picture upright."""
    flat = np.cos(elevation)
    way = np.array([flat * np.cos(azimuth), flat * np.sin(azimuth), np.sin(elevation)])
    eye = target_mm + distance_mm * way
    right = np.cross(-way, [0.0, 0.0, 1.0])
    right /= np.linalg.norm(right)
    pose = np.eye(4)
    pose[:3, :3] = np.stack([right, np.cross(-way, right), -way])
    pose[:3, 3] = -pose[:3, :3] @ eye
    return pose


def learned(samples: list[Sample]) -> dict[str, object]:
    """The model as JSON values: see `vision.weigh_in.volume`."""
    values = np.array([s.features for s in samples])
    excess = np.array([s.excess for s in samples])
    mean, scale = values.mean(axis=0), values.std(axis=0)
    terms = expanded((values - mean) / scale)
    off = _held_out(terms, excess, RIDGE)
    spread = np.log(np.abs(off) + 0.004)
    sigma_weights = _ridge(terms, spread, SIGMA_RIDGE)
    told = np.exp(_held_out_values(terms, spread, SIGMA_RIDGE))
    return {
        "features": list(NAMES),
        "mean": mean.tolist(),
        "scale": scale.tolist(),
        "weights": _ridge(terms, excess, RIDGE).tolist(),
        "sigma_weights": sigma_weights.tolist(),
        "sigma_factor": float(np.sqrt(np.mean((off / told) ** 2))),
        "shapes": len(samples),
        "held_out": {
            "std": float(off.std()),
            "median": float(np.median(np.abs(off))),
            "p90": float(np.percentile(np.abs(off), 90)),
        },
    }


def _ridge(terms: Floats, wanted: Floats, strength: float) -> Floats:
    free = np.eye(terms.shape[1])
    free[0, 0] = 0.0
    return np.asarray(np.linalg.solve(terms.T @ terms + strength * free, terms.T @ wanted))


def _held_out_values(terms: Floats, wanted: Floats, strength: float) -> Floats:
    fold = np.arange(len(wanted)) % FOLDS
    told = np.empty(len(wanted))
    for one in range(FOLDS):
        rest = fold != one
        told[~rest] = terms[~rest] @ _ridge(terms[rest], wanted[rest], strength)
    return told


def _held_out(terms: Floats, wanted: Floats, strength: float) -> Floats:
    return np.asarray(wanted - _held_out_values(terms, wanted, strength))


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return float(f"{value:.6g}")
    if isinstance(value, list):
        return [_rounded(v) for v in value]
    if isinstance(value, dict):
        return {k: _rounded(v) for k, v in value.items()}
    return value


def main(count: int = SHAPES, path: Path = MODEL_FILE) -> None:
    """Make the model and write it beside the code."""
    samples = []
    for number in range(count):
        samples.append(sample(np.random.default_rng([SEED, number])))
        if number % 50 == 49:
            print(f"{number + 1} of {count} shapes", file=sys.stderr, flush=True)
    model = learned(samples)
    path.write_text(json.dumps(_rounded(model), indent=1) + "\n")
    print(json.dumps(model["held_out"]))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SHAPES)
