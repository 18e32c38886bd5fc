"""The colours of a table's ground: learned where they confuse the eye, else all stays as it was."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from server.learning.ground_example import GroundExample
from server.learning.ground_lesson import learn_ground
from server.learning.kept import GROUNDS, LearningProblem, keep_grounds, read_grounds
from server.review.archive import KeptEvening
from server.review.evening import review_evening
from server.review.task import ReviewTask
from tests.support.figured_cloth import GREEN_CLOTH, clay_in, examples_of, laid_table
from tests.support.recorded_evenings import THROW, record_evening
from vision.clay.bare_table import BareTable
from vision.clay.ground_colours import CELLS, NO_GROUND, ColourCounts, GroundColours
from vision.learned import Learned, learned_from, learned_json

STAR, CLAY = 1000, 3000
"""Two colours that do not touch."""


def counted(ground: dict[int, int], clay: dict[int, int]) -> list[GroundExample]:
    """Forty examples alike, of eight evenings."""
    one = GroundExample(
        "", 0, ColourCounts(1000, tuple(ground.items())), ColourCounts(100, tuple(clay.items()))
    )
    return [replace(one, evening=f"evening-{k % 8}", line=k) for k in range(40)]


def told_right(seed: int, ground: GroundColours) -> tuple[float, float]:
    """The share of the cloth that is taken for things, and that of the clay that is."""
    play, bgr = laid_table(seed, GREEN_CLOTH)
    table, clay = BareTable(play.calibration, play.boards, ground), clay_in(play)
    things, cloth = table.things(bgr) > 0, (table.region > 0) & ~clay
    return float(things[cloth].mean()), float(things[clay].mean())


def test_a_figured_cloth_is_learned_and_told_from_clay_on_other_evenings() -> None:
    ground, lesson = learn_ground(examples_of(range(100, 124), GREEN_CLOTH), NO_GROUND)
    print(lesson.learned_from, lesson.held_back, lesson.told)
    assert lesson.kept
    before, after = (
        np.mean([told_right(seed, one) for seed in range(3)], axis=0) for one in (NO_GROUND, ground)
    )
    print(f"cloth, clay taken for things: {before} before, {after} after")
    assert after[0] < 0.1 * before[0]
    assert after[1] > before[1] - 0.05


def test_a_plain_table_is_left_as_it_was() -> None:
    ground, lesson = learn_ground(examples_of(range(100, 116)), NO_GROUND)
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
    """Clay of the stars' colour is seen first on an evening that was held back."""
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


def test_a_recording_leaves_counts_of_colours_where_they_are_asked_for(tmp_path: Path) -> None:
    evening = KeptEvening("evening", str(record_evening(tmp_path / "evening", THROW)))
    assert review_evening(ReviewTask(evening, 0)).grounds == ()
    found = review_evening(ReviewTask(evening, 0, grounds=True)).grounds
    print([(one.line, one.ground.px, one.clay.px) for one in found])
    assert found
    assert all(one.ground.px > one.clay.px > 0 for one in found)
    keep_grounds(tmp_path, found, ["evening"])
    keep_grounds(tmp_path, found, ["evening"])
    assert tuple(read_grounds(tmp_path)) == found


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    (tmp_path / GROUNDS).write_text('{"evening": "a"}\n')
    with pytest.raises(LearningProblem, match="damaged in line 1"):
        read_grounds(tmp_path)


def test_what_was_learned_is_written_and_read() -> None:
    learned = Learned(ground=GroundColours((STAR, CLAY)))
    assert learned_from(learned_json(learned)) == learned
    assert "ground" not in learned_json(Learned())


@pytest.mark.parametrize("ground", [3, ["red"], [CELLS], [-1], [True]])
def test_what_is_no_colour_is_refused(ground: object) -> None:
    with pytest.raises(ValueError, match="ground"):
        learned_from({"ground": ground})
