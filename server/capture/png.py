"""What a PNG file says of itself, looked at before anybody makes room for it."""

import struct
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"

BESIDE_DATA: Final = 12
"""Bytes of a chunk beside its data: length, kind and check sum (PNG specification, 5.3)."""


def claims_more_than_it_holds(data: bytes) -> bool:
    """Whether a PNG has a chunk that is said to be longer than the file.

    OpenCV makes room for what is said, up to 2 GB, before it reads. False for other files.
    """
    if not data.startswith(SIGNATURE):
        return False
    at = len(SIGNATURE)
    while at + BESIDE_DATA <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        at += BESIDE_DATA + length
        if at > len(data):
            return True
    return False
