"""A game set up for a test: creatures weighed in, initiative rolled, seat 1 on move."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engine.games.clay_o_rama import GAME
from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.questions import creature_of
from engine.games.clay_o_rama.shooting import Land
from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.state import Creature, Limb, Missile, State
from engine.games.clay_o_rama.tables import Options, Player, PresetName, Switches
from engine.games.clay_o_rama.weighing import WeighIn
from engine.luck import RollNeeded
from engine.word import Over
from tests.engine.laid import LaidTable

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo")
SPAN = 2000
EventT = TypeVar("EventT")

TWO_ARMS = (Limb(8, 1), Limb(7, 2))
MARBLES = (Missile(1), Missile(2), Missile(1, halved=True), Missile(3))


class Table(LaidTable[State]):
    """A running game, and all events in it."""

    game = GAME

    def creature(self, number: int) -> Creature:
        found = creature_of(self.state, number)
        assert found is not None
        return found

    def won_by(self) -> tuple[int, ...] | None:
        """The winners; None while the game goes on."""
        return self.state.phase.winners if isinstance(self.state.phase, Over) else None

    def all(self, kind: type[EventT]) -> list[EventT]:
        """All events of this kind, in order."""
        return [one for one in self.events if isinstance(one, kind)]


def options(count: int = 3, *, preset: PresetName = "classic", **more: Any) -> Options:
    """Options for `count` players, with everybody's span known."""
    players = tuple(Player(name, span=SPAN) for name in NAMES[:count])
    switches = more.pop("switches", {})
    return replace(Options(players, preset, Switches(**switches)), **more)


def building(count: int = 3, **more: Any) -> Table:
    """Everybody is building."""
    return Table(GAME.setup(options(count, **more)))


def weigh_in(seat: int, **stats: Any) -> WeighIn:
    """A creature on three legs with two arms and four missiles, unless said otherwise."""
    usual: dict[str, Any] = {"legs": 3, "limbs": TWO_ARMS, "hit_points": 30, "missiles": MARBLES}
    return WeighIn(None, seat, **{**usual, **stats})


def fight(*stats: dict[str, Any], **more: Any) -> Table:
    """A game with a creature for each of the given stats (three if none), in order of seats."""
    given = stats or ({}, {}, {})
    laid = building(len(given), **more)
    for seat, one in enumerate(given, start=1):
        laid.do(weigh_in(seat, **one))
    return start(laid)


def start(laid: Table) -> Table:
    """Starts the game and rolls initiative so that seat 1 goes first, then seat 2 and so on."""
    laid.do(StartGame(None, without_powers=True))
    needed = laid.awaiting()
    assert isinstance(needed, RollNeeded)
    count = len(laid.state.players)
    each = needed.count // count
    return laid.roll(*(max(1, needed.sides - place) for place in range(count) for _ in range(each)))


def hit(laid: Table, target: int, limb: int = 0, **more: Any) -> Table:
    """Let the creature on move attack and hit, with a roll that triggers nothing else."""
    assert laid.state.play.turn
    number = laid.state.play.turn.creature
    return laid.do(Attack(None, number, target, limb, **more)).roll(5, 4)


def land_on(laid: Table, struck: int | None, *, bounced: bool = False) -> Table:
    """The missile in the air touches this creature first."""
    return laid.do(Land(None, struck, bounced))


def dice(laid: Table) -> Sequence[int]:
    """Sides and number of the awaited dice."""
    needed = laid.awaiting()
    assert isinstance(needed, RollNeeded), needed
    return needed.sides, needed.count
