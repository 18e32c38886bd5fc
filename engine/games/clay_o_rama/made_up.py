"""Special powers that a referee makes up: what they may be, and writing one down in the evening."""

from collections.abc import Sequence

from engine.allowed import check_referee
from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import check_phase
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.powers import POWERS, Power, Use
from engine.games.clay_o_rama.state import HIDDEN_POWER, UNDRAWN_POWER, State
from engine.refusal import Reason, refusal

MADE_UP_USES: tuple[Use, ...] = ("instead", "hit", "own_move")
"""The ways that the program knows to set off a power that it does not know."""

MOST_SUGGESTED_DICE = 20

_TAKEN = (*POWERS, HIDDEN_POWER, UNDRAWN_POWER)


def make_up_power(state: State, command: commands.MakeUpPower) -> tuple[Event, ...]:
    """A power is agreed while creatures are weighed in, or later (K38)."""
    check_referee(command.seat, "what a special power does")
    check_phase(state, "building", "initiative", "playing")
    power = made_up(command)
    problem = name_problem([*(one.name for one in state.options.powers), power.name])
    if problem := problem or power_problem(power):
        raise refusal(Reason.BAD_VALUE, *problem, "K38")
    return (
        events.PowerMadeUp(
            power.name,
            power.title,
            power.text,
            power.use,
            power.limit,
            power.dice,
            power.displaces,
        ),
    )


def made_up(said: commands.MakeUpPower | events.PowerMadeUp) -> Power:
    """The power that was said; the referee does it and judges."""
    return Power(
        said.name,
        said.title or said.name,
        said.text,
        use=said.use,
        limit=said.limit,
        dice=said.dice,
        displaces=said.displaces,
    )


def name_problem(names: Sequence[str]) -> tuple[str, str] | None:
    """What is wrong with the names of made-up powers and what mends it, or None."""
    if len({*names, *_TAKEN}) < len(names) + len(_TAKEN) or not all(names):
        return f"the powers {list(names)} are not new", "give each a name of its own"
    return None


def power_problem(power: Power) -> tuple[str, str] | None:
    """What is wrong with a made-up power and what mends it, or None."""
    if power.effect != "judged" or power.use not in MADE_UP_USES:
        return (
            f"{power.name} is not a power that can be made up",
            'use the effect "judged", and "instead", "hit" or "own_move"',
        )
    if not 0 <= power.dice <= MOST_SUGGESTED_DICE:
        return f"{power.name} has {power.dice} dice", f"give 0 to {MOST_SUGGESTED_DICE}"
    return None
