"""The colours of a table's background: learned only if they confuse the eye."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from calibration.frame import Frame
from server.learning.ground_example import GroundExample
from server.learning.ground_lesson import learn_ground
from server.learning.kept import GROUNDS, LearningProblem, keep_grounds, read_grounds
from server.proposals.proposal import Proposal
from server.review.ground_notes import GroundNotes
from server.review.questions import Question, RefereeAnswer, Way
from server.review.reviewing import GameReview
from tests.support.evenings import throw
from tests.support.figured_cloth import GREEN_CLOTH, clay_in, examples_of, laid_table
from vision.clay.bare_table import BareTable
from vision.clay.find_standing import StandingFinder
from vision.eye_status import EyeStatus, FrameReport
from vision.ground_colours import CELLS, NO_GROUND, ColourCounts, GroundPalette
from vision.learned import Learned, learned_from, learned_json
from vision.sightings import CreatureSeen, Evidence, Sighting, Struck
from vision.upright import Upright

STAR, CLAY = 1000, 3000
"""Two colour cells that are not adjacent."""


def counted(ground: dict[int, int], clay: dict[int, int]) -> list[GroundExample]:
    """Forty equal examples from eight evenings."""
    one = GroundExample(
        "", 0, ColourCounts(1000, tuple(ground.items())), ColourCounts(100, tuple(clay.items()))
    )
    return [replace(one, evening=f"evening-{k % 8}", line=k) for k in range(40)]


def told_right(seed: int, ground: GroundPalette) -> tuple[float, float]:
    """The shares of the cloth and of the clay that are taken for things."""
    play, bgr = laid_table(seed, GREEN_CLOTH)
    table, clay = BareTable(play.calibration, play.boards, ground), clay_in(play)
    things, cloth = table.things(bgr) > 0, (table.region > 0) & ~clay
    return float(things[cloth].mean()), float(things[clay].mean())


@pytest.mark.parametrize(
    ("learned", "judged"), [(16, 1), pytest.param(24, 3, marks=pytest.mark.long)]
)
def test_a_figured_cloth_is_learned_and_told_from_clay_on_other_evenings(
    learned: int, judged: int
) -> None:
    ground, lesson = learn_ground(examples_of(range(100, 100 + learned), GREEN_CLOTH), NO_GROUND)
    print(lesson.learned_from, lesson.held_back, lesson.told)
    assert lesson.kept
    before, after = (
        np.mean([told_right(seed, one) for seed in range(judged)], axis=0)
        for one in (NO_GROUND, ground)
    )
    print(f"cloth, clay taken for things: {before} before, {after} after")
    assert after[0] < 0.1 * before[0]
    assert after[1] > before[1] - 0.05


@pytest.mark.long
@pytest.mark.parametrize("learned", [14, 16])
def test_a_plain_table_is_left_as_it_was(learned: int) -> None:
    ground, lesson = learn_ground(examples_of(range(100, 100 + learned)), NO_GROUND)
    assert lesson.before is not None, "there were enough examples to try"
    assert (ground, lesson.kept) == (NO_GROUND, False)


def test_a_colour_that_clay_has_as_well_is_not_learned() -> None:
    ground, lesson = learn_ground(counted({CLAY: 300}, {CLAY: 100}), NO_GROUND)
    assert (ground, lesson.kept) == (NO_GROUND, False)
    ground, lesson = learn_ground(counted({CLAY: 300, STAR: 300}, {CLAY: 100}), NO_GROUND)
    assert lesson.kept
    assert STAR in ground.cells
    assert CLAY not in ground.cells


def test_what_hides_a_creature_that_was_held_back_is_not_learned() -> None:
    """Clay of the stars' colour occurs only in a held-out evening."""
    examples = counted({STAR: 300}, {CLAY: 100})
    held = replace(examples[3], line=99, clay=ColourCounts(100, ((STAR, 100),)))
    assert learn_ground(examples, NO_GROUND)[1].kept
    ground, lesson = learn_ground([*examples, held], NO_GROUND)
    assert (ground, lesson.kept) == (NO_GROUND, False)


