"""`observe` and `weigh-in` on the bundled footage, compared with its truth; errors are printed."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.cli.main import main
from tests.support.films import samples

Lines = list[dict[str, Any]]
LEG_BUCKETS = (0, 1, 1, 2, 2, 3)  # 0 / 1-2 / 3-4 / 5 and more


def observed(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Lines]:
    capfd.readouterr()
    status = main(list(arguments))
    return status, [json.loads(line) for line in capfd.readouterr().out.splitlines()]


def truth_of(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((folder / "truth.json").read_text())
    return told


def observe(capfd: pytest.CaptureFixture[str], folder: Path, kind: str) -> Lines:
    source = next(folder / n for n in ("clip.mp4", "hand.jpg") if (folder / n).exists())
    status, lines = observed(
        capfd, "observe", str(source), "--boards", str(folder / "boards.json"),
        "--camera", str(folder / "camera.json"), "--for", kind,
    )  # fmt: skip
    assert status == 0, lines
    assert lines[-1]["kind"] == "summary"
    return lines


def some_and_all(kind: str, few: int) -> pytest.MarkDecorator:
    """The last few clips of a kind, and all of them under `make long`."""
    every = samples(kind)
    some = pytest.param(every[-few:], id="some")
    return pytest.mark.parametrize(
        "folders", [some, pytest.param(every, id="all", marks=pytest.mark.long)]
    )


def test_a_folder_of_pictures_is_measured_as_each_of_them(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = samples("handspan")[-1]
    (alone,) = [line for line in observe(capfd, folder, "hand") if line["kind"] == "hand"]
    for name in ("a.jpg", "b.jpg"):
        (tmp_path / name).write_bytes((folder / "hand.jpg").read_bytes())
    boards, camera = str(folder / "boards.json"), str(folder / "camera.json")
    call = ("observe", str(tmp_path), "--boards", boards, "--camera", camera, "--for", "hand")
    status, lines = observed(capfd, *call)
    assert status == 0
    spans = [line["span_mm"]["value"] for line in lines if line["kind"] == "hand"]
    assert spans == pytest.approx([alone["span_mm"]["value"]] * 2, abs=0.5)


@some_and_all("handspan", 1)
def test_spans_of_the_bundled_hands(capfd: pytest.CaptureFixture[str], folders: list[Path]) -> None:
    rows = []
    for folder in folders:
        (hand,) = [line for line in observe(capfd, folder, "hand") if line["kind"] == "hand"]
        span, truth = hand["span_mm"], truth_of(folder)["span_horizontal_mm"]
        rows.append((folder.name, span["value"] - truth, span["sigma"]))
    for name, error, sigma in rows:
        print(f"{name}: {error:+.1f} mm, sigma {sigma:.1f} mm")
    assert rows
    assert all(abs(error) < 6 for _, error, _ in rows)
    assert all(abs(error) < 3 * sigma for _, error, sigma in rows)


@pytest.mark.long
def test_the_span_in_the_evening(capfd: pytest.CaptureFixture[str]) -> None:
    (folder,) = samples("evening")
    hands = [line for line in observe(capfd, folder, "hand") if line["kind"] == "hand"]
    truth = truth_of(folder)["segments"][1]
    assert len(hands) == 1
    error = hands[0]["span_mm"]["value"] - truth["span_horizontal_mm"]
    print(f"evening: {error:+.1f} mm, sigma {hands[0]['span_mm']['sigma']:.1f} mm")
    assert abs(error) < 6
    assert truth["first_frame"] <= hands[0]["frame"] <= truth["last_frame"]


def weigh(capfd: pytest.CaptureFixture[str], folder: Path) -> dict[str, Any]:
    status, lines = observed(
        capfd, "weigh-in", "--creature", str(folder / "clip.mp4"),
        "--missiles", str(folder / "pile.jpg"), "--boards", str(folder / "boards.json"),
        "--camera", str(folder / "camera.json"), "--can-ml", "100", "--span-mm", "200",
    )  # fmt: skip
    assert status == 0, lines
    return lines[0]


@some_and_all("turncard", 1)
def test_weigh_ins_on_the_turn_card(capfd: pytest.CaptureFixture[str], folders: list[Path]) -> None:
    rows = []
    for folder in folders:
        told, truth = weigh(capfd, folder), truth_of(folder)
        creature = told["creature"]
        volume, missiles = creature["volume_ml"], told["missiles"]
        total = sum(missile["volume_ml"]["value"] for missile in missiles)
        points = told["suggestion"]["hit_points"]["value"]
        rows.append(
            {
                "name": folder.name,
                "volume_ml": volume["value"] / truth["creature_ml"] - 1,
                "sigmas": (volume["value"] - truth["creature_ml"]) / volume["sigma"],
                "legs": (creature["legs"]["count"], truth["n_legs"]),
                "missiles": (len(missiles), truth["n_missiles"]),
                "missiles_ml": total / truth["missiles_ml"] - 1,
                "hit_points": points - 50 * (1 - truth["missile_fraction"]),
            }
        )
        assert told["views_used"] > 6
        assert told["can"]["residual_ml"]["sigma"] > 0
    for row in rows:
        print(row)
    assert all(abs(row["volume_ml"]) < 0.30 for row in rows)
    assert all(abs(row["sigmas"]) < 3 for row in rows)
    assert all(_bucket(row["legs"][0]) == _bucket(row["legs"][1]) for row in rows)


def _bucket(legs: int) -> int:
    return LEG_BUCKETS[min(legs, 5)]


@some_and_all("throws", 1)
def test_throws_of_the_bundled_clips(
    capfd: pytest.CaptureFixture[str], folders: list[Path]
) -> None:
    right = []
    for folder in folders:
        lines = observe(capfd, folder, "throw")
        throws = [line for line in lines if line["kind"] == "throw"]
        truth = truth_of(folder)
        right.append(_struck(throws, truth) == truth["first_hit"])
        print(f"{folder.name} ({truth['outcome']}): {'right' if right[-1] else 'wrong'}")
        for throw in throws:
            total = throw["probability_none"] + sum(s["probability"] for s in throw["struck"])
            assert total == pytest.approx(1.0, abs=1e-6)
        if truth["outcome"] == "none":
            assert throws == []
    assert sum(right) >= 0.8 * len(right)


def _struck(throws: Lines, truth: dict[str, Any]) -> str | None:
    """The creature that was named as struck, by the place where the truth has it."""
    named = [t["struck"][0] for t in throws if t["struck"]]
    likely = [s for t, s in zip(throws, named, strict=False) if s["probability"] > 0.5]
    if not likely:
        return None
    x, y = likely[0]["at_mm"]
    creatures = [thing for thing in truth["objects"] if thing["kind"] == "creature"]
    nearest = min(creatures, key=lambda thing: _distance_mm(thing, x, y))
    name: str = nearest["name"]
    return name


def _distance_mm(thing: dict[str, Any], x: float, y: float) -> float:
    at = thing["object_to_world"]
    return float(((at[0][3] - x) ** 2 + (at[1][3] - y) ** 2) ** 0.5)


@pytest.mark.long
def test_a_clip_in_which_nothing_of_the_kind_happens_is_done(
    capfd: pytest.CaptureFixture[str],
) -> None:
    lines = observe(capfd, samples("turncard")[0], "throw")
    assert [line["kind"] for line in lines if line["kind"] != "creature"] == ["summary"]
    assert lines[-1]["frames"] == 24
    assert lines[-1]["dropped"] == 0
    assert lines[-1]["source_seconds"] == pytest.approx(2.3, abs=0.01)
