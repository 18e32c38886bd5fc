"""The phone that lends its camera: links for the referee, and the phone's own two calls.

A phone's right lets it send its picture, and nothing else: no game accepts it as a code.
"""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, HTTPException, Query, Request
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


Which = Annotated[Literal["first", "second"], Query()]
"""The camera that a phone lends."""


async def expected(request: Request, which: Which = "first") -> Phone:
    """The phone that the program waits for; 404 if it uses another camera."""
    phone = _phone(parts_of(request), which)
    if phone is None:
        raise HTTPException(404, NOT_EXPECTED)
    return phone


async def with_the_right(request: Request) -> Phone:
    """The phone that calls, by its code, which the door's middleware has checked already."""
    check_phone(request)
    opens, code = request.scope["path"] == TAKE, bearer_of(request) or ""
    return next(one for one in parts_of(request).phones if _lets(one, code, opens=opens))


Expected = Annotated[Phone, Depends(expected)]
Calling = Annotated[Phone, Depends(with_the_right)]


@router.get("", dependencies=[Depends(local_referee)])
async def state(request: Request, which: Which = "first") -> dict[str, object]:
    """Whether a phone is expected, its link, and the state of its picture."""
    parts = parts_of(request)
    return _phone_json(parts, _phone(parts, which), None)


@router.post("/link", dependencies=[Depends(local_referee)])
async def link(request: Request, phone: Expected) -> dict[str, object]:
    """A new link that opens once; the previous one becomes invalid."""
    return _phone_json(parts_of(request), phone, phone.links.new_link())


@router.post("/withdraw", dependencies=[Depends(local_referee)])
async def withdraw(request: Request, phone: Expected) -> dict[str, object]:
    """No phone may send its picture any more."""
    phone.links.withdraw()
    phone.receiver.withdraw()
    return _phone_json(parts_of(request), phone, None)


@router.post("/take")
async def take(request: Request, phone: Calling) -> dict[str, object]:
    """Exchange the code of a link for a phone's right; the link is spent by it."""
    right = phone.links.take(bearer_of(request) or "")
    if right is None:
        raise HTTPException(401, LINK_SPENT)
    return {"right": right}


@router.post("/offer")
async def offer(body: PhoneOffer, phone: Calling) -> dict[str, object]:
    """The answer to a phone's offer of its picture, both in SDP."""
    try:
        return {"sdp": await phone.receiver.answer(body.sdp)}
    except OfferProblem as problem:
        raise HTTPException(422, str(problem)) from problem


def check_phone(connection: HTTPConnection) -> None:
    """Raise HTTPException unless the phone's call comes with the code that it needs.

    The door's middleware calls this before it reads the body.
    """
    phones, code = parts_of(connection).phones, bearer_of(connection) or ""
    if not phones:
        raise HTTPException(404, NOT_EXPECTED)
    opens = connection.scope["path"] == TAKE
    if not any(_lets(one, code, opens=opens) for one in phones):
        raise HTTPException(401, LINK_SPENT if opens else RIGHT_GONE)


def _lets(phone: Phone, code: str, *, opens: bool) -> bool:
    """Whether a code opens an unspent link (`opens`), or is the right to send a picture."""
    return phone.links.opens(code) if opens else phone.links.allows(code)


def _phone(parts: Parts, which: str) -> Phone | None:
    if which == "first":
        return parts.phone
    return parts.second.phone if parts.second else None


def _phone_json(parts: Parts, phone: Phone | None, code: str | None) -> dict[str, object]:
    if phone is None:
        return {"expected": False, "links": [], "trouble": "", "conditions": []}
    behind = f"#code={code}" if code else ""
    return {
        "expected": True,
        "links": [f"{address}phone/{behind}" for address in parts.encrypted],
        "trouble": phone.camera.trouble,
        "conditions": list(phone.camera.conditions),
    }
