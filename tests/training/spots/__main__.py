"""Trains the network that looks closely at spots, and exports the model that ships.

    python -m tests.training.spots gather   # from the fields that `tests.training.pitches` gathered
    python -m tests.training.spots train    # goes on from the last checkpoint
    python -m tests.training.spots train --onward FILE   # trains the shipped file further
    python -m tests.training.spots export vision/figures/spot_reader.onnx.xz

Gather after exporting the network of whole fields, as its detections are the examples. Fields
lie in the cache, and so does the checkpoint. Training needs PyTorch, the program itself does not.
"""

import argparse

import cv2
import numpy as np

from tests.training.closely import Teaching
from tests.training.pitches.examples import load as load_field
from tests.training.pitches.gathering import stored_examples
from tests.training.spots.examples import keep, load, of_field, taught
from tests.training.spots.net import Net, loss
from tests.worlds.cache import folder
from vision.figures.spot_reader import PLANES, SIDE_PX


def gather(_: argparse.Namespace) -> None:
    """Store the spots of all fields on which figures stand."""
    cv2.setNumThreads(1)
    (folder() / "spots").mkdir(parents=True, exist_ok=True)
    for number, file in enumerate(sorted((folder() / "fields").glob("*.npz"))):
        where = folder() / "spots" / file.name
        field = load_field(file)
        if len(field.items) and not where.exists():
            keep(of_field(field, np.random.default_rng(number)), where)


EXAMPLES = stored_examples("spots", load, taught)
TEACHING = Teaching(Net, loss, EXAMPLES, PLANES, SIDE_PX, steps=6_000, checkpoint="spots.pt")

if __name__ == "__main__":
    parser, _ = TEACHING.parser(__doc__, gather)
    chosen = parser.parse_args()
    chosen.run(chosen)
