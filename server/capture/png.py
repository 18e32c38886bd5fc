"""Checks the stated sizes in a PNG file before it is decoded."""

import struct
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"

BESIDE_DATA: Final = 12
"""Bytes of a chunk beside its data: length, type and checksum (PNG specification, 5.3)."""


def claims_more_than_it_holds(data: bytes) -> bool:
    """Whether a PNG has a chunk whose stated length is longer than the file.

    OpenCV allocates the stated length, up to 2 GB, before it reads. False for other files.
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
