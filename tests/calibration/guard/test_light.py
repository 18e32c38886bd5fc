import numpy as np
import pytest

from calibration.detect.boards import BoardSeen, BoardsSeen
from calibration.frame import Frame
from calibration.guard.light import LightLevel, darkness
from calibration.guard.troubles import Covers
from tests.support.films import frames


@pytest.mark.parametrize("share", [0.8, 1.0, 1.3])
def test_a_little_more_or_less_light_is_no_news(share: float) -> None:
    light = LightLevel()
    assert not any(light.see(frame, share) for frame in frames(60))


def test_a_lamp_that_goes_out_is_told_once_and_when_it_is_on_again() -> None:
    light = LightLevel()
    told = [word for frame in frames(60) for word in light.see(frame, 0.4)]
    later = [Frame(f.bgr, f.index + 60, f.t_s + 1) for f in frames(60)]
    told += [word for frame in later for word in light.see(frame, 1.0)]
    assert [word.split(";")[0] for word in told] == [
        "the light fell to 40 % of what it was",
        "the light rose to 250 % of what it was",
    ]


def test_a_flash_is_no_news() -> None:
    light = LightLevel()
    assert not any(light.see(f, 3.0 if f.index % 10 == 0 else 1.0) for f in frames(60))


@pytest.mark.parametrize(("level", "word"), [(2, "black"), (250, "white"), (90, "")])
def test_a_picture_that_shows_nothing_is_named(level: int, word: str) -> None:
    words = darkness(Frame(np.full((90, 160, 3), level, dtype=np.uint8), 0, 0.0))
    assert (word in words) == bool(words or not word)
    assert bool(words) == bool(word)


def test_a_board_is_called_covered_only_after_a_while_and_once() -> None:
    covers = Covers()
    shares = (("corners", 1.0), ("sheet", 0.1))
    told = [(f.t_s, words) for f in frames(60) for words in covers.see(f, shares)]
    ((when_s, words),) = told
    assert 0.4 <= when_s < 0.5
    assert words == "sheet is covered; the camera stands still" == covers.words
    covers.see(frames(1)[0], (("sheet", 0.9),))
    assert covers.words == ""


@pytest.mark.parametrize(("corners", "words"), [(4, ""), (3, "sheet is covered")])
def test_a_board_that_is_seen_elsewhere_is_not_covered(corners: int, words: str) -> None:
    covers = Covers()
    covers.found(BoardsSeen((640, 480), (_sheet(corners),)))
    for frame in frames(60):
        covers.see(frame, (("sheet", 0.0),))
    assert covers.words.split(";")[0] == words


def _sheet(corners: int) -> BoardSeen:
    """A detected sheet with so many corners in view."""
    px, mm, one = np.zeros((corners, 2)), np.zeros((corners, 3)), np.ones(corners)
    return BoardSeen("sheet", mm, px, one, px, one, corners_total=24, placed=True)


def test_another_reference_keeps_the_level() -> None:
    light = LightLevel()
    for frame in frames(60):
        light.see(frame, 0.5)
    assert light.level == 0.5
    again = LightLevel(light.level)
    assert not any(again.see(frame, 1.0) for frame in frames(60))
    (told,) = (w for f in frames(60) for w in again.see(f, 2.0))
    assert again.level == 1.0
    assert told.startswith("the light rose to 200 %")


def test_slow_dimming_adds_up_over_new_references() -> None:
    """Before, each new reference picture forgot what had not been told yet."""
    light, told = LightLevel(), []
    for step in range(3):
        later = [Frame(f.bgr, f.index + 60 * step, f.t_s + step) for f in frames(60)]
        told += [word for frame in later for word in light.see(frame, 0.8)]
        light = light.renewed()
    assert [word.split(";")[0] for word in told] == ["the light fell to 64 % of what it was"]
    assert light.level == pytest.approx(0.64)


def test_a_flash_before_a_new_reference_is_forgotten() -> None:
    light = LightLevel()
    light.see(frames(1)[0], 3.0)
    again = light.renewed()
    assert not any(again.see(frame, 1.0) for frame in frames(60))
