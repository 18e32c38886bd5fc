"""Which view of a creature counts where one of two cameras shows too little."""

from collections.abc import Callable

import pytest

from calibration.model.boards_file import Boards
from tests.support.drawn_rolls import calibrated, overhead
from tests.support.evenings import creature
from vision.observe import Refusal
from vision.sightings import CreatureSeen
from vision.weigh_in import two_cameras
from vision.weigh_in.refusal import WeighInRefused
from vision.weigh_in.two_cameras import FilmedTurn, SecondViewLost, weigh_turns

FIRST, SECOND = (FilmedTurn((), calibrated(overhead())) for _ in range(2))


def refused(cause: str) -> WeighInRefused:
    return WeighInRefused(Refusal(cause, f"mend {cause}"))


@pytest.fixture
def shows(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Fake the result of each pass: a creature of a given volume, or a refusal."""

    def shown(first: float | WeighInRefused, second: float | WeighInRefused = 0.0) -> None:
        def one_pass(*_: object) -> CreatureSeen:
            told = second if SECOND_OPEN else first
            if isinstance(told, WeighInRefused):
                raise told
            return creature(told)

        SECOND_OPEN.clear()
        monkeypatch.setattr(two_cameras, "weigh_pass", one_pass)

    return shown


SECOND_OPEN: list[bool] = []


def beside() -> FilmedTurn:
    SECOND_OPEN.append(True)
    return SECOND


def lost() -> FilmedTurn:
    raise SecondViewLost("the second camera is gone")


def volume_ml(second: Callable[[], FilmedTurn] | None, news: list[str]) -> float:
    seen = weigh_turns([FIRST], Boards(), None, news.append, second)
    assert seen.volume_ml is not None
    return seen.volume_ml.value


def test_the_first_view_alone(shows: Callable[..., None]) -> None:
    shows(80.0)
    assert volume_ml(None, []) == pytest.approx(80.0)


def test_both_views_count(shows: Callable[..., None]) -> None:
    shows(80.0, 100.0)
    assert volume_ml(beside, []) == pytest.approx(90.0)


@pytest.mark.parametrize("second", [beside, lost])
def test_a_second_view_that_fails_is_told_and_left_out(
    shows: Callable[..., None], second: Callable[[], FilmedTurn]
) -> None:
    shows(80.0, refused("creature/too_few_views"))
    news: list[str] = []
    assert volume_ml(second, news) == pytest.approx(80.0)
    assert "the second view cannot be used" in news[0]


def test_where_the_first_view_fails_the_second_one_counts(shows: Callable[..., None]) -> None:
    shows(refused("creature/too_few_views"), 70.0)
    news: list[str] = []
    assert volume_ml(beside, news) == pytest.approx(70.0)
    assert news == ["mend creature/too_few_views; the second view goes on"]


@pytest.mark.parametrize("second", [beside, lost])
def test_where_both_fail_the_first_one_says_why(
    shows: Callable[..., None], second: Callable[[], FilmedTurn]
) -> None:
    shows(refused("creature/too_few_views"), refused("creature/no_turn_card"))
    with pytest.raises(WeighInRefused) as told:
        volume_ml(second, [])
    assert told.value.refusal.cause == "creature/too_few_views"


def test_without_the_card_it_is_measured_as_turned_by_hand_only_beside_a_bare_table(
    shows: Callable[..., None],
) -> None:
    shows(refused("creature/no_turn_card"))
    with pytest.raises(WeighInRefused):
        volume_ml(None, [])
