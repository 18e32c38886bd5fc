"""Where a board lies that a hand turns or shifts, picture by picture: the turn card."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.adjust import BLEEDING_PX, CAUCHY
from calibration.agreement import similarity
from calibration.arrays import Floats, Grey, Image, fact
from calibration.boards import BoardSeen, board_of_markers, grey_of
from calibration.markers import find_markers
from calibration.printed import Boards, MarkerBoard
from calibration.projection import image_by_table, image_from_table, table_from_image
from calibration.solution import Calibration

LYING_TILT_SIGMA: Final = np.radians(0.4)
"""Card on a table: a crumb under its rim, and what the table's own pose may be off."""

LYING_HEIGHT_MM: Final = (0.3, 0.5)
"""Mean and standard deviation: paper is 0.1 mm, card 0.3, board 1."""

LIFTED_TILT_SIGMA: Final = np.radians(25)
LIFTED_HEIGHT_MM: Final = (20.0, 60.0)

VOTE_PX: Final = 4.0
LEFT_OUT_PX: Final = 3.0
STEPS: Final = 25
QUICK: Final = (1.0,)
THOROUGH: Final = (1.0, 2.0)
ENLARGE_BELOW_PX: Final = 1000


@dataclass(frozen=True, slots=True, eq=False)
class MovingBoardPose:
    """Where a moving board lies in one picture.

    Attributes:
        name: Its name in the boards file.
        table_from_board: (4, 4), takes board space to table space, mm.
        covariance: (6, 6) of a small turn (rad, about the table's axes through the board's
            origin) and shift (mm); the calibration's own doubt is not in it.
        markers_seen: Numbers of the markers that were read and agree.
        markers_left_out: Numbers of those that were read but do not.
        residual_px: Root mean square of the agreeing corners' distances from where they should be.
        lying: Whether it lies flat; otherwise a hand holds it.
    """

    name: str
    table_from_board: Floats
    covariance: Floats
    markers_seen: tuple[int, ...]
    markers_left_out: tuple[int, ...]
    residual_px: float
    lying: bool

    def __post_init__(self) -> None:
        object.__setattr__(self, "table_from_board", fact(self.table_from_board, (4, 4), "pose"))
        object.__setattr__(self, "covariance", fact(self.covariance, (6, 6), "covariance"))

    @property
    def angle_rad(self) -> float:
        """How far it is turned about the table's z, counter-clockwise."""
        return float(np.arctan2(self.table_from_board[1, 0], self.table_from_board[0, 0]))


def moving_board_pose(
    bgr: Image, boards: Boards, calibration: Calibration, name: str | None = None
) -> MovingBoardPose | None:
    """Where a board with `"moves": true` lies in a picture.

    Args:
        bgr: (h, w, 3) uint8, of the calibrated camera.
        boards: What was printed.
        calibration: Camera and table.
        name: Which of the moving boards; the first of the boards file when not given.

    Returns:
        None where too little of it is seen, or where what is seen contradicts itself.

    Raises:
        ValueError: The boards file has no such moving board.
    """
    wanted = [b for b in boards.moving if name is None or b.name == name]
    if not wanted:
        raise ValueError(f"the boards file has no moving board {name or ''}".rstrip())
    return pose_of(_seen(grey_of(bgr), wanted[0]), calibration)


def pose_of(seen: BoardSeen, calibration: Calibration) -> MovingBoardPose | None:
    """As `moving_board_pose`, from markers that were read already.

    A board that lies on the table has three unknowns, not six; only where its markers refuse to
    lie flat is it taken for lifted.
    """
    start = _flat_start(seen, calibration)
    if start is None:
        return None
    lying = _fit(seen, calibration, start, LYING_TILT_SIGMA, LYING_HEIGHT_MM)
    if lying is not None and not lying.markers_left_out:
        return _named(seen, lying, lying=True)
    lifted = _fit(seen, calibration, start, LIFTED_TILT_SIGMA, LIFTED_HEIGHT_MM)
    if lifted is not None and (lying is None or _explains_more(lifted, lying)):
        return _named(seen, lifted, lying=False)
    return None if lying is None else _named(seen, lying, lying=True)


@dataclass(frozen=True, slots=True, eq=False)
class _Fit:
    pose: Floats
    covariance: Floats
    markers_seen: tuple[int, ...]
    markers_left_out: tuple[int, ...]
    residual_px: float


def _seen(grey: Grey, board: MarkerBoard) -> BoardSeen:
    numbers = board.markers.keys()
    sizes = THOROUGH if grey.shape[1] < ENLARGE_BELOW_PX else QUICK
    found = find_markers(grey, board.dictionary, numbers, enlargements=sizes)
    if 0 < len(found) < 3:
        found = find_markers(grey, board.dictionary, numbers, enlargements=THOROUGH)
    return board_of_markers(board, found)


def _explains_more(lifted: _Fit, lying: _Fit) -> bool:
    """Lifting explains markers that lying cannot; one more would be no proof."""
    return len(lifted.markers_seen) >= len(lying.markers_seen) + 2


def _named(seen: BoardSeen, fit: _Fit, *, lying: bool) -> MovingBoardPose:
    return MovingBoardPose(
        seen.name, fit.pose, fit.covariance, fit.markers_seen, fit.markers_left_out,
        fit.residual_px, lying,
    )  # fmt: skip


def _flat_start(seen: BoardSeen, calibration: Calibration) -> Floats | None:
    """Each marker proposes how the board lies, flat on the table; all of them vote."""
    on_table = table_from_image(seen.points_px, calibration, LYING_HEIGHT_MM[0])
    best: tuple[float, Floats] | None = None
    for group in [seen.groups == n for n in np.unique(seen.groups)]:
        if not np.isfinite(on_table[group]).all():
            continue
        pose = _flat_pose(seen.points_mm[group, :2], on_table[group])
        apart = seen.points_px - image_from_table(_placed(seen.points_mm, pose), calibration)
        loss = float(np.log1p((apart**2).sum(axis=1) / VOTE_PX**2).sum())
        if np.isfinite(loss) and (best is None or loss < best[0]):
            best = (loss, pose)
    return None if best is None else best[1]


