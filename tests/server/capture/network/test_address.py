"""The address of a network camera, of which nothing secret is ever shown."""

import pytest

from server.capture.network.address import network_address
from server.capture.source import SourceProblem


def test_all_parts_of_an_address() -> None:
    found = network_address("rtsp://kim:s%40%2Fx@camera.local/live/main?channel=1")
    assert (found.host, found.port, found.user, found.password) == (
        "camera.local",
        554,
        "kim",
        "s@/x",
    )
    assert found.plain_url == "rtsp://camera.local:554/live/main?channel=1"
    assert found.full_url == "rtsp://kim:s%40%2Fx@camera.local:554/live/main?channel=1"
    assert network_address("http://[fe80::1]:8080").plain_url == "http://[fe80::1]:8080/"


@pytest.mark.parametrize(
    "word",
    [
        "rtsp://kim:hidden@cam/stream",
        "rtsp://cam/user=kim&password=hidden&channel=1",
        "http://cam:8080/video?token=hidden",
        "https://cam/hidden/stream",
    ],
)
def test_only_the_machine_is_shown(word: str) -> None:
    found = network_address(word)
    assert "hidden" not in found.shown
    assert "kim" not in found.shown
    assert "hidden" not in repr(found)


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("rtsp://kim:hid#den@cam/stream", "write / as %2F"),
        ("rtsp://kim:12/hidden@cam/stream", "write / as %2F"),
        ("rtsp://kim:hid@den/more@cam/stream", "write / as %2F"),
        ("rtsp://kim:hidden/x@cam/stream", "write / as %2F"),
        ("rtsp://cam:99999/hidden", "write / as %2F"),
        ("ftp://kim:hidden@cam/", "begins with one of rtsp://"),
        ("rtsp:///hidden", "names no machine"),
    ],
)
def test_what_cannot_be_read_is_not_repeated(word: str, told: str) -> None:
    with pytest.raises(SourceProblem, match=told) as wrong:
        network_address(word)
    assert "hid" not in str(wrong.value)
