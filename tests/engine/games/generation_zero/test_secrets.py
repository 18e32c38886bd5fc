"""Who sees what: cards face down are known to those who looked, Agents aside to their player."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.bots import at_random
from engine.game import SPECTATOR
from engine.games.generation_zero import GAME
from engine.games.generation_zero.canons import CanonFled, CanonShown
from engine.games.generation_zero.deck import BUILT_IN
from engine.games.generation_zero.questions import knows
from engine.games.generation_zero.starter import CANONS
from engine.games.generation_zero.state import HIDDEN, Figure, State, Stats
from engine.luck import Shuffle, ShuffleNeeded
from engine.notation import to_json
from engine.replay import states
from tests.engine.play import play_at_random

EXAMPLES = ("classic", "four", "bargain", "brought")


def seats_of(state: State) -> tuple[int, ...]:
    return (SPECTATOR, *(one.seat for one in state.players))


def with_other_cards(state: State, seat: int) -> State:
    """The same game with other cards wherever this seat cannot know them."""
    unknown = [one for one in state.canons if not knows(one, seat)]
    turned = [one.card for one in unknown[1:] + unknown[:1]]
    names = {one.number: card for one, card in zip(unknown, turned, strict=True)}
    canons = (replace(one, card=names.get(one.number, one.card)) for one in state.canons)
    players = enumerate(state.options.players, start=1)
    brought = (
        one if n == seat else replace(one, spares=tuple(f"not {name}" for name in one.spares))
        for n, one in players
    )
    options = replace(state.options, players=tuple(brought))
    figures = (_other(one) if _is_secret(one, seat) else one for one in state.figures)
    return replace(state, canons=tuple(canons), figures=tuple(figures), options=options)


def _is_secret(figure: Figure, seat: int) -> bool:
    return not figure.shown or (figure.spare and figure.seat != seat)


def _other(figure: Figure) -> Figure:
    return replace(
        figure, name=f"not {figure.name}", health=9, most=9, stats=Stats(attack=9), lust="Nobody"
    )


LENGTH = 150
some_and_all = pytest.mark.parametrize(
    "commands", [50, pytest.param(LENGTH, marks=pytest.mark.long)]
)


@some_and_all
def test_two_games_that_differ_in_secrets_look_the_same(commands: int) -> None:
    compared = 0
    for name in EXAMPLES:
        for moment in play_at_random(GAME, GAME.examples[name], seed=3, commands=commands):
            for seat in seats_of(moment.state):
                other = with_other_cards(moment.state, seat)
                assert GAME.view(moment.state, seat) == GAME.view(other, seat)
                assert GAME.awaiting(other) == GAME.awaiting(moment.state)
                compared += moment.state != other
    assert compared > 1000 * commands / LENGTH


@some_and_all
def test_what_others_may_do_does_not_depend_on_secrets(commands: int) -> None:
    """A seat's choices depend on what it knows; only a seat that saw a Canon moves it."""
    compared = 0
    for name in EXAMPLES:
        for moment in play_at_random(GAME, GAME.examples[name], seed=4, commands=commands):
            for seat in seats_of(moment.state):
                other = with_other_cards(moment.state, seat)
                mine = [one for one in GAME.choices(moment.state) if one.seat == seat]
                assert mine == [one for one in GAME.choices(other) if one.seat == seat]
                compared += bool(mine)
    assert compared > 300 * commands / LENGTH


def secret_names(state: State, seat: int) -> Iterator[str]:
    """Cards in the game that a seat may not know."""
    for canon in state.canons:
        if not knows(canon, seat):
            yield canon.card
    for figure in state.figures:
        if _is_secret(figure, seat):
            yield figure.name


