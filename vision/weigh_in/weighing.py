"""Weigh in from shots of the turned card: outlines, hull, volume, legs and place of a creature."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats32, Image
from calibration.frame import Progress
from calibration.model.solution import Calibration
from vision.clay.colour import WHITE_LEVEL, name_colour
from vision.clay.outline import ClayComparison, background_log_density, compared
from vision.sightings import ColourName, CreatureSeen
from vision.weigh_in.card_shots import (
    CardShot,
    MarkerRing,
    card_points,
    hands_reach_in,
    of_one_crop,
    same_view,
)
from vision.weigh_in.cups import hollow_top
from vision.weigh_in.empty_scene import backgrounds
from vision.weigh_in.hull import View, carve
from vision.weigh_in.hull_measures import Carved, creature_told, front_on_card
from vision.weigh_in.joint_outline import Outlines, outlines
from vision.weigh_in.refusal import RefusalCause, WeighInRefused, refusal
from vision.weigh_in.trust import (
    LEAST_FILLED,
    MOST_MISSED,
    alike_share,
    alike_sigma_rel,
    filled_share,
    missed_share,
    open_sigma_rel,
)
from vision.weigh_in.volume import ENOUGH_VIEWS

FEWEST_VIEWS: Final = 3
"""Fewest views from which a hull is carved at all."""


PAPER_SHARE: Final = 0.8
"""Share of the ring's inner radius within which the card is certainly plain paper."""

DARKEST_PAPER: Final = 20.0
"""Least grey level of paper: darker light is too weak to judge colours by."""


@dataclass(frozen=True, slots=True, eq=False)
class WeighInPass:
    """The results of one turn of the card.

    Attributes:
        carved: The hull, not empty.
        calibration: Camera and table.
        colour: Name of the clay's colour.
        clay_bgr: (n, 3) uint8 sample of the clay's pixels.
        t_s: Time of the last view.
        left_out: Number of views that were left out.
    """

    carved: Carved
    calibration: Calibration
    colour: ColourName
    clay_bgr: Image
    t_s: float
    left_out: int

    def creature(self, track: int = 1) -> CreatureSeen:
        """The creature of this pass as a sighting, with a track number."""
        creature = creature_told(
            self.carved,
            self.calibration,
            doubt="volume on the card",
            colour=self.colour,
            t_s=self.t_s,
            track=track,
            left_out=self.left_out,
        )
        last = self.carved.views[-1]
        front = front_on_card(self.carved.hull, last, creature.at_mm, self.calibration)
        return replace(creature, front=front)


