"""Pairs of views are measured by both cameras and by each; a height counts if it was reported."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.accuracy import footage, pairs
from tests.accuracy.samples import Figure

AT_MM = (100.0, 50.0)


def throw(height_mm: float | None, probability: float = 0.9) -> dict[str, Any]:
    touch = {"touch": {"height_mm": {"value": height_mm, "sigma": 2.0}}}
    struck = [{"at_mm": list(AT_MM), "probability": probability}]
    told = {"kind": "throw", "struck": struck, "probability_none": 1 - probability}
    return told | (touch if height_mm is not None else {})


def rendered(folder: Path, *, hit: bool) -> Path:
    """A pair's folder with the truth of a throw that struck the only creature, or of none."""
    place = [[1, 0, 0, AT_MM[0]], [0, 1, 0, AT_MM[1]], [0, 0, 1, 0], [0, 0, 0, 1]]
    contacts = [
        {"what": "table", "pos": [0, 0, 9]}, {"what": "creature0", "pos": [90, 50, 31.5]},
    ]  # fmt: skip
    truth = {
        "throw": hit, "fps": 60, "outcome": "hit" if hit else "none",
        "first_hit": "creature0" if hit else None, "contacts": contacts if hit else [],
        "objects": [{"kind": "creature", "name": "creature0", "object_to_world": place}],
    }  # fmt: skip
    for name in ("one", "oneb"):
        (folder / name).mkdir(parents=True)
        (folder / name / "truth.json").write_text(json.dumps(truth))
        (folder / name / "clip.mp4").touch()
    names = {"first": "one", "second": "oneb"}
    (folder / "truth.json").write_text(json.dumps(names))
    return folder


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Records the calls of a fake program, which reports a height of 33 mm if given two cameras."""
    words: list[tuple[str, ...]] = []

    def program(*said: object) -> tuple[int, list[dict[str, Any]]]:
        words.append(tuple(Path(str(word)).parent.name or str(word) for word in said))
        return 0, [throw(33.0 if "--second" in said else None)]

    monkeypatch.setattr(footage, "program", program)
    return words


def test_both_cameras_are_asked_and_each_alone(
    tmp_path: Path, asked: list[tuple[str, ...]]
) -> None:
    measured = pairs.on_fresh([rendered(tmp_path / "w1", hit=True)])
    assert [words[1] for words in asked] == ["one", "one", "oneb"]
    assert ["oneb" in words[2:] for words in asked] == [True, False, True]
    assert [one.name for one in measured] == [
        "throws_both", "heights_both", "throws_first", "throws_second",
    ]  # fmt: skip
    (height,) = measured[1].figures
    assert (height.error, height.sigma) == (1.5, 2.0)


def test_a_hit_told_where_nothing_is_thrown_is_wrong(
    tmp_path: Path, asked: list[tuple[str, ...]]
) -> None:
    measured = pairs.on_fresh([rendered(tmp_path / "w1", hit=False)])
    assert [one.name for one in measured] == [
        "no_throws_both", "no_throws_first", "no_throws_second",
    ]  # fmt: skip
    assert [answer.right for one in measured for answer in one.answers] == [False] * 3


@pytest.mark.parametrize(
    ("throws", "why"),
    [
        ([], "hit: silent"),
        ([throw(None)], "hit: no touch told"),
        ([throw(33.0, probability=0.2)], "hit: told wrong"),
    ],
)
def test_a_height_that_is_not_told_is_counted(
    tmp_path: Path, throws: list[dict[str, Any]], why: str
) -> None:
    pair = pairs.pair_of(rendered(tmp_path / "w1", hit=True))
    assert pairs.heights([(pair.first, throws)]) == [Figure("w1/one", None, None, why)]
