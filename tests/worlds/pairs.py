"""Pairs of views: a throw, or another event, seen by two cameras.

The cameras share table, creatures, missile and flight; each has its own place, lens, sensor and
clock.
"""

import json
import time
from pathlib import Path

from tests.worlds.pair_draw import SIZE_WH, TURN_DEG
from tests.worlds.stages import missile_throw, second_view


class PairView(second_view.SecondView):
    """A second camera, closer to the first than the generator allows by itself."""

    turn_deg = TURN_DEG


def pair(seed: int, where: Path) -> None:
    """Render one world below a folder: `wSEED/wSEED` and `wSEED/wSEEDb`, in the format of throws.

    `wSEED/truth.json` is written when both are there, and has the offset of the clocks.
    """
    folder = where / f"w{seed:06d}"
    if (folder / "truth.json").exists():
        return
    began_s = time.time()
    view = PairView(seed)
    for one in (None, view):
        missile_throw.world_clip(seed, str(folder), size=SIZE_WH, view=one)
    first, second = folder / folder.name, folder / f"{folder.name}{view.suffix}"
    told = {"first": first.name, "second": second.name, "clock": view.clock}
    (folder / "truth.json").write_text(json.dumps(told, indent=1), encoding="utf-8")
    print(f"{folder.name}: {time.time() - began_s:.0f} s", flush=True)
