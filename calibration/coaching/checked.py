"""Measure everything about a picture that shows whether it is good enough for the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np

from calibration.arrays import Image
from calibration.coaching.accuracy import Accuracy, accuracy_of
from calibration.coaching.boards import BoardInView, boards_in_view, boards_on_print
from calibration.coaching.light import TableLight, light_of
from calibration.coaching.moments import Rate, SmallFrame, least_covered, rate_of
from calibration.coaching.sharpness import Sharpness, sharpness_of
from calibration.coaching.steadiness import Steadiness, steadiness_of
from calibration.coaching.view import CameraView, print_pixels, table_pixels, view_of
from calibration.detect.boards import BoardsSeen, find_boards, grey_of
from calibration.detect.picture import checked_picture, handy
from calibration.detect.refine import look_closely
from calibration.failure import CalibrationFailed
from calibration.model.camera import Camera
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration, GapShown
from calibration.solve.calibrate import calibrate
from calibration.solve.held_out import held_out_errors_mm
from calibration.solve.outcome import LARGEST_RESIDUAL_PER_WIDTH

FocalFrom: TypeAlias = Literal["camera file", "pictures", "picture"]
LEAST_HELD_OUT: Final = 4
"""Least held-out corners: fewer do not give a meaningful median and 95th percentile. By trial."""

TOLD_BY_MANY_SIGMA_REL: Final = 0.006
"""Relative sigma of the focal length below which it counts as known from several pictures. By
trial."""


@dataclass(frozen=True, slots=True)
class HeldOut:
    """The error of corners that the calibration did not use.

    Attributes:
        median_mm: Median of their distances from their true places.
        p95_mm: 95th percentile of these distances.
        corners: Number of corners.
    """

    median_mm: float
    p95_mm: float
    corners: int


@dataclass(frozen=True, slots=True)
class OnTable:
    """What is measured about a picture by its calibration.

    Attributes:
        view: How the camera looks at the table; None if no board has a place on it.
        boards: How much of each board is visible.
        accuracy: The expected accuracy of measurements.
        held_out: The error of held-out corners; None if too few are seen.
        focal_px: The focal length.
        focal_sigma_rel: Relative sigma of the focal length.
        focal_from: Source from which the focal length is known.
        misfit_px: Misfit of the boards' corners, see `Calibration.misfit_px`.
        gaps: Pages of markers whose gaps differ from the boards file.
    """

    view: CameraView | None
    boards: tuple[BoardInView, ...]
    accuracy: Accuracy
    held_out: HeldOut | None
    focal_px: float
    focal_sigma_rel: float
    focal_from: FocalFrom
    misfit_px: float = 0.0
    gaps: tuple[GapShown, ...] = ()


@dataclass(frozen=True, slots=True)
class Checked:
    """Everything that was measured about a source; unknown values are None.

    Attributes:
        size_wh: Size of the pictures.
        light: The light on the table.
        sharpness: Blur of the picture.
        rate: How the frames arrived; None for single pictures.
        steadiness: How steady light and camera are; None for single pictures.
        on_table: What is measured by the calibration; None without one.
        failure: Why there is no calibration; None if there is one, or no boards were given.
    """

    size_wh: tuple[int, int]
    light: TableLight
    sharpness: Sharpness
    rate: Rate | None
    steadiness: Steadiness | None
    on_table: OnTable | None
    failure: CalibrationFailed | None


def checked_pictures(
    pictures: Sequence[Image],
    moments: Sequence[SmallFrame] = (),
    boards: Boards | None = None,
    camera: Camera | None = None,
) -> Checked:
    """Measure everything about a source.

    Args:
        pictures: At least one, (h, w, 3) uint8. All are used to calibrate, but only one is
            examined: the least covered one of a film, otherwise the last. If that was taken from
            another place than the calibration is for, it is the last one from there.
        moments: Successive reduced frames, if the source is a film or a camera.
        boards: The printed boards, if known.
        camera: The camera, if known.

    Raises:
        CalibrationFailed: "picture/unusable" or "picture/too_large": nothing can be measured.
    """
    usable = [checked_picture(picture) for picture in pictures]
    calibration, failure = None, None
    if boards is not None:
        try:
            calibration = calibrate(usable, boards, camera)
        except CalibrationFailed as failed:
            failure = failed
    picture = least_covered(usable) if moments else usable[-1]
    if calibration is None or boards is None:
        return without_table(picture, moments, failure)
    if len(usable) > 1:
        others = [one for one in reversed(usable) if one is not picture]
        picture = _taken_from_there([picture, *others], boards, calibration)
    seen = look_closely(picture, boards, calibration)
    return with_table(
        picture,
        moments,
        boards,
        calibration,
        found=boards_in_view(boards, calibration, seen),
        held_out=held_out_of(seen, camera),
        focal_from=focal_known_from(camera, calibration, len(usable)),
    )


def _taken_from_there(pictures: Sequence[Image], boards: Boards, calibration: Calibration) -> Image:
    """The first picture that does not show the boards elsewhere than the calibration says."""
    for picture in pictures:
        if not _shows_elsewhere(picture, boards, calibration):
            return picture
    return pictures[0]


def _shows_elsewhere(picture: Image, boards: Boards, calibration: Calibration) -> bool:
    """Whether a picture shows most of the boards' corners elsewhere; not if it shows none."""
    placed = [board for board in find_boards(picture, boards).boards if board.placed]
    if not placed:
        return False
    apart = np.concatenate(
        [image_from_table(board.points_mm, calibration) - board.points_px for board in placed]
    )
    near_px = LARGEST_RESIDUAL_PER_WIDTH * picture.shape[1]
    return not np.median(np.linalg.norm(apart, axis=1)) <= near_px


