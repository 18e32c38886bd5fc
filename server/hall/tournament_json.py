"""A tournament as JSON, for everybody in the hall."""

from collections.abc import Mapping

from engine import GAMES
from engine.plain import JsonObject
from engine.tournament.deciding import is_over
from engine.tournament.drawing import rounds_to_play
from engine.tournament.standings import Placing, points_at, standings
from engine.tournament.tournament import (
    At,
    PairedTable,
    ResultCorrected,
    RoundPaired,
    TableResult,
    Tournament,
    all_results,
)
from server.hall.kept_tournament import KeptTournament
from server.hall.tournaments import Tournaments


def tournament_json(tournaments: Tournaments, kept: KeptTournament) -> JsonObject:
    """The rounds with their results, the standings, and the referee's corrections."""
    with kept.lock:
        state, seq, entries = kept.state, kept.head, kept.entries
    ended = tournaments.ended(kept)
    results = all_results(state, ended)
    return {
        "id": kept.id,
        "seq": seq,
        "name": state.begun.name,
        "game": state.begun.game,
        "title": GAMES[state.begun.game].title,
        "system": state.begun.system,
        "per_table": state.begun.per_table,
        "planned": rounds_to_play(state),
        "over": is_over(state, ended),
        "entrants": [
            {"number": one.number, "name": one.name, "here": one.here}
            for one in state.entrants.values()
        ],
        "rounds": [_round_json(state, round_, results) for round_ in state.rounds],
        "standings": [_placing_json(state, one) for one in standings(state, results)],
        "corrections": [
            {"at": one.at, **_correction_json(state, one.event)}
            for one in entries
            if isinstance(one.event, ResultCorrected)
        ],
    }


def _placing_json(state: Tournament, placing: Placing) -> JsonObject:
    entrant = state.entrants[placing.entrant]
    return {
        "place": placing.place,
        "number": placing.entrant,
        "name": entrant.name,
        "here": entrant.here,
        "points": placing.points,
        "strength": round(float(placing.strength), 2),
        "played": placing.played,
        "wins": placing.wins,
        "byes": placing.byes,
    }


def _correction_json(state: Tournament, corrected: ResultCorrected) -> JsonObject:
    return {
        "round": corrected.round,
        "table": corrected.table,
        "winners": _names(state, corrected.winners),
        "because": corrected.because,
    }


def _round_json(
    state: Tournament, round_: RoundPaired, results: Mapping[At, TableResult]
) -> JsonObject:
    return {
        "number": round_.number,
        "tables": [
            _table_json(state, table, number, results.get((round_.number, number)))
            for number, table in enumerate(round_.tables, start=1)
        ],
        "byes": _names(state, round_.byes),
    }


def _table_json(
    state: Tournament, table: PairedTable, number: int, result: TableResult | None
) -> JsonObject:
    points = points_at(table.entrants, result) if result else {}
    return {
        "table": number,
        "session": table.session,
        "entrants": [
            {
                "number": one,
                "name": state.entrants[one].name,
                "points": points.get(one),
                "won": bool(result and one in result.winners),
            }
            for one in table.entrants
        ],
        "why": result.why if result else "",
        "corrected": bool(result and result.corrected),
    }


def _names(state: Tournament, numbers: tuple[int, ...]) -> list[str]:
    return [state.entrants[one].name for one in numbers]
