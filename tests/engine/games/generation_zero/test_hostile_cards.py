"""Any content of a card set or of options is either played or refused with a sentence."""

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots import play_out
from engine.games.generation_zero import GAME
from engine.games.generation_zero.card_sets import SETS
from engine.games.generation_zero.options import House
from engine.notation import NotationError, hints, options_from_json
from engine.refusal import IllegalCommand
from engine.sets import fit_faults, form_faults
from tests.engine.games.generation_zero.sane import check

PLAYERS = [{"name": "Ada"}, {"name": "Bo"}]
BUILT_IN = SETS.built_in()
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.sampled_from(
        [10**40, -(10**18), 0.5, "", "Human", "judged", "x" * 500, "Moss Ogre", [], {}, [[]],
         {"effect": "summon"}, {"effect": "wound", "amount": 9}, ["Moss Ogre"], "river"]
    ),
    st.lists(st.text(max_size=3), max_size=5),
)  # fmt: skip
PATHS = [
    (kind, place, field)
    for kind, rows in BUILT_IN.items()
    for place, row in enumerate(rows)
    for field in (*row, "odd")
]


@settings(max_examples=150)
@given(st.lists(st.tuples(st.sampled_from(PATHS), ODD), min_size=1, max_size=4))
def test_bent_cards_are_played_or_refused(changes: list[tuple[tuple[str, int, str], Any]]) -> None:
    bent: dict[str, Any] = copy.deepcopy(dict(BUILT_IN))
    for (kind, place, field), value in changes:
        bent[kind][place][field] = value
    faults = form_faults(SETS, bent) or fit_faults(SETS, bent)
    assert all(one.strip() for one in faults)
    if faults:
        return
    try:
        state = GAME.setup(options_from_json(GAME, {"players": PLAYERS, **bent}))
    except IllegalCommand:
        return
    check(play_out(GAME, state, "bent", 40))


FIELDS = sorted({*hints(GAME.options), *hints(House)} - {"players"})


@settings(max_examples=150)
@given(st.dictionaries(st.sampled_from(FIELDS), ODD, min_size=1, max_size=3))
def test_bent_options_are_played_or_refused(given_options: dict[str, Any]) -> None:
    switches = {k: v for k, v in given_options.items() if k in hints(House)}
    rest = {k: v for k, v in given_options.items() if k not in switches}
    try:
        options = options_from_json(GAME, {"players": PLAYERS, **rest, "switches": switches or {}})
        check(play_out(GAME, GAME.setup(options), "bent", 40))
    except (NotationError, IllegalCommand):
        return


NAMES = st.sampled_from(["Ilva Torn", "Bram Okonjo", "Rue Hollis", "Nobody", "", "Nan Appleby"])
HANDS = st.dictionaries(
    st.sampled_from(["agents", "spares", "sues", "canons"]), st.lists(NAMES, max_size=4)
)


@settings(max_examples=100)
@given(HANDS, HANDS)
def test_bent_hands_are_played_or_refused(
    one: dict[str, list[str]], other: dict[str, list[str]]
) -> None:
    players = [{"name": "Ada", **one}, {"name": "Bo", **other}]
    try:
        state = GAME.setup(options_from_json(GAME, {"players": players}))
    except IllegalCommand:
        return
    check(play_out(GAME, state, "bent", 40))
