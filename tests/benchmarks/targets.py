"""The target of each figure, and the reasons why some are missed: shown beside the measured values.

The targets are those of the project's plan for two cores; for phones, and for figures that are not
in the plan, they are what the benchmark asserts. A reason is shown only if its target is missed,
and only states what was found out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from types import MappingProxyType
from typing import Final

from tests.benchmarks.speed import Line


@dataclass(frozen=True, slots=True)
class Target:
    """The target of a figure.

    Attributes:
        limit: Largest value in the figure's unit; for a rate the least.
        why_not: The reason if it is missed, a sentence.
    """

    limit: float
    why_not: str = ""

    def met_by(self, line: Line) -> bool:
        """Whether a figure meets the target."""
        return line.value >= self.limit if line.kind == "rate" else line.value <= self.limit

    def told(self, line: Line) -> str:
        """The limit, and whether it is met, as text."""
        sign = "at least" if line.kind == "rate" else "at most"
        return f"{sign} {self.limit:g}, {'met' if self.met_by(line) else '**missed**'}"


SHARED_LOCK: Final = (
    "All of it is one Python process, whose threads take turns: of the time in which its lock was "
    "held, the weigh-in had 29 %, piles that were weighed at the same time 42 %, and the looking "
    "25 % (456 samples)."
)

TARGETS: Final[Mapping[str, Target]] = MappingProxyType(
    {
        "watching for throws, nothing moves": Target(
            1.1,
            "Under a profiler, decoding takes 37 % of the twelve seconds and the first calibration "
            "26 %; opening the film's 24 pieces takes 12 %, the small pictures compared as much.",
        ),
        "watching for throws, an evening": Target(
            1.5,
            "Under a profiler, decoding takes 29 %, finding where creatures stand 15 %, the first "
            "calibration 13 %, the small pictures compared 13 %, following what flies 12 %.",
        ),
        "watching for throws, a hand all the time": Target(
            1.5,
            "Under a profiler, decoding takes 27 % of it and following what flies 44 % (18 % to "
            "look for small things that changed in each frame, 12 % to go on with those found); "
            "the rest is the guard of the camera (9 %), the small pictures compared (7 %) and the "
            "first calibration (6 %).",
        ),
        "watching for throws, a throw every two seconds": Target(
            1.5,
            "Under a profiler, decoding takes 22 % and following what flies 36 %; the first "
            "calibration takes 12 %, the small pictures compared 10 %, the camera's guard 8 %.",
        ),
        "everything of Clay-O-Rama*": Target(
            2.5,
            "Weighing takes seconds of one core, once for each pile and creature, and the bundled "
            "evening is nine seconds long. Of the rest, under a profiler, hands take 21 %, "
            "creatures 19 %, pictures for the page 15 %, decoding 9 %, throws, the turn card, the "
            "guard of the camera and the past at hand 6 % each, dice 4 %. No single step is more "
            "than 8 %: GrabCut of hands is 7 %, JPEG 7 %.",
        ),
        "contact to the desk beside a weigh-in, 95 % under": Target(150.0, SHARED_LOCK),
        "live pictures a second*": Target(15.0, SHARED_LOCK),
        "a weigh-in of 24 frames, *, by the clock": Target(
            2.0,
            "Of the processor's time, under a profiler, loading the program's modules takes 31 %, "
            "the camera's exact calibration 19 %, and the creature with its pile 43 %: these two "
            "are measured side by side.",
        ),
        "carving 24 views": Target(0.2),
        "a picture calibrated fast": Target(0.3),
        "a picture calibrated closely": Target(
            0.3,
            "Under a profiler, half of it is to compare the prints with the picture once more (48 "
            "%), 27 % to fit the camera to the points found, 19 % to find the boards at first.",
        ),
        "66 figures followed": Target(
            60.0,
            "The first frame, with the calibration, takes a sixth. Of the rest, under a profiler, "
            "90 % are a few looks at the whole field, of more than a second each: 42 % to fit "
            "circles to rims, wherever they are sought, and 6 % for networks.",
        ),
        "start to a first picture on the page, *": Target(
            2.0,
            "Nine tenths of its processor time are imports, a fifth of them FastAPI; what the "
            "first picture does not need comes later.",
        ),
        "replay of an evening": Target(4.0),
        "a command of *": Target(5.0),
        "a look-ahead bot's answer, *": Target(
            1.0,
            "It tries a fixed number of commands, so that it answers alike on any machine: a "
            "slower or busier core takes longer.",
        ),
        "memory while playing, *": Target(
            500.0,
            "Of 628 MB after a minute, libraries that are mapped take 125, the film's newest "
            "frames and what else is larger than a megabyte 134, and what is smaller 276: the "
            "models of hands, the other networks, the older past. 15 MB were let go and not given "
            "back; the rest is Python's own.",
        ),
        "twenty seconds at hand": Target(100.0),
        "a phone's glass to the page": Target(250.0),
        "frames of a phone that are lost": Target(5.0),
        "from a phone's code to a calibrated picture": Target(20.0),
        "a phone, *: reported at the latest": Target(1.0),
        "a phone, *: resumed at the latest": Target(3.0),
        "frame to page, 95 % under": Target(150.0),
        "a hit is reported, at the latest": Target(350.0),
    }
)
"""Targets by a figure's name, or by a pattern of several names."""


def target_of(line: Line) -> Target | None:
    """The target of a figure; None if there is none."""
    named = TARGETS.get(line.name)
    fitting = (one for pattern, one in TARGETS.items() if fnmatchcase(line.name, pattern))
    return named or next(fitting, None)
