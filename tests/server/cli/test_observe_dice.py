"""`observe --for die` on pictures without a calibration, and on a film."""

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from server.cli.main import main
from tests.support.drawn_rolls import FPS, SIZE_WH, Roll, frames, ground, overhead, tosses

SPOTS = ((-50.0, 10.0), (20.0, -10.0))


def film(rests_s: tuple[float, ...], ends_s: float) -> Roll:
    rng = np.random.default_rng(41)
    return Roll(tosses(rng, SPOTS, rests_s), ends_s, ground(rng, 0), overhead())


def observed(
    capfd: pytest.CaptureFixture[str], *words: str | Path, kind: str = "die"
) -> list[dict[str, Any]]:
    assert main(["observe", *(str(word) for word in words), "--for", kind]) == 0
    return [json.loads(line) for line in capfd.readouterr().out.splitlines()]


def test_pictures_need_no_board_and_are_each_told(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    roll = film((-1.0, -1.0), 2 / FPS)
    for frame in frames(roll, np.random.default_rng(1)):
        cv2.imwrite(str(tmp_path / f"{frame.index}.png"), frame.bgr)
    *dice, summary = observed(capfd, tmp_path)
    values = [toss.die.up for toss in roll.tosses]
    assert [(die["frame"], die["pips"]) for die in dice] == [(f, v) for f in (0, 1) for v in values]
    assert {"kind", "frame", "t_s", "pips", "probability", "box_px", "at_mm", "flags"} == set(
        dice[0]
    )
    assert dice[0]["at_mm"] is None
    assert (summary["kind"], summary["frames"]) == ("summary", 2)


def test_a_film_tells_dice_at_rest_and_then_their_throw(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    roll = film((1.2, 1.5), 2.8)
    path = tmp_path / "roll.mp4"
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), FPS, SIZE_WH)
    for frame in frames(roll, np.random.default_rng(1)):
        writer.write(frame.bgr)
    writer.release()
    *dice, told, _ = observed(capfd, path)
    values = [toss.die.up for toss in roll.tosses]
    assert [die["pips"] for die in dice] == values
    assert told["kind"] == "roll"
    assert [die["pips"] for die in told["dice"]] == values
    assert told["t_s"] >= 1.5
    assert told["probability"] == pytest.approx(np.prod([die["probability"] for die in dice]))
    alone, summary = observed(capfd, path, kind="roll")
    assert (alone, summary["kind"]) == (told, "summary")


def test_what_needs_the_table_still_asks_for_it(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["observe", "picture.jpg", "--for", "die,missile"]) == 2
    assert "--boards" in capfd.readouterr().err
