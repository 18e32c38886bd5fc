"""Decides the commands of a tournament: each returns events, or raises a refusal."""

from collections.abc import Iterator, Mapping, Sequence

from engine.refusal import IllegalCommand, Reason, refusal
from engine.tournament.drawing import drawn_round, rounds_to_play
from engine.tournament.tournament import (
    ROUND_ROBIN,
    SWISS,
    SYSTEMS,
    EntrantJoined,
    EntrantLeft,
    PairedTable,
    ResultCorrected,
    ResultKept,
    RoundPaired,
    TableResult,
    Tournament,
    TournamentBegun,
    TournamentEvent,
    all_results,
)

MOST_ENTRANTS = 400
"""Most entrants of a tournament."""

MOST_ROUNDS = 50
"""Most rounds of the Swiss system."""

LONGEST_NAME = 60
"""Most letters of the name of a tournament or an entrant."""

LONGEST_REASON = 500
"""Most letters of a reason for a correction."""


def begin(begun: TournamentBegun, *, most: int) -> tuple[TournamentEvent, ...]:
    """Begin a tournament.

    Args:
        begun: The event with all settings, which are checked here.
        most: Most players of the game.

    Raises:
        IllegalCommand: A tournament with these settings cannot be played.
    """
    _check_text(begun.name, "the tournament", LONGEST_NAME)
    if begun.system not in SYSTEMS:
        raise _unplayable(f"there is no system {begun.system!r}", f"choose {' or '.join(SYSTEMS)}")
    if not max(2, begun.fewest) <= begun.per_table <= most:
        raise _unplayable(
            f"{begun.per_table} cannot sit at a table of this game",
            f"choose from {max(2, begun.fewest)} to {most}",
        )
    if begun.system == SWISS and not 1 <= begun.rounds <= MOST_ROUNDS:
        raise _unplayable(
            f"the Swiss system has no {begun.rounds} rounds", f"choose from 1 to {MOST_ROUNDS}"
        )
    if begun.system == ROUND_ROBIN and begun.rounds != 0:
        raise _unplayable("a round robin has as many rounds as it takes", "leave out how many (0)")
    return (begun,)


def join(tournament: Tournament, name: str) -> tuple[TournamentEvent, ...]:
    """Add an entrant; somebody who has left may return under the same name.

    Raises:
        IllegalCommand: The name is taken or invalid, or it is too late or too full to join.
    """
    name = name.strip()
    _check_text(name, "whoever joins", LONGEST_NAME)
    if len(tournament.entrants) >= MOST_ENTRANTS:
        raise _unplayable(f"{MOST_ENTRANTS} are in it already", "begin a second tournament")
    here = [tournament.entrants[number].name.casefold() for number in tournament.here]
    if name.casefold() in here:
        raise refusal(
            Reason.BAD_VALUE, f"{name} is in it already", "add a letter of the family's name"
        )
    if tournament.rounds and tournament.begun.system == ROUND_ROBIN:
        raise refusal(
            Reason.WRONG_PHASE,
            "the first round is drawn, and everybody plays everybody",
            "begin another tournament for whoever comes late",
        )
    back = [one for one in tournament.entrants.values() if one.name == name and not one.here]
    number = back[0].number if back else len(tournament.entrants) + 1
    return (EntrantJoined(number, name),)


def leave(tournament: Tournament, number: int) -> tuple[TournamentEvent, ...]:
    """Let an entrant play no more rounds.

    Raises:
        IllegalCommand: They are not in the tournament, or have left it.
    """
    if number not in tournament.here:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"number {number} plays no further round",
            "name somebody who does",
        )
    return (EntrantLeft(number),)


def pair_round(
    tournament: Tournament, ended: Mapping[str, TableResult], ids: Iterator[str]
) -> tuple[TournamentEvent, ...]:
    """Draw the next round, and fix the results on which the draw is based.

    Args:
        tournament: The tournament.
        ended: The outcomes of games that are over, by their session ids.
        ids: Yields fresh session ids for the games of the round.

    Raises:
        IllegalCommand: A game is still going on, all rounds are played, or there are too few
            entrants.
    """
    results = all_results(tournament, ended)
    if waits := _open_tables(tournament, results):
        raise refusal(
            Reason.WRONG_PHASE,
            f"table {waits[0]} of round {len(tournament.rounds)} still plays",
            "play it to its end, or say how it counts",
        )
    number = len(tournament.rounds) + 1
    planned = rounds_to_play(tournament)
    if planned is not None and number > planned:
        told = "the only round is" if planned == 1 else f"all {planned} rounds are"
        raise refusal(Reason.GAME_OVER, f"{told} played", "begin another tournament")
    tables, byes = drawn_round(tournament, results)
    kept = tuple(
        ResultKept(*at, tuple(sorted(result.winners)), result.why, result.guest_won)
        for at, result in sorted(results.items())
        if at not in tournament.results
    )
    seated = tuple(PairedTable(table, next(ids)) for table in tables)
    return (*kept, RoundPaired(number, seated, byes))


def correct(
    tournament: Tournament, number: int, table: int, winners: Sequence[int], because: str
) -> tuple[TournamentEvent, ...]:
    """Set the result of a game, whatever its own outcome.

    Raises:
        IllegalCommand: There is no such game, somebody did not play in it, or there is no reason.
    """
    try:
        round_ = tournament.rounds[_from_one(number)]
        seated = round_.tables[_from_one(table)].entrants
    except IndexError as error:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no table {table} in a round {number}",
            "name one that was drawn",
        ) from error
    strangers = [one for one in winners if one not in seated]
    if strangers:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"number {strangers[0]} did not play at table {table}",
            f"name some of {', '.join(map(str, seated))}, or nobody for a draw",
        )
    if not because.strip():
        raise refusal(Reason.NO_REASON, "a correction carries a reason", "say why")
    _check_text(because, "the reason", LONGEST_REASON)
    said = tuple(sorted(set(winners)))
    return (ResultCorrected(number, table, said, because.strip()),)


def is_over(tournament: Tournament, ended: Mapping[str, TableResult]) -> bool:
    """Whether all rounds are drawn, and every game has a result."""
    planned = rounds_to_play(tournament)
    if planned is None or not tournament.rounds or len(tournament.rounds) < planned:
        return False
    return not _open_tables(tournament, all_results(tournament, ended))


def _open_tables(
    tournament: Tournament, results: Mapping[tuple[int, int], TableResult]
) -> list[int]:
    """The numbers of the tables of the last round that have no result yet."""
    if not tournament.rounds:
        return []
    last = tournament.rounds[-1]
    tables = range(1, len(last.tables) + 1)
    return [table for table in tables if (last.number, table) not in results]


def _from_one(number: int) -> int:
    if number < 1:
        raise IndexError(number)
    return number - 1


def _check_text(text: str, whose: str, longest: int) -> None:
    if not 0 < len(text.strip()) <= longest:
        raise refusal(
            Reason.BAD_VALUE,
            f"{whose} needs some words, and {longest} letters at most",
            "write them",
        )


def _unplayable(problem: str, mend: str) -> IllegalCommand:
    return refusal(Reason.OPTIONS, problem, mend)
