"""Counting arms on silhouettes, and carving a toy from photographs on a turntable."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np

from calibration.arrays import Floats, Mask
from tests.accuracy import footage
from tests.accuracy.samples import Answer, Figure, Measurement
from tests.training.unseen_outlines import UNSEEN, unseen_outlines
from vision.masks import iou
from vision.silhouettes.arms import ArmCount, count_arms
from vision.silhouettes.plain_backdrop import outline_before
from vision.weigh_in.legs import count_legs
from vision.weigh_in.turntable import carve_turntable, shade_of, turntable_views

TOY_IS_LEFT_OF_PX = 640
HELD_OUT = (3, 9, 15, 21, 27, 33)
CARVED_WITH = 30
EACH = 20


def measure() -> tuple[Measurement, ...]:
    """Arms of silhouettes, drawn and real; held-out outlines and ground contacts of the toy."""
    return (_drawn(), *_silhouettes(), *_toy())


def _drawn() -> Measurement:
    told = tuple(
        _counted(f"{kind} {index % EACH}", mask, arms)
        for index, (kind, mask, arms) in enumerate(unseen_outlines(EACH))
    )
    return Measurement(
        "drawn-arms", "Arms of drawn outlines of kinds not used in training", "rendered", "",
        f"{EACH} each of {', '.join(UNSEEN)}; every other one turned and squeezed. What people "
        "would not agree on (short spikes, shallow teeth) is not drawn.", told,
    )  # fmt: skip


def _silhouettes() -> tuple[Measurement, ...]:
    folder = footage.data("silhouettes")
    if folder is None:
        return ()
    with (folder / "truth.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    return (
        Measurement(
            "arms", "Arms of a silhouette", "real", "",
            "The limb counter on the binary outlines of 13 kinds, trained only on outlines that we "
            "drew.",
            tuple(_arms(folder / row["image"], int(row["arms"])) for row in rows),
        ),
    )  # fmt: skip


def _arms(path: Path, true: int) -> Answer:
    mask = np.asarray(cv2.imread(str(path), cv2.IMREAD_GRAYSCALE), dtype=np.uint8)
    return _counted(path.stem, mask, true)


def _counted(item: str, mask: Mask, true: int) -> Answer:
    found: ArmCount = count_arms(mask)
    sure = max(found.probabilities)
    return Answer(item, found.count == true, sure, f"{found.count}, true {true}")


def _toy() -> tuple[Measurement, ...]:
    folder = footage.data("toy-monster-36-views")
    if folder is None:
        return ()
    masks, projections = _views(folder)
    used = [index for index in range(len(masks)) if index not in HELD_OUT][:CARVED_WITH]
    table = turntable_views([masks[i] for i in used], [projections[i] for i in used])
    hull = carve_turntable(table, voxel_mm=1.0)
    unseen = table.views_of([masks[i] for i in HELD_OUT], [projections[i] for i in HELD_OUT])
    fits = [
        Figure(f"view {index}", 100 * iou(shade_of(hull, view), view.mask) - 100, None)
        for index, view in zip(HELD_OUT, unseen, strict=True)
    ]
    legs = count_legs(hull, table.views)
    stands = Answer("toy monster", legs.count == 3, max(legs.probabilities), f"{legs.count} of 3")
    how = f"Carved from {CARVED_WITH} of 36 photographs with their given matrices."
    return (
        Measurement(
            "toy", "A toy's outline in views it was not carved with", "real", "% of overlap",
            how + " Overlap is intersection over union; 0 would be a perfect match.", tuple(fits),
        ),
        Measurement("toy_legs", "A toy's contacts with the ground", "real", "", how, (stands,)),
    )  # fmt: skip


def _views(folder: Path) -> tuple[Sequence[Mask], Sequence[Floats]]:
    pictures = [cv2.imread(str(path)) for path in sorted(folder.glob("view_*.jpg"))]
    masks = [
        outline_before(np.asarray(picture, dtype=np.uint8)[:, :TOY_IS_LEFT_OF_PX])
        for picture in pictures
        if picture is not None
    ]
    matrices = json.loads((folder / "projection_matrices.json").read_text(encoding="utf-8"))
    return masks, [np.array(matrix) for matrix in matrices]
