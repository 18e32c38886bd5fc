"""Checks that a command is legal; each raises IllegalCommand if not."""

from collections.abc import Mapping
from typing import Final

from engine.allowed import check_because, check_during, check_plays, check_referee
from engine.game import Seat
from engine.games.clay_o_rama.matter import dice_needed
from engine.games.clay_o_rama.questions import creature_of, label, step_index
from engine.games.clay_o_rama.state import Creature, PhaseName, Seated, State, Turn
from engine.games.clay_o_rama.tables import Step, steps
from engine.games.clay_o_rama.words import nth
from engine.refusal import IllegalCommand, Reason, refusal
from engine.wording import counted

TENTHS: Final = 10
"""Tenths in one unit: lengths and weights are in tenths of a millimetre or gram."""


def check_phase(state: State, *phases: PhaseName) -> None:
    """Check that the game is in one of these phases."""
    check_during(state.moment, *phases)


def check_dice_rest(state: State) -> None:
    """Check that no dice are awaited."""
    if needed := dice_needed(state):
        raise refusal(Reason.ROLL_PENDING, "dice are awaited", f"first roll for {needed.why}")


def check_player(state: State, seat: int) -> Seated:
    """Return the player on a seat, after checking that there is one."""
    return check_plays(state.players, seat)


def check_creature(state: State, number: int) -> Creature:
    """Return a creature, dead or alive, after checking that it exists."""
    found = creature_of(state, number)
    if found is None:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no creature {number}",
            f"name one of {[one.id for one in state.creatures]}",
        )
    return found


def check_living(state: State, number: int) -> Creature:
    """Return a creature, after checking that it exists and is alive."""
    found = check_creature(state, number)
    if not found.alive:
        raise refusal(
            Reason.DEAD, f"{label(state, number)} is dead", "name a living creature", "death"
        )
    return found


def check_own(state: State, seat: Seat, number: int) -> Creature:
    """Return a living creature, after checking that this seat may act for it."""
    found = check_living(state, number)
    if seat not in (None, found.player):
        raise refusal(
            Reason.NOT_YOURS,
            f"{label(state, number)} is not yours",
            "act with your own creature",
        )
    return found


def check_enemy(state: State, creature: Creature, target: int) -> Creature:
    """Return the target, after checking that it is alive and belongs to another player."""
    found = check_living(state, target)
    if found.player == creature.player:
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, target)} belongs to the same player",
            "name somebody else's creature",
        )
    return found


def _not_on_move(state: State, number: int) -> IllegalCommand:
    name = label(state, number)
    if state.play.riposte and state.play.riposte.defender == number:
        answer = "counterattack, or let it pass (DeclineCounterattack)"
        return refusal(Reason.NOT_YOUR_MOVE, f"{name} may only counterattack now", answer, "K5")
    whose = label(state, state.play.turn.creature) if state.play.turn else "nobody"
    return refusal(
        Reason.NOT_YOUR_MOVE,
        f"it is the move of {whose}",
        f"wait until it is the move of {name}",
        "turn order",
    )


def check_on_move(state: State, seat: Seat, number: int) -> tuple[Creature, Turn]:
    """Check that the creature is this seat's and has the move; return it and its turn."""
    check_phase(state, "playing")
    found = check_own(state, seat, number)
    turn = state.play.turn
    if turn is None or turn.creature != number:
        raise _not_on_move(state, number)
    return found, turn


def check_nothing_urgent(state: State) -> None:
    """Check that no roll, missile in the air, judgement or offered power comes before an attack."""
    check_dice_rest(state)
    _refuse_open_matter(_urgent_matter(state))


def check_nothing_open(state: State) -> None:
    """Check that nothing urgent, no attack and no counterattack is open: a move may go on."""
    check_nothing_urgent(state)
    _refuse_open_matter(_open_fight(state))


def _refuse_open_matter(matter: tuple[str, str, str] | None) -> None:
    if matter:
        raise refusal(Reason.WRONG_STEP, *matter)


def _urgent_matter(state: State) -> tuple[str, str, str] | None:
    """What is open, how to settle it, and the rule behind that; None if nothing is urgent."""
    if state.play.judgements:
        return "the referee judges a power", "first JudgePower or JudgeByDice", "powers"
    if state.play.chance:
        whose = label(state, state.play.chance.creature)
        return f"{whose} may use its power", "first use it or DeclinePower", "powers"
    if state.play.shot:
        where = "first let the referee say where it went (Land)"
        return "a missile is in the air", where, "shooting"
    return None


def _open_fight(state: State) -> tuple[str, str, str] | None:
    if state.play.assault:
        attacker = label(state, state.play.assault.attacker)
        return f"{attacker} is attacking", "first end these attacks (EndAttacks)", "K5"
    if state.play.riposte:
        defender = label(state, state.play.riposte.defender)
        answer = "first counterattack, or let it pass (DeclineCounterattack)"
        return f"{defender} may counterattack", answer, "K5"
    return None


def check_step(state: State, turn: Turn, step: Step) -> None:
    """Check that the move has not passed this step yet."""
    if turn.step > step_index(state, step):
        order = ", then ".join(_DOING[one] for one in steps(state.house))
        raise refusal(
            Reason.WRONG_STEP,
            f"it is too late in this move to {_DOING[step]}",
            f"the order of a move is {order}; do it in the next round",
            "turn order",
        )


def check_range(name: str, value: int, lowest: int, highest: int) -> None:
    """Check that a number is within limits."""
    if not lowest <= value <= highest:
        raise refusal(
            Reason.BAD_VALUE, f"{name} {value} is out of range", f"give {lowest} to {highest}"
        )


def check_tenths(name: str, value: int, lowest: int, highest: int, *, unit: str = "mm") -> None:
    """Check a measure in tenths of a unit; the refusal gives the limits in that unit."""
    if not lowest <= value <= highest:
        given, least, most = (f"{tenths / TENTHS:g}" for tenths in (value, lowest, highest))
        raise refusal(
            Reason.BAD_VALUE,
            f"a {name} of {given} {unit} is out of range",
            f"give {least} to {most} {unit}",
        )


def check_place(name: str, place: int, count: int) -> None:
    """Check that the creature has a limb or missile at this place."""
    if not 0 <= place < count:
        having = f"it has {counted(count, name)}" if count else f"it has no {name}"
        which = f"{nth(place)} {name}" if place >= 0 else f"such {name}"
        raise refusal(Reason.UNKNOWN_PIECE, f"there is no {which}", having)


def check_word(state: State, seat: int | None, because: str, *, after_end: bool = False) -> None:
    """Check that the referee gives the command and a reason, by default before the end only."""
    check_referee(seat, "this")
    if not after_end:
        check_phase(state, "building", "initiative", "playing")
    check_because(because)


_DOING: Mapping[Step, str] = {"move": "walk", "fire": "fire", "attack": "attack"}
