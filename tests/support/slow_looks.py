"""A camera and a slower eye on a simulated clock: the same on any machine."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from calibration.frame import Frame
from server.capture.attention import Attention, Onlooker
from server.capture.ring import FrameRing
from vision.eye_status import FrameReport
from vision.sightings import ImpactSeen


class ClockedCamera:
    """A source that gives the newest frame of a film by the simulated clock of its reader."""

    def __init__(self, film: Sequence[Frame], *, ring_s: float = 2.0) -> None:
        self.ring = FrameRing(seconds=ring_s, megabytes=400)
        self.now_s = film[0].t_s
        self.dropped = 0
        self._film = list(film)
        self._newest: Frame | None = None
        self._advance()

    def spend(self, seconds: float) -> None:
        """Advance the clock by the duration of a look."""
        self.now_s += seconds
        self._advance()

    def frames(self) -> Iterator[Frame]:
        """Yield the newest frame, or advance the clock to the next one."""
        while self._newest or self._film:
            if self._newest is None:
                self.spend(max(0.0, self._film[0].t_s - self.now_s))
            newest, self._newest = self._newest, None
            assert newest is not None
            yield newest

    def _advance(self) -> None:
        while self._film and self._film[0].t_s <= self.now_s + 1e-9:
            self.dropped += self._newest is not None
            self._newest = self._film.pop(0)
            self.ring.add(self._newest)


@dataclass(frozen=True, slots=True)
class Looked:
    """The result of slow looking.

    Attributes:
        looks: The report of each processed frame.
        late_s: Delay of each report after its frame; reports at the end of the film have none.
        behind_s: Age of each frame, relative to the camera's newest one, when it was processed.
        dropped: Frames that were never processed.
    """

    looks: tuple[FrameReport, ...]
    late_s: tuple[float, ...]
    behind_s: tuple[float, ...]
    dropped: int

    @property
    def frames(self) -> list[int]:
        """Indices of the processed frames."""
        return [look.frame for look in self.looks]

    @property
    def throws(self) -> list[ImpactSeen]:
        """The reported throws."""
        return [s for look in self.looks for s in look.sightings if isinstance(s, ImpactSeen)]


class Looker(Onlooker, Protocol):
    """An eye, or anything with its `look`."""

    def look(self, frame: Frame) -> FrameReport:
        """Process the next frame."""
        ...


def looked_slowly(film: Sequence[Frame], eye: Looker, look_s: Callable[[Frame], float]) -> Looked:
    """Play a film as a live camera to an eye that needs `look_s(frame)` seconds for a frame."""
    camera = ClockedCamera(film)
    attention = Attention(camera, camera.ring, eye)
    looks, late_s, behind_s = [], [], []
    for frame in attention.frames():
        newest = camera.ring.newest()
        assert newest is not None
        behind_s.append(newest.t_s - frame.t_s)
        looks.append(eye.look(frame))
        camera.spend(look_s(frame))
        late_s.append(camera.now_s - frame.t_s)
    return Looked(tuple(looks), tuple(late_s), tuple(behind_s), attention.dropped)
