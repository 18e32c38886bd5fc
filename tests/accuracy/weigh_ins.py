"""Weigh-ins: on the turn card, and of creatures turned by hand in front of the empty table."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.games.clay_o_rama.suggest_points import heap_of
from engine.games.clay_o_rama.tables import SPANS_BY_LEGS
from tests.accuracy import footage
from tests.accuracy.samples import Answer, Figure, Measurement

FULL_HIT_POINTS = 50


@dataclass(frozen=True)
class WeighIn:
    """One weigh-in: the program's result or reason for refusal, and the truth."""

    item: str
    truth: dict[str, Any]
    told: dict[str, Any] | None
    refused: str = ""


def measure() -> tuple[Measurement, ...]:
    """Volume, legs, limbs, missiles and hit points."""
    return (
        *on_the_card(footage.folders("turncard")),
        *turned_by_hand(footage.folders("claydonians")),
    )


def on_the_card(folders: list[Path]) -> tuple[Measurement, ...]:
    """The same for weigh-ins on the turn card."""
    found = [_on_the_card(folder) for folder in folders]
    how = "One pass of the turn card, with a camera file."
    return _told("card", "on the turn card", how, found)


def turned_by_hand(folders: list[Path]) -> tuple[Measurement, ...]:
    """The same for creatures turned by hand."""
    found = [_by_hand(folder) for folder in folders]
    how = (
        "A still and eight pictures of the creature turned by hand in steps of about 45 degrees, "
        "without a card, and one of the empty table."
    )
    return _told("stills", "turned by hand, nine stills", how, found)


def _told(short: str, which: str, how: str, found: list[WeighIn]) -> tuple[Measurement, ...]:
    if not found:
        return ()
    figures: tuple[tuple[str, str, str, Callable[[WeighIn], Figure | Answer]], ...] = (
        ("volume", "Volume", "%", _volume),
        ("legs", "Leg count", "", _legs),
        ("bucket", "Leg bucket (spans)", "", _bucket),
        ("limbs", "Limbs that carry nothing", "", _limbs),
        ("missiles", "Missiles, total", "%", _missiles),
        ("lumps", "Missiles, count", "", _lumps),
        ("points", "Hit points", "points", _points),
    )
    return tuple(
        Measurement(
            f"{name}_{short}", f"{title}, {which}", "rendered", unit, how,
            tuple(_asked(one, ask) for one in found),
        )
        for name, title, unit, ask in figures
    )  # fmt: skip


def _asked(one: WeighIn, ask: Callable[[WeighIn], Figure | Answer]) -> Figure | Answer:
    if one.told is not None:
        return ask(one)
    kind = Figure if ask in (_volume, _missiles, _points) else Answer
    return kind(one.item, None, None, one.refused)


def _on_the_card(folder: Path) -> WeighIn:
    words = ("--creature", folder / "clip.mp4", "--missiles", folder / "pile.jpg")
    return _run(folder, *words)


def _by_hand(folder: Path) -> WeighIn:
    session = footage.truth_of(folder)["session"]
    empty = folder.parent / f"session{session}_empty.jpg"
    views = folder / "[st]*.jpg"
    return _run(folder, "--creature", views, "--missiles", folder / "pile.jpg", "--empty", empty)


def _run(folder: Path, *words: object) -> WeighIn:
    name, truth = footage.named(folder), footage.truth_of(folder)
    status, lines = footage.program("weigh-in", *words, *footage.known(folder))
    if status:
        return WeighIn(name, truth, None, footage.refusal(lines) or "unusable")
    return WeighIn(name, truth, lines[0])


def _creature(one: WeighIn) -> dict[str, Any]:
    assert one.told is not None
    creature: dict[str, Any] = one.told["creature"]
    return creature


def _volume(one: WeighIn) -> Figure:
    true, volume = one.truth["creature_ml"], _creature(one)["volume_ml"]
    note = f"{volume['value']:.0f} ml, true {true:.0f} ml"
    return Figure(one.item, 100 * (volume["value"] / true - 1), 100 * volume["sigma"] / true, note)


def _legs(one: WeighIn) -> Answer:
    legs, true = _creature(one)["legs"], one.truth["n_legs"]
    sure = max(legs["probabilities"])
    return Answer(one.item, legs["count"] == true, sure, f"{legs['count']}, true {true}")


def _bucket(one: WeighIn) -> Answer:
    legs, true = _creature(one)["legs"], one.truth["n_legs"]
    told = _spans(legs["count"])
    sure = sum(p for k, p in enumerate(legs["probabilities"]) if _spans(k) == told)
    return Answer(one.item, told == _spans(true), sure, f"{told}, true {_spans(true)}")


def _spans(legs: int) -> int:
    return SPANS_BY_LEGS[min(legs, len(SPANS_BY_LEGS) - 1)]


def _limbs(one: WeighIn) -> Answer:
    limbs, true = _creature(one)["limbs"], one.truth["n_other_limbs"]
    if limbs is None:
        return Answer(one.item, None, None, f"not told, true {true}")
    stated = limbs.get("probabilities")
    sure = max(stated) if stated else None
    return Answer(one.item, limbs["count"] == true, sure, f"{limbs['count']}, true {true}")


def _missiles(one: WeighIn) -> Figure:
    assert one.told is not None
    true = one.truth["missiles_ml"]
    volumes = [missile["volume_ml"] for missile in one.told["missiles"]]
    total, sigma = heap_of([(volume["value"], volume["sigma"]) for volume in volumes])
    note = f"{total:.1f} ml, true {true:.1f} ml, {one.truth.get('pile_mode', '')}"
    return Figure(one.item, 100 * (total / true - 1), 100 * sigma / true, note)


def _lumps(one: WeighIn) -> Answer:
    assert one.told is not None
    told, true = len(one.told["missiles"]), one.truth["n_missiles"]
    note = f"{told}, true {true}, {one.truth.get('pile_mode', '')}"
    return Answer(one.item, told == true, None, note)


def _points(one: WeighIn) -> Figure:
    assert one.told is not None
    true = FULL_HIT_POINTS * (1 - one.truth["missile_fraction"])
    points = one.told["suggestion"]["hit_points"]
    note = f"{points['value']}, true {true:.1f}"
    return Figure(one.item, points["value"] - true, points["sigma"], note)
