"""Draws the dice that the models learn from.

    python -m tests.training.dice.learn_pictures OUT.npz N SEED

Pictures lie on drawn grounds and, one in five, on frames of the sample footage or on photographs
of tables that may teach. Every second one has what is unlike a usual throw from above: dice with
digits or of many faces, seen from the side, in bowls, or among go stones, coins and balls.
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path

import cv2
import numpy as np

from calibration.arrays import Image
from tests.support.drawn_dice import USUAL, Oddity, any_throw
from tests.support.drawn_grounds import GROUNDS

SIDE_PX = 320
ON_FOOTAGE = 0.2
ODD = Oddity(low=0.4, digits=0.3, solids=0.2, stones=0.35)
SAMPLES = Path(__file__).resolve().parents[3] / "sample_footage"

GROUNDS_FOLDER = Path(__file__).resolve().parents[4] / "shared" / "data" / "grounds"


def main() -> None:
    """Draw N pictures and their truth into one file."""
    out, count, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    cv2.setNumThreads(1)
    tables = frames()
    pictures, truth = [], []
    for number in range(seed, seed + count):
        rng = np.random.default_rng(number)
        table = None if rng.random() > ON_FOOTAGE else table_crop(rng, tables)
        usual = rng.random() < 0.5
        drawn = any_throw(
            rng,
            (SIDE_PX, SIDE_PX),
            die_px=(11, 60),
            most=9 if rng.random() < 0.7 else 20,
            mishaps=0.15 if rng.random() < 0.8 else 0.5,
            grounds=tuple(range(len(GROUNDS))),
            table=table,
            odd=USUAL if usual else ODD,
        )
        pictures.append(drawn.bgr)
        truth.append([asdict(die) for die in drawn.dice])
    np.savez_compressed(out, pictures=np.stack(pictures), truth=np.array(json.dumps(truth)))


def frames() -> list[Image]:
    """A few frames of every clip of the sample footage: tables without dice."""
    found: list[Image] = []
    for clip in sorted(SAMPLES.rglob("*.mp4")):
        film = cv2.VideoCapture(str(clip))
        count = int(film.get(cv2.CAP_PROP_FRAME_COUNT))
        for at in np.linspace(0, count - 1, 6):
            film.set(cv2.CAP_PROP_POS_FRAMES, int(at))
            good, frame = film.read()
            if good:
                found.append(np.asarray(frame, dtype=np.uint8))
        film.release()
    return found + [np.asarray(cv2.imread(str(path)), np.uint8) for path in teaching_grounds()]


def teaching_grounds() -> list[Path]:
    """Photographs of tables and grounds that may teach, where they lie here: none holds dice."""
    split = GROUNDS_FOLDER / "split.json"
    if not split.is_file():
        return []
    told = json.loads(split.read_text(encoding="utf-8"))
    return [
        GROUNDS_FOLDER / name
        for name, use in sorted(told.items())
        if use == "teach" and name.split("/")[0] in ("tables", "textures")
    ]


def table_crop(rng: np.random.Generator, tables: list[Image]) -> Image:
    """A part of a frame at any scale and turn."""
    frame = tables[rng.integers(len(tables))]
    side = int(min(frame.shape[:2]) * rng.uniform(0.35, 1.0))
    top = rng.integers(frame.shape[0] - side + 1)
    left = rng.integers(frame.shape[1] - side + 1)
    part = np.rot90(frame[top : top + side, left : left + side], int(rng.integers(4)))
    size = (SIDE_PX, SIDE_PX)
    return np.asarray(cv2.resize(np.ascontiguousarray(part), size, None, 0, 0, cv2.INTER_AREA))


if __name__ == "__main__":
    main()
