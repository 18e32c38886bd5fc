"""Cross-validation over the photographs: results of networks that were not trained on them.

    python -m tests.vision.dice.held_out MODELS

MODELS holds folders 0 and 1, or one of them, each with the networks trained on the other
half of the photographs. Their results are kept in `held_out.csv` beside this file: the shipped
networks were trained on all photographs and cannot be tested with them.
"""

import csv
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

import cv2

from calibration.frame import Frame
from tests.vision.dice.dice_photos import FOLDS, Photo, photos
from tests.vision.dice.scores import SaidDie, Scores, calibration
from vision.dice.look import DiceLook

KEPT: Final = Path(__file__).parent / "held_out.csv"
FIELDS: Final = ("image", "pips", "probability", "xmin", "ymin", "xmax", "ymax")


def main() -> None:
    """Look at every photograph with the networks not trained on it; print the scores."""
    models = Path(sys.argv[1])
    cv2.setNumThreads(1)
    looks = {
        fold: DiceLook(models=models / str(fold))
        for fold in range(FOLDS)
        if (models / str(fold)).is_dir()
    }
    shots = tuple(photo for photo in photos() if photo.fold in looks)
    with KEPT.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(FIELDS)
        for photo in shots:
            for die in looks[photo.fold].dice(Frame(photo.picture(), 0, 0.0)):
                box = [f"{edge:.1f}" for edge in die.box_px]
                table.writerow([photo.path.name, die.pips, f"{die.probability:.4f}", *box])
    scores = scored(judged_photos(), said())
    print(scores, *scores.wrong, sep="\n")
    for stated, true, count in calibration(scores.sure):
        print(f"stated {stated:.3f}, right {true:.3f} of {count}")


def judged_photos() -> tuple[Photo, ...]:
    """The photographs of the halves that were tested."""
    folds = {photo.fold for photo in photos() if photo.path.name in said()}
    return tuple(photo for photo in photos() if photo.fold in folds)


def said() -> dict[str, list[SaidDie]]:
    """The stored results of each photograph, by its name."""
    dice: dict[str, list[SaidDie]] = defaultdict(list)
    for row in csv.DictReader(KEPT.read_text(encoding="utf-8").splitlines()):
        x0, y0, x1, y1 = (float(row[name]) for name in FIELDS[3:])
        dice[row["image"]].append((int(row["pips"]), float(row["probability"]), (x0, y0, x1, y1)))
    return dice


def scored(shots: tuple[Photo, ...], dice: dict[str, list[SaidDie]]) -> Scores:
    """Score the results against the labels."""
    scores = Scores()
    for photo in shots:
        truth = [(die.pips, die.box_px) for die in photo.dice]
        scores.add(photo.path.name, truth, dice.get(photo.path.name, []))
    return scores


if __name__ == "__main__":
    main()
