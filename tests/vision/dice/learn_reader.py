"""Teaches the network that reads a die.

    python -m tests.vision.dice.learn_reader DRAWN OUT.pt STEPS [START.pt] [FOLD]

It learns from drawn pictures and, where FOLD is given, from the photographs of every fold but
FOLD too (of all where FOLD is "none"); it begins as START was. Needs
torch, which the program itself does not.
"""

import sys
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tests.vision.dice.dice_photos import photos
from tests.vision.dice.learn_parts import (
    drawn_pictures,
    export,
    layer,
    nn,
    rate,
    recoloured,
    torch,
)
from tests.vision.dice.learn_pictures import frames
from vision.dice.crops import CHANNELS, SIDE_PX, die_crop, standard
from vision.frame import Image

BATCH = 64
UNREAD = -1
PLACES = 200
BARE_LEVELS = 14.0
NO_SLANT = (9.0, 9.0)


class Reader(nn.Module):  # type: ignore[misc]
    """From the picture of one die to twelve numbers.

    They are the logits of the six values, then those of stacked, rolling, partly hidden, and no die
    at all, then where the upper face looks: right and down, as parts of a unit vector.
    """

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            layer(CHANNELS, 24),
            layer(24, 32, 2),
            layer(32, 32),
            layer(32, 48, 2),
            layer(48, 48),
            layer(48, 64, 2),
            layer(64, 64),
            nn.Conv2d(64, 20, 1),
            nn.ReLU(),
            nn.Flatten(),
            nn.Dropout(0.2),
            nn.Linear(720, 64),
            nn.ReLU(),
            nn.Linear(64, 12),
        )

    def forward(self, crop: Any) -> Any:
        """(n, 5, 48, 48) as `crops.standard` makes them to (n, 12)."""
        return self.layers(crop)


class Crops:
    """Dice by themselves, with margin enough to shift and scale the box they are cut out by."""

    def __init__(self) -> None:
        self.pictures: list[Image] = []
        self.boxes: list[Any] = []
        self.values: list[int] = []
        self.faults: list[tuple[int, int, int, int]] = []
        self.slants: list[tuple[float, float]] = []

    def add(self, bgr: Image, box: Any, value: int, faults: Any, slant: Any = NO_SLANT) -> None:
        """Keep what is within twice the box."""
        left, top, right, bottom = box
        reach = max(right - left, bottom - top)
        x0, y0 = max(0, int(left - reach / 2)), max(0, int(top - reach / 2))
        part = bgr[y0 : int(bottom + reach / 2) + 1, x0 : int(right + reach / 2) + 1]
        self.pictures.append(part.copy())
        self.boxes.append(np.array([left - x0, top - y0, right - x0, bottom - y0]))
        self.values.append(value)
        self.faults.append(faults)
        self.slants.append(slant)

    def __len__(self) -> int:
        return len(self.values)


def drawn_crops(folder: Path, rng: np.random.Generator) -> Crops:
    """All drawn dice, places without one, and what the finder mistook for one."""
    found = Crops()
    pictures, truth = drawn_pictures(folder)
    for bgr, dice in zip(pictures, truth, strict=True):
        for die in dice:
            if die.seen < 0.35:
                continue
            unclear = die.rolling or die.seen < 0.7
            faults = (int(die.stacked), int(die.rolling), int(die.seen < 0.8), 0)
            slant = NO_SLANT if unclear else die.slant
            found.add(bgr, die.box_px, UNREAD if unclear else die.pips, faults, slant)
        side = rng.uniform(11, 60)
        corner = rng.uniform(0, bgr.shape[0] - side, 2)
        place = np.array([*corner, *(corner + side)])
        if all(_overlap(place, die.box_px) < 0.15 for die in dice):
            found.add(bgr, place, UNREAD, (-1, -1, -1, 1))
    for bgr in frames():
        for place in places(rng, bgr):
            found.add(bgr, place, UNREAD, (-1, -1, -1, 1))
    mistakes = folder / "mistakes.npz"
    if mistakes.is_file():
        kept = np.load(mistakes)
        for cut, box in zip(kept["cuts"], kept["boxes"], strict=True):
            found.add(cut, box, UNREAD, (-1, -1, -1, 1))
    return found


def places(rng: np.random.Generator, bgr: Image) -> list[Any]:
    """Boxes of many sizes where a frame without dice shows more than bare table."""
    found = []
    for _ in range(PLACES):
        side = np.exp(rng.uniform(np.log(16), np.log(160)))
        corner = rng.uniform(0, np.array(bgr.shape[1::-1]) - side)
        left, top = corner.astype(int)
        part = bgr[top : int(top + side), left : int(left + side)]
        if part.std(axis=(0, 1)).max() > BARE_LEVELS:
            found.append(np.array([*corner, *(corner + side)]))
    return found


def photo_crops(fold: str) -> Crops:
    """The dice of the photographs that are not held out; of their faults nothing is known."""
    found = Crops()
    for photo in photos():
        if str(photo.fold) == fold:
            continue
        bgr = photo.picture()
        for die in photo.dice:
            found.add(bgr, die.box_px, die.pips, (-1, -1, -1, 0))
    return found


