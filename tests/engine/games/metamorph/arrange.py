"""A game set up for a test: a map of one part, wizards in their shapes, seat 1 on turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from engine.games.metamorph import GAME
from engine.games.metamorph.board import Laid, board_of
from engine.games.metamorph.land import Part
from engine.games.metamorph.questions import natural_altitude, player_of
from engine.games.metamorph.sight import seen_by
from engine.games.metamorph.state import Artifact, Seated, State, Turn
from engine.games.metamorph.tables import Options, Player, Switches
from engine.games.metamorph.turns import EndTurn
from tests.engine.laid import LaidTable

NAMES = ("Ada", "Bo", "Cy", "Dee")
EventT = TypeVar("EventT")

PLAIN = (".......",) * 7
"""Seven by seven hexes of plain: the middle is P44."""

AWAY, RIGHT_AWAY, RIGHT_NEAR, NEAR, LEFT_NEAR, LEFT_AWAY = range(6)


class Table(LaidTable[State]):
    """A running game, and all events in it."""

    game = GAME

    def player(self, seat: int) -> Seated:
        found = player_of(self.state, seat)
        assert found is not None
        return found

    @property
    def turn(self) -> Turn:
        assert self.state.turn is not None
        return self.state.turn

    def artifact(self, name: str) -> Artifact:
        return next(one for one in self.state.artifacts if one.name == name)

    def with_player(self, seat: int, **more: Any) -> "Table":
        players = (replace(p, **more) if p.seat == seat else p for p in self.state.players)
        return self.changed(players=tuple(players))

    def with_turn(self, **more: Any) -> "Table":
        return self.changed(turn=replace(self.turn, **more))

    def choices(self, kind: type[EventT]) -> list[EventT]:
        return [one for one in GAME.choices(self.state) if isinstance(one, kind)]

    def until(self, seat: int) -> "Table":
        """End turns, and roll for equal orders, until this seat has the turn again."""
        if self.state.turn is not None:
            self.do(EndTurn(None))
        for _ in range(20):
            if self.state.turn is not None and self.state.turn.player == seat:
                return self
            if self.state.turn is None and self.state.pending is None:
                tied = next(group for group in self.state.groups if len(group) > 1)
                self.roll(*range(6, 6 - len(tied), -1))
            else:
                self.do(EndTurn(None))
        raise AssertionError("that seat gets no turn")


def options(count: int = 2, preset: str = "classic", **switches: Any) -> Options:
    players = tuple(Player(name) for name in NAMES[:count])
    return Options(players, preset, switches=Switches(**switches))  # type: ignore[arg-type]


def beginning(count: int = 2, preset: str = "classic", **switches: Any) -> Table:
    """A game before the map is laid."""
    return Table(GAME.setup(options(count, preset, **switches)))


def playing(
    places: Mapping[int, tuple[str, int]],
    shapes: Mapping[int, str] | None = None,
    rows: tuple[str, ...] = PLAIN,
    preset: str = "",
    **switches: Any,
) -> Table:
    """Round 1, the first turn of seat 1; places are a hex and a facing for each seat."""
    count = len(places)
    kind = preset or ("classic" if count == 2 else "war")
    state = GAME.setup(options(count, kind, **switches))
    # The fresh part takes the place of the built-in ones, so that its hexes are called P..
    book = replace(state.book, maps=(Part("P", rows),))
    board = board_of(book, (Laid("P", 0, 0),))
    state = replace(state, book=book, board=board, laid=(Laid("P", 0, 0),), phase="playing")
    players = tuple(_standing(state, one, places[one.seat], shapes or {}) for one in state.players)
    artifacts = () if not preset and count > 2 else state.artifacts
    order = tuple((one.seat,) for one in players[1:])
    begun = replace(state, players=players, round=1, first=1, groups=order, artifacts=artifacts)
    return Table(replace(begun, turn=Turn(1, seen_by(begun, players[0]))))


def _standing(
    state: State, one: Seated, place: tuple[str, int], shapes: Mapping[int, str]
) -> Seated:
    shape = state.book.shape_named[shapes.get(one.seat, "Human")]
    return replace(
        one,
        at=place[0],
        facing=place[1],
        shape=shape.name,
        health=shape.health,
        altitude=natural_altitude(shape),
    )
