"""The story of a match: turns, points over time, and what each player did."""

from collections import Counter

from engine.games.slargeball.flinging import FlingBegan
from engine.games.slargeball.moving import Moved
from engine.games.slargeball.nabbing import Nabbed
from engine.games.slargeball.questions import colour_of, figure_of, inches, label
from engine.games.slargeball.scoring import GoalScored
from engine.games.slargeball.state import State
from engine.games.slargeball.tables import TEAMS
from engine.games.slargeball.whapping import WhapHit, WhapMissed
from engine.seats import capital, name_of
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
    out_of,
    whom_told,
)

COLUMNS = ("Whaps that hit", "Flings", "Balls nabbed", "Longest move")


def _chapter(state: State) -> Chapter:
    team = capital(colour_of(state, state.team)) if state.team else ""
    return numbered("Turn", state.turn, team)


def _readings(state: State) -> tuple[Amount, ...]:
    """The points of both teams, each under the seat that leads it."""
    if not state.turn:
        return ()
    return tuple(
        Amount(str(team), capital(colour_of(state, team)), leader, score)
        for team, leader, score in zip(TEAMS, state.leaders, state.score, strict=True)
    )


def _deeds(state: State, past: Past[State]) -> Deeds:
    whaps, hits, flings, nabs = (Counter[int]() for _ in range(4))
    whapped: Counter[tuple[str, str]] = Counter()
    of_seats: list[tuple[int, int]] = []
    of_figures: list[tuple[str, int]] = []
    goals: list[str] = []
    for after, event in past:
        match event:
            case WhapHit() | WhapMissed():
                whaps[_mover(after, event.figure)] += 1
                if isinstance(event, WhapHit):
                    hits[_mover(after, event.figure)] += 1
                    whapped[_names(after, event.figure, event.target)] += 1
            case FlingBegan():
                flings[_mover(after, event.figure)] += 1
            case Nabbed():
                nabs[_mover(after, event.figure)] += 1
            case Moved():
                of_seats.append((_mover(after, event.figure), event.length))
                of_figures.append((label(after, event.figure), event.length))
            case GoalScored():
                score = f"{after.score[0]} to {after.score[1]}"
                goals.append(
                    f"{capital(colour_of(after, event.team))} scored in turn {after.turn}: {score}."
                )
    longest = farthest(of_seats)
    rows = tuple(
        DeedsRow(
            one.seat,
            one.name,
            (
                out_of(hits[one.seat], whaps[one.seat]),
                str(flings[one.seat]),
                str(nabs[one.seat]),
                inches(longest[one.seat]) if one.seat in longest else "–",
            ),
        )
        for one in state.players
    )
    told = (*goals, *whom_told(_whapped, whapped), *longest_told(farthest(of_figures), inches))
    return Deeds(COLUMNS, rows, told)


def _mover(state: State, figure: int) -> int:
    found = figure_of(state, figure)
    return found.seat if found else 0


def _names(state: State, who: int, whom: int) -> tuple[str, str]:
    return name_of(state, _mover(state, who)), name_of(state, _mover(state, whom))


def _whapped(who: str, whom: str) -> str:
    return f"{who} whapped {whom}."


STORY = Story("Points", _chapter, _readings, _deeds)
