from dataclasses import asdict, replace

import pytest

from server.capture.close_up import close_box, read_reading, readings_of
from server.capture.ring import FrameRing
from server.capture.snapshots import Snapshots, packed, unpacked
from tests.support.evenings import throw
from tests.support.films import frames
from vision.sightings import Evidence, ImpactSeen, ShiftCurve
from vision.sightings.document import from_json, to_json

WIDE, HIGH = 640, 360
CONTACT = 140


def seen_at(x: float, y: float) -> ImpactSeen:
    """A throw whose path is centred at a place; it struck the green creature, beside a red one."""
    thrown = throw(("green", 0.9), none=0.1, frame=CONTACT + 12)
    path = ((x - 9.0, y - 9.0), (x, y), (x + 9.0, y))
    curve = ShiftCurve((0.4, 0.3), "green", (CONTACT / 60, (CONTACT + 1) / 60), (0.1, 4.5))
    calm = ShiftCurve((90.0, 0.0), "red", (CONTACT / 60,), (0.2,))
    return replace(thrown, evidence=Evidence((CONTACT,), path_px=path), curves=(calm, curve))


@pytest.mark.parametrize(
    ("at", "corner"), [((300, 200), (194, 140)), ((3, 2), (0, 0)), ((638, 359), (427, 240))]
)
def test_a_third_of_the_picture_is_cut_out_around_it(
    at: tuple[int, int], corner: tuple[int, int]
) -> None:
    rows, columns = close_box(seen_at(*at), (WIDE, HIGH), None)
    assert (columns.start, rows.start) == corner
    assert (columns.stop - columns.start, rows.stop - rows.start) == (WIDE // 3, HIGH // 3)


def test_each_creature_is_told_with_its_shift_in_each_frame() -> None:
    green, red = readings_of(seen_at(300, 200), frames(200)[CONTACT - 1 : CONTACT + 3])
    assert (green.colour, green.probability) == ("green", 0.9)
    assert green.shift_px == (None, 0.1, 4.5, None)
    assert (red.colour, red.probability) == ("red", 0.0)
    assert red.shift_px == (None, 0.2, None, None)


def test_what_shook_is_told_of_its_creature_whatever_number_that_gets() -> None:
    green, red = readings_of(seen_at(300, 200).renamed({1: 7}), frames(200)[CONTACT:CONTACT])
    assert (green.colour, green.probability, red.colour) == ("green", 0.9, "red")


def test_what_shook_is_never_written_and_changes_no_sighting() -> None:
    shaken = seen_at(300, 200)
    assert "curves" not in to_json(shaken)
    assert from_json(to_json(shaken)) == shaken == replace(shaken, curves=())


def test_a_replay_is_kept_close_up_too_with_its_readings() -> None:
    ring = FrameRing(seconds=10, megabytes=500)
    for frame in frames(CONTACT + 26, size_wh=(WIDE, HIGH)):
        ring.add(frame)
    snapshots, seen = Snapshots(), seen_at(300, 200)
    snapshots.take((seen,), frames(1, size_wh=(WIDE, HIGH))[0], ring)
    kept = snapshots.of(seen)
    assert kept is not None
    assert len(kept.close) == len(kept.replay) == len(kept.readings[0].shift_px) == 73
    again = unpacked(packed(kept))
    assert again is not None
    assert again.readings == kept.readings
    assert [one.result() for one in again.close] == [one.result() for one in kept.close]


@pytest.mark.parametrize("wrong", [{"colour": 3}, {"probability": "x"}, {"shift_px": 7}])
def test_what_is_no_reading_is_refused(wrong: dict[str, object]) -> None:
    told = {"colour": "red", "probability": 0.5, "shift_px": [None, 1.5]}
    assert asdict(read_reading(told)) == {**told, "shift_px": (None, 1.5)}
    with pytest.raises((TypeError, ValueError)):
        read_reading({**told, **wrong})
