"""Weigh in without the turn card, from stills between which a hand turned the creature.

Its pose in each still is found from the outlines themselves, so the sigma is larger than with known
poses. A single picture, or a few that do not fit each other, only give a guess (`guess`).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.frame import Frame, Progress
from calibration.model.printed import Boards
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.clay.bare_table import paper_bgr
from vision.clay.colour import WHITE_LEVEL, name_colour
from vision.doubt.worth import honest_shares
from vision.sightings import ColourName, CreatureSeen, Estimate, LegCount, LimbCount
from vision.weigh_in.agreement import agreed
from vision.weigh_in.creature_reader import Appearance, read_creature
from vision.weigh_in.guess import MIDDLE_MM, creature_guessed
from vision.weigh_in.hull import View, carve
from vision.weigh_in.hull_measures import Carved, creature_told
from vision.weigh_in.legs import MOST_LEGS, USUAL
from vision.weigh_in.refusal import WeighInRefused, refusal
from vision.weigh_in.standing_pose import Outlined, StandingPose
from vision.weigh_in.still_outlines import StillOutlines, still_outlines
from vision.weigh_in.table_contact import TableContact, contact, raised, set_down
from vision.weigh_in.trust import (
    FITTING,
    MOST_ALIKE,
    MOST_DOUBTFUL,
    alike_share,
    alike_sigma_rel,
    doubtful_sigma_rel,
    filled_share,
    hole_sigma_rel,
    open_sigma_rel,
)
from vision.weigh_in.turn_search import find_turns
from vision.weigh_in.usual_volume import both_told, usually


@dataclass(frozen=True, slots=True)
class ByHandTuning:
    """Weighing in by stills between which a hand turned the creature.

    Guarded by tests/vision/weigh_in/test_by_hand.py, and the creatures turned by hand in
    docs/accuracy.md.
    """

    smaller: int = 2
    """Factor by which outlines are shrunk to find poses: the result is accurate enough, and
    quick."""

    fewest_turned: int = 4
    """Fewest pictures that must fit each other for poses to be found; with fewer, each picture
    gives a guess of its own."""

    enough_to_fit: int = 7
    """If at least this many outlines are found and they do not fit each other, they do not show one
    creature."""

    most_misfit: float = 0.35
    """Misfit, as a share of an outline's area, above which a picture never fits. By trial."""

    some_misfit: float = 0.15
    """Misfit, as a share of an outline's area, up to which a picture always fits. By trial."""

    typical_misfits: float = 2.2
    """Factor on the median misfit of all pictures: between the two limits above, a picture fits up
    to this misfit. By trial."""

    usual_share: float = 0.2
    """Weight of the usual leg counts (`USUAL`), as shadow and gloss on a bare table may join legs.
    By trial."""

    hidden_share: float = 0.6
    """Weight of the usual leg counts if the body may hide its feet. With it, a hull that seems to
    lie on the table is believed to lie with a probability of about a half (13 of 27 rendered ones
    did)."""

    looks_count: float = 1.5
    """Exponent of the likelihood of the looks with so many legs. It is more than 1, as the network
    averages the evidence of nine pictures as if they were one. On 47 rendered creatures whose
    pictures were processed the mean surprise is 0.54 with 1, 0.48 with 1.5 and 0.47 with 2."""

    looks_sigma: float = 1.2
    """Factor on the sigma of the volume from looks, as hull and looks rest on the same outlines. On
    47 rendered creatures whose pictures were processed the likelihood of the volumes is largest
    from 1 to 1.2."""

    clearly_filled: float = 0.9
    """Share of the outlines that the hull must fill for legs to be clear. By trial."""

    poses_cut: float = 0.03
    """Mean loss of ln of the volume, as slightly wrong poses cut clay away: the median of 17
    rendered creatures with clear outlines."""

    hidden_too_large: float = 0.18
    """Bias of ln of the volume if a body may hide its feet: the mean of 15 creatures in other
    rooms, with a standard deviation of 0.23. No picture shows the room below, so the hull and the
    network that reads it fill it."""

    poses_sigma: float = 0.05
    """Sigma of ln of the volume from errors of a degree or two in the poses."""


TUNING: Final = ByHandTuning()

CHANCE_DIGITS: Final = 4
"""Decimals of a leg count's probabilities."""


