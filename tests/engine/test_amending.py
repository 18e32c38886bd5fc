"""An amended line is the corrected evening, played from its start with the same luck."""

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest

from engine.amending import Amendment, Past, Plan, SpokenCommand, line_of, plan
from engine.amending.plan import How
from engine.game import TakenBack
from engine.luck import Roll, Rolled, RollNeeded, Shuffled, roll
from engine.refusal import IllegalCommand, Reason
from engine.registry import GAMES
from engine.replay import drawn, draws, replay, standing
from engine.telling import back_told
from engine.word import Note
from tests.engine.pasts import (
    amended,
    begun,
    commands_of,
    evening,
    played_from_the_start,
    say,
)

COMMANDS = 40
EVENINGS = 12
CASES, LONG_CASES, MORE_CASES = 10, 30, 80
"""Numbers of amendments of each game, at random places of random evenings."""


@cache
def past_of(name: str, seed: int) -> tuple[Past, Any]:
    """An evening and its options; every second one with typed dice."""
    game = GAMES[name]
    examples = list(game.examples.values())
    options = examples[seed % len(examples)]
    past = evening(
        game, options, seed=seed, commands=COMMANDS, real_dice=bool(seed % 2), meddling=seed % 3 * 9
    )
    return past, options


def spoken_in(past: Past) -> list[SpokenCommand]:
    return [spoken for spoken in line_of(past) if spoken.command is not None]


HOWS: tuple[How, ...] = ("replace", "remove", "insert")


@dataclass(frozen=True, slots=True)
class Case:
    """An evening, and an amendment that the rules allow, with its plan."""

    past: Past
    options: Any
    what: Amendment
    found: Plan


@cache
def cases(name: str, count: int) -> tuple[Case, ...]:
    """Random amendments, without those that the rules refuse."""
    found: list[Case] = []
    draw = 0
    while len(found) < count:
        draw += 1
        past, options = past_of(name, draw % EVENINGS)
        what = an_amendment(past, f"{name} {draw}")
        with suppress(IllegalCommand):
            found.append(Case(past, options, what, plan(past, [what])))
    return tuple(found)


def an_amendment(past: Past, seed: str) -> Amendment:
    how = HOWS[roll(seed, 0, 3) - 1]
    line = spoken_in(past)
    spoken = line[roll(seed, 1, len(line)) - 1]
    if how == "remove":
        return Amendment(spoken.first, "remove")
    state = past.states[spoken.first - 1]
    offered = (*past.game.choices(state), *past.game.overrides(state))
    return Amendment(spoken.first, how, offered[roll(seed, 2, len(offered)) - 1])


def each_game(test: Any) -> Any:
    return pytest.mark.parametrize("name", GAMES)(test)


def each_case(test: Any) -> Any:
    counts = [
        CASES,
        pytest.param(LONG_CASES, marks=pytest.mark.long),
        pytest.param(MORE_CASES, marks=pytest.mark.soak),
    ]
    return each_game(pytest.mark.parametrize("count", counts)(test))


@each_case
def test_it_is_the_corrected_evening_played_from_its_start(name: str, count: int) -> None:
    for case in cases(name, count):
        past, what, found = case.past, case.what, case.found
        after = amended(past, found)
        assert after.events[: len(past.events)] == past.events
        assert after.states[-1] == found.state == replay(past.game, case.options, after.events)
        states = played_from_the_start(past, commands_of(after), case.options)
        assert states[-1] == found.state
        assert len(states) == len(standing(after.events)) + 1
        assert found.event.through == len(after.events)
        assert wanted(past, what) == said_or_refused(past, found)


def wanted(past: Past, one: Amendment) -> Counter[str]:
    """The expected commands from the amendment on, without rolls."""
    left = [spoken for spoken in line_of(past) if spoken.last >= one.seq]
    said = [str(s.command) for s in left if s.first != one.seq or one.how == "insert"]
    return Counter([*said, *([str(one.command)] if one.command else [])])


def said_or_refused(past: Past, found: Plan) -> Counter[str]:
    said = [str(saying.command) for saying in found.sayings if saying.command is not None]
    left_out = [str(conflict.command) for conflict in found.conflicts]
    unused = [str(fall.said) for fall in found.unused if fall.by_hand]
    return Counter([*said, *left_out, *unused])


