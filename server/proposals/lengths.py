"""Lengths of sightings, in mm, as lengths of the rules, in tenths of a millimetre."""

from typing import Final

TENTHS: Final = 10
"""Tenths of a millimetre in a millimetre."""
