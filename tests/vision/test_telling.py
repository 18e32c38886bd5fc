"""What is told of what an observer tells."""

from calibration.frame import Frame
from tests.support.evenings import creature, hand, missiles
from tests.support.films import plain
from vision.foreground import Glance, Glancer
from vision.sightings import Sighting, TokenSeen
from vision.telling import Picked, Repeating


class _Told:
    """An observer that tells what it was given, frame by frame."""

    def __init__(self, *told: tuple[Sighting, ...]) -> None:
        self._told = list(told)

    def see(self, _frame: Frame, _glance: Glance) -> tuple[Sighting, ...]:
        return self._told.pop(0)

    def finish(self) -> tuple[Sighting, ...]:
        return ()


def test_every_frame_tells_what_lies_there_until_it_is_gone() -> None:
    lying = TokenSeen(0, 0.0, 90, (0.0, 0.0), 0.0)
    gone = TokenSeen(2, 0.2, 90, (0.0, 0.0), 0.0, state="gone")
    told = shown(Repeating(_Told((lying,), (), (gone,), ())), 4)
    states = [[one.state for one in some if isinstance(one, TokenSeen)] for some in told]
    assert states == [["lying"], ["lying"], ["gone"], []]
    assert [one.frame for some in told for one in some] == [0, 1, 2]


def test_lumps_are_told_together_so_those_of_before_are_gone() -> None:
    before, after = missiles(2.0, 4.0, frame=0), missiles(3.0, frame=2)
    told = shown(Repeating(_Told(before, (), after, ())), 4)
    assert [len(some) for some in told] == [2, 2, 1, 1]


def test_what_does_not_lie_there_is_told_once() -> None:
    told = shown(Repeating(_Told((hand(),), ())), 2)
    assert [len(some) for some in told] == [1, 0]


def test_only_wanted_kinds_are_passed_on() -> None:
    ((told,),) = shown(Picked(_Told((hand(), creature())), {"hand"}), 1)
    assert told == hand()


def shown(observer: Repeating | Picked, frames: int) -> list[tuple[Sighting, ...]]:
    glancer = Glancer()
    pictures = [Frame(plain((64, 36)), index, index / 10) for index in range(frames)]
    return [observer.see(frame, glancer.glance(frame)) for frame in pictures]
