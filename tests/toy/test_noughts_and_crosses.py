"""A sixth game, added as CONTRIBUTING describes: a file of its own and an entry in a registry."""

from functools import partial
from pathlib import Path

import pytest

from calibration.sheets.tokens import TOKENS_BY_GAME
from engine.bots import looking_ahead
from engine.game import AnyGame
from engine.registry import GAMES
from engine.text import from_text
from server.proposals.registry import PROPOSERS
from tests.engine import test_contract as contract
from tests.engine.play import after
from tests.support import drawn_boards as drawn
from tests.support.offered import offered
from tests.toy import noughts_and_crosses as toy
from tests.vision.tokens.test_observer import Film
from vision.sightings import Sighting, SpaceSeen, TokenSeen

REGISTRY: dict[str, AnyGame] = {**GAMES, toy.GAME.name: toy.GAME}
CAMERA = {**PROPOSERS, toy.GAME.name: toy.PROPOSER}
GAME = REGISTRY["noughts_and_crosses"]
PLAIN = GAME.examples["plain"]
PROMISES = (
    partial(contract.test_choices_are_accepted_and_evolve_never_refuses, every=1),
    contract.test_replayed_events_equal_the_live_state_at_every_step,
    partial(contract.test_same_seed_same_game, length=contract.LENGTH),
    partial(contract.test_nothing_is_awaited_exactly_when_the_game_is_over, games=3),
    contract.test_whoever_is_awaited_has_a_choice,
    contract.test_commands_and_events_survive_json,
    contract.test_commands_and_events_survive_text,
    partial(contract.test_a_take_back_leads_to_the_state_that_was_and_back_again, every=1),
    contract.test_every_event_is_told_in_one_sentence,
    partial(contract.test_the_referee_sees_all_and_every_view_evolves_alike, every=1),
)


def laid(*lines: str) -> toy.State:
    """The state after these typed commands."""
    state: toy.State = after(GAME, GAME.setup(PLAIN), (from_text(GAME, line) for line in lines))
    return state


def seen(name: str, column: int, row: int) -> TokenSeen:
    space = SpaceSeen("grid", column, row, 0.98)
    return TokenSeen(10, 0.3, len(name), (0.0, 0.0), 90.0, name, space=space)


def test_it_takes_fewer_than_two_hundred_lines() -> None:
    assert len(Path(toy.__file__).read_text(encoding="utf-8").splitlines()) < 200


def named(promise) -> str:  # type: ignore[no-untyped-def]
    """The name of a test function, also of a partial one, as the id of a parameter."""
    return str(getattr(promise, "func", promise).__name__)


@pytest.mark.parametrize("promise", PROMISES, ids=named)
def test_it_promises_what_every_game_does(promise) -> None:  # type: ignore[no-untyped-def]
    promise(GAME, PLAIN)


def test_it_has_help_and_refuses_what_it_does_not_know() -> None:
    contract.test_every_command_has_a_line_of_help(GAME)
    contract.test_what_is_no_command_is_refused(GAME)
    contract.test_what_is_no_event_of_the_game_is_an_error(GAME)


def test_n1_the_first_begins_and_three_in_a_line_win() -> None:
    state = laid(
        "1: Lay 1 Cell(1,1)", "2: Lay 2 Cell(1,2)", "1: Lay 1 Cell(2,2)", "2: Lay 2 Cell(1,3)"
    )
    assert looking_ahead(GAME, state, "seed", 0) == toy.Lay(1, 1, toy.Cell(3, 3))
    end = GAME.outcome(after(GAME, state, (toy.Lay(1, 1, toy.Cell(3, 3)),)))
    assert end is not None
    assert end.winners == {1}


def test_a_piece_that_came_to_lie_on_a_free_cell_is_offered() -> None:
    camera = CAMERA[GAME.name]
    (offer,) = offered(camera, laid(), seen("trap/1/1", 2, 2), seen("police-x/1", 1, 1))
    assert (offer.title, offer.command) == ("A nought on 2, 2", toy.Lay(1, 1, toy.Cell(2, 2)))
    state = laid("1: Lay 1 Cell(2,2)")
    (answer,) = offered(camera, state, seen("trap/1/1", 2, 2), seen("police-x/1", 1, 1))
    assert answer.command == toy.Lay(2, 2, toy.Cell(1, 1))


def on_the_grid(name: str, column: int, row: int) -> drawn.Paper:
    """A printed piece on a space of the printed grid, to be drawn."""
    cells = drawn.boards("grid", "tokens").markers[0].cells
    assert cells is not None
    x, y = cells.middles_mm()[row - 1, column - 1]
    numbers = {one.name: one.number for some in TOKENS_BY_GAME.values() for one in some}
    return drawn.piece("tokens", numbers[name], (float(x), float(y)), 90.0, 1.0)


def test_a_camera_follows_a_game_on_the_printed_grid() -> None:
    film, camera, state, lying = Film(), CAMERA[GAME.name], laid(), list[drawn.Paper]()
    seen: list[Sighting] = []
    for name, column, row in (
        ("trap/1/1", 2, 2), ("police-x/1", 1, 1), ("trap/1/2", 3, 1), ("police-x/2", 2, 1),
        ("trap/2/1", 1, 3),
    ):  # fmt: skip
        lying.append(on_the_grid(name, column, row))
        seen += film.show(lying)
        (offer,) = offered(camera, state, *seen)
        assert offer.command == toy.Lay(state.turn, state.turn, toy.Cell(column, row))
        state = after(GAME, state, (offer.command,))
    end = GAME.outcome(state)
    assert end is not None
    assert end.winners == {1}