def weigh_stills(
    frames: Sequence[Frame],
    calibration: Calibration,
    empty: Image,
    boards: Boards,
    progress: Progress | None = None,
) -> CreatureSeen:
    """Weigh in a creature that stands on the bare table, turned by a hand from still to still.

    Args:
        frames: The pictures, in the order in which they were taken.
        calibration: Camera and table.
        empty: The table without the creature, from the same camera.
        boards: What lies printed on the table: its paper gives the light's colour.
        progress: Is called with the progress.

    Raises:
        WeighInRefused: Nothing in the pictures differs from the empty table, or so little that no
            outline is found, or the outlines contradict each other.
    """
    tell = progress or (lambda _: None)
    usable = [frame for frame in frames if frame.bgr.shape == empty.shape]
    try:
        found = still_outlines([frame.bgr for frame in usable], empty)
    except ValueError:
        raise WeighInRefused(refusal("creature/nothing_differs")) from None
    shown = [usable[i] for i in found.numbers]
    white = paper_bgr(empty, boards, calibration)
    colour = name_colour(np.clip(found.clay_bgr * (WHITE_LEVEL / white), 0, 255).astype(np.uint8))
    tell(f"{len(shown)} of {len(frames)} pictures show the creature")
    alike = _share_like_clay(found, empty, calibration)
    seen = _outlined(found, calibration)
    enough = len(shown) >= TUNING.fewest_turned
    if enough:
        tell("finding how it was turned")
    stood = _find_poses(seen) if enough else None
    if alike > MOST_ALIKE and (stood is None or stood.misfit > FITTING):
        raise _like_the_table_refusal(shown)
    carved = None
    if stood:
        found = _agreed(found, stood, shown, calibration, empty)
        carved = _carve_fitting(found, stood, shown, calibration, alike, tell)
    if stood and carved:
        tell("looking at its legs")
        looks = _appearance(found, stood.fitting, shown, empty, calibration)
        creature = _creature_from_hull(carved, shown, colour, calibration, stood.contact, looks)
        return replace(creature, views_left_out=len(frames) - len(carved.views))
    # So many outlines of one creature would fit each other: these show something else.
    if len(shown) >= TUNING.enough_to_fit:
        raise _like_the_table_refusal(shown)
    views = _unposed_views(found, seen, shown, calibration)
    unsure = math.hypot(alike_sigma_rel(alike), doubtful_sigma_rel(found.doubtful, views))
    guess = creature_guessed(views, calibration, unsure)
    looks = _appearance(found, range(len(shown)), shown, empty, calibration)
    return replace(
        guess,
        colour=colour,
        t_s=shown[0].t_s,
        volume_ml=_volume_without_hull(guess.volume_ml, looks.volume_ml),
        legs=_combined_legs(None, 1.0, looks.legs),
        limbs=_limbs(None, looks.limbs),
        views_left_out=len(frames) - len(views),
    )


@dataclass(frozen=True, slots=True)
class _Stood:
    """Poses of the creature in the pictures, and where the table is.

    Attributes:
        fitting: Indices of the pictures that fit each other.
        misfit: Median misfit of all pictures.
        placed: Poses in all pictures.
        contact: Where the table is.
    """

    fitting: tuple[int, ...]
    misfit: float
    placed: tuple[StandingPose, ...]
    contact: TableContact


def _find_poses(seen: Outlined) -> _Stood | None:
    """Find the creature's poses; None if too few pictures fit each other, or they leave no hull."""
    turns = find_turns(raised(seen))
    typical = float(np.median(turns.misfit))
    most = min(TUNING.most_misfit, max(TUNING.some_misfit, TUNING.typical_misfits * typical))
    fitting = tuple(i for i, misfit in enumerate(turns.misfit) if misfit <= most)
    if len(fitting) < TUNING.fewest_turned:
        return None
    try:
        touched = contact(turns.placed, seen, fitting)
    except ValueError:
        return None
    return _Stood(fitting, typical, set_down(turns.placed, seen, touched.height_mm.value), touched)


def _agreed(
    found: StillOutlines,
    stood: _Stood,
    shown: Sequence[Frame],
    calibration: Calibration,
    empty: Image,
) -> StillOutlines:
    """The outlines of the pictures that fit each other, drawn again with each other's evidence."""
    views = _views(found, stood, shown, calibration)
    crops = [frame.bgr[found.window] for frame in shown]
    return agreed(found, stood.fitting, views, crops, empty[found.window])


