"""Asks the referee which creature is which, after the eye has lost track of them.

The answer is recorded as a remark in the ledger; `renaming` converts it to new track numbers.
"""

from collections.abc import Mapping, Sequence

from engine.games.clay_o_rama.questions import living
from engine.games.clay_o_rama.state import State
from engine.seats import capital
from engine.word import Note
from server.proposals.clay_o_rama.who import track_named
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.seen import seen_of
from vision.sightings import IdentityLost, Naming, PointPx, percent

CHOICES = 6
"""Most assignments offered as answers: enough for all permutations of three creatures."""


def propose_identity(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A question for each remembered doubt, with the likely assignments as answers."""
    if state.moment != "playing":
        return ()
    lost = seen_of(memory, IdentityLost)
    return tuple(_proposal(state, memory, one) for one in lost if _matters(state, one))


def renaming(lost: IdentityLost, naming: Naming) -> Mapping[int, int]:
    """Map each wrong track number to the right one; empty if the first assignment was right.

    It is a permutation. If fewer creatures are seen than may have been confused, the assignments
    differ in who has left: the creature that was taken for another one's piece has left instead.

    Args:
        lost: The doubt. Until it is answered, its first assignment counts.
        naming: The assignment that the referee chose.
    """
    pairs = zip(lost.namings[0].tracks, naming.tracks, strict=True)
    right = {now: name for now, name in pairs if now != name}
    for first in [now for now in right if now not in right.values()]:
        last = right[first]
        while last in right:
            last = right[last]
        right[last] = first
    return right


def naming_noted(state: State, memory: Memory, lost: IdentityLost, naming: Naming) -> Note:
    """The remark that records an answer."""
    return Note(None, f"Who is who: {_in_words(state, memory, lost, naming, ' is ')}")


def _matters(state: State, lost: IdentityLost) -> bool:
    """Whether at least two living creatures of these colours could have been confused."""
    alike = [one for one in living(state) if one.colour in lost.colours]
    return len(lost.namings) > 1 and len(alike) > 1


def _proposal(state: State, memory: Memory, lost: IdentityLost) -> Proposal:
    offered = lost.namings[:CHOICES]
    return Proposal(
        key=f"who-{lost.doubt}",
        kind="identity",
        title=f"Who is who? {_words(lost)}",
        why=f"{capital(lost.why)} Until you answer, this counts: "
        f"{_in_words(state, memory, lost, lost.namings[0], ' is ')}.",
        doubt=", ".join(percent(one.probability) for one in offered) + " in the order below",
        command=None,
        choices=tuple(
            Choice(
                _in_words(state, memory, lost, one, ": "), naming_noted(state, memory, lost, one)
            )
            for one in offered
        ),
        sightings=(lost,),
        looks=_looks(state, memory, lost),
    )


def _looks(state: State, memory: Memory, lost: IdentityLost) -> tuple[str, ...]:
    """Labels for the cut-out pictures: each track before the doubt, then each place now."""
    first = dict(zip(lost.namings[0].tracks, lost.colours, strict=True))
    colours = [first.get(track, lost.colours[0]) for track in lost.tracks]
    names = [
        f"Before: {track_named(state, memory, track, colour)}"
        for track, colour in zip(lost.tracks, colours, strict=True)
    ]
    return (*names, *(f"Now: {place}" for place in _places(lost)))


def _words(lost: IdentityLost) -> str:
    colours = " and ".join(dict.fromkeys(lost.colours))
    return f"{len(lost.places_mm)} {colours} creatures may have been exchanged"


def _in_words(
    state: State, memory: Memory, lost: IdentityLost, naming: Naming, between: str
) -> str:
    """An assignment as text, each place with its creature, from left to right in the picture.

    Creatures with the same name are told apart by their track numbers.
    """
    names = [
        track_named(state, memory, track, colour)
        for track, colour in zip(naming.tracks, lost.colours, strict=True)
    ]
    places = _places(lost)
    if len(set(names)) < len(names):
        names = [f"{name} ({track})" for name, track in zip(names, naming.tracks, strict=True)]
    order = sorted(range(len(names)), key=lambda k: _sort_x(lost, k))
    return ", ".join(f"{places[k]}{between}{names[k]}" for k in order)


def _places(lost: IdentityLost) -> list[str]:
    """Names for the places: "left", "middle", "right", or else their coordinates on the table."""
    count = len(lost.places_mm)
    if len(lost.now_px) != count or count > 3:
        return [f"({x:.0f}, {y:.0f}) mm" for x, y in lost.places_mm]
    words = ["left", "right"] if count == 2 else ["left", "middle", "right"]
    order = sorted(range(count), key=lambda k: _sort_x(lost, k))
    return [words[order.index(k)] for k in range(count)]


def _sort_x(lost: IdentityLost, k: int) -> float:
    """The x of place `k` for sorting: in the picture if outlines are known, else on the table."""
    if len(lost.now_px) != len(lost.places_mm):
        return lost.places_mm[k][0]
    return _mean_x(lost.now_px[k])


def _mean_x(outline: Sequence[PointPx]) -> float:
    return sum(x for x, _ in outline) / max(1, len(outline))
