"""Markers of real photographs, each found where the truth has it, or not."""

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from calibration.detect.markers import find_markers
from calibration.model.boards_file import parse_boards
from tests.accuracy import footage
from tests.accuracy.samples import Answer, Measurement


def measure() -> tuple[Measurement, ...]:
    """All markers of the photographs whose places the truth gives."""
    folder = footage.data("marker-photos")
    if folder is None:
        return ()
    truth = json.loads((folder / "truth.json").read_text(encoding="utf-8"))
    told = [one for one in truth.values() if "markers" in one]
    return (
        Measurement(
            "markers", "Markers in photographs", "real", "",
            "Right: found with all four corners within the truth's own tolerance (1 px; the truth "
            "is given in whole pixels).",
            tuple(answer for one in told for answer in _answers(folder, one)),
        ),
    )  # fmt: skip


def _answers(folder: Path, told: dict[str, Any]) -> list[Answer]:
    field = "dictionary_file" if told["dictionary"].endswith(".yml") else "dictionary"
    board = {"name": "any", "type": "tokens", field: told["dictionary"], "marker_mm": 10}
    text = json.dumps({"units": "mm", "boards": [board]})
    dictionary = parse_boards(text, str(folder)).tokens[0].dictionary
    grey = cv2.imread(str(folder / told["image"]), cv2.IMREAD_GRAYSCALE)
    every = range(len(dictionary.opencv.bytesList))
    found = find_markers(np.asarray(grey, dtype=np.uint8), dictionary, every)
    answers = []
    for number, corners in told["markers"].items():
        item = f"{Path(told['image']).stem} {number}"
        if int(number) not in found:
            answers.append(Answer(item, right=False, note="not found"))
            continue
        apart = float(np.abs(found[int(number)] - np.array(corners)).max())
        near = apart <= told["tolerance_px"]
        answers.append(Answer(item, right=near, note=f"{apart:.2f} px from the truth"))
    return answers