def test_no_event_and_no_sentence_names_a_card_that_the_seat_may_not_know() -> None:
    looked = 0
    for name in EXAMPLES:
        options = GAME.examples[name]
        events = list(play_at_random(GAME, options, seed=5, commands=200))[-1].events
        passed = states(GAME, options, events)
        for place, event in enumerate(events, start=1):
            state = passed[place]
            for seat in seats_of(state):
                seen = GAME.redact(state, event, seat)
                shown = json.dumps(to_json(seen)) + GAME.describe(GAME.view(state, seat), seen)
                shown += json.dumps([one.spares for one in GAME.view(state, seat).options.players])
                secrets = list(secret_names(state, seat))
                assert not [one for one in secrets if one in shown], (seat, event)
                looked += len(secrets)
    assert looked > 10_000


EQUALLY_FAST = replace(
    GAME.examples["brought"], canons=tuple(replace(one, speed=2) for one in CANONS)
)


def test_orders_of_what_lies_face_down_are_the_referees_alone() -> None:
    """Two games with different shuffles look the same to everybody."""
    laid = [_laid_out(turned) for turned in (0, 1)]
    for place, (one, other) in enumerate(zip(*(events for events, _ in laid), strict=True)):
        for seat in (SPECTATOR, 1, 2):
            shown = [
                GAME.redact(end, event, seat)
                for (_, end), event in zip(laid, (one, other), strict=True)
            ]
            assert shown[0] == shown[1], place
    assert laid[0][0] != laid[1][0]
    assert GAME.view(laid[0][1], SPECTATOR) == GAME.view(laid[1][1], SPECTATOR)


def _laid_out(turned: int) -> tuple[list[Any], State]:
    """Canons, all of them as fast, come in an order of their own, all else as it is."""
    state, happened = GAME.setup(EQUALLY_FAST), list[Any]()
    while isinstance(needed := GAME.awaiting(state), ShuffleNeeded):
        shift = turned if needed.why == "the Canons" else 0
        order = tuple((n + shift) % needed.count for n in range(needed.count))
        for event in GAME.decide(state, Shuffle(order)):
            state = GAME.evolve(state, event)
            happened.append(event)
    return happened, state


def test_a_spectator_sees_the_same_game_with_other_canons_until_one_is_turned_up() -> None:
    """The same commands in two games that differ only in Canons give the same texts and views."""
    compared = 0
    for seed in range(6):
        worlds = [_laid_out(turned)[1] for turned in (0, 1)]
        for draw in range(200):
            command = at_random(GAME, worlds[0], seed, draw)
            told = None if command is None else _both(worlds, command)
            if told is None:
                break
            assert told[0] == told[1], command
            assert GAME.view(worlds[0], SPECTATOR) == GAME.view(worlds[1], SPECTATOR)
            compared += 1
    assert compared > 200


def _both(worlds: list[State], command: Any) -> list[list[str]] | None:
    """What a spectator sees of a command in both games; None if they differ openly."""
    told: list[list[str]] = []
    for number, state in enumerate(worlds):
        events = GAME.decide(state, command)
        if any(isinstance(one, CanonShown | CanonFled) for one in events):
            return None
        lines = []
        for event in events:
            state = GAME.evolve(state, event)
            seen = GAME.redact(state, event, SPECTATOR)
            lines.append(
                GAME.describe(GAME.view(state, SPECTATOR), seen) + json.dumps(to_json(seen))
            )
        worlds[number] = state
        told.append(lines)
    return told


def test_the_referee_sees_everything() -> None:
    for moment in play_at_random(GAME, GAME.examples["classic"], seed=5, commands=60):
        assert GAME.view(moment.state, None) == moment.state
        assert all(GAME.redact(moment.state, one, None) == one for one in moment.events[-2:])


def test_a_seat_sees_its_own_spares_and_what_it_has_looked_at() -> None:
    state = list(play_at_random(GAME, GAME.examples["classic"], seed=1, commands=7))[-1].state
    for seat in (1, 2):
        spares = [one for one in GAME.view(state, seat).figures if one.spare]
        assert [one.name == HIDDEN for one in spares] == [one.seat != seat for one in spares]
    names = {one.name for kind in BUILT_IN.values() for one in kind}
    assert HIDDEN not in names
