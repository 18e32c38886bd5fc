"""From shots of a turned card to the creature on it: outlines, hull, volume, legs, place."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.solution import Calibration
from vision.creatures.card_shots import same_view
from vision.creatures.colour import name_colour
from vision.creatures.empty_scene import Ring, Shot, backgrounds, card_points
from vision.creatures.hull import Hull, View, carve
from vision.creatures.joint_outline import Outlines, outlines
from vision.creatures.legs import count_legs
from vision.creatures.limbs import count_limbs
from vision.creatures.reaching import hands_reach_in
from vision.creatures.refusal import Refusal, RefusalCause, WeighInRefused
from vision.creatures.volume import ENOUGH_VIEWS, clay_volume
from vision.frame import Image, Progress
from vision.sighting import CreatureSeen, Estimate, Evidence, LegCount, PointMm, PointPx

Floats = npt.NDArray[np.float64]

FEWEST_VIEWS: Final = 3
WHITE_LEVEL: Final = 235.0
FOOTPRINT_MM: Final = 4.0
HEIGHT_SIGMA_MM: Final = 2.0
REACH_SIGMA_MM: Final = 3.0
"""Of a hull's tips, against the clay's: pointed where the clay is round."""


def weigh(
    shots: Sequence[Shot],
    ring: Ring,
    calibration: Calibration,
    *,
    track: int = 1,
    progress: Progress | None = None,
) -> CreatureSeen:
    """Weigh in the creature that these shots show, taken with one crop of one camera.

    Args:
        shots: The card, empty and with the creature, from several sides.
        ring: The card's ring of markers.
        calibration: Camera and table.
        track: Number of the creature in this run.
        progress: Is told how far it is.

    Raises:
        WeighInRefused: Nothing stands on the card, or too few views of it agree.
    """
    tell = progress or (lambda _: None)
    last = shots[-1].frame if shots else None
    scenes = _scenes(shots, ring, last)
    without_hand = _without_hand(scenes, ring)
    tell(f"{len(without_hand)} of {len(scenes)} views show no hand")
    clean = _different(without_hand)
    if len(clean) < FEWEST_VIEWS:
        raise _refused("creature/too_few_views", last)
    found = _outlines(clean, last)
    tell(f"carving with {len(found.views)} outlines")
    hull = carve(found.views, misses=1 if _lenient(found) else 0)
    if not hull.solid.any():
        raise _refused("creature/views_disagree", last)
    left_out = len(scenes) - len(without_hand) + len(found.left_out)
    return _creature(_Weighed(hull, found, clean, ring, left_out), calibration, track)


@dataclass(frozen=True, slots=True, eq=False)
class _Scene:
    """A shot with the creature, and what it would show without it."""

    shot: Shot
    empty: Image


@dataclass(frozen=True, slots=True, eq=False)
class _Weighed:
    hull: Hull
    found: Outlines
    scenes: Sequence[_Scene]
    ring: Ring
    left_out: int

    @property
    def last(self) -> View:
        return self.found.views[-1]


def _scenes(shots: Sequence[Shot], ring: Ring, last: int | None) -> list[_Scene]:
    if all(shot.empty for shot in shots):
        raise _refused("creature/nothing_on_card", last)
    behind = backgrounds(shots, ring)
    return [_Scene(s, b) for s, b in zip(shots, behind, strict=True) if not s.empty]


def _without_hand(scenes: Sequence[_Scene], ring: Ring) -> list[_Scene]:
    hands = hands_reach_in([s.shot for s in scenes], [s.empty for s in scenes], ring)
    return [scene for scene, hand in zip(scenes, hands, strict=True) if not hand]


def _different(scenes: Sequence[_Scene]) -> list[_Scene]:
    """Leave out views from a side that was seen already."""
    kept: list[_Scene] = []
    for scene in scenes:
        if not any(same_view(scene.shot, other.shot) for other in kept):
            kept.append(scene)
    return kept


def _outlines(scenes: Sequence[_Scene], last: int | None) -> Outlines:
    try:
        found = outlines([s.shot for s in scenes], [s.empty for s in scenes])
    except ValueError:
        raise _refused("creature/nothing_on_card", last) from None
    if len(found.views) < FEWEST_VIEWS:
        raise _refused("creature/views_disagree", last)
    return found


def _refused(cause: RefusalCause, frame: int | None) -> WeighInRefused:
    return WeighInRefused(Refusal(cause, frame))


def _creature(weighed: _Weighed, calibration: Calibration, track: int) -> CreatureSeen:
    hull, found, last = weighed.hull, weighed.found, weighed.last
    by_frame = {scene.shot.frame: scene for scene in weighed.scenes}
    at_mm, footprint_mm = _place(hull, last, calibration)
    return CreatureSeen(
        frame=last.frame,
        t_s=by_frame[last.frame].shot.t_s,
        track=track,
        colour=name_colour(_in_white_light(found.clay_bgr, by_frame[last.frame], weighed.ring)),
        at_mm=at_mm,
        footprint_mm=footprint_mm,
        height_mm=Estimate(_height_mm(hull), HEIGHT_SIGMA_MM),
        volume_ml=clay_volume(hull, found.views, lenient=_lenient(found)),
        legs=_legs(hull, found),
        limbs=count_limbs(hull),
        reach_mm=Estimate(_reach_mm(hull), REACH_SIGMA_MM),
        views_used=len(found.views),
        views_left_out=weighed.left_out,
        evidence=Evidence(tuple(v.frame for v in found.views), _outline_px(last)),
    )


def _lenient(found: Outlines) -> bool:
    """Whether one view may be wrong about each voxel: outlines in pieces, but many of them."""
    return found.helped and len(found.views) >= ENOUGH_VIEWS


def _legs(hull: Hull, found: Outlines) -> LegCount:
    if not _lenient(found):
        return count_legs(hull, found.views, unclear=found.helped)
    return count_legs(carve(found.views, misses=2), found.views, unclear=True)


def _in_white_light(clay_bgr: Image, scene: _Scene, ring: Ring) -> Image:
    """The clay's pixels as they were if the card's paper were white: lamps are yellow."""
    points = card_points(scene.shot)
    paper = scene.empty[np.hypot(points[..., 0], points[..., 1]) < 0.8 * ring.inner_mm]
    white = np.maximum(np.median(paper, axis=0), 20.0) if len(paper) else np.full(3, 235.0)
    return np.asarray(np.clip(clay_bgr * (WHITE_LEVEL / white), 0, 255), dtype=np.uint8)


def _height_mm(hull: Hull) -> float:
    return float(hull.points_mm()[:, 2].max()) + hull.voxel_mm / 2


def _lowest(hull: Hull) -> Floats:
    points = hull.points_mm()
    return np.asarray(points[points[:, 2] < points[:, 2].min() + FOOTPRINT_MM])


def _reach_mm(hull: Hull) -> float:
    """From the middle of what touches the card to the farthest tip, along the table."""
    off = hull.points_mm()[:, :2] - _lowest(hull)[:, :2].mean(axis=0)
    return float(np.hypot(*off.T).max())


def _place(hull: Hull, view: View, calibration: Calibration) -> tuple[PointMm, tuple[PointMm, ...]]:
    """Middle and outline of what touches the card, in table mm, as the view shows it."""
    table_from_card = np.linalg.inv(calibration.camera_from_table) @ view.camera_from_body
    on_table = _lowest(hull) @ table_from_card[:3, :3].T + table_from_card[:3, 3]
    rim = cv2.convexHull(on_table[:, :2].astype(np.float32)).reshape(-1, 2)
    x, y = on_table[:, :2].mean(axis=0)
    footprint = tuple((round(float(a), 2), round(float(b), 2)) for a, b in rim)
    return (round(float(x), 2), round(float(y), 2)), footprint


def _outline_px(view: View) -> tuple[PointPx, ...]:
    mask = np.asarray((view.mask > 127).astype(np.uint8))
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not contours:
        return ()
    longest = max(contours, key=len)
    simple = cv2.approxPolyDP(longest, 0.8, closed=True).reshape(-1, 2)
    left, top = view.corner_px
    return tuple((float(x + left), float(y + top)) for x, y in simple)
