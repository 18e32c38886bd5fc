"""What a call costs in accuracy: clips as a phone would send them, at a bitrate, with lost frames.

    python -m tests.accuracy.compressed throws ../shared/footage/throws/*
    python -m tests.accuracy.compressed turn-card ../shared/footage/turncard/* --losses 10

A phone's encoder codes each frame at once and looks at none that comes later, so x264 is told to
do the same ("zerolatency", baseline profile, one key frame at the beginning). A frame that is lost
for good is never shown by the receiver: it is left out before coding, and the others keep their
times.
"""

import argparse
import random
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Final

import av
import cv2
import numpy as np

from tests.accuracy import fresh, throws, weigh_ins
from tests.accuracy.samples import Measurement

CLIP: Final = "clip.mp4"
TICKS_PER_S: Final = 90_000
"""Of RTP's clock for pictures (RFC 3551)."""

MEASURES: Final[Mapping[str, Callable[[list[Path]], Sequence[Measurement]]]] = {
    "throws": throws.on_fresh,
    "turn-card": weigh_ins.on_the_card,
}


@dataclass(frozen=True, slots=True)
class Call:
    """How pictures come.

    Attributes:
        mbit_per_s: Bitrate of H.264 in megabits a second; None for the clip as it is.
        lost: The share of frames that never come, each for itself, by a fixed seed.
    """

    mbit_per_s: float | None
    lost: float = 0.0

    def __str__(self) -> str:
        if self.mbit_per_s is None:
            return "as filmed"
        return f"{self.mbit_per_s:g} Mbit/s, {self.lost:.0%} of the frames lost"


def as_sent(folder: Path, call: Call, where: Path) -> Path:
    """An item as it would have come: links to its files, and its clip coded anew.

    Args:
        folder: The item: clip.mp4 and what is told about it.
        call: How its pictures come.
        where: The folder that is to hold the item, under its own name.
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
    """Which frames come; the first one always does, as without it nothing begins."""
    chance = random.Random(name)
    return lambda index: chance.random() >= lost or index == 0


def _code(clip: Path, coded: Path, mbit_per_s: float, comes: Callable[[int], bool]) -> None:
    """Code the frames that come, each with its own time."""
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
    """As filmed; then each bitrate, and each loss at the middle bitrate."""
    yield Call(None)
    yield from (Call(one) for one in bitrates)
    middle = float(np.median(np.asarray(bitrates)))
    yield from (Call(middle, one) for one in losses if one > 0)


def main() -> None:
    """Measures the items named, once for each kind of call."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", choices=list(MEASURES))
    parser.add_argument("folders", nargs="+", type=Path, help="items: folders with a clip.mp4")
    parser.add_argument("--bitrates", nargs="+", type=float, default=[4, 2, 1], help="Mbit/s")
    parser.add_argument("--losses", nargs="+", type=float, default=[2, 5, 10], help="percent")
    options = parser.parse_args()
    cv2.setNumThreads(1)
    folders = [one for one in options.folders if (one / CLIP).exists()]
    for call in calls(options.bitrates, [one / 100 for one in options.losses]):
        with tempfile.TemporaryDirectory() as where:
            items = [as_sent(folder, call, Path(where)) for folder in folders]
            print(f"{call}:", flush=True)
            print("\n".join(f"  {one}" for one in fresh.lines(MEASURES[options.what](items))))


if __name__ == "__main__":
    main()
