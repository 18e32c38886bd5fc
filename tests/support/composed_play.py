"""Plays composed from the shared evening: its empty table, its creatures and its arm, cut out.

The place of each creature is known. Its view there is approximated by sliding the side that the
camera sees over the table, without its shadow. If the creature was weighed in, this is the side of
its body, otherwise that of an ellipsoid of its size, which makes lengths some percent too long or
too short.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.boards_file import parse_boards
from calibration.model.camera import camera_from_json
from calibration.model.printed import Boards
from calibration.model.projection import camera_centre_mm, camera_from_table, image_from_table
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from vision.tracking.pose import Pose

Floats = np.ndarray
Places = dict[str, tuple[float, float]]
Standing = tuple[str, tuple[float, float], tuple[float, float, float]]
"""A creature's colour, its place and its extents, mm."""

FPS: Final = 15.0
EMPTY_FRAME, ARM_FRAME, CREATURES_FRAME = 20, 60, 410
FINGERTIPS_PX: Final = (700.0, 330.0)
OUTSIDE_PX: Final = 460.0
CELL_PX: Final = 5.0
SKIN_MM: Final = 6.0


@dataclass(frozen=True, slots=True, eq=False)
class Cut:
    """A cut-out of a picture: (h, w, 3) uint8, and its alpha, (h, w) float32, 0 to 1."""

    bgr: Image
    share: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Evening:
    """The parts of the shared evening.

    Attributes:
        calibration: Camera and table.
        boards: What lies printed on the table.
        empty: The table.
        arm: An arm that lies on it.
        creatures: By colour: the cut-out of each creature, the true middle of its feet, and the
            side of it that the camera sees, (n, 3) table mm.
    """

    calibration: Calibration
    boards: Boards
    empty: Image
    arm: Cut
    creatures: dict[str, tuple[Cut, tuple[float, float], Floats]]


@cache
def evening(folder: Path, standing: tuple[Standing, ...]) -> Evening:
    """Cut the pictures of the evening in `folder` into its parts."""
    frames = frames_of(folder / "clip.mp4", (EMPTY_FRAME, ARM_FRAME, CREATURES_FRAME))
    empty, armed, peopled = frames
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    calibration = calibrate([empty], boards, camera=camera)
    creatures = {}
    for colour, (x, y), size_mm in standing:
        side = _side_of_ellipsoid((x, y), size_mm, calibration)
        foot, top = image_from_table([[x, y, 0.0], [x, y, 60.0]], calibration)
        centre = (foot + top) / 2
        near = np.zeros(empty.shape[:2], dtype=np.uint8)
        cv2.circle(near, tuple(int(v) for v in np.round(centre)), 95, 255, -1)
        creatures[colour] = _cut(peopled, empty, near, saturated=True), (x, y), side
    whole = np.full(empty.shape[:2], 255, dtype=np.uint8)
    return Evening(calibration, boards, empty, _cut(armed, empty, whole), creatures)


def frames_of(clip: Path, wanted: Sequence[int]) -> list[Image]:
    capture = cv2.VideoCapture(str(clip))
    found = []
    for index in range(max(wanted) + 1):
        _, bgr = capture.read()
        if index in wanted:
            found.append(np.asarray(bgr, dtype=np.uint8))
    capture.release()
    return found


