"""The referee's answer to who is who: in the memory, in the eye, and the same in a replay."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from calibration.frame import Frame
from calibration.model.printed import Boards
from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.weighing import Reweigh
from server.desk import Desk
from server.proposals.clay_o_rama.identity import renaming
from server.proposals.clay_o_rama.standing import places
from server.proposals.seen import seen_of
from server.replaying import replay
from server.store.recording import Recorder, read_recording
from tests.support.drawn_handovers import exchanged_twins
from tests.support.evenings import demonstration, desk, look
from tests.support.films import frames, plain
from tests.support.in_play import (
    ADA,
    BEN,
    CLEO,
    begin,
    choose,
    gone,
    lost,
    moved,
    stands,
    tell,
)
from tests.vision.tracking.followed import follow_play
from vision.eye import Eye
from vision.eye_status import FrameReport
from vision.foreground import Glance
from vision.sightings import Estimate, GoneSeen, IdentityLost, MoveSeen, Revised, Sighting
from vision.sightings.doubt import Renaming

TWINS = lost(((2, 3), 0.6), ((3, 2), 0.4), colours=("blue", "blue"))
"""At (100, 0) and (-50, 0); frame 1300."""


def with_twins(table: Desk) -> Desk:
    """Ben's and Cleo's creatures are blue; Ben's, track 2, has walked 70 mm by the ledger."""
    tell(table, Reweigh(None, CLEO, "the same clay", colour="blue"))
    table.see(look(stands("blue", (0.0, 0.0), track=2), stands("blue", (0.0, 200.0), track=3)))
    table.see(look(moved("blue", (0.0, 0.0), (0.0, 70.0), track=2, frame=1100), frame=1100))
    (offer,) = table.offers()
    choose(table, offer, "Ben's blue creature: its walk")
    return table


def told_together(table: Desk) -> None:
    """They were out of sight together, and then stood apart."""
    first = moved("blue", (0.0, 70.0), (100.0, 0.0), track=2, frame=1300, probability=0.6)
    second = moved("blue", (0.0, 200.0), (-50.0, 0.0), track=3, frame=1300, probability=0.6)
    table.see(look(first, second, TWINS, frame=1300))


def places_of(table: Desk) -> dict[int, tuple[float, float]]:
    known = places(table.session.state, table._memory)
    return {number: place.at_mm for number, place in known.items()}


def said(table: Desk, label: str) -> None:
    offer = next(one for one in table.offers() if one.kind == "identity")
    choose(table, offer, label)


def test_the_answer_goes_to_the_eye_and_the_table_follows_it() -> None:
    words: list[Renaming] = []
    table = with_twins(begin(desk(tell_eye=words.append)))
    told_together(table)
    known = places_of(table)
    assert (known[BEN], known[CLEO]) == ((100.0, 0.0), (-50.0, 0.0))
    said(table, "left: Ben's")
    assert words == [Renaming(((2, 3), (3, 2)), 1300, 0)]
    known = places_of(table)
    assert (known[BEN], known[CLEO]) == ((-50.0, 0.0), (100.0, 0.0))


def test_the_first_naming_confirmed_tells_the_eye_nothing() -> None:
    words: list[Renaming] = []
    table = with_twins(begin(desk(tell_eye=words.append)))
    told_together(table)
    said(table, "left: Cleo's")
    assert words == []
    assert places_of(table)[BEN] == (100.0, 0.0)


def test_moves_that_were_told_with_the_doubt_are_told_anew() -> None:
    table = with_twins(begin(desk()))
    told_together(table)
    said(table, "left: Ben's")
    walk = next(one for one in table.offers() if one.kind == "move" and one.command)
    assert isinstance(walk.command, Move)
    assert walk.command.creature == BEN
    # From (0, 70), where it stood, to (-50, 0).
    assert walk.command.length == pytest.approx(860, abs=1)


def test_what_the_eye_told_before_it_took_the_word_is_put_right() -> None:
    table = with_twins(begin(desk()))
    told_together(table)
    said(table, "left: Ben's")
    early = moved("blue", (-50.0, 0.0), (-50.0, 40.0), track=3, frame=1400)
    table.see(look(early, frame=1400))
    assert places_of(table)[BEN] == (-50.0, 40.0)
    table.see(FrameReport(1401, 0, renamed=1))
    table.see(look(moved("blue", (-50.0, 40.0), (0.0, 40.0), track=2, frame=1500), frame=1500))
    assert places_of(table)[BEN] == (0.0, 40.0)


