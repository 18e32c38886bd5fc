"""Lines as people at the table say them: the actor first, plain words, names of abilities."""

import io
import re
from typing import Any

import pytest

from engine import GAMES
from engine.bots import at_random
from engine.text import from_text, to_text
from server.cli.play.table import TerminalGame
from server.cli.playing import options_of
from server.sessions import Sessions
from server.store.memory import MemoryLedger

BEGINNINGS = {
    "clay_o_rama": """
weigh in Ada: limbs 8+ for 1 die and 7+ for 2 dice, 4 legs, 43 hit points, 2 missiles, power drop
weigh in Bo: 3 legs, limbs 7+ for 2 dice, 40 hit points, 1 missile, power the poke
span of Ada 19cm
span of Bo 8in
start game
give move Ada because "test"
""",
    "slargeball": "option squad 1 1 0 1\nset up\nset up\n",
    "metamorph": "bot\n" * 3,
    "generation_zero": "ada: vote for bo\nvote for bo\n",
    "clearing_house": "bot\n" * 18,
}


def table_of(game: str, *lines: str, names: str = "Ada, Bo", **options: Any) -> TerminalGame:
    preset = "street" if game == "slargeball" else "classic"
    session = Sessions(MemoryLedger()).begin(
        game, options={**options_of(game, names, preset), **options}, seed=9
    )
    table = TerminalGame(session, io.StringIO())
    heard(table, *BEGINNINGS[game].strip().splitlines(), *lines)
    return table


def heard(table: TerminalGame, *lines: str) -> str:
    table.context.out = io.StringIO()
    table.play(io.StringIO("".join(f"{line}\n" for line in lines)), prompt=False)
    return table.context.out.getvalue()


@pytest.fixture(scope="module")
def fight() -> TerminalGame:
    return table_of("clay_o_rama")


@pytest.mark.parametrize(
    ("line", "exact"),
    [
        ("Ada attacks Bo", "1: Attack creature=1 target=2"),
        ("Ada's creature attacks Bo's creature", "1: Attack creature=1 target=2"),
        ("I attack Bo with limb 2", "1: Attack creature=1 target=2 limb=1"),
        ("attack bo with limb 2 and the drop", "1: Attack creature=1 target=2 limb=1 power=drop"),
        ("attack bo using the drop", "1: Attack creature=1 target=2 power=drop"),
        ("Ada's creature moves 5cm", "1: Move creature=1 length=500"),
        ("Ada throws a missile 2 at Bo", "1: Fire creature=1 missile=1 target=2"),
        ("end turn", "1: EndMove creature=1"),
        ("Ada's span is 20cm", "ref: SetSpan player=1 span=2000"),
    ],
)
def test_a_fight_is_told_as_at_the_table(fight: TerminalGame, line: str, exact: str) -> None:
    command = fight.commands.in_words(line)
    wanted = from_text(fight.session.game, exact)
    assert to_text(command).partition(": ")[2] == to_text(wanted).partition(": ")[2]


@pytest.mark.parametrize(
    ("line", "struck"),
    [
        ("it hits bo", 2),
        ("the missile hits Bo's creature", 2),
        ("it touches bo", 2),
        ("missile hits struck bo", 2),
        ("it misses", None),
        ("missed", None),
        ("it hits nobody", None),
    ],
)
def test_a_missile_hits_or_misses(line: str, struck: int | None) -> None:
    table = table_of("clay_o_rama", "throw missile 1 at bo")
    assert table.commands.in_words(line).struck == struck


@pytest.mark.parametrize(
    ("line", "damage"),
    [
        ("the drop does 3 damage because it looks flat", 3),
        ("it does no damage because it held", 0),
        ("the drop costs 4 because it looks flat", 4),
        ("judge 3 damage because it looks flat", 3),
        ("judge power damage 3 because it looks flat", 3),
    ],
)
def test_a_power_is_judged_in_plain_words(fight: TerminalGame, line: str, damage: int) -> None:
    command = fight.commands.in_words(line)
    assert (type(command).__name__, command.damage) == ("JudgePower", damage)


