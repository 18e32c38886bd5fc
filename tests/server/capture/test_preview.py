"""The live picture: its drawings belong to the picture that it shows."""

from server.capture.preview import Preview
from tests.support.films import frames
from tests.support.in_play import gone, stands
from vision.sightings import Sighting


def marks_after(*looks: tuple[Sighting, ...]) -> list[Sighting]:
    """The drawings after these sightings in consecutive frames."""
    preview = Preview(width_px=64)
    for frame, seen in zip(frames(len(looks), fps=1000), looks, strict=True):
        preview.mark(seen, frame)
        preview.publish(frame)
    assert preview._shown is not None
    return list(preview._shown.marks)


def test_the_outline_of_a_creature_that_has_left_goes_at_once() -> None:
    left = gone("green", track=3)
    here, other = stands("green", (0.0, 0.0), track=3), stands("blue", (90.0, 0.0), track=2)
    assert marks_after((here, other), (left,)) == [other, left]
