"""Which creatures are within whose reach, from drawn pictures of standing creatures."""

from dataclasses import dataclass, replace
from itertools import permutations

import numpy as np
import pytest

from engine.games.clay_o_rama.weighing import Reweigh
from server.proposals.clay_o_rama.reach import StandingPlace, from_point, probability_in_reach
from server.proposals.clay_o_rama.standing import REACH_SIGMA_MM, places
from tests.support.drawn_play import Actor, drawn_play
from tests.support.evenings import look
from tests.support.in_play import ADA, BEN, CLEO, playing, stands, tell
from tests.support.weighed_play import body_like
from tests.vision.tracking.followed import follow_play
from vision.sightings import FAINTLY_SEEN, Estimate

FOOT_MM = 3.0
REACH_FROM_MM, REACH_OFF_MM = 15.0, 45.0


@dataclass(frozen=True)
class Pair:
    """A pair of creatures: their true distance, and their measured positions."""

    true_mm: float
    own: StandingPlace
    other: StandingPlace

    @property
    def off_mm(self) -> float:
        """Error of the distance."""
        return from_point(self.own.at_mm, self.other) - self.true_mm

    @property
    def sigmas(self) -> float:
        """Error of the distance in units of its sigma."""
        return self.off_mm / float(np.hypot(self.own.sigma_mm, self.other.sigma_mm))


def feet(actor: Actor) -> StandingPlace:
    """The middle of what touches the table, and its rim."""
    balls = actor.placed(np.array([1e3]), np.zeros(2))
    low = balls[balls[:, 2] - balls[:, 3] < FOOT_MM]
    turns = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    rim = tuple(
        (float(x + r * np.cos(a)), float(y + r * np.sin(a))) for x, y, _, r in low for a in turns
    )
    middle = low[:, :2].mean(axis=0)
    return StandingPlace((float(middle[0]), float(middle[1])), rim, 0.0)


def pairs_of(seed: int, *, weighed: bool = False) -> list[Pair]:
    """Every two creatures of a drawn table, by what the desk knows of them."""
    play = drawn_play(seed, count=3, apart_mm=75.0, size_wh=(960, 540) if seed % 2 else (640, 360))
    play.ends_s = 0.6
    table = playing()
    for number, actor in zip((BEN, CLEO, ADA), play.actors, strict=True):
        tell(table, Reweigh(None, number, "the film", colour=actor.colour))
    bodies = [body_like(actor) for actor in play.actors] if weighed else []
    for seen in follow_play(play, bodies).told:
        table.see(look(seen, frame=seen.frame))
    known = places(table.session.state, table._known())
    true = {n: feet(a) for n, a in zip((BEN, CLEO, ADA), play.actors, strict=True)}
    return [
        Pair(from_point(true[a].at_mm, true[b]), known[a], known[b])
        for a, b in permutations(known, 2)
    ]


def judged(pairs: list[Pair], draw: np.random.Generator) -> tuple[int, int]:
    """Number of pairs reported as certain, and how many of them are right."""
    sure = right = 0
    for pair in pairs:
        low = max(REACH_FROM_MM, pair.true_mm - REACH_OFF_MM)
        reach = float(draw.uniform(low, pair.true_mm + REACH_OFF_MM))
        told = probability_in_reach(pair.own, Estimate(reach, REACH_SIGMA_MM), pair.other)
        if not 0.05 < told < 0.95:
            sure += 1
            right += (told > 0.5) == (pair.true_mm <= reach)
    return sure, right


def check(seeds: range, *, least: float = 0.4, weighed: bool = False) -> None:
    pairs = [pair for seed in seeds for pair in pairs_of(seed, weighed=weighed)]
    draw = np.random.default_rng(5)
    counts = np.array([judged(pairs, draw) for _ in range(5)]).sum(axis=0)
    off, off_mm = np.array([(pair.sigmas, pair.off_mm) for pair in pairs]).T
    print(
        f"\n{len(pairs)} ordered pairs, five reaches each: {counts[0]} told as sure, "
        f"{counts[1]} of them right ({counts[1] / counts[0]:.1%}); distances within one sigma "
        f"{np.mean(np.abs(off) < 1):.0%}, two {np.mean(np.abs(off) < 2):.0%}, "
        f"off by {off_mm.mean():+.1f} mm, sd {off_mm.std():.1f}, half less than "
        f"{np.median(np.abs(off_mm)):.1f}"
    )
    assert counts[1] >= 0.95 * counts[0]
    assert counts[0] >= least * 5 * len(pairs)
    assert np.mean(np.abs(off) < 1) > 0.55
    assert np.mean(np.abs(off) < 2) > 0.9


@pytest.mark.parametrize("tables", [3, pytest.param(12, marks=pytest.mark.long)])
def test_who_is_within_reach_is_right_where_it_is_told_as_sure(tables: int) -> None:
    check(range(3000, 3000 + tables))


def test_how_sure_a_place_is_depends_on_how_it_was_seen() -> None:
    seen = stands("blue", (0.0, 0.0), track=2)
    ways = {"outline": seen, "faint": replace(seen, flags=(FAINTLY_SEEN,)),
            "body": replace(seen, sigma_mm=1.0)}  # fmt: skip
    places_by = {}
    for name, one in ways.items():
        table = playing()
        table.see(look(one))
        (places_by[name],) = places(table.session.state, table._known()).values()
    sigmas_mm = [places_by[name].sigma_mm for name in ("body", "outline", "faint")]
    assert sigmas_mm == sorted(sigmas_mm)
    assert len(set(sigmas_mm)) == 3
    assert places_by["body"].rim_mm == seen.footprint_mm


@pytest.mark.parametrize("tables", [3, pytest.param(8, marks=pytest.mark.long)])
def test_bodies_that_were_weighed_in_tell_it_far_more_often(tables: int) -> None:
    check(range(3004, 3004 + tables), least=0.75, weighed=True)


@pytest.mark.soak
@pytest.mark.parametrize(("weighed", "least"), [(False, 0.4), (True, 0.75)])
def test_who_is_within_reach_of_many(weighed: bool, least: float) -> None:
    check(range(3000, 3080), least=least, weighed=weighed)
