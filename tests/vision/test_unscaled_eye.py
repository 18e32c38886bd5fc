from dataclasses import replace

from calibration.frame import Frame
from tests.support.films import plain
from vision.eye import UnscaledEye
from vision.foreground import Glance
from vision.observe import Observer
from vision.sightings import DieSeen, Sighting


class Counting:
    """A fake observer that reports one die with as many pips as it has seen frames."""

    def __init__(self) -> None:
        self.count = 0

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        self.count += 1
        return (DieSeen(frame.index, frame.t_s, self.count, 1.0, (0.0, 0.0, 9.0, 9.0)),)

    def finish(self) -> tuple[Sighting, ...]:
        return ()


def observers() -> list[Observer]:
    return [Counting()]


def test_each_scene_has_new_observers() -> None:
    eye = UnscaledEye(observers)
    first = Frame(plain((64, 48)), 0, 0.0)
    looks = [eye.look(f) for f in (first, replace(first, index=1), replace(first, scene=1))]
    pips = [die.pips for look in looks for die in look.sightings if isinstance(die, DieSeen)]
    assert pips == [1, 2, 1]
    assert eye.finish() == ()
    assert not eye.heeds_fast_things
    assert not eye.follows_something_fast
