"""Detect pages of markers whose gaps differ from those in the boards file.

Somebody may have measured a marker and guessed the gap, or noted the sizes before a printer scaled
the page. Then no pose explains the page: all its markers look too large for their places, or too
small. The picture shows by how much, but not whether side or gap is as described. So the page keeps
its described size, the markers get the size that they show relative to it, and the difference is
added to the uncertainty of the page's scale.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import MAD_SIGMA, Floats
from calibration.detect.boards import BoardSeen
from calibration.model.solution import GapShown
from calibration.solve.bundle import Bundle
from calibration.solve.on_paper import OnPaper, on_paper
from calibration.solve.paper import MARKER_CORNERS, is_one_paper
from calibration.solve.scene import Scene

LEAST_MARKERS: Final = 6
"""Least markers of a page whose gaps are checked. By trial."""

CLEAR_SIGMAS: Final = 4.0
"""Sigmas above which a growth of the markers is more than noise. By trial."""

LEAST_GROWTH: Final = 0.004
"""Growth of the markers, in ln, up to which they count as described: ink that spreads by 0.08 mm
around 40 mm has this effect."""

ROUNDS: Final = 2
"""Number of iterations in which the markers' growth is found: after the first about a tenth of it
is missing."""

TOLD_MM: Final = 0.3
"""A difference of a page's gaps is only reported above this many mm and above `TOLD_PER_SIDE`: ink
and edges have less effect."""

TOLD_PER_SIDE: Final = 0.01
"""A difference of a page's gaps is only reported above this many sides of its markers and above
`TOLD_MM`."""

EDGE_SIGMAS: Final = 2.0
"""Number of a corner's sigmas by which all edges of a page may be displaced outwards or inwards
before its gaps are reported: in blurred pictures markers look 0.3 px too small, two thirds of a
sigma. By trial."""

MEDIAN_SIGMA: Final = 1.2533 * MAD_SIGMA
"""Standard deviation of the median of n normal values, in units of their median absolute deviation
over the root of n: sqrt(pi / 2), by which a median scatters more than a mean, times `MAD_SIGMA`. It
is for a deviation that was measured on the values, not for a known sigma."""


@dataclass(frozen=True, slots=True, eq=False)
class AsPrinted:
    """An adjusted bundle whose paper may bend and whose markers may differ in size.

    Attributes:
        found: The adjustment, with markers of the size that they show.
        residuals_px: For each scene (N, 2), measured minus expected with the described sizes.
        growths: By board, the growth of its markers relative to the spacing of their centres, in
            ln; boards that are as described are missing.
    """

    found: OnPaper
    residuals_px: tuple[Floats, ...]
    growths: Mapping[str, float]


def as_printed(bundle: Bundle) -> AsPrinted:
    """Adjust a bundle whose pages of markers may have other gaps than described."""
    found = on_paper(bundle)
    growths: dict[str, float] = {}
    for _ in range(ROUNDS):
        more = _clear_growths(found.bundle, growths)
        if not more:
            break
        growths = {name: growths.get(name, 0.0) + more[name] for name in more}
        # Either the spacing of the centres is as described, or the sides are: halfway is uncertain.
        doubts = {name: abs(growth) / np.sqrt(2) for name, growth in growths.items()}
        found = on_paper(_with_grown_markers(bundle, growths), doubts)
    return AsPrinted(found, _residuals_as_described(bundle, found), growths)


def gaps_shown(bundle: Bundle, growths: Mapping[str, float]) -> tuple[GapShown, ...]:
    """Pages whose gaps differ by more than ink, edges and blur explain.

    Args:
        bundle: The scenes.
        growths: The markers' growths, from `as_printed`.
    """
    boards = _richest_boards(bundle)
    pairs = [(boards[name], growth) for name, growth in growths.items()]
    gaps = [_gap(board, growth) for board, growth in pairs if abs(growth) > _edge_growth(board)]
    return tuple(
        gap
        for gap in gaps
        if abs(gap.shown_mm - gap.told_mm) > max(TOLD_MM, TOLD_PER_SIDE * gap.side_mm)
    )


def _richest_boards(bundle: Bundle) -> dict[str, BoardSeen]:
    """Each board on the table by its name, as the scene with most of its corners shows it.

    Neighbouring markers, whose distance gives the gap, may be missing in other scenes.
    """
    richest: dict[str, BoardSeen] = {}
    for board in (board for s in bundle.scenes if s.on_table for board in s.boards):
        known = richest.get(board.name)
        if known is None or len(board.points_px) > len(known.points_px):
            richest[board.name] = board
    return richest


def _edge_growth(board: BoardSeen) -> float:
    """The growth of markers, in ln, that displaced edges may cause."""
    half_px = _side(_by_marker(board, np.asarray(board.points_px))) / 2
    return EDGE_SIGMAS * float(np.median(board.sigma_px)) / half_px


def _by_marker(board: BoardSeen, corners: Floats) -> Floats:
    """A board's corners (N, 2 or 3) marker by marker, (M, 4, 2 or 3)."""
    order = np.argsort(board.groups, kind="stable")
    return np.asarray(corners[order].reshape(len(order) // MARKER_CORNERS, MARKER_CORNERS, -1))


def _side(markers: Floats) -> float:
    return float(np.median(np.linalg.norm(markers - np.roll(markers, 1, axis=1), axis=2)))


def _gap(board: BoardSeen, growth: float) -> GapShown:
    markers = _by_marker(board, np.asarray(board.points_mm))
    side = _side(markers)
    middles = markers.mean(axis=1)
    apart = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    np.fill_diagonal(apart, np.inf)
    pitch = float(np.median(apart.min(axis=1)))
    return GapShown(board.name, side, pitch - side, pitch * float(np.exp(-growth)) - side)


def _clear_growths(bundle: Bundle, known: Mapping[str, float]) -> dict[str, float]:
    """By board, the significant growths of its markers relative to the bundle, in ln.

    Args:
        bundle: The scenes and their adjustment.
        known: Boards whose markers are already known to differ; their growths always count.
    """
    richest: dict[str, tuple[int, float, float]] = {}
    for scene, residual in zip(bundle.scenes, bundle.result.residuals_px, strict=True):
        start = 0
        for board in scene.boards:
            part = slice(start, start + len(board.points_px))
            start = part.stop
            best = richest.get(board.name, (0, 0.0, 0.0))[0]
            if scene.on_table and len(board.points_px) > best and _is_page(board):
                off = _residuals_mm(board.points_mm, residual[part], bundle, scene)
                richest[board.name] = (len(board.points_px), *_growth(board, off))
    return {
        name: growth
        for name, (_, growth, sigma) in richest.items()
        if name in known or abs(growth) > max(LEAST_GROWTH, CLEAR_SIGMAS * sigma)
    }


def _is_page(board: BoardSeen) -> bool:
    _, counts = np.unique(board.groups, return_counts=True)
    if len(counts) < LEAST_MARKERS or not (counts == MARKER_CORNERS).all():
        return False
    return is_one_paper(np.asarray(board.points_mm), np.asarray(board.groups))


def _residuals_mm(points_mm: Floats, residual_px: Floats, bundle: Bundle, scene: Scene) -> Floats:
    """The residuals of corners, mapped to the table, (N, 2) mm."""
    by_table = _by_table(points_mm, bundle, scene)
    return np.asarray(np.linalg.solve(by_table, residual_px[:, :, None])[:, :, 0])


def _by_table(points_mm: Floats, bundle: Bundle, scene: Scene) -> Floats:
    """Derivatives of pixels by x and y on the table, (N, 2, 2)."""
    lens, pose = bundle.result.lens, bundle.result.poses[scene.standpoint]
    matrix = np.array([[lens[0], 0, lens[2]], [0, lens[1], lens[3]], [0, 0, 1]])
    _, by = cv2.projectPoints(points_mm, pose[:3], pose[3:], matrix, lens[4:])
    turn, _ = cv2.Rodrigues(pose[:3])
    by_shift = np.asarray(by, dtype=np.float64)[:, 3:6].reshape(-1, 2, 3)
    return np.asarray((by_shift @ np.asarray(turn))[:, :, :2])


def _growth(board: BoardSeen, off_mm: Floats) -> tuple[float, float]:
    """The growth of markers relative to the spacing of their centres, in ln, and its sigma.

    It is the median over the markers, so that single misread or shifted ones do not matter.
    """
    _, marker = np.unique(board.groups, return_inverse=True)
    at = (board.points_mm - board.points_mm.mean(axis=0))[:, :2]
    middles, moved = _means(at, marker), _means(off_mm - off_mm.mean(axis=0), marker)
    arms, reached = at - middles[marker], off_mm - off_mm.mean(axis=0) - moved[marker]
    own = np.bincount(marker, (arms * reached).sum(axis=1)) / np.bincount(
        marker, (arms**2).sum(axis=1)
    )
    between = float((middles * moved).sum() / (middles**2).sum())
    usual = float(np.median(own))
    spread = float(np.median(np.abs(own - usual)))
    return usual - between, MEDIAN_SIGMA * spread / float(np.sqrt(len(own)))


def _means(values: Floats, marker: np.ndarray) -> Floats:
    """(M, 2), the mean of values (N, 2) over each marker."""
    sums = np.stack([np.bincount(marker, column) for column in values.T], axis=1)
    return np.asarray(sums / np.bincount(marker)[:, None])


def _with_grown_markers(bundle: Bundle, growths: Mapping[str, float]) -> Bundle:
    """The bundle with markers grown about their centres by these factors, in ln.

    As a whole a page keeps its described size, by least squares over its corners.
    """
    scenes = [
        replace(s, boards=tuple(_resized(b, growths.get(b.name, 0.0)) for b in s.boards))
        if s.on_table
        else s
        for s in bundle.scenes
    ]
    return replace(bundle, scenes=tuple(scenes))


def _resized(board: BoardSeen, growth: float) -> BoardSeen:
    """A board whose markers have grown about their centres, while its overall size is kept."""
    if not growth:
        return board
    _, marker = np.unique(board.groups, return_inverse=True)
    middle = board.points_mm.mean(axis=0)
    at = np.asarray(board.points_mm - middle)
    middles = _means(at, marker)[marker]
    larger = middles + np.exp(growth) * (at - middles)
    as_large = float((larger * at).sum() / (larger * larger).sum())
    return replace(board, points_mm=middle + as_large * larger)


def _residuals_as_described(bundle: Bundle, found: OnPaper) -> tuple[Floats, ...]:
    """The residuals of each scene, (N, 2) px, with markers of the described size."""
    residuals = []
    for described, scene, residual in zip(
        bundle.scenes, found.bundle.scenes, found.bundle.result.residuals_px, strict=True
    ):
        larger = (scene.points_mm - described.points_mm)[:, :2, None]
        if larger.any():
            by_table = _by_table(described.points_mm, found.bundle, scene)
            residual = residual + (by_table @ larger)[:, :, 0]
        residuals.append(residual)
    return tuple(residuals)
