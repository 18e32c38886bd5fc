"""Contract tests for every registered kind of sighting."""

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, ClassVar

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.vision.sightings.any_sighting import any_of
from vision.sightings import SIGHTINGS, Estimate, Evidence, PointMm, Sighting, SpaceSeen
from vision.sightings.document import from_json, to_json

KINDS = pytest.mark.parametrize("kind", SIGHTINGS.values(), ids=SIGHTINGS)
drawn_few = settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)

UNCHANGED = {
    "base_mm": "known beforehand",
    "turned_deg": "a creature's turn about itself, both ways of facing seen by one calibration",
    "heading_sigma_deg": "of how the marker was read",
}
"""Fields with a unit of the table that another calibration does not change, and why."""


@dataclass(frozen=True, slots=True)
class TwiceAsLarge:
    """A rebasing to a table that is twice as large, turned to the left and shifted."""

    def point(self, at: PointMm, height_mm: float = 0.0, /) -> PointMm:
        return 10 - 2 * at[1], 2 * at[0] - 5

    def growth(self, at: PointMm, /) -> float:
        return 2.0


@KINDS
def test_it_has_a_name_of_its_own_and_refers_to_kinds_that_exist(kind: type[Sighting]) -> None:
    assert SIGHTINGS[kind.kind] is kind
    assert kind.reported_with <= set(SIGHTINGS)
    assert not kind.retired & {field.name for field in fields(kind)}


def test_a_kind_that_leaves_out_its_meaning_cannot_be_made() -> None:
    @dataclass(frozen=True, slots=True)
    class Mute(Sighting):
        kind: ClassVar[str] = "mute"

    with pytest.raises(TypeError, match=r"identity.*label.*rebased.*subject"):
        Mute(0, 0.0)  # type: ignore[abstract]


@KINDS
@given(data=st.data())
@drawn_few
def test_what_is_written_reads_back_the_same(kind: type[Sighting], data: st.DataObject) -> None:
    seen = data.draw(any_of(kind))
    assert from_json(json.loads(json.dumps(to_json(seen)))) == seen
    assert "evidence" not in to_json(seen, evidence=False)


@KINDS
@given(data=st.data())
@drawn_few
def test_it_says_in_words_what_it_is(kind: type[Sighting], data: st.DataObject) -> None:
    seen = data.draw(any_of(kind))
    assert seen.label().replace("±", "").isascii(), "a picture's letters know few others"
    assert seen.subject
    assert seen.finding()
    assert seen.finding(seen)


@KINDS
@given(data=st.data())
@drawn_few
def test_its_drawing_shows_its_evidence(kind: type[Sighting], data: st.DataObject) -> None:
    outline, path = ((1.0, 2.0), (3.0, 4.0), (5.0, 2.0)), ((7.0, 8.0), (9.0, 8.0))
    seen = replace(data.draw(any_of(kind)), evidence=Evidence((3,), outline, path))
    drawn = seen.annotation()
    assert outline in drawn.outlines_px
    assert path in drawn.paths_px
    assert drawn.worded_px == outline
    assert {*outline, *path} <= set(drawn.points_px)


@KINDS
@given(data=st.data())
@drawn_few
def test_it_says_what_it_is_a_sighting_of(kind: type[Sighting], data: st.DataObject) -> None:
    seen = data.draw(any_of(kind))
    assert seen.identity[0] == kind.kind
    assert hash(seen.identity) == hash(replace(seen, t_s=seen.t_s + 1).identity)
    assert seen.renamed({}) == seen


@KINDS
@given(data=st.data())
@drawn_few
def test_all_that_was_measured_on_the_table_follows_the_calibration(
    kind: type[Sighting], data: st.DataObject
) -> None:
    seen = data.draw(any_of(kind))
    pairs = zip(_measured(seen), _measured(seen.rebased(TwiceAsLarge())), strict=True)
    for (name, before), (_, after) in pairs:
        assert _follows(name, before, after), f"{name}: {before} became {after}"


def _measured(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every value with a unit of the table, by the name of its field."""
    if isinstance(value, SpaceSeen):
        return  # in the board's own frame
    if isinstance(value, Estimate) or name.split("_")[-1] not in ("mm", "ml", "deg"):
        if isinstance(value, tuple):
            yield from (pair for item in value for pair in _measured(item))
        elif is_dataclass(value) and not isinstance(value, Estimate):
            for field in fields(value):
                yield from _measured(getattr(value, field.name), field.name)
        elif name.split("_")[-1] in ("mm", "ml", "deg"):
            yield name, value
    elif isinstance(value, tuple) and value and isinstance(value[0], tuple):
        yield from (pair for item in value for pair in _measured(item, name))
    elif value not in (None, ()):
        yield name, value


def _follows(name: str, before: Any, after: Any) -> bool:
    if name in UNCHANGED:
        return bool(before == after)
    if name.endswith("_deg"):
        turn = _value(after) - _value(before) - 90
        return abs((turn + 180) % 360 - 180) < 1e-6
    if name == "sigma_mm":
        return bool(after >= before)
    if isinstance(before, tuple):
        there = TwiceAsLarge().point(before[:2])
        return math.dist(after[:2], there) < 1e-6 and after[2:] == before[2:]
    growth = 8 if name.endswith("_ml") else 2
    return math.isclose(_value(after), growth * _value(before)) and after.sigma >= before.sigma


def _value(measured: Any) -> float:
    return float(measured.value if isinstance(measured, Estimate) else measured)


@KINDS
@given(data=st.data())
@drawn_few
def test_colours_of_clay_get_their_other_names(kind: type[Sighting], data: st.DataObject) -> None:
    seen = data.draw(any_of(kind))
    told = seen.recoloured(lambda _: "pink")
    if any(field.name == "colour" for field in fields(kind)):
        assert told == replace(seen, colour="pink")  # type: ignore[call-arg]
    elif not hasattr(seen, "colours") and not hasattr(seen, "struck"):
        assert told is seen


@KINDS
@given(data=st.data())
@drawn_few
def test_all_its_pixels_go_along_when_the_picture_is_turned(
    kind: type[Sighting], data: st.DataObject
) -> None:
    seen = replace(data.draw(any_of(kind)), evidence=Evidence((3,), ((1.0, 2.0),), ((7.0, 8.0),)))
    turned = seen.with_pixels(lambda at: (at[1], 500 - at[0]))
    (x, y), (new_x, new_y) = (np.reshape(list(_pixels(one)), (-1, 2)).T for one in (seen, turned))
    assert np.sort(new_x) == pytest.approx(np.sort(y))
    assert np.sort(new_y) == pytest.approx(np.sort(500 - x))


def _pixels(value: Any, name: str = "") -> Iterator[float]:
    """Coordinates of all places in the picture: x and y in turn."""
    if is_dataclass(value):
        for field in fields(value):
            yield from _pixels(getattr(value, field.name), field.name)
    elif isinstance(value, tuple):
        for item in value:
            yield from _pixels(item, name)
    elif name.endswith("_px") and name != "shift_px":
        yield value
