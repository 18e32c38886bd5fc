"""Adjust a bundle whose paper may bend, and the uncertainty that follows.

A bent sheet seen from above looks like a flat one seen through another lens. So each sheet may
bend, with a prior whose width is the most probable of several (MacKay, "Bayesian Interpolation",
1992). A sheet that is seen at a slant shows whether it is flat, and then hardly any accuracy is
lost. One that is seen from straight above does not, so that its bend stays uncertain, and with it
the focal length.

What no picture of a print can show, its scale and the position of its mean plane, is not estimated.
Its uncertainty is kept separately, as `Calibration.paper_covariance`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.camera import ASSUMED_FOCAL_SIGMA_REL, Camera
from calibration.solve.adjust import Adjusted, adjusted, loosened
from calibration.solve.bundle import Bundle
from calibration.solve.paper import BENDS, HEIGHTS, PAPER_COUNT, PaperFrame, frame_of, is_one_paper
from calibration.solve.scene import Scene
from calibration.solve.unknowns import CornerGroup


@dataclass(frozen=True, slots=True)
class PaperWidth:
    """A prior of paper that differs from the boards file: standard deviations and probabilities.

    Attributes:
        bend: Sigma of each of the three parabolas at the rim, as a share of the sheet's reach.
        stretch: Sigma of the ratio of the sides, and of the shear.
        growth: Sigma of a board's scale relative to the others, in ln.
        turn: Sigma of a board's rotation relative to the others, rad.
        shift_mm: Sigma of its place relative to the others.
        believed: Prior probability for the estimate: the share of sheets that should be flat and
            are like this. Most are flat, so only clear evidence makes a sheet bend.
        doubted: Prior probability for the uncertainty. Here only clear evidence makes a sheet flat.
    """

    bend: float
    stretch: float
    growth: float
    turn: float
    shift_mm: float
    believed: float
    doubted: float


WIDTHS: Final = (
    PaperWidth(0.0, 0.0, 0.0, 0.0, 0.0, believed=0.85, doubted=0.1),
    PaperWidth(0.003, 0.001, 0.0015, 0.002, 0.3, believed=0.07, doubted=0.35),
    PaperWidth(0.01, 0.001, 0.0015, 0.002, 0.3, believed=0.05, doubted=0.4),
    PaperWidth(0.04, 0.001, 0.0015, 0.002, 0.3, believed=0.03, doubted=0.15),
)
"""The priors that are compared, from a print on a plate to paper held in a hand. Sheets of A4
(their corners reach 100 mm) bend by 0, 0.3, 1 and 4 mm. Assumed, not measured: printers are
accurate to 0.3 % (2 sigma), hands lay paper to 0.3 mm beside a line. The evidence of the corners
decides which prior applies; if it is weak, the prior probabilities do."""

LEAST_DOUBT: Final = PaperWidth(
    bend=0.0, stretch=0.0005, growth=0.0015, turn=0.001, shift_mm=0.2, believed=0, doubted=0
)
"""Least uncertainty of any print, however well it fits."""

HEIGHT_MM: Final = 0.1
"""Sigma of the height of a print, mm: the thickness of a sheet of paper."""

LIFT: Final = 0.3
"""Height of a bent sheet's mean plane above the table, in bends at the rim: for parabolas over an
A4 sheet that touch the table, 0.11 to 0.22 if they rest on the middle, 0.22 to 0.44 if they rest on
their sides."""

LEAN: Final = 0.15
"""Tilt of a bent sheet's mean plane, at the rim, in bends: one side may curl more than the
other."""


NO_GROWTHS: Final[Mapping[str, float]] = MappingProxyType({})
"""No additional uncertainty of any board's scale."""

FAR_LN: Final = 2 * ASSUMED_FOCAL_SIGMA_REL
"""Difference of the focal length from its prior, in ln, from which on another start is tried: one
camera in twenty has such a lens. The focal length of a camera file never differs that much."""


@dataclass(frozen=True, slots=True, eq=False)
class OnPaper:
    """The result of an adjustment in which paper may bend.

    Attributes:
        bundle: The adjusted bundle.
        loose: The same values, with a covariance that includes the errors of the prints.
        believed: The prior of the paper that gives the estimate.
        doubted: The prior of the paper that gives the uncertainty, never the narrower one.
        uneven_mm: For each standpoint, the root mean square deviation of paper seen from there from
            its own mean plane.
    """

    bundle: Bundle
    loose: Adjusted
    believed: PaperWidth
    doubted: PaperWidth
    uneven_mm: Mapping[int, float]


def on_paper(bundle: Bundle, growths: Mapping[str, float] = NO_GROWTHS) -> OnPaper:
    """Adjust a bundle whose paper may bend.

    Args:
        bundle: The scenes, adjusted with flat paper.
        growths: By board, additional sigma of its scale, in ln.
    """
    pieces = _Pieces.of(bundle.scenes, growths)
    starts = _starts(bundle)
    tried = [_best_adjusted(bundle.known, pieces, starts, pieces.sigma(width)) for width in WIDTHS]
    evidence = np.array([one.evidence for one in tried])
    believed = int(np.argmax(evidence + np.log([width.believed for width in WIDTHS])))
    doubted = int(np.argmax(evidence + np.log([width.doubted for width in WIDTHS])))
    best, width = tried[believed], WIDTHS[max(believed, doubted)]
    whole = replace(best, residuals_px=pieces.by_scene(best.residuals_px))
    loose = loosened(best, bundle.known, pieces.views, pieces.sigma(width, doubted=True))
    return OnPaper(
        replace(bundle, result=whole), loose, WIDTHS[believed], width, pieces.uneven_mm(loose)
    )


