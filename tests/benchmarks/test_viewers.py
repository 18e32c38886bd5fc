"""How soon the referee's own command is on his page beside hundreds who look on."""

import asyncio
import json
import statistics
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect

from tests.support.program import serving

pytestmark = pytest.mark.bench

COMMANDS = 20


def asked(address: str, path: str, body: object = None) -> dict[str, object]:
    content = None if body is None else json.dumps(body).encode()
    request = Request(address + path, content, {"Content-Type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        return dict(json.load(answer))


def listed_by(address: str) -> list[dict[str, Any]]:
    with urlopen(address + "api/sessions", timeout=30) as answer:
        return list(json.load(answer))


async def watched(place: str, code: str) -> None:
    """A spectator: the stream of the game, everything read."""
    async with connect(f"ws://{place}/stream?code={code}", max_size=None) as socket:
        async for _ in socket:
            pass


async def looked(host: str, port: int, code: str) -> None:
    """The live picture of a spectator, everything read."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(f"GET /api/camera/live?code={code} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    try:
        while await reader.read(1 << 20):
            pass
    finally:
        writer.close()


async def commands(address: str, place: str, session: str) -> list[float]:
    """Say notes as the referee; how long until each is on his page, in ms."""
    took_ms = []
    async with connect(f"ws://{place}/stream", max_size=None) as socket:
        while json.loads(await socket.recv())["type"] != "events":
            pass
        head = dict(await asyncio.to_thread(asked, address, f"api/sessions/{session}"))["seq"]
        for seq in range(int(str(head)), int(str(head)) + COMMANDS):
            note = {"command": {"type": "Note", "seat": None, "text": "hm"}, "based_on_seq": seq}
            began_s = time.perf_counter()
            path = f"api/sessions/{session}/commands"
            saying = asyncio.create_task(asyncio.to_thread(asked, address, path, note))
            while json.loads(await socket.recv())["type"] != "events":
                pass
            took_ms.append(1000 * (time.perf_counter() - began_s))
            await saying
            await asyncio.sleep(0.2)
    return took_ms


@pytest.mark.parametrize("viewers", [0, 30, 300])
def test_the_referees_command_is_on_his_page(tmp_path: Path, viewers: int) -> None:
    async def scenario(address: str) -> list[float]:
        parts = urlsplit(address)
        listed = await asyncio.to_thread(listed_by, address)
        session, code = listed[0]["id"], listed[0]["codes"]["spectator"]
        place = f"{parts.netloc}/api/sessions/{session}"
        host, port = str(parts.hostname), int(parts.port or 0)
        tasks = [asyncio.create_task(watched(place, code)) for _ in range(viewers)]
        tasks += [asyncio.create_task(looked(host, port, code)) for _ in range(viewers)]
        await asyncio.sleep(3 + viewers / 100)
        took_ms = await commands(address, place, session)
        ended = [task for task in tasks if task.done()]
        assert not ended, ended[0].exception()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        return took_ms

    with serving(["demo"], log=tmp_path / "stderr.txt") as address:
        took_ms = asyncio.run(scenario(address))
    print(
        f"{viewers} streams and live pictures: median {statistics.median(took_ms):.0f} ms, "
        f"worst {max(took_ms):.0f} ms of {COMMANDS}"
    )
