"""Every entry of the tables, typed a second time from the facts of the rule sheet."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.fighting import Attack, AttackHit
from engine.games.metamorph.hexes import SIDES, Hex, arc, neighbour
from engine.games.metamorph.land import TERRAIN, TerrainKind
from engine.games.metamorph.shapes import CHART, HOME, SHAPES, ChartShape
from engine.games.metamorph.specials import SPECIALS, Special
from engine.games.metamorph.tables import (
    ENDURES,
    EXAMPLE_CHANGES,
    FACING_CHANGES,
    FONT_MANA,
    KEY_INTELLIGENCE,
    KEY_MANA,
    NEEDED,
    PRESETS,
    SPELLS,
)
from engine.luck import RollNeeded
from tests.engine.games.metamorph.arrange import AWAY, NEAR, Table, playing

PRINTED = """
Allosaurus,Very Large,Reptilian,1,3,1,0,3,2,5,16,5,Bite,
Amorphous Blob,Large,Blob,0,1,1,0,0,0,0,6,0,,
Anaconda,Very Large,Reptilian,1,2,1,0,1,2,5,16,5,Constrict,
Ankylosaurus,Huge,Reptilian,1,3,1,0,3,1,6,20,6,Bite,
Barracuda,Large,Aquatic,1,0,4,0,1,3,4,9,5,Bite,Charge
Bear,Very Large,Mammal,3,3,1,0,1,2,5,13,7,Climb,Hug
Camel,Very Large,Mammal,2,4,1,0,0,1,4,17,5,Survival,
Centaur,Very Large,Magical,5,5,1,0,0,2,5,13,8,Hands,Charge
Cheetah,Large,Mammal,2,7,1,0,0,3,4,12,4,Sprint,
Crocodile,Very Large,Reptilian,1,2,3,0,2,2,5,16,5,Bite,
Dog,Medium,Mammal,3,4,1,0,0,4,3,8,4,Track,
Dolphin,Large,Aquatic,4,0,2,0,0,2,3,16,3,,
Dragon,Huge,Magical,4,3,2,7,3,1,6,17,9,Bite,Breathe
Eel,Medium,Aquatic,1,0,2,0,0,4,3,5,4,Zap,Charge
Elephant,Huge,Mammal,3,2,1,0,2,0,5,21,6,Charge,
Emu,Large,Reptilian,1,4,1,0,0,2,3,16,2,,
Frog,Small,Aquatic,1,1,1,0,0,4,1,8,1,,
Giant,Huge,Magical,3,5,1,0,2,1,6,20,6,Hands,
Giant Clam,Large,Aquatic,1,0,0,1,4,2,3,13,5,Trap,
Giant Spider,Very Large,Magical,2,4,1,0,1,2,5,13,7,Web,Poison
Giant Squid,Huge,Aquatic,1,0,3,0,0,1,6,17,8,Ink,Trap
Gorilla,Very Large,Mammal,3,3,1,0,1,2,5,13,7,Hands,Hug
Griffin,Very Large,Magical,2,4,0,4,1,2,5,16,7,Claws,
Hippopotamus,Very Large,Aquatic,2,2,1,0,2,2,5,13,7,Bite,Charge
Human,Large,Mammal,5,3,1,0,0,3,4,9,0,Hands,Rest
Horse,Very Large,Mammal,2,6,1,0,0,2,5,16,6,Charge,
"""
"""Name, size, class, INT, LS, WS, AS, ARM, AGI, ATT, HLT, CST, two specials."""

ROWS = [line.split(",") for line in PRINTED.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_shape_is_as_it_is_printed(row: list[str]) -> None:
    name, size, school, *numbers, first, second = row
    stats = [int(one) for one in numbers]
    if name == "Giant Clam":  # printed a column too far to the right (M2)
        stats[2:4] = 1, 0
    given = next(one for one in SHAPES if one.name == name)
    told = tuple(getattr(given, field) for field in ChartShape.__slots__)
    assert told == (name, size, school, *stats, tuple(one for one in (first, second) if one))


def test_there_are_no_other_shapes() -> None:
    assert Counter(one.name for one in SHAPES) == Counter(row[0] for row in ROWS)


def test_the_chart_is_the_diamond_of_the_digest() -> None:
    """North mammals, east magical, south aquatic, west reptilian; Human in the middle."""
    assert {one.shape: (one.x, one.y) for one in CHART} == {
        "Human": (0, 0),
        "Gorilla": (0, 1), "Bear": (0, 2), "Elephant": (0, 3), "Dog": (-1, 1),
        "Cheetah": (-1, 2), "Horse": (1, 1), "Camel": (1, 2),
        "Centaur": (1, 0), "Giant": (2, 0), "Dragon": (3, 0), "Griffin": (2, 1),
        "Giant Spider": (2, -1),
        "Frog": (0, -1), "Hippopotamus": (0, -2), "Giant Squid": (0, -3), "Dolphin": (1, -1),
        "Barracuda": (1, -2), "Giant Clam": (-1, -1), "Eel": (-1, -2),
        "Emu": (-1, 0), "Crocodile": (-2, 0), "Allosaurus": (-3, 0), "Ankylosaurus": (-2, 1),
        "Anaconda": (-2, -1),
    }  # fmt: skip


GROUND = {
    # blocks sight, on foot, by water, facing changes and to hit by class, to hit by size
    "plain": (False, 1, False, (1, 0, 0, -1), (0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "farm": (False, 1, False, (0, 0, 0, -1), (0, 0, 0, 0), (0, 0, 0, 0, 0)),
    "forest": (True, 1, False, (0, 0, 1, -1), (0, 0, 0, 0), (0, 0, 0, -1, -1)),
    "swamp": (False, 1, True, (-1, 1, 0, 0), (0, 1, 0, 0), (0, 0, 0, 0, 0)),
    "water": (False, 0, True, (-1, 0, 0, 1), (-1, 0, 0, 1), (0, 0, 0, 0, 0)),
    "mountain": (True, 2, False, (0, 0, 1, -1), (0, 0, 0, 0), (0, 0, 0, 0, 0)),
}


@pytest.mark.parametrize("terrain", TERRAIN, ids=lambda one: one.name)
def test_every_terrain_is_as_the_digest_proposes(terrain: TerrainKind) -> None:
    assert len(TERRAIN) == len(GROUND)
    assert GROUND[terrain.name] == (
        terrain.blocks,
        terrain.land,
        terrain.water,
        terrain.turns,
        terrain.to_hit,
        terrain.to_hit_size,
    )
    assert terrain.spares == (terrain.name == "plain")


def test_every_special_costs_and_does_what_the_digest_proposes() -> None:
    """Mana, damage, to hit, reach, armour that does not count; zeros are left out."""
    assert {one.name: one for one in SPECIALS} == {
        "Bite": Special("Bite", "bite", 1, damage=2),
        "Breathe": Special("Breathe", "breathe", 3, reach=3, pierces=1),
        "Charge": Special("Charge", "charge", 1, damage=1, to_hit=1, reach=2),
        "Claws": Special("Claws", "claws", 1, to_hit=1),
        "Climb": Special("Climb", "climb", 0),
        "Constrict": Special("Constrict", "constrict", 1, damage=3),
        "Flame": Special("Flame", "breathe", 2, reach=2, pierces=1),
        "Hands": Special("Hands", "hands", 0),
        "Hug": Special("Hug", "hug", 1, damage=2),
        "Ink": Special("Ink", "ink", 1),
        "Poison": Special("Poison", "poison", 2, damage=1),
        "Rest": Special("Rest", "rest", 0),
        "Sprint": Special("Sprint", "sprint", 2),
        "Survival": Special("Survival", "survival", 0),
        "Track": Special("Track", "track", 0, reach=6),
        "Trap": Special("Trap", "trap", 1, damage=2),
        "Web": Special("Web", "web", 2, reach=2),
        "Zap": Special("Zap", "zap", 2, damage=3),
    }


def test_spells_artifacts_and_sizes() -> None:
    assert SPELLS == {"morph": 1, "heal": 2, "slow": 3, "restrict": 4, "teleport": 5}
    assert (KEY_INTELLIGENCE, KEY_MANA, FONT_MANA) == (1, 4, 6)
    assert ENDURES == {"key": 3, "font": 5}
    assert FACING_CHANGES == (5, 4, 3, 2, 1)
    assert EXAMPLE_CHANGES == (4, 3, 2, 1, 1)
    assert {house.mana for name, house in PRESETS.items() if name != "thimble"} == {50}
    assert (PRESETS["classic"].line, PRESETS["war"].parts_each) == (4, 2)


ATTACKS = {
    # what the dice must show, and in how many of a hundred attacks they do
    -4: (11, 8.3, 0.33), -3: (10, 16.7, 0.67), -2: (9, 27.8, 1.00), -1: (8, 41.7, 1.33),
    0: (7, 58.3, 1.67), 1: (6, 72.2, 2.15), 2: (5, 83.3, 2.73), 3: (4, 91.7, 3.39),
    4: (3, 97.2, 4.14), 5: (2, 100.0, 5.00), 6: (2, 100.0, 6.00),
}  # fmt: skip
"""The table of the formula, by attack minus agility plus modifiers."""


def blow(shift: int) -> Table:
    """A Human's attack whose modifiers exceed its target's agility by `shift`."""
    table = playing({1: ("P44", AWAY), 2: ("P43", NEAR)})
    book = table.state.book
    shapes = tuple(
        replace(one, attack=shift, agility=0) if one.name == HOME else one for one in book.shapes
    )
    return table.changed(book=replace(book, shapes=shapes))


@pytest.mark.parametrize(("shift", "row"), ATTACKS.items())
def test_the_attack_table(shift: int, row: tuple[int, float, float]) -> None:
    needed, chance, more = row
    begun = blow(shift).do(Attack(1, 2))
    awaited = GAME.awaiting(begun.state)
    assert isinstance(awaited, RollNeeded)
    assert awaited.why.endswith(f"{needed} or more")
    hits, extra = 0, 0
    for pair in product(range(1, 7), repeat=2):
        table = Table(begun.state).roll(*pair)
        assert bool(table.happened(AttackHit)) == (sum(pair) >= needed)
        if table.happened(AttackHit):
            hits += 1
            extra += table.last(AttackHit).total - NEEDED
    assert round(100 * hits / 36, 1) == chance
    assert extra / hits == pytest.approx(more, abs=0.006)


def test_the_arcs_of_a_target() -> None:
    here = Hex(0, 0)
    for facing in range(SIDES):
        seen = [arc(facing, here, neighbour(here, facing + side)) for side in range(SIDES)]
        assert seen == ["front", "front", "flank", "rear", "flank", "front"]
