"""Throws and moves share their tracks, and contain no creature that was never seen."""

from types import SimpleNamespace

import pytest

from calibration.frame import Frame
from calibration.model.printed import Boards
from tests.support.drawn_throws import Wish, drawn_throw
from tests.support.films import plain
from tests.vision.throws.balls import calibration
from vision.foreground import Glance, Glancer
from vision.observe import Watch
from vision.sightings import CreatureSeen, ImpactSeen, Sighting, Struck
from vision.tracking.observer import PlayObserver
from vision.tracking.together import TableObserver


def test_what_nobody_saw_standing_becomes_no_creature() -> None:
    """An unknown creature has a share of a miss's probability, but no track number."""
    drawn = drawn_throw(6003, Wish(size_wh=(640, 360), aim="crossing"))
    watch = Watch((TableObserver(drawn.calibration, drawn.boards),))
    seen = [sighting for frame in drawn.frames() for sighting in watch.see(frame)]
    seen += watch.finish()
    (throw,) = (one for one in seen if isinstance(one, ImpactSeen))
    assert throw.probability_none > 0.5
    assert 0 in {one.track for one in throw.struck}
    creatures = {one.track for one in seen if isinstance(one, CreatureSeen)}
    assert len(creatures) == len(drawn.figures)
    assert creatures >= {one.track for one in throw.struck if one.track}


class _OneThrow:
    """A fake observer of throws that reports one throw with the first frame."""

    def __init__(self, impact: ImpactSeen) -> None:
        self.impact = impact

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        return (self.impact,)

    def finish(self) -> tuple[Sighting, ...]:
        return ()


def test_two_alike_creatures_side_by_side_are_struck_under_two_numbers() -> None:
    """Before, both got the same number if the table had never settled."""
    near = (Struck(1, (0.0, 0.0), 0.6, "red"), Struck(2, (30.0, 0.0), 0.3, "red"))
    impact = ImpactSeen(0, 0.0, None, 0.0, 0, False, "creature", near, 0.1, (0, 1, 2))
    observer = TableObserver(calibration(), Boards(), throws=lambda *_: _OneThrow(impact))
    frame = Frame(plain((64, 48)), 0, 0.0)
    *creatures, throw = observer.see(frame, Glancer().glance(frame))
    assert isinstance(throw, ImpactSeen)
    assert [one.track for one in throw.struck] == [1, 2]
    assert [(one.track, one.at_mm) for one in creatures if isinstance(one, CreatureSeen)] == [
        (1, (0.0, 0.0)),
        (2, (30.0, 0.0)),
    ]


@pytest.mark.parametrize(
    ("stand_mm", "named"),
    [
        ({5: (30.0, 0.0)}, [6, 5]),  # two that touch were one track, which is the nearer one's
        ({5: (20.0, 0.0), 6: (70.0, 0.0)}, [5, 6]),
        ({5: (28.0, 0.0), 6: (12.0, 0.0)}, [6, 5]),
    ],
)
def test_no_track_is_named_twice_in_one_throw(
    stand_mm: dict[int, tuple[float, float]],
    named: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before, each of the struck got the track nearest to it, so two could be named as one."""
    known = [SimpleNamespace(track=t, colour="red", at_mm=at) for t, at in stand_mm.items()]
    monkeypatch.setattr(PlayObserver, "tracks", property(lambda _: known))
    monkeypatch.setattr(PlayObserver, "expect", lambda *_, others: max(others) + 1)
    near = (Struck(1, (0.0, 0.0), 0.6, "red"), Struck(2, (32.0, 0.0), 0.3, "red"))
    impact = ImpactSeen(0, 0.0, None, 0.0, 0, False, "creature", near, 0.1, (0, 1, 2))
    observer = TableObserver(calibration(), Boards(), throws=lambda *_: _OneThrow(impact))
    frame = Frame(plain((64, 48)), 0, 0.0)
    *creatures, throw = observer.see(frame, Glancer().glance(frame))
    assert isinstance(throw, ImpactSeen)
    assert [one.track for one in throw.struck] == named
    unknown = [one.track for one in creatures if isinstance(one, CreatureSeen)]
    assert unknown == [track for track in named if track not in stand_mm]
