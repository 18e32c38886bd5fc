"""Contract tests of every registered game, over random play of each of its examples."""

import json
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import engine.games as games_folder
from engine.game import SPECTATOR, AnyGame, TakenBack, UnknownEvent
from engine.house import in_words
from engine.luck import RollNeeded, ShuffleNeeded
from engine.notation import from_json, to_json
from engine.refusal import IllegalCommand
from engine.registry import GAMES
from engine.replay import ledger_hash, next_state, replay, states, take_back
from engine.text import from_text, to_text
from tests.engine.play import play_at_random
from tests.engine.well_told import faults_in_sentence, faults_in_words

AT_ONCE = 2
"""Examples of each game; `make long` plays them all."""
EXAMPLES = [
    pytest.param(
        game,
        options,
        id=f"{game.name}-{name}",
        marks=() if number < AT_ONCE else pytest.mark.long,
    )
    for game in GAMES.values()
    for number, (name, options) in enumerate(game.examples.items())
]
LENGTH = 150

of_every_few = pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.long)])
"""Games of full length, of which only every fourth state is checked in `make test`."""


@of_every_few
@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_choices_are_accepted_and_evolve_never_refuses(
    game: AnyGame, options: Any, every: int
) -> None:
    moments = play_at_random(game, options, seed=1, commands=60, meddling=8)
    for played in islice(moments, 0, None, every):
        for command in (*game.choices(played.state), *game.overrides(played.state)):
            state = played.state
            for event in game.decide(state, command):
                state = game.evolve(state, event)
            assert game.carry_out(played.state, command)[1] == state


@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_replayed_events_equal_the_live_state_at_every_step(game: AnyGame, options: Any) -> None:
    moments = list(play_at_random(game, options, seed=2, commands=LENGTH, meddling=9))
    folded = states(game, options, moments[-1].events)
    for moment in moments:
        assert folded[len(moment.events)] == moment.state


@pytest.mark.parametrize("length", [40, pytest.param(LENGTH, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_same_seed_same_game(game: AnyGame, options: Any, length: int) -> None:
    first, again, other = (
        [moment.events for moment in play_at_random(game, options, seed=seed, commands=length)][-1]
        for seed in (5, 5, 6)
    )
    assert ledger_hash(first) == ledger_hash(again)
    assert ledger_hash(first) != ledger_hash(other)


@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_nothing_is_awaited_exactly_when_the_game_is_over(
    game: AnyGame, options: Any, games: int
) -> None:
    for seed in range(games):
        for moment in play_at_random(game, options, seed=seed, commands=LENGTH, meddling=15):
            over = game.outcome(moment.state) is not None
            assert over == (game.awaiting(moment.state) is None)
            assert over == (game.choices(moment.state) == ())
            if over:
                assert game.overrides(moment.state) == ()


@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_whoever_is_awaited_has_a_choice(game: AnyGame, options: Any) -> None:
    for moment in play_at_random(game, options, seed=7, commands=LENGTH):
        awaited = game.awaiting(moment.state)
        if awaited is not None and not isinstance(awaited, RollNeeded | ShuffleNeeded):
            assert awaited <= {command.seat for command in game.choices(moment.state)}


@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_commands_and_events_survive_json(game: AnyGame, options: Any) -> None:
    for moment in play_at_random(game, options, seed=3, commands=LENGTH, meddling=5):
        for value in (moment.command, *moment.events[-3:]):
            assert from_json(game, json.loads(json.dumps(to_json(value)))) == value


@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_commands_and_events_survive_text(game: AnyGame, options: Any) -> None:
    for moment in play_at_random(game, options, seed=3, commands=LENGTH, meddling=5):
        for value in (moment.command, *moment.events[-3:]):
            assert from_text(game, to_text(value)) == value


@of_every_few
@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_a_take_back_leads_to_the_state_that_was_and_back_again(
    game: AnyGame, options: Any, every: int
) -> None:
    events = [moment.events for moment in play_at_random(game, options, seed=4, commands=25)][-1]
    passed = states(game, options, events)
    for seq in range(0, len(events), every):
        undone = (*events, take_back(events, seq))
        assert replay(game, options, undone) == passed[seq]
        redone = (*undone, take_back(undone, len(events)))
        assert replay(game, options, redone) == passed[-1]


@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_every_event_is_told_in_one_sentence(game: AnyGame, options: Any) -> None:
    events = [
        moment.events
        for moment in play_at_random(game, options, seed=8, commands=LENGTH, meddling=9)
    ][-1]
    passed = [game.setup(options)]
    for event in events:
        passed.append(next_state(game, passed, event))
        told = game.describe(passed[-1], event)
        assert told.strip()
        assert faults_in_sentence(told, passed[-1]) == []


@of_every_few
@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_the_referee_sees_all_and_every_view_evolves_alike(
    game: AnyGame, options: Any, every: int
) -> None:
    moments = play_at_random(game, options, seed=9, commands=LENGTH)
    for moment in islice(moments, 0, None, every):
        assert game.view(moment.state, None) == moment.state
        least = game.view(moment.state, SPECTATOR)
        assert game.view(least, SPECTATOR) == least
        for seat in range(1, len(options.players) + 1):
            assert game.view(game.view(moment.state, seat), SPECTATOR) == least
        assert game.awaiting(least) == game.awaiting(moment.state)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_command_has_a_line_of_help(game: AnyGame) -> None:
    """A line for people, to whom a field is left empty, not None."""
    for kind in game.commands:
        assert game.help[kind.__name__].endswith(".")
        assert "None" not in game.help[kind.__name__]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_no_command_is_refused(game: AnyGame) -> None:
    options = next(iter(game.examples.values()))
    with pytest.raises(IllegalCommand):
        game.decide(game.setup(options), "nonsense")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_no_event_of_the_game_is_an_error(game: AnyGame) -> None:
    state = game.setup(next(iter(game.examples.values())))
    for ask in (game.evolve, game.describe):
        with pytest.raises(UnknownEvent, match=f"TakenBack is not an event of {game.name}"):
            ask(state, TakenBack(0))


REFUSED_FROM_THE_START = {("generation_zero", "locations")}
"""House rules for which the value 1 is too small for any game."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_one_of_something_is_told_as_one(game: AnyGame) -> None:
    """Singular forms are used wherever a house rule is a number that may be 1."""
    rules = import_module(f"engine.games.{game.name}.house_rules")
    ones = [name for name, (lowest, highest) in rules.LIMITS.items() if lowest <= 1 <= highest]
    for name in ones:
        if (game.name, name) not in REFUSED_FROM_THE_START:
            assert faults_in_words(in_words(rules.SENTENCES, name, 1)) == []


def test_house_rules_stand_once() -> None:
    """What may be switched is made from a game's `House`: nobody keeps a second list by hand."""
    games = Path(games_folder.__file__ or "").parent
    by_hand = [path for path in games.rglob("*.py") if "class Switches" in path.read_text("utf-8")]
    assert by_hand == []
    assert len([*games.rglob("tables.py")]) > 2
