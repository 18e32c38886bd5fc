"""Teaches the last layers of the reader anew: what it sees stays, what it makes of that changes.

    python -m tests.training.dice.learn_reading DRAWN SHIPPED.onnx OUT.onnx

In minutes where the whole network takes hours. It learns from drawn dice, clutter and all
photographs; what is seen of each is worked out once. Needs torch and onnx.
"""

import sys
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from tests.support.drawn_dice import NO_SLANT
from tests.training.dice.learn_crops import (
    NO_DIE,
    UNREAD,
    Crops,
    add_dice,
    add_kept,
    photo_crops,
)
from tests.training.dice.learn_parts import begin_as, drawn_pictures, export, torch
from tests.training.dice.learn_reader import Reader, changed, loss_of
from vision.dice.pips import CHANNELS, SIDE_PX, standard

SEES = 10
"""So many layers see; those beyond them judge."""
DRAWN_LOOKS, PHOTO_LOOKS = 1, 2
"""How often each drawn and each photographed die is looked at, changed by chance."""
STEPS, BATCH, RATE = 1500, 256, 7e-4
SHOWN = 128


def main() -> None:
    """Learn and write the network."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(1)
    model = Reader()
    begin_as(model, Path(sys.argv[2]))
    model.eval()
    drawn, shot = drawn_only(Path(sys.argv[1]), rng), photo_crops("none")
    learn(model, examples(rng, model, drawn, shot), rng)
    export(model, torch.zeros(1, CHANNELS, SIDE_PX, SIDE_PX), Path(sys.argv[3]), {0: "dice"})


def drawn_only(folder: Path, rng: np.random.Generator) -> Crops:
    """Drawn dice, places beside them and clutter."""
    found = Crops()
    for bgr, dice in zip(*drawn_pictures(folder), strict=True):
        add_dice(found, rng, bgr, dice)
    add_kept(found, rng, folder)
    assert NO_DIE in found.faults
    return found


def examples(rng: np.random.Generator, model: Any, drawn: Crops, shot: Crops) -> Any:
    """What is seen of every example, and the truth: values, faults and slants."""
    order = [(drawn, n, False) for n in range(len(drawn)) for _ in range(DRAWN_LOOKS)]
    order += [(shot, n, True) for n in range(len(shot)) for _ in range(PHOTO_LOOKS)]
    seen, values, faults, slants, some = [], [], [], [], []
    for at, (source, n, turn) in enumerate(order, start=1):
        crop, slant = changed(rng, source, n, turn=turn)
        some.append(standard(crop))
        slants.append(slant if source.slants[n] != NO_SLANT else NO_SLANT)
        values.append(source.values[n] - 1 if source.values[n] != UNREAD else UNREAD)
        faults.append(source.faults[n])
        if len(some) == SHOWN or at == len(order):
            with torch.no_grad():
                seen.append(model.layers[:SEES](torch.from_numpy(np.stack(some))))
            some = []
            print(at, len(order), flush=True)
    return (
        torch.cat(seen),
        torch.tensor(values),
        torch.tensor(faults).float(),
        torch.tensor(slants).float(),
    )


def learn(model: Any, known: Any, rng: np.random.Generator) -> None:
    """The layers that judge, from what was seen."""
    judge = model.layers[SEES:].train()
    optimiser = torch.optim.AdamW(judge.parameters(), lr=RATE, weight_decay=3e-2)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, STEPS)
    for step in range(STEPS):
        some = torch.from_numpy(rng.integers(0, len(known[0]), BATCH))
        told = judge(known[0][some])
        loss = loss_of(told, *(truth[some] for truth in known[1:]))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        if step % 250 == 249:
            print(step + 1, round(float(loss), 3), flush=True)
    model.eval()


if __name__ == "__main__":
    main()
