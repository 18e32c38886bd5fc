"""The lists in the game's document equal those of the game."""

from dataclasses import fields
from pathlib import Path

import pytest

from engine.games.metamorph.land import TERRAIN, TerrainKind
from engine.games.metamorph.shapes import CHART, SHAPES, ChartShape
from engine.games.metamorph.specials import SPECIALS, Special
from engine.games.metamorph.tables import PRESETS, SPELLS, House

PAGE = (Path(__file__).parents[4] / "docs/metamorph.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.split("|")[1:-1]] for line in PAGE.splitlines() if "|" in line
]
CELLS = {one.shape: f"({one.x}, {one.y})" for one in CHART}


def signed(values: tuple[int, ...]) -> str:
    return " / ".join(f"{value:+d}" if value else "0" for value in values)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda one: one.name)
def test_every_shape_is_told(shape: ChartShape) -> None:
    figures = (shape.armour, shape.agility, shape.attack, shape.health, shape.upkeep)
    speeds = f"{shape.land} / {shape.water} / {shape.air}"
    row = [shape.name, shape.size, shape.school, str(shape.intelligence), speeds]
    row += [*map(str, figures), ", ".join(shape.specials), CELLS.get(shape.name, "")]
    assert row in ROWS


@pytest.mark.parametrize("terrain", TERRAIN, ids=lambda one: one.name)
def test_every_terrain_is_told(terrain: TerrainKind) -> None:
    row = [terrain.name, f"`{terrain.letter}`", "yes" if terrain.blocks else ""]
    row += [str(terrain.land or "no"), "yes" if terrain.water else ""]
    row += [signed(terrain.turns), signed(terrain.to_hit), signed(terrain.to_hit_size)]
    assert row in ROWS


@pytest.mark.parametrize("special", SPECIALS, ids=lambda one: one.name)
def test_every_special_is_told_with_its_figures(special: Special) -> None:
    (told,) = (row[2] for row in ROWS if row[:2] == [special.name, str(special.mana)])
    for figure in (special.damage, special.to_hit, special.reach, special.pierces):
        assert not figure or str(figure) in told


def test_every_spell_is_told() -> None:
    levels = {row[0].lower(): row[1] for row in ROWS if row[0].lower() in SPELLS}
    assert {name: int(level.split(",")[0]) for name, level in levels.items()} == dict(SPELLS)


def test_every_switch_is_told_with_the_presets() -> None:
    for field in fields(House):
        (row,) = (row for row in ROWS if row[0] == f"`{field.name}`" and len(row) == 5)
        for cell, name in zip(row[1:], PRESETS, strict=True):
            value = getattr(PRESETS[name], field.name)
            usual = getattr(House(), field.name)
            said = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            assert cell == ("" if value == usual and name != "classic" else said)
