"""Check that boards agree about scale and place; if not, report which one is off, and by how much.

Every piece of paper, a sheet or a single marker, is fitted with a scale and place of its own.
Boards that clearly differ from the boards file, by more than printers and hands explain, contradict
it. Of two boards that disagree, it cannot be decided which one is right.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np

from calibration.arrays import Flags, Floats
from calibration.detect.boards import BoardSeen
from calibration.failure import CalibrationFailed
from calibration.model.projection import table_from_image
from calibration.model.similarity import similarity
from calibration.model.solution import Calibration
from calibration.solve.adjust import adjusted
from calibration.solve.bundle import Bundle
from calibration.solve.paper import MARKER_CORNERS, PAPER_COUNT, PLACE, frame_of
from calibration.solve.scene import Scene
from calibration.solve.unknowns import LENS_COUNT, CornerGroup

LEAST_GROWTH: Final = 0.004
"""Difference of scale, in ln, up to which boards agree: printers are accurate to 0.3 percent, "fit
to page" changes 2 percent and more."""

PLACE_SIGMA: Final = (0.03, 0.02, 3.0, 3.0)
"""Prior sigmas of a board's growth, rotation (rad), and shift along x and y (mm). "Fit to page" is
3 percent; hands tape paper to a few mm."""

LEAST_TURN: Final = float(np.radians(0.5))
"""Difference of rotation, rad, up to which boards agree."""

LEAST_SHIFT_MM: Final = 1.5
"""Shift, mm, up to which boards agree. By trial."""

CLEAR_SIGMAS: Final = 4.0
"""Sigmas above which growth, rotation or shift is more than noise. By trial."""

UNEVEN_BLEEDING_PX: Final = 0.08
"""Sigma, px, of the difference of bleeding between two places, as light and blur differ. Without it
four of 99 rendered tables whose sheets were as described were refused; with it growth is within two
sigma on 94 % of them, and 2.7 sigma at most."""

LEFT_OUT_SIGMAS: Final = 5.0
"""A corner agrees with the majority if its residual is below this many sigmas, times the scatter.
By trial."""

GOOD_SHARE: Final = 0.6
"""A piece of paper agrees if more than this share of its corners does. By trial."""

CONTRADICTORY_SCATTER: Final = 2.0
"""Scatter, in sigmas, above which a board that is off its place is refused. By trial: drawn sheets
that were as described had 1.0 to 1.5, and a sheet that was shifted by 3 mm had 1.6 and 2.4: only
two values of one case, one of them below the limit."""


@dataclass(frozen=True, slots=True, eq=False)
class _Difference:
    """How a board differs from another one, compared with the boards file.

    Attributes:
        board: Name of the board that differs more.
        other: Name of the board with which it is compared.
        growth: Natural logarithm of the ratio of scales.
        turn: Difference of rotation, rad.
        shift_mm: (2,), difference of place.
        sigma: Standard deviations of the paper's parameters; the first four are those of growth,
            turn and shift.
    """

    board: str
    other: str
    growth: float
    turn: float
    shift_mm: Floats
    sigma: Floats

    def is_scale(self) -> bool:
        return abs(self.growth) > max(LEAST_GROWTH, CLEAR_SIGMAS * float(self.sigma[0]))

    def is_place(self) -> bool:
        noise_mm = CLEAR_SIGMAS * float(self.sigma[2:4].max())
        far = float(np.linalg.norm(self.shift_mm)) > max(LEAST_SHIFT_MM, noise_mm)
        return far or abs(self.turn) > max(LEAST_TURN, CLEAR_SIGMAS * float(self.sigma[1]))

    def failure(self) -> CalibrationFailed:
        """The failure that reports this difference: a wrong scale, or else a moved board."""
        against = f'measured against "{self.other}", "{self.board}"'
        if self.is_scale():
            percent = 100 * np.expm1(self.growth)
            larger = "larger" if percent > 0 else "smaller"
            detail = f"{against} is {abs(percent):.1f} % {larger} than the boards file says"
            return CalibrationFailed("board/wrong_scale", detail=detail)
        detail = (
            f"{against} lies {np.linalg.norm(self.shift_mm):.1f} mm and "
            f"{abs(np.degrees(self.turn)):.1f} degrees from where the boards file says"
        )
        return CalibrationFailed("board/moved", detail=detail)


def check_agreement(bundle: Bundle, calibration: Calibration, standpoint: int) -> None:
    """Check that all boards on the table agree about scale and place.

    Single markers that are off from most of their board are left out.

    Args:
        bundle: The scenes and their adjustment.
        calibration: The bundle's result if the boards agree.
        standpoint: Index of the pose from which the table is seen.

    Raises:
        CalibrationFailed: "board/wrong_scale" or "board/moved", with the board and the difference.
    """
    index = _scene_with_most_corners(bundle, standpoint)
    scene = bundle.scenes[index]
    if len(scene.boards) < 2:
        return
    differences = _differences(bundle, calibration, scene)
    scales = [d for d in differences if d.is_scale()]
    places = [d for d in differences if d.is_place()]
    if scales:
        raise max(scales, key=lambda d: abs(d.growth)).failure()
    if places and _is_contradictory(
        scene, bundle.result.residuals_px[index], bundle.result.scatter
    ):
        raise max(places, key=lambda d: float(np.linalg.norm(d.shift_mm))).failure()


def _scene_with_most_corners(bundle: Bundle, standpoint: int) -> int:
    """Index of the scene on the table from a standpoint with the most corners."""
    scenes = enumerate(bundle.scenes)
    there = [i for i, s in scenes if s.on_table and s.standpoint == standpoint]
    return max(there, key=lambda i: len(bundle.scenes[i].points_px))


