"""Random fights of wizards in every shape on a small map that nobody leaves."""

from collections import Counter

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.abilities import TrapSet, UseSpecial
from engine.games.metamorph.artifacts import ArtifactDestroyed
from engine.games.metamorph.casting import Healed, Teleported
from engine.games.metamorph.changing import Reverted
from engine.games.metamorph.fighting import Attack
from engine.games.metamorph.flying import AltitudeChanged, BroughtDown, LevelDeclared
from engine.games.metamorph.holding import EscapeTried, Held, HoldEnded, HoldKept, Stuck
from engine.games.metamorph.in_water import InkSpread
from engine.games.metamorph.lasting import PoisonBit, Poisoned, Restricted, Slowed
from engine.games.metamorph.mana import UpkeepSpared
from engine.games.metamorph.shapes import CHART
from engine.games.metamorph.turns import EndTurn
from engine.games.metamorph.wounds import Died
from engine.luck import RollNeeded, answer, roll
from tests.engine.games.metamorph.arrange import Table, playing
from tests.engine.games.metamorph.sane import check

POOL = ("..w..", ".www.", ".wtw.", "f.s.m", ".....")
PLACES = ("P32", "P22", "P23", "P33")
LENGTH = 70
BRAWLS = 100

RARE = (
    PoisonBit, EscapeTried, HoldKept, HoldEnded, Poisoned, Stuck, BroughtDown,
    Held, InkSpread, TrapSet, Reverted, UpkeepSpared, Healed, Slowed, Restricted,
    Teleported, AltitudeChanged, LevelDeclared, ArtifactDestroyed, Died,
)  # fmt: skip


def brawl(seed: int) -> Table:
    """A random fight, without commands that leave the map."""
    shapes = [cell.shape for cell in CHART]
    placed = {n: (PLACES[n - 1], roll(f"facing {seed}", n, 6) - 1) for n in range(1, 5)}
    dressed = {n: shapes[(seed * n + n) % len(shapes)] for n in range(1, 5)}
    table = playing(placed, dressed, POOL, "war", flying_high=seed % 2 == 0)
    for turn in range(LENGTH):
        needed = GAME.awaiting(table.state)
        if needed is None:
            break
        if isinstance(needed, RollNeeded):
            table.do(answer(f"dice {seed}", 10 * turn, needed))
        else:
            table.do(_choice(table, seed, turn))
        check(table.state)
    return table


def _choice(table: Table, seed: int, turn: int) -> object:
    """Choose mostly attacks and specials; a wizard that holds somebody does not move."""
    seat = table.turn.player
    if any(one.hold and one.hold.by == seat for one in table.state.players):
        return EndTurn(seat)
    possible = [one for one in GAME.choices(table.state) if getattr(one, "to", "") != "off"]
    fights = [one for one in possible if isinstance(one, Attack | UseSpecial)]
    wanted = fights if fights and roll(f"fight {seed}", turn, 4) > 1 else possible
    return wanted[roll(f"choice {seed}", turn, len(wanted)) - 1]


@pytest.fixture(scope="module")
def seen() -> Counter[type]:
    return Counter(type(event) for seed in range(BRAWLS) for event in brawl(seed).events)


@pytest.mark.parametrize("kind", RARE, ids=lambda kind: kind.__name__)
def test_it_happens_and_all_stays_sane(seen: Counter[type], kind: type) -> None:
    assert seen[kind] > 0


def test_a_brawl_is_the_same_again() -> None:
    assert brawl(3).events == brawl(3).events
