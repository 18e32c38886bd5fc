"""Creatures that were weighed in on film and then carried and turned: how far, against truth."""

from dataclasses import dataclass

import numpy as np
import pytest

from tests.support.drawn_play import Actor, Play, drawn_play, free_place
from tests.support.weighed_play import body_from_film, feet_mm
from tests.vision.tracking.followed import follow_play
from vision.creature_bodies import CreatureBody
from vision.sightings import Estimate, MoveSeen
from vision.weigh_in.refusal import WeighInRefused

QUICK = (5,)
MANY = tuple(range(40, 76))


@dataclass(frozen=True)
class Measured:
    """A measured move and its truth: lengths in mm, the rotation in degrees."""

    seed: int
    move: MoveSeen
    path_mm: float
    front_mm: float
    turn_deg: float

    @property
    def allowed_mm(self) -> float:
        return max(5.0, 0.02 * self.path_mm)


def moved(seed: int, size_wh: tuple[int, int]) -> Measured | str:
    """Weigh a creature in, carry it elsewhere and turn it; return the result or a reason."""
    play = drawn_play(2000 + seed, count=1, size_wh=size_wh)
    actor, turn = play.actors[0], float(play.rng.uniform(-3, 3))
    try:
        body = weighed(actor, seed)
    except WeighInRefused as refused:
        return f"not weighed in: {refused.refusal.cause}"
    hand = play.hand(0.7)
    play.carries(hand, 0, free_place(play, 70), turn=turn)
    play.leaves(hand)
    told = follow_play(play, [body])
    if len(told.moves) != 1:
        return f"{len(told.moves)} moves told"
    return Measured(seed, told.moves[0], *_true(play), np.degrees(turn))


BODIES: dict[int, CreatureBody] = {}


def weighed(actor: Actor, seed: int) -> CreatureBody:
    """The body of a creature, from its film; the same creature plays in both sizes of pictures."""
    if seed not in BODIES:
        BODIES[seed] = body_from_film(actor, seed)
    return BODIES[seed]


def _true(play: Play) -> tuple[float, float]:
    """True paths of the middle of its feet, and of its foremost point along its own x axis."""
    actor = play.actors[0]
    feet = feet_mm(actor.balls)
    front = np.array([float((actor.balls[:, 0] + actor.balls[:, 3]).max()), feet[1]])
    ends = (actor.keys[0], actor.keys[-1])
    feet_at, front_at = ([_at(p, k.x, k.y, k.turn) for k in ends] for p in (feet, front))
    lengths = [float(np.linalg.norm(b - a)) for a, b in (feet_at, front_at)]
    return lengths[0], lengths[1]


def _at(point: np.ndarray, x: float, y: float, turn: float) -> np.ndarray:
    c, s = np.cos(turn), np.sin(turn)
    return np.asarray(np.array([[c, -s], [s, c]]) @ point + [x, y])


def off(told: Estimate | None, true: float) -> tuple[float, float]:
    """Error of a length, in mm and in sigmas."""
    assert told is not None
    return told.value - true, (told.value - true) / told.sigma


@pytest.mark.long
def test_a_weighed_creature_that_is_carried_and_turned() -> None:
    for seed in QUICK:
        found = moved(seed, (640, 360))
        assert isinstance(found, Measured), found
        move = found.move
        path, sigmas = off(move.path_mm, found.path_mm)
        front, front_sigmas = off(move.front_path_mm, found.front_mm)
        turn, turn_sigmas = off(move.turned_deg, found.turn_deg)
        print(f"\n{found.path_mm:.0f} mm: off {path:+.1f}, front {front:+.1f}, turn {turn:+.0f}")
        assert abs(path) < found.allowed_mm
        assert max(abs(sigmas), abs(front_sigmas), abs(turn_sigmas)) < 3
        assert move.front is not None


@pytest.mark.soak
@pytest.mark.parametrize("size_wh", [(1280, 720), (640, 360)])
def test_many_weighed_creatures_are_within_five_millimetres_or_two_percent(
    size_wh: tuple[int, int],
) -> None:
    every = [moved(seed, size_wh) for seed in MANY]
    found = [one for one in every if isinstance(one, Measured)]
    posed = [one for one in found if one.move.front_path_mm is not None]
    for one in every:
        if isinstance(one, str):
            print(one)
    for name, some in (("all", found), ("by their bodies", posed)):
        lengths = [off(one.move.path_mm, one.path_mm) for one in some]
        away, sigmas = np.array(lengths).T
        within = np.abs(away) < [one.allowed_mm for one in some]
        print(
            f"\n{size_wh[0]} px, {name}: {len(some)} moves, {within.sum()} within, mean "
            f"{away.mean():+.2f} mm, sd {away.std():.2f}, largest {np.abs(away).max():.1f}; one "
            f"sigma {np.mean(np.abs(sigmas) < 1):.0%}, two {np.mean(np.abs(sigmas) < 2):.0%}"
        )
    fronts = np.array([off(one.move.front_path_mm, one.front_mm) for one in posed]).T
    turns = [off(one.move.turned_deg, one.turn_deg) for one in posed]
    turned = np.array([((away + 180) % 360 - 180, s) for away, s in turns]).T
    print(f"front sd {fronts[0].std():.1f} mm, two sigma {np.mean(np.abs(fronts[1]) < 2):.0%}")
    print(f"turn sd {turned[0].std():.1f} degrees")
    assert len(posed) >= 0.6 * len(MANY)
    away = np.array([off(one.move.path_mm, one.path_mm)[0] for one in posed])
    assert (np.abs(away) < [one.allowed_mm for one in posed]).all()
    assert np.mean(np.abs(fronts[1]) < 2) >= 0.9
