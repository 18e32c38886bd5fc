"""What pieces on the grid mean in Clearing House."""

from dataclasses import replace
from typing import Any

from engine.games.clearing_house.attacks import PlayAttack
from engine.games.clearing_house.moving import PlayDoubleMove, PlayMove
from engine.games.clearing_house.refereeing import PlacePawn, SetTrap
from engine.games.clearing_house.state import Space, State
from engine.games.clearing_house.traps import PlayAmbush
from server.proposals.clearing_house import PROPOSER
from server.proposals.proposal import Noticed, Proposal
from tests.engine.games.clearing_house.arrange import Table, playing
from tests.support.offered import offered
from vision.sightings import SpaceSeen, TokenSeen

NUMBERS = {"pawn/1": 90, "pawn/2": 91, "trap/1/1": 94, "police-x/1": 110, "action/attack/1": 20}


def token(
    name: str, column: int = 0, row: int = 0, *, probability: float = 0.99, frame: int = 10
) -> TokenSeen:
    space = SpaceSeen("grid", column, row, probability) if column else None
    return TokenSeen(frame, frame / 30, NUMBERS[name], (0.0, 0.0), 90.0, name, space=space)


def offers(state: State, *tokens: TokenSeen) -> tuple[Proposal, ...]:
    return offered(PROPOSER, state, *tokens)


def begun(places: dict[int, tuple[int, int]] | None = None, **more: Any) -> Table:
    """Seat 1 on turn, with a Move, a Double Move, an Ambush and an Attack."""
    cards = {1: ("move", "double_move", "ambush", "attack"), 2: ("move",)}
    return playing(cards, places or {1: (1, 1)}).changed(**more)


def test_a_pawn_where_the_ledger_has_it_is_no_news() -> None:
    game = begun()
    at = game.player(1).at
    assert at is not None
    assert offers(game.state, token("pawn/1", at.column, at.row)) == ()


def test_a_pawn_one_space_on_was_moved() -> None:
    game = begun()
    (offer,) = offers(game.state, token("pawn/1", 2, 2))
    assert offer.command == PlayMove(1, Space(2, 2))
    assert offer.title == "Ada on column 2, row 2: Move"
    assert offer.probability == 0.99
    game.do(offer.command)


def test_a_pawn_two_spaces_on_was_moved_doubly() -> None:
    game = begun()
    (offer,) = offers(game.state, token("pawn/1", 3, 1))
    assert isinstance(offer.command, PlayDoubleMove)


def test_a_pawn_that_no_card_brings_there_is_asked_about() -> None:
    game = begun()
    (offer,) = offers(game.state, token("pawn/1", 5, 6))
    assert offer.command is None
    (put,) = offer.choices
    assert put.command == PlacePawn(None, 1, Space(5, 6), "seen there on the table")
    assert "too early" in offer.doubt
    game.do(put.command)
    assert game.player(1).at == Space(5, 6)


def test_a_pawn_across_a_line_is_not_guessed_at() -> None:
    game = begun()
    assert offers(game.state, token("pawn/1", 2, 1, probability=0.6)) == ()


def test_a_pawn_moved_as_announced_waits_for_whoever_may_intervene() -> None:
    game = begun().do(PlayMove(1, Space(2, 2)))
    assert game.state.play.stack
    assert offers(game.state, token("pawn/1", 2, 2)) == ()


def test_a_trap_laid_in_turn_is_an_ambush() -> None:
    game = begun()
    (offer,) = offers(game.state, token("trap/1/1", 3, 3))
    assert offer.command == PlayAmbush(1, Space(3, 3))
    assert offer.choices[0].command == SetTrap(
        None, Space(3, 3), there=True, because="seen on the table"
    )


def test_a_trap_that_is_gone_may_have_been_taken() -> None:
    game = begun(traps=(Space(2, 1),))
    lies = token("trap/1/1", 2, 1)
    assert offers(game.state, lies) == ()
    (offer,) = offers(game.state, lies, replace(lies, state="gone", frame=50))
    assert offer.command == PlayAttack(1, None, Space(2, 1))


def test_an_x_where_the_dice_sent_none_is_asked_about() -> None:
    game = begun(xs=(Space(4, 4),))
    (offer,) = offers(game.state, token("police-x/1", 4, 5))
    assert offer.command is None
    assert offer.doubt == "The dice said column 4, row 4."
    assert offers(game.state, token("police-x/1", 4, 4)) == ()


def test_a_card_that_was_just_laid_says_what_is_played() -> None:
    game = begun({1: (1, 1), 2: (2, 1)})
    (offer,) = offers(game.state, token("action/attack/1"))
    assert offer.command == PlayAttack(1, 2)
    assert offer.title == "Ada attacks Bo"
    after = replace(game.state, round=game.state.round + 1)
    memory = PROPOSER.remember((), Noticed(token("action/attack/1"), 0, game.state))
    assert PROPOSER.propose(after, memory) == (), "a card of an earlier turn still lies there"


def test_no_offer_names_a_card_of_a_hand() -> None:
    """A face-down card shows a back; nothing of it reaches the referee's offers."""
    game = begun()
    back = replace(token("action/attack/1"), name="back/action", id=145)
    assert offers(game.state, back) == ()
