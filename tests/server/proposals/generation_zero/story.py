"""A game of Generation Zero with its cards on a table, and the sightings of them."""

import cmath
import math
from collections.abc import Mapping
from typing import Any

from engine.games.generation_zero import GAME
from engine.games.generation_zero.layout import beside
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.state import Figure, State
from engine.luck import Roll, Shuffle, ShuffleNeeded
from server.proposals.generation_zero import PROPOSER
from server.proposals.proposal import Proposal
from tests.engine.games.generation_zero.arrange import Table, options
from tests.support.laid_boards import STEP_MM
from tests.support.offered import offered
from vision.sightings import CornersMeet, Estimate, LayoutSeen, PlacedCard, SpaceSeen, TokenSeen

FIRST_NUMBER = 72
"""First number of the Locations' codes."""


def story(**switches: Any) -> Table:
    """Thirteen Locations, dealt and laid as the cards come, seat 1 on turn."""
    laid = Table(GAME.setup(options(**{"start": "roll", "locations": 13, **switches})))
    while isinstance(needed := GAME.awaiting(laid.state), ShuffleNeeded):
        laid.do(Shuffle(tuple(range(needed.count))))
    return laid.do(Roll((6, 1)))


def cells(state: State) -> dict[int, Cell]:
    """The cell of each Location in the ledger."""
    return {one.number: Cell(one.column, one.row) for one in state.places}


def one_of(laid: Table, kind: str, seat: int) -> Figure:
    """A figure of this kind that belongs to a seat."""
    return next(one for one in laid.state.figures if (one.kind, one.seat) == (kind, seat))


def layout(
    laid: Table, moved: Mapping[int, Cell] | None = None, turned_deg: float = 0.0
) -> LayoutSeen:
    """A sighting of the Locations: `moved` ones in other cells than in the ledger, all rotated."""
    places = laid.state.places
    lies = cells(laid.state) | dict(moved or {})
    step = cmath.rect(STEP_MM, math.radians(turned_deg))
    at = {n: complex(300, 80) + complex(one.column, -one.row) * step for n, one in lies.items()}
    return LayoutSeen(
        9,
        0.3,
        tuple(
            PlacedCard(
                FIRST_NUMBER + n, f"location/{one.name}", (at[n].real, at[n].imag), 90 + turned_deg
            )
            for one in places
            if (n := one.number) in lies
        ),
        tuple(
            CornersMeet(FIRST_NUMBER + one, FIRST_NUMBER + other, Estimate(3.0, 1.0), 0.98)
            for one in lies
            for other in lies
            if one < other
            and abs(lies[one].column - lies[other].column) == 1
            and abs(lies[one].row - lies[other].row) == 1
        ),
    )


def card(
    laid: Table, name: str, on: int | None, *, number: int = 97, copy: int = 0, frame: int = 10
) -> TokenSeen:
    """A card by its name in the boards file, on a Location by its number in the ledger."""
    space = None
    if on is not None:
        space = SpaceSeen(f"location/{laid.state.places[on - 1].name}", 1, 1, 0.99)
    return TokenSeen(frame, frame / 30, number, (0.0, 0.0), 90.0, name, copy, space=space)


def offers(laid: Table, *seen: TokenSeen | LayoutSeen) -> tuple[Proposal, ...]:
    return offered(PROPOSER, laid.state, *seen)


def far_from(laid: Table, start: int) -> int:
    """A Location that does not touch this one."""
    return next(
        one.number
        for one in laid.state.places
        if one.number != start and one.number not in beside(laid.state, start)
    )
