"""A seat's responses take the same work whatever it may not see, so timing reveals nothing."""

import gc
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

import server.referee as referee
from engine import GAMES
from engine.bots import at_random
from engine.game import SPECTATOR, AnyState
from engine.notation import to_json
from server.responses import entries_json, session_json
from server.session import Caller, Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from server.story_json import story_json
from tests.engine.games.clay_o_rama.test_secrets import with_other_powers
from tests.engine.games.clearing_house.test_secrets import with_other_cards
from tests.engine.games.generation_zero import test_secrets as generation_zero
from tests.engine.play import play_at_random

Twin = Callable[[Any, int], Any]

TWINS: dict[str, Twin] = {
    "clay_o_rama": with_other_powers,
    "clearing_house": with_other_cards,
    "generation_zero": generation_zero.with_other_cards,
}
"""For games with secrets: returns a state that differs only in what a seat may not see."""

COMMANDS, MORE, ENTRIES = 14, 24, 6


def _cases(name: str) -> list[str]:
    """On the table the program knows no card."""
    return [example for example in GAMES[name].examples if example != "on_table"]


AT_ONCE = ("clay_o_rama", "clearing_house")
FEW = [
    pytest.param(
        name, example, COMMANDS, marks=() if name in AT_ONCE and not n else pytest.mark.long
    )
    for name in TWINS
    for n, example in enumerate(_cases(name)[:2])
]
ALL = [
    pytest.param(name, example, MORE, marks=pytest.mark.soak)
    for name in TWINS
    for example in _cases(name)
]
LEAST = 5
"""Number of comparisons after which only every other command is tested, as counting is slow."""


@contextmanager
def counted(work: Counter[str]) -> Iterator[None]:
    """Counts the bytecodes that are executed, by function."""

    def trace(frame: FrameType, event: str, _: object) -> Any:
        if event == "opcode":
            work[frame.f_code.co_qualname] += 1
        else:  # a function begins
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def answers(session: Session, caller: Caller) -> tuple[object, ...]:
    """All responses to a seat: the game, the last events, and the story."""
    entries = entries_json(session, caller, after=session.head - ENTRIES)
    return session_json(session, caller), entries, story_json(session, caller)


def work_of(session: Session, caller: Caller) -> tuple[Counter[str], tuple[object, ...]]:
    answers(session, caller)  # what is worked out once and kept, is kept by now
    work: Counter[str] = Counter()
    gc.disable()  # its callbacks, Hypothesis's among them, are nobody's answer
    try:
        with counted(work):
            told = answers(session, caller)
    finally:
        gc.enable()
    return work, told


def begun(name: str, example: str) -> Session:
    """Past states of a game in which random commands and rolls were carried out."""
    sessions = Sessions(MemoryLedger())
    game = GAMES[name]
    options = to_json(game.examples[example])
    options.pop("type", None)
    return sessions.begin(name, options=options, seed=5)


def callers(session: Session) -> tuple[Caller, ...]:
    seats = range(1, len(session.state.options.players) + 1)
    return (Caller("spectator"), *(Caller("seat", seat) for seat in seats))


def twin_of(name: str, past: AnyState, seat: int) -> AnyState:
    """A past state with other secrets that the seat cannot distinguish from the real one.

    Before lots are drawn there are no secrets yet, which everybody can see.
    """
    view, other = GAMES[name].view, TWINS[name](past, seat)
    return other if view(other, seat) == view(past, seat) else past


@pytest.mark.parametrize(("name", "example", "commands"), [*FEW, *ALL])
def test_a_seats_answer_takes_the_same_work_whatever_it_may_not_see(
    name: str, example: str, commands: int
) -> None:
    session, compared = begun(name, example), 0
    for draw in range(commands):
        command = at_random(session.game, session.state, "work", draw)
        if command is None:
            break
        referee.handle(session, command, based_on_seq=session.head)
        caller = callers(session)[draw % len(callers(session))]
        real = session.states()
        seat = SPECTATOR if caller.seat is None else caller.seat
        *past, now = real
        twins = [*(twin_of(name, state, seat) for state in past), TWINS[name](now, seat)]
        if twins == real or (compared > LEAST and draw // len(callers(session)) % 2):
            continue
        work, told = work_of(session, caller)
        session._states = twins
        other_work, other_told = work_of(session, caller)
        session._states = real
        compared += 1
        assert told == other_told
        assert work == other_work, (work - other_work) + (other_work - work)
    print("compared:", compared)
    assert compared > LEAST


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_gets_follows_from_what_it_sees(name: str) -> None:
    """What is awaited, legal and over is the same when computed from the seat's own view."""
    game = GAMES[name]
    compared = 0
    for options in game.examples.values():
        for moment in play_at_random(game, options, seed=5, commands=25, meddling=9):
            for seat in range(len(moment.state.options.players) + 1):
                seen = game.view(moment.state, seat)
                assert game.awaiting(seen) == game.awaiting(moment.state)
                assert game.outcome(seen) == game.outcome(moment.state)
                mine = [one for one in game.choices(moment.state) if one.seat == seat]
                assert mine == [one for one in game.choices(seen) if one.seat == seat]
                compared += 1
    assert compared > 90
