"""What is said before a picture flows: the phone's offer and our answer, in SDP (RFC 8866)."""

import re
from typing import Final

LONGEST_OFFER: Final = 65_536
"""A browser's own is a tenth of that."""

LEAST_KBPS: Final = 1500
"""A poor Wi-Fi carries more; a browser that takes a burst of late packets for a full line would go
down to a tenth of it, and no board is read in what is left."""

START_KBPS: Final = 3000
MOST_KBPS: Final = 8000
"""At 1280 by 720 this is as good as a webcam; Chromium would begin with 300 and rise for ten
seconds, in which no board is read."""

_VIDEO_FORMAT: Final = re.compile(r"^a=fmtp:(\d+) (?!apt=)(.*)$", re.M)
_VIDEO_CODEC: Final = re.compile(r"^a=rtpmap:(\d+) (VP8|H264)/90000$", re.M)


class OfferProblem(Exception):
    """An offer is none: one sentence."""


def check_offer(offer: str) -> None:
    """Raise OfferProblem unless it offers one picture and not more than may be needed."""
    if len(offer) > LONGEST_OFFER:
        raise OfferProblem("This offer is longer than any browser's.")
    kinds = re.findall(r"^m=(\w+)", offer, re.M)
    if kinds.count("video") != 1 or set(kinds) - {"video", "application"} or len(kinds) > 2:
        raise OfferProblem("A phone offers one picture, and nothing else.")


def quick_start(answer: str) -> str:
    """An answer that asks Chromium to begin at the rate it may well reach."""
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
