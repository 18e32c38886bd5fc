"""Each measured number of a proposal is in its command, with the sigma of its sighting."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest

from engine.games.clay_o_rama.weighing import Reweigh
from engine.notation import to_json
from server.proposals.proposal import Choice, Proposal
from server.proposals.slargeball import PROPOSER
from tests.engine.games.slargeball.arrange import T, during, laid, mm
from tests.server.proposals.slargeball.test_field import begun, seen, table_mm
from tests.support.evenings import creature, desk, hand, look
from tests.support.in_play import CLEO, moved, playing, tell
from tests.support.offered import offered
from vision.sightings import BallSeen

Numbers = dict[tuple[str | int, ...], tuple[int, float]]


def numbers_of(one: Proposal | Choice) -> Numbers:
    """By path: the value in the command, and its sigma."""
    found: Numbers = {}
    for number in one.measured:
        value: object = to_json(one.command)
        for step in number.path:
            value = cast(dict[str | int, object], value)[step]
        assert type(value) is int, number
        found[number.path] = (value, number.sigma)
    return found


def span() -> Proposal:
    table = desk()
    table.see(look(hand(204.0, sigma=1.5)))
    return table.offers()[0]


def weigh_in() -> Proposal:
    table = desk()
    table.see(look(creature(82.0)))
    return table.offers()[0]


def reweigh() -> Proposal:
    table = playing()
    table.see(look(creature(60.0, legs=4, limbs=1, frame=900)))
    return table.offers()[0]


def walk() -> Proposal:
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (211.0, 0.0), track=2, sigma=2.0)))
    return table.offers()[0]


def figure() -> Proposal:
    state = begun().state
    stayed = seen(state, 2, mm(400, 200)), seen(state, 3, mm(500, 500))
    went = replace(seen(state, 1, mm(360, 300)), sigma_mm=0.4)
    return offered(PROPOSER, state, went, *stayed)[0]


def fling() -> Proposal:
    state = during("flinging", laid({T: (300.0, 300.0)}, ball=T)).state
    ball = BallSeen(9, 0.3, 1, table_mm(state, mm(400, 300)), 0.5, "ground")
    return offered(PROPOSER, state, seen(state, 1, mm(300, 300)), ball)[0]


PROPOSED: dict[Callable[[], Proposal], Numbers] = {
    span: {("span",): (2040, 1.5)},
    weigh_in: {("reach",): (410, 3.0), ("hit_points",): (50, 0.0)},
    reweigh: {("reach",): (410, 3.0)},
    walk: {("length",): (2110, 2.0)},
    figure: {("path", 0, "x"): (3600, 0.4), ("path", 0, "y"): (3000, 0.4)},
    fling: {("to", "x"): (4000, 0.5), ("to", "y"): (3000, 0.5)},
}


@pytest.mark.parametrize("offer", PROPOSED, ids=lambda offer: offer.__name__)
def test_a_proposal_says_which_numbers_were_measured(offer: Callable[[], Proposal]) -> None:
    assert numbers_of(offer()) == PROPOSED[offer]


def test_choices_say_which_of_their_numbers_were_measured() -> None:
    (there,) = figure().choices
    assert numbers_of(there) == {("at", "x"): (3600, 0.4), ("at", "y"): (3000, 0.4)}
    state = begun().state
    ball = BallSeen(9, 0.3, 1, table_mm(state, mm(100, 100)), 0.5, "ground")
    (lies,) = offered(PROPOSER, state, ball)[0].choices
    assert numbers_of(lies) == {("at", "x"): (1000, 0.5), ("at", "y"): (1000, 0.5)}


def test_a_walk_that_is_too_far_is_as_long_as_it_was_measured() -> None:
    """The allowed distance follows from the ledger, and is not a measurement."""
    table = playing()
    table.see(look(moved("blue", (0.0, 0.0), (424.0, 0.0), track=2, sigma=2.0)))
    back, stays, *others = table.offers()[0].choices
    assert numbers_of(stays) == {("length",): (4240, 2.0)}
    assert [numbers_of(one) for one in (back, *others)] == [{}] * (1 + len(others))


def test_each_creature_that_a_walk_may_be_of_has_its_length() -> None:
    table = playing()
    tell(table, Reweigh(None, CLEO, "the same clay", colour="blue"))
    table.see(look(moved("blue", (0.0, 0.0), (211.0, 0.0), track=2, sigma=2.0)))
    offer = table.offers()[0]
    assert offer.command is None
    assert ("length",) in {path for one in offer.choices for path in numbers_of(one)}
