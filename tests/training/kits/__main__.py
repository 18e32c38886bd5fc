"""Trains the network that tells which figures wear the same, and exports the model that ships.

    python -m tests.training.kits gather   # from rendered and drawn stills
    python -m tests.training.kits --rate 3e-3 train   # goes on from the last checkpoint
    python -m tests.training.kits export vision/figures/kit_reader.onnx.xz

Stills come from the cache (`tests.worlds pitches`), and so does the checkpoint. It needs PyTorch,
which the program itself does not.
"""

import argparse

from tests.training.closely import Teaching
from tests.training.kits.examples import keep, load, of_still, taught
from tests.training.kits.net import Net, loss
from tests.training.pitches.gathering import Gathering
from vision.figures.kit_reader import PLANES, SIDE_PX

GATHERING = Gathering("kits", of_still, keep, load, taught)
TEACHING = Teaching(
    Net, loss, GATHERING.examples, PLANES, SIDE_PX, steps=9_000, checkpoint="kits.pt"
)


def _options() -> argparse.Namespace:
    parser, gathering = TEACHING.parser(__doc__, GATHERING.gather)
    gathering.add_argument("--lit", type=int, default=0)
    gathering.add_argument("--drawn", type=int, default=40)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
