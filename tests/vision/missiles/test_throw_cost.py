"""What watching for throws costs: at most about as much processor time as decoding the video."""

import time
from collections.abc import Iterator
from pathlib import Path

from calibration import calibrate, camera_from_json, parse_boards
from server.capture.footage import Video
from tests.support.films import shared
from vision.frame import Frame
from vision.missiles.throw import ThrowObserver
from vision.observe import Watch

LEAST_S = 10.0
MOST_RATIO = 2.0
# Two measurements of one thing differ by so much on a busy machine.
LEEWAY = 1.25
FPS = 60.0


def film(clips: list[Path]) -> Iterator[Frame]:
    """Clips one after the other, as one source."""
    index = 0
    for clip in clips:
        for frame in Video(clip).frames():
            yield Frame(frame.bgr, index, index / FPS)
            index += 1


def test_watching_costs_at_most_as_much_as_decoding() -> None:
    folder = shared("footage", "evening", "first")
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    clips = [folder / "clip.mp4"] * 2
    first = next(film(clips))
    watch = Watch((ThrowObserver(calibrate([first.bgr], boards, camera), boards),))
    started_s = time.process_time()
    count = sum(1 for _ in film(clips))
    decoded_s = time.process_time()
    throws = [s for frame in film(clips) for s in watch.see(frame) if s.kind == "throw"]
    seen_s = time.process_time()
    ratio = (seen_s - decoded_s) / (decoded_s - started_s)
    print(f"{count} frames, {len(throws)} throws: {ratio:.2f} times the time of decoding")
    assert count / FPS > LEAST_S
    assert throws
    assert ratio < MOST_RATIO * LEEWAY
