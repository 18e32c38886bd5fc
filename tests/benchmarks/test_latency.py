"""Age of a live picture when a page has received it (`make bench`)."""

import http.client
import itertools
import json
import socket
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import closing

import cv2
import numpy as np
import pytest
import uvicorn

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.printed import Boards
from server.app import Lookout, create_app
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.benchmarks.speed import Speed
from vision.eye import Eye

pytestmark = pytest.mark.bench

BITS = 10
FPS = 30.0
PICTURES = 90
PROMISED_S = 0.150


def coded(index: int) -> Image:
    """A 720p picture with its number in black and white stripes that survive JPEG."""
    rng = np.random.default_rng(index)
    noise = rng.integers(60, 190, (72, 128, 3), dtype=np.uint8)
    picture = cv2.resize(noise, (1280, 720), interpolation=cv2.INTER_LINEAR)
    for bit in range(BITS):
        picture[:, bit * 128 : (bit + 1) * 128] = 255 if index >> bit & 1 else 0
    return np.asarray(picture, dtype=np.uint8)


def number_in(jpeg: bytes) -> int:
    picture = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_GRAYSCALE)
    assert picture is not None
    width = picture.shape[1] // BITS
    middle = picture.shape[0] // 2
    return sum(1 << bit for bit in range(BITS) if picture[middle, bit * width + width // 2] > 127)


class Camera:
    """A source of numbered pictures that remembers when it gave each."""

    name, live = "numbered pictures", True

    def __init__(self) -> None:
        self.given_s: dict[int, float] = {}

    def frames(self) -> Iterator[Frame]:
        pictures = [coded(index) for index in range(2**BITS // 4)]
        for index, picture in enumerate(pictures):
            self.given_s[index] = time.monotonic()
            yield Frame(picture, index, index / FPS)
            time.sleep(1 / FPS)

    def close(self) -> None:
        pass


@pytest.fixture
def camera() -> Camera:
    return Camera()


@pytest.fixture
def port(camera: Camera) -> Iterator[int]:
    lookout = Lookout(camera, Eye(Boards(), lambda _: ()))
    app = create_app(Settings(), MemoryLedger(), lookout=lookout)
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield listening.getsockname()[1]
    server.should_exit = True
    thread.join(10)


def pictures_from(port: int) -> Generator[bytes, None, None]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", "/api/camera/live")
    answer = connection.getresponse()
    held = b""
    try:
        while True:
            # A part of the stream ends where the next one's header begins, which is sent with it.
            picture, found, rest = held.partition(b"\r\n--frame\r\n")
            if found:
                held = rest
                yield picture.partition(b"\r\n\r\n")[2]
            else:
                held += answer.read1(1 << 16)
    finally:
        answer.close()
        connection.close()


def test_a_page_sees_the_table_as_it_was_a_moment_ago(
    camera: Camera, port: int, speed: Speed
) -> None:
    ages_s = []
    with closing(pictures_from(port)) as pictures:
        for picture in itertools.islice(pictures, PICTURES):
            arrived_s = time.monotonic()
            ages_s.append(arrived_s - camera.given_s[number_in(picture)])
    told = {
        "pictures": len(ages_s),
        "median_ms": round(1000 * float(np.median(ages_s)), 1),
        "p95_ms": round(1000 * float(np.percentile(ages_s, 95)), 1),
    }
    print(json.dumps(told))
    speed.keep("frame to page, 95 % under", told["p95_ms"], "ms by the clock", "time")
    assert float(np.median(ages_s)) < PROMISED_S