@each_case
def test_what_is_left_out_is_refused_where_it_would_stand(name: str, count: int) -> None:
    for case in cases(name, count):
        past, found = case.past, case.found
        state = past.states[found.event.to_seq]
        waiting = sorted(found.conflicts, key=lambda conflict: conflict.seq)
        for saying in found.sayings:
            while waiting and saying.source is not None and waiting[0].seq < saying.source:
                assert_refused(past, state, waiting.pop(0))
            for event in saying.events:
                state = past.game.evolve(state, event)
        for conflict in waiting:
            assert_refused(past, state, conflict)


def assert_refused(past: Past, state: Any, conflict: Any) -> None:
    with pytest.raises(IllegalCommand) as refused:
        past.game.decide(state, conflict.command)
    if not isinstance(past.game.awaiting(state), RollNeeded):  # else it is refused after the dice
        assert vars(refused.value) == vars(conflict.refused)
    for one in conflict.instead:
        past.game.decide(state, one)


@each_case
def test_the_same_rolls_fall_as_they_fell(name: str, count: int) -> None:
    for case in cases(name, count):
        for saying in case.found.sayings:
            if saying.how == "kept":
                fell, falls = by_question(saying.before), by_question(saying.events)
                for question in fell.keys() & falls.keys():
                    both = min(len(fell[question]), len(falls[question]))
                    assert falls[question][:both] == fell[question][:both]


def by_question(events: tuple[Any, ...]) -> dict[Any, list[Any]]:
    """The rolled values by the purpose of the roll, in order."""
    found: dict[Any, list[Any]] = {}
    for event in events:
        if isinstance(event, Rolled):
            found.setdefault((event.why, event.sides, len(event.values)), []).append(event.values)
        elif isinstance(event, Shuffled):
            found.setdefault((event.why, len(event.order)), []).append(event.order)
    return found


@each_case
def test_further_dice_are_the_next_ones_of_the_house(name: str, count: int) -> None:
    for case in cases(name, count):
        past, found = case.past, case.found
        draw = drawn(past.events)
        for saying in found.sayings:
            for fallen in saying.luck:
                event = fallen.events[0]
                if fallen.origin is None:
                    if isinstance(event, Rolled):
                        fresh = tuple(
                            roll(past.seed, draw + n, event.sides) for n in range(len(event.values))
                        )
                        assert event.values == fresh
                    draw += draws(event)
                elif isinstance(event, Rolled):
                    assert event.values == past.events[fallen.origin - 1].values
        assert drawn(amended(past, found).events) >= draw


@pytest.mark.parametrize(
    "evenings",
    [
        2,
        pytest.param(6, marks=pytest.mark.long),
        pytest.param(EVENINGS, marks=pytest.mark.soak),
    ],
)
@each_game
def test_saying_the_same_again_changes_nothing(name: str, evenings: int) -> None:
    for seed in range(evenings):
        past, _ = past_of(name, seed)
        for spoken in spoken_in(past):
            found = plan(past, [Amendment(spoken.first, "replace", spoken.command)])
            assert found.state == past.states[-1]
            assert (found.conflicts, found.unused, found.event.spent) == ((), (), 0)
            later = [s.events for s in line_of(past) if s.first >= spoken.first]
            assert [saying.events for saying in found.sayings] == later


@each_case
def test_amending_back_gives_what_was(name: str, count: int) -> None:
    for case in cases(name, count):
        past, what, found = case.past, case.what, case.found
        if found.conflicts:
            continue
        after = amended(past, found)
        back = undoing(past, after, what)
        if back is not None:
            assert plan(after, [back]).state == past.states[-1]


def undoing(past: Past, after: Past, what: Amendment) -> Amendment | None:
    """The opposite amendment; what followed now stands behind the amendment's own entry."""
    before, line = line_of(past), line_of(after)
    place = next(n for n, spoken in enumerate(before) if spoken.first == what.seq)
    if what.how == "remove":
        same = len(line) == len(before) - 1 and place < len(line)
        return Amendment(line[place].first, "insert", before[place].command) if same else None
    if line[place].command != what.command:
        return None
    if what.how == "insert":
        return Amendment(line[place].first, "remove")
    return Amendment(line[place].first, "replace", before[place].command)


@each_game
def test_where_nobody_kept_what_was_said_it_is_found_again(name: str) -> None:
    for seed in range(3):
        past, _ = past_of(name, seed)
        first, last = spoken_in(past)[0], spoken_in(past)[-1]
        for what in (Amendment(last.first, "remove"), Amendment(first.first, "insert", MARK)):
            try:
                known = plan(past, [what])
            except IllegalCommand:
                continue
            unknown = plan(replace(past, said=tuple(None for _ in past.said)), [what])
            assert unknown.state == known.state
            assert len(unknown.conflicts) == len(known.conflicts)


