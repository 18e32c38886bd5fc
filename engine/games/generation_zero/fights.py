"""Fights that players begin: Agents against 'Sues, or an Agent against a Monster."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.game import Seat
from engine.games.generation_zero.checks import check_actor, check_nothing_open, check_turn
from engine.games.generation_zero.due import act_of, pending
from engine.games.generation_zero.meeting import BattleBegan
from engine.games.generation_zero.moving import ActEnded
from engine.games.generation_zero.questions import place_name, standing, the_figure
from engine.games.generation_zero.reach import may_challenge
from engine.games.generation_zero.state import Figure, State
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides


@dataclass(frozen=True, slots=True)
class Fight:
    """Begins a required fight of Agents against 'Sues."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Challenge:
    """Attacks the Monster of a Location where Agents may make Monsters bargain."""

    seat: Seat
    figure: int


Command: TypeAlias = Fight | Challenge


def fight(state: State, command: Fight) -> tuple[BattleBegan, ...]:
    """Decide to begin a required fight, once enough of the player's Agents have come (E8)."""
    check_turn(state, command.seat)
    check_nothing_open(state)
    if state.turn is not None and state.turn.part == "sues":
        raise refusal(Reason.WRONG_STEP, "'Sues act first", "end their part (EndPart)", "turn")
    if command.place not in pending(state):
        raise refusal(
            Reason.BAD_TARGET,
            f"no fight waits at {place_name(state, command.place)}",
            f"name one of {list(pending(state))}",
            "G16",
        )
    return (BattleBegan(command.place),)


def challenge(state: State, command: Challenge) -> tuple[ActEnded | BattleBegan, ...]:
    """Decide that an Agent attacks a Monster where that makes all Monsters bargain (G31)."""
    agent = check_actor(state, command.seat, command.figure)
    if not state.house.bargaining:
        raise refusal(
            Reason.HOUSE_RULE, "Monsters do not bargain in this game", "leave it", "bargaining"
        )
    landed = any(getattr(one, "step", "") == "landed" for one in state.tasks)
    if not landed or not may_challenge(state, agent):
        raise refusal(
            Reason.NO_TRIGGER,
            f"{agent.name} has not landed on a Monster that can be made to bargain",
            "land on a Location that is marked for it",
            "bargaining",
        )
    monster = standing(state, "monster", agent.at)[0]
    return (
        ActEnded(agent.number),
        BattleBegan(agent.at or 0, monster.number, agent.number),
    )


def _choices(state: State) -> tuple[Command, ...]:
    turn, act = state.turn, act_of(state)
    if act and act.step == "landed":
        return _challenges(state, the_figure(state, act.figure))
    if turn is None or turn.part == "sues" or state.tasks:
        return ()
    return tuple(Fight(turn.player, place) for place in pending(state))


def _challenges(state: State, figure: Figure) -> tuple[Challenge, ...]:
    able = figure.kind == "agent" and may_challenge(state, figure)
    return (Challenge(figure.seat, figure.number),) if able else ()


TOPIC: Topic[State, Command, Never, ActEnded | BattleBegan] = Topic(
    commands=decides(Fight, fight) | decides(Challenge, challenge),
    choices=_choices,
)
