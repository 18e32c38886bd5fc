"""The evidence on what a missile touched: one clue for each creature, and one for a stranger.

A "stranger" is something that the missile may have struck but that is no known creature.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

import numpy as np

from vision.sightings import ColourName, PointMm

EVEN_SHIFT: Final = 1.35
"""A shift that is as likely to come from a touch as from a passing shadow, as a multiple of the
smallest shift that is believed."""

SMALLEST_RESPONSE: Final = -2.0
"""Lower bound on the natural logarithm of a response's relative size: smaller values carry no more
information. Found by trial."""

MOST_RESPONSE: Final = 2.7
"""Upper bound on the natural logarithm of a response's relative size: larger values carry no more
information. Found by trial."""

SHOWN_RESPONSE_MM: Final = 0.25
"""If a response as small as this many mm would be visible, seeing none is full evidence against a
touch."""

HIDDEN_RESPONSE_MM: Final = 2.5
"""If only a response of this many mm or more would be visible, seeing none is hardly any evidence
against a touch."""

LEAST_SHOWN: Final = 0.1
"""Lower bound on the visibility of a missing response, 0 to 1. Found by trial."""

MOST_EXCUSED: Final = 0.85
"""Most share of a missing response's weight that is waived because the pictures end before the
touch. It is less than 1 because the extrapolated flight is uncertain."""

MOST_PICTURE_GAP: Final = 8.0
"""Upper bound on the penalty of a gap in the picture, which is half the square of the gap in
sigmas. Found by trial."""

MOST_SPACE_GAP: Final = 2.0
"""Upper bound on the penalty of a gap in space, which is half the square of the gap in sigmas. Of
49 creatures that were struck and moved in rendered clips, and had a flight reported, 14 were more
than 2 sigma away from it."""

LOST_SHARE: Final = 0.5
"""Factor, if the flight is badly known, on the bounds of both gaps' penalties and on the
likelihoods of a touch before or after the flight was seen: an arm or a shadow may have been
followed instead of the missile. Of 101 clips, 84 of them rendered in newly drawn rooms, it makes
five more throws right, and none wrong."""

MOST_STRANGER_SIGMAS: Final = 8.0
"""Upper bound on the height above the table, in sigmas, of an unseen thing that bent a flight.
Found by trial."""

NO_TRACK: Final = 0
"""Track number of a stranger, which is not a visible creature: tracks count from 1."""


@dataclass(frozen=True, slots=True)
class CreatureClue:
    """The evidence for and against a touch of one creature.

    Attributes:
        track: The creature's track number.
        at_mm: Where it stood before.
        colour: Its colour.
        contact_s: When it was touched, if it was; None if nothing suggests a moment.
        response_px: How far its picture shifted afterwards; None without a response.
        least_px: The smallest shift that is believed in pictures of this width.
        noise_px: Scatter of its measured shifts before anything could have touched it.
        shown_mm: The smallest response that would have been visible.
        picture_gap: How far the missile was from its outline at that moment, beyond what contact
            allows, in standard deviations; 0 if contact is possible.
        space_gap: How far the missile was from the creature in space at that moment, in standard
            deviations: it depends on the fitted flight, whose depth may be wrong.
        bent: Whether the flight bent at that moment; None if too little was seen afterwards.
        ahead: How well the flight, extrapolated past the missile's last sight, hits it, 0 to 1.
        awaited: The same, if the hit would come after the last picture; otherwise 0.
        behind: How well the flight, extrapolated back from its first sight, starts at it, 0 to 1.
        glimpsed: No flight is known: only something small in the picture.
        lost: The flight is badly known, and so are the gaps.
    """

    track: int
    at_mm: PointMm
    colour: ColourName
    contact_s: float | None
    response_px: float | None
    least_px: float
    noise_px: float
    shown_mm: float
    picture_gap: float
    space_gap: float
    bent: bool | None
    ahead: float = 0.0
    awaited: float = 0.0
    behind: float = 0.0
    glimpsed: bool = False
    lost: bool = False


class Trace(Enum):
    """What suggests that a missile struck a stranger."""

    NOTHING = "unseen"
    """Nothing does. Still there may be one: white clay on a light table, or orange clay on wood, is
    sometimes not detected."""
    BEND = "stranger"
    """A bend of the flight that neither the table nor a known creature explains."""
    DARKNESS = "in_the_dark"
    """It is too dark for all creatures to be visible, or to tell a bounce off the table."""
    STIRRED = "stirred"
    """Something of a creature's size moved where the missile passed."""