def _flat_pose(told: Floats, seen: Floats) -> Floats:
    _, turn, shift = similarity(told, seen)
    c, s = np.cos(turn), np.sin(turn)
    rotation = np.array([[c, -s], [s, c]])
    middle = told.mean(axis=0)
    pose = np.eye(4)
    pose[:2, :2] = rotation
    pose[:2, 3] = middle + shift - rotation @ middle
    pose[2, 3] = LYING_HEIGHT_MM[0]
    return pose


def _placed(points_mm: Floats, pose: Floats) -> Floats:
    return np.asarray(points_mm @ pose[:3, :3].T + pose[:3, 3])


def _fit(
    seen: BoardSeen,
    calibration: Calibration,
    start: Floats,
    tilt_sigma: float,
    height_mm: Sequence[float],
) -> _Fit | None:
    """Gauss and Newton over turn, shift and bleeding, with what lying flat tells beforehand."""
    pose, bleeding = start, BLEEDING_PX[0]
    covariance = np.eye(7)
    for _ in range(STEPS):
        jacobian, residual = _linear(seen, calibration, pose, bleeding)
        if not np.isfinite(residual).all():
            return None
        weight = _weights(residual, seen.sigma_px)
        normal = np.einsum("nki,n,nkj->ij", jacobian, weight, jacobian)
        right = np.einsum("nki,n,nk->i", jacobian, weight, residual)
        by, error = _lying(pose, bleeding, tilt_sigma, height_mm)
        covariance = np.linalg.inv(normal + by.T @ by)
        step = covariance @ (right - by.T @ error)
        pose, bleeding = _stepped(pose, step), bleeding + step[6]
        if np.abs(step).max() < 1e-7:
            break
    return _judged(seen, calibration, pose, float(bleeding), covariance)


def _linear(
    seen: BoardSeen, calibration: Calibration, pose: Floats, bleeding: float
) -> tuple[Floats, Floats]:
    """Derivatives (N, 2, 7) of the expected pixels by turn, shift, bleeding; residuals (N, 2)."""
    at = _placed(seen.points_mm, pose)
    expected = image_from_table(at, calibration) - bleeding * seen.outward
    by_point = image_by_table(at, calibration)
    arm = at - pose[:3, 3]
    jacobian = np.empty((len(at), 2, 7))
    for axis in range(3):
        jacobian[:, :, axis] = np.einsum("nki,ni->nk", by_point, np.cross(np.eye(3)[axis], arm))
    jacobian[:, :, 3:6] = by_point
    jacobian[:, :, 6] = -seen.outward
    return jacobian, seen.points_px - expected


def _weights(residual: Floats, sigma_px: Floats) -> Floats:
    square = (residual**2).sum(axis=1) / sigma_px**2
    scatter = max(1.0, float(np.median(square)) / 2)
    return np.asarray(1 / (1 + square / (scatter * CAUCHY**2)) / (scatter * sigma_px**2))


def _lying(
    pose: Floats, bleeding: float, tilt_sigma: float, height_mm: Sequence[float]
) -> tuple[Floats, Floats]:
    """What is known beforehand, in sigmas: upright normal, height, bleeding; and by the unknowns.

    A small turn w moves the normal n by w x n.
    """
    n = pose[:3, 2]
    by = np.zeros((4, 7))
    by[0, :3] = np.array([0, n[2], -n[1]]) / tilt_sigma
    by[1, :3] = np.array([-n[2], 0, n[0]]) / tilt_sigma
    by[2, 5] = 1 / height_mm[1]
    by[3, 6] = 1 / BLEEDING_PX[1]
    error = np.array(
        [
            n[0] / tilt_sigma,
            n[1] / tilt_sigma,
            (pose[2, 3] - height_mm[0]) / height_mm[1],
            (bleeding - BLEEDING_PX[0]) / BLEEDING_PX[1],
        ]
    )
    return by, error


def _stepped(pose: Floats, step: Floats) -> Floats:
    turn = _turned(step[:3])
    moved = np.eye(4)
    moved[:3, :3] = turn @ pose[:3, :3]
    moved[:3, 3] = pose[:3, 3] + step[3:6]
    return moved


def _turned(vector: Floats) -> Floats:
    """The turn about a vector by its length (Rodrigues)."""
    angle = float(np.linalg.norm(vector))
    if angle < 1e-12:
        return np.eye(3)
    x, y, z = vector / angle
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + np.sin(angle) * k + (1 - np.cos(angle)) * k @ k)


def _judged(
    seen: BoardSeen, calibration: Calibration, pose: Floats, bleeding: float, covariance: Floats
) -> _Fit | None:
    """Markers with two corners out of place are left out; one good marker is enough."""
    _, residual = _linear(seen, calibration, pose, bleeding)
    apart = np.linalg.norm(residual, axis=1)
    numbers = [int(n) for n in np.unique(seen.groups)]
    ok = {n: int((apart[seen.groups == n] > LEFT_OUT_PX).sum()) < 2 for n in numbers}
    good = tuple(n for n in numbers if ok[n])
    if not good or not np.isfinite(covariance).all():
        return None
    rms = float(np.sqrt((apart[np.isin(seen.groups, good)] ** 2).mean()))
    left_out = tuple(n for n in numbers if not ok[n])
    return _Fit(pose, covariance[:6, :6], good, left_out, rms)
