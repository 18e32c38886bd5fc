"""A game's story, and exporting and importing games, over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, HTTPException, Request, Response

from engine.plain import JsonObject
from server.api.answers import Answers
from server.api.callers import caller, local_referee, locked_for, referee, session_named
from server.api.codes import codes_json
from server.api.parts import parts_of
from server.exports.exporting import file_of_game, table_of_entries
from server.exports.game_file import UnfitFile, as_text, read
from server.exports.importing import add_imported
from server.responses import entries_json
from server.session import Caller, Session
from server.story_json import story_json

router = APIRouter(prefix="/api")
SessionNamed = Annotated[Session, Depends(session_named)]
CallerKnown = Annotated[Caller, Depends(caller)]
Referee = Annotated[Caller, Depends(referee)]

TAKE_IN: Final = "/api/import"
CSV: Final[Answers] = {200: {"content": {"text/csv": {}}, "description": "A table"}}
FILE: Final[Answers] = {200: {"content": {"application/json": {}}, "description": "A game"}}
A_FILE: Final = {
    "requestBody": {
        "content": {"application/json": {"schema": {"type": "object"}}},
        "required": True,
    }
}


@router.get("/sessions/{session_id}/story")
def story(request: Request, session: SessionNamed, caller: CallerKnown) -> JsonObject:
    """Rounds, scores over time, and deeds, as the caller may see them."""
    with locked_for(caller, session, request):
        return story_json(session, caller)


@router.get("/sessions/{session_id}/export.csv", response_class=Response, responses=CSV)
def export_table(request: Request, session: SessionNamed, caller: CallerKnown) -> Response:
    """The ledger as the caller may see it, one entry a line."""
    with locked_for(caller, session, request):
        text = table_of_entries(entries_json(session, caller))
    return _attached(text, "text/csv; charset=utf-8", session, "csv")


@router.get("/sessions/{session_id}/export.json", response_class=Response, responses=FILE)
def export_game(session: SessionNamed, _: Referee) -> Response:
    """The whole game with its hashes, for importing; it contains what players may not see."""
    with session.lock:
        text = as_text(file_of_game(session))
    return _attached(text, "application/json", session, "json")


async def _sent(request: Request) -> bytes:
    return await request.body()


@router.post(
    "/import", status_code=201, dependencies=[Depends(local_referee)], openapi_extra=A_FILE
)
def take_in_game(file: Annotated[bytes, Depends(_sent)], request: Request) -> JsonObject:
    """Import an exported game as a new one; returns the same as beginning a game."""
    parts = parts_of(request)
    try:
        session = add_imported(parts.sessions, read(file))
    except UnfitFile as problem:
        detail = f"This file is not taken in: {problem}. Choose the file as it was exported."
        raise HTTPException(422, detail) from problem
    return {"id": session.record.id, "codes": codes_json(parts, session)}


def _attached(text: str, kind: str, session: Session, ending: str) -> Response:
    """A download with a file name of its own."""
    day = session.record.created_at[:10]
    name = f"{session.game.name}-{day}.{ending}" if day else f"{session.game.name}.{ending}"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type=kind, headers=headers)
