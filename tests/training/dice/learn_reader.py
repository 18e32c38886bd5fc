"""Teaches the network that reads a die.

    python -m tests.training.dice.learn_reader DRAWN OUT.pt STEPS [START] [FOLD]

It learns from drawn pictures, from dice that were rendered to teach (`tests.worlds dice`) and,
where FOLD is given, from the photographs of every fold but FOLD too (of all where FOLD is "none");
it begins as START was: weights (.pt), or a network as it ships (.onnx). Needs torch, which the
program itself does not, and onnx where it begins as one that ships.
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from calibration.arrays import Image
from tests.training.dice.cut_dice import cut_dice, drawn_cuts
from tests.training.dice.learn_changes import compressed, photographed
from tests.training.dice.learn_crops import (
    UNREAD,
    Crops,
    add_places_beside,
    drawn_crops,
    photo_crops,
    rendered_crops,
)
from tests.training.dice.learn_parts import (
    Kept,
    begin_as,
    export,
    layer,
    nn,
    normalise_anew,
    rate,
    recoloured,
    torch,
)
from tests.training.running_mean import short_numbers
from vision.dice.pips import CHANNELS, LOW, MARGIN, SIDE_PX, standard
from vision.dice.tops import SHIFTS, SHOWN_SLANT, STEEPEST, TOLD_SLANT, top_crop

BATCH = 64
CUTS = 400
"""Drawn dice that are laid anew, beside the photographed ones."""
RECALLED = 6
"""Batches from which the normalisation of a shipped network is found again."""
TOLD = 13
SHARES = (0.33, 0.17, 0.12, 0.38)
"""Of drawn dice without a fault, with one, of another kind, and of what is none."""
OTHERS_COUNT = 4.0
"""Weight of whether a die is of another kind, relative to the other faults: with equal weights, and
as few examples as are drawn, 3 of 17 drawn polyhedra were named after 15,000 steps; so 14 are after
13,000."""
RAISED = 0.6
"""Share of the low dice that are shown as `vision/dice/tops.py` shows them: stretched, as if seen
from higher up. A reader that had not learned from such pictures read fewer of them, though it was
better at everything else (decision 74)."""
UP_SIGMA = 0.03
"""Standard deviation of the direction of up by which they are stretched, of each component."""
WRONG_UP = 0.15
"""Share of them that are stretched by any slant: the slant that the reader then measures says how
wrong that was."""
CLOSE_ENOUGH = 0.12
"""Difference of slants up to which the value of a stretched top is learned."""
FAULTS = (6, 7, 8, 9, 12)
"""Where in what is told the faults are: stacked, rolling, hidden, no die, another kind."""


class Reader(nn.Module):  # type: ignore[misc]
    """From the picture of one die to thirteen numbers.

    They are the logits of the six values, then those of stacked, rolling, partly hidden, and no die
    at all, then where the upper face looks: right and down, as parts of a unit vector; then the
    logit of a die of another kind.
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
            nn.Linear(64, TOLD),
        )

    def forward(self, crop: Any) -> Any:
        """(n, 5, 48, 48) as `crops.standard` makes them to (n, 13)."""
        return self.layers(crop)


@dataclass(frozen=True, slots=True, eq=False)
class Examples:
    """What the reader learns from.

    Attributes:
        drawn: Drawn dice and what is none.
        kinds: Indices of each kind among these (`Crops.kinds`).
        shot: Photographed dice.
        rendered: Dice on rendered tables; none where none were rendered.
    """

    drawn: Crops
    kinds: tuple[list[int], ...]
    shot: Crops | None
    rendered: Crops

    def choose(self, rng: np.random.Generator, n: int) -> tuple[Crops, Any]:
        """A source and an index in it: drawn, photographed and rendered ones in turn.

        Of drawn ones so many are of each of the kinds as `SHARES` tells, whatever their number.
        """
        sources = [one for one in (self.drawn, self.shot, self.rendered) if one]
        source = sources[n % len(sources)]
        if source is self.drawn:
            return source, rng.choice(self.kinds[rng.choice(len(self.kinds), p=SHARES)])
        return source, rng.integers(len(source))


