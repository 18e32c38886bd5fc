"""Clearing House from a drawn film to the ledger: pawns, cards, traps, hearts, and the police."""

from collections.abc import Mapping

import numpy as np
import pytest

from engine.games.clearing_house.attacks import PlayArmor, PlayAttack
from engine.games.clearing_house.drafting import DraftDone
from engine.games.clearing_house.intervening import LetPass
from engine.games.clearing_house.moving import PlayMove
from engine.games.clearing_house.refereeing import PlacePawn
from engine.games.clearing_house.state import Seated, Space
from engine.games.clearing_house.traps import PlayAmbush
from engine.games.clearing_house.turns import EndTurn
from engine.seats import player_of
from tests.support import drawn_boards as drawn
from tests.support.filmed import SIZE_WH, Filmed, begun, cell_mm
from tests.support.laid_boards import card, named

PRINTED = drawn.boards("grid", "tokens", "cards")
NUMBERS = named(PRINTED, "tokens")
PASS = LetPass(None, None)
ASKEW_MM = np.array([2.0, -1.0])
HEARTS = [f"heart/1/{n}" for n in range(1, 5)]


@pytest.fixture(scope="module")
def table() -> Filmed:
    """A game with real hands in which Ada begins; the tests build on each other, in order."""
    session = begun("clearing_house", switches={"hands": "on_table", "turns_per_round": 1})
    by = drawn.view((90.0, -8.0), 560.0, 66.0, -86.0, size_wh=SIZE_WH)
    filmed = Filmed(session, PRINTED, drawn.board("grid", "grid"), by)
    filmed.say(DraftDone(None))
    filmed.roll(6, 1)
    return filmed


def on_grid(name: str, space: Space, heading_deg: float = 86.0) -> drawn.Paper:
    x, y = cell_mm(PRINTED, "grid", space.column, space.row) + ASKEW_MM
    return drawn.piece("tokens", NUMBERS[name], (x, y), heading_deg, 1.0)


def beside(*names: str) -> list[drawn.Paper]:
    """Cards beside the board, in two columns."""
    places = [np.array([160.0 + 62 * (n % 2), 75.0 - 78 * (n // 2)]) for n in range(len(names))]
    return [card(PRINTED, name, at, 88.0) for name, at in zip(names, places, strict=True)]


def pawns(table: Filmed, moved: Mapping[int, Space] | None = None) -> list[drawn.Paper]:
    """Everybody's pawn, where the ledger has it or was moved to."""
    there = {one.seat: one.at for one in table.state.players if one.at} | dict(moved or {})
    return [on_grid(f"pawn/{seat}", space) for seat, space in there.items()]


def player(table: Filmed, seat: int) -> Seated:
    found: Seated | None = player_of(table.state, seat)
    assert found is not None
    return found


def test_pawns_in_their_corners_are_no_news(table: Filmed) -> None:
    assert len(table.show(pawns(table))) == 2
    assert table.offers() == ()


def test_a_pawn_that_went_on_beside_a_card_face_up_was_moved(table: Filmed) -> None:
    start = player(table, 1).at
    assert start is not None
    there = Space(abs(start.column - 1) or 2, abs(start.row - 1) or 2)
    table.show([*pawns(table, {1: there}), *beside("action/move/1")])
    assert table.offer().title == f"Ada on column {there.column}, row {there.row}: Move"
    assert table.confirm() == PlayMove(1, there)
    assert table.offers() == (), "everybody is asked whether he intervenes"
    table.say(PASS)
    assert player(table, 1).at == there


def test_a_trap_that_was_laid_is_an_ambush(table: Filmed) -> None:
    at = player(table, 1).at
    assert at is not None
    space = Space(3 if at.column < 4 else 4, at.row)
    table.show([*pawns(table), on_grid("trap/1/1", space, 178.0), *beside("action/ambush/1")])
    assert table.confirm() == PlayAmbush(1, space)
    table.say(PASS)
    assert table.state.traps == (space,)
    assert table.offers() == ()


def test_armor_face_up_is_put_on_and_face_down_tells_nothing(table: Filmed) -> None:
    (trap,) = table.state.traps
    lie = [*pawns(table), on_grid("trap/1/1", trap, 178.0)]
    table.show([*lie, *beside("action/armor/2")])
    assert table.confirm() == PlayArmor(2)
    table.say(PASS)
    assert player(table, 2).armor == 1
    table.show([*lie, *beside("back/action")])
    assert table.offers() == ()
    assert player(table, 2).armor == 1


def test_hearts_are_counted_by_their_faces(table: Filmed) -> None:
    (trap,) = table.state.traps
    lie = [*pawns(table), on_grid("trap/1/1", trap, 178.0)]
    table.show([*lie, *beside(*HEARTS)])
    assert table.offers() == ()
    table.show([*lie, *beside(*HEARTS[:3], "back/heart")])
    offer = table.offer()
    assert (offer.title, offer.command) == ("Ada has 3 hearts face up?", None)
    table.confirm(choice=0)
    assert player(table, 1).hearts == 3
    assert table.offers() == ()


def test_an_attack_is_read_from_its_card_and_the_police_from_the_dice(table: Filmed) -> None:
    at = player(table, 1).at
    assert at is not None
    near = Space(at.column, at.row + 1 if at.row < 4 else at.row - 1)
    table.say(PlacePawn(None, 2, near, "for the test"))
    (trap,) = table.state.traps
    lie = [*pawns(table), on_grid("trap/1/1", trap, 178.0)]
    table.show([*lie, *beside(*HEARTS[:3], "back/heart", "action/attack/1")])
    offer = table.offer()
    answers = [offer.command, *(choice.command for choice in offer.choices)]
    assert PlayAttack(2, 1) in answers
    table.say(PlayAttack(2, 1), PASS)
    assert player(table, 1).hearts == 2
    if table.state.play.turn is not None:
        table.say(EndTurn(None))
    assert table.state.moment == "police"
    said, put = Space(4, 4), Space(4, 5)
    table.roll(said.column, said.row)
    assert table.state.xs == (said,)
    after = [*lie, *beside(*HEARTS[:2], "back/heart", "back/heart")]
    table.show([*after, on_grid("police-x/1", said)])
    assert table.offers() == ()
    table.show([*after, on_grid("police-x/1", put)])
    asked = table.offer()
    assert asked.command is None
    assert asked.doubt == "The dice said column 4, row 4."
