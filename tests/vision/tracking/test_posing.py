"""Bodies fitted to outlines: places, rotations and ambiguities, against drawn truth."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from calibration.frame import Frame
from calibration.model.solution import Calibration
from tests.support.doubtful_prints import LARGER, added, of_doubtful_scale, of_sure_prints
from tests.support.drawn_play import Actor, Key, drawn_play
from tests.support.drawn_scene import COLOURS
from tests.support.throw_painter import Painter
from tests.support.weighed_play import body_like, feet_mm, solid_of
from tests.vision.tracking.followed import follow
from vision.sightings import CreatureSeen
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.pose import front_walked, turned, walked
from vision.tracking.posing import pose_of, poses_of
from vision.weigh_in.hull_measures import body_of

SIZE_WH = (960, 540)
SEEDS = (2002, 2004, 2010, 2011, 2012)
RED = np.array([COLOURS["red"]], dtype=np.uint8)


def seen(
    seed: int, turns: Sequence[float], balls: np.ndarray | None = None
) -> tuple[Actor, Calibration, list[Detection]]:
    """A creature in several places, a little apart and turned otherwise in each."""
    play = drawn_play(seed, count=1, size_wh=SIZE_WH)
    actor = play.actors[0]
    if balls is not None:
        actor.balls = balls
    finder = ClayFinder(play.calibration, play.boards)
    shown = []
    for number, turn in enumerate(turns):
        actor.keys = [Key(0, 30.0 * number, 20.0 * number, 0, turn)]
        picture = Painter(play.scene, 0.01).picture(0.0, 0)
        found = finder.detections(picture, finder.things(picture))
        shown.append(max(found, key=lambda one: one.area_mm2))
    return actor, finder.calibration, shown


@cache
def here_and_there() -> tuple[Actor, Calibration, list[Detection]]:
    """One of them, which several tests look at."""
    return seen(2010, (0.0, 2.0))


def true_feet(actor: Actor, number: int, turn: float) -> np.ndarray:
    c, s = np.cos(turn), np.sin(turn)
    at = np.array([[c, -s], [s, c]]) @ feet_mm(actor.balls) + [30.0 * number, 20.0 * number]
    return np.asarray(at)


@pytest.mark.parametrize("seeds", [SEEDS[:2], pytest.param(SEEDS, marks=pytest.mark.long)])
def test_a_body_tells_place_and_turn_within_its_sigma(seeds: tuple[int, ...]) -> None:
    away, turns_off = [], []
    for seed in seeds:
        turns = (0.4, -2.1)
        actor, calibration, shown = seen(seed, turns)
        for number, (one, turn) in enumerate(zip(shown, turns, strict=True)):
            pose = pose_of(one, [body_like(actor)], calibration)
            assert pose is not None
            off = np.subtract(pose.at_mm, true_feet(actor, number, turn))
            around = (pose.turn_rad - turn + np.pi) % (2 * np.pi) - np.pi
            away += list(off / pose.sigma_mm)
            turns_off.append(around / pose.sigma_rad)
            print(f"\n{seed}: {off.round(1)} mm, {np.degrees(around):+.0f} deg, {pose.misfit:.2f}")
            assert np.linalg.norm(off) < 4.0
    assert np.mean(np.abs(away) < 1) >= 0.55
    assert np.mean(np.abs(away) < 2) >= 0.9
    assert np.mean(np.abs(turns_off) < 2) >= 0.9


def test_the_body_that_fits_is_chosen_and_no_other_creature_has_it() -> None:
    actor, calibration, shown = here_and_there()
    other, *_ = seen(2012, ())
    right, wrong = body_like(actor), body_like(other)
    told = poses_of(shown[0], shown[1], [wrong, right], calibration)
    assert told is not None
    assert [pose.body is right for pose in told] == [True, True]
    tower = np.array([[0.0, 0.0, 12.0 * n, 12.0] for n in range(1, 9)])
    assert pose_of(shown[0], [body_of(solid_of(tower), RED)], calibration) is None
    assert poses_of(shown[0], shown[1], [], calibration) is None


def test_a_round_body_has_a_place_and_no_turn() -> None:
    cone = np.array([[0.0, 0.0, 8.0 + 9 * n, 22.0 - 4 * n] for n in range(5)])
    actor, calibration, shown = seen(2010, (0.0, 2.0), cone)
    told = poses_of(shown[0], shown[1], [body_like(actor)], calibration)
    assert told is not None
    path = walked(*told, calibration)
    assert path.value == pytest.approx(np.hypot(30, 20), abs=max(2.0, 2 * path.sigma))
    assert turned(*told) is None


def test_two_bodies_that_fit_alike_leave_a_doubt() -> None:
    actor, calibration, shown = here_and_there()
    body = body_like(actor)
    # A twin that lay on the card the other way round: the same shape, another front.
    twin = replace(body, surface_mm=body.surface_mm * [-1.0, -1.0, 1.0])
    told = poses_of(shown[0], shown[1], [body, twin], calibration)
    assert told is not None
    assert walked(*told, calibration).value == pytest.approx(np.hypot(30, 20), abs=22)
    assert turned(*told) is None
    assert front_walked(*told, calibration) is None


def test_a_walk_is_no_surer_than_the_prints_size() -> None:
    """Before, the sigma of a long walk was only that of the reading."""
    actor, calibration, shown = here_and_there()
    here, _ = poses_of(shown[0], shown[1], [body_like(actor)], calibration) or (None, None)
    assert here is not None
    far = replace(here, at_mm=(here.at_mm[0] + 300.0, here.at_mm[1]))
    sure, doubtful = of_sure_prints(calibration), of_doubtful_scale(calibration)
    paths = [walked(here, far, prints).sigma for prints in (sure, doubtful)]
    assert added(*paths) == pytest.approx(LARGER * 300, rel=0.05)
    fronts = [front_walked(here, far, prints) for prints in (sure, doubtful)]
    ends = [one.sigma for one in fronts if one is not None]
    assert len(ends) == 2
    assert added(ends[0], ends[1]) == pytest.approx(LARGER * 300, rel=0.05)


@pytest.mark.long
def test_a_creature_s_place_is_no_surer_than_the_prints_size() -> None:
    play = drawn_play(2010, count=1, size_wh=SIZE_WH)
    actor = play.actors[0]
    actor.keys = [Key(0, 140.0, 60.0, 0, 0.3)]
    picture = Painter(play.scene, 0.01).picture(0.0, 0)
    frames = [Frame(picture, number, number / 10) for number in range(12)]
    told = [
        [
            one
            for one in follow(
                frames, prints(play.calibration), play.boards, [body_like(actor)]
            ).told
            if isinstance(one, CreatureSeen)
        ]
        for prints in (of_sure_prints, of_doubtful_scale)
    ]
    sure, doubtful = (seen_there[-1] for seen_there in told)
    assert sure.sigma_mm is not None
    assert doubtful.sigma_mm is not None
    away_mm = float(np.hypot(*sure.at_mm))
    assert away_mm > 100
    assert added(sure.sigma_mm, doubtful.sigma_mm) == pytest.approx(
        LARGER * away_mm / np.sqrt(2), rel=0.1
    )
