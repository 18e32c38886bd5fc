"""From drawn films of hands to the proposal of a power, a lost part or a death."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from engine.games.clay_o_rama.dividing import Divide
from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.judging import JudgeByDice
from engine.games.clay_o_rama.parts import LosePart
from engine.games.clay_o_rama.power_use import ChangePlaces, ReshapeLimb, RipLimb, ThrowCreature
from engine.games.clay_o_rama.refereeing import RemoveCreature, SetHitPoints
from engine.games.clay_o_rama.weighing import Reweigh
from engine.luck import Roll
from engine.word import Note
from server.desk import Desk
from server.proposals.proposal import Proposal
from tests.support.drawn_handovers import carried, exchanged
from tests.support.drawn_parts import (
    Happening,
    divided,
    fell_in_move,
    pressed_in,
    taken_away,
    torn_off,
)
from tests.support.drawn_play import Play
from tests.support.evenings import look
from tests.support.in_play import ADA, BEN, CLEO, hit, of, playing, tell
from tests.vision.tracking.followed import follow_play
from vision.sightings import ColourName, Sighting

FILMS: Mapping[str, Any] = {
    "torn off": lambda: torn_off(100),
    "pressed in": lambda: pressed_in(100),
    "taken away": lambda: taken_away(110),
    "divided": lambda: divided(100),
    "fell in a move": lambda: fell_in_move(110),
    "exchanged": lambda: exchanged(2),
    # Of seven films from 38 on six tell the move; in 40 one creature of three is not seen.
    "carried": lambda: carried(41),
}


@cache
def film(name: str) -> tuple[tuple[ColourName, ...], tuple[Sighting, ...]]:
    """The creatures' colours, the affected one first, and the sightings."""
    made = FILMS[name]()
    play: Play = made.play if isinstance(made, Happening) else made
    colours: Any = tuple(actor.colour for actor in play.actors)
    return colours, tuple(follow_play(play).told)


def named(table: Desk, name: str, *numbers: int) -> Desk:
    """Give the creatures of the ledger the colours of the film's, in this order."""
    for number, colour in zip(numbers, film(name)[0], strict=True):
        tell(table, Reweigh(None, number, "the film", colour=colour))
    return table


def shown(table: Desk, name: str) -> tuple[Proposal, ...]:
    for seen in film(name)[1]:
        table.see(look(seen, frame=seen.frame))
    return table.offers()


def fighting(name: str, power: str, *, announced: str = "") -> Desk:
    """Ben's creature hit Cleo's, to which it happens."""
    table = named(playing(), name, CLEO, BEN, ADA)
    hit(table, power=power, announced=announced)
    return table


def test_rip_limbs_off() -> None:
    (offer,) = shown(fighting("torn off", "rip_limbs_off"), "torn off")
    assert offer.command == RipLimb(None, BEN, 0)


def test_a_part_lost_in_the_fight_without_that_power() -> None:
    (offer,) = shown(fighting("torn off", ""), "torn off")
    assert isinstance(offer.command, LosePart)
    assert (offer.command.creature, offer.command.cause) == (CLEO, "melee")


def test_a_part_that_falls_off_in_a_walk() -> None:
    table = named(playing(), "fell in a move", BEN, CLEO, ADA)
    tell(table, Reweigh(None, BEN, "far enough", movement_spans=4))
    offers = shown(table, "fell in a move")
    (part,) = (one for one in offers if one.kind == "part")
    assert isinstance(part.command, LosePart)
    assert (part.command.creature, part.command.cause) == (BEN, "moving")


def test_reshape_one_limb() -> None:
    table = fighting("pressed in", "reshape_limb", announced="reshape_limb")
    (offer,) = shown(table, "pressed in")
    assert offer.command == ReshapeLimb(None, BEN, 0)


def test_the_poke() -> None:
    table = fighting("pressed in", "poke", announced="poke")
    (offer,) = shown(table, "pressed in")
    assert isinstance(offer.command, JudgeByDice)
    assert offer.title.startswith("The Poke on Cleo's")
    assert not offer.blocked


def test_a_little_other_for_no_reason_is_not_asked_about() -> None:
    assert shown(named(playing(), "pressed in", CLEO, BEN, ADA), "pressed in") == ()


def test_divide_self() -> None:
    table = named(playing(), "divided", BEN, CLEO, ADA)
    tell(table, Reweigh(None, BEN, "for the test", power="divide_self"))
    (offer,) = shown(table, "divided")
    assert offer.command == Divide(None, BEN)
    table.confirm(offer.key, based_on_seq=table.session.head)
    assert len([one for one in table.session.state.creatures if one.alive]) == 4
    assert table.offers() == ()


@pytest.mark.long
def test_change_places() -> None:
    table = named(playing(), "exchanged", CLEO, BEN, ADA)
    hit(table, power="change_places")
    (offer,) = shown(table, "exchanged")
    assert isinstance(offer.command, ChangePlaces)
    assert {offer.command.first, offer.command.second} == {BEN, CLEO}
    table.confirm(offer.key, based_on_seq=table.session.head)
    assert table.offers() == ()


def test_use_opponent_as_missile() -> None:
    table = all_limbs_hit("carried")
    (offer,) = shown(table, "carried")
    assert offer.command == ThrowCreature(None, BEN, ADA)
    table.confirm(offer.key, based_on_seq=table.session.head)
    assert table.session.state.play.shot.thrown == CLEO
    assert table.offers() == ()


def all_limbs_hit(name: str) -> Desk:
    table = named(playing(), name, CLEO, BEN, ADA)
    tell(table, SetHitPoints(None, CLEO, 100, "for the test"))
    hit(table, power="use_opponent_as_missile")
    for limb in range(1, len(of(table, BEN).limbs)):
        _damage(table)
        tell(table, Attack(None, BEN, CLEO, limb), Roll((6, 5)))
    _damage(table)
    return table


def _damage(table: Desk) -> None:
    awaited: Any = table.session.game.awaiting(table.session.state)
    if hasattr(awaited, "sides"):
        tell(table, Roll((1,) * awaited.count))


def test_death_is_questioned_while_the_ledger_gives_it_hit_points() -> None:
    table = named(playing(), "taken away", CLEO, BEN, ADA)
    (offer,) = shown(table, "taken away")
    assert offer.command is None
    assert [type(one.command) for one in offer.choices] == [Note, RemoveCreature]


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_squeezed_creature_that_is_dead_by_the_ledger_raises_no_question(when: str) -> None:
    table = named(playing(), "taken away", CLEO, BEN, ADA)
    dead = SetHitPoints(None, CLEO, 0, "squeezed")
    if when == "before":
        tell(table, dead)
    offers = shown(table, "taken away")
    if when == "after":
        assert len(offers) == 1
        tell(table, dead)
    assert table.offers() == ()