def without_table(
    picture: Image, moments: Sequence[SmallFrame], failure: CalibrationFailed | None
) -> Checked:
    """Measure everything that does not require a calibration."""
    small = handy(picture)
    times = picture.shape[1] / small.shape[1]
    return Checked(
        _size_wh(picture),
        light_of(small).enlarged(times),
        sharpness_of(grey_of(small)).enlarged(times),
        rate_of(moments),
        steadiness_of(moments),
        None,
        failure,
    )


def with_table(
    picture: Image,
    moments: Sequence[SmallFrame],
    boards: Boards,
    calibration: Calibration,
    *,
    found: tuple[BoardInView, ...] | None = None,
    held_out: HeldOut | None,
    focal_from: FocalFrom,
    height_mm: float = 0.0,
) -> Checked:
    """Measure everything about a calibrated picture.

    Args:
        picture: (h, w, 3) uint8, of the calibrated camera.
        moments: As for `checked_pictures`.
        boards: The printed boards.
        calibration: Camera and table.
        found: How much of each board is visible; None to determine it quickly.
        held_out: Error of held-out corners. It is passed in because it takes several calibrations
            and only changes with the calibration.
        focal_from: Source from which the focal length is known.
        height_mm: Height of the plane for which the accuracy is computed.
    """
    # The examined picture may be reduced; results refer to the original.
    small = handy(picture)
    times = picture.shape[1] / small.shape[1]
    fit = calibration.scaled_to(_size_wh(small))
    grey = grey_of(small)
    seen = sharpness_of(grey, boards, fit)
    if found is None:
        on_small = boards_on_print(grey, boards, fit, seen.blur_px)
        found = tuple(board.enlarged(times) for board in on_small)
    light = light_of(small, table_pixels(fit, boards), print_pixels(fit, boards)).enlarged(times)
    sharpness = seen.enlarged(times)
    on_table = OnTable(
        view_of(calibration, boards),
        found,
        accuracy_of(calibration, boards, blur_px=sharpness.blur_px, height_mm=height_mm),
        held_out,
        float(calibration.camera.matrix[0, 0]),
        calibration.camera.focal_sigma_rel,
        focal_from,
        calibration.misfit_px,
        calibration.gaps,
    )
    return Checked(
        _size_wh(picture),
        light,
        sharpness,
        rate_of(moments),
        steadiness_of(moments),
        on_table,
        None,
    )


def held_out_of(seen: BoardsSeen, camera: Camera | None) -> HeldOut | None:
    """The error of corners left out of the calibration; None if too few are seen."""
    errors = held_out_errors_mm(seen, camera)
    if len(errors) < LEAST_HELD_OUT:
        return None
    return HeldOut(float(np.median(errors)), float(np.percentile(errors, 95)), len(errors))


def focal_known_from(camera: Camera | None, found: Calibration, pictures: int) -> FocalFrom:
    """The source of the focal length: a camera file, several pictures, or a single one.

    Several pictures from one place count as a single one, as they do not determine the lens better.
    """
    if camera is not None:
        return "camera file"
    well_known = pictures > 1 and found.camera.focal_sigma_rel < TOLD_BY_MANY_SIGMA_REL
    return "pictures" if well_known else "picture"


def _size_wh(picture: Image) -> tuple[int, int]:
    return picture.shape[1], picture.shape[0]
