"""A game set up for a test: hands dealt, pawns placed, seat 1 on turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from engine.games.clearing_house import GAME
from engine.games.clearing_house.intervening import LetPass
from engine.games.clearing_house.state import Playing, Police, Seated, Space, State, Turn
from engine.games.clearing_house.tables import Options, Player, Switches
from engine.games.clearing_house.turns import EndTurn
from engine.seats import player_of
from tests.engine.laid import LaidTable

NAMES = ("Ada", "Bo", "Cy", "Dee")
EventT = TypeVar("EventT")


class Table(LaidTable[State]):
    """A running game, and all events in it."""

    game = GAME

    def stands(self, *commands: Any) -> "Table":
        """Carry out each command without any Intervene."""
        for command in commands:
            self.do(command)
            if self.state.play.stack:
                self.do(LetPass(None, None))
        return self

    def player(self, seat: int) -> Seated:
        found = player_of(self.state, seat)
        assert found is not None
        return found

    def with_player(self, seat: int, **more: Any) -> "Table":
        players = (replace(p, **more) if p.seat == seat else p for p in self.state.players)
        return self.changed(players=tuple(players))


def at(column: int, row: int) -> Space:
    return Space(column, row)


def options(count: int = 4, **switches: Any) -> Options:
    return Options(tuple(Player(name) for name in NAMES[:count]), switches=Switches(**switches))


def dealing(count: int = 4, **switches: Any) -> Table:
    """A game before the first deal."""
    return Table(GAME.setup(options(count, **switches)))


def playing(
    hands: Mapping[int, tuple[str, ...]],
    places: Mapping[int, tuple[int, int]] | None = None,
    count: int = 4,
    **switches: Any,
) -> Table:
    """Round 1, the first turn of seat 1; seats without a given hand hold one Armor."""
    state = GAME.setup(options(count, **switches))
    players = tuple(
        replace(
            one,
            hand=hands.get(one.seat, ("armor",)),
            at=Space(*places[one.seat]) if places and one.seat in places else one.at,
        )
        for one in state.players
    )
    phase = Playing(Turn(1, 0, state.house.cards_per_turn))
    return Table(replace(state, phase=phase, players=players, round=1, start=1))


def police(raids: int = 1, count: int = 4, **switches: Any) -> Table:
    """The police step of round 1, with a number of raids to come."""
    laid = playing({}, count=count, **switches)
    return laid.changed(phase=Police(raids))


def end_round(laid: Table) -> Table:
    """End the round without further cards."""
    number = laid.state.round
    while laid.state.moment == "playing" and laid.state.round == number:
        laid.do(EndTurn(None))
    return laid
