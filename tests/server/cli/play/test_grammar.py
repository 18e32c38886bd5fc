"""Commands in words: listed commands are parsed back; errors say what would be right."""

from typing import Any

import pytest

from engine import GAMES
from engine.bots import at_random
from engine.explore import after
from engine.game import AnyCommand, AnyGame, AnyState
from engine.games.clay_o_rama.state import (
    Assault,
    Chance,
    Judgement,
    Riposte,
    Shot,
    Turn,
    Wound,
)
from engine.luck import Shuffle
from engine.notation import NotationError, from_json, options_from_json
from engine.refusal import IllegalCommand
from engine.text import from_text, to_text
from server.cli.play.games.registry import lexicon_of
from server.cli.play.grammar import Grammar
from server.cli.play.units import Units
from tests.toy.noughts_and_crosses import GAME as NOUGHTS

POSITIONS = 40
LOOKED_AT = 5
"""Number of choices of a position that are written and parsed; others are of the same kinds."""


def grammar(game: AnyGame, state: AnyState, *, seat: int | None = None) -> Grammar:
    lexicon = lexicon_of(game.name)
    units = Units(span=lexicon.span(state), usual=lexicon.unit)
    return Grammar(game, lexicon, state, units, game.choices(state), seat)


def played(game: AnyGame, state: AnyState, *lines: str) -> AnyState:
    for line in lines:
        state = after(game, state, from_text(game, line))
    return state


def some(choices: tuple[AnyCommand, ...]) -> list[AnyCommand]:
    step = max(1, len(choices) // LOOKED_AT)
    return [one for one in choices[::step] if not isinstance(one, Shuffle)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("example", [0, pytest.param(1, marks=pytest.mark.long)])
def test_every_choice_in_words_is_read_back_as_it(name: str, example: int) -> None:
    game: AnyGame = GAMES[name]
    state: Any = game.setup(list(game.examples.values())[example])
    for draw in range(POSITIONS):
        said = grammar(game, state)
        for one in some(said.choices):
            back = said.read(said.phrase(one))
            assert game.decide(state, back) == game.decide(state, one), said.phrase(one)
        command = at_random(game, state, 5, draw)
        if command is None:
            break
        state = after(game, state, command)


def test_a_game_without_a_lexicon_is_played_in_words_all_the_same() -> None:
    state: Any = NOUGHTS.setup(next(iter(NOUGHTS.examples.values())))
    while NOUGHTS.awaiting(state) is not None:
        said = grammar(NOUGHTS, state)
        command = said.read(said.phrase(said.choices[0]))
        assert command == said.choices[0]
        state = after(NOUGHTS, state, command)
    assert NOUGHTS.outcome(state) is not None


CLAY: AnyGame = GAMES["clay_o_rama"]
WEIGHED = (
    "weighin 1 4 limbs=[Limb(8,1),Limb(7,2)] hit_points=43 missiles=[Missile(),Missile(2)] "
    "power=drop",
    "weighin 2 3 hit_points=40",
    "weighin 3 3 hit_points=30",
    "startgame without_powers=yes",
    "roll [6,6,6,1,1,1,2,2,2]",
)


@pytest.fixture
def fight() -> Grammar:
    players = [{"name": "Ada", "span": 1870}, {"name": "Bo", "span": 2000}, {"name": "Cy"}]
    options = options_from_json(CLAY, {"players": players})
    return grammar(CLAY, played(CLAY, CLAY.setup(options), *WEIGHED))


@pytest.mark.parametrize(
    ("line", "exact"),
    [
        ("attack Bo", "1: Attack creature=1 target=2"),
        ("attack Bo's creature with the second limb", "1: Attack creature=1 target=2 limb=1"),
        ("attack cy with limb 2, gap 3cm", "1: Attack creature=1 target=3 limb=1 gap=300"),
        ("attack Bo power the drop", "1: Attack creature=1 target=2 power=drop"),
        ("move 15cm", "1: Move creature=1 length=1500"),
        ("move my creature 2.5 spans", "1: Move creature=1 length=4675"),
        ("Move 2 spans and contact", "1: Move creature=1 length=3740 contact=yes"),
        ("throw missile 2 at Cy", "1: Fire creature=1 missile=1 target=3"),
        ("shoot Cy with the first missile", "1: Fire creature=1 missile=0 target=3"),
        ("done", "1: EndMove creature=1"),
        ("end move", "1: EndMove creature=1"),
        (
            'set hit points of Bo 12 because "sat upon"',
            'ref: SetHitPoints creature=2 hit_points=12 because="sat upon"',
        ),
        ("note the dog had it", 'ref: Note text="the dog had it"'),
    ],
)
def test_a_line_is_understood(fight: Grammar, line: str, exact: str) -> None:
    command = fight.read(line)
    assert command == from_text(CLAY, exact), to_text(command)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("atack Bo", "did you mean `attack`?"),
        ("attack Boo", "did you mean `Bo's creature`?"),
        ("attack", "wants to know the target: Bo's creature, Cy's creature"),
        ("throw", "wants to know the missile"),
        ("move far", "a length such as 15cm, 6in or 2.5 spans"),
        ("end move now", "takes nothing more, but got 'now'"),
        ("set hit points Bo 3", "wants a reason"),
        ("judge by dice four dice more", "takes nothing more, but got 'more'"),
        ("sing", "you may attack, move, throw, end move"),
        ("start game", "it is done during building"),
        ("counterattack", "has nothing to answer"),
    ],
)
def test_an_error_is_one_sentence_that_says_what_would_be_right(
    fight: Grammar, line: str, told: str
) -> None:
    with pytest.raises((NotationError, IllegalCommand)) as problem:
        CLAY.decide(fight.state, fight.read(line))
    assert told in str(problem.value)
    assert ". " not in str(problem.value).rstrip(".")


