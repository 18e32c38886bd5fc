"""Tournaments played at random for the tests."""

from collections.abc import Iterator
from itertools import count

from engine.luck import roll
from engine.tournament.deciding import begin, join, pair_round
from engine.tournament.tournament import (
    SWISS,
    System,
    TableResult,
    Tournament,
    TournamentBegun,
    TournamentEvent,
    folded,
)


class Hand:
    """Somebody who runs a tournament."""

    def __init__(
        self,
        entrants: int,
        *,
        system: System = SWISS,
        per_table: int = 2,
        rounds: int = 20,
        seed: int = 1,
    ) -> None:
        rounds = rounds if system == SWISS else 0
        begun = TournamentBegun("Cup", "metamorph", system, 2, per_table, rounds, seed)
        self.events: list[TournamentEvent] = list(begin(begun, most=12))
        self.ended: dict[str, TableResult] = {}
        self._ids: Iterator[str] = (f"game-{number}" for number in count(1))
        for number in range(1, entrants + 1):
            self.do(join(self.tournament, f"E{number}"))

    @property
    def tournament(self) -> Tournament:
        return folded(self.events)

    def do(self, events: tuple[TournamentEvent, ...]) -> None:
        self.events.extend(events)

    def pair(self) -> None:
        self.do(pair_round(self.tournament, self.ended, self._ids))

    def play(self) -> None:
        """Draw a round, and end its games at random: somebody wins, all win or nobody wins."""
        self.pair()
        seed = self.tournament.begun.seed
        for table in self.tournament.rounds[-1].tables:
            lot = roll(f"{seed}/{table.session}", 0, len(table.entrants) + 2) - 1
            winners = {*table.entrants[lot : lot + 1]} if lot else {*table.entrants}
            self.ended[table.session] = TableResult(frozenset(winners), "it is over")
