"""The game's lists: their formulas, a group's own lists, and faults of these."""

from typing import Any

import numpy as np
import pytest

from calibration.sheets import hex_map
from calibration.sheets.chart import SHAPES as PRINTED_CHART
from calibration.sheets.hex_map import GEOMORPHS
from calibration.sheets.hex_map import TERRAIN as PRINTED_TERRAIN
from engine.games.metamorph import GAME
from engine.games.metamorph.board import Laid, board_of
from engine.games.metamorph.book import BUILT_IN
from engine.games.metamorph.house_rules import SENTENCES, house_rules
from engine.games.metamorph.land import PARTS, TERRAIN, Part
from engine.games.metamorph.sets import ROWS, SETS, built_in
from engine.games.metamorph.shapes import BLOB, CHART, HOME, SHAPES, SIZES, ChartCell, ChartShape
from engine.games.metamorph.specials import EFFECTS, SPECIALS, Special
from engine.games.metamorph.tables import House, Options, Player, Switches
from engine.notation import hints, options_from_json
from engine.refusal import IllegalCommand
from engine.sets import fit_faults, form_faults

BY_NAME = {one.name: one for one in SHAPES}
TWO = (Player("Ada"), Player("Bo"))


@pytest.mark.parametrize("shape", SHAPES, ids=lambda one: one.name)
def test_the_laws_of_the_list(shape: ChartShape) -> None:
    if shape.name == BLOB:
        return
    rank, specials = SIZES.index(shape.size) + 1, len(shape.specials)
    gentle = rank + 1 - shape.attack
    assert gentle in (0, 1)
    assert shape.agility == 6 - rank - gentle
    assert shape.health == 4 * rank + 3 - 3 * specials + gentle


def test_upkeep_is_near_its_formula() -> None:
    off = []
    for shape in SHAPES:
        if shape.name in (BLOB, HOME):
            continue
        rank = SIZES.index(shape.size) + 1
        best = max(shape.land, shape.water, shape.air)
        near = 0.9 * rank + 1.5 * len(shape.specials) + 0.3 * shape.intelligence
        near += -0.2 * (rank + 1 - shape.attack) - 0.13 * best + (1.5 if shape.air else 0)
        off.append(abs(shape.upkeep - near))
    print(f"{len(off)} shapes, largest difference {max(off):.2f}")
    assert len(off) == 24
    assert max(off) < 1.7


def test_the_blob_as_it_is_printed() -> None:
    assert BY_NAME[BLOB] == ChartShape(BLOB, "Large", "Blob", 0, 1, 1, 0, 0, 0, 0, 6, 0)


def test_m2_the_clam_does_not_fly() -> None:
    clam = BY_NAME["Giant Clam"]
    assert (clam.land, clam.water, clam.air) == (0, 1, 0)


def test_m24_odd_speeds_are_kept_as_printed() -> None:
    assert (BY_NAME["Hippopotamus"].land, BY_NAME["Hippopotamus"].water) == (2, 1)
    assert BY_NAME["Dolphin"].water == 2 < BY_NAME["Barracuda"].water


def test_e1_the_chart_holds_the_25_shapes_as_it_is_printed() -> None:
    assert {(one.x, one.y): one.shape for one in CHART} == dict(PRINTED_CHART)
    assert {one.shape for one in CHART} == set(BY_NAME) - {BLOB}
    assert len(CHART) == 25


def test_e2_the_parts_are_those_that_are_printed() -> None:
    assert {one.name: one.rows for one in PARTS} == dict(GEOMORPHS)
    assert {one.letter: one.name for one in TERRAIN} == dict(PRINTED_TERRAIN)


def test_e3_every_special_of_the_list_has_an_effect() -> None:
    named = {special for shape in SHAPES for special in shape.specials}
    assert named | {"Flame"} == {one.name for one in SPECIALS}
    assert {one.effect for one in SPECIALS} == set(EFFECTS)


