"""Proposals to the referee: a command, with its picture, its doubt and its reason."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from engine.game import AnyCommand, AnyState
from server.proposals.lengths import TENTHS
from server.proposals.on_table import Drawing
from vision.sightings import PointMm, Sighting
from vision.sightings.document import to_json
from vision.sightings.doubt import Renaming

StateT = TypeVar("StateT")


@dataclass(frozen=True, slots=True)
class Answered:
    """The referee's answer to a proposal.

    Attributes:
        mark: The mark of the proposal (`server.offers.mark`).
        command: The command that was carried out; None if the proposal was dismissed.
    """

    mark: str
    command: AnyCommand | None


@dataclass(frozen=True, slots=True)
class Noticed:
    """A remembered sighting, with the state of the game at that moment.

    Attributes:
        sighting: The sighting.
        scene: The scene in which it was seen.
        state: The state of the game when it was seen.
        answers: Answers to proposals that rest on it, unless they were taken back.
        seq: The head of the ledger when it was seen; `state` is the state after that entry.
        film_s: Place in the film of the first frame behind it, in seconds; None for a camera, and
            for what an earlier run of the program saw.
    """

    sighting: Sighting
    scene: int
    state: AnyState = None
    answers: tuple[Answered, ...] = ()
    seq: int = 0
    film_s: float | None = None


Memory: TypeAlias = tuple[Noticed, ...]
"""Sightings that are not out of date, oldest first."""


@dataclass(frozen=True, slots=True)
class MeasuredNumber:
    """A number in a command that the camera measured; by default a length.

    Attributes:
        path: Its path in the command's JSON, key by key.
        label: Its name: "Reach".
        sigma: Its standard deviation in `unit`, as the sighting or the suggestion states it.
        unit: Its unit: "mm"; empty for hit points.
        scale: How many of the command's counts are one unit: the command counts tenths of a
            millimetre.
    """

    path: tuple[str | int, ...]
    label: str
    sigma: float
    unit: str = "mm"
    scale: int = TENTHS


@dataclass(frozen=True, slots=True)
class Choice:
    """An alternative to the proposed answer.

    Attributes:
        label: Its text on the page.
        command: The command that it carries out.
        measured: Which numbers of the command were measured.
    """

    label: str
    command: AnyCommand
    measured: tuple[MeasuredNumber, ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """A value of the command that the referee may correct before confirming.

    Attributes:
        path: Its path in the command's JSON, key by key.
        label: Its text on the page.
        unit: The unit that the page shows; empty for counts and words.
        per_unit: How many of the command's whole-number steps make one unit: 10 if the command
            counts tenths of a mm and the page shows mm.
        options: The allowed values, with their names; empty for a free number.
        near: Other likely values, likeliest first; a page offers them first.
        least: The smallest number allowed; None for no limit, or if it is not a number.
        most: The largest number allowed; None as for `least`.
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
        what: The value's name: "Hit points".
        value: The proposed value, with its unit.
        among: Other possible values: "37 to 39"; empty if no other is likely.
        decides: What it follows from, or what would settle it.
    """

    what: str
    value: str
    among: str = ""
    decides: str = ""


@dataclass(frozen=True, slots=True)
class PictureSpot:
    """A clickable spot in the picture that stands for a value.

    Attributes:
        at_mm: Its position on the table.
        label: Its name.
        path: The field that it sets.
        value: The field's new value, which may be None ("nobody").
        chooses: Whether a click chooses the value; otherwise it shows the field for correcting.
    """

    at_mm: PointMm
    label: str
    path: tuple[str | int, ...]
    value: object = None
    chooses: bool = True


@dataclass(frozen=True, slots=True)
class Proposal:
    """What the camera's sightings may mean under the rules, for the referee to answer.

    Attributes:
        key: Identifies the thing on the table, however many frames show it.
        kind: What it is about: "span", "weigh-in", "throw".
        title: One line: what is proposed.
        why: What it is based on, with the numbers.
        doubt: What is not certain, in words; empty if nothing is.
        command: The command that a click carries out; None if the referee has to choose.
        choices: Other answers within the doubt.
        fields: Values that may be corrected.
        sightings: What it is based on; the first one decides which picture is shown.
        probability: The probability that the proposed answer is right, if it is known.
        blocked: Why it cannot be carried out now, and what must come first; empty if it can.
        skips: A warning about what is no longer possible once it is confirmed; empty if nothing.
        drawings: Drawings on its picture besides sightings.
        looks: Labels of the pictures of single creatures, if it asks who is who: each track
            before, then each place now.
        doubts: The doubt value by value, as a table; empty if only the text `doubt` says it.
        spots: What the referee may choose by clicking it in the picture.
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
    """The default for `Proposer.heed`: answers do not change the memory or any track."""
    return memory, None


def nothing_drawn(_: object, __: Memory) -> tuple[Drawing, ...]:
    """The default for `Proposer.draw`: nothing is drawn on the table."""
    return ()


def as_said(_: object, __: Memory, command: object) -> object:
    """The default for `Proposer.measured`: no values of commands are filled in."""
    return command


def as_seen(_: object, sighting: Sighting) -> dict[str, object]:
    """The default for `Proposer.printed`: the rules add nothing to a sighting's JSON."""
    return to_json(sighting, evidence=False)


@dataclass(frozen=True, slots=True)
class Proposer(Generic[StateT]):
    """How a game turns sightings into proposals; all functions are pure.

    Attributes:
        remember: Adds a sighting to the memory, and drops those that it replaces.
        propose: Returns the proposals for a state of the game and the memory.
        heed: Applies an answer: from the memory, the proposal and the command to the new memory
            and, if the referee has identified tracks, their new numbers for the eye.
        draw: Returns what to draw on the picture of the table.
        measured: Fills in values that a command leaves open, from measurements.
        printed: Converts a sighting to JSON without its evidence.
    """

    remember: Callable[[Memory, Noticed], Memory]
    propose: Callable[[StateT, Memory], tuple[Proposal, ...]]
    heed: Callable[[Memory, Proposal, object], tuple[Memory, Renaming | None]] = nothing_heeded
    draw: Callable[[StateT, Memory], tuple[Drawing, ...]] = nothing_drawn
    measured: Callable[[StateT, Memory, object], object] = as_said
    printed: Callable[[StateT, Sighting], dict[str, object]] = as_seen
