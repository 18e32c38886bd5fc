"""Choices are complete: every small command that `decide` accepts is among them."""

import itertools
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.counterattacks import Counterattack, DeclineCounterattack
from engine.games.clay_o_rama.dividing import Divide
from engine.games.clay_o_rama.fighting import Attack, EndAttacks
from engine.games.clay_o_rama.offering import DeclinePower
from engine.games.clay_o_rama.power_use import (
    BorrowPower,
    ChangePlaces,
    ReshapeLimb,
    RipLimb,
    ThrowCreature,
    UsePower,
)
from engine.games.clay_o_rama.powers import POWERS
from engine.games.clay_o_rama.shooting import Fire
from engine.games.clay_o_rama.state import Limb, State
from engine.games.clay_o_rama.turns import EndMove, HoldMove, MoveOutOfTurn
from engine.luck import RollNeeded
from engine.refusal import IllegalCommand
from tests.engine.games.clay_o_rama.arrange import TWO_ARMS, fight
from tests.engine.play import walk_at_random

LENGTH = 45
TRIED = (
    HoldMove, MoveOutOfTurn, Fire, Attack, Counterattack, EndAttacks,
    DeclineCounterattack, EndMove, ReshapeLimb, RipLimb, ChangePlaces, ThrowCreature,
    Divide, BorrowPower, UsePower, DeclinePower,
)  # fmt: skip
"""All commands of players without a measured length."""


def small_commands(state: State, kind: type[Any]) -> Iterator[Any]:
    """Every command of a kind with small numbers, said by the creature's player."""
    numbers = [one.id for one in state.creatures]
    fields = {name: hint for name, hint in get_type_hints(kind).items() if name != "seat"}
    values = [list(_values(name, numbers)) for name in fields]
    for picked in itertools.product(*values):
        given = dict(zip(fields, picked, strict=True))
        seat = next(one.player for one in state.creatures if one.id == given["creature"])
        yield kind(seat=seat, **given)


def _values(name: str, numbers: list[int]) -> Iterator[Any]:
    domains: dict[str, tuple[Any, ...]] = {
        "limb": (0, 1, 2),
        "missile": (0, 1, 2),
        "gap": (None,),
        "landing": (None,),
        "power": ("", *POWERS),
        "blob": (False, True),
        "leg": (False, True),
        "because": ("",),
    }
    yield from domains.get(name, tuple(numbers))


def _accepted(state: State, command: Any) -> bool:
    try:
        GAME.decide(state, command)
    except IllegalCommand:
        return False
    return True


def _canonical(command: Any) -> Any:
    """One form for equivalent commands: order of those that change places, number of a leg."""
    if isinstance(command, ChangePlaces):
        return (ChangePlaces, command.creature, frozenset((command.first, command.second)))
    if isinstance(command, RipLimb) and command.leg:
        return (RipLimb, command.creature)
    return command


@pytest.mark.parametrize("commands", [20, pytest.param(LENGTH, marks=pytest.mark.long)])
@pytest.mark.parametrize("power", POWERS)
def test_whatever_is_accepted_was_offered(power: str, commands: int) -> None:
    sure = (Limb(2, 1), Limb(2, 1))
    start = fight({"power": power, "limbs": sure}, {"power": "borrow_power"}, {"limbs": TWO_ARMS})
    checked = 0
    for state in walk_at_random(GAME, start.state, seed=power, commands=commands):
        if state.moment != "playing" or isinstance(GAME.awaiting(state), RollNeeded):
            continue
        offered = {_canonical(one) for one in GAME.choices(state)}
        for kind in TRIED:
            for command in small_commands(state, kind):
                if _accepted(state, command):
                    assert _canonical(command) in offered, command
                    checked += 1
    assert checked > 20 * commands / LENGTH