def test_the_built_in_set_has_no_fault_and_every_field_has_its_form() -> None:
    assert form_faults(SETS, built_in()) == ()
    assert fit_faults(SETS, {}) == ()
    for row in ROWS.values():
        assert list(row.fields) == list(hints(row.kind))


def shapes_with(**changed: Any) -> list[dict[str, Any]]:
    wolf = {**built_in()["shapes"][-1], "name": "Wolf", **changed}
    return [*built_in()["shapes"], wolf]


CELL = {"x": -2, "y": 2, "shape": "Wolf"}


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (
            {"shapes": shapes_with(agility="fast")},
            "shape 'Wolf': agility must be a whole number from 0 to 6, not 'fast'",
        ),
        ({"shapes": shapes_with(size="Giant")}, "shape 'Wolf': size must be one of Small"),
        ({"shapes": shapes_with(agilty=3)}, "there is no 'agilty'; did you mean 'agility'?"),
        ({"chart": [{"x": 7, "y": 99, "shape": "Wolf"}]}, "y must be a whole number from -20"),
        ({"map": []}, "there is no 'map'; did you mean 'maps'?"),
        ({"specials": [{"name": "Gore", "effect": "bitte"}]}, "effect must be one of bite"),
        ({"maps": [{"name": "Q", "rows": "....."}]}, "rows must be a list of 1 to 9, not '.....'"),
    ],
)
def test_a_fault_of_form_is_named(given: dict[str, Any], fault: str) -> None:
    told = form_faults(SETS, given)
    assert any(fault in one for one in told), told


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"shapes": shapes_with()}, "shape 'Wolf' has no cell on the chart"),
        (
            {"chart": [*built_in()["chart"], CELL]},
            "chart cell (-2, 2) leads to no shape: there is no 'Wolf'",
        ),
        (
            {"chart": [*built_in()["chart"], {**CELL, "shape": "Bear"}]},
            "chart cell (-2, 2): 'Bear' has a cell already",
        ),
        (
            {"chart": [*built_in()["chart"], {**CELL, "shape": BLOB}]},
            "is on its way over the chart",
        ),
        ({"shapes": built_in()["shapes"][1:]}, "there is no shape 'Human'; every wizard needs it"),
        (
            {"shapes": shapes_with(specials=["Byte"])},
            "shape 'Wolf': there is no special 'Byte'; did you mean 'Bite'?",
        ),
        ({"shapes": shapes_with(school="Blob")}, "only 'Amorphous Blob' is of the school 'Blob'"),
        (
            {"shapes": [{**built_in()["shapes"][0], "upkeep": 2}, *built_in()["shapes"][1:]]},
            "cost no upkeep",
        ),
        (
            {"shapes": [{**built_in()["shapes"][0], "intelligence": 0}]},
            "intelligence must be 1 or more",
        ),
        ({"maps": [{"name": "Q", "rows": ["...", ".."]}]}, "part 'Q': its rows differ in length"),
        ({"maps": [{"name": "Q", "rows": ["..x", "..."]}]}, "there is no terrain 'x'"),
        ({"maps": [{"name": "Q", "rows": ["www", "w.."]}]}, "fewer than 5 of its hexes"),
        ({"maps": [{"name": "Q1", "rows": ["...", "..."]}]}, "its name must be letters"),
        ({"terrain": [{"name": "sea", "letter": "w", "land": 0, "water": True}]}, "can be walked"),
        (
            {"terrain": [{"name": "moor", "letter": "."}, {"name": "heath", "letter": "."}]},
            "terrain: '.' stands for two",
        ),
    ],
)
def test_what_does_not_fit_together_is_named(given: dict[str, Any], fault: str) -> None:
    assert form_faults(SETS, given) == ()
    told = fit_faults(SETS, given)
    assert any(fault in one for one in told), told


