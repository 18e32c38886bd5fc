import math

import pytest

from calibration.guard.drift import BoardShift, Drift, Verdict
from calibration.guard.messages import counted, healed_in_words, in_words

SHEET = BoardShift("sheet", 6.2, 0.3)
MARKER = BoardShift("corners", 12.0, 0.3, math.radians(4), marker=3)
STILL = BoardShift("corners", 0.1, 0.2, marker=4)


def happened(verdict: Verdict, **more: object) -> Drift:
    told = {"camera_moved_mm": 0.0, "camera_turned_rad": 0.0, **more}
    return Drift(verdict, (SHEET, MARKER, STILL), corners_seen=1.0, **told)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("drift", "words"),
    [
        (
            happened("camera", camera_moved_mm=12.4, camera_turned_rad=0.02),
            "camera moved 12 mm and turned 1.1 degrees; solved again",
        ),
        (happened("camera", camera_moved_mm=2.04), "camera moved 2.0 mm; solved again"),
        (happened("camera", camera_turned_rad=0.002), "camera turned 0.1 degrees; solved again"),
        (
            happened("zoom", focal_ratio=1.03),
            "zoom or focus changed: all is 3.0 % larger; the focal length was solved again, "
            "what the camera's file says of it no longer fits",
        ),
        (
            happened("boards", moved=(0,)),
            "sheet shifted by 6 mm; the camera stands still; its new place was measured",
        ),
        (
            happened("boards", moved=(0, 1)),
            "sheet shifted by 6 mm, marker 3 of corners shifted by 12 mm and turned by 4 degrees; "
            "the camera stands still; their new places were measured",
        ),
        (
            happened("board_or_camera", moved=(0,)),
            "sheet shifted by 6 mm, or the camera was shifted: with one board nothing tells which; "
            "solved again, the table goes with the board",
        ),
    ],
)
def test_what_happened_is_told_with_its_size(drift: Drift, words: str) -> None:
    assert healed_in_words(drift) == words
    assert words.startswith(in_words(drift))


def test_few_are_counted_in_words() -> None:
    assert counted(1, "measurement") == "one measurement"
    assert counted(17, "measurement") == "17 measurements"