def test_who_speaks_may_be_said(fight: Grammar) -> None:
    assert fight.read("Ada: attack Bo").seat == 1
    assert fight.read("referee: attack Bo").seat is None
    assert fight.read("attack Bo").seat == 1


def test_a_name_that_may_mean_two_is_asked_about() -> None:
    game: AnyGame = GAMES["generation_zero"]
    state: Any = game.setup(game.examples["classic"])
    draw = 0
    while not any(type(one).__name__ == "Rest" for one in game.choices(state)):
        state = after(game, state, at_random(game, state, 3, draw))
        draw += 1
    said = grammar(game, state)
    names = [said.phrase(one) for one in said.choices if type(one).__name__ == "Rest"]
    assert len(names) > 1, names
    with pytest.raises(NotationError, match="wants to know the figure"):
        said.read("rest")


def test_a_line_of_nonsense_ends_soon(fight: Grammar) -> None:
    with pytest.raises(NotationError):
        fight.read("weigh in " + "1 2 3 limbs missiles Ada " * 40)


@pytest.mark.parametrize(
    ("line", "matter"),
    [
        ("open the move of Bo's creature", Turn(2)),
        ("open the move of Bo's creature, begun", Turn(2, begun=True)),
        ("open a shot by Ada's creature, missile 2, at Cy", Shot(1, 1, 3)),
        ("open attacks by Ada's creature on Bo's creature", Assault(1, 2)),
        ("open a wound of 2 dice to Bo for a fall", Wound(2, 2, "a fall")),
        ("open an answer of Bo to Ada", Riposte(2, 1)),
        ("open the chance of Ada to use the drop on Bo", Chance("drop", 1, 2)),
        ("open the judgement of the drop on Bo, 3 dice", Judgement("drop", 2, 3)),
    ],
)
def test_what_is_open_is_said_in_words(fight: Grammar, line: str, matter: object) -> None:
    command = fight.read(f'{line} because "she was first"')
    assert command.matter == matter
    assert command.because == "she was first"
    assert fight.read(fight.phrase(command)) == command


def test_what_is_open_is_said_exactly(fight: Grammar) -> None:
    exact = 'ref: SetMatter matter=Turn(2) because="she was first"'
    assert from_text(CLAY, exact) == from_json(
        CLAY,
        {
            "type": "SetMatter",
            "seat": None,
            "matter": {"type": "Turn", "creature": 2},
            "because": "she was first",
        },
    )
