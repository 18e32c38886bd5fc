"""Turn measurements of a throw into probabilities: which creature was touched first, or none.

Three kinds of evidence count: the creature's own response, the missile's position at that moment,
and a bend of its flight. Each adds to the log-odds of "touched", with weights that were learned on
drawn throws (`certainty.json`, made by `tests/training/learn_certainty.py`) and checked on others.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from vision.odds import logistic
from vision.sightings import ColourName, PointMm

WEIGHTS: Final[dict[str, float]] = json.loads(
    (Path(__file__).parent / "certainty.json").read_text(encoding="utf-8")
)["weights"]
"""Weight of each feature of a clue in the log-odds that a creature was touched; learned on drawn
throws (`tests/training/learn_certainty.py`)."""

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

UNSEEN: Final = -1.0
"""Value of `stranger_sigmas` if there is no evidence for a stranger. Still there may be one: white
clay on a light table, or orange clay on wood, is sometimes not detected."""

MOST_STRANGER: Final = 0.45
"""Most probability of a stranger: it is never likelier than everything else together."""

ASTRAY: Final = 0.5
"""Least share of the probability that no creature explains which a stranger gets if the track does
not look like a miss, so that a miss is not reported as the likelier. Of 101 clips nine are left
open in this way, of which six had struck a creature; of twelve throws that looked like a miss three
had."""

MOST_CERTAIN: Final = 4.2
"""Upper bound on the log-odds of a touch from all clues. Drawn clay differs from real clay, so no
clue makes a hit more probable than 98.5 %."""

GLIMPSED: Final = -1.0
"""Added to the log-odds of a touch if no flight is known, as a hand may have moved the creature: it
is reported with 96 % at most. All eight such hits in rendered rooms were right, too few to say
more."""

LEAST_PROBABILITY: Final = 1e-3
"""Least probability of having been touched first: a creature below it is not shown to the
referee."""


LEAST_SHOWN: Final = 0.1
"""Lower bound on the visibility of a missing response, 0 to 1. Found by trial."""


@dataclass(frozen=True, slots=True)
class Clue:
    """The evidence for and against a touch of one creature, or of a stranger.

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
        stranger_sigmas: None for a creature. For a stranger, the distance of the bend from the
            table's height in standard deviations; infinite if it is too dark to tell, `UNSEEN`
            without evidence for a stranger.
        behind: How well the flight, extrapolated back from its first sight, starts at it, 0 to 1.
        stirred: For a stranger: something of a creature's size moved where the missile passed.
        unwitnessed: For a stranger: the flight begins within the picture, and no hand was seen to
            let go.
        unexplained: For a stranger: the track continues where the flight no longer explains it, or
            is too short to test the flight.
        glimpsed: No flight is known: only something small in the picture.
        lost: The flight is badly known, and so are the gaps.
        astray: For a stranger: the track meets no known creature and does not look like a miss.
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
    stranger_sigmas: float | None = None
    behind: float = 0.0
    stirred: bool = False
    unwitnessed: bool = False
    unexplained: bool = False
    glimpsed: bool = False
    lost: bool = False
    astray: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """The probabilities of a throw's outcomes, which sum to one.

    Attributes:
        struck: Creatures and strangers with their probability of having been touched first,
            likeliest first.
        none: Probability that none of them was touched.
    """

    struck: tuple[tuple[Clue, float], ...]
    none: float

    @property
    def best(self) -> Clue | None:
        """The creature whose probability is above one half; None without one."""
        if self.struck and self.struck[0][1] > 0.5:
            return self.struck[0][0]
        return None


def features_of(clue: Clue) -> dict[str, float]:
    """The numeric features of a clue; their names are those of the learned weights."""
    if clue.stranger_sigmas is not None:
        return _features_of_stranger(clue, clue.stranger_sigmas)
    response = (
        {"no_response": _response_visibility(clue)}
        if clue.response_px is None
        else {"response": _response_size(clue)}
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


def _features_of_stranger(clue: Clue, sigmas: float) -> dict[str, float]:
    """The features of a stranger's clue; `sigmas` is its `stranger_sigmas`."""
    if clue.stirred:
        return {"stirred": 1.0}
    doubt = {"unwitnessed": float(clue.unwitnessed), "unexplained": float(clue.unexplained)}
    if sigmas == np.inf:
        return {"in_the_dark": 1.0, **doubt}
    if sigmas == UNSEEN:
        return {"unseen": 1.0, **doubt}
    off_table = min(sigmas, MOST_STRANGER_SIGMAS) / MOST_STRANGER_SIGMAS
    return {"stranger": 1.0, "off_table": off_table, **doubt}


def touched_logit(clue: Clue) -> float:
    """Log-odds that this creature was touched by the missile at `contact_s`."""
    logit = _logit(features_of(clue))
    if clue.stranger_sigmas is not None and not clue.stirred:
        # An unexplained bend must not make a stranger less likely than no bend at all.
        logit = max(logit, _logit(features_of(replace(clue, stranger_sigmas=UNSEEN))))
    return min(logit, MOST_CERTAIN) + GLIMPSED * clue.glimpsed


def _logit(features: dict[str, float]) -> float:
    return sum(WEIGHTS[name] * value for name, value in features.items())


def _response_size(clue: Clue) -> float:
    """Logarithm of a response's shift over the one that touch and shadow explain equally well."""
    even = max(EVEN_SHIFT * clue.least_px, 4 * clue.noise_px)
    size = float(np.log(max(clue.response_px or 0.0, 1e-3) / even))
    return float(np.clip(size, SMALLEST_RESPONSE, MOST_RESPONSE))


def _response_visibility(clue: Clue) -> float:
    """How clearly a response would have been visible, 0 to 1."""
    span = float(np.log(HIDDEN_RESPONSE_MM / SHOWN_RESPONSE_MM))
    shown = float(np.log(HIDDEN_RESPONSE_MM / max(clue.shown_mm, 1e-3))) / span
    return float(np.clip(shown, LEAST_SHOWN, 1.0)) * (1 - MOST_EXCUSED * clue.awaited)


def _touch_probability(clue: Clue) -> float:
    """Probability that this one was touched, given that nothing was touched before."""
    own = float(logistic(touched_logit(clue)))
    if clue.stranger_sigmas is None or clue.stirred:
        return own
    return min(own, MOST_STRANGER)


def judge(clues: Sequence[Clue]) -> Verdict:
    """The probability of each creature to have been touched first.

    In the order of contact times, each creature gets its own probability times the probability that
    none before it was touched.

    Returns:
        The verdict, without creatures below `LEAST_PROBABILITY`: their share goes to "none".
    """
    ordered = sorted(clues, key=lambda c: (np.inf if c.contact_s is None else c.contact_s, c.track))
    left = 1.0
    found = []
    for clue in ordered:
        own = _touch_probability(clue)
        found.append((clue, left * own))
        left *= 1 - own
    found = [(c, max(p, ASTRAY * (p + left)) if c.astray else p) for c, p in found]
    kept = [(c, p) for c, p in found if p >= LEAST_PROBABILITY]
    kept.sort(key=lambda cp: -cp[1])
    return Verdict(tuple(kept), 1.0 - sum(p for _, p in kept))
