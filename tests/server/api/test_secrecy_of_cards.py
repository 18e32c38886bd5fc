"""Two games of Generation Zero that differ in cards a seat may not know respond to it alike."""

from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine.games.generation_zero import GAME
from engine.games.generation_zero.artefacts import UseArtefact
from engine.games.generation_zero.canons import CanonShown, NameCanon
from engine.games.generation_zero.cards import Agent
from engine.games.generation_zero.chapters import WriteChapter
from engine.games.generation_zero.dealing import AGENTS as AGENTS_DECK
from engine.games.generation_zero.ensnaring import Ensnare, Look
from engine.games.generation_zero.refereeing import SetHealth
from engine.games.generation_zero.resting import Rest
from engine.games.generation_zero.starter import CANONS
from engine.games.generation_zero.starter_people import AGENTS
from engine.luck import Roll, Shuffled, roll
from engine.notation import rows_json, to_json
from server.api.parts import Parts
from tests.server.api.test_secrecy import World

LENGTH, LONG = 15, 45
WATCHER = 2
SPECTATOR = 0
SPARE, UNDEALT = 2, 6
"""Indices in the shuffled Agents: Ada's Agent who is aside, and the first undealt one."""
LEARNS = (Look, Ensnare, WriteChapter)
"""Commands by which the watcher would learn who a Canon is."""

EQUALLY_FAST = tuple(replace(one, speed=2) for one in CANONS)


class Cards(World):
    """A game with cards; its options, which list all cards, are not compared."""

    def comparable(self, told: Any) -> str:
        return super().comparable(_without_options(told))


def _without_options(told: Any) -> Any:
    if isinstance(told, dict):
        return {key: _without_options(value) for key, value in told.items() if key != "options"}
    return [_without_options(one) for one in told] if isinstance(told, list) else told


def begin(
    parts: Parts, calling: TestClient, agents: tuple[Agent, ...], canons: tuple[Any, ...]
) -> Cards:
    """Begin a game with the same seed, so that shuffles are equal and only the cards differ."""
    options = {
        "players": [{"name": "Ada"}, {"name": "Bo"}],
        "switches": {"start": "roll"},
        "agents": rows_json(agents),
        "canons": rows_json(canons),
    }
    session = parts.sessions.begin(GAME.name, options=options, seed=3, dice="typed")
    world = Cards(session, calling)
    world.say(Roll((5, 2)))
    return world


def pair(parts: Parts, calling: TestClient) -> tuple[Cards, Cards]:
    """Two games; in the second every Canon is another one, and so is Ada's Agent aside."""
    one = begin(parts, calling, AGENTS, EQUALLY_FAST)
    shuffled = next(
        event
        for event in one.session.events
        if isinstance(event, Shuffled) and event.why == AGENTS_DECK
    )
    swapped = list(AGENTS)
    spare, undealt = shuffled.order[SPARE], shuffled.order[UNDEALT]
    swapped[spare], swapped[undealt] = swapped[undealt], swapped[spare]
    other = begin(parts, calling, tuple(swapped), EQUALLY_FAST[1:] + EQUALLY_FAST[:1])
    return one, other


def chosen(state: Any, draw: int) -> Any:
    possible = [
        one
        for one in GAME.choices(state)
        if not (one.seat == WATCHER and isinstance(one, LEARNS)) and not isinstance(one, Rest)
    ]
    return possible[roll("cards", draw, len(possible)) - 1]


def probes(draw: int) -> list[Any]:
    """Commands that the watcher may not give, about cards that they cannot know."""
    figure, canon = roll("figure", draw, 14), roll("canon", draw, 6)
    return [
        Rest(WATCHER, SPARE + 1),
        NameCanon(WATCHER, canon, "Nan Appleby", "let me see"),
        SetHealth(WATCHER, figure, 0, "let me see"),
        UseArtefact(WATCHER, "tiara", 99),
    ]


def turns_up(world: World, command: Any) -> bool:
    """Whether the command turns up a Lust Object, which everybody then sees."""
    events = GAME.decide(world.session.state, command)
    return any(isinstance(event, CanonShown) for event in events)


def compare(one: World, other: World, draw: int) -> int:
    compared = 0
    for who in (WATCHER, SPECTATOR):
        for route in ("", "/events"):
            assert one.get(route, who) == other.get(route, who)
            compared += 1
    for command in probes(draw):
        said = to_json(command)
        assert one.probe(said, WATCHER) == other.probe(said, WATCHER), command
        compared += 1
    return compared


@pytest.mark.parametrize("length", [LENGTH, pytest.param(LONG, marks=pytest.mark.long)])
def test_a_seat_learns_nothing_of_cards_face_down_and_of_others_agents_aside(
    parts: Parts, stranger: TestClient, length: int
) -> None:
    one, other = pair(parts, stranger)
    assert one.session.state.canons != other.session.state.canons
    assert one.session.state.figures[SPARE] != other.session.state.figures[SPARE]
    compared = 0
    for draw in range(length):
        command = chosen(one.session.state, draw)
        if any(turns_up(world, command) for world in (one, other)):
            continue
        one.say(command)
        other.say(command)
        compared += compare(one, other, draw)
    print("answers compared:", compared)
    assert compared > length * 7
    for who in (WATCHER, SPECTATOR):
        assert one.streamed(who) == other.streamed(who)


def test_the_comparison_sees_the_cards_of_a_seat_itself(parts: Parts, stranger: TestClient) -> None:
    one, other = pair(parts, stranger)
    assert one.get("", 1) != other.get("", 1)
