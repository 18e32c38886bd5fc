"""The phone that lends its camera: links for the referee, and the phone's own two calls.

A phone's right lets it send its picture, and nothing else: no game knows it.
"""

from typing import Annotated

from fastapi import APIRouter, Depends, HTTPException, Request
from starlette.requests import HTTPConnection

from server.api.callers import bearer_of, local_referee
from server.api.parts import Parts, parts_of
from server.api.schemas import PhoneOffer
from server.capture.phone.lent import Phone
from server.capture.phone.offer import OfferProblem

router = APIRouter(prefix="/api/phone")
NOT_EXPECTED = "No phone is expected; start the program with --camera phone --https."
LINK_SPENT = (
    "This link was used already, or is too old: ask for a new one under “Table and camera” on the "
    "referee's page."
)
RIGHT_GONE = "This phone may no longer send its picture: scan a new link."
TAKE, OFFER = "/api/phone/take", "/api/phone/offer"


async def expected(request: Request) -> Phone:
    """The phone that the program waits for; 404 where it looks at something else."""
    phone = parts_of(request).phone
    if phone is None:
        raise HTTPException(404, NOT_EXPECTED)
    return phone


Expected = Annotated[Phone, Depends(expected)]


@router.get("", dependencies=[Depends(local_referee)])
async def state(request: Request) -> dict[str, object]:
    """Whether a phone is expected, where it finds the program, and how its picture does."""
    parts = parts_of(request)
    return _told(parts, None)


@router.post("/link", dependencies=[Depends(local_referee)])
async def link(request: Request, phone: Expected) -> dict[str, object]:
    """A new link that opens once; the one before opens no more."""
    return _told(parts_of(request), phone.links.new_link())


@router.post("/withdraw", dependencies=[Depends(local_referee)])
async def withdraw(request: Request, phone: Expected) -> dict[str, object]:
    """No phone may send its picture any more."""
    phone.links.withdraw()
    phone.receiver.withdraw()
    return _told(parts_of(request), None)


@router.post("/take")
async def take(request: Request, phone: Expected) -> dict[str, object]:
    """The right of one phone, for the code of its link, which is spent by it."""
    right = phone.links.take(bearer_of(request) or "")
    if right is None:
        raise HTTPException(401, LINK_SPENT)
    return {"right": right}


@router.post("/offer")
async def offer(body: PhoneOffer, phone: Expected) -> dict[str, object]:
    """The answer to a phone's offer of its picture, both in SDP."""
    try:
        return {"sdp": await phone.receiver.answer(body.sdp)}
    except OfferProblem as problem:
        raise HTTPException(422, str(problem)) from problem


def check_phone(connection: HTTPConnection) -> None:
    """Raise HTTPException unless the phone's call comes with the code that it needs.

    The door asks before it reads what the call brings along.
    """
    phone, code = parts_of(connection).phone, bearer_of(connection) or ""
    if phone is None:
        raise HTTPException(404, NOT_EXPECTED)
    if connection.scope["path"] == TAKE:
        if not phone.links.opens(code):
            raise HTTPException(401, LINK_SPENT)
    elif not phone.links.allows(code):
        raise HTTPException(401, RIGHT_GONE)


def _told(parts: Parts, code: str | None) -> dict[str, object]:
    phone = parts.phone
    if phone is None:
        return {"expected": False, "links": [], "trouble": "", "conditions": []}
    behind = f"#code={code}" if code else ""
    return {
        "expected": True,
        "links": [f"{address}phone/{behind}" for address in parts.encrypted],
        "trouble": phone.camera.trouble,
        "conditions": list(phone.camera.conditions),
    }
