"""33 figures a side and three balls while hands come and go: every figure keeps its number."""

import pytest

from calibration.solve.calibrate import calibrate
from tests.support.crowded_pitch import Crowd, Told, crowd, followed
from tests.support.drawn_pitch import pitch_boards
from vision.figures.observer import FieldObserver
from vision.observe import Watch
from vision.sightings import BallSeen, FigureSeen


@pytest.mark.long
def test_everybody_is_found_within_a_second_of_the_hand_leaving_and_keeps_the_number() -> None:
    whole = crowd()
    film = Crowd(whole.pitch, (whole.changes[0], whole.changes[4]))
    frames = list(film.frames())
    boards = pitch_boards()
    calibration = calibrate([frames[0].bgr], boards, camera=film.by.camera)
    watch = Watch([FieldObserver(calibration, boards)])
    told = [
        Told(frame.t_s, one)
        for frame in frames
        for one in watch.see(frame)
        if isinstance(one, FigureSeen | BallSeen)
    ]
    late = followed(film, told)
    print(f"{len(film.pitch.men)} figures; told {max(late):.2f} s after the hand left at most")
    assert max(late) < 1
