"""Amending earlier commands over HTTP: the command of an entry, the plan, the confirmation."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from engine.amending import Amendment
from engine.game import AnyGame
from engine.plain import JsonObject
from server.amending import amendment_from
from server.api.callers import referee, session_named
from server.api.parts import parts_of
from server.api.schemas import AmendEntry, ConfirmAmendment, PlanAmendment
from server.plan_json import plan_json, said_json
from server.responses import entries_json
from server.session import Caller, Session

router = APIRouter(prefix="/api/sessions/{session_id}/amend")
SessionNamed = Annotated[Session, Depends(session_named)]
Referee = Annotated[Caller, Depends(referee)]


@router.get("/{seq}")
def spoken(seq: int, session: SessionNamed, _: Referee) -> JsonObject:
    """The command of an entry, and which other commands were possible there."""
    with session.lock:
        return said_json(session, seq)


@router.post("/plan")
def plan(
    body: PlanAmendment, request: Request, session: SessionNamed, caller: Referee
) -> JsonObject:
    """What would change; nothing is written."""
    desk = parts_of(request).desks.of(session)
    with session.lock:
        amendments = _amendments(session.game, body.amendments)
        found = desk.plan(amendments, based_on_seq=body.based_on_seq, caller=caller)
        return plan_json(session, found)


@router.post("")
def amend(
    body: ConfirmAmendment, request: Request, session: SessionNamed, caller: Referee
) -> JsonObject:
    """Write the corrected line of the plan with this digest; answers with the new events."""
    desk = parts_of(request).desks.of(session)
    with session.lock:
        amendments = _amendments(session.game, body.amendments)
        desk.amend(amendments, digest=body.digest, based_on_seq=body.based_on_seq, caller=caller)
        events = entries_json(session, caller, after=body.based_on_seq)
        return {"seq": session.head, "events": events}


def _amendments(game: AnyGame, entries: list[AmendEntry]) -> tuple[Amendment, ...]:
    return tuple(amendment_from(game, one.model_dump()) for one in entries)
