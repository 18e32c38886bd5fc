import pytest

from calibration.failure import CAUSES, CalibrationFailed


def test_the_list_of_causes_is_closed() -> None:
    with pytest.raises(ValueError, match="closed list"):
        CalibrationFailed("board/vanished")


@pytest.mark.parametrize("cause", sorted(CAUSES))
def test_every_cause_says_what_to_do(cause: str) -> None:
    failure = CalibrationFailed(cause, detail="seen: nothing")
    assert failure.mend == CAUSES[cause]
    assert str(failure) == f"{cause}: seen: nothing; {failure.mend}"


def test_a_more_exact_mend_may_be_told() -> None:
    assert CalibrationFailed("board/moved", mend="lay it back").mend == "lay it back"
