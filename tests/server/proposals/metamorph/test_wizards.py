"""What counters on the map mean in Metamorph."""

import pytest

from engine.games.metamorph.moving import Move
from server.proposals.metamorph import PROPOSER
from server.proposals.metamorph.wizards import facing_of
from server.proposals.proposal import Proposal
from tests.engine.games.metamorph.arrange import AWAY, RIGHT_AWAY, Table, playing
from tests.support.offered import offered
from vision.sightings import SpaceSeen, TokenSeen


def counter(
    seat: int, column: int, row: int, heading_deg: float = 90.0, probability: float = 0.99
) -> TokenSeen:
    space = SpaceSeen("geomorph-P", column, row, probability, heading_deg)
    name = f"wizard/{seat}"
    return TokenSeen(9, 0.3, 113 + seat, (0.0, 0.0), heading_deg, name, space=space)


def offers(game: Table, *seen: TokenSeen) -> tuple[Proposal, ...]:
    return offered(PROPOSER, game.state, *seen)


def begun() -> Table:
    """Ada in the middle, facing away, on turn; Bo in a corner."""
    return playing({1: ("P44", AWAY), 2: ("P11", AWAY)})


@pytest.mark.parametrize(
    ("heading", "facing"), [(90, 0), (30, 1), (330, 2), (270, 3), (210, 4), (150, 5), (100, 0)]
)
def test_the_arrow_points_at_a_side(heading: float, facing: int) -> None:
    assert facing_of(SpaceSeen("geomorph-P", 1, 1, 1.0, heading)) == facing


def test_an_arrow_between_two_sides_points_at_neither() -> None:
    assert facing_of(SpaceSeen("geomorph-P", 1, 1, 1.0, 60.0)) is None


def test_a_counter_as_the_ledger_has_it_is_no_news() -> None:
    assert offers(begun(), counter(1, 4, 4), counter(2, 1, 1)) == ()


def test_a_counter_that_went_forward_was_moved() -> None:
    game = begun()
    (offer,) = offers(game, counter(1, 4, 3))
    assert isinstance(offer.command, Move)
    assert (offer.command.to, offer.command.steps) == ("P43", "F")
    game.do(offer.command)
    assert game.player(1).at == "P43"


def test_a_counter_that_was_only_turned_was_turned() -> None:
    game = begun()
    (offer,) = offers(game, counter(1, 4, 4, heading_deg=30.0))
    assert isinstance(offer.command, Move)
    game.do(offer.command)
    assert (game.player(1).at, game.player(1).facing) == ("P44", RIGHT_AWAY)


def test_a_counter_of_whoever_has_no_turn_is_asked_about() -> None:
    game = begun()
    (offer,) = offers(game, counter(2, 3, 3))
    assert offer.command is None
    (put,) = offer.choices
    game.do(put.command)
    assert game.player(2).at == "P33"


def test_a_counter_across_a_line_or_beside_the_map_is_not_guessed_at() -> None:
    beside = TokenSeen(9, 0.3, 114, (0.0, 0.0), 90.0, "wizard/1")
    assert offers(begun(), counter(1, 4, 3, probability=0.6)) == ()
    assert offers(begun(), beside) == ()
