"""Lists the things on the tables of label worlds, which are laid out but not rendered, as JSON.

    PYTHONPATH=. ~/render/bin/python -m tests.worlds.census 0 20

For the worlds from the first seed up to but not including the last it prints the kinds of things,
and each sheet's sag in mm (null if it is flat and of its nominal size) and growth along x and y, as
logarithms.
"""

import json
import sys

import numpy as np

from tests.worlds.crowded import CrowdedTable
from tests.worlds.stages import worlds

SOLID = {
    "V": 30.0 * np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    "F": np.array([[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]]),
}
"""Placeholder for every creature: shapes take seconds each, and are not needed here."""


def laid_out(seed: int) -> dict[str, object]:
    """The kinds of things on one table, and the print faults of its sheets."""
    table = CrowdedTable(seed, [SOLID], None)
    table.lay_prints()
    table.lay_things()
    things = {kind_of(name) for name in table.S.objects if name.startswith("thing")}
    sheets = [
        (board.get("sag_mm"), board.get("growth_xy"))
        for board in table.S.boards
        if board["type"] == "charuco"
    ]
    return {"things": sorted(things), "sheets": sheets}


def kind_of(name: str) -> str:
    """The kind of thing that an object belongs to, by its name after the first underscore."""
    told = name.partition("_")[2]
    fitting: list[str] = [kind for kind in worlds.THINGS if told.startswith(kind)]
    return max(fitting, key=len)


if __name__ == "__main__":
    print(json.dumps([laid_out(seed) for seed in range(*map(int, sys.argv[1:]))]))
