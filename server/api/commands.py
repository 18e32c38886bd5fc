"""Commands, take-backs and proposals over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, HTTPException, Request, Response

from engine.notation import from_json
from engine.plain import JsonObject
from engine.refusal import Reason, refusal
from engine.word import Note
from server.api.answers import PICTURE
from server.api.callers import caller, locked_for, referee, session_named
from server.api.clips import frame_of
from server.api.evenly import evenly
from server.api.parts import Parts, parts_of
from server.api.proposed import proposals_json, snapshot_of
from server.api.schemas import Confirm, SayCommand, TakeBack
from server.capture.snapshots import Snapshot
from server.language.captions import captions_for
from server.language.negotiation import VARIES
from server.proposals.proposal import Proposal
from server.responses import entries_json
from server.session import Caller, Session

router = APIRouter(prefix="/api/sessions/{session_id}")
SessionNamed = Annotated[Session, Depends(session_named)]
CallerKnown = Annotated[Caller, Depends(caller)]
Referee = Annotated[Caller, Depends(referee)]


@router.post("/commands")
def say(
    body: SayCommand, request: Request, session: SessionNamed, caller: CallerKnown
) -> JsonObject:
    """Carry out a command; returns the new events."""
    command = from_json(session.game, body.command)
    parts = parts_of(request)
    if isinstance(command, Note) and caller.role == "seat":
        _check_remarks(parts, f"{session.record.id} {caller}")
    desk = parts.desks.of(session)
    with evenly(caller) as wait, locked_for(caller, session, request):
        desk.command(command, based_on_seq=body.based_on_seq, caller=caller, before_writing=wait)
        return _news(session, caller, body.based_on_seq)


def _check_remarks(parts: Parts, seat: str) -> None:
    """Refuse a flood of remarks: each one is kept for ever, and sent to everybody."""
    if not parts.remarks.take(seat):
        raise refusal(
            Reason.SPENT,
            "those were too many remarks in a short time",
            "wait a minute before the next one",
        )


@router.post("/take-back")
def take_back(
    body: TakeBack, request: Request, session: SessionNamed, caller: Referee
) -> JsonObject:
    """Take the game back to how it was after an entry."""
    desk = parts_of(request).desks.of(session)
    with session.lock:
        desk.take_back(body.to_seq, based_on_seq=body.based_on_seq, caller=caller)
        return _news(session, caller, body.based_on_seq)


@router.get("/proposals")
def proposals(request: Request, session: SessionNamed, _: Referee) -> list[JsonObject]:
    """What the camera offers."""
    return proposals_json(parts_of(request), session)


@router.post("/proposals/{key}/confirm")
def confirm(
    key: str, body: Confirm, request: Request, session: SessionNamed, caller: Referee
) -> JsonObject:
    """Carry out a proposal, or the corrected command in its place.

    With `proposed` it is refused if the camera has measured something else since it was shown.
    """
    command, proposed = (
        None if said is None else from_json(session.game, said)
        for said in (body.command, body.proposed)
    )
    desk = parts_of(request).desks.of(session)
    with session.lock:
        desk.confirm(
            key,
            based_on_seq=body.based_on_seq,
            command=command,
            proposed=proposed,
            caller=caller,
        )
        return _news(session, caller, body.based_on_seq)


@router.post("/proposals/{key}/dismiss")
def dismiss(key: str, request: Request, session: SessionNamed, _: Referee) -> JsonObject:
    """Put a proposal aside."""
    parts_of(request).desks.of(session).dismiss(key)
    return {"dismissed": key}


KEPT: Final = {"Cache-Control": "max-age=3600", "Vary": VARIES}
"""The address changes with the sighting, so a fetched picture never becomes wrong; captions
depend on the language."""


@router.get("/proposals/{key}/picture.jpg", response_class=Response, responses=PICTURE)
def picture(key: str, request: Request, session: SessionNamed, _: Referee) -> Response:
    """The picture behind a proposal, with what was seen drawn on it."""
    proposal, kept = _kept(key, request, session)
    return _jpeg(kept.shown(captions_for(request), proposal.drawings))


@router.get("/proposals/{key}/replay/{number}.jpg", response_class=Response, responses=PICTURE)
def replay(key: str, number: int, request: Request, session: SessionNamed, _: Referee) -> Response:
    """One frame of the instant replay behind a proposal."""
    return _jpeg(frame_of(_kept(key, request, session)[1].replay, number))


@router.get("/proposals/{key}/close/{number}.jpg", response_class=Response, responses=PICTURE)
def close(key: str, number: int, request: Request, session: SessionNamed, _: Referee) -> Response:
    """One frame of the instant replay, close up."""
    return _jpeg(frame_of(_kept(key, request, session)[1].close, number))


@router.get("/proposals/{key}/look/{number}.jpg", response_class=Response, responses=PICTURE)
def look(key: str, number: int, request: Request, session: SessionNamed, _: Referee) -> Response:
    """A picture of one of the creatures that the referee is asked to identify."""
    looks = _kept(key, request, session)[1].looks
    if not 0 <= number < len(looks) or not looks[number]:
        raise HTTPException(404, "There is no such picture of a creature.")
    return _jpeg(looks[number])


def _news(session: Session, caller: Caller, after: int) -> JsonObject:
    return {"seq": session.head, "events": entries_json(session, caller, after=after)}


def _kept(key: str, request: Request, session: Session) -> tuple[Proposal, Snapshot]:
    parts = parts_of(request)
    proposal = parts.desks.of(session).shown(key)
    if proposal is not None:
        snapshot = snapshot_of(parts, proposal)
        if snapshot is not None:
            return proposal, snapshot
    raise HTTPException(404, "This proposal or its picture is no longer kept.")


def _jpeg(data: bytes) -> Response:
    return Response(data, media_type="image/jpeg", headers=KEPT)
