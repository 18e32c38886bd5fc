"""Dice on the table answer the awaited roll, once, and nothing else."""

from dataclasses import dataclass
from typing import Any

import pytest

from engine.game import Awaiting
from engine.luck import Roll, RollNeeded
from server.proposals.proposal import Memory, Noticed, Proposal
from server.proposals.roll import propose_roll, remember_roll
from vision.sightings import DieFlag, DieSeen, RollSeen


@dataclass(frozen=True)
class Game:
    """A minimal state: what it awaits, and a number that identifies it."""

    awaits: Awaiting
    number: int = 0


TO_HIT = Game(RollNeeded(6, 2, "to hit"))


def roll(
    *values: int, probability: float = 0.97, frame: int = 30, flag: DieFlag | None = None
) -> RollSeen:
    flags = (flag,) if flag else ()
    dice = tuple(
        DieSeen(frame, frame / 30, value, 0.98, (0.0, 0.0, 20.0, 20.0), flags=flags)
        for value in values
    )
    return RollSeen(frame, frame / 30, dice, probability)


def remembered(*thrown: tuple[RollSeen, Any], scene: int = 0) -> Memory:
    memory: Memory = ()
    for sighting, state in thrown:
        memory = remember_roll(memory, Noticed(sighting, scene, state))
    return memory


def offers(state: Game, memory: Memory) -> tuple[Proposal, ...]:
    return propose_roll(lambda one: one.awaits, state, memory)


def test_the_dice_answer_in_one_proposal() -> None:
    (offer,) = offers(TO_HIT, remembered((roll(5, 4), TO_HIT)))
    assert offer.title == "To hit: 5 + 4"
    assert "from left to right" in offer.why
    assert offer.command == Roll((5, 4))
    assert offer.probability == 0.97
    assert [field.path for field in offer.fields] == [("values", 0), ("values", 1)]


def test_dice_that_fell_before_they_were_asked_for_answer_nothing() -> None:
    earlier = Game(frozenset({1}), 1)
    assert offers(TO_HIT, remembered((roll(5, 4), earlier))) == ()
    the_same_question_later = Game(TO_HIT.awaits, 2)
    assert offers(the_same_question_later, remembered((roll(5, 4), TO_HIT))) == ()


def test_without_a_question_or_with_other_dice_nothing_is_offered() -> None:
    for state in (Game(frozenset({1})), Game(None), Game(RollNeeded(20, 2, "to hit"))):
        assert offers(state, remembered((roll(5, 4), state))) == ()


def test_the_last_throw_counts_where_dice_were_thrown_again() -> None:
    memory = remembered((roll(5, 4, frame=30), TO_HIT), (roll(1, 2, frame=90), TO_HIT))
    (offer,) = offers(TO_HIT, memory)
    assert offer.command == Roll((1, 2))


def test_dice_thrown_one_by_one_are_put_together() -> None:
    memory = remembered((roll(5, frame=30), TO_HIT), (roll(2, frame=90), TO_HIT))
    (offer,) = offers(TO_HIT, memory)
    assert offer.command == Roll((5, 2))
    assert "throw after throw" in offer.why
    assert offer.probability == pytest.approx(0.97**2)


@pytest.mark.parametrize("values", [(5,), (5, 4, 1)])
def test_another_number_of_dice_is_told_and_not_guessed_at(values: tuple[int, ...]) -> None:
    (offer,) = offers(TO_HIT, remembered((roll(*values), TO_HIT)))
    assert offer.command is None
    assert "2 dice are wanted" in offer.title


def test_a_die_that_leans_is_a_doubt() -> None:
    (offer,) = offers(TO_HIT, remembered((roll(5, 4, flag="cocked"), TO_HIT)))
    assert offer.doubt == "A die leans."


def test_a_new_scene_forgets_the_dice_of_the_old_one() -> None:
    memory = remembered((roll(5, 4), TO_HIT))
    memory = remember_roll(memory, Noticed(roll(1, frame=5), 1, TO_HIT))
    (offer,) = offers(TO_HIT, memory)
    assert offer.command is None


def test_a_die_that_cannot_be_read_is_asked_for_and_not_guessed() -> None:
    (offer,) = offers(TO_HIT, remembered((roll(5, 4, flag="unreadable"), TO_HIT)))
    assert offer.command is None
    assert offer.title == "To hit: a die? + a die?"
    assert offer.doubt == "A die's value cannot be read: type what counts."
