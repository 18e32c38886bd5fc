"""The network: attention maps find a figure's parts; outputs are linear in the parts' colours."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from tests.training.net_parts import plain
from vision.figures.kit_reader import CLEAR_AT, FIGURE_AT, NUMBERS, PLANES, SIDE_PX, TOLD

WIDTHS = (16, 24, 40)
"""Channels at the whole, a half and a quarter of the picture."""
PARTS = 6
"""Number of parts of a figure whose mean colours are read."""
CELLS = SIDE_PX // 2
"""Side in cells of the maps that weight each part's place."""
TOP, STEP, SPREAD = 7.0, 2.4, 3.5
"""In cells: initial row of the first part, the distance to the next part below, and the width."""
CONTRAST = 6.0
"""Factor on the initial weights of the linear layer, as differences of ln levels are small."""
SAME_LN_ODDS = 2.4
"""Log-odds that two figures with equal vectors wear the same; the squared distance of the vectors
is subtracted from it. About the value that it converges to if it is trained too."""
CLEAR_FIRST = 1.0
"""Initial log-odds that a figure is seen clearly."""
COLOURS_COUNT, FIGURES_COUNT = 3.0, 0.2
"""Weights in the loss of the kit's colours, and of figures against other things: grouping figures
by team matters more."""


class Net(nn.Module):
    """Maps (n, PLANES, s, s) to (n, TOLD, 1, 1), as `kit_reader` reads them.

    The outputs about a kit are linear in the mean colours of a few parts; the rest of the network
    only locates these parts. Trained on 180 pitches, an unconstrained network was right for 67 of
    100 pairs on held-out pitches after 2,400 steps; this one for 77 after 2,000.
    """

    def __init__(self) -> None:
        super().__init__()
        whole, half, quarter = WIDTHS
        self.fine = nn.Sequential(
            plain(PLANES, whole), nn.MaxPool2d(2), plain(whole, half), plain(half, half)
        )
        self.coarse = nn.Sequential(nn.MaxPool2d(2), plain(half, quarter), plain(quarter, quarter))
        self.from_fine, self.from_coarse = plain(half, half), plain(quarter, half, 1)
        self.where = nn.Conv2d(half, PARTS, 1)
        self.usually = nn.Parameter(_usual_places())
        self.wears = nn.Linear(3 * PARTS, NUMBERS, bias=False)
        self.colours = nn.Linear(3 * PARTS, TOLD - FIGURE_AT - 1)
        self.odds = nn.Linear(quarter, 2)
        with torch.no_grad():
            self.wears.weight.mul_(CONTRAST)
            self.odds.bias[0] = CLEAR_FIRST

    def forward(self, x: Tensor) -> Tensor:
        fine = self.fine(x)
        coarse = self.coarse(fine)
        up = functional.interpolate(
            self.from_coarse(coarse), scale_factor=2.0, mode="bilinear", align_corners=False
        )
        places = (self.where(self.from_fine(fine) + up) + self.usually).flatten(2).softmax(-1)
        blue, green, red = functional.avg_pool2d(x[:, :3], 2).flatten(2).split(1, dim=1)
        light = (blue + green + red) / 3
        levels = torch.cat([light, red - green, blue - green], dim=1)
        seen = torch.matmul(places, levels.transpose(1, 2)).flatten(1)
        odds = self.odds(coarse.mean(dim=(2, 3)))
        told = torch.cat([self.wears(seen), odds, self.colours(seen)], dim=1)
        return told[:, :, None, None]


def _usual_places() -> Tensor:
    """Initial log weights of the parts' maps (1, PARTS, CELLS, CELLS), one part below the other."""
    middle = (CELLS - 1) / 2
    rows = TOP + STEP * torch.arange(float(PARTS))[:, None, None]
    down, across = torch.arange(float(CELLS))[:, None], torch.arange(float(CELLS))[None]
    off = (down - rows) ** 2 + (across - middle) ** 2
    return -off[None] / (2 * SPREAD**2)


def loss(told: Tensor, truth: Tensor) -> Tensor:
    """Loss of the outputs (n, TOLD, 1, 1) against the truth (n, 11).

    The truth is the pitch, the team (-1 for what is not a figure), and the kit's nine colour values
    (NaN if unknown).
    """
    said, pitch, team, colours = told[:, :, 0, 0], truth[:, 0], truth[:, 1], truth[:, 2:]
    figure = team >= 0
    numbers, clear = said[:, :NUMBERS], torch.sigmoid(said[:, CLEAR_AT])
    apart = ((numbers[:, None] - numbers[None]) ** 2).sum(-1)
    alike = (SAME_LN_ODDS - apart) * clear[:, None] * clear[None]
    pairs = torch.triu(pitch[:, None] == pitch[None], diagonal=1)
    pairs &= figure[:, None] & figure[None]
    same = (team[:, None] == team[None]).float()
    who = functional.binary_cross_entropy_with_logits(alike[pairs], same[pairs])
    what = functional.binary_cross_entropy_with_logits(said[:, FIGURE_AT], figure.float())
    known = ~colours.isnan()
    off = (said[:, FIGURE_AT + 1 :] - colours)[known]
    worn = (off**2).sum() / max(off.numel(), 1)  # a batch may have drawn pitches only
    return who + FIGURES_COUNT * what + COLOURS_COUNT * worn
