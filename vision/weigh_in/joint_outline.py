"""Find the clay's outlines in all views of one creature jointly.

The clay is the same in all views, so its colours are learned from all of them. A network that
examines each view closely adds evidence from shape and shading, if the views then agree as well. A
first hull, of what most views count as clay, serves two purposes. A view that contradicts it shows
a creature that has moved, or a hand, and is left out. And where clay and card look much alike
(white on white), what most views agree on decides what a single view cannot.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32, Image, Mask
from vision.clay.outline import (
    ClayColours,
    ClayComparison,
    background_log_density,
    calmed,
    clay_log_density,
    half_covered,
    learn_clay,
    likelier_clay,
    main_part,
    unexplained,
)
from vision.clay.outline_reader import CLOSE_ROOM, CloseUp, odds_in, square_around
from vision.weigh_in.card_shots import CardShot
from vision.weigh_in.hull import Ballot, Hull, View, ballot, outline_of
from vision.weigh_in.surroundings import (
    calmed_difference,
    learn_differences,
    learn_from_hull,
    plain_paper,
)


@dataclass(frozen=True, slots=True)
class AgreementTuning:
    """When views of one creature agree.

    Guarded by tests/vision/weigh_in/test_observer.py, test_hard_light.py (soak), and the turned
    creatures in docs/accuracy.md.
    """

    dissent: float = 0.18
    """Share of the views that may see no clay at a voxel of the first hull."""

    least_agreement: float = 0.15
    """Largest amount by which the share of the first hull that a view sees may be below the median;
    beyond it, the view shows something else."""

    least_firm: float = 0.72
    """Least firmness: below it outlines have pieces missing. Firmness is the volume of the hull of
    all views over that of the hull in which one view may be wrong about each voxel."""

    most_alone: float = 0.026
    """Largest share of the hull's volume that a single view may cut away beyond all others. On 35
    drawn creatures, each with 13 or 14 views, it was at most 0.025; an outline of another one,
    without a foot, cut away 0.043."""

    enough_views: int = 11
    """Number of views that are kept in any case: of fewer, each looks into room that no other one
    sees."""

    helping_misses: int = 2
    """Number of views that may see no clay at a voxel of the hull that is used to fill outlines
    in."""

    helped_rounds: int = 2
    """Number of rounds in which outlines with pieces missing are filled in; each starts from the
    hull of the round before."""

    firmness_lost: float = 0.01
    """Loss of firmness up to which the network's outlines are preferred to those by colour
    alone."""

    learned_rounds: int = 2
    """Number of rounds in which the colours of clay and shadows are learned again from the hull."""

    fewest_samples: int = 200
    """Fewest pixels of clay, and of its surroundings, from which both are learned again."""

    margin_px: int = 14
    """Margin around the first outlines, in which they may grow."""

    middle_mm: float = 45.0
    """Radius around the card's middle within which a creature stands."""

    tall_mm: float = 100.0
    """Largest height of a creature above the card."""


TUNING: Final = AgreementTuning()


@dataclass(frozen=True, slots=True, eq=False)
class Outlines:
    """Outlines of one creature.

    Attributes:
        views: The views that agree, each with its outline.
        left_out: Frames of the views that contradict the others.
        firmness: Volume of the hull of all views over that of the hull in which one view may be
            wrong about each voxel; small if outlines have pieces missing.
        helped: Whether pieces were filled in from the other views; some are still missing.
        clay_bgr: (n, 3) uint8 sample of the clay's colours.
    """

    views: tuple[View, ...]
    left_out: tuple[int, ...]
    firmness: float
    helped: bool
    clay_bgr: Image


@dataclass(frozen=True, slots=True, eq=False)
class _CroppedShot:
    """A shot cropped to where the creature is."""

    view: View
    bgr: Image
    empty: Image
    pair: ClayComparison
    background: Floats32