def test_what_was_learned_before_is_what_must_be_beaten() -> None:
    examples = counted({STAR: 300}, {CLAY: 100})
    ground, _ = learn_ground(examples, NO_GROUND)
    again, lesson = learn_ground(examples, ground)
    assert (again, lesson.kept) == (ground, False)


class Answers:
    """A game at both desks with one question that is based on one sighting."""

    def __init__(self, seen: Sighting, way: Way) -> None:
        proposal = Proposal("move-1", "move", "", "", "", None, sightings=(seen,))
        ruling = RefereeAnswer(way, None, 7)
        self.asked_then = self.asked_now = (Question(0, "game", 5, "m", proposal, ruling),)

    def pairs(self) -> dict[int, int]:
        return {0: 0}

    def stands(self, asked: Question) -> bool:
        return True


def noted() -> tuple[GroundNotes, CreatureSeen]:
    """The counts noted for a table on which a creature was reported."""
    play, bgr = laid_table(100)
    one = StandingFinder(play.calibration, play.boards).find(bgr)[0]
    seen = CreatureSeen(4, 0.4, 1, one.colour, one.at_mm, evidence=Evidence((4,), one.outline_px()))
    notes = GroundNotes()
    status = EyeStatus(play.calibration.camera, play.boards, play.calibration)
    notes.note(Frame(bgr, 4, 0.4), FrameReport(4, 0, (seen,)), status)
    return notes, seen


@pytest.mark.parametrize("turns", [1, 2])
def test_a_hanging_camera_notes_what_an_upright_one_does(turns: int) -> None:
    """Before, the network that finds the table looked at pictures that stood on their head."""
    upright, seen = noted()
    play, bgr = laid_table(100)
    hung, turned = play.calibration, bgr
    for _ in range(turns):
        hung, turned = hung.quarter_turned(), np.rot90(turned)
    own = Upright.of(hung).as_seen(seen)
    notes = GroundNotes()
    status = EyeStatus(hung.camera, play.boards, hung)
    frame = Frame(np.ascontiguousarray(turned), 4, 0.4)
    notes.note(frame, FrameReport(4, 0, (own,)), status)
    assert examples(notes, own, "confirmed") == examples(upright, seen, "confirmed")


def examples(notes: GroundNotes, seen: Sighting, way: Way) -> list[GroundExample]:
    return list(notes.examples("evening", cast(GameReview, Answers(seen, way))))


def test_a_creature_that_was_confirmed_is_an_example_once(tmp_path: Path) -> None:
    notes, seen = noted()
    (found,) = examples(notes, seen, "confirmed")
    assert (found.evening, found.line) == ("evening", 7)
    assert found.ground.px > 10 * found.clay.px > 0
    assert sum(many for _, many in found.clay.things) > 0.9 * found.clay.px
    assert examples(notes, seen, "dismissed") == []
    keep_grounds(tmp_path, [found], ["evening"])
    keep_grounds(tmp_path, [found], ["evening"])
    assert read_grounds(tmp_path) == [found]


def test_whom_a_confirmed_throw_struck_is_an_example() -> None:
    notes, seen = noted()
    struck = Struck(seen.track, seen.at_mm, 0.9, seen.colour)
    impact = replace(throw((seen.colour, 0.9), none=0.1, frame=9), struck=(struck,))
    assert len(examples(notes, impact, "confirmed")) == 1
    assert examples(notes, impact, "corrected") == [], "it was another one"
    nobody = replace(impact, probability_none=0.95, struck=(replace(struck, probability=0.05),))
    assert examples(notes, nobody, "confirmed") == []


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    (tmp_path / GROUNDS).write_text('{"evening": "a"}\n')
    with pytest.raises(LearningProblem, match="damaged in line 1"):
        read_grounds(tmp_path)


def test_what_was_learned_is_written_and_read() -> None:
    learned = Learned(ground=GroundPalette((STAR, CLAY)))
    assert learned_from(learned_json(learned)) == learned
    assert "ground" not in learned_json(Learned())


@pytest.mark.parametrize("ground", [3, ["red"], [CELLS], [-1], [True]])
def test_what_is_no_colour_is_refused(ground: object) -> None:
    with pytest.raises(ValueError, match="ground"):
        learned_from({"ground": ground})