def _overlap(one: Any, other: Any) -> float:
    """Share of `one` that `other` covers."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    area = (one[2] - one[0]) * (one[3] - one[1])
    return float(max(0, width) * max(0, height) / area)


def batch(rng: np.random.Generator, drawn: Crops, shot: Crops | None) -> Any:
    """Crops, values, faults and slants; three in four photographed where there are any."""
    crops, values, faults, slants = [], [], [], []
    for n in range(BATCH):
        source = shot if shot is not None and n % 4 else drawn
        at = rng.integers(len(source))
        crop, slant = _changed(rng, source, at, turn=source is shot)
        crops.append(standard(crop))
        slants.append(slant)
        values.append(source.values[at] - 1 if source.values[at] != UNREAD else UNREAD)
        faults.append(source.faults[at])
    return (
        torch.from_numpy(np.stack(crops)),
        torch.tensor(values),
        torch.tensor(faults).float(),
        torch.tensor(slants).float(),
    )


def _changed(
    rng: np.random.Generator, source: Crops, at: Any, *, turn: bool
) -> tuple[Image, tuple[float, float]]:
    bgr, box = source.pictures[at], source.boxes[at]
    size = (box[2:] - box[:2]).max()
    middle = (box[:2] + box[2:]) / 2 + rng.normal(0, 0.05, 2) * size
    half = (box[2:] - box[:2]) / 2 * np.exp(rng.normal(0, 0.09))
    crop = die_crop(bgr, (*(middle - half), *(middle + half)))
    # Drawn dice are seen at a slant, and what is up must stay up.
    angle = rng.uniform(0, 360) if turn else rng.normal(0, 8)
    spin = cv2.getRotationMatrix2D((SIDE_PX / 2 - 0.5, SIDE_PX / 2 - 0.5), angle, 1.0)
    spun = cv2.warpAffine(crop, spin, (SIDE_PX, SIDE_PX), borderMode=cv2.BORDER_REPLICATE)
    right, down = source.slants[at]
    if right < 2:
        # OpenCV turns counter-clockwise, with y down.
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        right, down = c * right + s * down, c * down - s * right
    if rng.random() < 0.5:
        spun, right = spun[:, ::-1], -right if right < 2 else right
    # Photographs have blur and noise of their own, and are taken as they are mostly.
    harm, hues = (0.3, 0.4) if turn else (0.5, 1.0)
    crop = recoloured(rng, np.ascontiguousarray(spun, dtype=np.uint8), harm=harm, hues=hues)
    return crop, (float(right), float(down))


def loss_of(told: Any, values: Any, faults: Any, slants: Any) -> Any:
    """Cross-entropy on values and faults, and error of slants, each where the truth is known."""
    read = nn.functional.cross_entropy(
        told[:, :6], values, ignore_index=UNREAD, label_smoothing=0.02
    )
    known = (faults >= 0).float()
    each = nn.functional.binary_cross_entropy_with_logits(
        told[:, 6:10], faults.clamp(min=0), reduction="none"
    )
    level = (slants[:, :1].abs() < 2).float()
    off = (
        nn.functional.smooth_l1_loss(told[:, 10:], slants, reduction="none", beta=0.1) * level
    ).sum()
    wrong = (each * known).sum() / known.sum().clamp(min=1)
    return read + 0.7 * wrong + 1.5 * off / level.sum().clamp(min=1)


def main() -> None:
    """Learn and write weights and ONNX."""
    drawn, out, steps = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    torch.set_num_threads(1)
    torch.manual_seed(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(1)
    model, shot = Reader(), None
    if len(sys.argv) > 4:
        model.load_state_dict(torch.load(sys.argv[4]))
    if len(sys.argv) > 5:
        shot = photo_crops(sys.argv[5])
    learn(model, drawn_crops(drawn, rng), shot, steps, rng)
    torch.save(model.state_dict(), out)
    export(model, torch.zeros(1, CHANNELS, SIDE_PX, SIDE_PX), out.with_suffix(".onnx"), {0: "dice"})


def learn(
    model: Any, drawn: Crops, shot: Crops | None, steps: int, rng: np.random.Generator
) -> None:
    """Steps of 64 crops each."""
    model.train()
    top = 3e-3 if shot is None else 1.5e-3
    optimiser = torch.optim.AdamW(model.parameters(), lr=top, weight_decay=1e-2)
    total, right, read = 0.0, 0, 0
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = rate(step, steps, top)
        crops, values, faults, slants = batch(rng, drawn, shot)
        told = model(crops)
        loss = loss_of(told, values, faults, slants)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        total += loss.item()
        right += int((told[:, :6].argmax(1) == values).sum())
        read += int((values >= 0).sum())
        if step % 100 == 99:
            print(step + 1, round(total / 100, 3), round(right / read, 3), flush=True)
            total, right, read = 0.0, 0, 0


if __name__ == "__main__":
    main()
