"""Computes the result of correcting earlier commands; writes nothing."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.amending.again import Conflict, Progress, Run, Saying, Wanted, play_again
from engine.amending.luck import Fall
from engine.amending.past import Past, SpokenCommand, line_of
from engine.game import Amended, AnyCommand, AnyState
from engine.luck import Roll, Shuffle
from engine.notation import to_json
from engine.refusal import Reason, refusal
from engine.replay import drawn, draws

How: TypeAlias = Literal["replace", "remove", "insert"]


@dataclass(frozen=True, slots=True)
class Amendment:
    """One correction of the line of play.

    Attributes:
        seq: An entry of the command that is replaced or removed, or before which one is inserted.
        how: Which of the three.
        command: The new command; None if one is removed.
    """

    seq: int
    how: How
    command: AnyCommand | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """What an amendment would write to the ledger.

    Attributes:
        event: The event that begins the corrected line.
        sayings: The commands of that line with everything that they cause, in order.
        conflicts: Old commands that the rules no longer allow; they are left out.
        unused: Old luck that nothing asks for any more.
        state: The state after the corrected line.
        digest: SHA-256 (hex) of everything that would be written and of its place in the ledger,
            so that a confirmation applies to exactly this plan.
    """

    event: Amended
    sayings: tuple[Saying, ...]
    conflicts: tuple[Conflict, ...]
    unused: tuple[Fall, ...]
    state: AnyState
    digest: str


def plan(past: Past, amendments: Sequence[Amendment]) -> Plan:
    """Play the corrected line and return what it would write.

    Raises:
        IllegalCommand: An amendment names no valid command, two of them contradict each other, or
            the rules refuse a new command.
    """
    line = line_of(past)
    places = _places(line, amendments)
    begin = min(places)
    to_seq = line[begin - 1].last if begin else 0
    wanted = _wanted(line[begin:], _by_command(line, places, amendments))
    progress = play_again(past, to_seq, tuple(_runs(wanted)))
    event = _event(progress, to_seq, _by_command(line, places, amendments))
    return Plan(
        event,
        progress.sayings,
        progress.conflicts,
        progress.unused,
        progress.state,
        _digest(event, progress),
    )


def _places(line: tuple[SpokenCommand, ...], amendments: Sequence[Amendment]) -> list[int]:
    """The index in the line of each amendment's command."""
    if not amendments:
        raise refusal(Reason.BAD_VALUE, "nothing is amended", "name an entry and what to do there")
    return [_place(line, one) for one in amendments]


def _place(line: tuple[SpokenCommand, ...], amendment: Amendment) -> int:
    _check_command(amendment)
    for place, spoken in enumerate(line):
        if spoken.first <= amendment.seq <= spoken.last:
            _check_said(spoken, amendment)
            return place
    raise refusal(
        Reason.BAD_VALUE,
        f"entry {amendment.seq} does not stand",
        "choose an entry that was not taken back",
    )


def _check_command(amendment: Amendment) -> None:
    if (amendment.command is None) != (amendment.how == "remove"):
        raise refusal(
            Reason.BAD_VALUE,
            f"{amendment.how} goes {'with' if amendment.command is None else 'without'} a command",
            "give a command to replace or insert, and none to remove",
        )


def _check_said(spoken: SpokenCommand, amendment: Amendment) -> None:
    if spoken.is_luck and spoken.command is None and amendment.how != "insert":
        raise refusal(
            Reason.BAD_VALUE,
            f"entry {amendment.seq} is luck that fell by itself",
            "amend the command that asked for it",
        )


_ByCommand: TypeAlias = dict[int, list[Amendment]]


def _by_command(
    line: tuple[SpokenCommand, ...], places: list[int], amendments: Sequence[Amendment]
) -> _ByCommand:
    """Group amendments by the first seq of their command; refuses two changes of one command."""
    found: _ByCommand = {}
    for place, one in zip(places, amendments, strict=True):
        found.setdefault(line[place].first, []).append(one)
    for first, several in found.items():
        if sum(one.how != "insert" for one in several) > 1:
            raise refusal(Reason.BAD_VALUE, f"entry {first} is amended twice", "amend it once")
    return found


def _wanted(line: tuple[SpokenCommand, ...], amended: _ByCommand) -> Iterator[Wanted]:
    """The commands of the corrected line, in order."""
    for spoken in line:
        here = amended.get(spoken.first, [])
        yield from (Wanted(one.command, None, "inserted") for one in here if one.how == "insert")
        change = next((one for one in here if one.how != "insert"), None)
        if change is None:
            yield Wanted(spoken.command, spoken, "kept")
        elif change.how == "replace":
            yield Wanted(change.command, spoken, "replaced")


def _runs(line: Iterable[Wanted]) -> Iterator[Run]:
    """Group the line into runs of a command and its luck; the first run may have only luck."""
    command: Wanted | None = None
    falls: list[Fall] = []
    for wanted in line:
        if _is_luck(wanted):
            falls += _falls(wanted)
            continue
        if command is not None or falls:  # an empty first run would draw fresh luck
            yield Run(command, tuple(falls))
        command, falls = wanted, _falls(wanted)
    yield Run(command, tuple(falls))


def _is_luck(wanted: Wanted) -> bool:
    if wanted.command is None:
        return wanted.spoken is not None and wanted.spoken.is_luck
    return isinstance(wanted.command, Roll | Shuffle)


def _falls(wanted: Wanted) -> list[Fall]:
    """The old luck of a command, with the corrected result if there is one."""
    known = list(wanted.spoken.falls) if wanted.spoken else []
    if wanted.how == "kept":
        return known
    typed = known.pop(0) if wanted.spoken and wanted.spoken.is_luck else None
    if not isinstance(wanted.command, Roll | Shuffle):
        return known
    if typed is None:
        return [Fall(wanted.command, corrected=True, by_hand=True), *known]
    return [typed.with_answer(wanted.command), *known]


def _event(progress: Progress, to_seq: int, amended: _ByCommand) -> Amended:
    past = progress.past
    head = len(past.events)
    events = [event for saying in progress.sayings for event in saying.events]
    # Skip all numbers that were drawn on either line, so that the next draw is a new one.
    spent = progress.drawn - drawn(past.events[:to_seq]) - sum(map(draws, events))
    return Amended(
        to_seq,
        replaced=_seqs_of(amended, "replace"),
        removed=_seqs_of(amended, "remove"),
        inserted=_seqs_of(amended, "insert"),
        left_out=tuple(conflict.seq for conflict in progress.conflicts),
        spent=max(0, spent),
        through=head + 1 + len(events),
    )


def _seqs_of(amended: _ByCommand, how: How) -> tuple[int, ...]:
    return tuple(sorted(seq for seq, here in amended.items() for one in here if one.how == how))


def _digest(event: Amended, progress: Progress) -> str:
    said = [
        None if saying.command is None else to_json(saying.command) for saying in progress.sayings
    ]
    caused = [to_json(one) for saying in progress.sayings for one in saying.events]
    whole = [len(progress.past.events), to_json(event), said, caused]
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()