@dataclass(frozen=True, slots=True)
class StrangerClue:
    """The evidence for and against a touch of something that is no known creature.

    Attributes:
        at_mm: Where it would stand.
        colour: The colour there.
        contact_s: When it was struck; None without a trace: then it is judged after all creatures
            and takes its share of the probability that they leave.
        trace: What suggests it.
        off_table_sigmas: Distance of a `Trace.BEND` from the table's height, in standard
            deviations.
        unwitnessed: The flight begins within the picture, and no hand was seen to let go.
        unexplained: The track continues where the flight no longer explains it, or is too short to
            test the flight.
        astray: The track meets no known creature and does not look like a miss.
    """

    at_mm: PointMm
    colour: ColourName
    contact_s: float | None
    trace: Trace
    off_table_sigmas: float = 0.0
    unwitnessed: bool = False
    unexplained: bool = False
    astray: bool = False

    @property
    def track(self) -> int:
        """`NO_TRACK`, as no track is of it."""
        return NO_TRACK


Clue: TypeAlias = CreatureClue | StrangerClue
"""The evidence for and against a touch of one thing."""


def features_of(clue: Clue) -> dict[str, float]:
    """The numeric features of a clue; their names are those of the learned weights."""
    if isinstance(clue, StrangerClue):
        return _features_of_stranger(clue)
    response = (
        {"no_response": _response_visibility(clue)}
        if clue.response_px is None
        else {"response": _response_size(clue, clue.response_px)}
    )
    bend = {} if clue.bent is None else {"bent" if clue.bent else "straight": 1.0}
    counts = LOST_SHARE if clue.lost else 1.0
    return {
        "creature": 1.0,
        "picture_gap": min(counts * MOST_PICTURE_GAP, 0.5 * clue.picture_gap**2),
        "space_gap": min(counts * MOST_SPACE_GAP, 0.5 * clue.space_gap**2),
        "ahead": counts * clue.ahead,
        "behind": counts * clue.behind,
        **response,
        **bend,
    }


def _features_of_stranger(clue: StrangerClue) -> dict[str, float]:
    trace = {clue.trace.value: 1.0}
    if clue.trace is Trace.STIRRED:
        return trace
    if clue.trace is Trace.BEND:
        off_table = min(clue.off_table_sigmas, MOST_STRANGER_SIGMAS) / MOST_STRANGER_SIGMAS
        trace["off_table"] = off_table
    doubt = {"unwitnessed": float(clue.unwitnessed), "unexplained": float(clue.unexplained)}
    return {**trace, **doubt}


def _response_size(clue: CreatureClue, response_px: float) -> float:
    """Logarithm of a response's shift over the one that touch and shadow explain equally well."""
    even = max(EVEN_SHIFT * clue.least_px, 4 * clue.noise_px)
    size = float(np.log(max(response_px, 1e-3) / even))
    return float(np.clip(size, SMALLEST_RESPONSE, MOST_RESPONSE))


def _response_visibility(clue: CreatureClue) -> float:
    """How clearly a response would have been visible, 0 to 1."""
    span = float(np.log(HIDDEN_RESPONSE_MM / SHOWN_RESPONSE_MM))
    shown = float(np.log(HIDDEN_RESPONSE_MM / max(clue.shown_mm, 1e-3))) / span
    return float(np.clip(shown, LEAST_SHOWN, 1.0)) * (1 - MOST_EXCUSED * clue.awaited)
