"""Lengths as people type them: `15cm`, `6in`, `2.5 spans`; the rules use tenths of a millimetre."""

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
"""A hand-span; the game says whose."""

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
"""Numbers of decimal places that are tried in turn until a length is written exactly."""

_SHOWN_TO = Decimal("0.01")


@dataclass(slots=True)
class Units:
    """Converts lengths between tenths of a millimetre and the unit that was typed last.

    Attributes:
        now: The unit that was typed last, for output and for numbers without a unit; empty if none
            was typed.
        span: The hand-span of the acting player in tenths of a millimetre; None if not known.
        usual: The unit to use before any was typed.
    """

    now: str = ""
    span: int | None = None
    usual: str = field(default="mm")

    def tenths(self, unit: str) -> int | None:
        """Tenths of a millimetre in a unit; None for a span that nobody has measured."""
        return self.span if unit == SPAN else TENTHS[unit]

    def rounded_down(self, length: int) -> str:
        """A length as text, rounded down, so that a limit may be typed as it is shown."""
        return self._rounded(length, ROUND_DOWN)

    def rounded(self, length: int) -> str:
        """A length as text, rounded to the nearest, for lengths that are no limits."""
        return self._rounded(length, ROUND_HALF_UP)

    def _rounded(self, length: int, rounding: str) -> str:
        unit = self.now or self.usual
        scale = self.tenths(unit)
        if not scale:
            unit, scale = "mm", TENTHS["mm"]
        number = (Decimal(length) / scale).quantize(_SHOWN_TO, rounding)
        return spelled(number, unit)

    def exactly(self, length: int) -> str | None:
        """A length as text that parses as the same length; None if no few decimals are exact."""
        unit = self.now or self.usual
        scale = self.tenths(unit)
        for digits in FINER if scale else ():
            number = round(Decimal(length) / Decimal(scale or 1), digits)
            if int((number * (scale or 1)).to_integral_value()) == length:
                return spelled(number, unit)
        return None

    def retold(self, sentence: str, *, happened: bool = False) -> str:
        """Convert the lengths in a sentence of the rules from mm to the current unit.

        If it tells what `happened`, lengths are rounded to the nearest. Otherwise they may be
        limits, and are rounded down.
        """
        if (self.now or self.usual) == "mm":
            return sentence
        worded = self.rounded if happened else self.rounded_down
        return _TOLD.sub(lambda found: worded(_tenths_of(found[1])), sentence)


def spelled(number: Decimal, unit: str) -> str:
    """A number with its unit: "15 cm", "1 span", "2.5 spans"."""
    plain = f"{number.normalize():f}"
    return f"{plain} {unit}{'s' if unit == SPAN and plain != '1' else ''}"


def number_and_unit(word: str) -> tuple[Decimal, str] | None:
    """The number in a word, and the unit attached to it, if any; None if it is not a length."""
    found = _LENGTH.fullmatch(word)
    if found is None or (found[2] and found[2] not in _CALLED):
        return None
    try:
        return Decimal(found[1]), _CALLED.get(found[2], "")
    except InvalidOperation:  # pragma: no cover - the pattern lets only numbers through
        return None


def unit_named(word: str) -> str:
    """The unit that a word names; empty if none."""
    return _CALLED.get(word, "")


def unit_typed(words: Line) -> str:
    """The unit of the last length in a line; empty if none."""
    folded = [one.folded for one in words]
    said = ""
    for word, after in zip(folded, [*folded[1:], ""], strict=True):
        told = number_and_unit(word)
        said = (told and (told[1] or unit_named(after))) or said
    return said


def _tenths_of(millimetres: str) -> int:
    return int(Decimal(millimetres) * TENTHS["mm"])
