"""Parts of an endless answer, as cameras of several makers write them."""

import io

import pytest

from server.capture.network.parts import PartReader

JPEG = b"\xff\xd8 a picture\n--of two lines\xff\xd9"


@pytest.mark.parametrize(
    ("declared", "written"),
    [("b", "--b"), ("--b", "--b"), ("--b", "----b"), ('"b"', "--b")],
)
@pytest.mark.parametrize("length", [f"Content-Length: {len(JPEG)}\r\n", ""])
def test_boundaries_with_and_without_their_dashes(declared: str, written: str, length: str) -> None:
    head = f"{written}\r\nContent-Type: image/jpeg\r\n{length}\r\n".encode()
    reader = PartReader(io.BytesIO((head + JPEG + b"\r\n") * 3), declared)
    headers, first = reader.part()
    assert headers["content-type"] == "image/jpeg"
    assert [first.rstrip(), reader.part()[1].rstrip()] == [JPEG, JPEG]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", EOFError),
        (b"--b\r\nContent-Length: 50\r\n\r\nshort", EOFError),
        (b"--b\r\nContent-Length: 99999999999\r\n\r\n", ValueError),
        (b"--b\r\n" + b"a: b\r\n" * 100, ValueError),
        (b"nothing\r\n" * 100, ValueError),
        (b"--b\r\n\r\n" + (b"." * 60_000 + b"\n") * 340, ValueError),
    ],
    ids=["end", "cut off", "too large", "headers", "no part", "no end"],
)
def test_what_is_no_sequence_of_parts(body: bytes, why: type[Exception]) -> None:
    with pytest.raises(why):
        PartReader(io.BytesIO(body), "b").part()
