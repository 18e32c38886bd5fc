"""A game at the terminal, by script."""

import io

import pytest

from engine import GAMES
from server.cli.playing import Table
from server.sessions import Sessions
from server.store.memory import MemoryLedger

PLAYERS = [{"name": "Ada", "colour": "red", "span": 1870}, {"name": "Bo", "span": 2000}]


def played(script: str, *, seed: int = 3) -> tuple[str, Table]:
    options = {"players": PLAYERS}
    session = Sessions(MemoryLedger()).begin("clay_o_rama", options=options, seed=seed)
    out = io.StringIO()
    table = Table(session, out)
    table.play(io.StringIO(script), prompt=False)
    return out.getvalue(), table


BEGIN = """
# a comment
WeighIn player=1 legs=3 limbs=[Limb(8,1),Limb(7,2)] hit_points=43 missiles=[Missile(2)]
weighin 2 4 hit_points=50
startgame
"""


def test_a_script_plays_and_the_log_tells_it() -> None:
    told, table = played(BEGIN + "log\n")
    assert table.session.state.phase == "playing"
    assert "The game begins" in told
    assert f"ledger {table.session.ledger_hash}" in told


def test_a_refusal_says_why_and_what_would_be_legal() -> None:
    told, table = played("startgame\n")
    assert "no (" in told
    assert table.session.head == 0


def test_numbers_choose_from_the_list() -> None:
    told, table = played("?\n1\n999\n")
    assert "  1  " in told
    assert table.session.head == 1
    assert "the list has" in told


def test_undo_takes_one_command_back_and_then_the_one_before() -> None:
    told, table = played(BEGIN + "undo\nundo\nundo\nundo\n")
    assert table.session.state.creatures == ()
    assert "there is nothing to undo" in told


def test_undone_dice_fall_the_same_way_again() -> None:
    _, once = played(BEGIN)
    _, twice = played(BEGIN + "undo\nstartgame\n")
    assert [p.initiative for p in once.session.state.players] == [
        p.initiative for p in twice.session.state.players
    ]


def test_bots_play_a_whole_game_to_its_end() -> None:
    told, table = played(BEGIN + "bot\n" * 3000)
    assert "The game is over" in told
    assert table.session.game.outcome(table.session.state) is not None


@pytest.mark.parametrize("word", ["help", "help WeighIn", "state", "rulings", "dance", '"'])
def test_every_word_answers_something(word: str) -> None:
    told, table = played(word + "\n")
    assert len(told.splitlines()) > 3
    assert table.session.head == 0


def test_every_command_has_its_line_of_help() -> None:
    for game in GAMES.values():
        assert {kind.__name__ for kind in game.commands} == set(game.help)
        assert all(game.help.values())
