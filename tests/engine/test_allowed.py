"""Refusals at the wrong time use words in every game, not a phase's name."""

import pytest

from engine.allowed import check_during
from engine.refusal import IllegalCommand, Reason


@pytest.mark.parametrize(
    ("phase", "phases", "told"),
    [
        (
            "laying_locations",
            ("playing",),
            "this is not done during laying locations; it is done during playing.",
        ),
        (
            "playing",
            ("setting_up", "laying_canons"),
            "this is not done during playing; it is done during setting up or laying canons.",
        ),
    ],
)
def test_phases_are_told_in_words(phase: str, phases: tuple[str, ...], told: str) -> None:
    with pytest.raises(IllegalCommand) as caught:
        check_during(phase, *phases)
    assert (caught.value.reason, caught.value.detail) == (Reason.WRONG_PHASE, told)


def test_what_is_done_now_passes() -> None:
    check_during("setting_up", "setting_up", "playing")
