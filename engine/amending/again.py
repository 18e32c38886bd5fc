"""Play a line again: command after command, with the same luck for the same rolls."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from engine.amending.guess import guessed
from engine.amending.luck import Fall, Needed, asked, fitting, remembered
from engine.amending.past import Past, SpokenCommand
from engine.game import AnyCommand, AnyEvent, AnyState
from engine.luck import RollNeeded, ShuffleNeeded, answer
from engine.refusal import IllegalCommand, Reason, refusal
from engine.replay import drawn, draws, standing_seqs

Standing: TypeAlias = Literal["kept", "replaced", "inserted"]

MOST_INSTEAD = 6
"""How many legal commands are named for a refused one: enough to choose from at a glance."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A command to repeat; `spoken` is the old one, or the one that it replaces."""

    command: AnyCommand | None
    spoken: SpokenCommand | None
    how: Standing


@dataclass(frozen=True, slots=True)
class Run:
    """A command and the luck that followed it, up to the next command."""

    wanted: Wanted | None
    falls: tuple[Fall, ...]


@dataclass(frozen=True, slots=True)
class Luck:
    """Luck with what it led to; `origin` as in `Fall`."""

    origin: int | None
    events: tuple[AnyEvent, ...]


@dataclass(frozen=True, slots=True)
class Saying:
    """A command of the corrected line, with all that it causes.

    Attributes:
        command: The command; None if luck falls by itself.
        source: The seq of the first event of the old command, which is kept or replaced.
        how: Kept, replaced, or inserted.
        caused: The events before any luck of the house.
        luck: What the house answers.
        before: What the same command caused on the old line; empty for an inserted one.
    """

    command: AnyCommand | None
    source: int | None
    how: Standing
    caused: tuple[AnyEvent, ...]
    luck: tuple[Luck, ...] = ()
    before: tuple[AnyEvent, ...] = ()

    @property
    def events(self) -> tuple[AnyEvent, ...]:
        """Everything that it causes, in order."""
        return (*self.caused, *(event for fallen in self.luck for event in fallen.events))

    @property
    def differs(self) -> bool:
        """Whether it is kept, but causes something else than before."""
        return self.how == "kept" and bool(self.before) and self.events != self.before


