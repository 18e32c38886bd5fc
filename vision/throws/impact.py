"""Turn measurements of a throw into probabilities: which creature was touched first, or none.

Three things count: the creature's own response, the missile being there at that moment, and the
bend of its flight. Each adds to the log-odds of "touched", by weights that were learned on drawn
throws (`certainty.json`, made by `tests/training/learn_certainty.py`) and checked on others.
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
"""How many times the smallest believed shift is as likely from a touch as from a passing shadow."""

SMALLEST_RESPONSE: Final = -2.0
"""Lower bound on the natural logarithm of a response's size: below it the size says nothing more.
Found by trial."""

MOST_RESPONSE: Final = 2.7
"""Upper bound on the natural logarithm of a response's size: above it the size says nothing more.
Found by trial."""

SHOWN_RESPONSE_MM: Final = 0.25
"""A response in mm: if one this small would show, seeing none speaks clearly against a touch."""

HIDDEN_RESPONSE_MM: Final = 2.5
"""A response in mm: if only one this large would show, seeing none says hardly anything against a
touch."""

MOST_EXCUSED: Final = 0.85
"""Most share of a missing response's weight that is excused because the touch could not be seen
yet: the flight ahead is uncertain."""

MOST_PICTURE_GAP: Final = 8.0
"""Half the square of a gap in the picture, in sigmas, as which any larger gap counts. Found by
trial."""

MOST_SPACE_GAP: Final = 2.0
"""Half the square of a gap in space, in sigmas, as which any larger gap counts: of 49 creatures
that were struck and moved in rendered clips, and had a flight told, 14 were more than 2 sigma away
from it."""

LOST_SHARE: Final = 0.5
"""Share that counts, where the way is badly known, of the bounds on both gaps and of what a flight
would have met before it was seen or after it: then an arm or a shadow was followed, and not what
struck. Of 101 clips, 84 of them rendered in rooms drawn anew, five throws more are told right with
it, and none wrongly."""

MOST_STRANGER_SIGMAS: Final = 8.0
"""Height above the table of an unseen thing that bent a flight, in sigmas, as which any larger
height counts. Found by trial."""

UNSEEN: Final = -1.0
"""Stands for a stranger's sigmas if there is no evidence for a stranger; but white clay on a light
table, or orange clay on wood, sometimes stands there unseen."""

MOST_STRANGER: Final = 0.45
"""Most probability of a stranger: it is never likelier than everything else together."""

ASTRAY: Final = 0.5
"""Share of what no creature explains that is left to a stranger if the way is not that of a miss:
then nobody is told to be more likely than anybody. Of 101 clips nine are asked so, six of which had
struck a creature; of twelve throws with the way of a miss three had."""

MOST_CERTAIN: Final = 4.2
"""Most log-odds of a touch from all clues. Drawn clay differs from real clay, so no clue makes a
hit surer than 98.5 %."""

GLIMPSED: Final = -1.0
"""Log-odds that a touch loses without a flight, as a hand may have moved the creature: it is
reported with 96 % at most. All of eight in rendered rooms were right, too few to say more."""

LEAST_PROBABILITY: Final = 1e-3
"""Least probability of having been touched first: one in a thousand is not shown to the referee."""


LEAST_SHOWN: Final = 0.1
"""Least clearness, 0 to 1, as which a response that was not seen counts, however unclear it would
have been. Found by trial."""


@dataclass(frozen=True, slots=True)
class Clue:
    """The evidence for and against one creature.

    Attributes:
        track: Which creature.
        at_mm: Where it stood before.
        colour: Its colour.
        contact_s: When it was touched, if it was; None where nothing suggests a moment.
        response_px: How far its picture shifted afterwards; None if it did not.
        least_px: The smallest shift that is believed in such a picture.
        noise_px: How far it seemed to shift before anything could have touched it.
        shown_mm: The smallest response that would have shown.
        picture_gap: How far the missile was from its outline at that moment, beyond what contact
            allows, in standard deviations; 0 if contact is possible.
        space_gap: How far the missile was from the creature in space at that moment, in standard
            deviations: it depends on the fitted flight, whose depth may be wrong.
        bent: Whether the flight bent at that moment in a way the table does not explain; None if
            that cannot be told.
        ahead: How well the flight would have hit it after the missile was last seen, 0 to 1.
        awaited: How well the flight would have hit it after the pictures end, 0 to 1; 0 if the
            pictures go on.
        stranger_sigmas: For an unseen thing that bent a flight: how far above the table it was, in
            standard deviations; infinite if it is too dark to tell, `UNSEEN` if there is no
            evidence for it, None for creatures.
        behind: How well the flight would have started at it before the missile was first seen.
        stirred: For a stranger: something of a creature's size moved where it was hit.
        unwitnessed: For a stranger: the flight begins within the picture, and no hand let go.
        unexplained: For a stranger: the track goes on where no flight explains it, or is too short
            to tell a flight from anything else.
        glimpsed: No flight is known: something small flew at it in the picture.
        lost: The way is badly known: so are the gaps.
        astray: For a stranger: its way is not that of a miss, and nobody known was met.
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
    """Probabilities that sum to one, best first."""

    struck: tuple[tuple[Clue, float], ...]
    none: float

    @property
    def best(self) -> Clue | None:
        """The creature that is likelier touched than all else together, if there is one."""
        if self.struck and self.struck[0][1] > 0.5:
            return self.struck[0][0]
        return None