def outlines(
    shots: Sequence[CardShot],
    empties: Sequence[Image],
    pairs: Sequence[ClayComparison],
    densities: Sequence[Floats32],
) -> Outlines:
    """Find the clay in all views of one creature.

    Args:
        shots: The views with something on the card.
        empties: The same views without it, (h, w, 3).
        pairs: The comparisons of both.
        densities: How well the empty scene explains each, (h, w), by `background_log_density`.

    Raises:
        ValueError: Nothing in the views differs from the empty scene.
    """
    seen, samples = _cropped(shots, empties, pairs, densities)
    ratios = _log_ratios(seen, learn_clay(samples))
    kept, votes = _agreeing_views(seen, ratios)
    # If clay looks like the card, learning again would mistake more and more of it for card.
    for _ in range(TUNING.learned_rounds if _firmness(votes) >= TUNING.least_firm else 0):
        learned = _relearned(seen, ratios, kept, votes)
        others, again = _agreeing_views(seen, learned)
        if _firmness(again) >= TUNING.least_firm:
            ratios, kept, votes = learned, others, again
    if _firmness(votes) >= TUNING.least_firm:
        looked_at = [_with_network(shot, ratio) for shot, ratio in zip(seen, ratios, strict=True)]
        others, again = _agreeing_views(seen, looked_at)
        if _firmness(again) >= _firmness(votes) - TUNING.firmness_lost:
            ratios, kept, votes = looked_at, others, again
    firmness, helped = _firmness(votes), False
    if firmness < TUNING.least_firm:
        better, others, again = ratios, kept, votes
        for _ in range(TUNING.helped_rounds):
            better = _filled_in(seen, ratios, others, again)
            others, again = _agreeing_views(seen, better)
        # Other views may fill in what single views miss. If they fill in more, it is empty room.
        helped = again.elected(0).volume_ml <= votes.elected(1).volume_ml
        if helped:
            ratios, kept, votes = better, others, again
    else:
        kept, votes = _without_borers(kept, votes)
    views = tuple(_view(seen[i], ratios[i]) for i in kept)
    left_out = tuple(s.view.frame for i, s in enumerate(seen) if i not in kept)
    clay_bgr = _clay_sample(seen, kept, votes.elected(0))
    return Outlines(views, left_out, firmness, helped, clay_bgr)


def _cropped(
    shots: Sequence[CardShot],
    empties: Sequence[Image],
    pairs: Sequence[ClayComparison],
    densities: Sequence[Floats32],
) -> tuple[list[_CroppedShot], Floats32]:
    room = _room_for_creature(shots[0])
    tint = _main_tint(pairs, densities, room)
    glowing = [background_log_density(pair, tint) for pair in pairs]
    seeds = [main_part(unexplained(d), near=room) for d in glowing]
    rows, columns = _common_box([*seeds, room])
    inner = [cv2.erode(seed, np.ones((3, 3), dtype=np.uint8)) > 0 for seed in seeds]
    samples = [pair.seen[seed] for pair, seed in zip(pairs, inner, strict=True)]
    seen = [
        _CroppedShot(
            _blank_view(shot, rows, columns),
            shot.bgr[rows, columns],
            empty[rows, columns],
            pair.crop(rows, columns),
            density[rows, columns],
        )
        for shot, empty, pair, density in zip(shots, empties, pairs, glowing, strict=True)
    ]
    return seen, np.concatenate(samples)


def _main_tint(
    pairs: Sequence[ClayComparison], densities: Sequence[Floats32], room: Mask
) -> Floats32:
    """Median tints of the clay, (2,): of the pixels that the empty scene explains worst."""
    found, surprises = [], []
    for pair, density in zip(pairs, densities, strict=True):
        mask = main_part(unexplained(density), near=room) > 0
        found.append(pair.seen[mask][:, 1:])
        surprises.append(-density[mask])
    tints, surprise = np.concatenate(found), np.concatenate(surprises)
    if not len(tints):
        raise ValueError("nothing in the views differs from the empty scene")
    worst = surprise >= np.median(surprise)
    return np.asarray(np.median(tints[worst], axis=0), dtype=np.float32)