@pytest.fixture(scope="module")
def pitch() -> TerminalGame:
    return table_of("slargeball")


@pytest.mark.parametrize("line", ["move 2in left", "go 2in left", "green 1 moves 2in left"])
def test_a_figure_moves_so_far_in_a_direction(pitch: TerminalGame, line: str) -> None:
    figure = next(one for one in pitch.session.state.figures if one.seat == 1)
    (end,) = pitch.commands.in_words(line).path
    assert (end.x, end.y) == (figure.at.x - 508, figure.at.y)


@pytest.mark.parametrize(
    ("line", "distance"),
    [("move to the ball", 250), ("move to ball 1", 250), ("move 1in toward the ball", None)],
)
def test_a_figure_goes_to_a_thing_until_it_touches_it(
    pitch: TerminalGame, line: str, distance: int | None
) -> None:
    """A base of 30 mm touches a ball of 20 mm when their middles are 25 mm apart."""
    state = pitch.session.state
    ball, figure = state.balls[0].at, state.figures[0].at
    (end,) = pitch.commands.in_words(line).path
    if distance is None:
        assert (end.x - figure.x, end.y - figure.y) == (254, 0)
    else:
        assert abs(ball.x - end.x - distance) <= 1
    pitch.session.game.decide(state, pitch.commands.in_words(line))


def test_what_is_listed_of_a_move_is_where_it_leads(pitch: TerminalGame) -> None:
    assert "move to the ball" in heard(pitch, "?")


def test_how_a_figure_falls_is_told_by_a_direction() -> None:
    table = table_of("slargeball")
    while not table.session.state.hits:
        heard(table, "bot")
    hit = table.session.state.hits[0]
    by, victim = (
        next(one for one in table.session.state.figures if one.id == number).at
        for number in (hit.by, hit.victim)
    )
    for line in ("it falls away", "let it fall away", "topple toward away"):
        toward = table.commands.in_words(line).toward
        assert (toward.x - victim.x, toward.y - victim.y) == (victim.x - by.x, victim.y - by.y)
    assert table.commands.in_words("it falls left").toward.x == table.session.state.field.left
    assert "let it fall away from" in heard(table, "?")


def test_a_squad_is_told_by_what_it_holds() -> None:
    table = table_of("slargeball")
    session = Sessions(MemoryLedger()).begin(
        "slargeball", options=options_of("slargeball", "Ada, Bo", "street"), seed=9
    )
    table = TerminalGame(session, io.StringIO())
    told = heard(table, "option squad 1 tremple, 2 nickelbacks and 1 rushing grelker", "options")
    assert table.session.record.options["squad"] == [1, 2, 0, 1]
    assert "squad 1 tremple, 2 nickelback, 1 rushing grelker" in told
    assert "say how many of each, such as 1 tremple" in heard(table, "option squad 2 trolls")


@pytest.fixture(scope="module")
def wizards() -> TerminalGame:
    return table_of("metamorph")


@pytest.mark.parametrize(
    ("line", "steps"),
    [
        ("turn left", "L"),
        ("turn right", "R"),
        ("turn left twice", "LL"),
        ("turn left 2", "LL"),
        ("Ada turns left", "L"),
    ],
)
def test_a_wizard_turns(wizards: TerminalGame, line: str, steps: str) -> None:
    state = wizards.session.state
    line = line.replace("Ada", state.players[state.turn.player - 1].name)
    assert wizards.commands.in_words(line).steps == steps


@pytest.mark.parametrize("line", ["leave the map", "walk off the map", "move to off"])
def test_a_wizard_leaves_the_map(wizards: TerminalGame, line: str) -> None:
    assert wizards.commands.in_words(line).to == "off"


@pytest.fixture(scope="module")
def agents() -> TerminalGame:
    return table_of("generation_zero")


def test_abilities_are_used_by_their_names(agents: TerminalGame) -> None:
    state = agents.session.state
    for figure in state.figures:
        if figure.kind != "monster" and figure.ability.effect != "none" and not figure.spare:
            command = agents.commands.in_words(f"use {figure.ability.name} with {figure.name}")
            assert (command.figure, command.department) == (figure.number, False)
            assert agents.commands.in_words(f"use {figure.ability.name}").figure == figure.number


