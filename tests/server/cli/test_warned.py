"""Messages beside the sightings: each refusal once, and that frames are too few for throws."""

import pytest

from calibration.frame import Frame
from server.cli.warned import Warned
from tests.support.films import frames
from vision.eye_status import FrameReport
from vision.foreground import Glance
from vision.observe import Refusal
from vision.sightings import Sighting
from vision.throws.observer import refusal


class Refusing:
    """A fake observer that refused one throw."""

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        raise NotImplementedError

    def finish(self) -> tuple[Sighting, ...]:
        return ()

    def refusals(self) -> tuple[Refusal, ...]:
        return (refusal("throw/too_dark", 3),)


def warnings_of(
    capsys: pytest.CaptureFixture[str], *kinds: str, fps: float, refused: str = ""
) -> str:
    warned = Warned(kinds)
    for frame in frames(20, fps=fps):
        refusals = (refused,) if refused and frame.index == 3 else ()
        warned.see(frame, FrameReport(frame.index, frame.scene, (), (), refusals))
    warned.end([Refusing()])
    return capsys.readouterr().err


@pytest.mark.parametrize(("fps", "few"), [(10.0, True), (15.0, True), (30.0, False), (60.0, False)])
def test_few_frames_a_second_are_named(
    capsys: pytest.CaptureFixture[str], fps: float, *, few: bool
) -> None:
    assert (f"{fps:.0f} frames a second are few" in warnings_of(capsys, "throw", fps=fps)) is few


def test_nobody_who_asks_for_hands_hears_of_throws(capsys: pytest.CaptureFixture[str]) -> None:
    assert "few" not in warnings_of(capsys, "hand", fps=10.0)


def test_each_refusal_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    sentence = f"throw not measured: {refusal('throw/too_dark', 3).mend}"
    assert warnings_of(capsys, "throw", fps=60.0).count(sentence) == 1
    assert warnings_of(capsys, "throw", fps=60.0, refused=sentence).count(sentence) == 1
