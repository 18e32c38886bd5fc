"""Withdrawing and renewing codes, by the referee."""

from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request

from server.api.callers import referee, session_named
from server.api.parts import Parts, parts_of
from server.api.schemas import ChangeCodes
from server.session import Caller, Session
from server.store.codes import holders, renewed, withdrawn

router = APIRouter(prefix="/api/sessions/{session_id}")
SessionNamed = Annotated[Session, Depends(session_named)]
Referee = Annotated[Caller, Depends(referee)]


@router.get("/codes")
def codes(request: Request, session: SessionNamed, _: Referee) -> dict[str, object]:
    """All codes and when they expire; a withdrawn code is null."""
    return codes_json(parts_of(request), session)


@router.post("/codes")
def change(
    body: ChangeCodes, request: Request, session: SessionNamed, _: Referee
) -> dict[str, object]:
    """Withdraw or renew one code, or all of them; the old ones are no longer accepted."""
    with session.lock:
        known = session.record.codes
        if body.whose != "all" and body.whose not in dict(holders(known)):
            raise HTTPException(404, f"There is no seat {body.whose} in this game.")
        changed = renewed if body.do == "renew" else withdrawn
        session.change_codes(lambda codes: changed(codes, body.whose))
    return codes_json(parts_of(request), session)


def codes_json(parts: Parts, session: Session) -> dict[str, object]:
    """The codes as the referee gets them."""
    return {
        "referee": session.record.codes["referee"],
        "seats": session.record.codes["seats"],
        "spectator": session.record.codes["spectator"],
        "end_at": parts.sessions.codes_end_at(session).isoformat(timespec="seconds"),
    }
