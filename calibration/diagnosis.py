"""Why no board was found in a picture: the likeliest cause, looked for in order."""

from collections.abc import Iterator
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Grey, Image
from calibration.failure import CalibrationFailed
from calibration.markers import find_markers
from calibration.printed import Boards, MarkerDictionary
from calibration.table import known_dictionaries

DARK_GREY: Final = 25
BRIGHT_GREY: Final = 245
SHARP_LAPLACIAN: Final = 2.0
"""A picture whose strongest edges stay below this many grey levels per px2 shows no edge at all."""


def no_board(bgr: Image, boards: Boards) -> CalibrationFailed:
    """The failure that says why a picture shows no board."""
    grey = np.asarray(cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    bright = float(np.percentile(grey, 99))
    if bright < DARK_GREY:
        return CalibrationFailed("picture/too_dark", detail=f"its brightest parts are {bright:.0f}")
    dark = float(np.percentile(grey, 1))
    if dark > BRIGHT_GREY:
        return CalibrationFailed("picture/too_bright", detail=f"its darkest parts are {dark:.0f}")
    mirrored = np.ascontiguousarray(grey[:, ::-1])
    if any(find_markers(mirrored, d, numbers) for d, numbers in _wanted(boards)):
        return CalibrationFailed("board/mirrored", detail="its markers are read only mirrored")
    other = _other_dictionary(grey, boards)
    if other is not None:
        return other
    if _edges(grey) < SHARP_LAPLACIAN:
        return CalibrationFailed("picture/too_blurred", detail="it shows no sharp edge")
    return CalibrationFailed("board/not_found", detail="it shows no marker of the boards file")


def _wanted(boards: Boards) -> Iterator[tuple[MarkerDictionary, frozenset[int]]]:
    for sheet in boards.charuco:
        yield sheet.dictionary, frozenset(sheet.markers_mm())
    for board in boards.markers:
        yield board.dictionary, frozenset(board.markers)


def _other_dictionary(grey: Grey, boards: Boards) -> CalibrationFailed | None:
    """Whether markers of another dictionary lie there; two of one kind are no accident."""
    described = {d.name for d, _ in _wanted(boards)}
    for name in known_dictionaries():
        if name in described or name != name.upper():
            continue
        opencv = cv2.aruco.getPredefinedDictionary(getattr(cv2.aruco, name))
        found = find_markers(grey, MarkerDictionary(name, opencv), range(len(opencv.bytesList)))
        if len(found) >= 2:
            detail = (
                f"{len(found)} markers of {name} were read, none of {', '.join(sorted(described))}"
            )
            return CalibrationFailed("board/wrong_dictionary", detail=detail)
    return None


def _edges(grey: Grey) -> float:
    second = np.abs(np.asarray(cv2.Laplacian(cv2.GaussianBlur(grey, (0, 0), 1.0), cv2.CV_64F)))
    return float(np.percentile(second, 99.5))