def test_a_figure_does_what_the_line_says_of_it(agents: TerminalGame) -> None:
    game, state = agents.session.game, agents.session.state
    move = next(one for one in game.choices(state) if type(one).__name__ == "Move")
    figure = next(one for one in state.figures if one.number == move.figure)
    names = {one.number: one.name for one in state.places}
    way = " then ".join(names[one] for one in move.path)
    for line in (f"{figure.name} moves to {way}", f"move {figure.name} to {way}"):
        assert agents.commands.in_words(line) == move


def test_what_figures_can_do_is_shown_with_their_health(agents: TerminalGame) -> None:
    told = heard(agents, "score")
    for figure in agents.session.state.figures:
        if figure.kind == "sue":
            assert figure.ability.name in told
            stats = rf"{figure.stats.attack} +{figure.stats.defence} +{figure.stats.speed}"
            assert re.search(rf"{figure.name} .* {stats} ", told)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_for_a_seat_or_a_list(game: str) -> None:
    table = table_of(game)
    table._last_shown = (table.context.game, "")
    told = heard(table, "score")
    asked = [line for line in told.splitlines() if " can type: " in line]
    assert asked
    assert "(seat" not in told
    assert "Awaited" not in told


def test_who_can_only_let_it_pass_is_not_asked() -> None:
    table = table_of("clearing_house", names="Ada, Bo, Cy")
    told = "".join(heard(table, "bot") for _ in range(80))
    assert "lets it pass (there is no other choice)." in told
    assert not re.search(r"^\w+ can type: let it pass\.$", told, re.M)


def test_behind_the_curtain_nobody_passes_unasked() -> None:
    """Not asking a player who has no choice would reveal which cards they do not hold."""
    table = table_of("clearing_house", names="Ada, Bo, Cy")
    table.context.screen.curtain = True
    table.seats.sit_down(1)
    for _ in range(40):
        table.turns.choose(at_random)
    assert isinstance(table.context.out, io.StringIO)
    assert "no other choice" not in table.context.out.getvalue()


def test_an_undone_command_takes_what_went_by_itself_along() -> None:
    table = table_of("clearing_house", names="Ada, Bo, Cy")
    for _ in range(60):
        head = table.session.head
        told = heard(table, "bot")
        if "no other choice" in told:
            break
    assert "no other choice" in told
    after = table.session.state
    heard(table, "undo")
    assert table.session.state == table.session.state_after(head)
    heard(table, "redo")
    assert table.session.state == after


@pytest.mark.parametrize(
    ("game", "line", "exact"),
    [
        ("clay_o_rama", "set Bo's hit points to 12 because he sat on it", "SetHitPoints 2 12"),
        ("clay_o_rama", "Bo's hit points are 12 because he sat on it", "SetHitPoints 2 12"),
        ("clay_o_rama", "set hit points of Bo 12 because he sat on it", "SetHitPoints 2 12"),
        ("clearing_house", "set Ada's hearts to 3 because he sat on it", "SetHearts 1 3"),
        ("metamorph", "set Bo's shape to Bear because he sat on it", "SetShape 2 Bear"),
        ("metamorph", "Bo's mana is 12 because he sat on it", "SetMana 2 12"),
        ("generation_zero", "set Tobias Fenn's health to 4 because he sat on it", "SetHealth 2 4"),
    ],
)
def test_the_referee_sets_what_is_somebodys(game: str, line: str, exact: str) -> None:
    table = table_of(game)
    wanted = from_text(table.session.game, f'ref: {exact} because="he sat on it"')
    assert table.commands.in_words(line) == wanted
    assert table.commands.in_words(table.context.grammar().phrase(wanted)) == wanted


def test_a_value_is_set_as_one_says_it() -> None:
    table = table_of("clearing_house")
    wanted = from_text(table.session.game, 'ref: SetHearts 1 3 because="so"')
    assert table.context.grammar().phrase(wanted) == 'set Ada\'s hearts to 3 because "so"'
