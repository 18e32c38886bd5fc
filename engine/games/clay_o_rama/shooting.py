"""Missiles: thrown by hand at a named target; the referee says where they went."""

from engine.allowed import check_because, check_referee
from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import (
    check_living,
    check_nothing_open,
    check_on_move,
    check_own,
    check_phase,
    check_place,
    check_step,
)
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.offers import check_held, judgement, throw_judgements
from engine.games.clay_o_rama.powers import BLOB, THROW
from engine.games.clay_o_rama.questions import (
    chance_for,
    creature_of,
    fired_by,
    label,
    missile_at,
)
from engine.games.clay_o_rama.state import Creature, Shot, State
from engine.refusal import IllegalCommand, Reason, refusal


def fire(state: State, command: commands.Fire) -> tuple[Event, ...]:
    """A missile is thrown at one named creature; every missile may name another (K7)."""
    creature = _check_may_fire(state, command)
    _check_missile(creature, command.missile)
    check_enemy(state, creature, command.target)
    shot = Shot(creature.id, command.missile, command.target, command.blob)
    # K29: the Blob is designated at the latest here, and used up even if it misses.
    used = (events.PowerUsed(creature.id, BLOB.name),) if command.blob else ()
    fired = events.MissileFired(creature.id, shot.missile, shot.target, shot.blob)
    if command.landing is None:
        return (*used, fired)
    check_referee(command.seat, "where a missile went")
    return (*used, fired, *_landed(state, shot, command.landing))


def land(state: State, command: commands.Land) -> tuple[Event, ...]:
    """The referee says which creature was touched first."""
    check_referee(command.seat, "where a missile went")
    shot = _check_in_the_air(state)
    return _landed(state, shot, commands.Landing(command.struck, command.bounced))


def void_throw(state: State, command: commands.VoidThrow) -> tuple[Event, ...]:
    """The throw does not count: a missile goes back, a creature may be thrown again."""
    check_referee(command.seat, "whether a throw counts")
    check_because(command.because)
    shot = _check_in_the_air(state)
    voided = events.ThrowVoided(
        shot.creature, shot.missile, command.because, shot.blob, shot.thrown
    )
    if shot.thrown is None:
        return (voided,)
    thrower = creature_of(state, shot.creature)
    borrowed = thrower is None or thrower.power != THROW.name
    return (voided, events.PowerOffered(THROW.name, shot.creature, shot.thrown, borrowed))


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


def _landed(state: State, shot: Shot, landing: commands.Landing) -> tuple[Event, ...]:
    """Only the named target counts, whatever else is hit; a bounce does not matter (K32)."""
    if landing.struck is not None:
        check_living(state, landing.struck)
    if landing.struck == shot.thrown is not None:
        raise refusal(
            Reason.BAD_TARGET, "that creature is the missile", "name the one that it touched"
        )
    good = state.house.bounce_counts or not landing.bounced
    hit = landing.struck == shot.target and good
    judged = _judgements(shot, hit=hit)
    missile = missile_at(creature_of(state, shot.creature), shot.missile)
    landed = events.MissileLanded(
        creature=shot.creature,
        missile=shot.missile,
        target=shot.target,
        struck=landing.struck,
        bounced=landing.bounced,
        hit=hit,
        dice=0 if shot.blob or shot.thrown else missile.dice,
        halved=missile.halved,
        thrown=shot.thrown,
    )
    return (landed, *judged)


def _judgements(shot: Shot, *, hit: bool) -> tuple[Event, ...]:
    """What the referee has to judge: the Blob's smash (K12), or what a throw did to both."""
    if shot.thrown is not None:
        return throw_judgements(THROW, shot.thrown, shot.target if hit else None)
    return (judgement(BLOB, shot.target),) if hit and shot.blob else ()


def _check_may_fire(state: State, command: commands.Fire) -> Creature:
    """In its own move; or, with a borrowed Blob of Death, at once."""
    if command.blob and chance_for(state, command.creature, "smash"):
        check_phase(state, "playing")
        return check_own(state, command.seat, command.creature)
    creature, turn = check_on_move(state, command.seat, command.creature)
    check_nothing_open(state)
    check_step(state, turn, "fire")
    _check_shots_left(state, creature)
    if command.blob:
        check_held(state, creature, BLOB.name)
    return creature


def _check_in_the_air(state: State) -> Shot:
    check_phase(state, "playing")
    if state.shot is None:
        raise refusal(Reason.WRONG_STEP, "no missile is in the air", "first Fire one", "shooting")
    return state.shot


def _check_shots_left(state: State, creature: Creature) -> None:
    """So many in a round for a player, all his creatures together (K33)."""
    most = state.house.missiles_per_move
    if most == 0:
        raise refusal(
            Reason.HOUSE_RULE,
            "this game is played without missiles",
            "attack instead",
            "missiles_per_move",
        )
    if fired_by(state, creature.player) >= most:
        problem = f"{most} missiles of this player were fired in this round"
        rule = "shooting" if creature.fired >= most else "K33"
        raise _spent(problem, "fire again in the next round", rule)


def _check_missile(creature: Creature, place: int) -> None:
    check_place("missile", place, len(creature.missiles))
    if creature.missiles[place].used:
        left = [at for at, one in enumerate(creature.missiles) if not one.used]
        raise _spent(
            f"missile {place} was thrown before",
            f"throw one of {left}" if left else "none is left; attack instead",
        )


def _spent(problem: str, mend: str, rule: str = "shooting") -> IllegalCommand:
    return refusal(Reason.SPENT, problem, mend, rule)