def test_an_answer_taken_back_is_asked_again_and_may_be_the_other() -> None:
    words: list[Renaming] = []
    table = with_twins(begin(desk(tell_eye=words.append)))
    told_together(table)
    head = table.session.head
    said(table, "left: Ben's")
    table.take_back(head, based_on_seq=table.session.head)
    said(table, "left: Cleo's")
    assert [word.pairs for word in words] == [((2, 3), (3, 2))] * 2
    assert places_of(table)[BEN] == (100.0, 0.0)


def test_if_one_of_three_has_left_the_answer_may_say_that_it_was_another() -> None:
    """Before, the eye got a renaming that is no exchange, and the camera thread ended with it."""
    words: list[Renaming] = []
    table = begin(desk(tell_eye=words.append))
    for creature in (ADA, CLEO):
        tell(table, Reweigh(None, creature, "the same clay", colour="blue"))
    stood = {1: (-200.0, 0.0), 2: (0.0, 0.0), 3: (0.0, 200.0)}
    table.see(look(*(stands("blue", at, track=track) for track, at in stood.items())))
    doubt = lost(((2, 3), 0.6), ((2, 1), 0.4), colours=("blue", "blue"))
    left = replace(gone("blue", track=1), at_mm=stood[1])
    first = moved("blue", stood[2], (100.0, 0.0), track=2, frame=1300)
    second = moved("blue", stood[3], (-50.0, 0.0), track=3, frame=1300)
    table.see(look(first, second, left, replace(doubt, tracks=(1, 2, 3)), frame=1300))
    said(table, "left: blue creature no. 1")
    assert words == [Renaming(((1, 3), (3, 1)), 1300, 0)]
    ways = {seen.track: (seen.from_mm, seen.to_mm) for seen in seen_of(table._memory, MoveSeen)}
    assert ways == {1: (stood[1], (-50.0, 0.0)), 2: (stood[2], (100.0, 0.0))}
    (out,) = (seen for seen in seen_of(table._memory, GoneSeen))
    assert (out.track, out.at_mm) == (3, stood[3])


@pytest.mark.parametrize(
    ("first", "chosen", "right"),
    [((1, 2), (1, 3), {2: 3, 3: 2}), ((1, 2), (2, 3), {1: 2, 2: 3, 3: 1})],
)
def test_every_answer_is_a_permutation_of_tracks(
    first: tuple[int, int], chosen: tuple[int, int], right: dict[int, int]
) -> None:
    doubt = lost((first, 0.6), (chosen, 0.4), colours=("blue", "blue"))
    assert renaming(doubt, doubt.namings[1]) == right


def test_a_recording_with_an_answer_runs_again_to_the_bit(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "evening", source={"footage": "drawn"})
    session = demonstration()
    table = with_twins(begin(desk(session, recorder.of(session.record, session.entries))))
    told_together(table)
    said(table, "left: Ben's")
    early = moved("blue", (-50.0, 0.0), (-50.0, 40.0), track=3, frame=1400)
    table.see(look(early, frame=1400))
    table.see(FrameReport(1401, 0, renamed=1))
    walk = next(one for one in table.offers() if one.kind == "move" and one.command)
    table.confirm(walk.key, based_on_seq=session.head)
    recorder.close()
    replayed = replay(read_recording(tmp_path / "evening"))
    assert replayed is not None
    assert replayed.difference is None
    assert replayed.ledger_hash == session.ledger_hash


EARLY = moved("blue", (-50.0, 0.0), (-50.0, 40.0), track=3, frame=1400)
"""After the answer "left: Ben's" this is Ben's, track 2."""

EARLY_AGAIN = replace(EARLY, to_mm=(-50.0, 46.0), path_mm=Estimate(46.0, 2.0))


def walk_of(table: Desk) -> float:
    """The length in mm of the last move that the desk remembers."""
    (move,) = (one for one in seen_of(table._memory, MoveSeen) if one.frame == EARLY.frame)
    return move.path_mm.value