def batch(rng: np.random.Generator, examples: Examples) -> Any:
    """Crops, values, faults and slants of some examples."""
    crops, values, faults, slants = [], [], [], []
    for n in range(BATCH):
        source, at = examples.choose(rng, n)
        value = source.values[at] - 1 if source.values[at] != UNREAD else UNREAD
        if LOW < np.hypot(*source.slants[at]) <= 1 and rng.random() < RAISED:
            crop, slant, close = raised(rng, source, at)
            value = value if close else UNREAD
        else:
            crop, slant = changed(rng, source, at, turn=source is examples.shot)
        crops.append(standard(crop))
        slants.append(slant)
        values.append(value)
        faults.append(source.faults[at])
    return (
        torch.from_numpy(np.stack(crops)),
        torch.tensor(values),
        torch.tensor(faults).float(),
        torch.tensor(slants).float(),
    )


def changed(
    rng: np.random.Generator, source: Crops, at: Any, *, turn: bool
) -> tuple[Image, tuple[float, float]]:
    """One die shifted, scaled, turned, mirrored, and in another light; and its slant."""
    # Drawn dice are seen at a slant, and what is up must stay up.
    angle = np.radians(rng.uniform(0, 360) if turn else rng.normal(0, 8))
    crop = _turned(rng, source.pictures[at], source.boxes[at], angle, stretch=turn)
    right, down = source.slants[at]
    known = right < 2
    if known:
        c, s = np.cos(angle), np.sin(angle)
        right, down = c * right + s * down, c * down - s * right
    if rng.random() < 0.5:
        crop, right = crop[:, ::-1], -right if known else right
    return _recorded(rng, crop, turn=turn), (float(right), float(down))


def raised(
    rng: np.random.Generator, source: Crops, at: Any
) -> tuple[Image, tuple[float, float], bool]:
    """The top of a low die as if seen from higher up, the slant to measure, and if it is close.

    Stretched by the right slant, a top has the slant that `tops.py` expects; stretched too little,
    a larger one; too much, a smaller one.
    """
    up = np.array(source.slants[at]) + rng.normal(0, UP_SIGMA, 2)
    true = min(float(np.hypot(*source.slants[at])), STEEPEST)
    taken = rng.uniform(LOW, STEEPEST) if rng.random() < WRONG_UP else np.hypot(*up)
    taken = float(np.clip(taken, LOW, STEEPEST))
    way = up / np.hypot(*up)
    size = (source.boxes[at][2:] - source.boxes[at][:2]).max()
    box = source.boxes[at] + rng.normal(0, 0.04, 4) * size
    crop = top_crop(source.pictures[at], tuple(box), tuple(taken * way), rng.choice(SHIFTS))
    still = np.sqrt((1 - true**2) / (1 - taken**2)) * np.cos(SHOWN_SLANT)
    told = TOLD_SLANT + np.sqrt(max(0.0, 1 - still**2)) - np.sin(SHOWN_SLANT)
    right, down = told * way
    if rng.random() < 0.5:
        crop, right = crop[:, ::-1], -right
    close = abs(taken - true) < CLOSE_ENOUGH
    return _recorded(rng, crop, turn=False), (float(right), float(down)), close


def _recorded(rng: np.random.Generator, crop: Image, *, turn: bool) -> Image:
    """A crop as some camera records it.

    Photographs (`turn`) have blur and noise of their own, and are taken as they are mostly.
    """
    crop = photographed(rng, np.ascontiguousarray(crop))
    harm, hues, pressed = (0.3, 0.4, 0.15) if turn else (0.5, 1.0, 0.3)
    crop = recoloured(rng, crop, harm=harm, hues=hues)
    return compressed(rng, crop) if rng.random() < pressed else crop


