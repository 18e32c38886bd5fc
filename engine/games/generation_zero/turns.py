"""Rounds, turns and their two parts."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.game import Seat
from engine.games.generation_zero.checks import check_nothing_open, check_turn
from engine.games.generation_zero.due import decider, following, pending, to_act
from engine.games.generation_zero.ending import most_kills
from engine.games.generation_zero.lasting import ebbed
from engine.games.generation_zero.meeting import BattleBegan
from engine.games.generation_zero.questions import place_name
from engine.games.generation_zero.replaced import every, settled
from engine.games.generation_zero.state import Figure, Part, State, Turn
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Awaited, Topic, decides, happens
from engine.word import GameWon


@dataclass(frozen=True, slots=True)
class EndPart:
    """Goes on from one's 'Sues to one's Agents, or ends the turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began; `first` has the first turn."""

    round: int
    first: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn began; abilities recharge by one turn, temporary changes run down."""

    player: int


@dataclass(frozen=True, slots=True)
class PartEnded:
    """A player's 'Sues have finished, or their Agents, which ends the turn."""

    player: int
    part: Part


Event: TypeAlias = RoundBegan | TurnBegan | PartEnded


Following: TypeAlias = Event | BattleBegan | GameWon


def end_part(state: State, command: EndPart) -> tuple[PartEnded, ...]:
    """Decide to end a part of the turn; required fights come first (G16)."""
    check_turn(state, command.seat)
    check_nothing_open(state)
    turn = state.turn
    waiting = pending(state)
    if turn is None or (turn.part == "agents" and waiting):
        raise refusal(
            Reason.WRONG_STEP,
            f"a fight waits at {place_name(state, waiting[0] if waiting else None)}",
            "fight it (Fight), or move the Agent away if they have not acted",
            "G16",
        )
    return (PartEnded(turn.player, turn.part),)


def _turn(state: State) -> tuple[Following, ...]:
    turn = state.turn
    if turn is None:
        return _next_turn(state)
    if to_act(state):
        return ()
    return _done(state, turn)


def _done(state: State, turn: Turn) -> tuple[BattleBegan | PartEnded, ...]:
    """End a part in which all have acted, after the required fights (G16)."""
    waiting = pending(state) if turn.part == "agents" else ()
    if len(waiting) > 1:
        return ()
    if waiting:
        return (BattleBegan(waiting[0]),)
    return (PartEnded(turn.player, turn.part),)


def _next_turn(state: State) -> tuple[GameWon | RoundBegan | TurnBegan, ...]:
    due = following(state)
    if due is None:
        return (most_kills(state, f"round {state.round} is over"),)
    seat, number = due
    if number != state.round:
        return (RoundBegan(number, seat),)
    return (TurnBegan(seat),)


def _round_began(state: State, event: RoundBegan) -> State:
    return replace(state, phase="playing", round=event.round, first=event.first, last=0, tied=())


def _turn_began(state: State, event: TurnBegan) -> State:
    """Recharge the player's abilities; run down changes that are counted by their turns (G5)."""
    own = {one.number for one in state.figures if one.seat == event.player}

    def begun(one: Figure) -> Figure:
        one = settled(one)
        if one.acted or one.fled:
            one = replace(one, acted=False, fled=False)
        if one.changes:
            left = ebbed(one.changes, lambda change: not change.fight and change.by in own)
            one = replace(one, changes=left)
        return replace(one, waits=one.waits - 1) if one.number in own and one.waits > 0 else one

    return replace(every(state, begun), turn=Turn(event.player, "sues"), last=event.player)


def _part_ended(state: State, event: PartEnded) -> State:
    if state.turn is None or event.part == "agents":
        return replace(every(state, settled), turn=None)
    return replace(state, turn=replace(state.turn, part="agents"))


def _describe_part(state: State, event: PartEnded) -> str:
    if event.part == "sues":
        return f"{name_of(state, event.player)}'s 'Sues are done; the Agents follow."
    return f"{name_of(state, event.player)}'s turn is over."


def _awaits(state: State) -> Awaited[Never]:
    return frozenset({decider(state)}) if state.phase == "playing" else None


def _follows(state: State) -> tuple[Following, ...]:
    return _turn(state) if state.phase == "playing" and not state.tasks else ()


def _choices(state: State) -> tuple[EndPart, ...]:
    turn = state.turn
    if turn is None or state.tasks or (turn.part == "agents" and pending(state)):
        return ()
    return (EndPart(turn.player),)


TOPIC: Topic[State, EndPart, Event, Following] = Topic(
    commands=decides(EndPart, end_part),
    events=happens(
        RoundBegan,
        _round_began,
        lambda s, e: f"Round {e.round} begins with {name_of(s, e.first)}.",
    )
    | happens(TurnBegan, _turn_began, lambda s, e: f"It is {name_of(s, e.player)}'s turn.")
    | happens(PartEnded, _part_ended, _describe_part),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