def features_of(clue: Clue) -> dict[str, float]:
    """A clue in numbers, by the names of the learned weights."""
    if clue.stranger_sigmas is not None:
        return _features_of_stranger(clue, clue.stranger_sigmas)
    response = (
        {"no_response": _shown(clue)} if clue.response_px is None else {"response": _response(clue)}
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
        # An unexplained bend leaves no less room than no bend at all.
        logit = max(logit, _logit(features_of(replace(clue, stranger_sigmas=UNSEEN))))
    return min(logit, MOST_CERTAIN) + GLIMPSED * clue.glimpsed


def _logit(features: dict[str, float]) -> float:
    return sum(WEIGHTS[name] * value for name, value in features.items())


def _response(clue: Clue) -> float:
    even = max(EVEN_SHIFT * clue.least_px, 4 * clue.noise_px)
    size = float(np.log(max(clue.response_px or 0.0, 1e-3) / even))
    return float(np.clip(size, SMALLEST_RESPONSE, MOST_RESPONSE))


def _shown(clue: Clue) -> float:
    """How clearly a response would have shown, 0 to 1."""
    span = float(np.log(HIDDEN_RESPONSE_MM / SHOWN_RESPONSE_MM))
    shown = float(np.log(HIDDEN_RESPONSE_MM / max(clue.shown_mm, 1e-3))) / span
    return float(np.clip(shown, LEAST_SHOWN, 1.0)) * (1 - MOST_EXCUSED * clue.awaited)


def _own(clue: Clue) -> float:
    """Probability that this one was touched, if nothing was touched before."""
    own = float(logistic(touched_logit(clue)))
    if clue.stranger_sigmas is None or clue.stirred:
        return own
    return min(own, MOST_STRANGER)


def judge(clues: Sequence[Clue]) -> Verdict:
    """Who was touched first: each creature in order of time, if none before it was.

    Returns:
        Best first; creatures below `LEAST_PROBABILITY` are dropped, their share goes to "none".
    """
    ordered = sorted(clues, key=lambda c: (np.inf if c.contact_s is None else c.contact_s, c.track))
    left = 1.0
    found = []
    for clue in ordered:
        own = _own(clue)
        found.append((clue, left * own))
        left *= 1 - own
    found = [(c, max(p, ASTRAY * (p + left)) if c.astray else p) for c, p in found]
    kept = [(c, p) for c, p in found if p >= LEAST_PROBABILITY]
    kept.sort(key=lambda cp: -cp[1])
    return Verdict(tuple(kept), 1.0 - sum(p for _, p in kept))
