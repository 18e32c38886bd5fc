"""Track updates in settled moments of a drawn table, picture after picture."""

import numpy as np
import pytest

from tests.vision.tracking.drawn_table import DrawnTable, kinds
from vision.sightings import MoveSeen
from vision.tracking.judging import JudgedTracks, judged
from vision.tracking.outline_change import TURNED_SIGMA
from vision.tracking.tracks import Tracks


def first_seen(table: DrawnTable) -> Tracks:
    """The creatures of a table that is looked at for the first time."""
    return judged(Tracks(), table.examined()).tracks


def again(table: DrawnTable, tracks: Tracks) -> JudgedTracks:
    """The same table, after something happened on it."""
    return judged(tracks, table.examined(tracks, table.episode()))


def test_every_creature_that_is_seen_first_is_new() -> None:
    table = DrawnTable()
    after = judged(Tracks(), table.examined())
    assert kinds(after.news) == ["CreatureSeen"] * 3
    assert sorted(after.tracks.by_number) == [1, 2, 3]
    assert {change.sigma for change in after.changes.values()} == {TURNED_SIGMA}
    for known in after.tracks.every:
        actor = next(one for one in table.play.actors if one.colour == known.colour)
        assert np.linalg.norm(actor.at_mm - known.at_mm) < 25


def test_of_creatures_that_stand_as_before_nothing_is_told() -> None:
    table = DrawnTable()
    tracks = first_seen(table)
    after = again(table, tracks)
    assert after.news == ()
    assert set(after.changes) == {1, 2, 3}
    assert [k.at_mm for k in after.tracks.every] == [k.at_mm for k in tracks.every]


def test_a_creature_that_stands_elsewhere_has_moved_and_keeps_its_number() -> None:
    table = DrawnTable()
    tracks = first_seen(table)
    x, y = table.play.actors[0].at_mm
    table.puts(0, float(x) + 40.0, float(y) - 20.0)
    after = again(table, tracks)
    assert kinds(after.news) == ["CreatureSeen", "MoveSeen"]
    (move,) = (one for one in after.news if isinstance(one, MoveSeen))
    assert move.colour == table.play.actors[0].colour
    assert move.path_mm.value == pytest.approx(np.hypot(40, 20), abs=8)
    assert after.tracks.by_number[move.track].at_mm == move.to_mm
    assert tracks.by_number[move.track].at_mm == move.from_mm


def test_a_creature_that_is_missed_has_left_and_may_come_back() -> None:
    table = DrawnTable()
    tracks, home = first_seen(table), table.play.actors[0].at_mm
    table.takes_away(0)
    left = again(table, tracks)
    assert kinds(left.news) == ["GoneSeen"]
    assert len(left.tracks.present) == 2
    assert again(table, left.tracks).news == ()
    table.puts(0, float(home[0]), float(home[1]))
    back = again(table, left.tracks)
    assert kinds(back.news) == ["CreatureSeen", "MoveSeen"]
    assert len(back.tracks.present) == 3
    assert back.tracks.next_number == tracks.next_number


def test_a_creature_behind_a_hand_waits_to_be_judged() -> None:
    table = DrawnTable()
    tracks = first_seen(table)
    table.takes_away(0)
    (gone,) = (k for k in tracks.every if k.colour == table.play.actors[0].colour)
    covered = gone.detection.within(table.finder.size_wh)
    after = judged(tracks, table.examined(tracks, table.episode(), covered))
    assert after.news == ()
    assert after.tracks.pending == {gone.track}
    later = again(table, after.tracks)
    assert kinds(later.news) == ["GoneSeen"]
    assert later.tracks.pending == frozenset()


def test_an_expected_creature_gets_the_number_that_was_promised() -> None:
    table = DrawnTable()
    actor = table.play.actors[1]
    x, y = (float(v) for v in actor.at_mm)
    tracks, promised = Tracks().expecting((x, y), actor.colour)  # type: ignore[arg-type]
    after = judged(tracks, table.examined())
    assert after.tracks.by_number[promised].colour == actor.colour
    assert sorted(after.tracks.by_number) == [1, 2, 3]
