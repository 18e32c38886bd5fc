"""The phone's WebRTC offer and our answer, in SDP (RFC 8866)."""

import re
from typing import Final

LONGEST_OFFER: Final = 65_536
"""Most characters of an offer; a browser's own has a tenth of that."""

LEAST_KBPS: Final = 1500
"""A poor Wi-Fi can transfer more. After a burst of late packets a browser would reduce its rate to
a tenth of this, at which no board can be read."""

START_KBPS: Final = 3000
"""Kilobits per second with which a phone is asked to start: boards can be read at once."""
MOST_KBPS: Final = 8000
"""At 1280 by 720 this is as good as a webcam. Chromium would start with 300 and rise for ten
seconds, in which no board can be read."""

_VIDEO_FORMAT: Final = re.compile(r"^a=fmtp:(\d+) (?!apt=)(.*)$", re.M)
_VIDEO_CODEC: Final = re.compile(r"^a=rtpmap:(\d+) (VP8|H264)/90000$", re.M)


class OfferProblem(Exception):
    """An offer is not valid: one sentence."""


def check_offer(offer: str) -> None:
    """Raise OfferProblem unless it offers one video, at most with a data channel."""
    if len(offer) > LONGEST_OFFER:
        raise OfferProblem("This offer is longer than any browser's.")
    kinds = re.findall(r"^m=(\w+)", offer, re.M)
    if kinds.count("video") != 1 or set(kinds) - {"video", "application"} or len(kinds) > 2:
        raise OfferProblem("A phone offers one picture, and nothing else.")


def quick_start(answer: str) -> str:
    """The answer with bitrates that let Chromium start at a high rate."""
    rates = ";".join(
        f"x-google-{what}-bitrate={kbps}"
        for what, kbps in (("min", LEAST_KBPS), ("start", START_KBPS), ("max", MOST_KBPS))
    )
    told = set(_VIDEO_FORMAT.findall(answer))
    known = {kind for kind, _ in told}

    def with_rates(found: re.Match[str]) -> str:
        return f"{found[0]};{rates}"

    def with_format(found: re.Match[str]) -> str:
        return found[0] if found[1] in known else f"{found[0]}\r\na=fmtp:{found[1]} {rates}"

    answer = _VIDEO_FORMAT.sub(with_rates, answer.replace("\r\n", "\n"))
    return _VIDEO_CODEC.sub(with_format, answer).replace("\r\n", "\n").replace("\n", "\r\n")
