"""Who begins: by votes and by dice."""

from collections import Counter
from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_during, check_own_seat
from engine.game import Seat
from engine.games.generation_zero.checks import check_player
from engine.games.generation_zero.replaced import with_player
from engine.games.generation_zero.state import State
from engine.games.generation_zero.turns import RoundBegan
from engine.luck import RollNeeded
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of, names_of, player_of
from engine.topic import Awaited, Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Vote:
    """Votes for who should begin."""

    seat: Seat
    player: int
    first: int


@dataclass(frozen=True, slots=True)
class Voted:
    """A player voted for who should begin."""

    player: int
    first: int


@dataclass(frozen=True, slots=True)
class StartTied:
    """These players are tied and roll for who begins."""

    players: tuple[int, ...]


Event: TypeAlias = Voted | StartTied


Decision: TypeAlias = StartTied | RoundBegan


DIE_SIDES = 6
"""Sides of the die that decides who begins."""


def vote(state: State, command: Vote) -> tuple[Voted, ...]:
    """Decide a player's vote for who should begin."""
    check_during(state.phase, "voting")
    check_player(state, command.player)
    check_player(state, command.first)
    check_own_seat(command.seat, command.player)
    player = player_of(state, command.player)
    if player is not None and player.vote is not None:
        raise refusal(Reason.SPENT, f"{player.name} has voted", "wait for the others", "E17")
    return (Voted(command.player, command.first),)


def counted(state: State) -> tuple[Decision, ...]:
    """Return the result of the votes: the most win, ties are rolled for (E17)."""
    votes = Counter(one.vote for one in state.players if not one.left)
    most = max(votes.values())
    ahead = sorted(seat for seat, count in votes.items() if count == most and seat is not None)
    if len(ahead) > 1:
        return (StartTied(tuple(ahead)),)
    return (RoundBegan(1, ahead[0]),)


def rollers(state: State) -> tuple[int, ...]:
    """Return the seats that roll for who begins."""
    return state.tied or tuple(one.seat for one in state.players if not one.left)


def start(state: State, values: tuple[int, ...]) -> tuple[Decision, ...]:
    """Return the result of the roll: the highest begins, equal ones roll again."""
    seats = rollers(state)
    ahead = [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]
    if len(ahead) > 1:
        return (StartTied(tuple(ahead)),)
    return (RoundBegan(1, ahead[0]),)


def _voted(state: State, event: Voted) -> State:
    return with_player(state, event.player, lambda one: replace(one, vote=event.first))


def _start_tied(state: State, event: StartTied) -> State:
    return replace(state, phase="rolling", tied=event.players)


def _awaits(state: State) -> Awaited[Decision]:
    if state.phase == "voting":
        return frozenset(one.seat for one in state.players if one.vote is None and not one.left)
    if state.phase != "rolling":
        return None
    seats = rollers(state)
    needed = RollNeeded(DIE_SIDES, len(seats), f"the start: {names_of(state, seats)}")
    return Dice(needed, lambda values: start(state, values))


def _follows(state: State) -> tuple[Decision, ...]:
    if state.phase != "voting" or not all(one.vote or one.left for one in state.players):
        return ()
    return counted(state)


def _votes(state: State) -> tuple[Vote, ...]:
    return tuple(
        Vote(one.seat, one.seat, other.seat)
        for one in state.players
        if one.vote is None and not one.left
        for other in state.players
        if not other.left
    )


def _choices(state: State) -> tuple[Vote, ...]:
    return _votes(state) if state.phase == "voting" else ()


TOPIC: Topic[State, Vote, Event, Event | Decision] = Topic(
    commands=decides(Vote, vote),
    events=happens(
        Voted,
        _voted,
        lambda s, e: f"{name_of(s, e.player)} votes for {name_of(s, e.first)} to begin.",
    )
    | happens(StartTied, _start_tied, lambda s, e: f"{names_of(s, e.players)} roll for the start."),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
