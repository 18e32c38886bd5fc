"""Collects what the finder takes for dice and is none, for the reader to learn from.

    python -m tests.training.dice.learn_mistakes DRAWN MODELS

MODELS is the folder of a `finder.onnx`. Tables that teach hold no dice: whatever is found there is
a mistake too, as they are and with things on them that look a little like dice.
"""

import sys
from pathlib import Path

import cv2
import numpy as np

from calibration.arrays import Image
from tests.training.dice.learn_crops import scattered
from tests.training.dice.learn_parts import drawn_pictures
from tests.training.dice.learn_pictures import frames
from vision.boxes import BoxPx, iou
from vision.dice.find import DiceFinder

SIDE_PX = 96
LEAST_PX = 10
MOST = 600
"""Drawn pictures that are looked at."""


def main() -> None:
    """Write the neighbourhood of every mistake, and its box in it, beside the drawn pictures."""
    folder, finder = Path(sys.argv[1]), DiceFinder(Path(sys.argv[2]))
    cv2.setNumThreads(1)
    cuts, boxes = [], []
    pictures, truth = drawn_pictures(folder)
    scenes = [
        (bgr, [die.box_px for die in dice]) for bgr, dice in zip(pictures, truth, strict=True)
    ]
    tables = frames()
    bare = [*tables, *scattered(np.random.default_rng(1), tables)]
    for bgr, dice in [*scenes[:MOST], *((table, []) for table in bare)]:
        for box in mistakes(finder, bgr, dice):
            cut, inside = cut_out(bgr, box)
            cuts.append(cut)
            boxes.append(inside)
    np.savez_compressed(folder / "mistakes.npz", cuts=np.stack(cuts), boxes=np.array(boxes))
    print(len(cuts))


def mistakes(finder: DiceFinder, bgr: Image, dice: list[BoxPx]) -> list[BoxPx]:
    """Boxes of what was found that no die is in."""
    found = (die.box_px for die in (*finder.find(bgr, thorough=True), *finder.near(bgr)))
    return [
        box
        for box in found
        if min(box[2] - box[0], box[3] - box[1]) >= LEAST_PX
        and all(iou(box, die) < 0.15 for die in dice)
    ]


def cut_out(bgr: Image, box: BoxPx) -> tuple[Image, BoxPx]:
    """What is within twice the box, made 96 px wide, and where in it the box is."""
    left, top, right, bottom = box
    reach = max(right - left, bottom - top)
    x, y = (left + right) / 2 - reach, (top + bottom) / 2 - reach
    scale = SIDE_PX / (2 * reach)
    onto = np.array([[scale, 0, -scale * x], [0, scale, -scale * y]])
    cut = cv2.warpAffine(bgr, onto, (SIDE_PX, SIDE_PX), borderMode=cv2.BORDER_REPLICATE)
    inside = tuple(float(v) * scale for v in (left - x, top - y, right - x, bottom - y))
    return np.asarray(cut, dtype=np.uint8), (inside[0], inside[1], inside[2], inside[3])


if __name__ == "__main__":
    main()
