"""Throws seen by two cameras, and by each alone: the struck creature, and the height of contact."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.accuracy import footage
from tests.accuracy.samples import Answer, Figure, Measurement
from tests.accuracy.throws import answer_of, nothing_told

WAYS = {
    "both": "both cameras",
    "first": "the first camera alone",
    "second": "the second camera alone",
}


@dataclass(frozen=True, slots=True)
class RenderedPair:
    """A pair of views: each camera's own item."""

    first: Path
    second: Path

    def throws(self, way: str) -> list[dict[str, Any]]:
        """The throws reported by both cameras together, or by one of them."""
        alone = self.second if way == "second" else self.first
        other = (
            "--second",
            self.second / "clip.mp4",
            "--second-camera",
            self.second / "camera.json",
        )
        words = ("observe", alone / "clip.mp4", *footage.known(alone), "--for", "throw")
        _, lines = footage.program(*words, *(other if way == "both" else ()))
        return [line for line in lines if line["kind"] == "throw"]


def pair_of(folder: Path) -> RenderedPair:
    """The pair that lies in a folder (tests/worlds/pairs.py)."""
    names = footage.truth_of(folder)
    return RenderedPair(folder / names["first"], folder / names["second"])


def on_fresh(folders: Sequence[Path]) -> tuple[Measurement, ...]:
    """Throws, and clips without one, by both cameras and by each; then the height of contact."""
    pairs = [pair_of(folder) for folder in folders]
    return tuple(one for way in WAYS for one in _measured(pairs, way))


def _measured(pairs: Sequence[RenderedPair], way: str) -> list[Measurement]:
    seen = [(pair.first, pair.throws(way)) for pair in pairs]
    thrown = [one for one in seen if footage.truth_of(one[0])["throw"]]
    quiet = [one for one in seen if not footage.truth_of(one[0])["throw"]]
    kinds: tuple[tuple[str, str, Sequence[Answer | Figure]], ...] = (
        ("throws", "Throws: whom it struck first, if anybody", [answer_of(*one) for one in thrown]),
        (
            "no_throws",
            "No hit reported where nothing is thrown",
            [nothing_told(*one) for one in quiet],
        ),
        ("heights", "Height of contact", heights(thrown) if way == "both" else []),
    )
    return [
        Measurement(
            f"{name}_{way}", f"{title}, by {WAYS[way]}", "rendered",
            "mm" if name == "heights" else "", "Rendered pairs of views.", tuple(samples),
        )
        for name, title, samples in kinds
        if samples
    ]  # fmt: skip


def heights(thrown: Sequence[tuple[Path, list[dict[str, Any]]]]) -> list[Figure]:
    """Errors of the height of contact, for throws whose reported creature is right."""
    return [
        _height(folder, throws)
        for folder, throws in thrown
        if true_height_mm(footage.truth_of(folder)) is not None
    ]


def true_height_mm(truth: dict[str, Any]) -> float | None:
    """Height of the first contact above the table; None if the missile met no creature."""
    met = [one for one in truth["contacts"] if one["what"] != "table"]
    return float(met[0]["pos"][2]) if met else None


def _height(folder: Path, throws: list[dict[str, Any]]) -> Figure:
    truth = footage.truth_of(folder)
    true = true_height_mm(truth)
    touch = throws[0].get("touch") if throws else None
    if touch is None or true is None or not answer_of(folder, throws).right:
        why = "silent" if not throws else "no touch told" if touch is None else "told wrong"
        return Figure(footage.named(folder), None, None, f"{truth['outcome']}: {why}")
    height, sigma = touch["height_mm"]["value"], touch["height_mm"]["sigma"]
    return Figure(footage.named(folder), height - true, sigma, truth["outcome"])
