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

from calibration.arrays import Floats, Floats32, Image
from calibration.frame import Frame, Progress
from calibration.model.printed import Boards
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.clay.bare_table import paper_bgr
from vision.clay.colour import WHITE_LEVEL, name_colour
from vision.sightings import ColourName, CreatureSeen
from vision.weigh_in.agreement import agreed
from vision.weigh_in.creature_reader import Appearance, read_creature
from vision.weigh_in.guess import MIDDLE_MM, creature_guessed
from vision.weigh_in.hull import View, carve
from vision.weigh_in.hull_and_looks import (
    legs_with_hull,
    legs_without_hull,
    limbs_of,
    volume_with_hull,
    volume_without_hull,
)
from vision.weigh_in.hull_measures import Carved, creature_told
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

    clearly_filled: float = 0.9
    """Share of the outlines that the hull must fill for legs to be clear. By trial."""

    poses_sigma: float = 0.05
    """Sigma of ln of the volume from errors of a degree or two in the poses."""


TUNING: Final = ByHandTuning()


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
    stills = _stills([one for one in frames if one.bgr.shape == empty.shape], calibration, empty)
    tell(f"{len(stills.shown)} of {len(frames)} pictures show the creature")
    colour = _colour(stills.found, paper_bgr(empty, boards, calibration))
    seen = _outlined(stills.found, calibration)
    creature = _with_poses(stills, seen, colour, tell)
    # So many outlines of one creature would fit each other: these show something else.
    if creature is None and len(stills.shown) >= TUNING.enough_to_fit:
        raise stills.like_the_table()
    told = _without_poses(stills, seen, colour) if creature is None else creature
    return replace(told, views_left_out=len(frames) - told.views_used)


@dataclass(frozen=True, slots=True)
class _Stills:
    """The pictures that show the creature, with its outlines.

    Attributes:
        found: The outlines.
        shown: The pictures.
        calibration: Camera and table.
        empty: The table without the creature.
        alike: Share of the empty table around the outlines that has the clay's colour.
    """

    found: StillOutlines
    shown: tuple[Frame, ...]
    calibration: Calibration
    empty: Image
    alike: float

    def like_the_table(self) -> WeighInRefused:
        """The refusal of outlines of which it is not clear whether they are clay."""
        return WeighInRefused(refusal("creature/like_the_table", self.shown[0].index))

    def view(self, i: int, placed: StandingPose) -> View:
        """The outline with index `i` as a view of a creature in this pose."""
        camera = self.calibration.camera
        return View(
            self.found.masks[i],
            self.found.corner_px,
            camera.matrix,
            camera.distortion,
            self.calibration.camera_from_table @ placed.table_from_body(),
            self.shown[i].index,
        )

    def views(self, stood: "_Stood") -> list[View]:
        """The views of the pictures that fit each other, with the poses that were found."""
        return [self.view(i, stood.placed[i]) for i in stood.fitting]

    def unposed_views(self, at_mm: Floats) -> list[View]:
        """Each picture as a view of an unturned creature at its place, `at_mm` (N, 2)."""
        return [
            self.view(i, StandingPose(0.0, float(x), float(y))) for i, (x, y) in enumerate(at_mm)
        ]

    def looks(self, numbers: Sequence[int]) -> Appearance:
        """What the creature's looks in some of the pictures tell."""
        places = []
        for i in numbers:
            where = np.zeros(self.empty.shape[:2], dtype=np.uint8)
            where[self.found.window] = _binary(self.found.masks[i])
            places.append(where)
        pictures = [self.shown[i].bgr for i in numbers]
        return read_creature(pictures, self.empty, places, self.calibration)


def _stills(usable: Sequence[Frame], calibration: Calibration, empty: Image) -> _Stills:
    """Find the creature's outlines; raises WeighInRefused if there are none."""
    try:
        found = still_outlines([frame.bgr for frame in usable], empty)
    except ValueError:
        raise WeighInRefused(refusal("creature/nothing_differs")) from None
    alike = _share_like_clay(found, empty, calibration)
    return _Stills(found, tuple(usable[i] for i in found.numbers), calibration, empty, alike)


