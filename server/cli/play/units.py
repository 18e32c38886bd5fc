"""Lengths as people say them: `15cm`, `6in`, `2.5 spans`; rules count tenths of a millimetre."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal, InvalidOperation
from types import MappingProxyType

from server.cli.play.words import Line

TENTHS: Mapping[str, int] = MappingProxyType(
    {"mm": 10, "cm": 100, "m": 10_000, "in": 254, "ft": 3048}
)
"""Tenths of a millimetre in one of each unit."""

SPAN = "span"
"""A hand-span: whose, the game says."""

_CALLED: Mapping[str, str] = MappingProxyType(
    {
        **{one: one for one in TENTHS},
        **dict.fromkeys(("millimetre", "millimetres", "millimeters"), "mm"),
        **dict.fromkeys(("centimetre", "centimetres", "centimeters"), "cm"),
        **dict.fromkeys(("metre", "metres", "meters"), "m"),
        **dict.fromkeys(("inch", "inches", '"', "''"), "in"),
        **dict.fromkeys(("foot", "feet"), "ft"),
        **dict.fromkeys(("span", "spans"), SPAN),
    }
)
_LENGTH = re.compile(r"(-?\d{1,9}(?:\.\d{1,4})?)([a-z\"']*)")
_TOLD = re.compile(r"(?<![\d.,])(\d+(?:\.\d+)?)( ?)mm\b")
FINER = (0, 1, 2, 3, 4)
"""Digits after the point, as few as are exact."""
_SHOWN_TO = Decimal("0.01")


@dataclass(slots=True)
class Units:
    """Which units there are, and which was typed last: answers come in that one.

    Attributes:
        now: The unit of answers, and of numbers that are typed without one; empty: none was typed.
        span: Tenths of a millimetre in a span of whoever is on; None where nobody's is known.
    """

    now: str = ""
    span: int | None = None
    usual: str = field(default="mm")

    def tenths(self, unit: str) -> int | None:
        """Tenths of a millimetre in a unit; None for a span that nobody has measured."""
        return self.span if unit == SPAN else TENTHS[unit]

    def told(self, length: int) -> str:
        """A length in the unit that was typed, never longer than it is, so that it can be typed."""
        return self._rounded(length, ROUND_DOWN)

    def near(self, length: int) -> str:
        """A length in the unit that was typed, the nearest: for what is no limit."""
        return self._rounded(length, ROUND_HALF_UP)

    def _rounded(self, length: int, rounding: str) -> str:
        unit = self.now or self.usual
        scale = self.tenths(unit)
        if not scale:
            unit, scale = "mm", TENTHS["mm"]
        number = (Decimal(length) / scale).quantize(_SHOWN_TO, rounding)
        return spelled(number, unit)

    def exactly(self, length: int) -> str | None:
        """A length in the unit that was typed, so that it is read back; None where it cannot be."""
        unit = self.now or self.usual
        scale = self.tenths(unit)
        for digits in FINER if scale else ():
            number = round(Decimal(length) / Decimal(scale or 1), digits)
            if int((number * (scale or 1)).to_integral_value()) == length:
                return spelled(number, unit)
        return None

    def retold(self, sentence: str, *, happened: bool = False) -> str:
        """A sentence of the rules with its lengths in the unit that was typed.

        happened: Its lengths are what was, not how much there may be, and so the nearest.
        """
        if (self.now or self.usual) == "mm":
            return sentence
        worded = self.near if happened else self.told
        return _TOLD.sub(lambda found: worded(_tenths_of(found[1])), sentence)


def spelled(number: Decimal, unit: str) -> str:
    """A number with its unit: "15 cm", "1 span", "2.5 spans"."""
    plain = f"{number.normalize():f}"
    return f"{plain} {unit}{'s' if unit == SPAN and plain != '1' else ''}"


def number_and_unit(word: str) -> tuple[Decimal, str] | None:
    """What a word says: a number and the unit written onto it, if any; None for no length."""
    found = _LENGTH.fullmatch(word)
    if found is None or (found[2] and found[2] not in _CALLED):
        return None
    try:
        return Decimal(found[1]), _CALLED.get(found[2], "")
    except InvalidOperation:  # pragma: no cover - the pattern lets only numbers through
        return None


def unit_named(word: str) -> str:
    """The unit that a word names, or nothing."""
    return _CALLED.get(word, "")


def unit_typed(words: Line) -> str:
    """The unit of the last length in a line, or nothing."""
    folded = [one.folded for one in words]
    said = ""
    for word, after in zip(folded, [*folded[1:], ""], strict=True):
        told = number_and_unit(word)
        said = (told and (told[1] or unit_named(after))) or said
    return said


def _tenths_of(millimetres: str) -> int:
    return int(Decimal(millimetres) * TENTHS["mm"])
