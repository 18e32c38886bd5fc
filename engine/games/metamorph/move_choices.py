"""Moves that are possible now, and what a flyer may say of its height."""

from collections.abc import Iterator

from engine.games.metamorph import commands
from engine.games.metamorph.commands import Command
from engine.games.metamorph.questions import shape_of, special_with, speed, terrain_under
from engine.games.metamorph.reach import ends, reachable
from engine.games.metamorph.state import Seated, State, Turn
from engine.games.metamorph.tables import Mode
from engine.games.metamorph.walking import allowance, check_start
from engine.refusal import IllegalCommand

MODES: tuple[Mode, ...] = ("land", "water", "air")


def moves(state: State, turn: Turn, one: Seated) -> Iterator[Command]:
    """One move to each hex within reach, turns on the spot; and heights."""
    yield from _heights(state, turn, one)
    quiet = state.house.quiet_rest and turn.rested
    if turn.moved or one.stuck or one.hold or quiet:
        return
    for mode in MODES:
        if _can_start(state, one, mode):
            yield from _by_mode(state, one, mode)
    sprint = special_with(state, one, "sprint")
    able = sprint is not None and one.mana >= sprint.mana and not turn.special
    if able and _can_start(state, one, "land"):
        usual = reachable(state, one, allowance(state, one, "land"))
        farther = reachable(state, one, allowance(state, one, "land", sprint=True))
        for name, steps in farther.items():
            if name not in usual:
                yield commands.Move(one.seat, steps, "land", sprint=True, to=name)


def _by_mode(state: State, one: Seated, mode: Mode) -> Iterator[Command]:
    """To each hex once, and every turn on the spot."""
    offered: set[str] = set()
    for (name, _), steps in ends(state, one, allowance(state, one, mode)).items():
        if name == one.at or name not in offered:
            yield commands.Move(one.seat, steps, mode, to=name)
        offered.add(name)


def _can_start(state: State, one: Seated, mode: Mode) -> bool:
    if not speed(state, one, mode) or (mode != "air" and one.flying):
        return False
    try:
        check_start(state, one, mode)
    except IllegalCommand:
        return False
    return True


def _heights(state: State, turn: Turn, one: Seated) -> Iterator[Command]:
    shape = shape_of(state, one)
    if not shape.air:
        return
    terrain = terrain_under(state, one)
    stands = (terrain.land and shape.land) or (terrain.water and shape.water)
    if one.altitude == "air" and stands:
        yield commands.Land(one.seat)
    if not one.flying and not one.hold and not one.stuck:
        yield commands.TakeOff(one.seat)
    if not state.house.flying_high or turn.level:
        return
    if one.altitude == "high":
        yield commands.FlyLow(one.seat)
    elif one.flying and not turn.low_attack:
        yield commands.FlyHigh(one.seat)
