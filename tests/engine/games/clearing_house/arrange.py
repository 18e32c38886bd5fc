"""A table laid for a test: hands dealt, pawns placed, seat 1 on turn."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import pytest

from engine.games.clearing_house import GAME
from engine.games.clearing_house import commands as c
from engine.games.clearing_house.questions import player_of
from engine.games.clearing_house.state import Seated, Space, State, Turn
from engine.games.clearing_house.tables import Options, Player, Switches
from engine.luck import Roll
from engine.refusal import IllegalCommand

NAMES = ("Ada", "Bo", "Cy", "Dee")
EventT = TypeVar("EventT")


@dataclass
class Table:
    """A game that goes on, and all that has happened in it."""

    state: State
    events: list[Any] = field(default_factory=list)

    def do(self, *commands: Any) -> "Table":
        for command in commands:
            for event in GAME.decide(self.state, command):
                self.state = GAME.evolve(self.state, event)
                self.events.append(event)
        return self

    def roll(self, *values: int) -> "Table":
        return self.do(Roll(values))

    def stands(self, *commands: Any) -> "Table":
        """Does each, and nobody intervenes."""
        for command in commands:
            self.do(command)
            if self.state.stack:
                self.do(c.LetPass(None, None))
        return self

    def refused(self, command: Any) -> IllegalCommand:
        with pytest.raises(IllegalCommand) as caught:
            GAME.decide(self.state, command)
        return caught.value

    def player(self, seat: int) -> Seated:
        found = player_of(self.state, seat)
        assert found is not None
        return found

    def happened(self, kind: type[Any]) -> int:
        return sum(isinstance(event, kind) for event in self.events)

    def last(self, kind: type[EventT]) -> EventT:
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    def changed(self, **more: Any) -> "Table":
        self.state = replace(self.state, **more)
        return self

    def with_player(self, seat: int, **more: Any) -> "Table":
        players = (replace(p, **more) if p.seat == seat else p for p in self.state.players)
        return self.changed(players=tuple(players))


def at(column: int, row: int) -> Space:
    return Space(column, row)


def options(count: int = 4, **switches: Any) -> Options:
    return Options(tuple(Player(name) for name in NAMES[:count]), switches=Switches(**switches))


def dealing(count: int = 4, **switches: Any) -> Table:
    """Nothing is dealt yet."""
    return Table(GAME.setup(options(count, **switches)))


def playing(
    hands: Mapping[int, tuple[str, ...]],
    places: Mapping[int, tuple[int, int]] | None = None,
    count: int = 4,
    **switches: Any,
) -> Table:
    """Round 1, the first turn of seat 1; who has no hand named holds one Armor."""
    state = GAME.setup(options(count, **switches))
    players = tuple(
        replace(
            one,
            hand=hands.get(one.seat, ("armor",)),
            at=Space(*places[one.seat]) if places and one.seat in places else one.at,
        )
        for one in state.players
    )
    begun = replace(state, phase="playing", players=players, round=1, start=1)
    return Table(replace(begun, turn=Turn(1, 0, state.house.cards_per_turn)))


def police(raids: int = 1, count: int = 4, **switches: Any) -> Table:
    """The police step of round 1, so many raids to come."""
    laid = playing({}, count=count, **switches)
    return laid.changed(phase="police", raids=raids, turn=None)


def end_round(laid: Table) -> Table:
    """Nobody plays more cards in this round."""
    number = laid.state.round
    while laid.state.phase == "playing" and laid.state.round == number:
        laid.do(c.EndTurn(None))
    return laid
