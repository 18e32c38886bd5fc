"""A tournament as a fold over its events: entrants, rounds and results."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

System: TypeAlias = Literal["swiss", "round_robin"]
SWISS: Final[System] = "swiss"
ROUND_ROBIN: Final[System] = "round_robin"
SYSTEMS: Final = (SWISS, ROUND_ROBIN)


@dataclass(frozen=True, slots=True)
class TournamentBegun:
    """The first event.

    Attributes:
        name: Its name, as shown to people.
        game: The name of the game that is played.
        system: Who meets whom: in "swiss" players with similar points, in "round_robin" everybody.
        fewest: Least players at a table, by the game's own limits.
        per_table: Most players at a table.
        rounds: The number of rounds; 0 if the system decides it.
        seed: The seed of the draw.
        options: The game's options without players, as JSON.
        dice: Who rolls: "seeded", "typed" or "camera", as for any game.
    """

    name: str
    game: str
    system: System
    fewest: int
    per_table: int
    rounds: int
    seed: int
    options: str = "{}"
    dice: str = "seeded"


@dataclass(frozen=True, slots=True)
class EntrantJoined:
    """Somebody joined, or returned, and plays from the next round on."""

    number: int
    name: str


@dataclass(frozen=True, slots=True)
class EntrantLeft:
    """Somebody plays no more rounds; their games so far count."""

    number: int


@dataclass(frozen=True, slots=True)
class PairedTable:
    """Who plays at one table of a round.

    Attributes:
        entrants: The numbers of the entrants, in seat order.
        session: The id of the game.
    """

    entrants: tuple[int, ...]
    session: str


@dataclass(frozen=True, slots=True)
class RoundPaired:
    """A round was drawn; tables count from 1."""

    number: int
    tables: tuple[PairedTable, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultKept:
    """The result of a game was fixed, because the next round was drawn from it.

    Attributes:
        round: The round, from 1.
        table: The table in it, from 1.
        winners: The numbers of the entrants who won.
        why: The game's own sentence.
        guest_won: As in `TableResult`; False in files that do not say it.
    """

    round: int
    table: int
    winners: tuple[int, ...]
    why: str
    guest_won: bool = False


@dataclass(frozen=True, slots=True)
class ResultCorrected:
    """The hall's referee set the result of a game, and why."""

    round: int
    table: int
    winners: tuple[int, ...]
    because: str


TournamentEvent: TypeAlias = (
    TournamentBegun | EntrantJoined | EntrantLeft | RoundPaired | ResultKept | ResultCorrected
)

At: TypeAlias = tuple[int, int]
"""A round and a table of it, both numbered from 1."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a game.

    Attributes:
        winners: The numbers of the entrants who won; all or none of the table: a draw.
        why: A sentence for the hall: the game's own, or the referee's reason.
        corrected: Whether the hall's referee set it.
        guest_won: Whether a guest won, who joined in mid-game and is no entrant. Then it is no draw
            if none of the entrants won: all of them lost.
    """

    winners: frozenset[int]
    why: str
    corrected: bool = False
    guest_won: bool = False


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who plays in the tournament, or has left it.

    Attributes:
        number: Identifies them, from 1 in the order of joining.
        name: Their name.
        here: Whether they play the next round.
    """

    number: int
    name: str
    here: bool = True


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament after some events.

    Attributes:
        begun: The first event, with all settings.
        entrants: Everybody who ever joined, by number.
        rounds: The rounds that were drawn, in order.
        results: The results that are fixed; games that are over count too, see `all_results`.
    """

    begun: TournamentBegun
    entrants: Mapping[int, Entrant] = field(default_factory=dict)
    rounds: tuple[RoundPaired, ...] = ()
    results: Mapping[At, TableResult] = field(default_factory=dict)

    @property
    def here(self) -> tuple[int, ...]:
        """The numbers of those who play the next round."""
        return tuple(one.number for one in self.entrants.values() if one.here)


def folded(events: Iterable[TournamentEvent]) -> Tournament:
    """Return the tournament after these events; the first is `TournamentBegun`."""
    first, *rest = events
    assert isinstance(first, TournamentBegun)
    tournament = Tournament(first)
    for event in rest:
        tournament = evolved(tournament, event)
    return tournament


def evolved(tournament: Tournament, event: TournamentEvent) -> Tournament:
    """Return the tournament after one more event."""
    match event:
        case TournamentBegun():
            return Tournament(event)
        case EntrantJoined(number, name):
            return _with_entrant(tournament, Entrant(number, name))
        case EntrantLeft(number):
            return _with_entrant(tournament, replace(tournament.entrants[number], here=False))
        case RoundPaired():
            return replace(tournament, rounds=(*tournament.rounds, event))
        case ResultKept(round_, table, winners, why, guest_won):
            kept = TableResult(frozenset(winners), why, guest_won=guest_won)
            return _with_result(tournament, (round_, table), kept)
        case ResultCorrected(round_, table, winners, because):
            said = TableResult(frozenset(winners), because, corrected=True)
            return _with_result(tournament, (round_, table), said)


def all_results(
    tournament: Tournament, ended: Mapping[str, TableResult]
) -> Mapping[At, TableResult]:
    """Return the result of each game: the fixed one, else its outcome; open games are missing.

    Args:
        tournament: The tournament.
        ended: The outcomes of games that are over, by their session ids.
    """
    over = {
        (round_.number, number): ended[table.session]
        for round_ in tournament.rounds
        for number, table in enumerate(round_.tables, start=1)
        if table.session in ended
    }
    return {**over, **tournament.results}


def _with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    return replace(tournament, entrants={**tournament.entrants, entrant.number: entrant})


def _with_result(tournament: Tournament, at: At, result: TableResult) -> Tournament:
    return replace(tournament, results={**tournament.results, at: result})
