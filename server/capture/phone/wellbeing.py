"""Finds out what is wrong with a phone's picture, by when and how its frames arrive."""

from typing import Final

from server.capture.phone.rate import FrameRate

SILENT_S: Final = 0.7
"""Seconds without a frame after which a phone is silent: it sends 24 to 60 frames a second, and on
a poor Wi-Fi they come in bursts of half a second."""

MOST_LOST: Final = 0.01
"""Largest share of lost packets that is not reported: up to it nearly all are repeated in time."""

LOSS_HOLDS_S: Final = 2.0
"""Seconds after which a count of lost packets is out of date."""

NO_PHONE: Final = (
    "No phone sends its picture yet: scan the code on the page “Table and camera” with it."
)
SILENT: Final = (
    "The phone's picture has stopped: check that the phone is awake, and near the Wi-Fi."
)
WITHDRAWN: Final = "The phone's right to send its picture was withdrawn; make a new link."
PAUSES: Final = {
    "hidden": "The phone shows another page or is locked: bring its camera page to the front.",
    "muted": "The phone has taken the camera away, perhaps for a call: end that, and it goes on.",
    "ended": "The phone's camera was switched off: tap “Use this camera” on the phone again.",
}
"""For each reason that the phone's page sends before it pauses, the message to the referee."""


class PhoneWellbeing:
    """Watches a phone's frames and says what is wrong; times by this machine's clock."""

    def __init__(self) -> None:
        self._arrived_s: float | None = None
        self._pause = ""
        self._withdrawn = False
        self._best_wh: tuple[int, int] | None = None
        self._now_wh: tuple[int, int] | None = None
        self._lost, self._lost_told_s = 0.0, 0.0
        self._rate = FrameRate()

    def frame(self, size_wh: tuple[int, int], at_s: float, taken_s: float | None = None) -> None:
        """Note a frame that has arrived.

        Args:
            size_wh: Its width and height in pixels.
            at_s: When it arrived, by this machine's clock.
            taken_s: When the phone took it, by the phone's clock; None if unknown.
        """
        self._arrived_s, self._now_wh, self._withdrawn = at_s, size_wh, False
        self._rate.frame(taken_s)
        best = self._best_wh
        if best is None or size_wh[0] * size_wh[1] > best[0] * best[1]:
            self._best_wh = size_wh

    def pause(self, why: str) -> None:
        """Note that the phone's page pauses for a reason in PAUSES, or continues (empty)."""
        self._pause = why if why in PAUSES else ""

    def withdraw(self) -> None:
        """Note that the phone's permission was withdrawn."""
        self._withdrawn = True

    def connected(self) -> None:
        """Forget what was known of the previous connection: this may be another phone."""
        self._best_wh = self._now_wh = None
        self._withdrawn = False
        self._pause = ""
        self._lost = 0.0
        self._rate = FrameRate()

    def losing(self, share: float, at_s: float) -> None:
        """Note which share of the phone's recent packets did not arrive at the first attempt."""
        self._lost, self._lost_told_s = share, at_s

    def trouble(self, now_s: float) -> str:
        """Why there is no picture, as a message to the referee; empty if there is one."""
        if self._withdrawn:
            return WITHDRAWN
        if self._arrived_s is None:
            return NO_PHONE
        if now_s - self._arrived_s < SILENT_S:
            return ""
        return PAUSES.get(self._pause, SILENT)

    def conditions(self, now_s: float) -> tuple[str, ...]:
        """What is wrong with the present picture."""
        found = (self._turned_or_small(), self._lossy(now_s), self._slow())
        return tuple(filter(None, found))

    def _lossy(self, now_s: float) -> str:
        if self._lost <= MOST_LOST or now_s - self._lost_told_s > LOSS_HOLDS_S:
            return ""
        return (
            f"the Wi-Fi loses {self._lost * 100:.0f} % of what the phone sends; bring phone and "
            "router "
            "closer to each other"
        )

    def _slow(self) -> str:
        slowed = self._rate.slowed
        if slowed is None:
            return ""
        now, best = slowed
        return (
            f"the phone sends {now:.0f} pictures a second instead of {best:.0f}: its battery "
            "saver, dim light or the Wi-Fi holds it back"
        )

    def _turned_or_small(self) -> str:
        best, now = self._best_wh, self._now_wh
        if best is None or now is None or now == best:
            return ""
        if (best[0] > best[1]) != (now[0] > now[1]):
            return "the phone was turned; lay it the other way round, as it was"
        return (
            f"the phone sends {now[0]} x {now[1]} instead of {best[0]} x {best[1]}: its battery "
            "saver or the Wi-Fi holds it back"
        )
