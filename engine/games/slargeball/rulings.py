"""How the gaps of the rule sheet were closed."""

from engine.ruling import Ruling

RULINGS: tuple[Ruling, ...] = ()
