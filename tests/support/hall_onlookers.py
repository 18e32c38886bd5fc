"""Spectators of many tables and of the hall, in a process of their own, so that it alone bears
their cost.

    python -m tests.support.hall_onlookers ADDRESS HALL_CODE EACH SESSION:CODE [SESSION:CODE ...]

At each table EACH of them follow the stream of the game; as many poll the hall every two seconds,
as its page does. A line is printed when all are connected; the process ends with its parent.
"""

import asyncio
import os
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

from tests.support.onlookers import PARENT_LOOKED_FOR_EVERY_S, STARTED

HALL_EVERY_S = 2.0


async def watched(address: str, session: str, code: str, there: asyncio.Event) -> None:
    """The stream of a game, read to its end."""
    path = f"ws://{urlsplit(address).netloc}/api/sessions/{session}/stream?code={code}"
    async with connect(path, max_size=None, open_timeout=60) as socket:
        async for _ in socket:
            there.set()


async def looked(address: str, code: str) -> None:
    """The page of the hall."""
    request = Request(f"{address}api/hall", headers={"Authorization": f"Bearer {code}"})
    while True:
        await asyncio.to_thread(_read, request)
        await asyncio.sleep(HALL_EVERY_S)


def _read(request: Request) -> None:
    with urlopen(request, timeout=60) as answer:
        answer.read()


async def main() -> None:
    """Connect all spectators and wait."""
    address, hall_code, each, *tables = sys.argv[1:]
    came, tasks = [], []
    for table in tables:
        session, code = table.split(":")
        for _ in range(int(each)):
            came.append(asyncio.Event())
            tasks.append(asyncio.create_task(watched(address, session, code, came[-1])))
    await asyncio.gather(*(there.wait() for there in came))
    tasks.extend(asyncio.create_task(looked(address, hall_code)) for _ in range(int(each)))
    print(STARTED, flush=True)
    parent = os.getppid()
    while os.getppid() == parent:
        await asyncio.sleep(PARENT_LOOKED_FOR_EVERY_S)


if __name__ == "__main__":
    asyncio.run(main())
