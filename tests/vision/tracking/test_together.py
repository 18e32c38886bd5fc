"""Throws and moves share their tracks, and contain no creature that was never seen."""

from tests.support.drawn_throws import Wish, drawn_throw
from vision.observe import Watch
from vision.sightings import CreatureSeen, ImpactSeen
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
