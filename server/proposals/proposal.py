"""What the referee is offered: a command, with its picture, its doubt and its reason."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from vision.sighting import Sighting


@dataclass(frozen=True, slots=True)
class Noticed:
    """A sighting that still matters, with the scene it belongs to and the game as it stood then."""

    sighting: Sighting
    scene: int
    state: Any = None


Memory: TypeAlias = tuple[Noticed, ...]
"""What the camera has shown and is not yet out of date, oldest first."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Another answer than the one proposed: what the doubt allows."""

    label: str
    command: Any


@dataclass(frozen=True, slots=True)
class Field:
    """A value of the command that the referee may correct before confirming.

    Attributes:
        path: Where it stands in the command's JSON, key by key.
        label: What it is called on the page.
        unit: Its unit there; empty for counts and words.
        per_unit: Steps of the command's whole number in one unit: 10 for tenths of a mm.
        options: The values it may have, with their names; empty for a free number.
    """

    path: tuple[str | int, ...]
    label: str
    unit: str = ""
    per_unit: int = 1
    options: tuple[tuple[Any, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """One thing on the table that may mean something under the rules.

    Attributes:
        key: The same thing on the table has the same key, however many frames show it.
        kind: What it is about: "span", "weigh-in", "throw".
        title: One line: what is proposed.
        why: What it rests on, with the numbers.
        doubt: What is not certain, in words; empty when nothing is.
        command: What is carried out on a click; None when the referee has to choose.
        choices: Other answers that the doubt allows.
        fields: What may be corrected.
        sightings: What it rests on; the first gives the picture.
        probability: How likely the proposed answer is right, where that can be said.
        blocked: Why it cannot be carried out now, and what must come first; empty when it can.
    """

    key: str
    kind: str
    title: str
    why: str
    doubt: str
    command: Any | None
    choices: tuple[Choice, ...] = ()
    fields: tuple[Field, ...] = ()
    sightings: tuple[Sighting, ...] = ()
    probability: float | None = None
    blocked: str = ""


@dataclass(frozen=True, slots=True)
class Proposer:
    """What a game makes of sightings; both functions are pure.

    Attributes:
        remember: The memory with one more sighting; drops what the new one replaces.
        propose: What the memory means for a state of the game.
    """

    remember: Callable[[Memory, Noticed], Memory]
    propose: Callable[[Any, Memory], tuple[Proposal, ...]]