@dataclass(frozen=True, slots=True)
class Conflict:
    """A command that the rules no longer allow.

    Attributes:
        seq: The seq of its first event.
        command: The command; None if it was not kept.
        refused: Why, with the rule and what would make it legal.
        instead: A few commands of the same kind that would be legal in its place.
    """

    seq: int
    command: AnyCommand | None
    refused: IllegalCommand
    instead: tuple[AnyCommand, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the corrected line has been played.

    Attributes:
        drawn: The number of the next fresh draw.
        taken: The seqs of luck that is used already, or belongs to a command that is kept.
    """

    past: Past
    state: AnyState
    drawn: int
    taken: frozenset[int]
    sayings: tuple[Saying, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    unused: tuple[Fall, ...] = ()

    @property
    def needed(self) -> Needed | None:
        """The luck that is awaited, if any."""
        awaited = self.past.game.awaiting(self.state)
        return awaited if isinstance(awaited, RollNeeded | ShuffleNeeded) else None


def play_again(past: Past, to_seq: int, runs: Sequence[Run]) -> Progress:
    """Play all commands again from where the game stood after event `to_seq`.

    Raises:
        IllegalCommand: The rules refuse a new command, not a repeated one.
    """
    taken = {*standing_seqs(past.events[:to_seq]), *_owned(runs)}
    progress = Progress(past, past.states[to_seq], drawn(past.events), frozenset(taken))
    for run in runs:
        if run.wanted is not None:
            progress = _said(progress, run.wanted)
        progress = _answered(progress, run.falls)
    return progress


def _owned(runs: Sequence[Run]) -> Iterator[int]:
    """Luck that belonged to a command which is repeated."""
    return (fall.origin for run in runs for fall in run.falls if fall.origin is not None)


def _said(progress: Progress, wanted: Wanted) -> Progress:
    """The progress with a command carried out, or with the conflict that it is."""
    spoken = wanted.spoken
    command = wanted.command
    if command is None and spoken is not None:
        command = guessed(progress.past, spoken)
    if command is None:
        return _in_conflict(progress, wanted, _untold())
    try:
        return _carried_out(progress, replace(wanted, command=command))
    except IllegalCommand as refused:
        if wanted.how != "kept":
            raise
        return _in_conflict(progress, replace(wanted, command=command), refused)


def _carried_out(progress: Progress, wanted: Wanted) -> Progress:
    """The progress with a command carried out; the house throws dice that nobody threw.

    Raises:
        IllegalCommand: The rules refuse it, with and without those dice.
    """
    caused, state = None, progress.state
    while caused is None:
        try:
            caused, state = progress.past.game.carry_out(progress.state, wanted.command)
        except IllegalCommand:
            if progress.needed is None:
                raise
            progress = _fallen(progress, _remembered_or_fresh(progress, progress.needed))
    source, before = (wanted.spoken.first, wanted.spoken.events) if wanted.spoken else (None, ())
    said = Saying(wanted.command, source, wanted.how, caused, (), before)
    return replace(progress, state=state, sayings=(*progress.sayings, said))


def _in_conflict(progress: Progress, wanted: Wanted, refused: IllegalCommand) -> Progress:
    assert wanted.spoken is not None  # only an old command is kept
    instead = _instead(progress, wanted.command)
    conflict = Conflict(wanted.spoken.first, wanted.command, refused, instead)
    return replace(progress, conflicts=(*progress.conflicts, conflict))


def _instead(progress: Progress, command: AnyCommand | None) -> tuple[AnyCommand, ...]:
    """Legal commands of the same kind for the same seat."""
    if command is None:
        return ()
    alike = (
        one
        for one in progress.past.game.choices(progress.state)
        if type(one) is type(command) and one.seat == command.seat
    )
    return tuple(one for one, _ in zip(alike, range(MOST_INSTEAD), strict=False))


def _untold() -> IllegalCommand:
    return refusal(
        Reason.UNTOLD,
        "the command was not kept here, only what followed from it",
        "enter the command again",
    )


def _answered(progress: Progress, falls: tuple[Fall, ...]) -> Progress:
    """The progress with the luck that is awaited now, if the house answers it or it fell before."""
    left = list(falls)
    while (needed := progress.needed) is not None:
        fall = asked(left, needed)
        if fall is None and (left or progress.past.by_house(needed)):
            fall = _recalled(progress, needed) or fitting(left, needed)
        if fall is None and progress.past.by_house(needed):
            fall = _fresh(progress, needed)
        if fall is None:
            break
        if fall in left:
            left.remove(fall)
        progress = _fallen(progress, fall)
    for fall in left:
        if fall.corrected:  # what was said anew is not passed over: the rules say why it is wrong
            progress = _fallen(progress, fall)
    return replace(progress, unused=(*progress.unused, *(f for f in left if not f.corrected)))


def _recalled(progress: Progress, needed: Needed) -> Fall | None:
    past = progress.past
    return remembered(past.events, past.states, progress.state, needed, progress.taken)


def _remembered_or_fresh(progress: Progress, needed: Needed) -> Fall:
    return _recalled(progress, needed) or _fresh(progress, needed)


def _fresh(progress: Progress, needed: Needed) -> Fall:
    """A fresh draw of the house dice, after everything that was drawn on the old line."""
    return Fall(answer(progress.past.seed, progress.drawn, needed))


def _fallen(progress: Progress, fall: Fall) -> Progress:
    """Give luck to the game: as a command if it was typed, else as the house's answer."""
    caused, state = progress.past.game.carry_out(progress.state, fall.said)
    fresh = fall.origin is None and not fall.by_hand
    return replace(
        progress,
        state=state,
        taken=progress.taken | ({fall.origin} if fall.origin else set()),
        drawn=progress.drawn + (sum(map(draws, caused)) if fresh else 0),
        sayings=_with_luck(progress.sayings, fall, caused),
    )


def _with_luck(
    sayings: tuple[Saying, ...], fall: Fall, caused: tuple[AnyEvent, ...]
) -> tuple[Saying, ...]:
    if fall.by_hand:
        return (*sayings, Saying(fall.said, fall.origin, _standing(fall), caused, (), fall.before))
    fallen = Luck(fall.origin, caused)
    if not sayings:
        return (Saying(None, fall.origin, "kept", (), (fallen,)),)
    last = sayings[-1]
    return (*sayings[:-1], replace(last, luck=(*last.luck, fallen)))


def _standing(fall: Fall) -> Standing:
    if fall.origin is None:
        return "inserted"
    return "replaced" if fall.corrected else "kept"
