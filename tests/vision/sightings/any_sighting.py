"""Sightings of any kind, drawn from the types of their fields: a new kind needs nothing here."""

from dataclasses import replace
from functools import cache

from hypothesis import strategies as st

from vision.sightings import IdentityLost, LayoutSeen, Sighting
from vision.sightings.quantities import Estimate

NUMBERS = st.integers(-2_000_000, 2_000_000).map(lambda n: n / 1000)
"""Millimetres on a table, to a thousandth: finer ones are no measurement."""

st.register_type_strategy(str, st.sampled_from(["", "pawn/2", "grid"]))
st.register_type_strategy(float, NUMBERS)
st.register_type_strategy(Estimate, st.builds(Estimate, NUMBERS, NUMBERS.map(abs)))


@cache
def any_of(kind: type[Sighting]) -> st.SearchStrategy[Sighting]:
    """Sightings of a kind, with any values that its fields may have."""
    return st.from_type(kind).map(_fitting)


def _fitting(seen: Sighting) -> Sighting:
    """Cards meet cards that are there, and tracks in question rise."""
    if isinstance(seen, IdentityLost):
        return replace(seen, tracks=tuple(sorted(seen.tracks)))
    if not isinstance(seen, LayoutSeen):
        return seen
    ids = [card.id for card in seen.cards]
    meeting = (replace(one, first=ids[0], second=ids[-1]) for one in seen.meeting if ids)
    return replace(seen, meeting=tuple(meeting))
