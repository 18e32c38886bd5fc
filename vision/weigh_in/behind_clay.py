"""The table behind a creature that is never seen without it: what looks like its clay is not table.

On the card's plain middle the clay is told from paper; what has the clay's colour beside the card
is then held for clay too, and the table there is taken from the other pictures or from around.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Image
from vision.clay.outline import tones

Plane = npt.NDArray[np.float32]

OFF_PAPER_TINT: Final = 0.5
OFF_PAPER_TONE: Final = -1.6
"""Clay differs from paper by tint, or is darker than any shadow."""

FEWEST: Final = 50
EXAMPLES: Final = 32
BESIDE_ROUNDS: Final = 6
MOST_SHARE: Final = 0.3
"""Of a picture: clay covers less, so a table of which this much looks like clay only looks so."""
TONE_WEIGHT: Final = 0.12
LIKE_CLAY: Final = 0.38
"""Distance in tints, and in an eighth of the tone, within which a colour is the clay's."""


def looks_like_clay(
    pictures: Sequence[Image], papers: Sequence[Image], plain: Sequence[Flags]
) -> list[Flags] | None:
    """Which pixels of each picture have the clay's colour, (h, w) each; None where it is paper's.

    Args:
        pictures: (h, w, 3) each.
        papers: What plain paper looks like at each pixel.
        plain: Where in each picture the card is plain.
    """
    seen = [tones(picture) for picture in pictures]
    clay = []
    for tone, paper, inside in zip(seen, papers, plain, strict=True):
        off = (tone - tones(paper))[inside]
        is_clay = (np.hypot(off[:, 1], off[:, 2]) > OFF_PAPER_TINT) | (off[:, 0] < OFF_PAPER_TONE)
        clay.append(tone[inside][is_clay])
    known = np.concatenate(clay)
    if len(known) < FEWEST:
        return None
    # The plain middle shows legs in shade; what is like them shows the lit back.
    near = [_near(tone, _examples(known)) for tone in seen]
    if np.mean([is_near.mean() for is_near in near]) > MOST_SHARE:
        return None
    found = np.concatenate([tone[is_near][::7] for tone, is_near in zip(seen, near, strict=True)])
    more = [_near(tone, _examples(np.concatenate([known, found]))) for tone in seen]
    return [m & _beside(n) for m, n in zip(more, near, strict=True)]


def _beside(mask: Flags) -> Flags:
    """Within or close to a mask's larger parts."""
    kernel = np.ones((5, 5), np.uint8)
    parts = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_OPEN, kernel)
    return np.asarray(mask | (cv2.dilate(parts, kernel, iterations=BESIDE_ROUNDS) > 0))


def _examples(known: Plane) -> Plane:
    """Some of the clay's colours, from its darkest to its lightest."""
    ordered = known[np.argsort(known[:, 0])]
    chosen = np.linspace(0, len(ordered) - 1, EXAMPLES).astype(int)
    span = max(1, len(ordered) // (2 * EXAMPLES))
    typical = [np.median(ordered[max(0, i - span) : i + span + 1], axis=0) for i in chosen]
    return np.asarray(typical, dtype=np.float32)


def _near(tone: Plane, examples: Plane) -> Flags:
    nearest = np.full(tone.shape[:2], np.inf, dtype=np.float32)
    for example in examples:
        off = tone - example
        apart = off[..., 1] ** 2 + off[..., 2] ** 2 + (TONE_WEIGHT * off[..., 0]) ** 2
        np.minimum(nearest, apart, out=nearest)
    return np.asarray(nearest < LIKE_CLAY**2)
