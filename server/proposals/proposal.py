"""What the referee is offered: a command, with its picture, its doubt and its reason."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from engine.game import AnyCommand, AnyState
from server.proposals.on_table import Drawing
from vision.sightings import PointMm, Sighting
from vision.sightings.document import to_json
from vision.sightings.doubt import Renaming

StateT = TypeVar("StateT")


@dataclass(frozen=True, slots=True)
class Answered:
    """The referee's answer to a proposal: its mark, and the command; None: it was dismissed."""

    mark: str
    command: AnyCommand | None


@dataclass(frozen=True, slots=True)
class Noticed:
    """A sighting that still matters, with its scene and the game at that moment.

    Attributes:
        answers: Answers to proposals that rest on it, as far as they still count.
        seq: The head of the ledger when it was seen: `state` follows from it.
    """

    sighting: Sighting
    scene: int
    state: AnyState = None
    answers: tuple[Answered, ...] = ()
    seq: int = 0


Memory: TypeAlias = tuple[Noticed, ...]
"""What the camera has shown and is not out of date, oldest first."""


@dataclass(frozen=True, slots=True)
class MeasuredNumber:
    """A length in a command that the camera measured; the command counts tenths of a millimetre.

    Attributes:
        path: Its place in the command's JSON, key by key.
        label: What it is called: "Reach".
        sigma_mm: Its standard deviation, as the sighting states it.
    """

    path: tuple[str | int, ...]
    label: str
    sigma_mm: float


@dataclass(frozen=True, slots=True)
class Choice:
    """Another answer than the proposed one, within the doubt.

    Attributes:
        label: What it is called on the page.
        command: What is carried out.
        measured: Which of its numbers were measured.
    """

    label: str
    command: AnyCommand
    measured: tuple[MeasuredNumber, ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """A value of the command that the referee may correct before confirming.

    Attributes:
        path: Its place in the command's JSON, key by key.
        label: What it is called on the page.
        unit: Its unit there; empty for counts and words.
        per_unit: Steps of the command's whole number in one unit: 10 for tenths of a mm.
        options: The values it may have, with their names; empty for a free number.
        near: Values that the doubt allows besides the proposed one, likeliest first; a page offers
            them before all others.
        least: The smallest number allowed; None if there is none, or it is not a number.
        most: The largest number allowed, likewise.
    """

    path: tuple[str | int, ...]
    label: str
    unit: str = ""
    per_unit: int = 1
    options: tuple[tuple[object, str], ...] = ()
    near: tuple[object, ...] = ()
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Doubt:
    """One value that is not certain, as a row of a table.

    Attributes:
        what: Which value: "Hit points".
        value: What is proposed, with its unit.
        among: Other possible values: "37 to 39"; empty if nothing else is likely.
        decides: What it follows from, or what would settle it.
    """

    what: str
    value: str
    among: str = ""
    decides: str = ""


@dataclass(frozen=True, slots=True)
class PictureSpot:
    """Something in the picture that stands for a value: touching it chooses that value.

    Attributes:
        at_mm: Where it stood on the table.
        label: What it is called.
        path: The field that is corrected by it.
        value: What the field becomes; None is a value too.
        chooses: Touching it chooses the value; otherwise the field is shown, to be corrected.
    """

    at_mm: PointMm
    label: str
    path: tuple[str | int, ...]
    value: object = None
    chooses: bool = True


@dataclass(frozen=True, slots=True)
class Proposal:
    """One thing on the table that may mean something under the rules.

    Attributes:
        key: The same thing on the table has the same key, however many frames show it.
        kind: What it is about: "span", "weigh-in", "throw".
        title: One line: what is proposed.
        why: What it is based on, with the numbers.
        doubt: What is not certain, in words; empty if nothing is.
        command: What a click carries out; None if the referee has to choose.
        choices: Other answers that the doubt allows.
        fields: What may be corrected.
        sightings: What it is based on; the first gives the picture.
        probability: That the proposed answer is right, if that can be said.
        blocked: Why it cannot be carried out now, and what must come first; empty if it can.
        skips: What is no longer possible once it is confirmed; empty: nothing.
        drawings: What is drawn on its picture besides sightings.
        looks: What the pictures of single creatures show, if it asks who is who: each track before,
            then each place now.
        doubts: The same as `doubt`, value by value; empty if only words fit.
        spots: What may be chosen by touching it in the picture.
        measured: Which numbers of the command were measured.
    """

    key: str
    kind: str
    title: str
    why: str
    doubt: str
    command: AnyCommand | None
    choices: tuple[Choice, ...] = ()
    fields: tuple[Field, ...] = ()
    sightings: tuple[Sighting, ...] = ()
    probability: float | None = None
    blocked: str = ""
    skips: str = ""
    drawings: tuple[Drawing, ...] = ()
    looks: tuple[str, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    spots: tuple[PictureSpot, ...] = ()
    measured: tuple[MeasuredNumber, ...] = ()


def nothing_heeded(memory: Memory, _: Proposal, __: object) -> tuple[Memory, Renaming | None]:
    """For games in which answers say nothing about what was seen."""
    return memory, None


def nothing_drawn(_: object, __: Memory) -> tuple[Drawing, ...]:
    """For games that draw nothing on the table."""
    return ()


def as_said(_: object, __: Memory, command: object) -> object:
    """For games in which the camera measures nothing that commands leave open."""
    return command


def as_seen(_: object, sighting: Sighting) -> dict[str, object]:
    """For games whose rules add nothing to a printed sighting."""
    return to_json(sighting, evidence=False)


@dataclass(frozen=True, slots=True)
class Proposer(Generic[StateT]):
    """How a game turns sightings into proposals; all functions are pure.

    Attributes:
        remember: The memory with one more sighting; drops what the new one replaces.
        propose: The proposals for a state of the game.
        heed: The memory after a proposal was answered with a command, and the message to the eye
            about who is who.
        draw: What is drawn on the picture of the table, for a state of the game.
        measured: A command, completed by what it leaves open and the camera has measured.
        printed: A sighting as JSON without its evidence, for a state of the game.
    """

    remember: Callable[[Memory, Noticed], Memory]
    propose: Callable[[StateT, Memory], tuple[Proposal, ...]]
    heed: Callable[[Memory, Proposal, object], tuple[Memory, Renaming | None]] = nothing_heeded
    draw: Callable[[StateT, Memory], tuple[Drawing, ...]] = nothing_drawn
    measured: Callable[[StateT, Memory, object], object] = as_said
    printed: Callable[[StateT, Sighting], dict[str, object]] = as_seen
