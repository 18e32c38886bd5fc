"""Games, sessions and their ledgers over HTTP."""

import json
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from engine import GAMES
from server.api.callers import caller, local_referee, locked_for, session_named
from server.api.codes import codes_json
from server.api.packing import packed_answer
from server.api.parts import parts_of
from server.api.schemas import BeginSession
from server.language.negotiation import language_of
from server.language.translating import translator_of
from server.responses import (
    entries_json,
    game_json,
    session_json,
    set_aside_json,
    sets_json,
    summary_json,
)
from server.session import REFEREE, Caller, Session

router = APIRouter(prefix="/api")
SessionNamed = Annotated[Session, Depends(session_named)]
CallerKnown = Annotated[Caller, Depends(caller)]


@router.get("/games", response_model=list[dict[str, object]])
def games(request: Request) -> Response:
    """All games that can be played, with options, rulings and the sets in the data folder."""
    shelf = parts_of(request).sessions.shelf
    content = [{**game_json(name), "sets": sets_json(shelf, game)} for name, game in GAMES.items()]
    body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    return packed_answer(request, body, "application/json", {"Cache-Control": "no-cache"})


@router.get("/sessions", dependencies=[Depends(local_referee)])
def sessions(request: Request, *, in_short: bool = False) -> list[dict[str, object]]:
    """All kept games, newest first, then the damaged ones that are set aside; for the referee.

    With `in_short`: only who plays, since when, and the score of each.
    """
    parts = parts_of(request)
    known = parts.sessions
    content = [
        {
            **(
                summary_json(one)
                if in_short
                else session_json(one, REFEREE, picture=known.sees_table(one, REFEREE))
            ),
            "codes": codes_json(parts, one),
        }
        for one in reversed(known.all())
    ]
    return content + [set_aside_json(damage) for damage in known.set_aside]


@router.post("/sessions", status_code=201, dependencies=[Depends(local_referee)])
def begin(body: BeginSession, request: Request) -> dict[str, object]:
    """Begin a game; returns the codes with which others join."""
    parts = parts_of(request)
    session = parts.sessions.begin(
        body.game, options=_options(body, language_of(request)), seed=body.seed, dice=body.dice
    )
    before = parts.sessions.get(body.after or "")
    if before is not None:
        before.followed_by = session
    return {"id": session.record.id, "codes": codes_json(parts, session)}


@router.get("/sessions/{session_id}")
def show(request: Request, session: SessionNamed, caller: CallerKnown) -> dict[str, object]:
    """The game as the caller may see it."""
    picture = parts_of(request).sessions.sees_table(session, caller)
    with locked_for(caller, session, request):
        return session_json(session, caller, picture=picture)


@router.get("/sessions/{session_id}/events")
def events(
    request: Request, session: SessionNamed, caller: CallerKnown, after: int = 0
) -> list[dict[str, object]]:
    """The ledger as the caller may see it."""
    with locked_for(caller, session, request):
        return entries_json(session, caller, after=after)


def _options(body: BeginSession, language: str) -> dict[str, object]:
    """The options; names or a number of seats may be given in place of players.

    Players who are only counted are called "Player 1" and so on in the caller's language.
    """
    if body.seats is None or "players" in body.options:
        return body.options
    names = _numbered(body.seats, language) if isinstance(body.seats, int) else body.seats
    return {**body.options, "players": [{"name": name} for name in names]}


def _numbered(seats: int, language: str) -> list[str]:
    """Names for so many players."""
    translator = translator_of(language)
    player = translator.translated("Player") if translator else "Player"
    return [f"{player} {n}" for n in range(1, seats + 1)]
