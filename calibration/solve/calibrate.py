"""Calibrate camera and table from pictures of printed boards."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.arrays import Grey, Image
from calibration.detect.boards import BoardsSeen, grey_of
from calibration.detect.diagnosis import no_board, other_boards, too_blurred
from calibration.detect.picture import HANDY_PX, checked_picture, handy
from calibration.detect.refine import WELL_SEEN
from calibration.failure import CalibrationFailed
from calibration.model.camera import Camera, assumed_camera
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from calibration.solve.bundle import bundle_of
from calibration.solve.discs import calibrated_from_pictures
from calibration.solve.first_look import first_look, unread_sheets
from calibration.solve.flat_scan import scan_of
from calibration.solve.outcome import calibration_of
from calibration.solve.second_look import looked_again

MOST_PICTURES: Final = 24
"""Most pictures that are used, evenly spread over all, to save time. By trial."""

LOOKS: Final = 2
"""Number of refinements: the first finds corners that the detection missed, the second starts from
its result."""

OTHERS_MAY_BE_AT_FAULT: Final = ("board/wrong_scale", "board/moved", "camera/does_not_fit")
"""Causes of a failure behind which may be a blurred picture or a wrong camera file."""

WRONG_FOCAL_SIGMAS: Final = 4.0
"""A camera file is wrong if its focal length differs by this many sigmas or more. By trial."""


def calibrate(images: Sequence[Image], boards: Boards, camera: Camera | None = None) -> Calibration:
    """Calibrate camera and table from pictures of the boards.

    The camera may be fixed. If the camera, or a board without a place, is moved between the
    pictures, they determine the lens better. The pose of the result is the one that most pictures
    share; of equal numbers, that of the last pictures.

    Args:
        images: One or more pictures, (h, w, 3) uint8, from one camera at one size.
        boards: The printed boards and their places.
        camera: The camera if it is known; scaled if the pictures have another size.

    Raises:
        CalibrationFailed: With one of the causes in `calibration.failure.CAUSES`.
    """
    pictures = [checked_picture(image) for image in _spread_pictures(images)]
    _same_size(pictures)
    if boards.scales and not (boards.charuco or boards.markers):
        return scan_of(pictures[0], boards.scales[0])
    small = [handy(picture) for picture in pictures]
    if not boards.charuco and not boards.markers:
        return _from_discs(small, boards, camera).scaled_to(_size_wh(pictures[0]))
    small, seen = first_look(small, boards)
    if not any(len(b.points_px) >= WELL_SEEN for s in seen for b in s.boards):
        small, seen = _sheets_by_pattern(small, boards, seen)
    calibration = _solved([grey_of(picture) for picture in small], boards, seen, camera)
    return calibration.scaled_to(_size_wh(pictures[0]))


def _sheets_by_pattern(
    pictures: list[Image], boards: Boards, seen: list[BoardsSeen]
) -> tuple[list[Image], list[BoardsSeen]]:
    """Find sheets by their squares in the last picture, if hardly any marker was read.

    Returns:
        The last picture with the sheets found in it; or what was given, if none was found.

    Raises:
        CalibrationFailed: Nothing was found, or the markers belong to another sheet.
    """
    nothing = not any(s.boards for s in seen)
    if nothing and other_boards(grey_of(pictures[-1]), boards) is not None:
        raise no_board(pictures[-1], boards)
    unread = unread_sheets(pictures[-1], boards, seen[-1])
    if unread.boards:
        return pictures[-1:], [unread]
    if nothing:
        raise no_board(pictures[-1], boards)
    return pictures, seen


def _from_discs(pictures: Sequence[Image], boards: Boards, camera: Camera | None) -> Calibration:
    if not boards.discs:
        loose = "a board that may lie anywhere does not say where the table is"
        detail = loose if boards.moving or boards.tokens else ""
        raise CalibrationFailed("board/none_described", detail=detail)
    known = _known_camera(camera, _size_wh(pictures[0]))
    return calibrated_from_pictures(pictures, boards.discs, known, camera_known=camera is not None)


def _same_size(pictures: Sequence[Image]) -> None:
    if any(_size_wh(picture) != _size_wh(pictures[0]) for picture in pictures):
        raise CalibrationFailed("picture/sizes_differ")


def _size_wh(bgr: Image) -> tuple[int, int]:
    return bgr.shape[1], bgr.shape[0]


def calibrate_seen(seen: Sequence[BoardsSeen], camera: Camera | None = None) -> Calibration:
    """Like `calibrate`, from boards that were already found, without refining them.

    Raises:
        CalibrationFailed: With one of the causes in `calibration.failure.CAUSES`.
    """
    known = _known_camera(camera, _common_size(seen))
    return calibration_of(bundle_of(seen, known, focal_known=camera is not None))


def calibrate_found(
    bgr: Image, seen: BoardsSeen, boards: Boards, camera: Camera | None = None
) -> Calibration:
    """Like `calibrate`, for one picture in which the boards were already found.

    Raises:
        CalibrationFailed: With one of the causes in `calibration.failure.CAUSES`.
    """
    if max(bgr.shape[:2]) > HANDY_PX:
        return calibrate([bgr], boards, camera)
    if not seen.boards:
        raise no_board(bgr, boards)
    return _solved([grey_of(checked_picture(bgr))], boards, [seen], camera)


def _solved(
    greys: Sequence[Grey], boards: Boards, seen: Sequence[BoardsSeen], camera: Camera | None
) -> Calibration:
    """Adjust and refine detected boards, and make the calibration.

    A failure is traced to a blurred picture or a wrong camera file if one of these explains it.
    """
    bundle = bundle_of(seen, _known_camera(camera, seen[0].size_wh), focal_known=camera is not None)
    for _ in range(LOOKS):
        bundle = looked_again(bundle, greys, boards, seen)
    try:
        return calibration_of(bundle)
    except CalibrationFailed as failure:
        if failure.cause not in OTHERS_MAY_BE_AT_FAULT:
            raise
        reason = too_blurred(greys[-1])
        if reason is None and camera is not None:
            reason = _wrong_camera_file(bundle.known, greys, boards, seen)
        raise reason or failure from None


def _wrong_camera_file(
    given: Camera, greys: Sequence[Grey], boards: Boards, seen: Sequence[BoardsSeen]
) -> CalibrationFailed | None:
    """The failure that a camera file is wrong: the boards alone give a very different focal length.

    Returns:
        None if they do not.
    """
    try:
        free = _solved(greys, boards, seen, None).camera
    except CalibrationFailed:
        return None
    stated, found = given.matrix[0, 0], free.matrix[0, 0]
    if abs(found - stated) < WRONG_FOCAL_SIGMAS * np.hypot(given.sigma[0], free.sigma[0]):
        return None
    detail = f"its focal length is {stated:.0f} px, but {found:.0f} px explains the boards"
    return CalibrationFailed("camera/does_not_fit", detail=detail)


def _common_size(seen: Sequence[BoardsSeen]) -> tuple[int, int]:
    if any(s.size_wh != seen[0].size_wh for s in seen):
        raise CalibrationFailed("picture/sizes_differ")
    return seen[0].size_wh


def _spread_pictures(images: Sequence[Image]) -> list[Image]:
    if not images:
        raise CalibrationFailed("picture/unusable", detail="no picture was given")
    if len(images) <= MOST_PICTURES:
        return list(images)
    return [images[i] for i in np.linspace(0, len(images) - 1, MOST_PICTURES).round().astype(int)]


def _known_camera(camera: Camera | None, size_wh: tuple[int, int]) -> Camera:
    """The prior of the camera: the given one scaled and with enough uncertainty, or the assumed."""
    if camera is None:
        return assumed_camera(size_wh)
    try:
        return camera.scaled_to(size_wh).doubted()
    except ValueError:
        detail = f"the camera file is for {camera.size_wh}, the picture has {size_wh}"
        raise CalibrationFailed("camera/does_not_fit", detail=detail) from None