def _carve_fitting(
    found: StillOutlines,
    stood: _Stood,
    shown: Sequence[Frame],
    calibration: Calibration,
    alike: float,
    tell: Progress,
) -> Carved | None:
    """Carve with the outlines that fit each other, and estimate the sigma; None if nothing is left.

    Raises:
        WeighInRefused: For too much of the outlines it is not clear whether they are clay.
    """
    views = _views(found, stood, shown, calibration)
    hull = carve(views, progress=tell)
    if not hull.solid.any():
        return None
    filled = filled_share(hull, views)
    in_doubt = doubtful_sigma_rel(found.doubtful, views)
    if in_doubt > MOST_DOUBTFUL:
        raise _like_the_table_refusal(shown)
    doubt_rel = math.hypot(
        open_sigma_rel(filled),
        alike_sigma_rel(alike),
        in_doubt,
        hole_sigma_rel(views),
        stood.contact.volume_sigma,
        TUNING.poses_sigma,
    )
    unclear = filled < TUNING.clearly_filled
    return Carved(hull, tuple(views), unclear=unclear, doubt_rel=doubt_rel)


def _like_the_table_refusal(shown: Sequence[Frame]) -> WeighInRefused:
    return WeighInRefused(refusal("creature/like_the_table", shown[0].index))


def _creature_from_hull(
    carved: Carved,
    shown: Sequence[Frame],
    colour: ColourName,
    calibration: Calibration,
    touched: TableContact,
    looks: Appearance,
) -> CreatureSeen:
    by_frame = {frame.index: frame for frame in shown}
    creature = creature_told(
        carved,
        calibration,
        doubt="volume by hand",
        colour=colour,
        t_s=by_frame[carved.views[-1].frame].t_s,
    )
    usual = TUNING.hidden_share if touched.hidden else TUNING.usual_share
    return replace(
        creature,
        volume_ml=_combined_volume(creature.volume_ml, touched, looks.volume_ml),
        legs=_combined_legs(creature.legs, usual, looks.legs),
        limbs=_limbs(creature.limbs, looks.limbs),
        flags=("hand_turned", *creature.flags),
    )


def _combined_volume(
    volume_ml: Estimate | None, touched: TableContact, by_looks: Estimate
) -> Estimate | None:
    """Combine the volume from the hull with that from looks, given how the creature may stand."""
    if volume_ml is None:
        return None
    # The prior of usual volumes is applied where a volume is a judgement and not a measurement: to
    # looks, and to a hull of which a hidden part is only assumed.
    if touched.hidden:
        by_hull = _scaled(volume_ml, TUNING.poses_cut - TUNING.hidden_too_large)
        return usually(both_told(by_hull, _with_wider_sigma(by_looks)))
    return both_told(_scaled(volume_ml, TUNING.poses_cut), usually(_with_wider_sigma(by_looks)))


def _volume_without_hull(volume_ml: Estimate | None, by_looks: Estimate) -> Estimate | None:
    """Combine the volume from single outlines with that from looks."""
    # The guess from outlines is already shrunk towards usual volumes (`guess.HELD`).
    return both_told(volume_ml, usually(_with_wider_sigma(by_looks))) if volume_ml else None


def _with_wider_sigma(by_looks: Estimate) -> Estimate:
    """Increase the sigma of the volume from looks, which rest on the same outlines as the hull."""
    return replace(by_looks, sigma=TUNING.looks_sigma * by_looks.sigma)


def _scaled(volume_ml: Estimate, ln_share: float) -> Estimate:
    share = math.exp(ln_share)
    return Estimate(share * volume_ml.value, share * volume_ml.sigma)


def _appearance(
    found: StillOutlines,
    numbers: Sequence[int],
    shown: Sequence[Frame],
    empty: Image,
    calibration: Calibration,
) -> Appearance:
    """What the creature's looks in some of the pictures tell."""
    places = []
    for i in numbers:
        where = np.zeros(empty.shape[:2], dtype=np.uint8)
        where[found.window] = _binary(found.masks[i])
        places.append(where)
    return read_creature([shown[i].bgr for i in numbers], empty, places, calibration)


