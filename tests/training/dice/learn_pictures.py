"""Draws the dice that the models learn from.

    python -m tests.training.dice.learn_pictures OUT.npz N SEED [cut]

Pictures lie on drawn grounds and, more than every second one, on frames of the sample footage or
on photographs of tables that may teach. Half of them have what is unlike a usual throw from above:
dice with digits or of many faces, seen from the side, in bowls, or among go stones, coins and
balls. One in eight holds no die but such things. With `cut`, photographed dice are laid there
instead of drawn ones (`cut_dice.py`).
"""

import json
import sys
from dataclasses import asdict
from importlib import resources
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from tests.support.drawn_dice import USUAL, DrawnThrow, Oddity, any_throw
from tests.support.drawn_grounds import GROUNDS
from tests.support.drawn_strangers import scatter
from tests.training.dice.cut_dice import cut_dice, laid_out
from tests.training.dice.patterned import patterned_ground
from tests.worlds.cache import folder as worlds
from tests.worlds.seeds import Purpose, purpose

SIDE_PX = 320
ON_PHOTOGRAPH = 0.6
"""Of 65 dice 20 to 50 px wide that were drawn on photographed grounds, the finder that had learned
from one in five such pictures found 48, where it found nearly all on drawn ones."""

DIE_PX, NEAR_PX = (9.0, 60.0), (60.0, 160.0)
NEAR = 0.2
"""So many pictures show dice from so near that their pips are as large as dice elsewhere: pips of a
die that fills the view were taken for dice, and it for none."""

WITHOUT = 0.12
PATTERNED = 0.6
"""Of the drawn grounds on which strangers or cut-out dice lie so many have a pattern."""
STRANGERS = 0.35
"""On so many pictures there are things that look a little like dice."""

ODD = Oddity(low=0.4, digits=0.25, solids=0.15, stones=0.35, styles=0.2)
SAMPLES = Path(__file__).resolve().parents[3] / "sample_footage"

GROUNDS_FOLDER = Path(__file__).resolve().parents[4] / "shared" / "data" / "grounds"
GAMMA = 2.2
SEAMLESS = "textures-128"
"""Thumbnails, 128 px wide, of cloths, carpets, papers and tiles that fit beside themselves."""


def main() -> None:
    """Draw N pictures and their truth into one file."""
    out, count, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    cv2.setNumThreads(1)
    tables, cut = frames(), cut_dice() if "cut" in sys.argv else ()
    pictures, truth = [], []
    for number in range(seed, seed + count):
        rng = np.random.default_rng(number)
        table = None if rng.random() > ON_PHOTOGRAPH else table_crop(rng, tables)
        if rng.random() < STRANGERS:
            table = drawn_ground(rng) if table is None else np.ascontiguousarray(table)
            scatter(rng, table, DIE_PX, tables)
        die_px = NEAR_PX if rng.random() < NEAR else DIE_PX
        drawn = _drawn(rng, table, die_px)
        if cut:
            drawn = laid_out(rng, drawn.bgr, cut, die_px)
        pictures.append(drawn.bgr)
        truth.append([asdict(die) for die in drawn.dice])
    np.savez_compressed(out, pictures=np.stack(pictures), truth=np.array(json.dumps(truth)))


def drawn_ground(rng: np.random.Generator) -> Image:
    """Any of the drawn grounds by itself, or a pattern."""
    if rng.random() < PATTERNED:
        return patterned_ground(rng, SIDE_PX)
    drawn = GROUNDS[rng.integers(len(GROUNDS))](rng, (SIDE_PX, SIDE_PX))
    return np.ascontiguousarray(255 * np.clip(drawn, 0, 1)).astype(np.uint8)


def _drawn(
    rng: np.random.Generator, table: Image | None, die_px: tuple[float, float]
) -> DrawnThrow:
    return any_throw(
        rng,
        (SIDE_PX, SIDE_PX),
        die_px=die_px,
        most=int(rng.choice((0, 9, 20), p=(WITHOUT, 0.6, 0.28))) if "cut" not in sys.argv else 0,
        mishaps=0.15 if rng.random() < 0.8 else 0.5,
        grounds=tuple(range(len(GROUNDS))),
        table=table,
        odd=USUAL if rng.random() < 0.5 else ODD,
    )


