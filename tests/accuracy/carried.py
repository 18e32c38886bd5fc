"""Creatures carried by a hand in rendered rooms: noticed, how far, and whether none is made up."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from calibration.arrays import Floats
from tests.accuracy import footage
from tests.accuracy.samples import Answer, Figure, Measurement

NEAR_MM: Final = 40.0
"""Distance from its true place within which a reported move ends at the carried creature's."""

LEAST_MM: Final = 10.0
"""Shorter moves need not be noticed."""

HOW: Final = "A hand carries one of two to four creatures; none was weighed in before."


def on_fresh(folders: Sequence[Path]) -> tuple[Measurement, ...]:
    """Moves of rendered worlds: noticed or not, other moves reported, and the lengths."""
    noticed: list[Answer] = []
    made_up: list[Answer] = []
    lengths: list[Figure] = []
    for folder in folders:
        truth, moves = footage.truth_of(folder), moves_of(folder)
        start, end = feet_mm(truth)
        far = float(np.hypot(*(end - start)))
        if far < LEAST_MM:
            continue
        item = footage.named(folder)
        right = [one for one in moves if np.hypot(*(np.array(one["to_mm"]) - end)) < NEAR_MM]
        others = len(moves) - len(right)
        note = f"{far:.0f} mm, turned by {truth['turn_deg']:.0f} degrees"
        noticed.append(Answer(item, bool(right), None, f"{note}, {len(moves)} reported"))
        made_up.append(Answer(item, others == 0, None, f"{others} of others"))
        if right:
            path = right[-1]["path_mm"]
            lengths.append(Figure(item, path["value"] - far, path["sigma"], note))
    return (
        Measurement("walks_noticed", "Moves by hand, noticed", "rendered", "", HOW, tuple(noticed)),
        Measurement(
            "walks_alone",
            "Moves by hand: no other creature reported as moved",
            "rendered",
            "",
            HOW,
            tuple(made_up),
        ),
        Measurement("walks_length", "Moves by hand: length", "rendered", "mm", HOW, tuple(lengths)),
    )


def moves_of(folder: Path) -> list[dict[str, Any]]:
    """The moves that the program reports for a clip."""
    source = footage.picture_of(folder)
    _, lines = footage.program("observe", source, *footage.known(folder), "--for", "move")
    return [line for line in lines if line["kind"] == "move"]


def feet_mm(truth: dict[str, Any]) -> tuple[Floats, Floats]:
    """Where the middle of the carried creature's feet was and is, (2,) mm each."""
    name = truth["moved"]
    (carried,) = [one for one in truth["objects"] if one.get("name") == name]
    before = np.array(carried["object_to_world"])
    after = np.array(truth["moved_creatures"][-1].get(name, before))
    feet = np.array([*truth["feet_mm"], 0.0, 1.0])
    return (before @ feet)[:2], (after @ feet)[:2]
