"""Any amendment of any evening equals the corrected evening, played from its start.

Hypothesis draws the evening, command by command, and the corrections, one or several at once; it
shortens failing cases. A few of each game here, many in `make soak`.
"""

from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from engine.amending import Amendment, Past, Plan, SpokenCommand, line_of, plan
from engine.amending.plan import How
from engine.luck import RollNeeded, ShuffleNeeded, answer
from engine.refusal import IllegalCommand
from engine.registry import GAMES
from engine.replay import replay, standing
from tests.engine.pasts import amended, begun, commands_of, played_from_the_start, say

FEW, MANY = 25, 300
"""Numbers of evenings of each game, in `make test` and in `make soak`."""
MOST_COMMANDS = 16
MOST_AMENDMENTS = 3
WORD_OF_THE_REFEREE = 5
"""One command in this many is an intervention."""

Corrected = tuple[Past, Any, list[Amendment]]
NUMBERS = st.integers(0, 10_000)


@st.composite
def corrected(draw: st.DrawFn, name: str) -> Corrected:
    """An evening, its options, and corrections of commands that stand in it."""
    game = GAMES[name]
    options = draw(st.sampled_from(list(game.examples.values())))
    past = begun(game, options, seed=draw(NUMBERS), real_dice=draw(st.booleans()))
    for turn, number in enumerate(draw(st.lists(NUMBERS, min_size=1, max_size=MOST_COMMANDS))):
        command = _chosen(past, turn, number)
        if command is None:
            break
        past = say(past, command)
    line = [spoken for spoken in line_of(past) if spoken.command is not None]
    amended_here = draw(st.lists(st.sampled_from(line), min_size=1, max_size=MOST_AMENDMENTS))
    unique = {spoken.first: spoken for spoken in amended_here}
    return past, options, [_amendment(draw, past, spoken) for spoken in unique.values()]


def _chosen(past: Past, turn: int, number: int) -> Any:
    """The choice or the intervention that a number stands for; dice that are typed."""
    state = past.states[-1]
    needed = past.game.awaiting(state)
    if isinstance(needed, RollNeeded | ShuffleNeeded):
        return answer(number, turn, needed)
    by_word = number % WORD_OF_THE_REFEREE == 0
    possible = past.game.overrides(state) if by_word else past.game.choices(state)
    return possible[number % len(possible)] if possible else None


def _amendment(draw: st.DrawFn, past: Past, spoken: SpokenCommand) -> Amendment:
    state = past.states[spoken.first - 1]
    offered = (*past.game.choices(state), *past.game.overrides(state))
    how = draw(st.sampled_from(get_args(How)))
    if how == "remove" or not offered:
        return Amendment(spoken.first, "remove")
    return Amendment(spoken.first, how, offered[draw(NUMBERS) % len(offered)])


def _holds(past: Past, options: Any, what: list[Amendment]) -> None:
    before = past.events
    try:
        found = plan(past, what)
    except IllegalCommand as refused:
        event(f"refused: {refused.reason.name}")
        return
    event("conflicts" if found.conflicts else "kept whole")
    assert past.events == before
    after = amended(past, found)
    states = played_from_the_start(past, commands_of(after), options)
    assert states[-1] == found.state == replay(past.game, options, after.events)
    assert len(states) == len(standing(after.events)) + 1
    assert found.digest == plan(past, what).digest
    _refused_where_it_would_stand(past, found)


def _refused_where_it_would_stand(past: Past, found: Plan) -> None:
    """Check that commands that are left out give a reason, and were valid before."""
    firsts = {spoken.first for spoken in line_of(past)}
    for conflict in found.conflicts:
        assert conflict.seq in firsts
        assert conflict.refused.detail


CALM = settings(max_examples=FEW, suppress_health_check=list(HealthCheck))
LONG = settings(max_examples=MANY, suppress_health_check=list(HealthCheck), derandomize=False)


@pytest.mark.parametrize("name", GAMES)
def test_an_amended_line_is_the_corrected_evening(name: str) -> None:
    @CALM
    @given(corrected(name))
    def holds(case: Corrected) -> None:
        _holds(*case)

    holds()


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_many_amended_lines_are_the_corrected_evenings(name: str) -> None:
    @LONG
    @given(corrected(name))
    def holds(case: Corrected) -> None:
        _holds(*case)

    holds()
