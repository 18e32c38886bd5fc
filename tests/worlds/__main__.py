"""Renders worlds into the cache; takes up where it was stopped.

    RENDER_WORK=... python -m tests.worlds labelled --purpose teach --count 500

Run it with the Python that has Blender (generator/README.md), several at once with --part K/N.
"""

import argparse
import os
import traceback
from pathlib import Path
from typing import Any

from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, in_order


def main() -> None:
    options = _options()
    root = folder()
    os.environ.setdefault("RENDER_WORK", str(root))
    from tests.worlds import labelled, more_tables  # they need Blender
    from tests.worlds.stages import hands

    more_tables.USED["split"] = "teach" if options.purpose == "teach" else "judge"
    hand = hands.Hand()
    where = root / "labelled"
    where.mkdir(parents=True, exist_ok=True)
    shapes = labelled.creature_shapes(root, options.purpose)
    part, parts = (int(n) for n in options.part.split("/"))
    seeds = in_order(Purpose(options.purpose), options.first)
    for k, seed in zip(range(options.count), seeds, strict=False):
        if k % parts == part:
            _render(labelled, seed, where, shapes, hand)


def _render(labelled: Any, seed: int, where: Path, shapes: Any, hand: Any) -> None:
    try:
        labelled.render_world(seed, where, shapes, hand)
    except Exception:  # noqa: BLE001  a world that fails is told and left out
        print(f"world {seed} failed")
        traceback.print_exc()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("kind", choices=["labelled"])
    parser.add_argument("--purpose", choices=[p.value for p in Purpose], default="teach")
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="so many seeds are passed over")
    parser.add_argument("--part", default="0/1", help="K/N: only every Nth seed, from the Kth on")
    return parser.parse_args()


main()
