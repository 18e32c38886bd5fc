"""Whaps, flings, nabs, falls and goals: from what is seen to a command that is carried out."""

from dataclasses import replace

import pytest

from engine.games.slargeball.flinging import Fling
from engine.games.slargeball.nabbing import Nab
from engine.games.slargeball.state import Throw
from engine.games.slargeball.whapping import Whap
from engine.luck import Roll
from server.proposals.on_table import Drawing, Line, Ring
from server.proposals.slargeball import PROPOSER
from tests.engine.games.slargeball.arrange import DG, RG, T2, T, Table, during, laid, mm, moving
from tests.server.proposals.slargeball.test_field import offers, seen, table_mm
from tests.support.offered import remembered
from vision.sightings import BallSeen, BasesMeet, Estimate, FigureSeen

ENEMY, OTHER = 200 + T % 100, 200 + RG % 100


def ball(game: Table, x: float, y: float) -> BallSeen:
    return BallSeen(9, 0.3, 1, table_mm(game.state, mm(x, y)), 0.5, "ground")


def drawn(game: Table, *told: FigureSeen | BallSeen) -> tuple[Drawing, ...]:
    return PROPOSER.draw(game.state, remembered(PROPOSER, game.state, *told))


def brawl() -> Table:
    """A Tremple touches one enemy, a Defensive Grelker with the higher stat another."""
    return during(
        "whapping",
        laid({T: (300.0, 300.0), ENEMY: (330.0, 300.0), DG: (500.0, 300.0), OTHER: (530.0, 300.0)}),
    )


def test_legal_whaps_are_offered_in_order() -> None:
    game = brawl()
    told = [seen(game.state, 1, mm(300, 300)), seen(game.state, 2, mm(330, 300), 2),
            seen(game.state, 3, mm(500, 300)), seen(game.state, 4, mm(530, 300), 2)]  # fmt: skip
    (offer,) = offers(game.state, *told)
    assert offer.command == Whap(1, DG, OTHER)
    assert offer.why.startswith("They touch by the ledger: 4 or less. Then green Tremple 1")
    assert offer.doubt == "On the table their bases are well apart."
    lines = [one for one in drawn(game, *told) if isinstance(one, Line)]
    assert lines[0].label == "1. 4 or less"
    assert [line.doubtful for line in lines][:2] == [False, True]
    game.do(offer.command)


def test_a_contact_that_the_camera_doubts_is_told_with_its_gap() -> None:
    game = brawl()
    gap = (BasesMeet(4, Estimate(0.6, 0.5), 0.42),)
    told = [replace(seen(game.state, 3, mm(500, 300)), touching=gap),
            seen(game.state, 4, mm(530, 300), 2)]  # fmt: skip
    (offer,) = offers(game.state, *told)
    assert offer.doubt == "On the table the gap is 0.6 ± 0.5 mm: they touch with 42 %."
    assert offer.probability == pytest.approx(0.42)


def test_a_contact_that_the_ledger_does_not_have_is_offered_to_be_declared() -> None:
    """Two millimetres apart by the ledger: the whap phase waits for a word (S33)."""
    game = during("whapping", laid({T: (300.0, 300.0), ENEMY: (332.0, 300.0)}))
    meets = (BasesMeet(2, Estimate(0.1, 0.5), 0.8),)
    told = [replace(seen(game.state, 1, mm(300, 300)), touching=meets),
            seen(game.state, 2, mm(332, 300), 2)]  # fmt: skip
    (offer,) = offers(game.state, *told)
    assert offer.title == "Green Tremple 1 touches blue Tremple 1?"
    assert offer.doubt.endswith("they touch with 80 %.")
    touching = Table(game.state).do(offer.command)
    assert [one.figure for one in touching.state.chances] == [T, ENEMY]
    apart = game.do(offer.choices[0].command)
    assert offers(apart.state, *told) == ()


