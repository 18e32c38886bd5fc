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
from importlib import import_module
from itertools import islice
from pathlib import Path

from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, in_order, purpose

OURS = {
    "stood": ("stood", "render_world"),
    "meshes": ("meshes", "write_mesh"),
    "heaps": ("heaps", "write_heap"),
    "miniatures": ("miniatures", "write_miniature"),
    "pitches": ("pitches", "stills"),
    "piles": ("piles", "piles"),
    "missiles": ("piles", "many"),
    "pairs": ("pairs", "pair"),
    "dice": ("dice", "rolled"),
    "walks": ("walks", "walk"),
}
"""The kinds that the generator lacks: the module and the function that render a seed's world."""

KINDS = ("labelled", *OURS, "creatures", "turncard", "throws", "hands", "pitch")
"""All kinds of worlds."""


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
    if kind in OURS:
        module, name = OURS[kind]
        write = getattr(import_module(f"tests.worlds.{module}"), name)
        return partial(make, render=lambda seed: write(seed, where))
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
