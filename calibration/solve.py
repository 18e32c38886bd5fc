"""From pictures of printed boards to a calibration."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.arrays import Image
from calibration.boards import BoardsSeen, find_boards, grey_of
from calibration.bundle import bundle_of
from calibration.camera import Camera, assumed_camera
from calibration.diagnosis import no_board
from calibration.failure import CalibrationFailed
from calibration.outcome import calibration_of
from calibration.picture import checked_picture
from calibration.printed import Boards
from calibration.second_look import looked_again
from calibration.solution import Calibration

MOST_PICTURES: Final = 24
LOOKS: Final = 2
"""The second look finds what the first missed, the third begins from where that was."""


def calibrate(images: Sequence[Image], boards: Boards, camera: Camera | None = None) -> Calibration:
    """Camera and table from pictures of the boards.

    The pictures may be of a fixed camera, or the camera or a board without a place may be moved
    between them: then they tell more of the lens. The table is where most pictures agree that it
    is; of equal numbers, where the last ones show it.

    Args:
        images: One or more pictures, (h, w, 3) uint8, of one camera at one size.
        boards: What was printed, and where it lies.
        camera: What is known of the camera; scaled where the pictures have another size.

    Raises:
        CalibrationFailed: With one of the causes in `calibration.failure.CAUSES`.
    """
    pictures = [checked_picture(image) for image in _spread(images)]
    if not boards.charuco and not boards.markers:
        raise CalibrationFailed("board/none_described")
    seen = [find_boards(picture, boards) for picture in pictures]
    if not any(s.boards for s in seen):
        raise no_board(pictures[-1], boards)
    known = _known_camera(camera, _common_size(seen))
    bundle = bundle_of(seen, known, focal_known=camera is not None)
    greys = [grey_of(picture) for picture in pictures]
    for _ in range(LOOKS):
        bundle = looked_again(bundle, greys, boards, seen)
    return calibration_of(bundle)


def calibrate_seen(seen: Sequence[BoardsSeen], camera: Camera | None = None) -> Calibration:
    """As `calibrate`, from boards that were found already, without a second look at the pictures.

    Raises:
        CalibrationFailed: With one of the causes in `calibration.failure.CAUSES`.
    """
    known = _known_camera(camera, _common_size(seen))
    return calibration_of(bundle_of(seen, known, focal_known=camera is not None))


def _common_size(seen: Sequence[BoardsSeen]) -> tuple[int, int]:
    if any(s.size_wh != seen[0].size_wh for s in seen):
        raise CalibrationFailed("picture/sizes_differ")
    return seen[0].size_wh


def _spread(images: Sequence[Image]) -> list[Image]:
    if not images:
        raise CalibrationFailed("picture/unusable", detail="no picture was given")
    if len(images) <= MOST_PICTURES:
        return list(images)
    return [images[i] for i in np.linspace(0, len(images) - 1, MOST_PICTURES).round().astype(int)]


def _known_camera(camera: Camera | None, size_wh: tuple[int, int]) -> Camera:
    if camera is None:
        return assumed_camera(size_wh)
    try:
        return camera.scaled_to(size_wh)
    except ValueError:
        detail = f"the camera file is for {camera.size_wh}, the picture has {size_wh}"
        raise CalibrationFailed("camera/does_not_fit", detail=detail) from None
