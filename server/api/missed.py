"""A throw that the camera missed, added by hand: the last seconds, and the answer to give."""

from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request

from server.api.callers import referee, session_named
from server.api.parts import parts_of
from server.session import Caller, Session
from vision.eye_status import FrameReport
from vision.sightings import ImpactSeen

router = APIRouter(prefix="/api/sessions/{session_id}")


@router.post("/throws/missed")
def missed(
    request: Request,
    session: Annotated[Session, Depends(session_named)],
    _: Annotated[Caller, Depends(referee)],
) -> dict[str, object]:
    """Offer a throw of the last seconds that the camera missed; returns its frame.

    Answers 409 if one that was added before is still to be answered, as a second press would
    otherwise add the same throw again, or if no throw can be offered: the game has none, or is
    over.
    """
    parts = parts_of(request)
    frame = parts.ring.newest()
    if frame is None:
        raise HTTPException(404, "There is no picture to look back at; enter the throw by hand.")
    desk = parts.desks.of(session)
    if any(one.in_flight == () for offer in desk.offers() for one in offer.sightings):
        raise HTTPException(
            409, "A throw was added already: answer or dismiss that one first, then add the next."
        )
    throw = ImpactSeen(
        frame=frame.index,
        t_s=frame.t_s,
        released_s=None,
        contact_s=None,
        contact_frame=None,
        bounced=False,
        first_contact="none",
        struck=(),
        probability_none=1.0,
        decisive_frames=(),
    )
    table = None if parts.watching is None else parts.watching.eye.status.calibration
    parts.snapshots.take((throw,), frame, parts.ring, calibration=table)
    desk.see(FrameReport.on(frame, (throw,)))
    if not any(throw in offer.sightings for offer in desk.offers()):
        raise HTTPException(409, "No throw is offered: this game has none, or it is over.")
    return {"frame": frame.index}
