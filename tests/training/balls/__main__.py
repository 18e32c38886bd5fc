"""Trains the network that tells where balls lie, and exports the model that ships.

    python -m tests.training.balls gather   # from the fields of `tests.training.pitches`
    python -m tests.training.balls train --onward vision/figures/base_reader.onnx.xz
    python -m tests.training.balls export vision/figures/ball_reader.onnx.xz

The network is that of bases, and training may begin with its weights. Fields lie in the cache, and
so does the checkpoint. Training needs PyTorch, which the program itself does not.
"""

import argparse
from functools import partial

import cv2

from tests.training.balls.examples import SHADOWED, of_field, shadowed_field, taught
from tests.training.bases.examples import keep, load
from tests.training.bases.net import Net, loss
from tests.training.closely import Teaching
from tests.training.pitches.examples import load as load_field
from tests.training.pitches.gathering import stored_examples
from tests.worlds.cache import folder
from vision.figures.place_reader import PLANES, SIDE_PX

SHADOWED_FROM = 70_000
"""First number of the drawn pitches for balls with dark shadows."""


def gather(options: argparse.Namespace) -> None:
    """Store the balls of all fields that show any, and drawn ones with dark shadows."""
    cv2.setNumThreads(1)
    (folder() / "balls").mkdir(parents=True, exist_ok=True)
    files = sorted((folder() / "fields").glob("*.npz"))
    fields = {file.name: partial(load_field, file) for file in files}
    for seed in range(SHADOWED_FROM, SHADOWED_FROM + options.shadowed):
        fields[f"{SHADOWED}{seed}.npz"] = partial(shadowed_field, seed)
    for name, field in fields.items():
        where = folder() / "balls" / name
        balls = None if where.exists() else of_field(field())
        if balls is not None:
            keep(balls, where)


EXAMPLES = stored_examples("balls", load, taught)
TEACHING = Teaching(Net, loss, EXAMPLES, PLANES, SIDE_PX, steps=8_000, checkpoint="balls.pt")

if __name__ == "__main__":
    parser, gathering = TEACHING.parser(__doc__, gather)
    gathering.add_argument("--shadowed", type=int, default=150, help="pitches of shadowed balls")
    chosen = parser.parse_args()
    chosen.run(chosen)
