"""Renders worlds into the cache; worlds that are there already are skipped.

    python -m tests.worlds labelled --purpose teach --count 500
    python -m tests.worlds creatures --seed 310044 402117
    python -m tests.worlds labelled --count 500 --scheduler tcp://192.168.1.5:8786

Run it with the Python that has Blender (README.md), several at once with --part K/N. With
--scheduler the workers of a Dask cluster render: they need Blender (TABLEREF_BLENDER), this
process does not.
"""

import argparse
import os
import sys
import traceback
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path

from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, in_order, purpose

KINDS = (
    "labelled",
    "stood",
    "meshes",
    "heaps",
    "miniatures",
    "creatures",
    "turncard",
    "throws",
    "hands",
    "pitch",
    "pitches",
    "piles",
    "missiles",
    "pairs",
)


def main() -> None:
    """Render the worlds named on the command line."""
    options = _options()
    if options.scheduler or options.workers:
        _spread(options)
        return
    os.environ.setdefault("RENDER_WORK", str(folder()))
    where = folder() / options.kind
    where.mkdir(parents=True, exist_ok=True)
    seeds = _seeds(options)
    part, parts = (int(n) for n in options.part.split("/"))
    render = _maker(options.kind, where)
    for k, seed in enumerate(seeds):
        if k % parts == part:
            _rendered(render, seed)


def _seeds(options: argparse.Namespace) -> list[int]:
    """The seeds named on the command line, or the first ones of a purpose."""
    in_turn = in_order(Purpose(options.purpose), options.first)
    return options.seed or list(islice(in_turn, options.count))


def _spread(options: argparse.Namespace) -> None:
    """Render on other processes, or on a cluster."""
    from tests.worlds.spread_out import rendered_apart

    lost = 0
    for seed, told in rendered_apart(
        options.kind, _seeds(options), workers=options.workers, scheduler=options.scheduler
    ):
        print(f"world {seed}: {told or 'rendered'}", flush=True)
        lost += bool(told)
    if lost:
        sys.exit(f"{lost} worlds were not rendered; say the same again to try them once more")


def _maker(kind: str, where: Path) -> Callable[[int], None]:
    """Return the function that renders one world of a kind; it imports Blender."""
    from tests.worlds import more_tables, stages

    def make(seed: int, render: Callable[[int], None]) -> None:
        more_tables.USED["split"] = "teach" if purpose(seed) is Purpose.TEACH else "judge"
        render(seed)

    if kind == "labelled":
        return partial(make, render=_labelled(where))
    if kind == "stood":
        from tests.worlds.stood import render_world

        return partial(make, render=partial(render_world, folder=where))
    if kind == "meshes":
        from tests.worlds.meshes import write_mesh

        return partial(make, render=partial(write_mesh, folder=where))
    if kind == "heaps":
        from tests.worlds.heaps import write_heap

        return partial(make, render=partial(write_heap, folder=where))
    if kind == "miniatures":
        from tests.worlds.miniatures import write_miniature

        return partial(make, render=partial(write_miniature, folder=where))
    if kind == "pitches":
        from tests.worlds.pitches import stills

        return partial(make, render=partial(stills, where=where))
    if kind in ("piles", "missiles"):
        from tests.worlds.piles import many, piles

        return partial(make, render=partial(many if kind == "missiles" else piles, where=where))
    if kind == "pairs":
        from tests.worlds.pairs import pair

        return partial(make, render=partial(pair, where=where))
    hand = stages.hands.Hand() if kind == "hands" else None
    sets: dict[str, Callable[[int], None]] = {
        "creatures": lambda seed: stages.claydonians.world_session(seed, str(where), 1),
        "turncard": lambda seed: stages.turncard.world_turn(seed, str(where)),
        "throws": lambda seed: stages.missile_throw.world_clip(seed, str(where)),
        "hands": lambda seed: stages.handspan.world_hand(seed, str(where), hand),
        "pitch": lambda seed: stages.slargeball.world_pitch(seed, str(where)),
    }
    return partial(make, render=sets[kind])


def _labelled(where: Path) -> Callable[[int], None]:
    from tests.worlds import labelled, stages

    hand = stages.hands.Hand()

    def render(seed: int) -> None:
        shapes = labelled.creature_shapes(folder(), purpose(seed).value)
        labelled.render_world(seed, where, shapes, hand)

    return render


def _rendered(render: Callable[[int], None], seed: int) -> None:
    try:
        render(seed)
    except Exception:  # noqa: BLE001  a world that fails is told and left out
        print(f"world {seed} failed")
        traceback.print_exc()


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--purpose", choices=[p.value for p in Purpose], default="teach")
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="so many seeds are passed over")
    parser.add_argument("--seed", type=int, nargs="+", help="these worlds instead")
    parser.add_argument("--workers", type=int, help="so many processes, each with a Blender")
    parser.add_argument("--scheduler", help="a Dask scheduler, tcp://..., whose workers render")
    parser.add_argument("--part", default="0/1", help="K/N: only every Nth seed, from the Kth on")
    return parser.parse_args()


if __name__ == "__main__":
    main()
