"""Generation Zero from a drawn film to the ledger: the layout and its graph, cards moved."""

import numpy as np
import pytest

from engine.games.generation_zero.canons import NameCanon
from engine.games.generation_zero.deck import cards_of
from engine.games.generation_zero.layout import beside
from engine.games.generation_zero.moving import Move
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.refereeing import LayOut
from engine.games.generation_zero.state import Figure
from tests.server.proposals.generation_zero.story import cells
from tests.support import drawn_boards as drawn
from tests.support.filmed import SIZE_WH, Filmed, begun
from tests.support.laid_boards import STEP_MM, card
from vision.sightings import LayoutSeen

PRINTED = drawn.boards("table", "cards")
FIRST_MM = np.array([265.0, 5.0])
BESIDE_ITS_CODE_MM = np.array([13.0, -13.0])
DIAMOND = (Cell(1, 2), Cell(2, 1), Cell(2, 3), Cell(3, 2), Cell(4, 1))
"""A layout of five that nobody dealt: 1 - 2 - 4 - 5, and 3 between 1 and 4."""


@pytest.fixture(scope="module")
def table() -> Filmed:
    """A game with unknown face-down cards; the tests build on each other, in order."""
    switches = {"facedown": "on_table"}
    session = begun("generation_zero", seed=8, preset="thimble", switches=switches)
    by = drawn.view((235.0, -95.0), 840.0, 64.0, -88.0, size_wh=SIZE_WH)
    return Filmed(session, PRINTED, drawn.board("table", "table"), by)


def called(table: Filmed, kind: str, name: str) -> str:
    """What the boards file calls a card: its place in the set's list."""
    names = [one.name for one in cards_of(table.state.options, f"{kind}s")]
    return f"{kind}/{names.index(name) + 1}"


def middle_mm(cell: Cell) -> np.ndarray:
    return FIRST_MM + STEP_MM * np.array([cell.column - 1.0, 1.0 - cell.row])


def locations(table: Filmed, lie: dict[int, Cell] | None = None) -> list[drawn.Paper]:
    """Every Location in its cell, or in others, laid by hand."""
    random = np.random.default_rng(3)
    there = lie or cells(table.state)
    return [
        card(
            PRINTED,
            called(table, "location", one.name),
            middle_mm(there[one.number]) + random.uniform(-3, 3, 2),
            90 + float(random.uniform(-4, 4)),
        )
        for one in table.state.places
    ]


def on(table: Filmed, name: str, place: int) -> drawn.Paper:
    """A card on a Location, beside its code."""
    return card(PRINTED, name, middle_mm(cells(table.state)[place]) + BESIDE_ITS_CODE_MM, 87.0)


def own(table: Filmed, kind: str) -> Figure:
    """The figure of whoever has the turn."""
    seat = table.state.turn.player
    figures: tuple[Figure, ...] = table.state.figures
    return next(one for one in figures if (one.kind, one.seat) == (kind, seat))


def test_locations_laid_otherwise_at_the_start_are_the_graph(table: Filmed) -> None:
    assert table.show(locations(table))
    assert table.offers() == ()
    lie = dict(enumerate(DIAMOND, start=1))
    (seen,) = [one for one in table.show(locations(table, lie)) if isinstance(one, LayoutSeen)]
    assert sum(pair.probability > 0.5 for pair in seen.meeting) == 5
    laid = table.confirm()
    assert isinstance(laid, LayOut)
    touching = [set(beside(table.state, n)) for n in range(1, 6)]
    assert touching == [{2, 3}, {1, 4}, {1, 4}, {2, 3, 5}, {4}]
    assert table.offers() == ()


def test_a_card_moved_to_a_location_that_touches_has_gone_there(table: Filmed) -> None:
    table.roll(6, 1)
    sue = own(table, "sue")
    assert sue.at is not None
    name = called(table, "sue", sue.name)
    table.show([*locations(table), on(table, name, sue.at)])
    assert table.offers() == ()
    taken = {one.at for one in table.state.figures if one.kind != "sue"}
    there = next(place for place in beside(table.state, sue.at) if place not in taken)
    table.show([*locations(table), on(table, name, there)])
    assert table.confirm() == Move(sue.seat, sue.number, (there,))
    moved = next(one for one in table.state.figures if one.number == sue.number)
    assert moved.at == there
    assert table.offers() == ()


def test_a_card_turned_face_up_is_named_and_one_face_down_is_nobody(table: Filmed) -> None:
    canon = table.state.canons[0]
    table.show([*locations(table), on(table, "back/canon", canon.at)])
    assert table.offers() == ()
    table.show([*locations(table), on(table, "canon/4", canon.at)])
    named = table.confirm()
    assert (type(named), named.canon) == (NameCanon, canon.number)
    assert table.state.canons[0].card == cards_of(table.state.options, "canons")[3].name
    assert table.offers() == ()


def test_two_locations_that_were_exchanged_are_asked_about(table: Filmed) -> None:
    there = cells(table.state)
    table.show(locations(table, {**there, 2: there[3], 3: there[2]}))
    offer = table.offer()
    names = {one.name for one in table.state.places if one.number in (2, 3)}
    assert set(offer.why.removesuffix(" are exchanged.").split(" and ")) == names
    table.show(locations(table))
    assert table.offers() == ()
