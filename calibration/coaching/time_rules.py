"""Rules about a source over time: steadiness of the camera, light, and frame rate."""

from typing import Final

from calibration.coaching.advice import Advice, graded
from calibration.coaching.checked import Checked
from calibration.coaching.moments import Rate
from calibration.coaching.picture_rules import dark

REFERENCE_WIDTH_PX: Final = 1280
"""Longer side of the picture that the limits of shaking refer to."""

FAIR_SHAKE_PX: Final = 0.6
"""Shaking from frame to frame, px of a picture `REFERENCE_WIDTH_PX` wide, from which on it is
fair."""

POOR_SHAKE_PX: Final = 2.0
"""Shaking from frame to frame, px of a picture `REFERENCE_WIDTH_PX` wide, from which on it is
poor."""

FAIR_FLICKER: Final = 0.02
"""Flicker, as a share of the brightness, from which on the light is fair."""

POOR_FLICKER: Final = 0.06
"""Flicker, as a share of the brightness, from which on the light is poor."""

FAIR_HUNTING: Final = 0.05
"""Slow change of the brightness, as a share of it, from which on the exposure is fair."""

POOR_HUNTING: Final = 0.15
"""Slow change of the brightness, as a share of it, from which on the exposure is poor."""

REPEATS: Final = 0.3
"""If more than this share of the pictures repeats the one before, the camera repeats pictures; a
few come from compression. By trial."""

LATE_SHARE: Final = 0.05
"""Share of late pictures from which on they are reported. By trial."""

SLOW_FPS, USELESS_FPS = 24.0, 8.0
"""New pictures a second: fewer than the first are fair, fewer than the second poor. By trial."""

FAST_FPS: Final = 45.0
"""New pictures a second from which on fast throws can be followed as well. By trial."""


def shaking(checked: Checked) -> Advice | None:
    """The camera does not stand still."""
    if checked.steadiness is None:
        return None
    shake = checked.steadiness.shake_px
    of_reference = shake * REFERENCE_WIDTH_PX / max(checked.size_wh)
    grade = graded(of_reference, fair=FAIR_SHAKE_PX, poor=POOR_SHAKE_PX)
    if grade == "good":
        return None
    return Advice(
        "steadiness/shaking",
        grade,
        f"The camera shakes by {shake:.1f} px from picture to picture: fix its stand to something "
        "that nobody touches.",
    )


def flickering(checked: Checked) -> Advice | None:
    """The light flickers."""
    if checked.steadiness is None:
        return None
    flicker = checked.steadiness.flicker
    grade = graded(flicker, fair=FAIR_FLICKER, poor=POOR_FLICKER)
    if grade == "good":
        return None
    return Advice(
        "steadiness/flicker",
        grade,
        f"The light flickers by {flicker * 100:.0f} %: use another lamp or daylight, or set the "
        "camera's "
        "exposure to 1/50 s or 1/60 s, to match your mains.",
    )


def hunting(checked: Checked) -> Advice | None:
    """The exposure drifts."""
    if checked.steadiness is None:
        return None
    hunting = checked.steadiness.hunting
    grade = graded(hunting, fair=FAIR_HUNTING, poor=POOR_HUNTING)
    if grade == "good":
        return None
    return Advice(
        "steadiness/exposure",
        grade,
        f"The brightness drifts by {hunting * 100:.0f} %: switch the camera's automatic exposure "
        "off, and "
        "keep shadows from moving over the table.",
    )


def slow(checked: Checked) -> Advice | None:
    """Too few pictures a second."""
    if checked.rate is None:
        return None
    fps = _fresh_fps(checked.rate)
    grade = graded(-fps, fair=-SLOW_FPS, poor=-USELESS_FPS)
    if grade == "good":
        return None
    mend = "choose a lower resolution, or plug the camera in directly, without a hub"
    if checked.rate.streamed:
        mend = "bring the camera nearer to the Wi-Fi, and stop whatever else uses it"
    if dark(checked) is not None:
        mend = "give the camera more light, because it slows down in the dark"
    few = f"Only {fps:.0f} pictures a second arrive, too few to follow a throw"
    if round(fps) == 0:
        few = "The same picture arrives again and again, so no throw can be seen"
    return Advice("rate/slow", grade, f"{few}: {mend}.")


def irregular(checked: Checked) -> Advice | None:
    """Pictures come late or not at all."""
    rate = checked.rate
    if rate is None or rate.late < LATE_SHARE:
        return None
    mend = "close other programs, and plug the camera in directly, without a hub"
    if rate.streamed:
        mend = "close other programs, and bring the camera nearer to the Wi-Fi"
    return Advice(
        "rate/irregular",
        "fair",
        f"{rate.late * 100:.0f} % of the pictures come late and {rate.missing} are missing: "
        f"{mend}.",
    )


def not_quick(checked: Checked) -> Advice | None:
    """Enough pictures for everything but fast throws."""
    if checked.rate is None or not SLOW_FPS <= _fresh_fps(checked.rate) < FAST_FPS:
        return None
    return Advice(
        "rate/not_fast",
        "fair",
        f"{checked.rate.fps:.0f} pictures a second arrive: enough for all but fast throws, for "
        "which 60 are better.",
    )


def _fresh_fps(rate: Rate) -> float:
    """New pictures a second; a few repeated ones count as new, as they come from compression."""
    return rate.fps * (1 - rate.repeated) if rate.repeated > REPEATS else rate.fps
