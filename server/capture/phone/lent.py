"""The phone used as a camera: its permission, its picture, and its instructions."""

from dataclasses import dataclass
from typing import Protocol

from server.capture.chosen import ChosenCamera
from server.capture.coaching import Coach
from server.capture.phone.camera import PhoneCamera
from server.capture.phone.links import PhoneLinks
from server.capture.source import Source

MISSING = "a phone as the camera needs more packages: pip install 'tableref[phone]'"
WELL = "All is well: leave the phone as it stands."


class OfferTaker(Protocol):
    """Answers a phone's WebRTC offer and receives its picture."""

    def start(self) -> None:
        """Start listening."""
        ...

    def stop(self) -> None:
        """Close the connection and end."""
        ...

    def withdraw(self) -> None:
        """Close the connection of a phone whose permission was withdrawn."""
        ...

    async def answer(self, offer: str) -> str:
        """The answer to an offer, both in SDP; raises OfferProblem."""
        ...


@dataclass(frozen=True, slots=True)
class Phone:
    """Everything that belongs to the phone.

    Attributes:
        camera: The source of its frames.
        receiver: Receives them.
        links: Who may send them.
    """

    camera: PhoneCamera
    receiver: OfferTaker
    links: PhoneLinks


def phone_for(source: Source, coach: Coach | None, code_hours: float) -> Phone | None:
    """Make the receiver and the links for a phone that is used as the camera.

    Args:
        source: The camera; may be a `ChosenCamera` with a phone inside.
        coach: Gives the phone's owner instructions; None for none.
        code_hours: How long a phone may send after its link was opened.

    Returns:
        The phone; None if the source is not a phone.
    """
    camera = source.now if isinstance(source, ChosenCamera) else source
    if not isinstance(camera, PhoneCamera):
        return None
    # Imported here, because a webcam does not need its packages.
    from server.capture.phone.receiver import PhoneReceiver

    receiver = PhoneReceiver(camera, lambda: first_instruction(coach))
    return Phone(camera, receiver, PhoneLinks(code_hours))


def first_instruction(coach: Coach | None) -> str:
    """What the phone's owner should do first; empty before there is a picture."""
    told = coach.told(0.0) if coach else {}
    check = told.get("check")
    if check is None:
        return ""
    instruction = check["instruction"]
    if instruction is not None:
        return str(instruction["sentence"])
    return WELL if told.get("table") else ""
