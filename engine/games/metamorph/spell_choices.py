"""Spells that can be cast now."""

from collections.abc import Iterator

from engine.games.metamorph import commands
from engine.games.metamorph.commands import Command
from engine.games.metamorph.hexes import distance, towards
from engine.games.metamorph.questions import (
    hexes_apart,
    intelligence,
    is_blob,
    lying_on,
    missing_health,
    place_of,
    placed,
    shape_of,
    standing_on,
)
from engine.games.metamorph.sight import sees, sees_hex
from engine.games.metamorph.state import Seated, State, Turn
from engine.games.metamorph.tables import FALL_DAMAGE, SPELLS


def spells(state: State, turn: Turn, one: Seated) -> Iterator[Command]:
    """Every spell with every target; hexes to teleport to are a choice of them."""
    quiet = state.house.quiet_rest and turn.rested
    if turn.cast or one.change is not None or is_blob(one) or quiet:
        return
    known = intelligence(state, one)
    able = {name for name, level in SPELLS.items() if level <= known and level <= one.mana}
    if SPELLS["morph"] <= known:
        yield from _morphs(state, one)
    if "heal" in able and missing_health(state, one):
        yield commands.CastHeal(one.seat)
    if able & {"slow", "restrict"}:
        for other in _in_range(state, one, known):
            if "slow" in able:
                yield commands.CastSlow(one.seat, other.seat)
            if "restrict" in able:
                yield commands.CastRestrict(one.seat, other.seat)
    if "teleport" in able:
        yield from _teleports(state, one)


def _morphs(state: State, one: Seated) -> Iterator[Command]:
    """Shapes that can be paid for; in the air whoever cannot pay falls, which nobody chooses."""
    cost = SPELLS["morph"] + missing_health(state, one) + (FALL_DAMAGE if one.flying else 0)
    if one.mana < cost or (one.flying and one.health <= FALL_DAMAGE):
        return
    school = shape_of(state, one).school
    for name in state.book.cell_of:
        within = not one.restrict or state.book.shape_named[name].school == school
        if name != one.shape and within:
            yield commands.CastMorph(one.seat, name)


def _in_range(state: State, one: Seated, reach: int) -> tuple[Seated, ...]:
    return tuple(
        other
        for other in placed(state)
        if other.seat != one.seat
        and hexes_apart(state, one, other) <= reach
        and sees(state, one, other)
    )


def _teleports(state: State, one: Seated) -> Iterator[Command]:
    """To hexes beside other counters, facing them; and to the hex farthest from all others."""
    others = [place_of(state, other) for other in placed(state) if other.seat != one.seat]
    others += [state.board.place[thing.at] for thing in state.artifacts if thing.at]
    if not others:
        return
    free = [
        name
        for name in state.board.place
        if standing_on(state, name) is None and not lying_on(state, name)
    ]
    away = {name: min(distance(state.board.place[name], one) for one in others) for name in free}
    near = [name for name in free if away[name] == 1]
    far = sorted(free, key=lambda name: -away[name])
    wanted = [name for name in near if sees_hex(state, one, name)]
    farthest = next((name for name in far if sees_hex(state, one, name)), None)
    wanted += [farthest] if farthest else []
    for name in dict.fromkeys(wanted):
        here = state.board.place[name]
        facing = towards(here, min(others, key=lambda other: distance(here, other)))
        yield commands.CastTeleport(one.seat, name, facing)