def test_a_contact_that_the_table_does_not_have_is_denied() -> None:
    game = brawl()
    told = [seen(game.state, 3, mm(500, 300)), seen(game.state, 4, mm(530, 300), 2)]
    (offer,) = offers(game.state, *told)
    game.do(next(one.command for one in offer.choices if one.label == "They do not touch"))
    assert DG not in [one.figure for one in game.state.chances]


def test_a_fling_is_where_the_ball_was_put_within_its_range() -> None:
    game = during("flinging", laid({T: (300.0, 300.0)}, ball=T))
    (ring,) = drawn(game, seen(game.state, 1, mm(300, 300)))
    assert isinstance(ring, Ring)
    assert ring.radius_mm == pytest.approx(304.8)
    assert ring.label == "12 in, 4 or less"
    (offer,) = offers(game.state, seen(game.state, 1, mm(300, 300)), ball(game, 400, 300))
    assert offer.command == Fling(1, T, mm(400, 300))
    assert "3.9 inches" in offer.title
    (far,) = offers(game.state, seen(game.state, 1, mm(300, 300)), ball(game, 700, 300))
    assert far.command is None
    assert "flings 12 in" in far.doubt


def test_a_failed_fling_shows_the_six_ways_it_may_scatter() -> None:
    game = during("flinging", laid({T: (300.0, 300.0)}, ball=T))
    game.do(Fling(1, T, mm(400, 300)))
    (aim,) = drawn(game)
    assert isinstance(aim, Line)
    assert aim.to_mm == pytest.approx(table_mm(game.state, mm(400, 300)))
    game.do(Roll((5,)))
    assert isinstance(game.state.pending, Throw)
    rays = [one for one in drawn(game) if isinstance(one, Line)]
    assert [ray.label for ray in rays] == list("123456")
    start, end = rays[0].from_mm, rays[0].to_mm
    # 12 inches less one for each of the five pips, straight towards the enemy's end.
    assert (end[0] - start[0], end[1] - start[1]) == pytest.approx((7 * 25.4, 0.0), abs=0.1)


def test_who_touches_the_ball_may_nab_it() -> None:
    game = during("nabbing", laid({T: (300.0, 300.0)}, ball=(325.0, 300.0)))
    (offer,) = offers(game.state, seen(game.state, 1, mm(300, 300)), ball(game, 325, 300))
    assert offer.command == Nab(1, T, 1)
    game.do(offer.command)


def test_a_ball_in_a_goal_bunker_says_what_it_scores() -> None:
    game = during("nabbing", laid({T: (300.0, 300.0)}, ball=(325.0, 300.0)))
    bunker = game.state.bunkers[1]
    x, y = (bunker.left + bunker.right) / 20, (bunker.bottom + bunker.top) / 20
    told = offers(game.state, ball(game, x, y))
    (offer,) = [one for one in told if one.key == "ball-1"]
    assert offer.title == "Ball 1 lies in blue's Goal Bunker?"
    assert offer.why.endswith("At rest there it scores 3 for green.")
    game.do(offer.choices[0].command)


def test_moves_and_the_initiative_are_drawn() -> None:
    game = moving("tremple", 1, laid({T: (300.0, 300.0), T2: (600.0, 300.0)}, ball=T))
    told = [seen(game.state, 1, mm(300, 300)), seen(game.state, 2, mm(650, 300))]
    shown = drawn(game, *told)
    assert [one.label for one in shown] == ["initiative", "2.0 in", "6 in"]
    way = shown[1]
    assert isinstance(way, Line)
    assert way.meaning == "walked"
    assert way.from_mm == pytest.approx(table_mm(game.state, mm(600, 300)))


def test_who_may_wake_is_drawn_with_the_die() -> None:
    game = laid({T: (300.0, 300.0)}, {DG: (500.0, 300.0)}).changed(phase="waking")
    (ring,) = drawn(game)
    assert ring.label == "green 5: 4 or less"