def _combined_legs(legs: LegCount | None, usual_share: float, looks: Floats) -> LegCount:
    """Combine the leg counts from the hull, the usual ones and those from the creature's looks.

    The usual counts are mixed in with their weight, as shadow and gloss may join legs of a hull. By
    Bayes' rule the result is multiplied by the likelihood of the looks.

    Args:
        legs: The count from the hull, if there is one.
        usual_share: Weight of the usual counts.
        looks: Likelihood of the looks with 0, 1, ... legs, (10,).
    """
    counted = np.zeros(MOST_LEGS + 1)
    from_hull = legs.probabilities if legs else ()
    counted[: len(from_hull)] = from_hull
    usual = np.zeros_like(counted)
    usual[: len(USUAL)] = USUAL
    by_hull = (1 - usual_share) * counted + usual_share * usual
    both = by_hull * looks**TUNING.looks_count
    shares = honest_shares("legs by hand", [float(p) for p in both / both.sum()])
    chances = tuple(round(p, CHANCE_DIGITS) for p in shares)
    return LegCount(int(np.argmax(chances)), chances)


def _limbs(by_hull: LimbCount | None, looks: Floats) -> LimbCount:
    """The number of limbs from the creature's looks, with their sizes from its hull if any."""
    chances = tuple(round(float(p), CHANCE_DIGITS) for p in looks)
    return LimbCount(int(np.argmax(chances)), chances, by_hull.shares if by_hull else ())


def _outlined(found: StillOutlines, calibration: Calibration) -> Outlined:
    """The outlines at half the size, for finding poses, with the camera matrix scaled to match."""
    left, top = found.corner_px
    matrix = calibration.camera.matrix.copy()
    matrix[:2, 2] += 0.5 - np.array([left, top])
    matrix[:2] /= TUNING.smaller
    matrix[:2, 2] -= 0.5
    size_wh = found.masks[0].shape[1] // TUNING.smaller, found.masks[0].shape[0] // TUNING.smaller
    masks = [cv2.resize(m, size_wh, interpolation=cv2.INTER_AREA) for m in found.masks]
    middles = np.array([_middle_px(mask) for mask in found.masks]) + np.array([left, top])
    at_mm = table_from_image(middles, calibration, height_mm=MIDDLE_MM)
    return Outlined(
        tuple(_binary(np.asarray(mask, dtype=np.uint8)) for mask in masks),
        matrix,
        calibration.camera.distortion,
        calibration.camera_from_table,
        at_mm,
    )


def _share_like_clay(found: StillOutlines, empty: Image, calibration: Calibration) -> float:
    """Share of the empty table around the outlines that has the clay's colour."""
    table = empty[found.window]
    camera = calibration.camera
    views = [
        View(mask, found.corner_px, camera.matrix, camera.distortion, calibration.camera_from_table)
        for mask in found.masks
    ]
    return alike_share(views, [table] * len(views), found.clay_bgr)


def _binary(mask: Image) -> Image:
    return np.asarray((mask > 127).astype(np.uint8) * 255, dtype=np.uint8)


def _middle_px(mask: Image) -> tuple[float, float]:
    rows, columns = np.nonzero(mask > 127)
    return float(columns.mean()), float(rows.mean())


def _views(
    found: StillOutlines, stood: _Stood, shown: Sequence[Frame], calibration: Calibration
) -> list[View]:
    """The views of the pictures that fit each other, with the poses that were found."""
    return [_view(found, i, stood.placed[i], shown[i], calibration) for i in stood.fitting]


def _unposed_views(
    found: StillOutlines, seen: Outlined, shown: Sequence[Frame], calibration: Calibration
) -> list[View]:
    """Each picture as a view of an unturned creature at the place where it is seen."""
    return [
        _view(found, i, StandingPose(0.0, float(x), float(y)), frame, calibration)
        for i, ((x, y), frame) in enumerate(zip(seen.at_mm, shown, strict=True))
    ]


def _view(
    found: StillOutlines, i: int, placed: StandingPose, frame: Frame, calibration: Calibration
) -> View:
    """The outline with index `i` as a view of a creature in this pose."""
    return View(
        found.masks[i],
        found.corner_px,
        calibration.camera.matrix,
        calibration.camera.distortion,
        calibration.camera_from_table @ placed.table_from_body(),
        frame.index,
    )