def frames() -> list[Image]:
    """A few frames of every clip of the sample footage: tables without dice."""
    found: list[Image] = []
    for clip in sorted(SAMPLES.rglob("*.mp4")):
        film = cv2.VideoCapture(str(clip))
        count = int(film.get(cv2.CAP_PROP_FRAME_COUNT))
        for at in np.linspace(0, count - 1, 6):
            film.set(cv2.CAP_PROP_POS_FRAMES, int(at))
            good, frame = film.read()
            if good:
                found.append(np.asarray(frame, dtype=np.uint8))
        film.release()
    grounds = [_ground(path) for path in teaching_grounds()]
    return found + grounds + rendered_tables() + photographs_of_packages()


PACKAGED = {
    "skimage.data": (
        "astronaut.png",
        "chelsea.png",
        "coffee.png",
        "coins.png",
        "color.png",
        "motorcycle_left.png",
        "page.png",
        "rocket.jpg",
        "text.png",
    ),
    "sklearn.datasets.images": ("china.jpg", "flower.jpg"),
}
"""Photographs of anything but dice that come with two packages; where they lie there they teach."""


def photographs_of_packages() -> list[Image]:
    """Those of `PACKAGED` that are installed where it is taught."""
    found = []
    for package, names in PACKAGED.items():
        try:
            folder = resources.files(package)
        except ModuleNotFoundError:
            continue
        found += [np.asarray(cv2.imread(str(folder / name)), np.uint8) for name in names]
    return found


def teaching_grounds() -> list[Path]:
    """Photographs of tables and grounds that may teach, where they lie here: none holds dice.

    Of the seamless thumbnails every third: they would outnumber all else.
    """
    split = GROUNDS_FOLDER / "split.json"
    if not split.is_file():
        return []
    told = json.loads(split.read_text(encoding="utf-8"))
    teach = [name for name, use in sorted(told.items()) if use == "teach"]
    large = [name for name in teach if name.split("/")[0] in ("tables", "textures")]
    seamless = [name for name in teach if name.startswith(f"{SEAMLESS}/")]
    return [GROUNDS_FOLDER / name for name in (*large, *seamless[::3])]


def _ground(path: Path) -> Image:
    """A ground as it is; one that is seamless laid out three by three."""
    picture = np.asarray(cv2.imread(str(path)), np.uint8)
    return np.tile(picture, (3, 3, 1)) if path.parent.name == SEAMLESS else picture


def rendered_tables() -> list[Image]:
    """Rendered tables that teach, where some are kept: crowded, but without a die of six faces."""
    kept = sorted((worlds() / "labelled").glob("*.npz"))
    return [
        _developed(np.load(path)["full"])
        for path in kept
        if purpose(int(path.stem)) is Purpose.TEACH
    ]


def _developed(light: npt.NDArray[np.float16]) -> Image:
    """Light as it was rendered, (h, w, 3), as a camera tells it."""
    return np.asarray(255 * np.clip(light.astype(np.float32), 0, 1) ** (1 / GAMMA), np.uint8)


def table_crop(rng: np.random.Generator, tables: list[Image]) -> Image:
    """A part of a frame at any scale and turn."""
    frame = tables[rng.integers(len(tables))]
    side = int(min(frame.shape[:2]) * rng.uniform(0.35, 1.0))
    top = rng.integers(frame.shape[0] - side + 1)
    left = rng.integers(frame.shape[1] - side + 1)
    part = np.rot90(frame[top : top + side, left : left + side], int(rng.integers(4)))
    size = (SIDE_PX, SIDE_PX)
    return np.asarray(cv2.resize(np.ascontiguousarray(part), size, None, 0, 0, cv2.INTER_AREA))


def small_wholes(rng: np.random.Generator, tables: list[Image]) -> Image:
    """Frames side by side, each as small as it is looked at for dice that fill the view."""
    side = SIDE_PX // int(rng.choice((2, 4)))
    rows = [np.hstack([_whole(rng, tables, side) for _ in range(0, SIDE_PX, side)])]
    while len(rows) * side < SIDE_PX:
        rows.append(np.hstack([_whole(rng, tables, side) for _ in range(0, SIDE_PX, side)]))
    return np.ascontiguousarray(np.vstack(rows))


def _whole(rng: np.random.Generator, tables: list[Image], side: int) -> Image:
    frame = tables[rng.integers(len(tables))]
    short, extent = min(frame.shape[:2]), np.array(frame.shape[:2])
    top, left = rng.integers(0, extent - short + 1)
    part = np.ascontiguousarray(frame[top : top + short, left : left + short])
    return np.asarray(cv2.resize(part, (side, side), None, 0, 0, cv2.INTER_AREA), np.uint8)


if __name__ == "__main__":
    main()
