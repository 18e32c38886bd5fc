from engine.ruling import Ruling

RULINGS: tuple[Ruling, ...] = ()
