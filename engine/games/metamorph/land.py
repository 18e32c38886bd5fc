"""Terrain and the parts of the map: data that a group may replace. Both are of our own (E2)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """What a hex is.

    Attributes:
        letter: Stands for it in the rows of a part.
        blocks: Hides what is behind it.
        land: What a hex costs on foot; 0 cannot be walked.
        water: Can be swum.
        spares: Shapes that survive anywhere pay no upkeep here.
        turns: Facing changes more or fewer, for Mammal, Reptilian, Magical, Aquatic.
        to_hit: Bonus to the roll of an attacker who stands here, in the same order.
        to_hit_size: Added to the roll, for Small, Medium, Large, Very Large, Huge.
    """

    name: str
    letter: str
    blocks: bool = False
    land: int = 1
    water: bool = False
    spares: bool = False
    turns: tuple[int, ...] = (0, 0, 0, 0)
    to_hit: tuple[int, ...] = (0, 0, 0, 0)
    to_hit_size: tuple[int, ...] = (0, 0, 0, 0, 0)

    @property
    def is_water(self) -> bool:
        """Nothing but water: a Font does not work in it, and a wizard in it swims."""
        return self.water and not self.land


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the map.

    Attributes:
        name: One or two letters; a hex is called by it, its column and its row, from 1.
        rows: Letters of terrain, the far row first; every second column lies half a hex nearer.
    """

    name: str
    rows: tuple[str, ...]


# Only plains' favour for mammals and the forest's cover are facts of the rule sheet.
TERRAIN = (
    TerrainKind("plain", ".", spares=True, turns=(1, 0, 0, -1)),
    TerrainKind("farm", "f", turns=(0, 0, 0, -1)),
    TerrainKind("forest", "t", blocks=True, turns=(0, 0, 1, -1), to_hit_size=(0, 0, 0, -1, -1)),
    TerrainKind("swamp", "s", water=True, turns=(-1, 1, 0, 0), to_hit=(0, 1, 0, 0)),
    TerrainKind("water", "w", land=0, water=True, turns=(-1, 0, 0, 1), to_hit=(-1, 0, 0, 1)),
    TerrainKind("mountain", "m", blocks=True, land=2, turns=(0, 0, 1, -1)),
)

_PARTS = {
    "A": ".......  .t...w.  ...ff..  t..ff.w  ....f..  .m...t.  .......",
    "B": "...t...  ..ttt..  .tt.t..  ..t....  ....w..  ...www.  ....w..",
    "C": "...w...  ...w...  ..ww...  ..w..tt  .sw..t.  .ss....  ..s....",
    "D": "..mm...  .mm..t.  ..m.tt.  ....t..  .t.....  .tt..m.  ...mmm.",
    "E": ".......  .ssw...  .swws..  ..wws..  ...s.t.  ..t.tt.  .......",
    "F": "..t....  .tt..m.  .t..mm.  ....m..  w......  ww..t..  .w.tt..",
    "G": ".......  ..www..  .wwwww.  .ww.ww.  ..www..  ...s...  ...s...",
    "H": "t.....t  tt...tt  .t.m.t.  ..mmm..  ...m...  .s...s.  .......",
    "I": "...t...  .......  .m..s..  mm..ss.  .m...w.  ..t.ww.  ..tt...",
}

PARTS = tuple(Part(name, tuple(rows.split())) for name, rows in _PARTS.items())
"""The parts that `tableref print hex-map` prints."""

FARM, FOREST = "farm", "forest"
"""The terrain on which the Key is found, and that from which a climber looks over everything."""
