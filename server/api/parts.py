"""The parts of the running program, available to every request."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from server.api.allowance import CallAllowance
from server.api.live import LivePicture
from server.capture.choosing import CameraChoice
from server.capture.coaching import Coach
from server.capture.phone.lent import Phone
from server.capture.preview import Preview
from server.capture.ring import FrameRing
from server.capture.second_camera import SecondCamera
from server.capture.snapshots import Snapshots
from server.capture.watching import CameraThread
from server.desks import Desks
from server.hall.hall import Hall
from server.sessions import Sessions
from server.settings import Settings

REMARKS_AT_ONCE = 20
"""Remarks that one seat may send at once."""

REMARKS_PER_MINUTE = 10.0
"""Remarks per minute that it may send from then on."""


@dataclass(frozen=True, slots=True)
class SecondView:
    """A second camera that looks at the same table.

    Attributes:
        camera: Its thread and its newest picture.
        coach: Instructions on its picture.
        phone: The phone that lends it; None if it is not a phone.
    """

    camera: SecondCamera
    coach: Coach
    phone: Phone | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """The parts that `create_app` put together.

    Attributes:
        settings: What the server was started with.
        sessions: The games.
        desks: The camera's proposals for each game.
        preview: The newest picture.
        live: A stream of newest pictures for all viewers.
        hall: All tables of the database, and its tournaments.
        snapshots: Pictures of sightings.
        watching: The camera thread; None when there is no camera.
        ring: The camera's last seconds; empty when there is no camera.
        coach: Instructions on its picture; None when there is no camera.
        phone: The phone that lends its camera; None if the camera is not a phone.
        choice: Switches to another camera; None if none can be chosen.
        second: A second camera of the same table; None if there is none.
        encrypted: Addresses of this machine's encrypted pages, likeliest first.
        troubles: Problems with writing to disk, in sentences.
        remarks: Limits how many remarks a seat may make.
        closing: Set when the program is asked to end, so that the endless streams end too.
    """

    settings: Settings
    sessions: Sessions
    desks: Desks
    preview: Preview
    live: LivePicture
    hall: Hall
    snapshots: Snapshots
    watching: CameraThread | None
    ring: FrameRing
    coach: Coach | None = None
    phone: Phone | None = None
    choice: CameraChoice | None = None
    second: SecondView | None = None
    encrypted: tuple[str, ...] = ()
    closing: threading.Event = field(default_factory=threading.Event)
    troubles: Callable[[], tuple[str, ...]] = tuple
    remarks: CallAllowance = field(
        default_factory=lambda: CallAllowance(REMARKS_AT_ONCE, REMARKS_PER_MINUTE)
    )

    @property
    def phones(self) -> tuple[Phone, ...]:
        """All phones that lend a camera."""
        second = self.second.phone if self.second else None
        return tuple(one for one in (self.phone, second) if one is not None)

    @property
    def threads(self) -> tuple[CameraThread, ...]:
        """The threads of all cameras."""
        second = self.second.camera.watching if self.second else None
        return tuple(one for one in (self.watching, second) if one is not None)


def parts_of(connection: HTTPConnection) -> Parts:
    """The parts of the program that handles this request."""
    parts: Parts = connection.app.state.parts
    return parts
