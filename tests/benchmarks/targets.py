"""What each figure should be, and why those that are not are not: shown beside what was measured.

The targets are those of the project's plan for two cores; of phones, and of what the plan does not
name, what its benchmark asserts. A reason is shown only where its target is missed, and only says
what was found out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from types import MappingProxyType
from typing import Final

from tests.benchmarks.speed import Line


@dataclass(frozen=True, slots=True)
class Target:
    """What a figure should be.

    Attributes:
        limit: In the figure's own unit: at most, or of a rate at least.
        why_not: Where it is missed, what stands in the way; a sentence.
    """

    limit: float
    why_not: str = ""

    def met_by(self, line: Line) -> bool:
        """Whether a figure is as it should be."""
        return line.value >= self.limit if line.kind == "rate" else line.value <= self.limit

    def told(self, line: Line) -> str:
        """The limit, and whether it is met."""
        sign = "at least" if line.kind == "rate" else "at most"
        return f"{sign} {self.limit:g}, {'met' if self.met_by(line) else '**missed**'}"


BUSY_EVENING: Final = (
    "An arm that moves costs its own look in every frame: the light, the shadows and what it may "
    "hide are worked out for the whole picture, as a missile may leave it at any moment."
)

TARGETS: Final[Mapping[str, Target]] = MappingProxyType(
    {
        "watching for throws, nothing moves": Target(1.1),
        "watching for throws, an evening": Target(1.5, BUSY_EVENING),
        "watching for throws, a hand all the time": Target(1.5, BUSY_EVENING),
        "watching for throws, a throw every two seconds": Target(1.5, BUSY_EVENING),
        "everything of Clay-O-Rama*": Target(
            2.5,
            "What is weighed costs seconds of one core, once for each pile and creature, and the "
            "bundled evening is nine seconds long; between measurements an arm is in the picture "
            "most of the time, and every observer looks at it.",
        ),
        "contact to the desk beside a weigh-in*": Target(
            150.0,
            "A throw is told only when its track after the contact tells whom it struck; what is "
            "weighed beside it shares the interpreter's lock and the second core.",
        ),
        "live pictures a second*": Target(
            15.0, "Drawing, encoding and looking share two cores with what is weighed."
        ),
        "a weigh-in of 24 frames, *, by the clock": Target(
            2.0,
            "The imports take a second; two networks read each of 24 hulls and the pile, and "
            "these are most of the rest.",
        ),
        "carving 24 views": Target(0.2),
        "a picture calibrated fast": Target(0.3),
        "a picture calibrated closely": Target(
            0.3, "Each sheet's bend is solved beside the camera; the fast one leaves that out."
        ),
        "66 figures followed": Target(
            60.0,
            "Each figure is held against its own picture in every frame in which something moves "
            "near it; in the film that is measured a hand always does.",
        ),
        "start to a first picture on the page, *": Target(
            2.0, "Most of it is the import of NumPy, OpenCV, SciPy and the web server."
        ),
        "replay of an evening": Target(4.0),
        "a command of *": Target(
            5.0,
            "A command is refused or told in events, each event evolves a frozen state, and all "
            "that follows by itself is worked out; a chess move changes a few integers in place.",
        ),
        "a look-ahead bot's answer, *": Target(
            1.0, "It tries a fixed number of commands, so that it answers alike on any machine."
        ),
        "memory while playing, *": Target(
            500.0,
            "250 MB are taken by the program with its libraries, 153 by the past at hand at 60 "
            "frames a second; the rest are networks, observers and the pictures of replays.",
        ),
        "twenty seconds at hand": Target(100.0),
        "a phone's glass to the page": Target(250.0),
        "frames of a phone that are lost": Target(5.0),
        "from a phone's code to a calibrated picture": Target(20.0),
        "frame to page, 95 % under": Target(150.0),
        "a hit is told, the latest": Target(350.0),
    }
)
"""By the figure's name, or the pattern of several."""


def target_of(line: Line) -> Target | None:
    """What a figure should be; None where nothing is promised of it."""
    named = TARGETS.get(line.name)
    fitting = (one for pattern, one in TARGETS.items() if fnmatchcase(line.name, pattern))
    return named or next(fitting, None)
