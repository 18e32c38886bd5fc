"""Creatures in play: how far they were moved."""

from tests.accuracy.samples import Figure, Measurement
from tests.vision.tracking.test_route import measured
from tests.vision.tracking.test_weighed_moves import moved

WEIGHED = range(40, 52)


def measure() -> tuple[Measurement, ...]:
    """Moves drawn with known truth, slid and turned."""
    return (
        _moves("moves-slid", "Moves: length, facing as before", turned=False),
        _moves("moves-turned", "Moves: length, turned on the way", turned=True),
        *_weighed_in(),
    )


def _moves(name: str, title: str, *, turned: bool) -> Measurement:
    figures = tuple(
        Figure(f"a move of {true:.0f} mm", told.value - true, told.sigma)
        for true, told in measured(turned)
    )
    how = "Drawn creatures, each from one place to another, 960 x 540 px."
    return Measurement(name, title, "rendered", "mm", how, figures)


def _weighed_in() -> tuple[Measurement, ...]:
    """The same of creatures that were weighed in on film: by their bodies."""
    told = [
        one for one in (moved(seed, (1280, 720)) for seed in WEIGHED) if not isinstance(one, str)
    ]
    paths, fronts, turns = [], [], []
    for one in told:
        label = f"a move of {one.path_mm:.0f} mm"
        path, front, turn = one.move.path_mm, one.move.front_path_mm, one.move.turned_deg
        paths.append(Figure(label, path.value - one.path_mm, path.sigma))
        if front is not None and turn is not None:
            fronts.append(Figure(label, front.value - one.front_mm, front.sigma))
            off = (turn.value - one.turn_deg + 180) % 360 - 180
            turns.append(Figure(label, off, turn.sigma))
    how = (
        f"Drawn creatures, {len(told)} of {len(WEIGHED)} of them weighed in on film, carried and "
        "turned by up to 3 rad, 1280 x 720 px."
    )
    return (
        Measurement(
            "moves-weighed",
            "Moves: length, weighed in and turned",
            "rendered",
            "mm",
            how,
            tuple(paths),
        ),
        Measurement(
            "moves-front",
            "Moves: from front to front, weighed in",
            "rendered",
            "mm",
            how,
            tuple(fronts),
        ),
        Measurement(
            "moves-turn", "Moves: turn, weighed in", "rendered", "degrees", how, tuple(turns)
        ),
    )
