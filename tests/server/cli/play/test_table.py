"""A game at the terminal as people play it: undo, redo, save, and the curtain."""

import io
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from server.cli.play.seat_words import CLEARED
from server.cli.play.table import TerminalGame
from server.sessions import Sessions
from server.store.memory import MemoryLedger

ADA_AND_BO = [{"name": "Ada"}, {"name": "Bo"}]


def played(
    game: str, script: str, *, seed: int = 3, curtain: bool = False, prompt: bool = False
) -> tuple[str, TerminalGame]:
    options = {"players": ADA_AND_BO}
    session = Sessions(MemoryLedger()).begin(game, options=options, seed=seed)
    out = io.StringIO()
    table = TerminalGame(session, out, curtain=curtain)
    table.play(io.StringIO(script), prompt=prompt)
    return out.getvalue(), table


class Typed(io.StringIO):
    """Lines as somebody types them; ^C is Ctrl-C."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = super().readline(-1)
        if line == "^C\n":
            raise KeyboardInterrupt
        return line


WEIGHED = "weigh in Ada 4 legs, 40 hit points\nweigh in Bo 3 legs, 30 hit points\n"


def test_undo_says_what_it_undid_and_redo_does_it_again() -> None:
    told, table = played("clay_o_rama", WEIGHED + "undo\n")
    assert "Undone: weigh in 3 legs 30 hit points." in told
    assert len(table.session.state.creatures) == 1
    told, table = played("clay_o_rama", WEIGHED + "undo\nundo\nredo\nredo\nredo\n")
    assert "Done again: weigh in Ada 4 legs 40 hit points." in told
    assert "there is nothing to redo" in told
    assert [one.hit_points for one in table.session.state.creatures] == [40, 30]


@pytest.mark.parametrize("line", ["weigh in Bo 3 legs", "WeighIn player=2 legs=3"])
def test_a_fault_of_the_rules_ends_no_game(line: str) -> None:
    options = {"players": ADA_AND_BO}
    session = Sessions(MemoryLedger()).begin("clay_o_rama", options=options, seed=3)
    sound = session.game

    def faulty(state: Any, command: Any) -> Any:
        if getattr(command, "player", 0) == 2:
            raise ZeroDivisionError
        return sound.decide(state, command)

    session.game = replace(sound, decide=faulty)
    out = io.StringIO()
    typed = io.StringIO(f"weigh in Ada 4 legs\n{line}\nundo\n")
    TerminalGame(session, out).play(typed, prompt=False)
    told = out.getvalue()
    assert "  no: The rules of this game have a fault here" in told
    assert told.index("have a fault here") < told.index("Undone: weigh in")
    assert session.state.creatures == ()


def test_what_was_undone_is_gone_once_something_else_was_said() -> None:
    told, table = played("clay_o_rama", WEIGHED + "undo\nweigh in Bo 1 leg\nredo\n")
    assert "there is nothing to redo" in told
    assert table.session.state.creatures[1].legs == 1


@pytest.mark.parametrize(
    ("script", "asked"),
    [
        ("^C\n", 0),  # nothing would be lost
        (f"{WEIGHED}^C\n^C\n", 1),
        (f"{WEIGHED}^C\nundo\n^C\n^C\n", 2),
    ],
)
def test_a_persons_ctrl_c_is_asked_about_before_it_loses_the_game(script: str, asked: int) -> None:
    session = Sessions(MemoryLedger()).begin("clay_o_rama", options={"players": ADA_AND_BO})
    out = io.StringIO()
    with pytest.raises(KeyboardInterrupt):
        TerminalGame(session, out).play(Typed(script), prompt=True)
    assert out.getvalue().count("What is not saved is lost") == asked


def test_ctrl_c_ends_a_script_at_once() -> None:
    session = Sessions(MemoryLedger()).begin("clay_o_rama", options={"players": ADA_AND_BO})
    with pytest.raises(KeyboardInterrupt):
        TerminalGame(session, io.StringIO()).play(Typed(f"{WEIGHED}^C\nquit\n"), prompt=False)


@pytest.mark.parametrize("quote", ['"', "'"])
def test_quotes_around_a_file_are_no_part_of_its_name(tmp_path: Path, quote: str) -> None:
    path = tmp_path / "Fränzis Abend.json"
    told, _ = played("clay_o_rama", f"{WEIGHED}save {quote}{path}{quote}\n")
    assert f"Kept in {path}; `load {path}` goes on with it." in told
    told, table = played("slargeball", f"load {quote}{path}{quote}\nsave {quote}{quote}\n")
    assert table.session.game.name == "clay_o_rama"
    assert "name the file: save evening.json" in told


def test_a_game_is_kept_over_another_and_over_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "boards.json"
    path.write_text('{"units": "mm"}')
    told, _ = played("clay_o_rama", f"{WEIGHED}save {path}\n")
    assert f"{path} is there already and holds no game; name a new file" in told
    assert path.read_text() == '{"units": "mm"}'
    path.unlink()
    told, _ = played("clay_o_rama", f"{WEIGHED}save {path}\nsave {path}\n")
    assert told.count(f"Kept in {path}") == 2


def test_a_game_is_kept_in_a_file_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    told, before = played("clay_o_rama", f"{WEIGHED}undo\nsave {path}\n")
    assert f"Kept in {path}" in told
    told, table = played("slargeball", f"load {path}\nundo\n")
    assert table.session.game.name == "clay_o_rama"
    assert table.session.events[: before.session.head] == before.session.events
    assert table.session.state.creatures == ()
    assert "Clay-O-Rama, 3 entries" in told


def test_a_kept_game_that_was_changed_is_named(tmp_path: Path) -> None:
    """A changed game could continue in a state that these rules never reach."""
    path = tmp_path / "evening.json"
    played("clay_o_rama", f"{WEIGHED}save {path}\n")
    path.write_text(path.read_text().replace('"player": 1', '"player": 7'))
    told, table = played("clay_o_rama", f"load {path}\n")
    assert f"{path}: it was changed: entry 1" in told
    assert table.session.head == 0


@pytest.mark.parametrize("change", [{"command": 9}, {"seq": 4}])
def test_a_kept_game_whose_entries_do_not_follow_is_no_game(
    tmp_path: Path, change: dict[str, int]
) -> None:
    """Games that were kept before carry no hash."""
    path = tmp_path / "evening.json"
    played("clay_o_rama", f"{WEIGHED}save {path}\n")
    kept = as_before(json.loads(path.read_text()))
    path.write_text(json.dumps(kept))
    told, _ = played("clay_o_rama", f"load {path}\n")
    assert "entries" in told
    kept["entries"][1] |= change
    path.write_text(json.dumps(kept))
    told, _ = played("clay_o_rama", f"load {path}\n")
    assert f"{path}: it is not an exported or saved game" in told


def as_before(kept: dict[str, Any]) -> dict[str, Any]:
    """The file as it was before each entry had a hash."""
    beside = ("told", "standing", "link")
    entries = [{k: v for k, v in one.items() if k not in beside} for one in kept["entries"]]
    return {"kind": kept["kind"], "record": kept["record"], "entries": entries}


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", "[" * 10**5, '{"kind": "tableref game", "record": {}}']
)
def test_a_file_that_is_no_game_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "no.json"
    path.write_text(text, encoding="utf-8")
    told, table = played("clay_o_rama", f"{WEIGHED}load {path}\nload {tmp_path}/none\nload\nsave\n")
    assert f"{path}: it " in told
    assert "name a file that `save` wrote" in told
    assert "there is no such file" in told
    assert told.count("name the file") == 2
    assert len(table.session.state.creatures) == 2


def test_options_and_players_are_set_before_the_game_begins() -> None:
    told, table = played(
        "slargeball",
        "options\nplayers Ada, Ben, Cy, Dee\noption squads 2\noption turns 3\noptions\n",
    )
    assert [one.name for one in table.session.state.players] == ["Ada", "Ben", "Cy", "Dee"]
    assert table.session.state.house.turns == 3
    assert sum(one.team == 1 for one in table.session.state.figures) > 10
    assert "\n  squads 0" in told
    assert "\n  squads 2" in told


def test_a_squad_is_made_up() -> None:
    _, table = played("slargeball", "option squad 1 0 2 0\noption colours red black\n")
    team = [one.position for one in table.session.state.figures if one.team == 1]
    assert team == ["tremple", "defensive_grelker", "defensive_grelker", "goalie"]
    assert table.session.state.colours == ("red", "black")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("option hart 5", "did you mean 'hearts'"),
        ("option hearts many", "hearts is a whole number"),
        ("option hearts 500", "hearts"),
        ("option base_deck perhaps", "base deck is yes or no"),
        ("option preset clasic", "did you mean 'classic'"),
        ("option hearts", "say what hearts is to be"),
        ("players Ada", "players"),
    ],
)
def test_what_cannot_be_set_is_said_and_changes_nothing(said: str, told: str) -> None:
    heard, table = played("clearing_house", said + "\n")
    assert told in heard
    assert len(table.session.state.players) == 2
    assert table.session.state.house.hearts == 4


def test_options_stay_once_somebody_has_played() -> None:
    told, _ = played("clearing_house", "1\noption hearts 5\n")
    assert "the game has begun" in told


def test_a_power_is_made_up_in_words() -> None:
    line = 'make up power sneeze, title "The Sneeze", text "It sneezes.", use hit, dice 3\n'
    told, table = played("clay_o_rama", line + "weigh in Ada 3 legs, power the sneeze\n")
    assert "not understood" not in told
    assert table.session.state.powers[0].title == "The Sneeze"
    assert table.session.state.creatures[0].power == "sneeze"


def test_a_space_or_player_that_there_is_not_is_told_as_such() -> None:
    told, _ = played("clearing_house", "move to J9\n")
    assert "  no: there is no J9: columns go A to F, rows 1 to 6." in told
    told, _ = played("clearing_house", "move to sideways\n")
    assert "not understood: there is no 'sideways': columns go A to F, rows 1 to 6." in told
    told, _ = played("clay_o_rama", "weigh in Cee 2 legs\nweigh in Ada 2 tails\n")
    assert "not understood: there is no player 'Cee': Ada or Bo?" in told
    assert "there is no player 'tails'" not in told


def test_the_draft_tells_what_is_held_apart_from_the_pack() -> None:
    told, _ = played("clearing_house", "score\nbot\nscore\n")
    assert re.findall(r"\d, chooses from \d$", told, re.MULTILINE) == [
        *["0, chooses from 9"] * 2,
        "1, chooses from 8",
        "0, chooses from 9",
    ]


def test_rules_and_why_tell_what_is_at_hand() -> None:
    told, _ = played(
        "clearing_house", "rules\nrules intervene\nrules nonsense\nwhy\nmove to B2\nwhy\n"
    )
    assert "keep: " in told
    assert "C24" in told
    assert "nothing is ruled on 'nonsense'" in told
    assert "the rules have refused nothing yet; `why C1` tells a ruling" in told
    told, _ = played("clay_o_rama", "why\nwhy K18\nwhy K180\n")
    assert "the rules have refused nothing yet; `why K1` tells a ruling" in told
    assert "K18: " in told
    assert "there is no ruling 'K180'" in told


def test_the_unit_that_was_typed_is_the_one_of_answers() -> None:
    told, _ = played("clay_o_rama", "set span Ada 8in\nset span Bo 20cm\nunits mm\nunits yard\n")
    assert "Ada's span is 8 in." in told
    assert "Bo's span is 20 cm." in told
    assert "there is no unit 'yard'" in told


# The curtain

SECRETS = ("Move", "Attack", "Armor", "Abduct", "Ambush", "Intervene", "Double Move")


def hands(table: TerminalGame) -> dict[str, set[str]]:
    return {one.name: set(one.pack) for one in table.session.state.players}


def test_behind_the_curtain_each_sees_only_their_own() -> None:
    told, _ = played("clearing_house", "Ada\n?\nstate\nlog\nraw\n", curtain=True)
    assert "The curtain is drawn. Ada takes the screen" in told
    assert "Ada chooses from" in told
    assert "Bo chooses from" not in told
    raw = next(line for line in told.splitlines() if line.strip().startswith("players:"))
    assert raw.count("'hidden'") >= 9


def test_the_screen_goes_to_whoever_is_awaited_and_only_they_open_it() -> None:
    told, table = played("clearing_house", "Ada\n1\nAda\n?\nBo\n1\n", curtain=True)
    assert "The curtain is drawn. Bo takes the screen" in told
    assert "the screen is for Bo" in told
    assert "there is no player '?'" in told
    assert table.session.head > 3
    bos = told[told.index("This is Bo") :]
    assert "Ada keeps a card." in bos
    assert "Bo chooses from" in bos
    assert "Ada chooses from" not in bos


def test_a_terminal_is_cleared_when_the_curtain_is_drawn() -> None:
    told, _ = played("clearing_house", "Ada\n1\n", curtain=True, prompt=True)
    assert told.count(CLEARED) == 2


def test_nobody_plays_anothers_cards_from_behind_the_curtain() -> None:
    told, table = played("clearing_house", "Ada\ndraft 2 armor\nkeep Bo Armor\n", curtain=True)
    assert not any(one.picked for one in table.session.state.players)
    assert told.count("  no: ") + told.count("not understood") == 2


def test_undoing_anothers_command_does_not_tell_it() -> None:
    told, table = played("clearing_house", "Ada\n1\nBo\nundo\nredo\n", curtain=True)
    assert "Undone: what another player said." in told
    assert "Done again: what another player said." in told
    assert table.session.state.players[0].picked


def test_what_bots_hold_stays_secret_too() -> None:
    told, table = played("clearing_house", "bots Bo\n1\n1\nlog\nscore\n")
    assert "You see what Ada may see" in told
    hidden = told[told.index("You see what") :]
    assert "Bo keeps a card." in hidden
    assert "Bo chooses from" not in hidden
    assert "Bo holds" not in hidden
    assert table.context.screen.seat == 1


def test_special_powers_of_clay_o_rama_stay_secret() -> None:
    script = (
        "weigh in Ada 4 legs, 40 hit points, power the drop\n"
        "weigh in Bo 3 legs, 30 hit points, power the bowl\nstart game\ncurtain on\n"
    )
    told, table = played("clay_o_rama", script + "Ada\nscore\nBo\nscore\n")
    on = table.session.state.play.turn.creature
    after = told[told.index("This is") :]
    own, others = ("The Drop", "The Bowl") if on == 1 else ("The Bowl", "The Drop")
    assert own in after
    assert others not in after


@pytest.mark.parametrize("name", GAMES)
def test_the_board_is_drawn_for_everybody_and_for_each(name: str) -> None:
    told, _ = played(name, "board\nscore\n" + "bot\n" * 12 + "board\ncurtain on\nAda\nboard\n")
    assert "{" not in told
    assert "None" not in told
