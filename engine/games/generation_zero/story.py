"""The story of a game: rounds and turns, kills over time, and what each player did."""

from collections import Counter
from dataclasses import dataclass, field

from engine.games.generation_zero.dying import Killed
from engine.games.generation_zero.ensnaring import Ensnared
from engine.games.generation_zero.moving import Moved
from engine.games.generation_zero.questions import figure_of
from engine.games.generation_zero.state import HIDDEN, State
from engine.games.generation_zero.thrusting import Thrust
from engine.seats import name_of
from engine.story import (
    Amount,
    Chapter,
    Deeds,
    Past,
    Story,
    Tally,
    farthest,
    longest_of,
    longest_told,
    numbered,
    rows_of,
    whom_told,
)

COLUMNS = ("Thrusts", "Kills", "Canons ensnared", "Longest move")


def _chapter(state: State) -> Chapter:
    turn = state.turn
    return numbered("Round", state.round, name_of(state, turn.player) if turn else "")


def _readings(state: State) -> tuple[Amount, ...]:
    if not state.round:
        return ()
    return tuple(Amount(str(one.seat), one.name, one.seat, one.score) for one in state.players)


@dataclass(slots=True)
class _GenerationTally(Tally[State]):
    """What was counted, by seat or by names."""

    thrusts: Counter[int] = field(default_factory=Counter)
    kills: Counter[int] = field(default_factory=Counter)
    canons: Counter[int] = field(default_factory=Counter)
    killed: Counter[tuple[str, str]] = field(default_factory=Counter)
    ways: list[tuple[str, int]] = field(default_factory=list)
    of_seats: list[tuple[int, int]] = field(default_factory=list)

    def add(self, after: State, event: object) -> None:
        """Count an event; `after` is the state after it."""
        match event:
            case Thrust():
                self.thrusts[_owner(after, event.figure)] += 1
            case Killed():
                self.kills[_owner(after, event.figure)] += 1
                self.killed[_name(after, event.figure), _name(after, event.victim)] += 1
            case Ensnared():
                self.canons[_owner(after, event.figure)] += 1
            case Moved():
                self.ways.append((_name(after, event.figure), len(event.path)))
                self.of_seats.append((_owner(after, event.figure), len(event.path)))


def _deeds(state: State, past: Past[State]) -> Deeds:
    tally = _GenerationTally.of(past)
    longest = farthest(tally.of_seats)
    rows = rows_of(
        state.players,
        lambda seat: (
            str(tally.thrusts[seat]),
            str(tally.kills[seat]),
            str(tally.canons[seat]),
            longest_of(longest, seat, _locations),
        ),
    )
    told = (
        *whom_told(_killed, tally.killed, often=False),
        *longest_told(farthest(tally.ways), _locations),
    )
    return Deeds(COLUMNS, rows, told)


def _owner(state: State, number: int) -> int:
    figure = figure_of(state, number)
    return figure.seat if figure else 0


def _name(state: State, number: int) -> str:
    figure = figure_of(state, number)
    return figure.name if figure and figure.name != HIDDEN else "somebody unknown"


def _locations(count: int) -> str:
    return "1 Location" if count == 1 else f"{count} Locations"


def _killed(who: str, whom: str) -> str:
    return f"{who} killed {whom}."


STORY = Story("Kills", _chapter, _readings, _deeds)
