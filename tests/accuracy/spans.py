"""Hand spans, compared with the distance of the true fingertips along the table."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np

from tests.accuracy import footage
from tests.accuracy.samples import Figure, Measurement

DARK_SKIN: Final = 128
"""Lightness (CIELAB, 8 bit) below which skin is dark: the middle of the scale."""


def measure() -> tuple[Measurement, ...]:
    """Spans of the rendered hands, stretched and half-stretched ones, and of the evening's."""
    hands = [_figure(folder) for folder in footage.folders("handspan")]
    evening = [_in_the_evening(folder) for folder in footage.folders("evening")]
    return (
        Measurement(
            "spans", "Hand spans", "rendered", "mm",
            "`observe --for hand` on each picture and on the film, with a camera file. A hand that "
            "is not fully stretched may be refused.",
            (*hands, *evening),
        ),
    )  # fmt: skip


def on_fresh(folders: Sequence[Path]) -> tuple[Measurement, ...]:
    """Hands of rendered worlds: all, then separately by skin, sleeve and room."""
    how = (
        "Pictures of flat hands in newly drawn rooms; a hand that is not fully stretched may be "
        "refused."
    )
    hands = [(footage.truth_of(folder), _figure(folder)) for folder in folders]
    kinds: tuple[tuple[str, str, Callable[[dict[str, Any]], bool]], ...] = (
        ("spans", "Hand spans", lambda _: True),
        ("spans-light", "Hand spans, light skin", lambda truth: not _is_dark(truth)),
        ("spans-dark", "Hand spans, dark skin", _is_dark),
        ("spans-sleeve", "Hand spans, sleeve to the wrist", lambda truth: truth["sleeve"]),
        ("spans-strap", "Hand spans, bare arm with a strap", lambda truth: not truth["sleeve"]),
        ("spans-dim", "Hand spans, dim rooms", lambda truth: truth["dim"]),
        (
            "spans-lazy",
            "Hand spans, not fully stretched",
            lambda truth: not truth["fully_stretched"],
        ),
    )
    found = ((key, title, [one for truth, one in hands if of(truth)]) for key, title, of in kinds)
    return tuple(
        Measurement(key, title, "rendered", "mm", how, tuple(ones)) for key, title, ones in found
    )


def _is_dark(truth: dict[str, Any]) -> bool:
    """Whether skin is darker than the middle of the scale that hands are drawn from."""
    rgb = [int(truth["skin_colour"][k : k + 2], 16) for k in (1, 3, 5)]
    lab = cv2.cvtColor(np.array([[rgb]], dtype=np.uint8), cv2.COLOR_RGB2LAB)
    return bool(lab[0, 0, 0] < DARK_SKIN)


def _figure(folder: Path) -> Figure:
    truth = footage.truth_of(folder)
    stretched = "" if truth["fully_stretched"] else "not fully stretched"
    return _span(folder, truth["span_horizontal_mm"], stretched)


def _in_the_evening(folder: Path) -> Figure:
    (truth,) = [s for s in footage.truth_of(folder)["segments"] if s["kind"] == "hand_span"]
    return _span(folder, truth["span_horizontal_mm"], "a film")


def _span(folder: Path, true_mm: float, note: str) -> Figure:
    name, source = footage.named(folder), footage.picture_of(folder)
    _, lines = footage.program("observe", source, *footage.known(folder), "--for", "hand")
    hands = [line for line in lines if line["kind"] == "hand"]
    if not hands:
        return Figure(name, None, None, footage.refusal(lines) or note)
    span = hands[0]["span_mm"]
    return Figure(name, span["value"] - true_mm, span["sigma"], note)
