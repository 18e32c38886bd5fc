"""Play knowledge is a value: reporting does not change it, and the tracker holds it."""

import pytest

from tests.support.drawn_play import drawn_play
from tests.vision.tracking.drawn_table import DrawnTable, kinds
from vision.creature_bodies import Bodies
from vision.tracking.play_knowledge import PlayKnowledge, known_after
from vision.tracking.tracker import Tracker
from vision.tracking.whereabouts import Whereabouts

ALIKE = ["green", "green", "pink"]


def test_the_same_moment_tells_the_same_of_the_same_knowledge() -> None:
    nothing, moment = PlayKnowledge(), DrawnTable().examined()
    first, told = known_after(nothing, moment)
    second, again = known_after(nothing, moment)
    assert told == again
    assert nothing.tracks.every == ()
    assert [one.at_mm for one in first.tracks.every] == [one.at_mm for one in second.tracks.every]


def test_pieces_are_told_only_of_what_happened_since_a_settled_picture() -> None:
    known, _ = known_after(PlayKnowledge(), DrawnTable().examined())
    assert known.fragments.lying == {}
    assert known.fragments.next_number == 1


def twins_exchanged() -> tuple[Tracker, DrawnTable, list[object]]:
    """The reports after twins were out of sight together and stand at each other's places."""
    table = DrawnTable(drawn_play(7, ALIKE, twins=True, apart_mm=120.0))
    tracker = Tracker(table.finder, Bodies())
    first = table.examined()
    tracker.take(first.association, first.moment)
    twins = frozenset(k.track for k in tracker.tracks.every if k.colour == "green")
    for number, turn in ((0, 0.7), (1, -0.9)):
        x, y = (float(v) for v in table.play.actors[number].at_mm)
        table.puts(number, x + 35.0, y - 30.0, turn)
    episode = table.episode()
    whereabouts = Whereabouts(mixed=frozenset({twins}))
    moment = table.examined(
        tracker.tracks, type(episode)(episode.settled, (), 1.0, whereabouts=whereabouts)
    )
    return tracker, table, list(tracker.take(moment.association, moment.moment))


def test_a_doubt_is_told_and_the_answer_renames() -> None:
    tracker, table, told = twins_exchanged()
    assert kinds(told).count("IdentityLost") == 1
    assert tracker.known.doubts.next_number == 2
    assert tracker.asked_in(table.count)
    assert not tracker.asked_in(table.count - 1)
    twins = [k for k in tracker.tracks.every if k.colour == "green"]
    first, second = (one.track for one in twins)
    tracker.rename({first: second, second: first})
    assert [k.at_mm for k in tracker.tracks.every if k.colour == "green"] == [
        one.at_mm for one in reversed(twins)
    ]
    with pytest.raises(ValueError, match="does not exchange"):
        tracker.rename({first: second})


def test_the_tracker_promises_a_number_once() -> None:
    tracker = Tracker(DrawnTable().finder, Bodies())
    promised = tracker.expect((0.0, 0.0), "red")
    assert tracker.expect((5.0, 5.0), "red") == promised
    assert tracker.expect((0.0, 0.0), "blue") != promised
