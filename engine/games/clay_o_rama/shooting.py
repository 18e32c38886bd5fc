"""Missiles: thrown by hand at a named target; the referee says where they went."""

from typing import Any

from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import (
    check_because,
    check_living,
    check_nothing_open,
    check_on_move,
    check_phase,
    check_place,
    check_referee,
    check_step,
)
from engine.games.clay_o_rama.questions import creature_of, label
from engine.games.clay_o_rama.state import Creature, Missile, Shot, State, Turn
from engine.refusal import IllegalCommand, Reason, refusal


def fire(state: State, command: commands.Fire) -> tuple[Any, ...]:
    """A missile is thrown at one named creature; every missile may name another (K7)."""
    creature, turn = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    check_step(state, turn, "fire")
    _check_shots_left(state, turn)
    _check_missile(creature, command.missile)
    check_enemy(state, creature, command.target)
    fired = events.MissileFired(creature.id, command.missile, command.target)
    if command.landing is None:
        return (fired,)
    check_referee(command.seat, "where a missile went")
    shot = Shot(creature.id, command.missile, command.target)
    return (fired, _landed(state, shot, command.landing))


def land(state: State, command: commands.Land) -> tuple[Any, ...]:
    """The referee says which creature was touched first."""
    check_referee(command.seat, "where a missile went")
    shot = _check_in_the_air(state)
    return (_landed(state, shot, commands.Landing(command.struck, command.bounced)),)


def void_throw(state: State, command: commands.VoidThrow) -> tuple[Any, ...]:
    """The throw does not count."""
    check_referee(command.seat, "whether a throw counts")
    check_because(command.because)
    shot = _check_in_the_air(state)
    return (events.ThrowVoided(shot.creature, shot.missile, command.because),)


def check_enemy(state: State, creature: Creature, target: int) -> Creature:
    """The target is a living creature of somebody else."""
    found = check_living(state, target)
    if found.player == creature.player:
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, target)} belongs to the same player",
            "name somebody else's creature",
        )
    return found


def _landed(state: State, shot: Shot, landing: commands.Landing) -> events.MissileLanded:
    """Only the named target counts, whatever else is hit; a bounce does not matter (K32)."""
    if landing.struck is not None:
        check_living(state, landing.struck)
    good = state.house.bounce_counts or not landing.bounced
    missile = _thrown(state, shot)
    return events.MissileLanded(
        creature=shot.creature,
        missile=shot.missile,
        target=shot.target,
        struck=landing.struck,
        bounced=landing.bounced,
        hit=landing.struck == shot.target and good,
        dice=missile.dice,
        halved=missile.halved,
    )


def _thrown(state: State, shot: Shot) -> Missile:
    thrower = creature_of(state, shot.creature)
    missiles = thrower.missiles if thrower else ()
    return missiles[shot.missile] if shot.missile < len(missiles) else Missile()


def _check_in_the_air(state: State) -> Shot:
    check_phase(state, "playing")
    if state.shot is None:
        raise refusal(Reason.WRONG_STEP, "no missile is in the air", "first Fire one", "shooting")
    return state.shot


def _check_shots_left(state: State, turn: Turn) -> None:
    most = state.house.missiles_per_move
    if most == 0:
        raise refusal(
            Reason.HOUSE_RULE,
            "this game is played without missiles",
            "attack instead",
            "missiles_per_move",
        )
    if turn.fired >= most:
        raise _spent(f"{most} missiles were fired in this move", "fire again in the next round")


def _check_missile(creature: Creature, place: int) -> None:
    check_place("missile", place, len(creature.missiles))
    if creature.missiles[place].used:
        left = [at for at, one in enumerate(creature.missiles) if not one.used]
        raise _spent(
            f"missile {place} was thrown before",
            f"throw one of {left}" if left else "none is left; attack instead",
        )


def _spent(problem: str, mend: str) -> IllegalCommand:
    return refusal(Reason.SPENT, problem, mend, "shooting")