def _common_box(masks: Sequence[Mask]) -> tuple[slice, slice]:
    """Rows and columns that contain all masks, with a margin."""
    boxes = np.array([cv2.boundingRect(mask) for mask in masks if mask.any()])
    if not len(boxes):
        raise ValueError("nothing in the views differs from the empty scene")
    height, width = masks[0].shape
    left = max(0, int(boxes[:, 0].min()) - TUNING.margin_px)
    top = max(0, int(boxes[:, 1].min()) - TUNING.margin_px)
    right = min(width, int((boxes[:, 0] + boxes[:, 2]).max()) + TUNING.margin_px)
    bottom = min(height, int((boxes[:, 1] + boxes[:, 3]).max()) + TUNING.margin_px)
    return slice(top, bottom), slice(left, right)


def _room_for_creature(shot: CardShot) -> Mask:
    """Mask of where a creature on the card's middle may be seen: a box, 255 inside."""
    angle = np.linspace(0, 2 * np.pi, 16)
    circle = np.column_stack(
        [TUNING.middle_mm * np.cos(angle), TUNING.middle_mm * np.sin(angle), 0 * angle]
    )
    low_and_high = np.concatenate([circle, circle * 0.7 + np.array([0, 0, TUNING.tall_mm])])
    at = _blank_view(shot, slice(0, 1), slice(0, 1)).image_from_body(low_and_high)
    height, width = shot.bgr.shape[:2]
    left, top = np.clip(np.floor(at.min(axis=0)), 0, (width - 1, height - 1)).astype(int)
    right, bottom = np.clip(np.ceil(at.max(axis=0)), 1, (width, height)).astype(int)
    room = np.zeros((height, width), dtype=np.uint8)
    room[top:bottom, left:right] = 255
    return room


def _blank_view(shot: CardShot, rows: slice, columns: slice) -> View:
    corner = (shot.corner_px[0] + columns.start, shot.corner_px[1] + rows.start)
    blank = np.zeros((rows.stop - rows.start, columns.stop - columns.start), dtype=np.uint8)
    return View(blank, corner, shot.matrix, shot.distortion, shot.camera_from_card, shot.frame)


def _log_ratios(seen: Sequence[_CroppedShot], clay: ClayColours) -> list[Floats32]:
    return [calmed(clay_log_density(s.pair.seen, clay) - s.background) for s in seen]


def _with_network(seen: _CroppedShot, ratio: Floats32) -> Floats32:
    """The log ratios combined with the network's result for the same view."""
    found = likelier_clay(ratio)
    if not found.any():
        return ratio
    return odds_in(CloseUp(seen.bgr, seen.empty, ratio), square_around(found, CLOSE_ROOM))


def _agreeing_views(
    seen: Sequence[_CroppedShot], ratios: Sequence[Floats32]
) -> tuple[list[int], Ballot]:
    """Indices of the views that agree with the majority, and the ballot of those views."""
    everyone = [_with_mask(s.view, likelier_clay(r)) for s, r in zip(seen, ratios, strict=True)]
    votes = ballot(everyone)
    first = _first_hull(votes)
    shares = np.array([_share_inside(first, view) for view in everyone])
    kept = [
        i for i, share in enumerate(shares) if share >= np.median(shares) - TUNING.least_agreement
    ]
    return kept, votes.of(kept)


def _without_borers(kept: Sequence[int], votes: Ballot) -> tuple[list[int], Ballot]:
    """The views without those whose outlines miss a piece that all others see, worst first."""
    left = list(kept)
    while len(left) > TUNING.enough_views:
        alone = votes.cut_by_one()
        worst = int(np.argmax(alone))
        if alone[worst] <= TUNING.most_alone:
            break
        del left[worst]
        votes = votes.of([i for i in range(len(alone)) if i != worst])
    return left, votes


