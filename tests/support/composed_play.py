"""Plays composed from the shared evening: its empty table, its creatures and its arm, cut out.

Where a creature is put is known; how it is seen there is approximated by sliding its picture as an
upright card that faces the camera, with its shadow left out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import cv2
import numpy as np

from calibration.camera import camera_from_json
from calibration.printed import Boards
from calibration.projection import image_from_table
from calibration.solution import Calibration
from calibration.solve import calibrate
from calibration.table import parse_boards
from vision.frame import Frame, Image

Floats = np.ndarray
Places = dict[str, tuple[float, float]]
FPS: Final = 15.0
EMPTY_FRAME, ARM_FRAME, CREATURES_FRAME = 20, 60, 410
FINGERTIPS_PX: Final = (700.0, 330.0)
OUTSIDE_PX: Final = 460.0


@dataclass(frozen=True, slots=True, eq=False)
class Cut:
    """Something cut out of a picture: (h, w, 3) uint8 and (h, w) float32 shares, 0 to 1."""

    bgr: Image
    share: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Evening:
    """What the shared evening gives.

    Attributes:
        calibration: Camera and table.
        boards: What lies printed on the table.
        empty: The table.
        arm: An arm that lies on it.
        creatures: By colour: each creature, and the middle of its feet as the truth has it.
    """

    calibration: Calibration
    boards: Boards
    empty: Image
    arm: Cut
    creatures: dict[str, tuple[Cut, tuple[float, float]]]


@cache
def evening(folder: Path, places: tuple[tuple[str, float, float], ...]) -> Evening:
    """Cut the evening in `folder` up; `places`: colour and place of each creature."""
    frames = _frames(folder / "clip.mp4", (EMPTY_FRAME, ARM_FRAME, CREATURES_FRAME))
    empty, armed, peopled = frames
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    calibration = calibrate([empty], boards, camera=camera)
    creatures = {}
    for colour, x, y in places:
        foot, top = image_from_table([[x, y, 0.0], [x, y, 60.0]], calibration)
        centre = (foot + top) / 2
        near = np.zeros(empty.shape[:2], dtype=np.uint8)
        cv2.circle(near, tuple(int(v) for v in np.round(centre)), 95, 255, -1)
        creatures[colour] = _cut(peopled, empty, near, saturated=True), (x, y)
    whole = np.full(empty.shape[:2], 255, dtype=np.uint8)
    return Evening(calibration, boards, empty, _cut(armed, empty, whole), creatures)


def _frames(clip: Path, wanted: Sequence[int]) -> list[Image]:
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
    share = cv2.warpAffine(cut.share, warp, size_wh, borderMode=border)[..., None]
    bgr = cv2.warpAffine(cut.bgr, warp, size_wh, borderMode=border)
    return np.asarray(picture * (1 - share) + bgr * share, dtype=np.uint8)


def card_warp(
    from_mm: tuple[float, float], to_mm: tuple[float, float], calibration: Calibration
) -> Floats:
    """(2, 3) affine that slides an upright card over the table."""
    across = calibration.camera_from_table[0, :2]
    across = across / np.linalg.norm(across)
    corners = []
    for at in (from_mm, to_mm):
        foot = np.array(at)
        ends = [[*(foot + s * 40 * across), z] for s, z in ((-1, 0.0), (1, 0.0), (0, 70.0))]
        corners.append(image_from_table(ends, calibration).astype(np.float32))
    return np.asarray(cv2.getAffineTransform(corners[0], corners[1]))


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
        hover: The arm only goes there and back.
    """
    for index, (places, arm_px) in enumerate(_steps(shown, moves, hover=hover)):
        picture = shown.empty
        for colour in sorted(places, key=lambda c: -places[c][1]):
            cut, home = shown.creatures[colour]
            picture = laid_on(picture, cut, card_warp(home, places[colour], shown.calibration))
        if arm_px is not None:
            dx, dy = arm_px - np.array(FINGERTIPS_PX)
            picture = laid_on(picture, shown.arm, np.array([[1, 0, dx], [0, 1, dy]], float))
        noise = np.random.default_rng(index).normal(0, 1.2, picture.shape)
        bgr = np.clip(picture + noise, 0, 255).astype(np.uint8)
        yield Frame(bgr, index, index / FPS)


def _steps(
    shown: Evening, moves: Sequence[tuple[str, tuple[float, float]]], *, hover: bool
) -> Iterator[tuple[Places, Floats | None]]:
    """Where each creature is, and the arm's fingertips in the picture, frame by frame."""
    places: Places = {colour: place for colour, (_, place) in shown.creatures.items()}
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
