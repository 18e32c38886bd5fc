"""Moving, landing, taking off, and flying high."""

from dataclasses import replace

from engine.games.metamorph import commands, events
from engine.games.metamorph.checks import (
    check_allowed,
    check_hex,
    check_not_resting,
    check_special,
    check_turn,
)
from engine.games.metamorph.events import Event
from engine.games.metamorph.hexes import distance
from engine.games.metamorph.questions import (
    has_key,
    place_of,
    placed,
    shape_of,
    special_with,
    terrain_under,
)
from engine.games.metamorph.reach import ends
from engine.games.metamorph.sight import seen_by
from engine.games.metamorph.state import Seated, State, Turn
from engine.games.metamorph.walking import (
    MOST_STEPS,
    OFF_MAP,
    Allowance,
    Walk,
    allowance,
    check_start,
    walked,
)
from engine.refusal import Reason, refusal


def move(state: State, command: commands.Move) -> tuple[Event, ...]:
    """All of a turn's movement, in one piece and by one mode."""
    if command.because:
        turn, one = check_allowed(state, command.seat)
    else:
        turn, one = check_turn(state, command.seat)
        _check_may_move(state, turn, one)
        check_start(state, one, command.mode)
    allowed = (events.Allowed(one.seat, command.because),) if command.because else ()
    first = (*allowed, *_sprinted(state, turn, one, command))
    budget = allowance(state, one, command.mode, sprint=command.sprint)
    if command.because:
        budget = replace(budget, points=MOST_STEPS, turns=MOST_STEPS)
    walk = walked(state, one, command.steps or _way(state, one, command, budget), budget)
    _check_meant(state, one, command, walk)
    _check_where(one, command, walk)
    entered = tuple(name for name in walk.path if name != OFF_MAP)
    seen = turn.seen if turn.teleported else seen_by(state, one)
    moved = events.Moved(one.seat, entered, walk.facing, command.mode, seen, walk.run)
    if walk.off:
        before = (moved,) if entered else ()
        return (*first, *before, events.LeftMap(one.seat, has_key(state, one.seat)))
    caught = () if command.mode == "air" else _trapped(state, one, walk)
    return (*first, moved, *caught)


def _way(state: State, one: Seated, command: commands.Move, budget: Allowance) -> str:
    """The steps to where the command wants to go, where it names no steps."""
    if command.to != OFF_MAP:
        check_hex(state, command.to)
    for (name, facing), steps in ends(state, one, budget).items():
        if name == command.to and command.facing in (None, facing):
            return steps
    facing_so = "" if command.facing is None else f", facing {command.facing},"
    raise refusal(
        Reason.TOO_FAR,
        f"{command.to}{facing_so} is out of reach in this move",
        "choose a hex that is nearer, or another facing",
        "move",
    )


def _check_where(one: Seated, command: commands.Move, walk: Walk) -> None:
    """The steps lead where the command says, where it does."""
    end = walk.path[-1] if walk.path else one.at
    if command.to not in ("", end) or command.facing not in (None, walk.facing):
        raise refusal(
            Reason.BAD_VALUE,
            f"these steps lead to {end}, facing {walk.facing}",
            "leave the steps out, or where they lead",
            "move",
        )


def _check_meant(state: State, one: Seated, command: commands.Move, walk: Walk) -> None:
    """Nobody leaves the map without saying so, for it ends the game for him (E27)."""
    if not walk.off or command.to:
        return
    wins = state.house.scenario == "key" and has_key(state, one.seat)
    fate = "wins with the Key" if wins else "loses the game"
    raise refusal(
        Reason.FORBIDDEN,
        f"these steps leave the map, and {one.name} {fate} by that",
        f'stop before its edge, or say that it is meant (to="{OFF_MAP}")',
        "E27",
    )


def _check_may_move(state: State, turn: Turn, one: Seated) -> None:
    check_not_resting(state, turn, "move")
    if turn.moved:
        raise refusal(Reason.SPENT, f"{one.name} has moved", "a move is done in one piece", "move")
    if one.stuck:
        raise refusal(Reason.SPENT, f"{one.name} cannot move in this turn", "do something else")
    if one.hold:
        raise refusal(Reason.SPENT, f"{one.name} is held", "break free at the start of a turn")