def _first_hull(votes: Ballot) -> Hull:
    return votes.elected(round(TUNING.dissent * len(votes.votes)))


def _firmness(votes: Ballot) -> float:
    most = votes.elected(1).volume_ml
    return votes.elected(0).volume_ml / most if most else 0.0


def _share_inside(hull: Hull, view: View) -> float:
    inside = outline_of(hull, view) > 0
    count = int(np.count_nonzero(inside))
    return float(np.count_nonzero(view.mask[inside])) / count if count else 0.0


def _relearned(
    seen: Sequence[_CroppedShot], ratios: Sequence[Floats32], kept: Sequence[int], votes: Ballot
) -> list[Floats32]:
    """Log ratios from the colours of clay and shadows, learned again with the hull."""
    hull = votes.elected(1)
    known = learn_from_hull([(seen[i].view, seen[i].pair, seen[i].bgr) for i in kept], hull)
    if known is None:
        return list(ratios)
    clay, around = known
    return [calmed(clay_log_density(s.pair.seen, clay) - around.log_density(s.pair)) for s in seen]


def _filled_in(
    seen: Sequence[_CroppedShot], ratios: Sequence[Floats32], kept: Sequence[int], votes: Ballot
) -> list[Floats32]:
    """Log ratios learned again from what most views agree on, with their hull as a prior."""
    first = votes.elected(TUNING.helping_misses)
    inside = [outline_of(first, s.view) for s in seen]
    differences = [calmed_difference(s.pair) for s in seen]
    papers = [plain_paper(s.pair) for s in seen]
    clay, rest = [], []
    for i in kept:
        sure = cv2.erode(inside[i], np.ones((5, 5), dtype=np.uint8)) > 0
        outside = cv2.dilate(inside[i], np.ones((11, 11), dtype=np.uint8)) == 0
        clay.append(differences[i][sure & papers[i]])
        rest.append(differences[i][outside & papers[i]])
    if min(sum(map(len, clay)), sum(map(len, rest))) < TUNING.fewest_samples:
        return list(ratios)
    is_clay = learn_differences(np.concatenate(clay))
    is_rest = learn_differences(np.concatenate(rest))
    judged = [is_clay.log_density(d) - is_rest.log_density(d) for d in differences]
    return [
        calmed(np.where(paper, ratio, old)) + _hull_prior(mask)
        for paper, ratio, old, mask in zip(papers, judged, ratios, inside, strict=True)
    ]


def _hull_prior(inside: Mask) -> Floats32:
    """Log prior of clay from the other views' hull: positive inside it, negative outside."""
    out = cv2.distanceTransform(255 - inside, cv2.DIST_L2, 3)
    deep = cv2.distanceTransform(inside, cv2.DIST_L2, 3)
    return np.asarray(np.clip((deep - out) * 0.5, -3.0, 2.0), dtype=np.float32)


def _with_mask(view: View, mask: Mask) -> View:
    return View(
        mask, view.corner_px, view.matrix, view.distortion, view.camera_from_body, view.frame
    )


def _view(seen: _CroppedShot, ratio: Floats32) -> View:
    return _with_mask(seen.view, half_covered(seen.bgr, likelier_clay(ratio)))


def _clay_sample(seen: Sequence[_CroppedShot], kept: Sequence[int], hull: Hull) -> Image:
    """Colours (n, 3) of pixels well inside the hull, from all views, evenly subsampled."""
    kernel = np.ones((9, 9), dtype=np.uint8)
    found = [seen[i].bgr[cv2.erode(outline_of(hull, seen[i].view), kernel) > 0] for i in kept]
    colours = np.concatenate(found)
    step = max(1, len(colours) // 4000)
    return np.asarray(colours[::step], dtype=np.uint8)
