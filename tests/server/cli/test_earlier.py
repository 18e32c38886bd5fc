"""The output of an earlier weigh-in is read back, and changes are reported."""

import json
from pathlib import Path

import pytest

from server.cli.earlier import changed_since, read_weigh_in
from server.cli.exits import Unusable
from server.cli.weighing import weigh_in_json
from server.proposals.clay_o_rama.measured import ClayEvidence
from tests.support.evenings import creature, missiles


def printed(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "first.json"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_weigh_in_is_compared_with_an_earlier_one(tmp_path: Path) -> None:
    first = printed(tmp_path, json.dumps(weigh_in_json(creature(82.0), missiles(10.0))))
    before = read_weigh_in(first)
    assert changed_since(before, creature(81.0)) is None
    changed = changed_since(before, creature(60.0, legs=3))
    assert changed is not None
    assert changed["legs"] == [4, 3]
    assert changed["lost_ml"]["value"] == pytest.approx(22.0)


@pytest.mark.parametrize("text", ["", "[]", '{"creature": {}}', '{"creature": {"volume_ml": 3}}'])
def test_a_file_that_is_no_weigh_in_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(Unusable, match=r"first\.json is not a weigh-in"):
        read_weigh_in(printed(tmp_path, text))


def test_a_scale_decides_hit_points_and_the_can_is_a_witness() -> None:
    seen, lumps = creature(82.0), missiles(10.0, 4.0)
    scale = weigh_in_json(seen, lumps, witnesses=ClayEvidence(grams=(150.0, 50.0)))["suggestion"][
        "hit_points"
    ]
    assert scale["value"] == 38
    assert "the scale says 38, the camera 43" in scale["call"]
    can = weigh_in_json(seen, lumps, witnesses=ClayEvidence(can_ml=60.0))
    assert "more than the can's 60 ml" in can["suggestion"]["hit_points"]["call"]
    assert can["can"]["residual_ml"]["value"] == pytest.approx(-36.0)
