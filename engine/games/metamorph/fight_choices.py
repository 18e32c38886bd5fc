"""Attacks, specials and what hands can do now."""

from collections.abc import Iterator

from engine.games.metamorph import commands
from engine.games.metamorph.abilities import is_usable
from engine.games.metamorph.commands import Command
from engine.games.metamorph.fighting import check_reach, may_fight
from engine.games.metamorph.hexes import distance
from engine.games.metamorph.questions import (
    free_hands,
    held_by,
    hexes_apart,
    is_human,
    lying_on,
    place_of,
    placed,
    shape_of,
    special_with,
    specials_of,
)
from engine.games.metamorph.specials import AFTER_A_HIT, WITH_A_BLOW, Special
from engine.games.metamorph.state import Seated, State, Turn
from engine.refusal import IllegalCommand


def fights(state: State, turn: Turn, one: Seated) -> Iterator[Command]:
    """Attacks by hand, each special that can be used, and objects."""
    quiet = state.house.quiet_rest and turn.rested
    if not turn.fought and not quiet and one.mana >= turn.spared:
        yield from _blows(state, turn, one)
        if turn.level != "up":
            yield from _artifact_blows(state, one)
    if not turn.special:
        yield from _specials(state, turn, one)
        yield from _objects(state, one)


def _blows(state: State, turn: Turn, one: Seated) -> Iterator[Command]:
    specials = [
        special
        for special in specials_of(state, one)
        if special.effect in WITH_A_BLOW
        and not turn.special
        and one.mana >= special.mana + turn.spared
        and (special.effect != "charge" or turn.run >= special.reach)
    ]
    for other in placed(state):
        if other.seat == one.seat or hexes_apart(state, one, other) != 1:
            continue
        rises = turn.level == "up" and not other.flying
        if rises or not _reaches(state, one, other) or not may_fight(state, turn, one, other):
            continue
        yield commands.Attack(one.seat, other.seat)
        for thing in held_by(state, other.seat):
            yield commands.Attack(one.seat, other.seat, artifact=thing.name)
        for special in specials:
            yield commands.Attack(one.seat, other.seat, special.name)


def _reaches(state: State, one: Seated, other: Seated) -> bool:
    try:
        check_reach(one, other, huge=shape_of(state, one).size == "Huge")
    except IllegalCommand:
        return False
    return True


def _artifact_blows(state: State, one: Seated) -> Iterator[Command]:
    if one.altitude == "high":
        return
    for thing in state.artifacts:
        if thing.at and distance(place_of(state, one), state.board.place[thing.at]) <= 1:
            yield commands.AttackArtifact(one.seat, thing.name)


def _specials(state: State, turn: Turn, one: Seated) -> Iterator[Command]:
    for special in specials_of(state, one):
        if one.mana < special.mana:
            continue
        for command in _uses(state, turn, one, special):
            if is_usable(state, command):
                yield command


def _uses(state: State, turn: Turn, one: Seated, special: Special) -> Iterator[commands.UseSpecial]:
    if special.effect in ("breathe", "web"):
        for other in placed(state):
            if other.seat != one.seat:
                yield commands.UseSpecial(one.seat, special.name, other.seat)
    elif special.effect in AFTER_A_HIT:
        if turn.hit is not None:
            yield commands.UseSpecial(one.seat, special.name, turn.hit)
    elif special.effect == "rest":
        if is_human(one) and one.mana < state.house.mana:
            yield commands.UseSpecial(one.seat, special.name)
    elif special.effect in ("ink", "zap", "trap"):
        yield commands.UseSpecial(one.seat, special.name)


def _objects(state: State, one: Seated) -> Iterator[Command]:
    hands = special_with(state, one, "hands")
    if hands is None or one.change is not None or one.mana < hands.mana or one.at is None:
        return
    if free_hands(state, one) and not one.flying:
        for thing in lying_on(state, one.at):
            yield commands.PickUp(one.seat, thing.name)
    for thing in held_by(state, one.seat):
        yield commands.Drop(one.seat, thing.name)
        for other in placed(state):
            near = other.seat != one.seat and hexes_apart(state, one, other) == 1
            if near and free_hands(state, other):
                yield commands.HandOver(one.seat, thing.name, other.seat)
