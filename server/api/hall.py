"""The hall over HTTP: all tables, who referees where, and tournaments."""

import json

from fastapi import APIRouter, Depends, HTTPException, Request, Response

from engine.plain import JsonObject
from engine.tournament.deciding import correct, join, leave
from server.api.hall_callers import PATH, HallCaller, hall_caller, hall_referee
from server.api.hall_schemas import (
    BeginTournament,
    ChangeHallCodes,
    CorrectResult,
    JoinTournament,
    LeaveTournament,
    PairRound,
    SignIn,
)
from server.api.packing import packed_answer
from server.api.parts import parts_of
from server.hall.hall import Hall
from server.hall.kept_tournament import KeptTournament
from server.hall.tournament_json import tournament_json
from server.store.codes import renewed, withdrawn

router = APIRouter(prefix=PATH)
REFEREE_ONLY = [Depends(hall_referee)]
ONE = "/tournaments/{tournament_id}"


def hall_of(request: Request) -> Hall:
    """The hall of the program that handles this request."""
    return parts_of(request).hall


@router.get("", response_model=JsonObject)
def show(request: Request, caller: HallCaller) -> Response:
    """All tables and tournaments, with only what a spectator of each game may know."""
    hall = hall_of(request)
    tournaments = [
        tournament_json(hall.tournaments, one) for one in reversed(hall.tournaments.all())
    ]
    content = {**hall.overview(caller), "tournaments": tournaments}
    body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return packed_answer(request, body, "application/json", {"Cache-Control": "no-cache"})


@router.get("/codes", dependencies=REFEREE_ONLY)
def codes(request: Request) -> JsonObject:
    """The codes that give access to the hall; a withdrawn code is null."""
    return _codes_json(hall_of(request))


@router.post("/codes", dependencies=REFEREE_ONLY)
def change_codes(body: ChangeHallCodes, request: Request) -> JsonObject:
    """Withdraw or renew a code of the hall; the old one is no longer accepted."""
    changed = renewed if body.do == "renew" else withdrawn
    hall_of(request).change_codes(lambda codes: changed(codes, body.whose))
    return _codes_json(hall_of(request))


@router.post("/tables/{session_id}/referee", dependencies=REFEREE_ONLY)
def sign_in(session_id: str, body: SignIn, request: Request) -> JsonObject:
    """Say who referees at a table; returns the code that opens it."""
    session = parts_of(request).sessions.get(session_id)
    if session is None:
        raise HTTPException(404, "There is no such table; look at the hall once more.")
    hall_of(request).referees.sign_in(session_id, body.name.strip())
    return {"referee": body.name.strip(), "code": session.record.codes.get("referee")}


@router.post("/tournaments", status_code=201, dependencies=REFEREE_ONLY)
def begin(body: BeginTournament, request: Request) -> JsonObject:
    """Begin a tournament."""
    tournaments = hall_of(request).tournaments
    kept = tournaments.begin(
        name=body.name,
        game=body.game,
        system=body.system,
        per_table=body.per_table,
        rounds=body.rounds,
        options=body.options,
        dice=body.dice,
        players=body.players,
        seed=body.seed,
    )
    return tournament_json(tournaments, kept)


@router.get(ONE, dependencies=[Depends(hall_caller)])
def tournament(tournament_id: str, request: Request) -> JsonObject:
    """A tournament: rounds, results, standings and corrections."""
    return _current_json(request, tournament_id)


@router.post(ONE + "/players", dependencies=REFEREE_ONLY)
def enter(tournament_id: str, body: JoinTournament, request: Request) -> JsonObject:
    """Enter a player, who plays from the next round on."""
    kept = _find(request, tournament_id)
    kept.say(lambda state: join(state, body.name), based_on_seq=body.based_on_seq)
    return _current_json(request, tournament_id)


@router.post(ONE + "/leave", dependencies=REFEREE_ONLY)
def go(tournament_id: str, body: LeaveTournament, request: Request) -> JsonObject:
    """Let a player leave, who plays no further round."""
    kept = _find(request, tournament_id)
    kept.say(lambda state: leave(state, body.number), based_on_seq=body.based_on_seq)
    return _current_json(request, tournament_id)


@router.post(ONE + "/rounds", dependencies=REFEREE_ONLY)
def pair(tournament_id: str, body: PairRound, request: Request) -> JsonObject:
    """Draw the next round and begin its games."""
    kept = _find(request, tournament_id)
    hall_of(request).tournaments.pair(kept, based_on_seq=body.based_on_seq)
    return _current_json(request, tournament_id)


@router.post(ONE + "/games", dependencies=REFEREE_ONLY)
def begin_games(tournament_id: str, request: Request) -> JsonObject:
    """Begin the last round's missing games, if the program ended while it was being drawn."""
    hall_of(request).tournaments.begin_games(_find(request, tournament_id))
    return _current_json(request, tournament_id)


@router.post(ONE + "/results", dependencies=REFEREE_ONLY)
def correct_result(tournament_id: str, body: CorrectResult, request: Request) -> JsonObject:
    """Correct how a game counts; the correction is kept with its reason."""
    kept = _find(request, tournament_id)
    kept.say(
        lambda state: correct(state, body.round, body.table, body.winners, body.because),
        based_on_seq=body.based_on_seq,
    )
    return _current_json(request, tournament_id)


def _find(request: Request, tournament_id: str) -> KeptTournament:
    tournaments = hall_of(request).tournaments
    kept = tournaments.get(tournament_id)
    if kept is None and tournament_id in tournaments.set_aside:
        raise HTTPException(409, "This tournament is damaged and set aside; the games go on.")
    if kept is None:
        raise HTTPException(404, "There is no such tournament; look at the hall once more.")
    return kept


def _current_json(request: Request, tournament_id: str) -> JsonObject:
    return tournament_json(hall_of(request).tournaments, _find(request, tournament_id))


def _codes_json(hall: Hall) -> JsonObject:
    return {
        "referee": hall.codes["referee"],
        "spectator": hall.codes["spectator"],
        "end_at": hall.codes_end_at.isoformat(timespec="seconds"),
    }
