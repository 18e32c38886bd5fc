"""The draw of a round: who plays at which table, in which seat, and who has a bye."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from engine.luck import shuffled
from engine.tournament.circle import circle_round, rounds_of
from engine.tournament.groups import grouped
from engine.tournament.pairs import Met, paired, rematches
from engine.tournament.sizes import table_sizes
from engine.tournament.standings import byes_of, meetings, points_of
from engine.tournament.tournament import ROUND_ROBIN, At, TableResult, Tournament

Draw: TypeAlias = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]
"""The tables, each with its entrants in seat order, and the entrants who have a bye."""


def drawn_round(tournament: Tournament, results: Mapping[At, TableResult]) -> Draw:
    """Draw the next round; the same inputs always give the same draw.

    Raises:
        IllegalCommand: There are too few entrants for one table.
    """
    begun = tournament.begun
    if begun.system == ROUND_ROBIN and begun.per_table == 2:
        tables, byes = _draw_by_circle(tournament)
    else:
        tables, byes = _draw_by_standing(tournament, results)
    return tuple(_seated(tournament, table) for table in tables), byes


def rounds_to_play(tournament: Tournament) -> int | None:
    """Return the number of rounds in all; None while it is not known."""
    begun = tournament.begun
    if begun.system != ROUND_ROBIN:
        return begun.rounds
    if begun.per_table == 2:
        roster = _roster(tournament)
        return rounds_of(len(roster)) if len(roster) > 1 else None
    met = meetings(tournament)
    done = all(met[frozenset(pair)] for pair in combinations(tournament.here, 2))
    return len(tournament.rounds) if tournament.rounds and done else None


def _draw_by_circle(tournament: Tournament) -> Draw:
    """A round of the circle method; opponents of somebody who has left get a bye."""
    tables, bye = circle_round(_roster(tournament), len(tournament.rounds) + 1)
    here = set(tournament.here)
    whole = tuple(table for table in tables if here.issuperset(table))
    alone = [one for table in tables if table not in whole for one in table if one in here]
    return whole, tuple(sorted([*alone, *(one for one in here if one == bye)]))


def _roster(tournament: Tournament) -> tuple[int, ...]:
    """The entrants of the first round (before it: the present ones), in an order by lot."""
    if tournament.rounds:
        first = tournament.rounds[0]
        there = sorted([*first.byes, *(one for table in first.tables for one in table.entrants)])
    else:
        there = list(tournament.here)
    return tuple(there[place] for place in shuffled(tournament.begun.seed, 0, len(there)))


def _draw_by_standing(tournament: Tournament, results: Mapping[At, TableResult]) -> Draw:
    begun, here = tournament.begun, tournament.here
    sizes = table_sizes(len(here), fewest=begun.fewest, most=begun.per_table)
    points = points_of(tournament, results) if begun.system != ROUND_ROBIN else {}
    order = _order(tournament, points)
    met = meetings(tournament)
    count, had = len(here) - sum(sizes), byes_of(tournament)
    byes = _byes(order, count, had, met, pairs=begun.per_table == 2)
    play = [one for one in order if one not in byes]
    if max(sizes) == 2:
        return paired(play, met, points), byes
    return grouped(play, sizes, met), byes


def _order(tournament: Tournament, points: Mapping[int, int]) -> list[int]:
    """Entrants by points, or in a round robin by how many others they have not met; ties by lot."""
    here = tournament.here
    drawn = shuffled(tournament.begun.seed, len(tournament.rounds), len(here))
    met = meetings(tournament)

    def strangers(one: int) -> int:
        return sum(1 for other in here if other != one and not met[frozenset({one, other})])

    by_lot = [here[place] for place in drawn]
    if tournament.begun.system == ROUND_ROBIN:
        return sorted(by_lot, key=strangers, reverse=True)
    return sorted(by_lot, key=lambda one: points[one], reverse=True)


def _byes(
    order: Sequence[int], count: int, had: Counter[int], met: Met, *, pairs: bool
) -> tuple[int, ...]:
    """Choose who has a bye: those with the fewest byes so far, the lowest-ranked first.

    Where tables are pairs, one without whom the others need no rematch is preferred.
    """
    if count == 0:
        return ()
    worst_first = order[::-1]
    from_the_end = sorted(worst_first, key=lambda one: had[one])
    if not pairs:
        return tuple(from_the_end[:count])
    fewest = [one for one in from_the_end if had[one] == had[from_the_end[0]]]

    def meet_again(one: int) -> int:
        return rematches([other for other in order if other != one], met)

    # Usually the first candidate works; all are compared only if every one forces a rematch.
    best = next((one for one in fewest if not meet_again(one)), None)
    return (best or min(fewest, key=meet_again),)


def _seated(tournament: Tournament, table: Sequence[int]) -> tuple[int, ...]:
    """Order a table's seats: who sat there less often in earlier rounds goes first; ties by lot."""
    sat = Counter(
        (one, place)
        for round_ in tournament.rounds
        for paired_table in round_.tables
        for place, one in enumerate(paired_table.entrants)
    )
    drawn = shuffled(f"{tournament.begun.seed}/seats", len(tournament.rounds), len(table))
    by_lot = [sorted(table)[place] for place in drawn]
    return tuple(sorted(by_lot, key=lambda one: [sat[one, place] for place in range(len(table))]))
