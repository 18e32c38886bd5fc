"""The time of an answer reveals nothing about the hands of other players."""

import json
import random
import time
from collections.abc import Callable
from dataclasses import replace
from statistics import median

import pytest

from engine.games.clearing_house import GAME
from engine.games.clearing_house.state import State
from engine.notation import to_json
from server.responses import session_json
from server.session import Caller, Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.engine.games.clearing_house.arrange import playing

pytestmark = pytest.mark.torture

WATCHER = Caller("seat", 2)
ANSWERS, ROUNDS = 150, 60
BY_CHANCE = 44
"""Number of heads in 60 coin tosses that is exceeded once in 10,000 times."""

Answer = Callable[[State], object]


def worlds() -> tuple[State, State]:
    """Two states with seat 1's turn, whose hands seat 2 must not be able to distinguish."""
    places = {1: (3, 3), 2: (3, 4), 3: (5, 5)}
    few, many = ("armor",) * 4, ("move", "double_move", "ambush", "ranged_attack")
    one = playing({1: few, 2: ("move",)}, places).state
    players = (replace(p, hand=many) if p.seat == 1 else p for p in one.players)
    return one, replace(one, players=tuple(players))


def session_in() -> tuple[Session, Answer]:
    session = Sessions(MemoryLedger()).begin(GAME.name, options={"players": [
        {"name": name} for name in ("Ada", "Bo", "Cy", "Dee")
    ]}, seed=1, dice="typed")  # fmt: skip

    def answer(state: State) -> object:
        session._states[-1] = state
        return json.dumps(session_json(session, WATCHER))

    return session, answer


def spent_s(answer: Answer, state: State) -> float:
    began_s = time.perf_counter()
    answer(state)
    return time.perf_counter() - began_s


def right_guesses(answer: Answer) -> int:
    """Number of right guesses of the hand by its answer time, with known times of both hands."""
    both, luck = worlds(), random.Random(1)
    known: tuple[list[float], list[float]] = ([], [])
    for _ in range(2 * ANSWERS):
        for state, times in zip(both, known, strict=True):
            times.append(spent_s(answer, state))
    usual_s = [median(times) for times in known]
    right = 0
    for _ in range(ROUNDS):
        truth = luck.randrange(2)
        told_s = median(spent_s(answer, both[truth]) for _ in range(ANSWERS))
        right += (abs(told_s - usual_s[1]) < abs(told_s - usual_s[0])) == truth
    print(f"{usual_s[0] * 1e3:.3f} and {usual_s[1] * 1e3:.3f} ms, {right} of {ROUNDS} right")
    return right


def test_a_seats_answer_does_not_tell_by_its_time_what_others_hold() -> None:
    assert right_guesses(session_in()[1]) <= BY_CHANCE


def test_the_guesser_is_right_where_the_answer_follows_from_all_hands() -> None:
    """The former behaviour: legal commands were computed for all seats, then filtered."""
    session, _ = session_in()

    def from_all(state: State) -> object:
        session._states[-1] = state
        return [to_json(one) for one in GAME.choices(state) if one.seat == WATCHER.seat]

    assert right_guesses(from_all) > BY_CHANCE
