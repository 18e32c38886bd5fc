"""Points for results, and the standings.

A win gives 2 points, a draw 1 and a defeat 0, at a table of any size. Each winner of a team gets
the points of a whole win. If all or none at a table win, it is a draw; but if a guest wins, who
joined in mid-game and is no entrant, every entrant who does not win with them has lost. A bye
counts as a win in the Swiss system, and nothing in a round robin, where everybody has the same
number of them.

Equal points are ranked by the strength of the opponents (after Buchholz): the average points of the
others at the table, summed over the rounds; then by wins. Entrants who are equal in everything
share a place.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Final

from engine.tournament.tournament import SWISS, At, TableResult, Tournament

WIN: Final = 2
"""Points for a won table."""

DRAW: Final = 1
"""Points for a drawn table."""


@dataclass(frozen=True, slots=True)
class Placing:
    """A row of the standings.

    Attributes:
        place: From 1; shared by entrants who are equal in everything.
        entrant: The entrant's number.
        points: Their points so far.
        strength: The strength of their opponents so far.
        played: Their games that have a result.
        wins: How many of these they won.
        byes: Their byes so far.
    """

    place: int
    entrant: int
    points: int
    strength: Fraction
    played: int
    wins: int
    byes: int


def points_at(entrants: Sequence[int], result: TableResult) -> dict[int, int]:
    """Return the points that a result gives to each entrant at the table."""
    won = [one for one in entrants if one in result.winners]
    nobody_won = not won and not result.guest_won
    if nobody_won or len(won) == len(entrants):
        return dict.fromkeys(entrants, DRAW)
    return {one: WIN if one in won else 0 for one in entrants}


def points_of(tournament: Tournament, results: Mapping[At, TableResult]) -> dict[int, int]:
    """Return the points of every entrant."""
    points = dict.fromkeys(tournament.entrants, 0)
    for (number, table), result in results.items():
        seated = tournament.rounds[number - 1].tables[table - 1].entrants
        for one, more in points_at(seated, result).items():
            points[one] += more
    if tournament.begun.system == SWISS:
        for one, times in byes_of(tournament).items():
            points[one] += WIN * times
    return points


def standings(tournament: Tournament, results: Mapping[At, TableResult]) -> tuple[Placing, ...]:
    """Return all entrants, the best first; those equal in everything in the order of joining."""
    points = points_of(tournament, results)
    strength = _strength(tournament, results, points)
    played, wins = _games(tournament, results)
    byes = byes_of(tournament)

    def rank(one: int) -> tuple[int, Fraction, int]:
        return points[one], strength[one], wins[one]

    order = sorted(tournament.entrants, key=lambda one: (*(-part for part in rank(one)), one))
    ranks = [rank(one) for one in order]
    return tuple(
        Placing(
            ranks.index(rank(one)) + 1,
            one,
            points[one],
            strength[one],
            played[one],
            wins[one],
            byes[one],
        )
        for one in order
    )


def byes_of(tournament: Tournament) -> Counter[int]:
    """Count the byes of each entrant."""
    return Counter(one for round_ in tournament.rounds for one in round_.byes)


def meetings(tournament: Tournament) -> Counter[frozenset[int]]:
    """Count how often each pair has met in the rounds that were drawn."""
    return Counter(
        frozenset(pair)
        for round_ in tournament.rounds
        for table in round_.tables
        for pair in combinations(table.entrants, 2)
    )


def _strength(
    tournament: Tournament, results: Mapping[At, TableResult], points: Mapping[int, int]
) -> dict[int, Fraction]:
    found = dict.fromkeys(tournament.entrants, Fraction(0))
    for number, table in results:
        seated = tournament.rounds[number - 1].tables[table - 1].entrants
        together = sum(points[one] for one in seated)
        for one in seated:
            found[one] += Fraction(together - points[one], len(seated) - 1)
    return found


def _games(
    tournament: Tournament, results: Mapping[At, TableResult]
) -> tuple[Counter[int], Counter[int]]:
    """How many games each entrant has played, and how many of them they won."""
    played: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    for (number, table), result in results.items():
        seated = tournament.rounds[number - 1].tables[table - 1].entrants
        played.update(seated)
        wins.update(one for one, more in points_at(seated, result).items() if more == WIN)
    return played, wins