def _turned(rng: np.random.Generator, bgr: Image, box: Any, angle: Any, *, stretch: bool) -> Image:
    """The square around a box turned by an angle, sampled once from the picture itself."""
    size = (box[2:] - box[:2]).max()
    middle = (box[:2] + box[2:]) / 2 + rng.normal(0, 0.05, 2) * size
    scale = SIDE_PX / (MARGIN * size * np.exp(rng.normal(0, 0.09)))
    turn = _rotation(angle)
    if stretch:
        way, by = _rotation(rng.uniform(0, np.pi)), np.exp(rng.normal(0, 0.04))
        turn = way.T @ np.diag([by, 1 / by]) @ way @ turn
    smaller = min(1.0, scale / 0.9)
    if smaller < 0.8:
        before = np.array(bgr.shape[1::-1])
        small = cv2.resize(bgr, None, fx=smaller, fy=smaller, interpolation=cv2.INTER_AREA)
        bgr = np.asarray(small, dtype=np.uint8)
        shrunk = np.array(bgr.shape[1::-1]) / before
        middle, turn = middle * shrunk, turn / shrunk
    onto = np.zeros((2, 3))
    onto[:, :2] = scale * turn
    onto[:, 2] = SIDE_PX / 2 - 0.5 - onto[:, :2] @ (middle - 0.5)
    size_wh = (SIDE_PX, SIDE_PX)
    return np.asarray(cv2.warpAffine(bgr, onto, size_wh, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def _rotation(angle: Any) -> Any:
    return np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])


def loss_of(told: Any, values: Any, faults: Any, slants: Any) -> Any:
    """Cross-entropy on values and faults, and error of slants, each where the truth is known."""
    read = nn.functional.cross_entropy(
        told[:, :6], values, ignore_index=UNREAD, label_smoothing=0.02
    )
    known = (faults >= 0).float()
    each = nn.functional.binary_cross_entropy_with_logits(
        told[:, FAULTS], faults.clamp(min=0), reduction="none"
    )
    level = (slants[:, :1].abs() < 2).float()
    off = (
        nn.functional.smooth_l1_loss(told[:, 10:12], slants, reduction="none", beta=0.1) * level
    ).sum()
    weight = known * torch.tensor([1.0, 1.0, 1.0, 1.0, OTHERS_COUNT])
    wrong = (each * weight).sum() / known.sum().clamp(min=1)
    return read + 0.7 * wrong + 1.5 * off / level.sum().clamp(min=1)


def main() -> None:
    """Learn and write weights and ONNX."""
    drawn, out, steps = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    torch.set_num_threads(1)
    torch.manual_seed(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(1)
    cuts = (*cut_dice(), *drawn_cuts(rng, CUTS))
    model, shot, others = Reader(), None, drawn_crops(drawn, rng, cuts)
    start = Path(sys.argv[4]) if len(sys.argv) > 4 else None
    if len(sys.argv) > 5:
        shot = photo_crops(sys.argv[5])
        add_places_beside(others, rng, sys.argv[5])
    examples = Examples(others, others.kinds(), shot, rendered_crops(rng))
    if start is not None and start.suffix == ".onnx":
        begin_as(model, start)
        some = [batch(rng, examples)[0] for _ in range(RECALLED)]
        normalise_anew(model, torch.cat(some))
    elif start is not None:
        model.load_state_dict(torch.load(start))
    model.load_state_dict(learn(model, examples, steps, rng))
    torch.save(model.state_dict(), out)
    export(model, torch.zeros(1, CHANNELS, SIDE_PX, SIDE_PX), out.with_suffix(".onnx"), {0: "dice"})


def learn(model: Any, examples: Examples, steps: int, rng: np.random.Generator) -> Any:
    """Steps of 64 crops each; the running mean of the weights in the second half."""
    model = model.to(memory_format=torch.channels_last).train()
    top = 3e-3 if examples.shot is None else 1.2e-3
    optimiser = torch.optim.AdamW(model.parameters(), lr=top, weight_decay=1e-2)
    kept = Kept()
    total, right, read = 0.0, 0, 0
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = rate(step, steps, top)
        crops, values, faults, slants = batch(rng, examples)
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=short_numbers()):
            told = model(crops.to(memory_format=torch.channels_last)).float()
        loss = loss_of(told, values, faults, slants)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if step >= steps / 2:
            kept.add(model.state_dict())
        total += loss.item()
        right += int((told[:, :6].argmax(1) == values).sum())
        read += int((values >= 0).sum())
        if step % 100 == 99:
            print(step + 1, round(total / 100, 3), round(right / read, 3), flush=True)
            total, right, read = 0.0, 0, 0
    return kept.weights


if __name__ == "__main__":
    main()