MARK = Note(None, "put in")


def test_what_cannot_be_guessed_is_told_of() -> None:
    game = GAMES["clay_o_rama"]
    past = begun(game, game.examples["classic"], seed=1)
    span = next(one for one in game.choices(past.states[-1]) if type(one).__name__ == "SetSpan")
    past = say(say(past, MARK), replace(span, span=2013))
    past = replace(past, said=tuple(None for _ in past.said))
    (conflict,) = plan(past, [Amendment(1, "replace", MARK)]).conflicts
    assert conflict.refused.reason is Reason.UNTOLD
    assert conflict.command is None


def test_typed_dice_are_corrected_where_they_were_typed() -> None:
    past, _ = past_of("clay_o_rama", 1)
    typed = next(one for one in line_of(past) if isinstance(one.command, Roll))
    assert isinstance(typed.command, Roll)
    other = tuple(value % 2 + 1 for value in typed.command.values)
    found = plan(past, [Amendment(typed.first, "replace", Roll(other))])
    assert found.sayings[0].events[0].values == other
    assert found.event.replaced == (typed.first,)
    with pytest.raises(IllegalCommand) as refused:
        plan(past, [Amendment(typed.first, "replace", Roll((99,) * len(other)))])
    assert refused.value.reason is Reason.BAD_ROLL


def test_several_corrections_at_once_keep_what_one_alone_would_lose() -> None:
    past, _ = past_of("clearing_house", 0)
    for spoken in spoken_in(past):
        found = plan(past, [Amendment(spoken.first, "remove")])
        mended = [
            Amendment(conflict.seq, "replace", conflict.instead[0])
            for conflict in found.conflicts[:1]
            if conflict.instead
        ]
        if mended:
            both = plan(past, [Amendment(spoken.first, "remove"), *mended])
            assert mended[0].seq not in {conflict.seq for conflict in both.conflicts}
            assert both.event.replaced == (mended[0].seq,)
            return
    pytest.fail("no conflict that another command of its kind would mend")


def test_what_does_not_stand_is_not_amended() -> None:
    past, _ = past_of("clearing_house", 0)
    back = replace(
        past,
        events=(*past.events, TakenBack(0)),
        states=(*past.states, past.states[0]),
        firsts=(*past.firsts, len(past.events) + 1),
        said=(*past.said, None),
    )
    for what, words in (
        ([Amendment(len(past.events), "remove")], "does not stand"),
        ([], "nothing is amended"),
        ([Amendment(1, "replace")], "goes with a command"),
        ([Amendment(1, "remove", MARK)], "goes without a command"),
    ):
        with pytest.raises(IllegalCommand, match=words):
            plan(back, what)


def test_one_entry_is_amended_once_and_luck_not_at_all() -> None:
    past, _ = past_of("clearing_house", 0)
    luck = next(spoken for spoken in line_of(past) if spoken.is_luck)
    said = spoken_in(past)[0].first
    with pytest.raises(IllegalCommand, match="luck that fell by itself"):
        plan(past, [Amendment(luck.first, "remove")])
    with pytest.raises(IllegalCommand, match="amended twice"):
        plan(past, [Amendment(said, "remove"), Amendment(said, "replace", MARK)])


def test_the_digest_tells_plans_apart() -> None:
    past, _ = past_of("slargeball", 0)
    spoken = spoken_in(past)[0]
    removed = plan(past, [Amendment(spoken.first, "remove")])
    same = plan(past, [Amendment(spoken.first, "remove")])
    other = plan(past, [Amendment(spoken.first, "insert", MARK)])
    assert removed.digest == same.digest != other.digest
    assert plan(say(past, MARK), [Amendment(spoken.first, "remove")]).digest != removed.digest


def test_it_is_told_in_a_sentence() -> None:
    past, _ = past_of("slargeball", 0)
    spoken = spoken_in(past)[0]
    found = plan(past, [Amendment(spoken.first, "replace", spoken.command)])
    assert f"Said again: entry {spoken.first}." in back_told(found.event)
    assert back_told(TakenBack(3)) == "Taken back to entry 3."
    assert back_told(TakenBack(0)) == "Taken back to the start of the game."
    assert back_told(TakenBack(3), brings_back=True) == "Brought back up to entry 3."
