import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.sightings import Estimate, Evidence, HandSpanSeen, MissileSeen
from vision.sightings.document import from_json, to_json

HAND = HandSpanSeen(
    12, 0.4, "left", True, Estimate(187.2, 1.4), ((1.0, 2.0, 8.0), (3.0, 4.0, 8.0)),
    evidence=Evidence((10, 12), ((1.0, 2.0), (3.0, 4.0)), ((5.0, 6.0),)),
)  # fmt: skip


@given(st.floats(allow_nan=False, allow_infinity=False), st.floats(0, 1e9))
def test_numbers_are_kept_to_the_bit(value: float, sigma: float) -> None:
    missile = MissileSeen(3, 0.1, (value, 2.0), Estimate(value, sigma), Estimate(1.0, 0), "red")
    assert from_json(json.loads(json.dumps(to_json(missile)))) == missile


def test_the_command_line_leaves_out_the_evidence() -> None:
    line = to_json(HAND, evidence=False)
    assert line == {
        "kind": "hand", "frame": 12, "t_s": 0.4, "handedness": "left", "flat": True,
        "span_mm": {"value": 187.2, "sigma": 1.4}, "tips_mm": [[1.0, 2.0, 8.0], [3.0, 4.0, 8.0]],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"kind": "ghost"}, "kind must be one of"),
        ({"kind": ["hand"]}, "kind must be one of"),
        ({"frame": "12"}, "expected int"),
        ({"span_mm": 187.2}, "Estimate must be an object"),
        ({"handedness": "both"}, "expected one of"),
        ({"tips_mm": [[1.0, 2.0, 3.0]]}, "a list of 2"),
        ({"spam": 1}, "no field 'spam'"),
        ({"span_mm": {"value": 1.0, "sigma": -1.0}}, "sigma must not be negative"),
    ],
)
def test_what_does_not_fit_is_named(changed: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        from_json({**to_json(HAND), **changed})


def test_a_missile_that_was_recorded_with_dice_is_read_without_them() -> None:
    missile = MissileSeen(3, 0.1, (1.0, 2.0), Estimate(17.0, 0.6), Estimate(2.6, 0.3), "red")
    assert from_json({**to_json(missile), "dice": 1}) == missile
