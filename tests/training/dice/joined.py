"""Joins two readers into one network that gives the mean of what both tell.

    python -m tests.training.dice.joined BEFORE.onnx AFTER.pt OUT.onnx

The errors of a reader and of one that learned on from it are partly different ones, so their mean
is right more often than either. Whether a die is of another kind is told by the second alone, as
the first may not have learned it. Needs torch and onnx.
"""

import sys
from pathlib import Path
from typing import Any

from tests.training.dice.learn_parts import begin_as, export, nn, torch
from tests.training.dice.learn_reader import TOLD, Reader
from vision.dice.pips import CHANNELS, OTHER, SIDE_PX, SLANT_RIGHT


class Joined(nn.Module):  # type: ignore[misc]
    """Two readers with the weighted mean of their outputs, (n, 13)."""

    def __init__(self, before: Any, after: Any) -> None:
        super().__init__()
        self.before, self.after = before, after
        share = torch.full((TOLD,), 0.5)
        share[SLANT_RIGHT:OTHER] = 0.0
        share[OTHER] = 1.0
        self.register_buffer("share", share)

    def forward(self, crop: Any) -> Any:
        """(n, 5, 48, 48) to (n, 13)."""
        return (1 - self.share) * self.before(crop) + self.share * self.after(crop)


def main() -> None:
    """Read both, join, write."""
    before, after = Reader(), Reader()
    begin_as(before, Path(sys.argv[1]))
    after.load_state_dict(torch.load(sys.argv[2]))
    example = torch.zeros(1, CHANNELS, SIDE_PX, SIDE_PX)
    export(Joined(before, after), example, Path(sys.argv[3]), {0: "dice"})


if __name__ == "__main__":
    main()
