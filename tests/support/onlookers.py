"""Many spectators in a process of their own, so that it alone bears their cost.

    python -m tests.support.onlookers ADDRESS PATH CODE COUNT [LEAVE_AFTER_S]

Each follows the stream of a game and the live picture and reads everything. With `LEAVE_AFTER_S`
one after the other disconnects and reconnects, as phones do. A line is printed when all are
connected; the process ends with its parent.
"""

import asyncio
import os
import sys
from contextlib import suppress
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

STARTED = "all are there"
PARENT_LOOKED_FOR_EVERY_S = 1.0


async def watched(place: str, code: str, there: asyncio.Event) -> None:
    """The stream of a game."""
    async with connect(f"ws://{place}/stream?code={code}", max_size=None) as socket:
        async for _ in socket:
            there.set()


async def looked(host: str, port: int, code: str) -> None:
    """The live picture."""
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(f"GET /api/camera/live?code={code} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    try:
        while await reader.read(1 << 20):
            pass
    finally:
        writer.close()


async def one(place: str, code: str, there: asyncio.Event) -> None:
    """One spectator, until they are disconnected."""
    parts = urlsplit(f"//{place}")
    picture = asyncio.create_task(looked(str(parts.hostname), int(parts.port or 0), code))
    try:
        with suppress(OSError, WebSocketException):
            await watched(place, code, there)
    finally:
        picture.cancel()
        with suppress(asyncio.CancelledError, OSError):
            await picture


async def main() -> None:
    """Connect all spectators and wait."""
    address, path, code, count = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    leave_after_s = float(sys.argv[5]) if len(sys.argv) > 5 else None
    place = urlsplit(address).netloc + path
    came = [asyncio.Event() for _ in range(count)]
    tasks = [asyncio.create_task(one(place, code, there)) for there in came]
    await asyncio.gather(*(there.wait() for there in came))
    print(STARTED, flush=True)
    parent, turn = os.getppid(), 0
    while os.getppid() == parent:
        await asyncio.sleep(leave_after_s or PARENT_LOOKED_FOR_EVERY_S)
        if leave_after_s is not None:
            tasks[turn].cancel()
            with suppress(asyncio.CancelledError):
                await tasks[turn]
            tasks[turn] = asyncio.create_task(one(place, code, asyncio.Event()))
            turn = (turn + 1) % count


if __name__ == "__main__":
    asyncio.run(main())
