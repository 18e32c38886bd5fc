"""Which things on the table are missiles: rounded beyond doubt, or of the clay they must be of."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from vision.lumps.patches import ALIKE
from vision.lumps.taken_apart import Heap, tint_of
from vision.sightings import ColourName

SURE_FIT: Final = 0.93
POSSIBLE_FIT: Final = 0.885
PILE_FIT: Final = 0.855
NAMED_FIT: Final = 0.84
"""Overlap with ellipses from which a thing is a missile: surely; by others of its clay; in a pile;
where it has the colour that is looked for."""

LARGEST_DOUBTFUL_MM2: Final = 2800.0
MANY: Final = 4
BESIDE_MM: Final = 150.0
LEAST_RELIEF_LEVELS: Final = 6.0
"""Overlap of lumps with ellipses: balls 0.93 to 0.98, dice up to 0.88, creatures up to 0.90 but
larger."""


def accepted(heaps: Sequence[Heap], colour: ColourName | None) -> list[Heap]:
    """Heaps that are surely missiles, and doubtful ones of the clay they must be of.

    A die is as large as a missile; only its edges, and its lying apart, tell it from a bad lump.
    """
    sure = [heap for heap in heaps if _sure(heap)]
    leading = [heap for heap in sure if heap.colour == colour]
    return [heap for heap in heaps if _sure(heap) or _passes(heap, sure, leading, colour)]


def _passes(
    heap: Heap, sure: Sequence[Heap], leading: Sequence[Heap], colour: ColourName | None
) -> bool:
    """Whether a doubtful heap passes: `leading` are the sure ones of the colour looked for."""
    if _possible(heap) and (len(heap.lumps) >= MANY or any(_beside(heap, s) for s in sure)):
        return True
    if colour is None or heap.colour != colour or heap.fit < NAMED_FIT:
        return False
    if leading:
        return any(_beside(heap, s) for s in leading)
    return heap.relief > 0


def _beside(heap: Heap, other: Heap) -> bool:
    apart = np.linalg.norm(np.subtract(heap.at_mm, other.at_mm))
    alike = np.linalg.norm(np.subtract(tint_of(heap.patch), tint_of(other.patch))) < ALIKE
    return bool(apart < BESIDE_MM and alike)


def _sure(heap: Heap) -> bool:
    """Rounded beyond doubt."""
    return heap.fit >= SURE_FIT


def _possible(heap: Heap) -> bool:
    """Rounded as well as lumpy, badly lit or piled missiles are."""
    least = PILE_FIT if len(heap.lumps) >= MANY else POSSIBLE_FIT
    shaded = heap.relief >= LEAST_RELIEF_LEVELS
    return heap.fit >= least and heap.area_mm2 <= LARGEST_DOUBTFUL_MM2 and shaded
