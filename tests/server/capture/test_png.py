import cv2
import numpy as np
import pytest

from server.capture.png import claims_more_than_it_holds


def _png() -> bytes:
    told, data = cv2.imencode(".png", np.zeros((48, 64, 3), np.uint8))
    assert told
    return data.tobytes()


def test_a_whole_file_claims_what_it_holds() -> None:
    assert not claims_more_than_it_holds(_png())


@pytest.mark.parametrize("length", [2**31 + 5, 2**20])
def test_a_chunk_may_not_be_longer_than_the_file(length: int) -> None:
    data = bytearray(_png())
    at = data.index(b"IDAT") - 4
    data[at : at + 4] = length.to_bytes(4, "big")
    assert claims_more_than_it_holds(bytes(data))


def test_other_files_claim_nothing() -> None:
    assert not claims_more_than_it_holds(b"")
    assert not claims_more_than_it_holds(b"\xff\xd8\xff" + bytes(range(200)))