def test_a_group_plays_with_its_own_shapes_specials_and_parts() -> None:
    gore = {"name": "Gore", "effect": "bite", "mana": 1, "damage": 3}
    options = options_from_json(
        GAME,
        {
            "players": [{"name": "Ada"}, {"name": "Bo"}],
            "switches": {"line": 1},
            "shapes": shapes_with(specials=["Gore"]),
            "chart": [*built_in()["chart"], CELL],
            "specials": [*built_in()["specials"], gore],
            "maps": [{"name": "Q", "rows": ["..."] * 3}],
        },
    )
    state = GAME.setup(options)
    assert state.book.shape_named["Wolf"].specials == ("Gore",)
    assert state.book.special_named["Gore"] == Special("Gore", "bite", 1, damage=3)
    assert state.book.part_named == {"Q": Part("Q", ("...",) * 3)}
    assert state.book.terrain == BUILT_IN.terrain


def test_the_smallest_set_is_one_list() -> None:
    state = GAME.setup(Options(TWO, switches=Switches(line=1), maps=(Part("Q", ("...",) * 2),)))
    assert [part.name for part in state.book.maps] == ["Q"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(TWO[:1]), "1 player is too few"),
        (Options((*TWO, Player("Cy"))), "name 2 players"),
        (Options(TWO, "odd"), "there is no preset 'odd'"),  # type: ignore[arg-type]
        (Options((Player("Ada"), Player("Ada"))), "two players are called Ada"),
        (Options(TWO, switches=Switches(mana=0)), "mana cannot be 0; give 1 to 999"),
        (Options(TWO, switches=Switches(line=12)), "the map needs 12 parts, and there are"),
        (Options(TWO, switches=Switches(scenario="x")), "scenario cannot be 'x'"),  # type: ignore[arg-type]
        (Options((Player("Ada", "Mammal"), TWO[1])), "switch specialization on"),
        (
            Options((Player("Ada", "Fish"), TWO[1]), switches=Switches(specialization=True)),
            "there is no school 'Fish'",
        ),
        (Options(TWO, chart=(ChartCell(0, 0, "Human"),)), "has no cell on the chart"),
        (Options(TWO, shapes=(*SHAPES, SHAPES[0])), "shape 'Human' is there twice"),
        (Options(TWO, "key", maps=(Part("Q", ("...",) * 2),)), "no part has a farm"),
    ],
)
def test_options_that_cannot_be_played_are_refused(options: Options, said: str) -> None:
    with pytest.raises(IllegalCommand) as caught:
        GAME.setup(options)
    assert said in caught.value.detail


def test_m4_schools_go_by_either_name() -> None:
    players = (Player("Ada", "Fantastical"), Player("Bo", "Mammalian"))
    state = GAME.setup(Options(players, switches=Switches(specialization=True)))
    assert [one.school for one in state.players] == ["Magical", "Mammal"]


def test_every_house_rule_has_a_sentence() -> None:
    assert set(SENTENCES) == set(hints(House)) == set(hints(Switches))
    assert house_rules(House()) == ()
    changed = House(scenario="key", line=1, mana=30, quiet_rest=True)
    assert house_rules(changed) == (
        "Whoever leaves the map with the Key first wins.",
        "The duel's map is one part.",
        "Everybody starts with 30 mana, and has 30 at most.",
        "Whoever rests neither moves, casts nor attacks in that turn.",
    )


def test_hexes_are_beside_each_other_as_on_the_printed_parts() -> None:
    board = board_of(BUILT_IN, (Laid("A", 0, 0),))
    middles = {
        f"A{column + 1}{row + 1}": hex_map._hex_mm(column, row)
        for column in range(7)
        for row in range(7)
    }
    checked = 0
    for name in middles:
        for side, other in enumerate(board.beside[name]):
            if other is not None:
                away = middles[other] - middles[name]
                assert np.hypot(*away) == pytest.approx(hex_map.ACROSS_MM)
                # Sides count clockwise from straight away from the reader.
                assert np.degrees(np.arctan2(away[0], away[1])) % 360 == pytest.approx(60 * side)
                checked += 1
    assert checked == 2 * (6 * 7 + 6 * 13)
