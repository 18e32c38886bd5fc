"""A game set up for a test: Locations, figures and Canons as the test needs them, seat 1 on turn.

The thirteen Locations are laid like this, and touch at corners:

    1   2   3
      4   5
    6   7   8
      9   10
    11  12  13
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeVar

from engine.games.generation_zero import GAME
from engine.games.generation_zero.cards import Ability, Artefact, Department, Weapon
from engine.games.generation_zero.layout import checkerboard
from engine.games.generation_zero.options import Options, Player, Switches
from engine.games.generation_zero.questions import the_figure
from engine.games.generation_zero.state import Canon, Figure, Place, Seated, State, Stats, Turn
from tests.engine.laid import LaidTable

NAMES = ("Ada", "Bo", "Cy", "Dee")
EventT = TypeVar("EventT")


class Table(LaidTable[State]):
    """A running game, and all events in it."""

    game = GAME

    def figure(self, number: int) -> Figure:
        return the_figure(self.state, number)

    def canon(self, number: int) -> Canon:
        return next(one for one in self.state.canons if one.number == number)

    def player(self, seat: int) -> Seated:
        return self.state.players[seat - 1]

    def all(self, kind: type[EventT]) -> list[EventT]:
        return [event for event in self.events if isinstance(event, kind)]

    def with_figure(self, number: int, **more: Any) -> "Table":
        figures = (replace(o, **more) if o.number == number else o for o in self.state.figures)
        return self.changed(figures=tuple(figures))

    def house(self, **more: Any) -> "Table":
        """Change house rules in mid-game, for those whose names the helper uses itself."""
        return self.changed(house=replace(self.state.house, **more))

    def can(self, kind: type[EventT]) -> list[EventT]:
        """The choices of this kind."""
        return [one for one in GAME.choices(self.state) if isinstance(one, kind)]


def agent(seat: int, at: int | None, name: str = "", **more: Any) -> Figure:
    """An Agent with Attack 4, Defence 2 and Stealth 3 unless said otherwise."""
    stats = {"speed": 2, "attack": 4, "defence": 2, "stealth": 3, "insanity": 3, "special": 3}
    return _figure("agent", seat, at, name, stats, more)


def sue(seat: int, at: int | None, name: str = "", **more: Any) -> Figure:
    """A 'Sue with Attack 3, Defence 2, Observe 2 and Allure 2 unless said otherwise."""
    stats = {"speed": 2, "attack": 3, "defence": 2, "observe": 2, "allure": 2, "special": 3}
    return _figure("sue", seat, at, name, stats, more)


def monster(at: int, name: str = "Old Mumbler", **more: Any) -> Figure:
    """A Monster face down with Attack 3, Defence 2 and Health 3 unless said otherwise."""
    return _figure(
        "monster", 0, at, name, {"attack": 3, "defence": 2}, {"health": 3, "shown": False, **more}
    )


def armed(power: Any) -> Weapon:
    return Weapon(str(power), power)


def jewelled(*powers: Any) -> tuple[Artefact, ...]:
    return tuple(Artefact(str(power), power) for power in powers)


def office(power: Any) -> Department:
    return Department(f"the {power} office", power)


def gift(effect: Any, stat: Any = "attack", amount: int = 1, *, stays: bool = False) -> Ability:
    return Ability(f"a {effect}", effect, stat, amount, stays)


def _figure(
    kind: Any, seat: int, at: int | None, name: str, stats: dict[str, int], more: dict[str, Any]
) -> Figure:
    given = {key: more.pop(key) for key in list(more) if key in Stats.__slots__}
    health = more.pop("health", 5)
    most = more.pop("most", health)
    return Figure(0, seat, kind, name, at, health, most, Stats(**{**stats, **given}), **more)


def lying(*places: int, cards: tuple[str, ...] = ()) -> tuple[Canon, ...]:
    """Canons that lie free, numbered from 1."""
    names = cards or tuple(f"Canon card {n}" for n in range(1, len(places) + 1))
    return tuple(
        Canon(number, card, place)
        for number, (place, card) in enumerate(zip(places, names, strict=True), start=1)
    )


def held(state: Table, canon: int, by: int) -> Table:
    """A Canon under a 'Sue, known to her player."""
    seat = state.figure(by).seat
    canons = tuple(
        replace(one, at=None, held_by=by, known=(seat,)) if one.number == canon else one
        for one in state.state.canons
    )
    return state.changed(canons=canons)


def options(count: int = 2, **switches: Any) -> Options:
    return Options(tuple(Player(name) for name in NAMES[:count]), switches=Switches(**switches))


def places(terrain: Mapping[int, Any] | None = None, count: int = 13) -> tuple[Place, ...]:
    """Locations of these terrains, the others plains."""
    given = terrain or {}
    return tuple(
        Place(number, cell.column, cell.row, f"Place {number}", given.get(number, "plain"))
        for number, cell in enumerate(checkerboard(count), start=1)
    )


def table(
    *figures: Figure,
    canons: tuple[Canon, ...] = (),
    terrain: Mapping[int, Any] | None = None,
    part: Any = "sues",
    count: int = 2,
    **switches: Any,
) -> Table:
    """Round 1, the turn of seat 1; figures are numbered from 1 and have arrived in this order.

    Beside them every player has an Agent and a 'Sue in corners, so that the game goes on: see
    `bystanders`.
    """
    state = GAME.setup(options(count, **switches))
    numbered = tuple(
        replace(one, number=number, arrived=number, name=one.name or f"{one.kind} {number}")
        for number, one in enumerate((*figures, *bystanders(count)), start=1)
    )
    laid = replace(
        state,
        phase="playing",
        places=places(terrain),
        figures=numbered,
        canons=canons,
        round=1,
        first=1,
        last=1,
        turn=Turn(1, part),
        arrivals=len(numbered),
    )
    return Table(laid)


def bystanders(count: int) -> tuple[Figure, ...]:
    """An Agent in corner 13 and a 'Sue in corner 11 of the last player, who never act here."""
    seat = count
    return (agent(seat, 13, "Bystander"), sue(seat, 11, "Onlooker"))