def _starts(bundle: Bundle) -> list[tuple[Floats, Floats]]:
    """The starts of the adjustment: lens (9,) and poses (P, 6) each.

    The first is the result for flat paper. For a strongly curled sheet that may have a very wrong
    lens, from which the adjustment does not find back. So if its focal length is far from the
    prior, the prior is another start, with the distances scaled accordingly.
    """
    lens, poses = bundle.result.lens, bundle.result.poses
    known = bundle.known.parameters
    nearer = float(known[0] / lens[0])
    if abs(np.log(nearer)) < FAR_LN:
        return [(lens, poses)]
    return [(lens, poses), (known, poses * np.array([1.0, 1.0, 1.0, nearer, nearer, nearer]))]


def _best_adjusted(
    known: Camera, pieces: "_Pieces", starts: Sequence[tuple[Floats, Floats]], sigma: Floats
) -> Adjusted:
    """The most probable of the results from several starts."""
    none = np.zeros(sigma.shape)
    found = (
        adjusted(known, pieces.views, poses, lens=lens, pieces=none, paper_sigma=sigma)
        for lens, poses in starts
    )
    return max(found, key=lambda one: one.evidence)


@dataclass(frozen=True, slots=True, eq=False)
class _Pieces:
    """The pieces of paper of all scenes: each board as seen from each standpoint.

    Attributes:
        views: The corners of each board in each scene.
        scene: For each view the index of its scene.
        frames: The frame of each piece of paper.
        bends: For each piece whether it bends as a whole.
        alone: For each piece whether nothing else is seen from its standpoint, so that its place
            defines the table's.
        growths: For each piece the additional sigma of its scale, in ln.
    """

    views: tuple[CornerGroup, ...]
    scene: tuple[int, ...]
    frames: tuple[PaperFrame, ...]
    bends: tuple[bool, ...]
    alone: tuple[bool, ...]
    growths: tuple[float, ...]

    @classmethod
    def of(cls, scenes: Sequence[Scene], growths: Mapping[str, float]) -> "_Pieces":
        """Make a piece of each board from each standpoint, between which hands may bend it."""
        keys = [(s.standpoint, b.name) for s in scenes for b in s.boards]
        numbers = {key: n for n, key in enumerate(dict.fromkeys(keys))}
        together = {
            key: [b for s in scenes for b in s.boards if (s.standpoint, b.name) == key]
            for key in numbers
        }
        frames = tuple(frame_of(np.vstack([b.points_mm for b in t])) for t in together.values())
        views, of_scene = [], []
        for index, scene in enumerate(scenes):
            for board in scene.boards:
                number = numbers[scene.standpoint, board.name]
                group = replace(scene, boards=(board,)).view()
                views.append(replace(group, piece=number, frame=frames[number]))
                of_scene.append(index)
        standpoints = [standpoint for standpoint, _ in numbers]
        return cls(
            tuple(views),
            tuple(of_scene),
            frames,
            tuple(is_one_paper(t[0].points_mm, t[0].groups) for t in together.values()),
            tuple(standpoints.count(standpoint) == 1 for standpoint in standpoints),
            tuple(growths.get(name, 0.0) for _, name in numbers),
        )

    def sigma(self, width: PaperWidth, *, doubted: bool = False) -> Floats:
        """Prior sigmas (Q, 12) of the pieces' parameters.

        Args:
            width: The prior of the paper.
            doubted: Whether to add what is never estimated, such as scale and height.
        """
        sigma = np.zeros((len(self.frames), PAPER_COUNT))
        for number, frame in enumerate(self.frames):
            bend = width.bend * frame.reach_mm * self.bends[number]
            place = [width.growth, width.turn, width.shift_mm, width.shift_mm]
            if self.alone[number]:
                place = [0.0] * 4
            stretch = width.stretch * self.bends[number]
            sigma[number] = [*place, stretch, stretch, 0.0, 0.0, 0.0, bend, bend, bend]
            if doubted:
                sigma[number] = np.maximum(sigma[number], self._doubt(bend, number))
        return sigma

    def _doubt(self, bend: float, number: int) -> Floats:
        """Least sigmas (12,) of a piece's parameters, with those that are never estimated.

        A board that is seen alone defines the table, so that its place is exact.
        """
        least = LEAST_DOUBT
        stretch = least.stretch * self.bends[number]
        place = [least.turn, least.shift_mm, least.shift_mm]
        if self.alone[number]:
            place = [0.0] * 3
        height, lean = float(np.hypot(HEIGHT_MM, LIFT * bend)), LEAN * bend
        growth = float(np.hypot(least.growth, self.growths[number]))
        return np.array([growth, *place, stretch, stretch, height, lean, lean, 0, 0, 0])

    def uneven_mm(self, loose: Adjusted) -> dict[int, float]:
        """Root mean square height of the bends, with their uncertainty, by standpoint."""
        squares: dict[int, list[Floats]] = {}
        first = len(loose.covariance) - loose.pieces.size
        for view in self.views:
            assert view.frame is not None
            bends = view.frame.heights(view.points_mm)[:, BENDS.start - HEIGHTS.start :]
            at = first + PAPER_COUNT * view.piece
            doubt = loose.covariance[at:, at:][BENDS, BENDS]
            means = loose.pieces[view.piece, BENDS]
            square = np.einsum("ni,ij,nj->n", bends, doubt + np.outer(means, means), bends)
            squares.setdefault(view.pose, []).append(square)
        return {at: float(np.sqrt(np.concatenate(s).mean())) for at, s in squares.items()}

    def by_scene(self, residuals: Sequence[Floats]) -> tuple[Floats, ...]:
        """The residuals of each scene, board after board."""
        scenes = range(1 + max(self.scene))
        pairs = list(zip(self.scene, residuals, strict=True))
        return tuple(np.vstack([r for n, r in pairs if n == scene]) for scene in scenes)