def _sprinted(state: State, turn: Turn, one: Seated, command: commands.Move) -> tuple[Event, ...]:
    """A sprint is the special of the turn, and on land."""
    if not command.sprint:
        return ()
    sprint = special_with(state, one, "sprint")
    if sprint is None or command.mode != "land":
        raise refusal(
            Reason.NO_POWER, f"{one.name} cannot sprint so", "sprint on land, in a shape that can"
        )
    check_special(state, turn, one, sprint.name)
    return (events.SpecialUsed(one.seat, sprint.name, sprint.mana),)


def _trapped(state: State, one: Seated, walk: Walk) -> tuple[Event, ...]:
    """Whoever ends his move beside a trap is held; flyers are out of its reach (E10)."""
    if not walk.path or one.hold:
        return ()
    here = state.board.place[walk.path[-1]]
    for other in placed(state):
        if other.trap and other.seat != one.seat and distance(here, place_of(state, other)) == 1:
            special = state.book.special_named[other.trap]
            return (events.Held(one.seat, other.seat, special.name, special.damage),)
    return ()


def land(state: State, command: commands.Land) -> tuple[Event, ...]:
    """A flyer says that it has landed, where its shape can be."""
    _, one = check_turn(state, command.seat)
    _check_flying(one)
    if one.altitude == "high":
        raise refusal(
            Reason.WRONG_STEP, f"{one.name} is flying high", "come down first (FlyLow)", "flying"
        )
    terrain, shape = terrain_under(state, one), shape_of(state, one)
    if not (terrain.land and shape.land) and not (terrain.water and shape.water):
        raise refusal(
            Reason.BAD_TARGET, f"{shape.name} cannot stand on {terrain.name}", "land elsewhere"
        )
    return (events.AltitudeChanged(one.seat, "ground"),)


def take_off(state: State, command: commands.TakeOff) -> tuple[Event, ...]:
    """A flyer on the ground says that it flies; one that is held stays."""
    _, one = check_turn(state, command.seat)
    if not shape_of(state, one).air or one.flying or one.hold or one.stuck:
        raise refusal(
            Reason.BAD_TARGET,
            f"{one.name} cannot take off",
            "take off in a shape that flies, from the ground, and free",
            "flying",
        )
    return (events.AltitudeChanged(one.seat, "air"),)


def fly_high(state: State, command: commands.FlyHigh) -> tuple[Event, ...]:
    """Declared, and reached by a turn that moves in the air and attacks no ground target (M30)."""
    turn, one = check_turn(state, command.seat)
    _check_switch(state)
    _check_flying(one)
    if one.altitude == "high" or turn.level:
        raise refusal(Reason.SPENT, f"{one.name} is high, or on the way", "fly on", "flying_high")
    if turn.low_attack:
        raise refusal(
            Reason.SPENT,
            f"{one.name} has attacked something on the ground in this turn",
            "rise in a turn without",
            "flying_high",
        )
    return (events.LevelDeclared(one.seat, "up"),)


def fly_low(state: State, command: commands.FlyLow) -> tuple[Event, ...]:
    """Declared, and reached at the end of the turn."""
    turn, one = check_turn(state, command.seat)
    _check_switch(state)
    if one.altitude != "high" or turn.level:
        raise refusal(
            Reason.WRONG_STEP, f"{one.name} is not high, or on the way", "fly on", "flying_high"
        )
    return (events.LevelDeclared(one.seat, "down"),)


def levelled(turn: Turn, one: Seated) -> tuple[Event, ...]:
    """At the end of the turn in which it was declared a flyer is high, or back (E11)."""
    if turn.level == "up" and one.altitude == "air" and turn.mode == "air":
        return (events.AltitudeChanged(one.seat, "high"),)
    if turn.level == "down" and one.altitude == "high":
        return (events.AltitudeChanged(one.seat, "air"),)
    return ()


def _check_switch(state: State) -> None:
    if not state.house.flying_high:
        raise refusal(
            Reason.HOUSE_RULE, "nobody flies high in this game", "switch flying_high on", "switch"
        )


def _check_flying(one: Seated) -> None:
    if not one.flying:
        raise refusal(Reason.WRONG_STEP, f"{one.name} is not flying", "take off first", "flying")
