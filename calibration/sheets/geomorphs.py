"""Which terrain lies where on the parts of Metamorph's map: maps of our own making."""

from types import MappingProxyType
from typing import Final

COLUMNS: Final = 7
ROWS: Final = 7

TERRAIN: Final = MappingProxyType(
    {".": "plain", "f": "farm", "t": "forest", "s": "swamp", "w": "water", "m": "mountain"}
)
"""What a letter of a map stands for."""

GEOMORPHS: Final = MappingProxyType(
    {
        "A": (".......", ".t...w.", "...ff..", "t..ff.w", "....f..", ".m...t.", "......."),
        "B": ("...t...", "..ttt..", ".tt.t..", "..t....", "....w..", "...www.", "....w.."),
        "C": ("...w...", "...w...", "..ww...", "..w..tt", ".sw..t.", ".ss....", "..s...."),
        "D": ("..mm...", ".mm..t.", "..m.tt.", "....t..", ".t.....", ".tt..m.", "...mmm."),
        "E": (".......", ".ssw...", ".swws..", "..wws..", "...s.t.", "..t.tt.", "......."),
        "F": ("..t....", ".tt..m.", ".t..mm.", "....m..", "w......", "ww..t..", ".w.tt.."),
        "G": (".......", "..www..", ".wwwww.", ".ww.ww.", "..www..", "...s...", "...s..."),
        "H": ("t.....t", "tt...tt", ".t.m.t.", "..mmm..", "...m...", ".s...s.", "......."),
        "I": ("...t...", ".......", ".m..s..", "mm..ss.", ".m...w.", "..t.ww.", "..tt..."),
    }
)
"""Each part's rows, the far one first, each from its left hex to its right one."""
