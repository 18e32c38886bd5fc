"""Trains the network that tells where bases stand, and exports the model that ships.

    python -m tests.training.bases gather                # from rendered stills, and drawn ones
    python -m tests.training.bases train --steps 25000    # goes on from the last checkpoint
    python -m tests.training.bases export vision/figures/base_reader.onnx.xz

Stills come from the cache (`tests.worlds pitches`), and so does the checkpoint. It needs PyTorch,
which the program itself does not.
"""

import argparse

from tests.training.bases.examples import keep, load, of_still, taught
from tests.training.bases.net import Net, loss
from tests.training.closely import Teaching
from tests.training.pitches.gathering import Gathering
from vision.figures.place_reader import PLANES, SIDE_PX

GATHERING = Gathering("bases", of_still, keep, load, taught)
TEACHING = Teaching(
    Net, loss, GATHERING.examples, PLANES, SIDE_PX, steps=25_000, checkpoint="bases.pt"
)


def _options() -> argparse.Namespace:
    parser, gathering = TEACHING.parser(__doc__, GATHERING.gather)
    gathering.add_argument("--lit", type=int, default=0)
    gathering.add_argument("--drawn", type=int, default=60)
    return parser.parse_args()


if __name__ == "__main__":
    chosen = _options()
    chosen.run(chosen)
