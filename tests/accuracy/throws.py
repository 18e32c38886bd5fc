"""Throws: which creature was touched first, and when."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.accuracy import footage
from tests.accuracy.samples import Answer, Figure, Measurement

NAMED = 0.5
"""A creature, or nobody, is named as struck above this probability; otherwise it is a question."""

SURE = 0.97
"""Answers with more than this probability should be right as often."""


def measure() -> tuple[Measurement, ...]:
    """The throws of all clips, and the clips in which nothing is thrown."""
    clips = footage.folders("throws")
    told = [(folder, _throws(folder)) for folder in clips]
    quiet = [*footage.folders("turncard"), *footage.folders("slargeball")]
    quiet = [folder for folder in quiet if (folder / "clip.mp4").exists()]
    hits = [(f, t) for f, t in told if footage.truth_of(f)["first_hit_frame"] is not None]
    return (
        Measurement(
            "throws", "Throws: whom it struck first, if anybody", "rendered", "",
            "Right: it names the creature that was touched first, or nobody if none was.",
            tuple(_struck(folder, throws) for folder, throws in told),
        ),
        Measurement(
            "contact", "Throws: frame of the contact", "rendered", "frames",
            "Of the throws that struck a creature; 60 frames a second.",
            tuple(_contact(folder, throws) for folder, throws in hits),
        ),
        Measurement(
            "no_throws", "No hit reported where nothing is thrown", "rendered", "",
            "Clips of weigh-ins and of the pitch. Right: no creature is reported as struck.",
            tuple(nothing_told(folder, _throws(folder)) for folder in quiet),
        ),
    )  # fmt: skip


def on_fresh(folders: Sequence[Path]) -> tuple[Measurement, ...]:
    """Throws, and clips without one, of worlds that nobody has looked at."""
    thrown = [f for f in folders if footage.truth_of(f).get("event") is None]
    told = [(folder, _throws(folder)) for folder in thrown]
    quiet = [folder for folder in folders if folder not in thrown]
    answers = tuple(answer_of(folder, throws) for folder, throws in told)
    sure = tuple(one for one in answers if (one.probability or 0.0) > SURE)
    kinds: tuple[tuple[str, str, str, Sequence[Answer]], ...] = (
        (
            "throws",
            "Throws: whom it struck first, if anybody",
            "Counted as refused: no report, or a question to the referee.",
            answers,
        ),
        (
            "sure_throws",
            f"Throws reported with more than {SURE:.0%}",
            "Those of the throws above.",
            sure,
        ),
        (
            "no_throws",
            "No hit reported where nothing is thrown",
            "Arms, dice, lamps, cups, creatures moved and lumps laid down.",
            tuple(nothing_told(folder, _throws(folder)) for folder in quiet),
        ),
    )
    return tuple(
        Measurement(
            key, title, "rendered", "", f"Clips in newly drawn rooms. {meant}", tuple(found)
        )
        for key, title, meant, found in kinds
        if found
    )


def answer_of(folder: Path, throws: list[dict[str, Any]]) -> Answer:
    """The answer for a clip's first throw; a clip without a reported throw has no answer."""
    answer = _struck(folder, throws)
    fps = footage.truth_of(folder)["fps"]
    right = answer.right if throws else None
    return Answer(answer.item, right, answer.probability, f"{fps:.0f} fps, {answer.note}")


def _throws(folder: Path) -> list[dict[str, Any]]:
    source = footage.picture_of(folder)
    _, lines = footage.program("observe", source, *footage.known(folder), "--for", "throw")
    return [line for line in lines if line["kind"] == "throw"]


def _struck(folder: Path, throws: list[dict[str, Any]]) -> Answer:
    truth = footage.truth_of(folder)
    named, probability = _named(throws, truth)
    note = f"{truth['outcome']}: {named or 'nobody'}, true {truth['first_hit'] or 'nobody'}"
    if probability is not None and probability <= NAMED:
        return Answer(footage.named(folder), None, probability, f"asked, {note}")
    return Answer(footage.named(folder), named == truth["first_hit"], probability, note)


def _named(throws: list[dict[str, Any]], truth: dict[str, Any]) -> tuple[str | None, float | None]:
    """The creature named as struck, by its true place before, with its probability."""
    if not throws:
        return None, None
    first = throws[0]
    best = first["struck"][0] if first["struck"] else None
    if best is None or best["probability"] <= NAMED:
        return None, first["probability_none"]
    creatures = [one for one in truth["objects"] if one["kind"] == "creature"]
    x, y = best["at_mm"]
    nearest = min(creatures, key=lambda one: _distance(one, x, y))
    return nearest["name"], best["probability"]


def _distance(thing: dict[str, Any], x: float, y: float) -> float:
    rows = thing["object_to_world"]
    return float((rows[0][3] - x) ** 2 + (rows[1][3] - y) ** 2)


def _contact(folder: Path, throws: list[dict[str, Any]]) -> Figure:
    true = footage.truth_of(folder)["first_hit_frame"]
    seen = [one["contact_frame"] for one in throws if one["contact_frame"] is not None]
    if not seen:
        return Figure(footage.named(folder), None, None, "no contact told")
    return Figure(footage.named(folder), seen[0] - true, None)


def nothing_told(folder: Path, throws: list[dict[str, Any]]) -> Answer:
    """The answer for a clip without a throw: right if no creature is reported as struck."""
    struck = [one for one in throws if one["struck"] and one["struck"][0]["probability"] > NAMED]
    return Answer(footage.named(folder), right=not struck, note=f"{len(throws)} throws told")
