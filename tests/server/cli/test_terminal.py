"""A game at the terminal, by script."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine import GAMES
from server.cli.play.table import TerminalGame
from server.sessions import Sessions
from server.store.memory import MemoryLedger

ROOT = Path(__file__).parents[3]
PLAYERS = [{"name": "Ada", "colour": "red", "span": 1870}, {"name": "Bo", "span": 2000}]


def played(script: str, *, seed: int = 3) -> tuple[str, TerminalGame]:
    options = {"players": PLAYERS}
    session = Sessions(MemoryLedger()).begin("clay_o_rama", options=options, seed=seed)
    out = io.StringIO()
    table = TerminalGame(session, out)
    table.play(io.StringIO(script), prompt=False)
    return out.getvalue(), table


BEGIN = """
# a comment
WeighIn player=1 legs=3 limbs=[Limb(8,1),Limb(7,2)] hit_points=43 missiles=[Missile(2)]
weighin 2 4 hit_points=50
startgame without_powers=yes
"""


def test_a_script_plays_and_the_log_tells_it() -> None:
    told, table = played(BEGIN + "log\n")
    assert table.session.state.moment == "playing"
    assert "The game begins" in told
    assert f"ledger {table.session.ledger_hash}" in told


def test_a_refusal_says_why_and_what_would_be_legal() -> None:
    told, table = played("startgame\n")
    assert "  no: no creature of Ada and Bo is weighed in; weigh it in first (`weigh in`)" in told
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
    _, twice = played(BEGIN + "undo\nstartgame without_powers=yes\n")
    assert [p.initiative for p in once.session.state.players] == [
        p.initiative for p in twice.session.state.players
    ]


def test_bots_play_a_whole_game_to_its_end() -> None:
    told, table = played(BEGIN + "bot\n" * 3000)
    assert "The game is over" in told
    assert table.session.game.outcome(table.session.state) is not None


EVENING = """
weighin 1 legs=3 limbs=[Limb(8,1),Limb(7,2)] hit_points=40 missiles=[Missile(1)] power=drop
weighin 2 legs=4 limbs=[Limb(8,1),Limb(8,1)] hit_points=30 power=borrow_power
weighin 3 legs=0 hit_points=21 power=divide_self
startgame
roll [6,6,6,5,5,5,4,4,4]
setspan 1 1870
move 1 3000
fire 1 0 3
land 2
attack 1 2 power=drop
roll [5,4]
judgepower 7 "landed on its head"
endattacks 1
counterattack 2
roll [6,3]
borrowpower 2
judgebydice
roll [1,2]
endattacks 2
roll [4]
endmove 1
endmove 2
divide 3
endmove 3
endmove 4
sethitpoints 3 0 "sat upon"
removecreature 4 "the dog had it"
undo
removecreature 4 "the dog had it"
sethitpoints 2 0 "sat upon too"
log
"""


def test_a_whole_evening_with_powers_is_played_by_script(tmp_path: Path) -> None:
    told = run(
        EVENING.encode(), "--players", "Ada:red,Ben:blue,Cy", "--dice", "typed", cwd=tmp_path
    )
    assert "  no: " not in told
    assert "not understood" not in told
    for sentence in (
        "The missile touches Ben's creature first: a miss.",
        "Ben's creature loses 7 hit points (The Drop); 23 left.",
        "Ben's creature borrows The Drop from Ada's creature.",
        "Ada's creature loses 4 hit points (counterattack); 33 left.",
        "Cy's creature 4 is half of what was: 10 hit points",
        "Ada won: Ada has the last creature alive.\nThe game is over.\n",
    ):
        assert sentence in told


def test_help_says_what_may_be_left_out() -> None:
    told, _ = played("help move\nhelp exact move\n")
    assert "it takes: creature, length, contact (if wanted), edge (if wanted)" in told
    assert "Move creature length [contact] [edge] [through]" in told


def test_dice_by_hand_are_typed_as_the_prompt_says(tmp_path: Path) -> None:
    script = (
        "weighin 1 3 hit_points=40\nweighin 2 4\nstartgame without_powers=yes\nroll [6,6,6,1,1,1]\n"
    )
    ran = run(script.encode(), "--players", "Ada,Bo", "--dice", "typed", cwd=tmp_path)
    assert (
        "Roll 6 dice with 6 sides (initiative, 3 each: Ada and Bo) and type: roll n n n n n n."
        in ran
    )
    assert "Ada has initiative 18." in ran


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict", "cp1252:strict"])
def test_letters_that_the_terminal_does_not_know_stop_no_game(
    tmp_path: Path, encoding: str
) -> None:
    script = b'note "\xff\xfe caf\xc3\xa9 \xf0\x9f\x98\x80"\n\xff\nnote "\\ud800"\nnote after\n'
    ran = run(script, cwd=tmp_path, encoding=encoding)
    assert "The referee: after" in ran
    assert ran.count("not understood") == 1


def run(script: bytes, *arguments: str, cwd: Path, encoding: str = "utf-8") -> str:
    """What the program prints, in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-m", "server", "play", "clay_o_rama", *arguments],
        input=script,
        capture_output=True,
        cwd=cwd,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT)},
        timeout=60,
        check=True,
    )
    assert ran.stderr == b""
    return ran.stdout.decode(encoding.partition(":")[0])


@pytest.mark.parametrize("word", ["help", "help WeighIn", "state", "rulings", "dance", '"'])
def test_every_word_answers_something(word: str) -> None:
    told, table = played(word + "\n")
    assert len(told.splitlines()) > 3
    assert table.session.head == 0


def test_every_command_has_its_line_of_help() -> None:
    for game in GAMES.values():
        assert {kind.__name__ for kind in game.commands} == set(game.help)
        assert all(game.help.values())


def test_bots_play_their_seats_until_a_person_is_awaited() -> None:
    options = {"players": [{"name": "Ada"}, {"name": "Bo"}]}
    session = Sessions(MemoryLedger()).begin("clearing_house", options=options, seed=3)
    out = io.StringIO()
    TerminalGame(session, out).play(
        io.StringIO("bots 2\nbot\nbots 7\nbots x\nbots\nbot\n"), prompt=False
    )
    told = out.getvalue()
    assert "Cards are dealt: Ada 9, Bo 9." in told
    assert told.count("Bo keeps a card.") == 2
    assert "there is no player '7'" in told
    assert "there is no player 'x'" in told
    assert "Ben can type" not in told
