"""Lessons are applied to the reported sightings, and to nothing else."""

from dataclasses import replace

import pytest

from calibration.model.printed import Boards
from tests.support.evenings import creature, hand, missiles, throw
from tests.support.films import frames
from vision.eye import Eye
from vision.learned import NOTHING_LEARNED, Learned, learned_from, learned_json
from vision.sightings import CreatureSeen, ImpactSeen, Revised

THROW = throw(("green", 0.9), ("red", 0.06), none=0.04, missile="red")


def test_nothing_learned_changes_nothing() -> None:
    for seen in (THROW, creature(), hand(), *missiles(4.0)):
        assert NOTHING_LEARNED.told(seen) is seen


@pytest.mark.parametrize(("heat", "sign"), [(2.0, -1), (0.5, 1)])
def test_heat_changes_how_sure_a_throw_is_and_not_whom_it_struck(heat: float, sign: int) -> None:
    told = Learned(throw_heat=heat).told(THROW)
    assert isinstance(told, ImpactSeen)
    shares = [*(one.probability for one in told.struck), told.probability_none]
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)
    assert (shares[0] - 0.9) * sign > 0
    assert [one.colour for one in told.struck] == ["green", "red"]


def test_heat_of_legs_changes_the_probabilities_of_their_count_alone() -> None:
    seen = creature(legs=4)
    told = Learned(legs_heat=2.0).told(seen)
    assert isinstance(told, CreatureSeen)
    assert told.legs is not None
    assert told.legs.count == 4
    assert max(told.legs.probabilities) < 0.95
    assert replace(told, legs=seen.legs) == seen


def test_a_colour_has_its_learned_name_wherever_it_is_told() -> None:
    learned = Learned(colours=(("red", "orange"),))
    told = learned.told(THROW)
    assert isinstance(told, ImpactSeen)
    assert (told.missile_colour, told.struck[1].colour) == ("orange", "orange")
    assert learned.told(creature(colour="red")) == creature(colour="orange")
    assert learned.told(missiles(4.0, colour="red")[0]) == missiles(4.0, colour="orange")[0]
    assert learned.told(hand()) == hand()


def test_what_is_checked_again_is_told_as_it_was_told_before() -> None:
    learned = Learned(colours=(("red", "orange"),))
    one = Revised(creature(colour="red"), creature(80.0, colour="red"), changed=True)
    again = learned.told_again(one)
    assert again == Revised(
        creature(colour="orange"), creature(80.0, colour="orange"), changed=True
    )


def test_an_eye_tells_what_it_has_learned() -> None:
    class Sees:
        def see(self, *_: object) -> tuple[CreatureSeen, ...]:
            return (creature(colour="red"),)

        def finish(self) -> tuple[CreatureSeen, ...]:
            return (creature(colour="red", frame=900),)

    (frame,) = frames(1)
    eye = Eye(Boards(), lambda _: (Sees(),), learned=Learned(colours=(("red", "orange"),)))
    eye._watch = eye._make_watch((Sees(),))
    assert eye.look(frame).sightings == ()
    assert eye.finish() == (creature(colour="orange", frame=900),)


def test_it_is_read_back_as_it_was_written() -> None:
    learned = Learned(1.5, 0.5, (("red", "orange"),))
    assert learned_from(learned_json(learned)) == learned


@pytest.mark.parametrize(
    "told",
    [
        {"throw_heat": "hot"},
        {"throw_heat": 99},
        {"colours": ["red"]},
        {"colours": {"red": "ochre"}},
    ],
)
def test_what_is_no_lesson_is_refused(told: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        learned_from(told)
