"""Diagnose why no board was found in a picture: possible causes are checked in order."""

from collections.abc import Collection, Iterator
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Grey, Image
from calibration.detect.markers import find_markers
from calibration.detect.picture import blur_px
from calibration.failure import CalibrationFailed
from calibration.model.printed import Boards, MarkerDictionary, predefined

DARK_GREY: Final = 25
"""A picture is too dark if the 99th percentile of its grey levels, of 255, is below this. By
trial."""

BRIGHT_GREY: Final = 245
"""A picture is too bright if the 1st percentile of its grey levels, of 255, is above this. By
trial."""

SMALL_PICTURE_PX: Final = 480
"""A picture is small if its longer side is below this many pixels: the smallest pictures of webcams
are 640 px wide."""

BLURRED_PX: Final = 2.5
"""Largest blur, px, of a usable picture: the cells of a readable marker are 3 px and more."""

FAMILIES: Final = (
    "DICT_4X4_1000",
    "DICT_5X5_1000",
    "DICT_6X6_1000",
    "DICT_7X7_1000",
    "DICT_ARUCO_ORIGINAL",
    "DICT_APRILTAG_16H5",
    "DICT_APRILTAG_25H9",
    "DICT_APRILTAG_36H10",
    "DICT_APRILTAG_36H11",
    "DICT_ARUCO_MIP_36H12",
)
"""The largest dictionary of each family; the smaller ones are its first markers."""

AS_IT_COMES: Final = (1.0,)
"""Enlargements of the picture for the diagnosis: none, as the cause only needs to be likely."""


def no_board(bgr: Image, boards: Boards) -> CalibrationFailed:
    """The failure with the likeliest cause for which no board was found in a picture."""
    grey = np.asarray(cv2.cvtColor(bgr, cv2.COLOR_BGR2GRAY), dtype=np.uint8)
    bright = float(np.percentile(grey, 99))
    if bright < DARK_GREY:
        return CalibrationFailed("picture/too_dark", detail=f"its brightest parts are {bright:.0f}")
    dark = float(np.percentile(grey, 1))
    if dark > BRIGHT_GREY:
        return CalibrationFailed("picture/too_bright", detail=f"its darkest parts are {dark:.0f}")
    other = other_boards(grey, boards)
    if other is not None:
        return other
    nothing = CalibrationFailed("board/not_found", detail="it shows no marker of the boards file")
    return too_blurred(grey) or _too_few_pixels(grey) or nothing


def other_boards(grey: Grey, boards: Boards) -> CalibrationFailed | None:
    """The failure that a picture shows other boards than described, or mirrored ones.

    None if no marker can be read at all.
    """
    mirrored = np.ascontiguousarray(grey[:, ::-1])
    if any(_count_found(mirrored, d, numbers) for d, numbers in _described_markers(boards)):
        return CalibrationFailed("board/mirrored", detail="its markers are read only mirrored")
    return _other_dictionary(grey, boards)


def _too_few_pixels(grey: Grey) -> CalibrationFailed | None:
    height, width = grey.shape
    if max(height, width) >= SMALL_PICTURE_PX:
        return None
    detail = f"no marker can be read in a picture of only {width} by {height} pixels"
    return CalibrationFailed("board/too_small", detail=detail)


def too_blurred(grey: Grey) -> CalibrationFailed | None:
    """The failure that a picture is too blurred; None if it is not."""
    blur = blur_px(grey)
    if blur <= BLURRED_PX:
        return None
    return CalibrationFailed("picture/too_blurred", detail=f"its edges are {blur:.0f} px wide")


def _described_markers(boards: Boards) -> Iterator[tuple[MarkerDictionary, Collection[int]]]:
    for sheet in boards.charuco:
        yield sheet.dictionary, sheet.markers_mm().keys()
    for board in boards.markers:
        yield board.dictionary, board.markers.keys()


def _count_found(grey: Grey, dictionary: MarkerDictionary, numbers: Collection[int]) -> int:
    return len(find_markers(grey, dictionary, numbers, enlargements=AS_IT_COMES))


def _other_dictionary(grey: Grey, boards: Boards) -> CalibrationFailed | None:
    """The failure that a picture shows markers of another dictionary; None if it does not.

    At least two must be read, as a single one may be a coincidence.
    """
    described = sorted({d.name for d, _ in _described_markers(boards)})
    for name in FAMILIES:
        dictionary = predefined(name)
        count = _count_found(grey, dictionary, range(len(dictionary.opencv.bytesList)))
        if count >= 2:
            detail = (
                f"it shows {count} markers like those of {name}, none of {', '.join(described)} "
                "with the numbers that the boards file names"
            )
            return CalibrationFailed("board/wrong_dictionary", detail=detail)
    return None
