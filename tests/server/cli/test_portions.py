from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration import Boards, CalibrationFailed, parse_boards
from calibration.model.printed import Disc
from server.cli.exits import NotMeasured, Unusable
from server.cli.main import main
from server.cli.portions import are_coins_alone, weigh_pictures
from tests.support.films import write_video

COIN = Boards(discs=(Disc("coin", 25.0),))
SHEET = (
    '{"name": "sheet", "type": "charuco", "dictionary": "DICT_4X4_50", "squares_x": 5,'
    ' "squares_y": 7, "square_mm": 26, "marker_mm": 19.5}'
)


@pytest.fixture
def grey(tmp_path: Path) -> str:
    path = tmp_path / "grey.png"
    cv2.imwrite(str(path), np.full((240, 320, 3), 120, np.uint8))
    return str(path)


def test_one_picture_is_not_enough(grey: str) -> None:
    with pytest.raises(NotMeasured) as refused:
        weigh_pictures([grey], COIN)
    assert refused.value.cause == "portion/two_pictures"


def test_pictures_without_a_coin_say_so(grey: str) -> None:
    with pytest.raises(CalibrationFailed) as failed:
        weigh_pictures([grey, grey], COIN)
    assert failed.value.cause == "disc/not_found"


def test_coins_beside_a_sheet_leave_the_weigh_in_to_the_sheet() -> None:
    coin = '{"name": "coin", "type": "disc", "diameter_mm": 25}'
    both = parse_boards(f'{{"boards": [{SHEET}, {coin}]}}')
    assert are_coins_alone(COIN)
    assert not are_coins_alone(both)


@pytest.mark.parametrize(
    "option",
    [
        ("--can-ml", "85"), ("--span-mm", "0"), ("--missiles", "TOP.jpg"), ("--to", "3"),
        ("--before", "EARLIER.json"),
    ],
)  # fmt: skip
def test_with_a_coin_alone_what_belongs_to_a_turn_card_is_refused(
    option: tuple[str, str], grey: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Regression: it was left aside in silence, as the missiles and the can were."""
    coin = tmp_path / "coin.json"
    coin.write_text('{"boards": [{"name": "coin", "type": "disc", "diameter_mm": 25}]}')
    pictures = ("--creature", grey, "--creature", grey)
    assert main(["weigh-in", *pictures, "--boards", str(coin), *option]) == 2
    told = capfd.readouterr().err
    assert told == (
        f"{option[0]} does nothing with {coin}, which describes coins alone: leave one of them "
        "out.\n"
    )


def test_a_film_is_no_picture_from_above_or_beside(tmp_path: Path) -> None:
    clip = write_video(tmp_path / "clip.mp4", 3, fps=20.0)
    with pytest.raises(Unusable, match="is not a picture; with a coin alone"):
        weigh_pictures([str(clip)], COIN)
