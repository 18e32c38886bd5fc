"""For any sightings in any order, keys are unique and stable, and no answer is refused."""

import random
from collections import Counter
from typing import Literal

import pytest

from engine.games.clay_o_rama.turns import EndMove
from engine.games.clay_o_rama.weighing import Reweigh
from engine.refusal import IllegalCommand
from server.desk import Desk
from server.proposals.clay_o_rama.blocked import blocked
from tests.support.evenings import look, throw
from tests.support.in_play import (
    BEN,
    CLEO,
    divided,
    gone,
    hit,
    lost,
    moved,
    piece,
    playing,
    shape,
    stands,
    tell,
)
from vision.sightings import ColourName, MovedBy, Sighting

COLOURS: tuple[ColourName, ...] = ("orange", "blue", "green", "pink")
POWERS = ("drop", "rip_limbs_off", "reshape_limb", "change_places", "divide_self")


def something(draw: random.Random, frame: int) -> Sighting:
    """Any sighting of play, of any creature."""
    track = draw.randrange(4)
    colour = COLOURS[track]
    at = (draw.uniform(-300, 300), draw.uniform(-300, 300))
    to = (at[0] + draw.uniform(-300, 300), at[1] + draw.uniform(-60, 60))
    states: tuple[Literal["off", "back", "taken"], ...] = ("off", "off", "back", "taken")
    state = draw.choice(states)
    owner = (track, draw.choice([0.3, 0.6, 0.9]))
    movers: tuple[MovedBy, ...] = ("hand", "throw", "unknown")
    by = draw.choice(movers)
    any_of: list[Sighting] = [
        moved(colour, at, to, track=track, frame=frame, by=by),
        moved(colour, at, to, track=track, frame=frame, along_mm=400.0),
        piece(owner, colour=colour, state=state, number=draw.randrange(3), frame=frame),
        gone(colour, track=track, frame=frame),
        shape(colour, track=track),
        divided(colour, halves=(track, 7)),
        stands(colour, at, track=track, frame=frame),
        lost(((1, 2), 0.6), ((2, 1), 0.4), colours=("blue", "blue")),
        throw((colour, 0.9), none=0.1, frame=frame),
    ]
    return draw.choice(any_of)


def check(table: Desk) -> None:
    offers = table.offers()
    twice = [key for key, count in Counter(one.key for one in offers).items() if count > 1]
    assert not twice
    assert [one.key for one in table.offers()] == [one.key for one in offers]
    for one in (one for one in offers if one.kind != "throw" and not one.blocked):
        answers = [choice.command for choice in one.choices]
        assert one.command or answers, one.title
        for answer in [*([one.command] if one.command else []), *answers]:
            assert not blocked(table.session.state, answer), (one.title, answer)


@pytest.mark.parametrize("seed", [*range(10), 134, 167])
def test_any_play(seed: int) -> None:
    draw = random.Random(seed)
    table = playing()
    if seed % 3 == 1:
        tell(table, Reweigh(None, CLEO, "the same clay", colour="blue"))
    if seed % 3 == 2:
        power = draw.choice(POWERS)
        instead = power if power in ("drop", "reshape_limb") else ""
        hit(table, power=power, announced=instead)
    for step in range(40):
        if table.session.state.moment != "playing":
            return
        table.see(look(something(draw, 1000 + 10 * step)))
        check(table)
        offers = [one for one in table.offers() if not one.blocked and one.kind != "throw"]
        if offers and draw.random() < 0.5:
            _answer(table, draw, offers[0].key)
        elif draw.random() < 0.2:
            _end_move(table)
        check(table)


def _answer(table: Desk, draw: random.Random, key: str) -> None:
    offer = next(one for one in table.offers() if one.key == key)
    answers = [*([offer.command] if offer.command else []), *(c.command for c in offer.choices)]
    table.confirm(key, based_on_seq=table.session.head, command=draw.choice(answers))
    assert key not in [one.key for one in table.offers()]


def _end_move(table: Desk) -> None:
    turn = table.session.state.play.turn
    number = turn.creature if turn else BEN
    try:
        tell(table, EndMove(None, number))
    except IllegalCommand:  # something is open: nobody can end a move now
        return
