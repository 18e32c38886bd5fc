"""Teaches the network that finds dice.

    python -m tests.training.dice.learn_finder DRAWN OUT.pt STEPS [START] [FOLD]

It learns from drawn pictures, from dice that are laid anew on a ground each time, from those that
were rendered to teach (`tests.worlds dice`) and, where FOLD is given, from the photographs of every
fold but FOLD too (of all where FOLD is "none"); it begins as
START was: weights (.pt), or the network as it ships (.onnx). Needs torch, which the program itself
does not, and onnx where it begins as the one that ships.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from calibration.arrays import Image
from tests.support.drawn_dice import DrawnDie
from tests.support.drawn_strangers import scatter
from tests.support.rendered_rolls import RenderedThrow
from tests.training.dice.cut_dice import CutDie, cut_dice, drawn_cuts, laid_out
from tests.training.dice.learn_changes import compressed
from tests.training.dice.learn_parts import (
    DRAWN_PX,
    Kept,
    begin_as,
    drawn_pictures,
    export,
    layer,
    nn,
    normalise_anew,
    rate,
    recoloured,
    torch,
)
from tests.training.dice.learn_pictures import (
    DIE_PX,
    NEAR,
    NEAR_PX,
    STRANGERS,
    drawn_ground,
    frames,
    small_wholes,
    table_crop,
)
from tests.training.dice.rendered import part_of, rendered_rolls
from tests.training.running_mean import short_numbers
from tests.vision.dice.dice_photos import Photo, photos

STRIDE = 4
BATCH = 12
LEAST_SEEN = 0.35
TYPICAL_PX = 24.0
WITHOUT_DICE = 0.3
"""Of the pictures that are not photographs so many are parts of tables and grounds as they are:
clay, hands, cards, boards, cups and figures are no dice."""
SMALL = 0.3
"""Of these so many show whole tables as small as they are looked at for near dice."""
LAID = 0.55
"""Of the others so many are laid anew."""
CUTS = 400
"""Drawn dice that are laid, beside the photographed ones."""
ON_DRAWN = 0.4
"""Of those that are laid so many lie on a drawn ground, most of which have a pattern."""
BARE_DRAWN = 0.15
"""Of the parts of tables without dice so many are drawn grounds."""
PRESSED = 0.3
"""So many pictures are compressed."""
RECALLED = 96
"""Pictures from which the normalisation of a shipped network is found again."""


class Finder(nn.Module):  # type: ignore[misc]
    """Down to a sixteenth and up again; five numbers for each 4 x 4 pixels.

    They are: whether a die's middle is here (logit), log of its box's width and height in units of
    24 px, and how far right and down of the cell's middle it is, in cells.
    """

    def __init__(self) -> None:
        super().__init__()
        self.to2, self.to4 = layer(3, 16, 2), layer(16, 24, 2)
        self.at4 = nn.Sequential(layer(24, 24), layer(24, 24))
        self.to8, self.at8 = layer(24, 48, 2), nn.Sequential(layer(48, 48), layer(48, 48))
        self.to16, self.at16 = layer(48, 48, 2), nn.Sequential(layer(48, 48), layer(48, 48))
        # In the order in which they are used: `begin_as` goes by it.
        self.up8, self.back8 = nn.Conv2d(48, 48, 1), layer(48, 48)
        self.up4, self.back4 = nn.Conv2d(48, 24, 1), layer(24, 32)
        self.told = nn.Conv2d(32, 5, 1)
        nn.init.constant_(self.told.bias, 0.0)
        self.told.bias.data[0] = -4.0

    def forward(self, picture: Any) -> Any:
        """(n, 3, h, w) BGR from 0 to 1 to (n, 5, h / 4, w / 4)."""
        four = self.to4(self.to2(picture))
        four = four + self.at4(four)
        eight = self.to8(four)
        eight = eight + self.at8(eight)
        low = self.to16(eight)
        low = low + self.at16(low)
        eight = self.back8(eight + nn.functional.interpolate(self.up8(low), scale_factor=2.0))
        four = self.back4(four + nn.functional.interpolate(self.up4(eight), scale_factor=2.0))
        return self.told(four)


def wanted(boxes: Any, shares: Any) -> tuple[Any, Any, Any]:
    """Heat, numbers and weight for each cell of a drawn picture's size.

    Args:
        boxes: (n, 4) in px.
        shares: (n,) share of each die in the picture; those hardly seen are neither die nor not.
    """
    cells = DRAWN_PX // STRIDE
    heat, care = np.zeros((cells, cells), np.float32), np.ones((cells, cells), np.float32)
    told, weight = np.zeros((4, cells, cells), np.float32), np.zeros((cells, cells), np.float32)
    ys, xs = np.mgrid[:cells, :cells]
    for (left, top, right, bottom), seen in zip(boxes, shares, strict=True):
        x, y = (left + right) / 2 / STRIDE - 0.5, (top + bottom) / 2 / STRIDE - 0.5
        width, height = right - left, bottom - top
        if not (-0.5 <= x < cells - 0.5 and -0.5 <= y < cells - 0.5):
            continue
        away = np.hypot(xs - x, ys - y)
        if seen < LEAST_SEEN:
            care[away < max(width, height) / 2 / STRIDE] = 0
            continue
        spread = max(0.7, 0.11 * min(width, height) / STRIDE)
        here = np.exp(-(away**2) / 2 / spread**2).astype(np.float32)
        here[round(y), round(x)] = 1
        near = (here > 0.3) & (here >= heat)
        heat = np.maximum(heat, here)
        told[0][near], told[1][near] = np.log(width / TYPICAL_PX), np.log(height / TYPICAL_PX)
        told[2][near], told[3][near] = (x - xs)[near], (y - ys)[near]
        weight[near] = here[near]
    return np.stack([heat, care]), told, weight


def loss_of(told: Any, heat: Any, numbers: Any, weight: Any) -> Any:
    """Focal loss on the middles (Law & Deng 2018), absolute error on the numbers around them."""
    target, care = heat[:, 0], heat[:, 1]
    chance = torch.sigmoid(told[:, 0]).clamp(1e-4, 1 - 1e-4)
    middle = (target > 0.999).float()
    hit = middle * (1 - chance) ** 2 * chance.log()
    other = (1 - middle) * care * (1 - target) ** 4 * chance**2 * (1 - chance).log()
    count = middle.sum().clamp(min=1)
    off = (told[:, 1:] - numbers).abs().sum(1) * weight
    return -(hit + other).sum() / count + off.sum() / weight.sum().clamp(min=1)


def main() -> None:
    """Learn and write weights and ONNX."""
    drawn, out, steps = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    fold = sys.argv[5] if len(sys.argv) > 5 else ""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(1)
    model = Finder()
    start = Path(sys.argv[4]) if len(sys.argv) > 4 else None
    shots = [(p, p.picture()) for p in photos() if fold and str(p.fold) != fold]
    rolls = rendered_rolls()
    tables = [*frames(), *(one.empty for one in rolls)]
    throws = [throw for one in rolls for throw in one.throws()]
    cuts = (*cut_dice(), *drawn_cuts(rng, CUTS))
    source = Source(drawn_pictures(drawn), shots, tables, cuts, throws)
    if start is not None and start.suffix == ".onnx":
        begin_as(model, start)
        some = np.stack([_example(rng, source, photo=n % 3 == 0)[0] for n in range(RECALLED)])
        normalise_anew(model, torch.from_numpy(some))
    elif start is not None:
        model.load_state_dict(torch.load(start))
    model.load_state_dict(learn(model, source, steps, rng))
    torch.save(model.state_dict(), out)
    example = torch.zeros(1, 3, DRAWN_PX, DRAWN_PX)
    export(model, example, out.with_suffix(".onnx"), {2: "height", 3: "width"})


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """What pictures are made from.

    Attributes:
        drawn: Pictures (n, 320, 320, 3) and the dice of each.
        shots: Photographs of dice, with the pixels of each.
        tables: Pictures without dice.
        cuts: Dice that are laid on them.
        rendered: Throws on rendered tables.
    """

    drawn: tuple[Image, list[list[DrawnDie]]]
    shots: list[tuple[Photo, Image]]
    tables: list[Image]
    cuts: tuple[CutDie, ...]
    rendered: list[RenderedThrow]


def learn(model: Any, source: Source, steps: int, rng: np.random.Generator) -> Any:
    """Steps of twelve pictures each; thirds are photographs and rendered, where there are any.

    Returns:
        The running mean of the weights in the second half.
    """
    model = model.to(memory_format=torch.channels_last).train()
    top = 4e-3 if not source.shots else 1.2e-3
    optimiser = torch.optim.AdamW(model.parameters(), lr=top, weight_decay=1e-3)
    kept, total = Kept(), 0.0
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = rate(step, steps, top)
        some = [_example(rng, source, photo=n % 3 == 0, rendered=n % 3 == 1) for n in range(BATCH)]
        picture = torch.from_numpy(np.stack([one[0] for one in some]))
        heat, numbers, weight = (
            torch.from_numpy(np.stack([one[k] for one in some])) for k in (1, 2, 3)
        )
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=short_numbers()):
            told = model(picture.to(memory_format=torch.channels_last)).float()
        loss = loss_of(told, heat, numbers, weight)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 5.0)
        optimiser.step()
        if step >= steps / 2:
            kept.add(model.state_dict())
        total += loss.item()
        if step % 50 == 49:
            print(step + 1, round(total / 50, 3), flush=True)
            total = 0.0
    return kept.weights


def _example(
    rng: np.random.Generator, source: Source, *, photo: bool, rendered: bool = False
) -> Any:
    if photo and source.shots:
        bgr, boxes, shares = _shot(rng, *source.shots[rng.integers(len(source.shots))])
    else:
        at_a_table = rendered and source.rendered
        bgr, dice = _rendered(rng, source) if at_a_table else _made(rng, source)
        boxes = np.array([die.box_px for die in dice]).reshape(-1, 4)
        shares = np.array([die.seen for die in dice])
    if rng.random() < 0.5:
        bgr = bgr[:, ::-1]
        boxes = boxes[:, [2, 1, 0, 3]] * [-1, 1, -1, 1] + [DRAWN_PX, 0, DRAWN_PX, 0]
    bgr = recoloured(rng, np.ascontiguousarray(bgr))
    if rng.random() < PRESSED:
        bgr = compressed(rng, bgr)
    values = np.ascontiguousarray(bgr.transpose(2, 0, 1)).astype(np.float32) / 255
    return values, *wanted(boxes, shares)


def _rendered(rng: np.random.Generator, source: Source) -> tuple[Image, Sequence[DrawnDie]]:
    return part_of(rng, source.rendered[rng.integers(len(source.rendered))])


def _made(rng: np.random.Generator, source: Source) -> tuple[Image, Sequence[DrawnDie]]:
    """A picture without dice, one with dice laid anew, or one of those that were drawn."""
    if rng.random() < WITHOUT_DICE:
        if rng.random() < SMALL:
            return small_wholes(rng, source.tables), ()
        drawn = rng.random() < BARE_DRAWN
        ground = drawn_ground(rng) if drawn else table_crop(rng, source.tables)
        return _with_strangers(rng, source, ground), ()
    if rng.random() < LAID:
        plain = rng.random() < ON_DRAWN
        ground = drawn_ground(rng) if plain else table_crop(rng, source.tables)
        ground = _with_strangers(rng, source, ground)
        die_px = NEAR_PX if rng.random() < NEAR else DIE_PX
        throw = laid_out(rng, ground, source.cuts, die_px)
        return throw.bgr, throw.dice
    at = rng.integers(len(source.drawn[0]))
    return source.drawn[0][at], source.drawn[1][at]


def _with_strangers(rng: np.random.Generator, source: Source, ground: Image) -> Image:
    ground = np.ascontiguousarray(ground)
    if rng.random() < STRANGERS:
        scatter(rng, ground, DIE_PX, source.tables)
    return ground


def _shot(rng: np.random.Generator, photo: Photo, bgr: Image) -> tuple[Image, Any, Any]:
    """A part of a photograph at some scale and quarter turn, a die in its middle half."""
    die = photo.dice[rng.integers(len(photo.dice))].box_px
    scale = float(np.exp(rng.uniform(np.log(0.38), np.log(1.5))))
    reach = 0.35 * DRAWN_PX
    middle = np.array([die[0] + die[2], die[1] + die[3]]) / 2 * scale
    corner = middle - DRAWN_PX / 2 + rng.uniform(-reach, reach, 2)
    small = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    shift = np.array([[1, 0, -corner[0]], [0, 1, -corner[1]]], float)
    part = cv2.warpAffine(small, shift, (DRAWN_PX, DRAWN_PX), borderMode=cv2.BORDER_REFLECT_101)
    # Reflected beyond the edge, dice would be dice without truth: grey them.
    height, width = small.shape[:2]
    x0, y0 = np.maximum(np.ceil(-corner), 0).astype(int)
    x1, y1 = np.minimum(np.floor(np.array([width, height]) - corner), DRAWN_PX).astype(int)
    grey = np.full_like(part, np.median(part[y0:y1, x0:x1], axis=(0, 1)).astype(np.uint8))
    grey[y0:y1, x0:x1] = part[y0:y1, x0:x1]
    boxes = np.array([d.box_px for d in photo.dice]) * scale - [*corner, *corner]
    cut = np.clip(boxes, 0, DRAWN_PX)
    shares = np.prod(cut[:, 2:] - cut[:, :2], axis=1) / np.prod(boxes[:, 2:] - boxes[:, :2], axis=1)
    # A die cut by the edge is seen as far as the edge.
    keep = shares > 0.05
    turns = int(rng.integers(4))
    return np.rot90(grey, turns), _turned(cut[keep], turns), shares[keep]


def _turned(boxes: Any, turns: int) -> Any:
    """Boxes after quarter turns as `np.rot90` makes them: x' = y, y' = side - x."""
    for _ in range(turns):
        boxes = np.stack(
            [boxes[:, 1], DRAWN_PX - boxes[:, 2], boxes[:, 3], DRAWN_PX - boxes[:, 0]], axis=1
        )
    return boxes


if __name__ == "__main__":
    main()
