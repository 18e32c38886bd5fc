"""From shots of a turned card to the creature on it: outlines, hull, volume, legs, place."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.solution import Calibration
from vision.creatures.card_shots import same_view
from vision.creatures.colour import name_colour
from vision.creatures.empty_scene import Ring, Shot, backgrounds, card_points
from vision.creatures.hull import Hull, carve
from vision.creatures.hull_told import Carved, creature_told
from vision.creatures.joint_outline import Outlines, outlines
from vision.creatures.reaching import hands_reach_in
from vision.creatures.refusal import Refusal, RefusalCause, WeighInRefused
from vision.creatures.volume import ENOUGH_VIEWS
from vision.frame import Image, Progress
from vision.sighting import CreatureSeen

FEWEST_VIEWS: Final = 3
WHITE_LEVEL: Final = 235.0


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
    found = weighed.found
    lenient = _lenient(found)
    by_frame = {scene.shot.frame: scene for scene in weighed.scenes}
    last = by_frame[found.views[-1].frame]
    return creature_told(
        Carved(weighed.hull, found.views, lenient=lenient, unclear=found.helped),
        calibration,
        colour=name_colour(_in_white_light(found.clay_bgr, last, weighed.ring)),
        t_s=last.shot.t_s,
        track=track,
        left_out=weighed.left_out,
    )


def _lenient(found: Outlines) -> bool:
    """Whether one view may be wrong about each voxel: outlines in pieces, but many of them."""
    return found.helped and len(found.views) >= ENOUGH_VIEWS


def _in_white_light(clay_bgr: Image, scene: _Scene, ring: Ring) -> Image:
    """The clay's pixels as they were if the card's paper were white: lamps are yellow."""
    points = card_points(scene.shot)
    paper = scene.empty[np.hypot(points[..., 0], points[..., 1]) < 0.8 * ring.inner_mm]
    white = np.maximum(np.median(paper, axis=0), 20.0) if len(paper) else np.full(3, 235.0)
    return np.asarray(np.clip(clay_bgr * (WHITE_LEVEL / white), 0, 255), dtype=np.uint8)