def weigh(
    shots: Sequence[CardShot],
    ring: MarkerRing,
    calibration: Calibration,
    *,
    progress: Progress | None = None,
) -> WeighInPass:
    """Weigh in the creature that these shots of one camera show.

    Args:
        shots: The card, empty and with the creature, from several sides. If the card was laid
            elsewhere meanwhile, the place with most views of the creature counts.
        ring: The card's ring of markers.
        calibration: Camera and table.
        progress: Is called with the progress.

    Raises:
        WeighInRefused: Nothing stands on the card, or too few views of it agree.
    """
    tell = progress or (lambda _: None)
    last = shots[-1].frame if shots else None
    scenes = _scenes(of_one_crop(shots), ring, last)
    without_hand = _without_hand(scenes, ring)
    tell(f"{len(without_hand)} of {len(scenes)} views show no hand")
    clean = _distinct(without_hand)
    if len(clean) < FEWEST_VIEWS:
        raise _refused("creature/too_few_views", last)
    found = _outlines(clean, last)
    tell(f"{len(found.views)} outlines agree")
    carved = _carve_outlines(found, last, tell)
    pictures, behind = _pictures(clean, carved.views)
    missed = missed_share(carved.hull, carved.views, pictures, behind, found.clay_bgr)
    if missed > MOST_MISSED:
        raise _refused("creature/like_the_card", last)
    # Outlines that other views helped (white on white) already have a larger sigma.
    alike = 0.0 if found.helped else alike_share(carved.views, behind, found.clay_bgr)
    carved = replace(
        carved,
        doubt_rel=float(np.hypot(carved.doubt_rel, alike_sigma_rel(alike))),
        hollow=hollow_top(carved.hull, carved.views, pictures),
    )
    shown = next(scene for scene in clean if scene.shot.frame == carved.views[-1].frame)
    tell("counting legs and limbs")
    return WeighInPass(
        carved,
        calibration,
        name_colour(_in_white_light(found.clay_bgr, shown, ring)),
        found.clay_bgr,
        shown.shot.t_s,
        sum(not shot.empty for shot in shots) - len(without_hand) + len(found.left_out),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Scene:
    """A shot with the creature, and the same view without it.

    Attributes:
        shot: With the creature.
        empty: (h, w, 3) the same view without it.
        pair: Comparison of both.
        density: (h, w) log density of the shot's pixels under the empty scene.
    """

    shot: CardShot
    empty: Image
    pair: ClayComparison
    density: Floats32


def _scenes(shots: Sequence[CardShot], ring: MarkerRing, last: int | None) -> list[_Scene]:
    if all(shot.empty for shot in shots):
        raise _refused("creature/nothing_on_card", last)
    behind = backgrounds(shots, ring)
    return [
        _scene(shot, empty) for shot, empty in zip(shots, behind, strict=True) if not shot.empty
    ]


def _scene(shot: CardShot, empty: Image) -> _Scene:
    pair = compared(shot.bgr, empty)
    return _Scene(shot, empty, pair, background_log_density(pair))


def _without_hand(scenes: Sequence[_Scene], ring: MarkerRing) -> list[_Scene]:
    hands = hands_reach_in([s.shot for s in scenes], [s.density for s in scenes], ring)
    return [scene for scene, hand in zip(scenes, hands, strict=True) if not hand]


def _distinct(scenes: Sequence[_Scene]) -> list[_Scene]:
    """Leave out views from a direction that was already seen."""
    kept: list[_Scene] = []
    for scene in scenes:
        if not any(same_view(scene.shot, other.shot) for other in kept):
            kept.append(scene)
    return kept


def _outlines(scenes: Sequence[_Scene], last: int | None) -> Outlines:
    try:
        found = outlines(
            [s.shot for s in scenes],
            [s.empty for s in scenes],
            [s.pair for s in scenes],
            [s.density for s in scenes],
        )
    except ValueError:
        raise _refused("creature/nothing_on_card", last) from None
    if len(found.views) < FEWEST_VIEWS:
        raise _refused("creature/views_disagree", last)
    return found


def _refused(cause: RefusalCause, frame: int | None) -> WeighInRefused:
    return WeighInRefused(refusal(cause, frame))


def _carve_outlines(found: Outlines, last: int | None, tell: Progress) -> Carved:
    lenient = _lenient(found)
    hull = carve(found.views, misses=1 if lenient else 0, progress=tell)
    if not hull.solid.any():
        raise _refused("creature/views_disagree", last)
    filled = filled_share(hull, found.views)
    if filled < LEAST_FILLED:
        raise _refused("creature/like_the_card", last)
    return Carved(
        hull,
        found.views,
        lenient=lenient,
        unclear=found.helped,
        doubt_rel=open_sigma_rel(filled),
    )


def _pictures(scenes: Sequence[_Scene], views: Sequence[View]) -> tuple[list[Image], list[Image]]:
    """The picture in each view's crop, and the same without the creature."""
    by_frame = {scene.shot.frame: scene for scene in scenes}
    crops, behind = [], []
    for view in views:
        scene = by_frame[view.frame]
        left, top = np.subtract(view.corner_px, scene.shot.corner_px)
        height, width = view.mask.shape
        crops.append(scene.shot.bgr[top : top + height, left : left + width])
        behind.append(scene.empty[top : top + height, left : left + width])
    return crops, behind


def _lenient(found: Outlines) -> bool:
    """Whether to let one view be wrong about each voxel: outlines are incomplete, but many."""
    return found.helped and len(found.views) >= ENOUGH_VIEWS


def _in_white_light(clay_bgr: Image, scene: _Scene, ring: MarkerRing) -> Image:
    """The clay's pixels in light that makes the card's paper white, as lamps are yellow."""
    points = card_points(scene.shot)
    paper = scene.empty[np.hypot(points[..., 0], points[..., 1]) < PAPER_SHARE * ring.inner_mm]
    white = (
        np.maximum(np.median(paper, axis=0), DARKEST_PAPER)
        if len(paper)
        else np.full(3, WHITE_LEVEL)
    )
    return np.asarray(np.clip(clay_bgr * (WHITE_LEVEL / white), 0, 255), dtype=np.uint8)
