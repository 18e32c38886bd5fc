"""The story of a match: turns, points over time, and what each player did."""

from collections import Counter
from dataclasses import dataclass, field

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
    Past,
    Story,
    Tally,
    farthest,
    longest_of,
    longest_told,
    numbered,
    out_of,
    rows_of,
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


@dataclass(slots=True)
class _SlargeballTally(Tally[State]):
    """What was counted, by seat or by names."""

    whaps: Counter[int] = field(default_factory=Counter)
    hits: Counter[int] = field(default_factory=Counter)
    flings: Counter[int] = field(default_factory=Counter)
    nabs: Counter[int] = field(default_factory=Counter)
    whapped: Counter[tuple[str, str]] = field(default_factory=Counter)
    of_seats: list[tuple[int, int]] = field(default_factory=list)
    of_figures: list[tuple[str, int]] = field(default_factory=list)
    goals: list[str] = field(default_factory=list)

    def add(self, after: State, event: object) -> None:
        """Count an event; `after` is the state after it."""
        match event:
            case WhapHit() | WhapMissed():
                self.whaps[_mover(after, event.figure)] += 1
                if isinstance(event, WhapHit):
                    self.hits[_mover(after, event.figure)] += 1
                    self.whapped[_names(after, event.figure, event.target)] += 1
            case FlingBegan():
                self.flings[_mover(after, event.figure)] += 1
            case Nabbed():
                self.nabs[_mover(after, event.figure)] += 1
            case Moved():
                self.of_seats.append((_mover(after, event.figure), event.length))
                self.of_figures.append((label(after, event.figure), event.length))
            case GoalScored():
                score = f"{after.score[0]} to {after.score[1]}"
                self.goals.append(
                    f"{capital(colour_of(after, event.team))} scored in turn {after.turn}: {score}."
                )


def _deeds(state: State, past: Past[State]) -> Deeds:
    tally = _SlargeballTally.of(past)
    longest = farthest(tally.of_seats)
    rows = rows_of(
        state.players,
        lambda seat: (
            out_of(tally.hits[seat], tally.whaps[seat]),
            str(tally.flings[seat]),
            str(tally.nabs[seat]),
            longest_of(longest, seat, inches),
        ),
    )
    told = (
        *tally.goals,
        *whom_told(_whapped, tally.whapped),
        *longest_told(farthest(tally.of_figures), inches),
    )
    return Deeds(COLUMNS, rows, told)


def _mover(state: State, figure: int) -> int:
    found = figure_of(state, figure)
    return found.seat if found else 0


def _names(state: State, who: int, whom: int) -> tuple[str, str]:
    return name_of(state, _mover(state, who)), name_of(state, _mover(state, whom))


def _whapped(who: str, whom: str) -> str:
    return f"{who} whapped {whom}."


STORY = Story("Points", _chapter, _readings, _deeds)