def test_a_revision_that_the_eye_sent_before_it_took_the_word_is_put_right() -> None:
    table = with_twins(begin(desk()))
    told_together(table)
    table.see(look(EARLY, frame=1400))
    said(table, "left: Ben's")
    table.see(FrameReport(1401, 0, revised=(Revised(EARLY, EARLY_AGAIN, changed=True),)))
    assert walk_of(table) == 46.0
    assert places_of(table)[BEN] == (-50.0, 46.0)


def test_the_eye_revises_what_was_renamed_under_its_right_track() -> None:
    words: list[Renaming] = []
    table = with_twins(begin(desk(tell_eye=words.append)))
    told_together(table)
    table.see(look(EARLY, frame=1400))
    said(table, "left: Ben's")
    eye = Eye(Boards(), lambda _: ())
    eye._unproven = (EARLY,)
    eye.rename(*words)
    renamed = eye.look(Frame(plain(), 0, 0.0)).renamed
    (seen,) = eye._unproven
    again = Revised(seen, EARLY_AGAIN.renamed(words[0].right), changed=True)
    table.see(FrameReport(1401, 0, revised=(again,), renamed=renamed))
    assert places_of(table)[BEN] == (-50.0, 46.0)


def test_what_is_older_than_the_doubt_keeps_its_track() -> None:
    word = Renaming(((2, 3), (3, 2)), EARLY.frame + 1, 0)
    assert word.corrected(EARLY, 0) == EARLY
    assert replace(word, frame=EARLY.frame).corrected(EARLY, 0).track == 2
    assert replace(word, frame=EARLY.frame).corrected(EARLY, 1) == EARLY


def test_a_notice_names_the_entry_that_rests_on_a_renamed_sighting() -> None:
    table = with_twins(begin(desk()))
    told_together(table)
    table.see(look(EARLY, frame=1400))
    stray = next(one for one in table.offers() if EARLY in one.sightings)
    choose(table, stray, "A bump: it stays there")
    entry = table.session.head
    said(table, "left: Ben's")
    again = Revised(EARLY.renamed({3: 2}), EARLY_AGAIN.renamed({3: 2}), changed=True)
    table.see(FrameReport(1401, 0, revised=(again,), renamed=1))
    assert [notice.entries for notice in table.notices()] == [(entry,)]


class Follows:
    """A fake observer that records the renamings it gets."""

    def __init__(self) -> None:
        self.words: list[tuple[dict[int, int], int | None]] = []

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        return ()

    def finish(self) -> tuple[Sighting, ...]:
        return ()

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        self.words.append((dict(right), asked_in))


def test_the_eye_takes_the_word_before_the_next_frame_and_says_so() -> None:
    eye, observer = Eye(Boards(), lambda _: ()), Follows()
    eye._made = (observer,)
    first, second, third = frames(3)
    assert eye.look(first).renamed == 0
    eye.rename(Renaming(((2, 3), (3, 2)), 1300, 0))
    assert eye.look(second).renamed == 1
    assert eye.look(third).renamed == 0
    assert observer.words == [({2: 3, 3: 2}, 1300)]


def test_a_word_about_a_scene_that_is_over_is_not_passed_on() -> None:
    eye, observer = Eye(Boards(), lambda _: ()), Follows()
    eye._made = (observer,)
    eye.rename(Renaming(((2, 3), (3, 2)), 1300, 4))
    assert eye.look(Frame(plain(), 0, 0.0)).renamed == 1
    assert observer.words == []


@pytest.mark.long
def test_after_the_word_the_tracks_go_with_the_creatures() -> None:
    told = follow_play(exchanged_twins(4))
    (doubt,) = (one for one in told.told if isinstance(one, IdentityLost))
    observer = told.observer
    assert observer is not None
    before = {track.track: track.at_mm for track in observer.tracks}
    first, second = doubt.tracks
    observer.rename({first: second, second: first}, asked_in=doubt.frame + 1)
    assert {track.track: track.at_mm for track in observer.tracks} == before
    observer.rename({first: second, second: first}, asked_in=doubt.frame)
    after = {track.track: track.at_mm for track in observer.tracks}
    assert (after[first], after[second]) == (before[second], before[first])
