import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.document import KINDS, from_json, to_json
from vision.sighting import (
    BallSeen,
    BasesMeet,
    CardLying,
    CornersMeet,
    CreatureSeen,
    DieSeen,
    DivideSeen,
    Estimate,
    Evidence,
    FigureSeen,
    GoneSeen,
    HandSpanSeen,
    IdentityLost,
    ImpactSeen,
    LayoutSeen,
    LegCount,
    MissileSeen,
    MoveSeen,
    Naming,
    Owner,
    PieceSeen,
    RollSeen,
    ShapeSeen,
    Sighting,
    SpaceSeen,
    Struck,
    TokenSeen,
)

HAND = HandSpanSeen(
    12, 0.4, "left", True, Estimate(187.2, 1.4), ((1.0, 2.0, 8.0), (3.0, 4.0, 8.0)),
    Evidence((10, 12), ((1.0, 2.0), (3.0, 4.0)), ((5.0, 6.0),)),
)  # fmt: skip
CREATURE = CreatureSeen(
    80, 2.7, 1, "orange", (1.0, 2.0), ((1.0, 2.0),), None, Estimate(81.0, 3.2),
    LegCount(3, (0.0, 0.0, 0.05, 0.95)), flags=("cupped",),
)  # fmt: skip
MISSILE = MissileSeen(3, 0.1, (1.0, 2.0), Estimate(17.0, 0.6), Estimate(2.6, 0.3), 1, "red")
THROW = ImpactSeen(
    80, 1.3, None, 1.12, 67, True, "creature", (Struck(2, (1.0, 2.0), 0.97, "green"),), 0.03,
    (66, 67, 69),
)  # fmt: skip
MOVE = MoveSeen(
    312, 5.2, 1, (1.0, 2.0), (301.0, 84.0), Estimate(311.0, 2.0), "hand", "red", 4.1,
    Estimate(320.0, 9.0), ((1.0, 2.0), (301.0, 84.0)), None, Estimate(14.0, 3.0),
)  # fmt: skip
PIECE = PieceSeen(
    9, 0.3, 2, "blue", "off", (1.0, 2.0), Estimate(14.0, 1.5), (Owner(1, 0.9), Owner(3, 0.02)), 0.08
)
GONE = GoneSeen(9, 0.3, 2, "pink", (1.0, 2.0), "hand", 0.97)
SHAPE = ShapeSeen(9, 0.3, 2, "pink", (1.0, 2.0), Estimate(0.8, 0.1), Estimate(1.0, 0.1), 0.7)
DIVIDED = DivideSeen(
    9, 0.3, 2, "pink", (2, 5), ((1.0, 2.0), (60.0, 2.0)), Estimate(0.5, 0.1), 0.9
)  # fmt: skip
LOST = IdentityLost(
    9, 0.3, 1, (2, 5), ((1.0, 2.0), (60.0, 2.0)), ("pink", "pink"),
    (Naming((2, 5), 0.6), Naming((5, 2), 0.4)), "Two pink creatures were under hands together.",
    before_px=(((1.0, 2.0), (3.0, 2.0), (3.0, 4.0)), ()),
)  # fmt: skip
TOKEN = TokenSeen(
    0, 0.0, 17, (1.0, 2.0), 90.0, "pawn/2", 0, 0.4, 0.8, "covered", SpaceSeen("grid", 2, 3, 0.99)
)  # fmt: skip
LAYOUT = LayoutSeen(
    0, 0.0, (CardLying(7, "location/1", (1.0, 2.0), 0.0),),
    (CornersMeet(7, 9, Estimate(4.0, 1.0), 0.9),),
)  # fmt: skip
DIE = DieSeen(7, 0.2, 4, 0.98, (10.0, 20.5, 40.0, 50.0), (12.0, 7.5), ("cocked", "touching"))
ROLL = RollSeen(7, 0.2, (DIE, DieSeen(7, 0.2, 6, 0.99, (60.0, 20.0, 90.0, 50.0))), 0.97, 1)
FIGURE = FigureSeen(
    60, 1.0, 4, "green", (1.0, 2.0), 25.0, True, 0.99,
    (BasesMeet(7, Estimate(0.1, 0.4), 0.8),), 0.4,
)  # fmt: skip
BALL = BallSeen(60, 1.0, 1, (1.0, 2.0), 0.8, "ground")
ALL: tuple[Sighting, ...] = (
    FIGURE, BALL,
    TOKEN, LAYOUT, DIE, ROLL,
    HAND, CREATURE, MISSILE, THROW, MOVE, PIECE, GONE, SHAPE, DIVIDED, LOST,
)  # fmt: skip


def test_every_kind_of_sighting_is_tried_here() -> None:
    assert {sighting.kind for sighting in ALL} == set(KINDS)


@pytest.mark.parametrize("sighting", ALL, ids=lambda s: s.kind)
def test_what_is_written_reads_back_the_same(sighting: Sighting) -> None:
    assert from_json(json.loads(json.dumps(to_json(sighting)))) == sighting


@given(st.floats(allow_nan=False, allow_infinity=False), st.floats(0, 1e9))
def test_numbers_are_kept_to_the_bit(value: float, sigma: float) -> None:
    missile = MissileSeen(3, 0.1, (value, 2.0), Estimate(value, sigma), Estimate(1.0, 0), 1, "red")
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
