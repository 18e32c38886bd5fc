"""Any content of a set is either playable or refused with sentences."""

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots import play_out
from engine.games.metamorph import GAME
from engine.games.metamorph.sets import built_in
from engine.notation import NotationError, options_from_json
from engine.refusal import IllegalCommand
from server.sets.filling import with_sets
from server.sets.reading import SetProblem, read_sets
from server.sets.shelf import Shelf

PLAYERS = [{"name": "Ada"}, {"name": "Bo"}]
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.sampled_from(
        [10**40, -(10**18), 0.5, 1e300, "", "Human", "x" * 500, "\ud800", [], {}, [[]]]
    ),
    st.lists(st.text(max_size=3), max_size=5),
)
PATHS = [
    (key, place, field)
    for key, rows in built_in().items()
    for place, row in enumerate(rows)
    for field in (*row, "odd")
]


@settings(max_examples=120)
@given(st.lists(st.tuples(st.sampled_from(PATHS), ODD), min_size=1, max_size=3))
def test_a_bent_set_is_played_or_refused(changes: list[tuple[tuple[str, int, str], Any]]) -> None:
    bent: dict[str, Any] = copy.deepcopy(built_in())
    for (key, place, field), value in changes:
        bent[key][place][field] = value
    try:
        options = with_sets(
            GAME, {"players": PLAYERS, "switches": {"line": 1}, **bent}, Shelf(None)
        )
        state = GAME.setup(options_from_json(GAME, options))
    except (IllegalCommand, NotationError):
        return
    play_out(GAME, state, "bent", 30)


@settings(max_examples=100)
@given(st.recursive(ODD, lambda inner: st.dictionaries(st.sampled_from(list(built_in())), inner)))
def test_any_json_is_a_set_or_named_faults(value: Any) -> None:
    faults: tuple[str, ...] = ()
    try:
        read_sets(GAME, [("any.json", json.dumps(value))])
    except SetProblem as problem:
        faults = problem.faults
    assert all(fault.startswith("any.json") and len(fault) < 2000 for fault in faults)