def _colour(found: StillOutlines, white_bgr: Floats32) -> ColourName:
    """The name of the clay's colour in the light in which paper has the colour `white_bgr`."""
    lit = np.clip(found.clay_bgr * (WHITE_LEVEL / white_bgr), 0, 255)
    return name_colour(lit.astype(np.uint8))


def _with_poses(
    stills: _Stills, seen: Outlined, colour: ColourName, tell: Progress
) -> CreatureSeen | None:
    """The creature from the hull of the pictures that fit each other; None without a hull.

    Raises:
        WeighInRefused: For too much of the outlines it is not clear whether they are clay.
    """
    stood = None
    if len(stills.shown) >= TUNING.fewest_turned:
        tell("finding how it was turned")
        stood = _find_poses(seen)
    if stills.alike > MOST_ALIKE and (stood is None or stood.misfit > FITTING):
        raise stills.like_the_table()
    if stood is None:
        return None
    better = replace(stills, found=_agreed(stills, stood))
    carved = _carve_fitting(better, stood, tell)
    if carved is None:
        return None
    tell("looking at its legs")
    return _creature_from_hull(better, carved, colour, stood)


def _without_poses(stills: _Stills, seen: Outlined, colour: ColourName) -> CreatureSeen:
    """A guess of the creature from its single outlines."""
    views = stills.unposed_views(seen.at_mm)
    in_doubt = doubtful_sigma_rel(stills.found.doubtful, views)
    unsure = math.hypot(alike_sigma_rel(stills.alike), in_doubt)
    guess = creature_guessed(views, stills.calibration, unsure)
    looks = stills.looks(range(len(stills.shown)))
    return replace(
        guess,
        colour=colour,
        t_s=stills.shown[0].t_s,
        volume_ml=volume_without_hull(guess.volume_ml, looks.volume_ml),
        legs=legs_without_hull(looks.legs),
        limbs=limbs_of(None, looks.limbs),
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


def _agreed(stills: _Stills, stood: _Stood) -> StillOutlines:
    """The outlines of the pictures that fit each other, drawn again with each other's evidence."""
    found = stills.found
    crops = [frame.bgr[found.window] for frame in stills.shown]
    views = stills.views(stood)
    return agreed(found, stood.fitting, views, crops, stills.empty[found.window])


def _carve_fitting(stills: _Stills, stood: _Stood, tell: Progress) -> Carved | None:
    """Carve with the outlines that fit each other, and estimate the sigma; None if nothing is left.

    Raises:
        WeighInRefused: For too much of the outlines it is not clear whether they are clay.
    """
    views = stills.views(stood)
    hull = carve(views, progress=tell)
    if not hull.solid.any():
        return None
    filled = filled_share(hull, views)
    in_doubt = doubtful_sigma_rel(stills.found.doubtful, views)
    if in_doubt > MOST_DOUBTFUL:
        raise stills.like_the_table()
    doubt_rel = math.hypot(
        open_sigma_rel(filled),
        alike_sigma_rel(stills.alike),
        in_doubt,
        hole_sigma_rel(views),
        stood.contact.volume_sigma,
        TUNING.poses_sigma,
    )
    unclear = filled < TUNING.clearly_filled
    return Carved(hull, tuple(views), unclear=unclear, doubt_rel=doubt_rel)


def _creature_from_hull(
    stills: _Stills, carved: Carved, colour: ColourName, stood: _Stood
) -> CreatureSeen:
    times_s = {frame.index: frame.t_s for frame in stills.shown}
    looks = stills.looks(stood.fitting)
    hidden = stood.contact.hidden
    creature = creature_told(
        carved,
        stills.calibration,
        doubt="volume by hand",
        colour=colour,
        t_s=times_s[carved.views[-1].frame],
    )
    return replace(
        creature,
        volume_ml=volume_with_hull(creature.volume_ml, looks.volume_ml, hidden=hidden),
        legs=legs_with_hull(creature.legs, looks.legs, hidden=hidden),
        limbs=limbs_of(creature.limbs, looks.limbs),
        flags=("hand_turned", *creature.flags),
    )


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
