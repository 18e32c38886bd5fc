"""Every reason of the closed list, and that doing what the refusal says makes the command legal."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.building import SetSpan
from engine.games.clay_o_rama.counterattacks import DeclineCounterattack
from engine.games.clay_o_rama.fighting import Attack, EndAttacks
from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.power_use import ChangePlaces
from engine.games.clay_o_rama.refereeing import RemoveCreature, SetHitPoints
from engine.games.clay_o_rama.shooting import Fire, Landing
from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.tables import Options, Player
from engine.games.clay_o_rama.turns import EndMove
from engine.luck import Roll
from engine.refusal import IllegalCommand, Reason
from engine.word import DeclareWinner
from tests.engine.games.clay_o_rama.arrange import Table, building, fight, hit, weigh_in


@dataclass(frozen=True)
class Row:
    """A refused command, the refusal's text, and what is legal instead.

    `mend` are the commands that follow its advice; `again`: the refused one is legal after them.
    """

    reason: Reason
    laid: Callable[[], Table]
    command: Any
    advice: str
    mend: tuple[Any, ...]
    again: bool = True


def won() -> Table:
    return fight().do(DeclareWinner(None, (1,), "silliest"))


def dead() -> Table:
    return fight().do(RemoveCreature(None, 3, "dog"))


def without_spans() -> Table:
    laid = building(players=(Player("Ada"), Player("Bo")))
    laid.do(weigh_in(1), weigh_in(2), StartGame(None, without_powers=True))
    return laid.roll(6, 6, 6, 1, 1, 1)


def fired_three() -> Table:
    laid = fight()
    for missile in (0, 1, 2):
        laid.do(Fire(None, 1, missile, 2, landing=Landing(None)))
    return laid


ROWS = (
    Row(
        Reason.REFEREE_ONLY,
        fight,
        SetHitPoints(1, 1, 50, "I am strong"),
        "ask the referee",
        (SetHitPoints(None, 1, 50, "he is"),),
        again=False,
    ),
    Row(
        Reason.NOT_YOURS,
        fight,
        Move(2, 1, 100),
        "act with your own creature",
        (EndMove(1, 1), Move(2, 2, 100)),
        again=False,
    ),
    Row(
        Reason.NOT_YOUR_MOVE,
        fight,
        Move(2, 2, 100),
        "wait until it is the move of Bo's creature",
        (EndMove(1, 1),),
    ),
    Row(
        Reason.WRONG_PHASE,
        lambda: building(2).do(weigh_in(1), weigh_in(2)),
        Move(1, 1, 100),
        "it is done during playing",
        (StartGame(None, without_powers=True), Roll((6, 6, 6, 1, 1, 1))),
    ),
    Row(
        Reason.WRONG_STEP,
        lambda: hit(fight(), 2),
        Attack(1, 1, 3, 1),
        "first end these attacks (EndAttacks)",
        (EndAttacks(1, 1), Roll((1,)), DeclineCounterattack(2, 2)),
    ),
    Row(
        Reason.GAME_OVER,
        won,
        EndMove(1, 1),
        "take a step back or start a new game",
        (),
        again=False,
    ),
    Row(
        Reason.ROLL_PENDING,
        lambda: fight().do(Attack(1, 1, 2)),
        Attack(1, 1, 2, 1),
        "first roll for Ada's creature to hit Bo's creature",
        (Roll((1, 1)),),
    ),
    Row(Reason.NO_ROLL, fight, Roll((6, 6)), "roll when the game asks", (Attack(1, 1, 2),)),
    Row(
        Reason.BAD_ROLL,
        lambda: fight().do(Attack(1, 1, 2)),
        Roll((7, 1)),
        "give 2 values from 1 to 6",
        (Roll((6, 1)),),
        again=False,
    ),
    Row(
        Reason.UNKNOWN_PIECE,
        fight,
        Attack(1, 1, 9),
        "name one of [1, 2, 3]",
        (Attack(1, 1, 3),),
        again=False,
    ),
    Row(
        Reason.DEAD,
        dead,
        Attack(1, 1, 3),
        "name a living creature",
        (Attack(1, 1, 2),),
        again=False,
    ),
    Row(
        Reason.TOO_FAR,
        fight,
        Move(1, 1, 6001),
        "it may walk 600 mm",
        (Move(1, 1, 6000),),
        again=False,
    ),
    Row(
        Reason.SPENT,
        fired_three,
        Fire(1, 1, 3, 2),
        "fire again in the next round",
        (EndMove(1, 1), EndMove(2, 2), EndMove(3, 3)),
    ),
    Row(
        Reason.UNMEASURED,
        without_spans,
        Move(1, 1, 100),
        "measure it first (SetSpan)",
        (SetSpan(None, 1, 1800),),
    ),
    Row(
        Reason.BAD_TARGET,
        fight,
        Fire(1, 1, 0, 1),
        "name somebody else's creature",
        (Fire(1, 1, 0, 2),),
        again=False,
    ),
    Row(
        Reason.BAD_VALUE,
        fight,
        SetHitPoints(None, 1, 101, "why not"),
        "give 0 to 100",
        (SetHitPoints(None, 1, 100, "why not"),),
        again=False,
    ),
    Row(
        Reason.NO_REASON,
        fight,
        SetHitPoints(None, 1, 31, " "),
        "say why in `because`",
        (SetHitPoints(None, 1, 31, "dropped from three feet"),),
        again=False,
    ),
    Row(
        Reason.NO_POWER,
        fight,
        Attack(1, 1, 2, power="drop"),
        "do without it",
        (Attack(1, 1, 2),),
        again=False,
    ),
    Row(
        Reason.NO_TRIGGER,
        lambda: fight({"power": "change_places"}, {}, {}),
        ChangePlaces(1, 1, 1, 2),
        "wait until it is offered",
        (Attack(1, 1, 2), Roll((6, 6))),
    ),
    Row(
        Reason.HOUSE_RULE,
        lambda: building(2, switches={"missiles_per_move": 0}),
        weigh_in(1),
        "weigh in without them",
        (weigh_in(1, missiles=()),),
        again=False,
    ),
    Row(
        Reason.UNKNOWN_COMMAND,
        fight,
        "jump",
        "use one of ['Attack'",
        GAME.choices(fight().state)[:1],
        again=False,
    ),
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.reason.name)
def test_a_refusal_says_what_would_be_legal_and_it_is(row: Row) -> None:
    laid = row.laid()
    refused = laid.refused(row.command)
    assert refused.reason is row.reason
    assert row.advice in refused.detail
    assert str(refused) == refused.detail
    laid.do(*row.mend)
    if row.again:
        laid.do(row.command)


def test_unplayable_options_say_what_would_be_playable() -> None:
    with pytest.raises(IllegalCommand, match="name 2 to 12 players") as caught:
        GAME.setup(Options((Player("Ada"),)))
    assert caught.value.reason is Reason.OPTIONS


def test_every_reason_is_reached() -> None:
    of_slargeball = {Reason.BLOCKED, Reason.FORBIDDEN}
    elsewhere = {Reason.OPTIONS, Reason.STALE, Reason.UNTOLD, *of_slargeball}
    assert {row.reason for row in ROWS} | elsewhere == set(Reason)
