"""The beginning of a turn with its initiative, its end, and the end of the match."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.game import Seat
from engine.games.slargeball.questions import balls_in_play, colour_of, figure_of
from engine.games.slargeball.replaced import with_all
from engine.games.slargeball.state import State
from engine.games.slargeball.tables import DIE_SIDES, TEAMS
from engine.games.slargeball.wording import team_name
from engine.luck import RollNeeded
from engine.record import replace
from engine.seats import listed, name_of
from engine.topic import Dice, Topic, happens, unchanged
from engine.word import GameWon


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn began."""

    turn: int


@dataclass(frozen=True, slots=True)
class RollTied:
    """Both teams rolled the same number, and roll again."""


@dataclass(frozen=True, slots=True)
class InitiativeTaken:
    """A team took the initiative: by a ball it `carried` (or two of several), or by the dice."""

    team: int
    carried: bool


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over."""

    turn: int


@dataclass(frozen=True, slots=True)
class TimeAdded:
    """The score is a tie: turns are added."""

    turns: int


Event: TypeAlias = TurnBegan | RollTied | InitiativeTaken | TurnEnded | TimeAdded | GameWon


def both_teams(state: State, for_what: str) -> RollNeeded:
    """Return the request for one die of each team, team 1's first."""
    names = f"{colour_of(state, 1)}, then {colour_of(state, 2)}"
    return RollNeeded(DIE_SIDES, 2, f"{for_what}: {names}")


def _awaits(state: State) -> frozenset[Seat] | Dice[Event] | None:
    if state.phase == "initiative":
        return Dice(both_teams(state, "initiative (high)"), _initiative_result)
    return frozenset() if state.phase == "closing" else None


def _initiative_result(values: tuple[int, ...]) -> tuple[RollTied | InitiativeTaken, ...]:
    """The team with the higher roll takes the initiative."""
    if values[0] == values[1]:
        return (RollTied(),)
    return (InitiativeTaken(1 if values[0] > values[1] else 2, carried=False),)


def _follows(state: State) -> tuple[Event, ...]:
    if state.phase == "initiative" and not state.initiative:
        team = _holder(state)
        return (InitiativeTaken(team, carried=True),) if team else ()
    return _closing(state) if state.phase == "closing" else ()


def _holder(state: State) -> int:
    """The team that carries the only ball, or alone carries two or more (S2); 0 if none does."""
    carried = [figure_of(state, one.carrier) for one in state.balls if one.carrier]
    wanted = 1 if len(balls_in_play(state)) == 1 else 2
    holders = [
        team
        for team in TEAMS
        if sum(one is not None and one.team == team for one in carried) >= wanted
    ]
    return holders[0] if len(holders) == 1 else 0


def _closing(state: State) -> tuple[Event, ...]:
    """End the turn, and begin the next one or end the match."""
    if state.turn < state.period_end:
        return (TurnEnded(state.turn), TurnBegan(state.turn + 1))
    end = _after_the_last(state)
    if isinstance(end, TimeAdded):
        return (TurnEnded(state.turn), end, TurnBegan(state.turn + 1))
    return (TurnEnded(state.turn), end)


def _after_the_last(state: State) -> TimeAdded | GameWon:
    """More points win; a tie adds turns, and is a draw once that was done often enough (H24)."""
    here, there = state.score
    if here != there:
        team = 1 if here > there else 2
        points = f"{max(here, there)} to {min(here, there)}"
        return GameWon(_team_mates(state, team), f"{colour_of(state, team)} wins {points}")
    if state.times_added < state.house.extra_times:
        return TimeAdded(state.house.extra_turns)
    return GameWon((), f"a draw, {here} to {there}")


def _team_mates(state: State, team: int) -> tuple[int, ...]:
    """The seats of a team's players who are there; of all of them, if they have all left."""
    all_of_it = tuple(one for one in state.players if one.team == team)
    there = tuple(one.seat for one in all_of_it if not one.left)
    return there or tuple(one.seat for one in all_of_it)


def _began(state: State, event: TurnBegan) -> State:
    fresh = with_all(state, moved=False, freed=None, acted=False, active=False)
    return replace(
        fresh, phase="initiative", turn=event.turn, initiative=0, mover=None, called=(), done=()
    )


def _taken(state: State, event: InitiativeTaken) -> State:
    return replace(state, initiative=event.team)


def _describe_taken(state: State, event: InitiativeTaken) -> str:
    why = _carrying(state) if event.carried else "it rolled higher"
    return f"{team_name(state, event.team)} has the initiative: {why}."


def _carrying(state: State) -> str:
    """Why a team has the initiative without dice, as decided by `_holder` (S2)."""
    only_one = len(balls_in_play(state)) == 1
    return "it carries the ball" if only_one else "it carries two balls or more"


def _time_added(state: State, event: TimeAdded) -> State:
    end = state.period_end + event.turns
    return replace(state, period_end=end, times_added=state.times_added + 1)


def _describe_time_added(_state: State, event: TimeAdded) -> str:
    turns = "1 turn is" if event.turns == 1 else f"{event.turns} turns are"
    return f"A tie: {turns} added."


def _won(state: State, event: GameWon) -> State:
    return replace(
        state, pending=None, phase="over", winners=event.winners, ending=event.why, mover=None
    )


def _describe_won(state: State, event: GameWon) -> str:
    names = listed([name_of(state, seat) for seat in event.winners])
    return f"{names or 'Nobody'} won: {event.why}."


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(TurnBegan, _began, lambda _, e: f"Turn {e.turn} begins.")
    | happens(RollTied, unchanged, lambda *_: "A tie: both roll again.")
    | happens(InitiativeTaken, _taken, _describe_taken)
    | happens(TurnEnded, unchanged, lambda _, e: f"Turn {e.turn} is over.")
    | happens(TimeAdded, _time_added, _describe_time_added)
    | happens(GameWon, _won, _describe_won),
    awaits=_awaits,
    follows=_follows,
)