def _is_contradictory(scene: Scene, residual: Floats, scatter: float) -> bool:
    """Whether the corners contradict the boards file.

    That is so if the scatter is large, or if in any board all pieces of paper disagree, or at least
    two of them and half of all.
    """
    if scatter > CONTRADICTORY_SCATTER:
        return True
    ok = agreeing(scene, residual, scatter)
    start = 0
    for board in scene.boards:
        mine = ok[start : start + len(board.points_px)]
        start += len(mine)
        good = [mine[piece].mean() > GOOD_SHARE for piece in _paper_groups(board)]
        bad = len(good) - sum(good)
        if bad == len(good) or (bad >= 2 and 2 * bad >= len(good)):
            return True
    return False


def agreeing(scene: Scene, residual: Floats, scatter: float) -> Flags:
    """Which corners of a scene, (N,), agree with the majority."""
    sigma = np.concatenate([b.sigma_px for b in scene.boards])
    return np.asarray(np.linalg.norm(residual, axis=1) < LEFT_OUT_SIGMAS * scatter * sigma)


def _differences(bundle: Bundle, calibration: Calibration, scene: Scene) -> list[_Difference]:
    """Compare each board with each other one; the one with the larger growth is named first."""
    pieces = _pieces(scene)
    start = np.array([_apparent_place(view, calibration) for _, view in pieces])
    alone = len({s.picture for s in bundle.scenes}) == 1
    camera = bundle.known if alone else calibration.camera
    pose = bundle.result.poses[scene.standpoint]
    views = [view for _, view in pieces]
    loose = np.zeros((len(pieces), PAPER_COUNT))
    loose[:, PLACE] = PLACE_SIGMA
    result = adjusted(camera, views, pose[None], pieces=start, paper_sigma=loose)
    offset = LENS_COUNT + 6 + len(result.bleeding_px)
    covariance = result.covariance[offset:, offset:]
    names = list(dict.fromkeys(name for name, _ in pieces))
    means = {name: _mean_map([n == name for n, _ in pieces], result.pieces) for name in names}
    uneven = {
        name: UNEVEN_BLEEDING_PX
        * float(np.mean([_growth_per_px(v) for n, v in pieces if n == name]))
        for name in names
    }
    found = []
    for one, other in combinations(names, 2):
        weights = means[one] - means[other]
        value = weights @ result.pieces.ravel()
        sigma = np.sqrt(np.einsum("ij,jk,ik->i", weights, covariance, weights))
        sigma[0] = np.linalg.norm([sigma[0], uneven[one], uneven[other]])
        gave_way = np.abs(means[one] @ result.pieces.ravel())[0]
        less = gave_way < np.abs(means[other] @ result.pieces.ravel())[0]
        board, against, sign = (other, one, -1) if less else (one, other, 1)
        growth, turn, x, y = (sign * value)[PLACE]
        found.append(_Difference(board, against, growth, turn, np.array([x, y]), sigma))
    return found


def _growth_per_px(view: CornerGroup) -> float:
    """The growth, in ln, of a piece of paper if all of its edges move outwards by 1 px.

    It is 0 for all but single markers: a sheet's corners are far apart, and its inner corners do
    not move.
    """
    if len(view.points_px) != MARKER_CORNERS:
        return 0.0
    sides = np.linalg.norm(view.points_px - np.roll(view.points_px, 1, axis=0), axis=1)
    return 2.0 / float(sides.mean())


def _paper_groups(board: BoardSeen) -> list[Flags]:
    """Masks (N,) of a board's corners for each piece of paper: a sheet, or each single marker."""
    numbers, counts = np.unique(board.groups, return_counts=True)
    if (counts == 1).all():
        return [np.ones(len(board.groups), dtype=np.bool_)]
    return [np.asarray(board.groups == number) for number in numbers]


def _pieces(scene: Scene) -> list[tuple[str, CornerGroup]]:
    """The corners of each piece of paper in a scene, with its board's name."""
    pieces: list[tuple[str, CornerGroup]] = []
    for board in scene.boards:
        for chosen in _paper_groups(board):
            view = CornerGroup(
                board.points_mm[chosen],
                board.points_px[chosen],
                board.sigma_px[chosen],
                board.outward[chosen],
                pose=0,
                bleeding=0,
                piece=len(pieces),
                frame=frame_of(board.points_mm[chosen]),
            )
            pieces.append((board.name, view))
    return pieces


def _apparent_place(view: CornerGroup, calibration: Calibration) -> Floats:
    """Start values (12,) of a piece's parameters: its place if the calibration is right."""
    height = float(np.median(view.points_mm[:, 2]))
    seen = table_from_image(view.points_px, calibration, height)
    if not np.isfinite(seen).all():
        return np.zeros(PAPER_COUNT)
    scale, turn, shift = similarity(view.points_mm[:, :2], seen)
    return np.array([np.log(scale), turn, *shift, *[0.0] * (PAPER_COUNT - PLACE.stop)])


def _mean_map(chosen: Sequence[bool], pieces: Floats) -> Floats:
    """The linear map (12, 12 Q) from all pieces' parameters to the mean of the chosen pieces.

    Pieces that are off from the chosen ones' median are left out, as a single marker may be.
    """
    mine = np.flatnonzero(chosen)
    places = pieces[mine, PLACE]
    apart = np.abs(places - np.median(places, axis=0))
    usual = (apart < [LEAST_GROWTH * 5, LEAST_TURN * 5, LEAST_SHIFT_MM, LEAST_SHIFT_MM]).all(axis=1)
    kept = mine[usual] if usual.any() else mine
    weights = np.zeros((PAPER_COUNT, pieces.size))
    for piece in kept:
        weights[:, PAPER_COUNT * piece : PAPER_COUNT * (piece + 1)] = np.eye(PAPER_COUNT) / len(
            kept
        )
    return weights
