"""Lists, help, options and refusals contain no program syntax where newcomers look."""

import io
import re

import pytest

from engine import GAMES
from engine.bots import at_random
from server.cli.play.table import TerminalGame
from server.cli.play.words import plain, words_of
from server.cli.playing import options_of
from server.sessions import Sessions
from server.store.memory import MemoryLedger

AS_A_PROGRAM = re.compile(
    r"[\[\]{}]|\b(?:None|True|False)\b|\w=\w|\b[a-z]+_[a-z]|\w\.\d+\.\w|\b[a-z]+[A-Z]|tenths? of"
    r"|\bJSON\b|\b[A-Z][a-z]+[A-Z][a-z]+"
)
"""Brackets, constants, fields with their values, names of fields, paths, names of classes."""

PLAYERS = dict.fromkeys(GAMES, "Ada, Bo")

MOVES = 40
"""Number of random commands of a game; after every twentieth a newcomer looks around."""


def begun(game: str) -> TerminalGame:
    session = Sessions(MemoryLedger()).begin(
        game, options=options_of(game, PLAYERS[game], "classic"), seed=5
    )
    return TerminalGame(session, io.StringIO())


def heard(table: TerminalGame, *lines: str) -> str:
    table.context.out = io.StringIO()
    table.play(io.StringIO("".join(f"{line}\n" for line in lines)), prompt=False)
    return table.context.out.getvalue()


def as_a_program(told: str) -> list[str]:
    return [line for line in told.splitlines() if AS_A_PROGRAM.search(line)]


@pytest.mark.parametrize("game", GAMES)
def test_lists_options_and_the_referees_word_are_plain(game: str) -> None:
    table = begun(game)
    assert as_a_program(heard(table, "options", "help", "rules")) == []
    for _ in range(0, MOVES, 20):
        if table.session.game.outcome(table.session.state) is not None:
            break
        heard(table, *["bot"] * 20)
        assert as_a_program(heard(table, "?", "help referee", "score")) == []


@pytest.mark.parametrize("game", GAMES)
def test_help_on_every_command_is_plain(game: str) -> None:
    table = begun(game)
    verbs = [" ".join(words_of(kind.__name__)) for kind in GAMES[game].commands]
    told = heard(table, *(f"help {verb}" for verb in verbs))
    assert as_a_program(told) == []
    assert "there is no help" not in told
    assert GAMES[game].commands[0].__name__ in heard(table, f"help exact {verbs[0]}")


@pytest.mark.parametrize("game", GAMES)
def test_what_the_referee_may_say_is_read_back_as_it_is_written(game: str) -> None:
    table = begun(game)
    session = table.session
    for moves in range(1, MOVES // 2):
        command = at_random(session.game, session.state, 7, moves)
        if command is not None:
            table.turns.say(command)
    grammar = table.context.grammar()
    for one in filter(grammar.is_sayable, session.game.overrides(session.state)):
        assert grammar.read(grammar.phrase(one)) == one


@pytest.mark.parametrize(
    ("game", "said", "wanted"),
    [
        ("clay_o_rama", "hit points flat", {"hit_points": "flat"}),
        ("clay_o_rama", "powers none", {"powers": "none"}),
        ("clay_o_rama", "unit six inches", {"unit": "six_inches"}),
        ("slargeball", "base 25mm", {"base": 250}),
        ("slargeball", "base 1 in", {"base": 254}),
        ("slargeball", "break play end turn", {"break_play": "end_turn"}),
        ("generation_zero", "agents 3", {"agents": 3}),
        ("generation_zero", "stand and ensnare yes", {"stand_and_ensnare": True}),
    ],
)
def test_an_option_is_set_as_it_is_listed(game: str, said: str, wanted: dict[str, object]) -> None:
    table = begun(game)
    told = heard(table, f"option {said}")
    assert "not understood" not in told
    assert table.session.record.options["switches"] == wanted
    listed = heard(table, "options")
    assert re.search(
        rf"^  {said.replace('1 in', '25.4 mm').replace('25mm', '25 mm')}\b", listed, re.M
    )


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("slargeball", "option base wide"),
        ("slargeball", "option break_play never"),
        ("clay_o_rama", "option full_hit_points 900"),
        ("clay_o_rama", "option power_table x"),
        ("generation_zero", "option preset grand"),
        ("generation_zero", "option locations 3"),
        ("metamorph", "option scenario peace"),
    ],
)
def test_what_cannot_be_set_is_told_plainly(game: str, said: str) -> None:
    told = heard(begun(game), said).split(f"> {said}\n")[1]
    assert told.startswith(("  not understood: ", "  no: "))
    assert as_a_program(told) == []


def test_lists_and_fields_of_the_rules_are_told_plainly() -> None:
    assert plain("choose of ['play_on', 'end_turn']") == "choose of play on, end turn"
    assert plain("full_hit_points cannot be 0") == "full hit points cannot be 0"
    assert (
        plain("there is no file my_games/old_one.json") == "there is no file my_games/old_one.json"
    )
    assert plain("roll [3, 4] anew") == "roll 3, 4 anew"


def test_the_referee_sets_a_value_straight_in_words() -> None:
    table = begun("clearing_house")
    told = heard(
        table,
        'correct Bo\'s armor to 1 because "it was forgotten"',
        'correct Bo hand to move, ranged-attack because "as dealt"',
        'correct house xs block yes because "we agreed"',
    )
    assert "not understood" not in told
    assert "no:" not in told
    state = table.session.state
    assert state.players[1].armor == 1
    assert state.players[1].hand == ("move", "ranged_attack")
    assert state.house.xs_block


def test_a_house_rule_is_changed_during_play_in_words() -> None:
    table = begun("clay_o_rama")
    while table.session.state.moment != "playing":
        heard(table, "bot")
    told = heard(table, 'change house rule fire first to yes because "we agreed"')
    assert "not understood" not in told
    assert table.session.state.house.fire_first
    table = begun("slargeball")
    heard(table, *["bot"] * 6)
    told = heard(table, 'set house turns 3 because "late"', 'set house base 31mm because "sand"')
    assert "not understood" not in told
    assert (table.session.state.house.turns, table.session.state.house.base) == (3, 310)


def test_behind_the_curtain_the_referees_word_tells_no_hand() -> None:
    table = begun("clearing_house")
    heard(table, *["bot"] * 12)
    hands = {one.seat: one.hand for one in table.session.state.players}
    table.context.screen.curtain = True
    table.seats.sit_down(2)
    told = [line for line in heard(table, "help referee").splitlines() if "'s hand to" in line]
    assert hands[1]
    assert told == []


def test_who_came_in_mid_game_has_a_name() -> None:
    table = begun("generation_zero")
    told = heard(table, 'add player "Cy" because "late"', "help referee")
    assert "Cy" in told
