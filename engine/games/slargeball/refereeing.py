"""Interventions of the referee in the match: points, winners and remarks; with a reason."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball.checks import check_word
from engine.games.slargeball.setting_straight import WHY
from engine.games.slargeball.state import State
from engine.games.slargeball.tables import TEAMS
from engine.games.slargeball.wording import points, team_name
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens, unchanged
from engine.word import DeclareWinner, GameWon, Note, Noted, describe_noted, note, winners_named

MOST_POINTS = 1000
"""Largest score that the referee may set."""


@dataclass(frozen=True, slots=True)
class SetScore:
    """Sets a team's points."""

    seat: Seat
    team: int
    points: int
    because: str


@dataclass(frozen=True, slots=True)
class ScoreSet:
    """The referee set a team's points."""

    team: int
    points: int
    because: str


Command: TypeAlias = SetScore | DeclareWinner | Note
Event: TypeAlias = ScoreSet | Noted


def set_score(state: State, command: SetScore) -> tuple[ScoreSet, ...]:
    """Decide a team's points."""
    check_word(state, command.seat, command.because)
    if command.team not in TEAMS or not 0 <= command.points <= MOST_POINTS:
        raise refusal(
            Reason.BAD_VALUE,
            f"team {command.team} cannot have {points(command.points)}",
            f"name team 1 or 2, and 0 to {MOST_POINTS} points",
        )
    return (ScoreSet(command.team, command.points, command.because),)


def declare_winner(state: State, command: DeclareWinner) -> tuple[GameWon, ...]:
    """Decide the end of the match by the referee."""
    check_word(state, command.seat, command.because)
    return winners_named(state, command)


def _overrides(state: State) -> tuple[Command, ...]:
    return (
        Note(None, "so it was ruled"),
        DeclareWinner(None, (1,), WHY),
        SetScore(None, 1, state.score[0] + 1, WHY),
    )


def _score_set(state: State, event: ScoreSet) -> State:
    score = tuple(
        event.points if team == event.team else before
        for team, before in enumerate(state.score, start=1)
    )
    return replace(state, score=score)


def _describe_score_set(state: State, event: ScoreSet) -> str:
    return f"{team_name(state, event.team)} has {points(event.points)} now: {event.because}."


TOPIC: Topic[State, Command, Event, ScoreSet | Noted | GameWon] = Topic(
    commands=decides(SetScore, set_score)
    | decides(DeclareWinner, declare_winner)
    | decides(Note, note),
    events=happens(ScoreSet, _score_set, _describe_score_set)
    | happens(Noted, unchanged, describe_noted),
    overrides=_overrides,
)
