"""What a call costs in accuracy: clips as a phone would send them, at a bitrate, with lost frames.

    python -m tests.accuracy.compressed throws ../shared/footage/throws/*
    python -m tests.accuracy.compressed turn-card ../shared/footage/turncard/* --losses 10
    python -m tests.accuracy.compressed throws --count 10            # fresh worlds, drawn anew
    python -m tests.accuracy.compressed throws --count 10 --draw 42 --rendered-only --keep

Without folders it measures fresh worlds (`tests.accuracy.fresh`), as many as `--count` says.
`--keep` writes each world's results to `docs/accuracy/compressed.json` as soon as it is measured,
and the table in `docs/cameras.md`; the same draw again measures only what is not there yet.

A phone's encoder codes each frame at once and looks at none that comes later, so x264 is told to
do the same ("zerolatency", baseline profile, one key frame at the beginning). A frame that is lost
for good is never shown by the receiver: it is left out before coding, and the others keep their
times.
"""

import argparse
import random
import secrets
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final, TypeAlias

import av
import cv2

from tests.accuracy import call_table, fresh, throws, weigh_ins
from tests.accuracy.call_results import Call, CallsMeasured, joined, keep, kept, with_world
from tests.accuracy.samples import Measurement
from tests.worlds.fresh import made, rendered

CLIP: Final = "clip.mp4"
TICKS_PER_S: Final = 90_000
"""Rate of RTP's clock for video (RFC 3551)."""

Measured: TypeAlias = tuple[Measurement, ...]

MEASURES: Final[Mapping[str, Callable[[list[Path]], Sequence[Measurement]]]] = {
    "throws": throws.on_fresh,
    "turn-card": weigh_ins.on_the_card,
}


def as_sent(folder: Path, call: Call, where: Path) -> Path:
    """Copy an item as a call would deliver it: links to its files, and its clip re-encoded.

    Args:
        folder: The item: clip.mp4 and its other files.
        call: Bitrate and loss of the call.
        where: The folder in which the copy is made, under its own name.
    """
    item = where / folder.parent.name / folder.name
    item.mkdir(parents=True)
    for path in folder.iterdir():
        if path.name != CLIP or call.mbit_per_s is None:
            (item / path.name).symlink_to(path.resolve())
    if call.mbit_per_s is not None:
        _code(folder / CLIP, item / CLIP, call.mbit_per_s, _kept(folder.name, call.lost))
    return item


def _kept(name: str, lost: float) -> Callable[[int], bool]:
    """Which frames arrive; the first one always does, because decoding begins with it."""
    chance = random.Random(name)
    return lambda index: chance.random() >= lost or index == 0


def _code(clip: Path, coded: Path, mbit_per_s: float, comes: Callable[[int], bool]) -> None:
    """Encode the frames that arrive, each with its own time."""
    bits = int(mbit_per_s * 1e6)
    with av.open(str(clip)) as read, av.open(str(coded), "w") as written:
        source = read.streams.video[0]
        stream = written.add_stream("libx264", rate=source.average_rate)
        stream.width, stream.height, stream.pix_fmt = source.width, source.height, "yuv420p"
        stream.bit_rate = bits
        stream.time_base = Fraction(1, TICKS_PER_S)
        stream.options = {
            "preset": "veryfast", "tune": "zerolatency", "profile": "baseline", "g": "100000",
            "maxrate": str(bits), "bufsize": str(bits // 2),
        }  # fmt: skip
        for index, frame in enumerate(read.decode(source)):
            if comes(index):
                frame.pts = round(float(frame.time or 0.0) * TICKS_PER_S)
                frame.time_base = stream.time_base
                written.mux(stream.encode(frame))
        written.mux(stream.encode())


def calls(bitrates: Sequence[float], losses: Sequence[float]) -> Iterator[Call]:
    """The kinds of calls: as filmed, then each bitrate with each loss."""
    yield Call(None)
    yield from (Call(rate, lost) for rate in bitrates for lost in losses)


def on_each_call(what: str, folder: Path, wanted: Sequence[Call]) -> dict[Call, Measured]:
    """Measure one item for each kind of call."""
    found: dict[Call, Measured] = {}
    for call in wanted:
        with tempfile.TemporaryDirectory() as where:
            found[call] = tuple(MEASURES[what]([as_sent(folder, call, Path(where))]))
    return found


def main() -> None:
    """Measure the named items, or fresh worlds, for each kind of call."""
    options = _options()
    cv2.setNumThreads(1)
    wanted = tuple(calls(options.bitrates, [one / 100 for one in options.losses]))
    if options.folders:
        found = [
            on_each_call(options.what, one, wanted)
            for one in options.folders
            if (one / CLIP).exists()
        ]
        _print({call: joined([one[call] for one in found]) for call in wanted})
    else:
        _print(_on_fresh(options, wanted).measured)


def _on_fresh(options: argparse.Namespace, wanted: Sequence[Call]) -> CallsMeasured:
    """Measure the worlds of a draw, one after the other; stored ones are skipped."""
    what: str = options.what
    draw = secrets.randbelow(10**6) if options.draw is None else options.draw
    seeds = fresh.drawn_for(what, options.count, draw)
    kind = fresh.CATALOGUE[what][0]
    folders = rendered(kind, seeds) if options.rendered_only else made(kind, seeds)
    print(f"{what}, draw {draw}: {len(folders)} of {len(seeds)} worlds", flush=True)
    before = kept().get(what) if options.keep else None
    told = before if before and before.goes_on(draw, wanted) else CallsMeasured(draw)
    for folder in folders:
        if folder.name not in told.worlds:
            told = with_world(told, folder.name, on_each_call(what, folder, wanted))
            print(f"measured {len(told.worlds)} worlds", flush=True)
            if options.keep:
                keep(what, told)
                call_table.write()
    return told


def _print(measured: Mapping[Call, Measured]) -> None:
    for call, found in measured.items():
        print(f"{call}:")
        print("\n".join(f"  {line}" for line in fresh.lines(found)))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=list(MEASURES))
    parser.add_argument("folders", nargs="*", type=Path, help="items: folders with a clip.mp4")
    parser.add_argument("--bitrates", nargs="+", type=float, default=[4, 2, 1], help="Mbit/s")
    parser.add_argument("--losses", nargs="+", type=float, default=[0, 2, 5, 10], help="percent")
    parser.add_argument("--count", type=int, default=10, help="fresh worlds, without folders")
    parser.add_argument("--draw", type=int, help="a number told by an earlier run")
    parser.add_argument(
        "--rendered-only", action="store_true", help="leave out what is not rendered yet"
    )
    parser.add_argument("--keep", action="store_true", help="write the results for the docs")
    return parser.parse_args()


if __name__ == "__main__":
    main()
