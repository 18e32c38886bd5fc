"""Creatures in play: how far they were moved."""

from tests.accuracy.samples import Figure, Measurement
from tests.vision.tracks.test_ways import measured


def measure() -> tuple[Measurement, ...]:
    """Moves drawn with known truth, slid and turned."""
    return (
        _moves("moves-slid", "Moves: length, facing as before", turned=False),
        _moves("moves-turned", "Moves: length, turned on the way", turned=True),
    )


def _moves(name: str, title: str, *, turned: bool) -> Measurement:
    figures = tuple(
        Figure(f"a move of {true:.0f} mm", told.value - true, told.sigma)
        for true, told in measured(turned)
    )
    how = "Drawn creatures, each from one place to another, 960 x 540 px."
    return Measurement(name, title, "rendered", "mm", how, figures)
