"""The story of a game: rounds and turns, kills over time, and what each player did."""

from collections import Counter

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
    DeedsRow,
    Past,
    Story,
    farthest,
    longest_told,
    numbered,
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


def _deeds(state: State, past: Past[State]) -> Deeds:
    thrusts, kills, canons = (Counter[int]() for _ in range(3))
    killed: Counter[tuple[str, str]] = Counter()
    ways: list[tuple[str, int]] = []
    of_seats: list[tuple[int, int]] = []
    for after, event in past:
        match event:
            case Thrust():
                thrusts[_owner(after, event.figure)] += 1
            case Killed():
                kills[_owner(after, event.figure)] += 1
                killed[_name(after, event.figure), _name(after, event.victim)] += 1
            case Ensnared():
                canons[_owner(after, event.figure)] += 1
            case Moved():
                ways.append((_name(after, event.figure), len(event.path)))
                of_seats.append((_owner(after, event.figure), len(event.path)))
    longest = farthest(of_seats)
    rows = tuple(
        DeedsRow(
            one.seat,
            one.name,
            (
                str(thrusts[one.seat]),
                str(kills[one.seat]),
                str(canons[one.seat]),
                _locations(longest[one.seat]) if one.seat in longest else "–",
            ),
        )
        for one in state.players
    )
    told = (*whom_told(_killed, killed, often=False), *longest_told(farthest(ways), _locations))
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
