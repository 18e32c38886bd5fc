"""Terrain and parts of the map. A group may replace both; they are this program's own (E2)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TerrainKind:
    """A kind of terrain.

    Attributes:
        name: Its name.
        letter: Stands for it in the rows of a part.
        blocks: Whether it hides what is behind it.
        land: The points it costs on foot; 0: it cannot be walked.
        water: Whether it can be swum.
        spares: Whether shapes that survive anywhere pay no upkeep here.
        turns: Added to the facing changes of Mammal, Reptilian, Magical and Aquatic shapes.
        to_hit: Added to the roll of an attacker who stands here, in the same order.
        to_hit_size: Added to the roll of Small, Medium, Large, Very Large and Huge attackers.
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
        """Whether it is nothing but water: Fonts do not work in it, and wizards in it swim."""
        return self.water and not self.land


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the map.

    Attributes:
        name: One or two letters; a hex is named by them, its column and its row, from 1.
        rows: Letters of terrain, the far row first; every second column is half a hex nearer.
    """

    name: str
    rows: tuple[str, ...]


# Of these numbers, only plains' favour for mammals and the forest's cover are in the rule sheet.
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
"""The terrain where the Key is found, and that from which climbers look over everything."""