def _cut(picture: Image, empty: Image, near: Floats, *, saturated: bool = False) -> Cut:
    off = cv2.absdiff(cv2.GaussianBlur(picture, (0, 0), 1), cv2.GaussianBlur(empty, (0, 0), 1))
    mask = ((off.max(axis=2) > 22) & (near > 0)).astype(np.uint8)
    if saturated:
        # A shadow has the table's colour; clay is more saturated than any wood.
        hsv = cv2.cvtColor(picture, cv2.COLOR_BGR2HSV)
        mask &= (hsv[..., 1] > 165).astype(np.uint8)
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    mask = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, np.ones((7, 7), np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    if count > 1:
        largest = 1 + int(stats[1:, cv2.CC_STAT_AREA].argmax())
        mask = (labels == largest).astype(np.uint8)
    return Cut(picture, cv2.GaussianBlur(mask.astype(np.float32), (0, 0), 0.7))


def laid_on(picture: Image, cut: Cut, warp: Floats) -> Image:
    """A picture with something laid on it, shifted and scaled by a (2, 3) affine."""
    size_wh = picture.shape[1], picture.shape[0]
    # An arm goes on beyond the edge at which its picture was cut off.
    border = cv2.BORDER_REPLICATE
    share = cv2.warpAffine(cut.share, warp, size_wh, borderMode=border)
    x, y, w, h = cv2.boundingRect((share > 0).astype(np.uint8))
    box = np.s_[y : y + h, x : x + w]
    bgr = cv2.warpAffine(cut.bgr, warp, size_wh, borderMode=border)[box]
    laid, covers = picture.copy(), share[box]
    np.copyto(laid[box], bgr, where=(covers == 1)[..., None])
    rim = np.nonzero((covers > 0) & (covers < 1))
    mixed = covers[rim][:, None]
    laid[box][rim] = picture[box][rim] * (1 - mixed) + bgr[rim] * mixed
    return laid


def weighed(shown: Evening, colour: str, pose: Pose) -> Evening:
    """The same evening, with the body of one creature, in its pose, known."""
    body = pose.surface_mm
    far = camera_from_table(body, shown.calibration)[:, 2]
    cells = np.floor(image_from_table(body, shown.calibration) / CELL_PX).astype(int)
    nearest: dict[tuple[int, ...], float] = {}
    for cell, mm in zip(map(tuple, cells), far, strict=True):
        nearest[cell] = min(mm, nearest.get(cell, mm))
    seen = [mm < nearest[tuple(cell)] + SKIN_MM for cell, mm in zip(cells, far, strict=True)]
    cut, home, _ = shown.creatures[colour]
    return replace(shown, creatures={**shown.creatures, colour: (cut, home, body[seen])})


def _side_of_ellipsoid(
    at_mm: tuple[float, float], size_mm: tuple[float, float, float], calibration: Calibration
) -> Floats:
    directions = np.random.default_rng(0).normal(size=(400, 3))
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    # How it is turned does not matter much: its two extents over the table are about the same.
    radii = np.array([*[(size_mm[0] + size_mm[1]) / 4] * 2, size_mm[2] / 2])
    body = directions * radii + [*at_mm, radii[2]]
    towards = ((camera_centre_mm(calibration) - body) * directions / radii).sum(axis=1)
    return np.asarray(body[towards > 0])


def slide_warp(side_mm: Floats, by_mm: Floats, calibration: Calibration) -> Floats:
    """(2, 3) affine of the picture that slides a creature's visible side, (n, 3), by some mm."""
    here = image_from_table(side_mm, calibration)
    there = image_from_table(side_mm + np.append(by_mm, 0.0), calibration)
    solved, *_ = np.linalg.lstsq(np.column_stack([here, np.ones(len(here))]), there, rcond=None)
    return np.asarray(solved.T)


def played(
    shown: Evening,
    moves: Sequence[tuple[str, tuple[float, float]]],
    *,
    hover: bool = False,
) -> Iterator[Frame]:
    """A film: the arm comes in, moves one creature after another, and leaves.

    Args:
        shown: The evening.
        moves: Which creature goes where, table mm.
        hover: Whether the arm only goes there and back without moving anything.
    """
    noise = np.random.default_rng(0).normal(0, 1.2, shown.empty.shape).astype(np.int16)
    for index, (places, arm_px) in enumerate(_steps(shown, moves, hover=hover)):
        picture = shown.empty
        for colour in sorted(places, key=lambda c: -places[c][1]):
            cut, home, side = shown.creatures[colour]
            by_mm = np.subtract(places[colour], home)
            warp = slide_warp(side, by_mm, shown.calibration)
            picture = laid_on(picture, cut, warp)
        if arm_px is not None:
            dx, dy = arm_px - np.array(FINGERTIPS_PX)
            picture = laid_on(picture, shown.arm, np.array([[1, 0, dx], [0, 1, dy]], float))
        # Another part of one noise is as good as another noise, and far cheaper.
        moved = np.roll(noise, (37 * index, 101 * index), axis=(0, 1))
        bgr = cv2.add(picture, moved, dtype=cv2.CV_8U)
        yield Frame(np.asarray(bgr, dtype=np.uint8), index, index / FPS)


def _steps(
    shown: Evening, moves: Sequence[tuple[str, tuple[float, float]]], *, hover: bool
) -> Iterator[tuple[Places, Floats | None]]:
    """Where each creature is, and the arm's fingertips in the picture, frame by frame."""
    places: Places = {colour: place for colour, (_, place, _) in shown.creatures.items()}
    yield from [(places, None)] * 8
    for colour, to_mm in moves:
        start = np.array(places[colour])
        goal = start if hover else np.array(to_mm)
        grip, end = (_grip_px(at, shown.calibration) for at in (start, goal))
        away = np.array([0.0, OUTSIDE_PX])
        yield from ((places, grip + away * (1 - s)) for s in np.linspace(0, 1, 6))
        for share in np.linspace(0, 1, 9):
            x, y = start + (goal - start) * share
            places = {**places, colour: (float(x), float(y))}
            yield places, grip + (end - grip) * share
        yield from ((places, end + away * s) for s in np.linspace(0, 1, 6))
    yield from [(places, None)] * 12


def _grip_px(at_mm: Floats, calibration: Calibration) -> Floats:
    return np.asarray(image_from_table([[*at_mm, 35.0]], calibration)[0])
