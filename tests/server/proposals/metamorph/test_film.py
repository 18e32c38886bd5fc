"""Metamorph from a drawn film to the ledger: hexes, facings, and counters on the chart."""

import numpy as np
import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.casting import CastMorph
from engine.games.metamorph.moving import Move
from engine.games.metamorph.questions import player_of
from engine.games.metamorph.starting import PlaceWizard
from engine.games.metamorph.state import Seated
from engine.games.metamorph.turns import EndTurn
from tests.support import drawn_boards as drawn
from tests.support.filmed import SIZE_WH, Filmed, begun, cell_mm
from tests.support.laid_boards import named
from vision.sightings import TokenSeen

PRINTED = drawn.boards("table", "hex-map", "tokens")
NUMBERS = named(PRINTED, "tokens")
MAP_MM, CHART_MM = np.array([340.0, -20.0]), np.array([75.0, 125.0])
ARM = ((250.0, -330.0), (360.0, -330.0), (420.0, 160.0), (170.0, 160.0))


@pytest.fixture(scope="module")
def table() -> Filmed:
    """A game with one map part and the chart; Ada begins; the tests build on each other."""
    session = begun("metamorph", preset="thimble")
    by = drawn.view((215.0, -10.0), 800.0, 66.0, -93.0, size_wh=SIZE_WH)
    filmed = Filmed(session, PRINTED, drawn.board("table", "table"), by)
    filmed.roll(5, 2)
    (part,) = session.state.laid
    filmed.boards += tuple(drawn.board("hex-map", f"geomorph-{part.part}", tuple(MAP_MM)))
    filmed.boards += tuple(drawn.board("hex-map", "chart", tuple(CHART_MM)))
    return filmed


def counter(seat: int, place: str, facing: int) -> drawn.Paper:
    """A wizard's counter on a hex, laid with human precision."""
    middle = cell_mm(PRINTED, f"geomorph-{place[0]}", int(place[1]), int(place[2]))
    x, y = middle + MAP_MM + [3.0, -2.0]
    return drawn.piece("tokens", NUMBERS[f"wizard/{seat}"], (x, y), 96.0 - 60 * facing, 1.0)


def on_chart(kind: str, seat: int, column: int, row: int) -> drawn.Paper:
    x, y = cell_mm(PRINTED, "chart", column, row) + CHART_MM
    return drawn.piece("tokens", NUMBERS[f"{kind}/{seat}"], (x, y), 90.0, 1.0)


def wizard(table: Filmed, seat: int) -> Seated:
    found = player_of(table.state, seat)
    assert found is not None
    return found


def where_they_stand(table: Filmed) -> list[drawn.Paper]:
    """The counters as the ledger has them."""
    placed = [one for one in table.state.players if one.at is not None]
    return [counter(one.seat, one.at, one.facing) for one in placed]


def test_a_wizard_begins_where_his_counter_lies_and_faces_as_it_does(table: Filmed) -> None:
    for _ in table.state.players:
        deed = next(one for one in GAME.choices(table.state) if isinstance(one, PlaceWizard))
        facing = (deed.facing + 1) % 6
        table.show([*where_they_stand(table), counter(deed.player, deed.at, facing)])
        placed = table.confirm()
        assert placed == PlaceWizard(deed.seat, deed.player, deed.at, facing)
        assert (wizard(table, deed.player).at, wizard(table, deed.player).facing) == (
            deed.at,
            facing,
        )
    assert table.state.phase == "playing"


def test_a_counter_that_went_on_and_turned_has_moved(table: Filmed) -> None:
    """Two hexes on and then turned to the right: the choices of a page do not list every such."""
    mover = wizard(table, table.state.turn.player)
    move = next(
        one for one in GAME.choices(table.state) if isinstance(one, Move) and one.steps == "FF"
    )
    facing = (mover.facing + 1) % 6
    still = [one for one in table.state.players if one.seat != mover.seat]
    lie = [counter(one.seat, one.at, one.facing) for one in still]
    table.show([*lie, counter(mover.seat, move.to, facing)])
    moved = table.confirm()
    assert isinstance(moved, Move)
    assert (wizard(table, mover.seat).at, wizard(table, mover.seat).facing) == (move.to, facing)
    assert table.offers() == ()


def test_counters_under_an_arm_keep_their_places_and_are_not_asked_about(table: Filmed) -> None:
    seen = table.show(where_they_stand(table), arm_mm=ARM)
    covered = [one for one in seen if isinstance(one, TokenSeen) and one.state == "covered"]
    assert covered
    assert not [one for one in seen if isinstance(one, TokenSeen) and one.state == "gone"]
    assert table.offers() == ()
    table.show(where_they_stand(table))
    assert table.offers() == ()


def test_a_target_on_the_chart_is_a_change_and_a_blob_its_next_turn(table: Filmed) -> None:
    mover = table.state.turn.player
    lie = [*where_they_stand(table), on_chart("current-shape", mover, 4, 4)]
    table.show([*lie, on_chart("target-shape", mover, 4, 2)])
    assert table.confirm() == CastMorph(mover, "Bear")
    assert table.offers() == ()
    table.show([*lie[:-1], on_chart("target-shape", mover, 4, 2), on_chart("blob", mover, 4, 3)])
    assert table.confirm() == EndTurn(mover)
    change = wizard(table, mover).change
    assert change is not None
    assert (change.target, change.x, change.y) == ("Bear", 0, 1)
    assert table.offers() == ()


def test_a_counter_that_nothing_brought_there_is_asked_about(table: Filmed) -> None:
    other = table.state.turn.player
    lie = where_they_stand(table)
    blob = on_chart("blob", 3 - other, 4, 3)
    table.show([*lie, blob, on_chart("current-shape", other, 7, 4)])
    offer = table.offer()
    assert offer.title.endswith("shape on Dragon?")
    assert offer.command is None
    table.confirm(choice=0)
    assert wizard(table, other).shape == "Dragon"
