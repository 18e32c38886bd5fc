"""From drawn pictures of hands and creatures to the referee's proposals."""

import math

import pytest

from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.weighing import Reweigh
from server.desk import Desk
from tests.support.drawn_handovers import carried, hovered
from tests.support.drawn_play import Actor, Play
from tests.support.evenings import look
from tests.support.in_play import ADA, BEN, CLEO, playing, tell
from tests.vision.tracking.followed import follow_play


def played(play: Play, mover: str) -> Desk:
    """A film beside a game in which the creature of this colour is Ben's, whose move it is."""
    table = playing()
    others = [one.colour for one in play.actors if one.colour != mover]
    for number, colour in zip((BEN, CLEO, ADA), (mover, *others), strict=False):
        spans = 4 if number == BEN else None
        tell(table, Reweigh(None, number, "the film", colour=colour, movement_spans=spans))
    for seen in follow_play(play).told:
        table.see(look(seen, frame=seen.frame))
    return table


@pytest.mark.long
def test_a_creature_that_was_carried_has_walked_so_far() -> None:
    play = carried(100)
    actor = max(play.actors, key=lambda one: math.dist(*_ends(one)))
    start, end = _ends(actor)
    (offer,) = played(play, actor.colour).offers()
    assert isinstance(offer.command, Move)
    truth = math.dist(start, end)
    error = offer.command.length / 10 - truth
    print(f"\n{offer.title}: off by {error:+.1f} mm of {truth:.0f}")
    assert abs(error) < max(5.0, 0.02 * truth)


def test_a_hand_that_only_hovers_offers_nothing() -> None:
    play = hovered(100)
    assert played(play, play.actors[0].colour).offers() == ()


def _ends(actor: Actor) -> tuple[tuple[float, float], tuple[float, float]]:
    keys = actor.keys
    return (keys[0].x, keys[0].y), (keys[-1].x, keys[-1].y)
