"""Offers that no browser would make are rejected before they are processed."""

import pytest

from server.capture.phone.offer import (
    LEAST_KBPS,
    LONGEST_OFFER,
    OfferProblem,
    check_offer,
    quick_start,
)

GOOD = "v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\nm=application 9 UDP/DTLS/SCTP x\r\n"


def test_one_picture_and_words_beside_it_are_taken() -> None:
    check_offer(GOOD)
    check_offer("v=0\r\nm=video 9 x 96\r\n")


@pytest.mark.parametrize(
    "offer",
    [
        "",
        "v=0\r\nm=audio 9 x 96\r\n",
        GOOD + "m=audio 9 x 96\r\n",
        GOOD + "m=video 9 x 96\r\n",
        "v=0\r\n" + "m=application 9 x\r\n" * 2 + "m=video 9 x 96\r\n",
        GOOD + "a" * LONGEST_OFFER,
    ],
    ids=["empty", "sound", "sound too", "two pictures", "too many", "too long"],
)
def test_what_is_no_offer_of_a_picture_is_refused(offer: str) -> None:
    with pytest.raises(OfferProblem):
        check_offer(offer)


def test_the_answer_names_rates_for_each_way_of_coding_once() -> None:
    answer = (
        "m=video 9 x 96 97 98\r\na=rtpmap:96 VP8/90000\r\na=rtpmap:97 rtx/90000\r\n"
        "a=fmtp:97 apt=96\r\na=rtpmap:98 H264/90000\r\na=fmtp:98 packetization-mode=1\r\n"
    )
    told = quick_start(answer)
    assert told.count(f"x-google-min-bitrate={LEAST_KBPS}") == 2
    assert "a=fmtp:97 apt=96\r\n" in told
    assert "a=fmtp:98 packetization-mode=1;x-google" in told
    assert "a=fmtp:96 x-google" in told
    assert "\r\r" not in told
