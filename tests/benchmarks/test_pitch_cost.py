"""Cost of 33 figures a side at 720p: processor time of the eye relative to the film's duration."""

import json
import time

import cv2
import pytest

from server.capture.table_eye import table_eye
from tests.benchmarks.speed import Speed
from tests.support.crowded_pitch import FPS, Told, crowd, followed
from tests.support.drawn_pitch import pitch_boards
from vision.sightings import BallSeen, FigureSeen

pytestmark = pytest.mark.bench


def test_a_full_pitch_is_followed_faster_than_it_is_filmed(speed: Speed) -> None:
    film = crowd()
    eye = table_eye(pitch_boards(), film.by.camera)
    threads = cv2.getNumThreads()
    cv2.setNumThreads(1)
    frames, spent_s, longest_s = 0, 0.0, 0.0
    told: list[Told] = []
    for frame in film.frames():
        began_s = time.process_time()
        look = eye.look(frame)
        one_s = time.process_time() - began_s
        frames, spent_s = frames + 1, spent_s + one_s
        if frame.index:  # with the first one the table is calibrated
            longest_s = max(longest_s, one_s)
        told += [
            Told(frame.t_s, one) for one in look.sightings if isinstance(one, FigureSeen | BallSeen)
        ]
    cv2.setNumThreads(threads)
    late = followed(film, told)
    ratio = frames / FPS / spent_s
    summary = {
        "pitch": "33 a side, three balls, 1280x720, one core",
        "frames": frames,
        "frames_per_cpu_s": round(frames / spent_s, 1),
        "times_as_fast_as_filmed": round(ratio, 2),
        "longest_look_cpu_s": round(longest_s, 2),
        "told_after_the_hand_left_s": round(max(late), 2),
    }
    print(json.dumps(summary))
    speed.keep("66 figures followed", frames / spent_s, "frames a processor second", "rate")
    assert ratio > 1
    assert max(late) < 1
