"""Plays a line of commands again, and gives the same luck to the same rolls."""

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
"""How many legal alternatives are listed for a refused command: enough for a quick choice."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A command of the corrected line that is to be played.

    Attributes:
        command: The command; None if the ledger did not keep it.
        spoken: The command of the old line that it repeats or replaces; None if it is inserted.
        how: Kept, replaced or inserted.
    """

    command: AnyCommand | None
    spoken: SpokenCommand | None
    how: Standing


@dataclass(frozen=True, slots=True)
class Run:
    """A command and the luck that followed it, up to the next command.

    Attributes:
        wanted: The command; None if luck comes first.
        falls: The rolls and shuffles after it, in order.
    """

    wanted: Wanted | None
    falls: tuple[Fall, ...]


@dataclass(frozen=True, slots=True)
class Luck:
    """A roll or shuffle with its consequences.

    Attributes:
        origin: The seq of its event in the ledger; None if it is new.
        events: Its own event, and those that it caused.
    """

    origin: int | None
    events: tuple[AnyEvent, ...]


@dataclass(frozen=True, slots=True)
class Saying:
    """A command of the corrected line, with everything that it causes.

    Attributes:
        command: The command; None for luck that answers no command of the line.
        source: The seq of the first event of the old command that is kept or replaced.
        how: Kept, replaced or inserted.
        caused: The events before any roll of the house.
        luck: The rolls and shuffles that the house answered.
        before: What the command caused on the old line; empty for an inserted one.
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
        """Whether it is kept but causes something else than on the old line."""
        return self.how == "kept" and bool(self.before) and self.events != self.before


@dataclass(frozen=True, slots=True)
class Conflict:
    """A command of the old line that the rules refuse on the corrected one.

    Attributes:
        seq: The seq of its first event.
        command: The command; None if the ledger did not keep it.
        refused: The refusal: why, by which rule, and what would be legal.
        instead: A few legal commands of the same kind for the same seat.
    """

    seq: int
    command: AnyCommand | None
    refused: IllegalCommand
    instead: tuple[AnyCommand, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the corrected line has been played.

    Attributes:
        past: The old line.
        state: The present state of the corrected line.
        drawn: The number of the next fresh draw of the house dice.
        taken: The seqs of luck that is used already, or that belongs to a command that is kept.
        sayings: The commands that were played.
        conflicts: The commands that were refused.
        unused: The old luck that nothing asked for.
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
        """The luck that the game awaits, if any."""
        awaited = self.past.game.awaiting(self.state)
        return awaited if isinstance(awaited, RollNeeded | ShuffleNeeded) else None


def play_again(past: Past, to_seq: int, runs: Sequence[Run]) -> Progress:
    """Play all runs again, starting from the state after event `to_seq`.

    Raises:
        IllegalCommand: The rules refuse a new command; a refused old one becomes a `Conflict`.
    """
    taken = {*standing_seqs(past.events[:to_seq]), *_luck_of(runs)}
    progress = Progress(past, past.states[to_seq], drawn(past.events), frozenset(taken))
    for run in runs:
        if run.wanted is not None:
            progress = _play(progress, run.wanted)
        progress = _answer_luck(progress, run.falls)
    return progress


def _luck_of(runs: Sequence[Run]) -> Iterator[int]:
    """The seqs of luck that belongs to the repeated commands."""
    return (fall.origin for run in runs for fall in run.falls if fall.origin is not None)


def _play(progress: Progress, wanted: Wanted) -> Progress:
    """Carry out a command, or add the conflict if it is refused or unknown."""
    spoken = wanted.spoken
    command = wanted.command
    if command is None and spoken is not None:
        command = guessed(progress.past, spoken)
    if command is None:
        return _with_conflict(progress, wanted, _unknown_command())
    try:
        return _carry_out(progress, replace(wanted, command=command))
    except IllegalCommand as refused:
        if wanted.how != "kept":
            raise
        return _with_conflict(progress, replace(wanted, command=command), refused)


def _carry_out(progress: Progress, wanted: Wanted) -> Progress:
    """Carry out a command; if the game awaits luck first, draw it and try again.

    Raises:
        IllegalCommand: The rules refuse the command, and no luck is awaited.
    """
    caused, state = None, progress.state
    while caused is None:
        try:
            caused, state = progress.past.game.carry_out(progress.state, wanted.command)
        except IllegalCommand:
            if progress.needed is None:
                raise
            progress = _with_answer(progress, _remembered_or_fresh(progress, progress.needed))
    source, before = (wanted.spoken.first, wanted.spoken.events) if wanted.spoken else (None, ())
    said = Saying(wanted.command, source, wanted.how, caused, (), before)
    return replace(progress, state=state, sayings=(*progress.sayings, said))


def _with_conflict(progress: Progress, wanted: Wanted, refused: IllegalCommand) -> Progress:
    assert wanted.spoken is not None  # only an old command is kept
    instead = _alternatives(progress, wanted.command)
    conflict = Conflict(wanted.spoken.first, wanted.command, refused, instead)
    return replace(progress, conflicts=(*progress.conflicts, conflict))


def _alternatives(progress: Progress, command: AnyCommand | None) -> tuple[AnyCommand, ...]:
    """A few legal commands of the same kind for the same seat."""
    if command is None:
        return ()
    alike = (
        one
        for one in progress.past.game.choices(progress.state)
        if type(one) is type(command) and one.seat == command.seat
    )
    return tuple(one for one, _ in zip(alike, range(MOST_INSTEAD), strict=False))


def _unknown_command() -> IllegalCommand:
    return refusal(
        Reason.UNTOLD,
        "the command was not kept here, only what followed from it",
        "enter the command again",
    )


def _answer_luck(progress: Progress, falls: tuple[Fall, ...]) -> Progress:
    """Answer the luck that is awaited now, as far as it fell before or the house rolls it.

    In this order: old luck of this run with the same question; luck that fell in exactly this
    state; old luck of this run that fits; a fresh draw if the house rolls. Old luck that is left
    over is `unused`, unless it was corrected.
    """
    left = list(falls)
    while (needed := progress.needed) is not None:
        fall = asked(left, needed)
        if fall is None and (left or progress.past.by_house(needed)):
            fall = _remembered(progress, needed) or fitting(left, needed)
        if fall is None and progress.past.by_house(needed):
            fall = _fresh(progress, needed)
        if fall is None:
            break
        if fall in left:
            left.remove(fall)
        progress = _with_answer(progress, fall)
    for fall in left:
        if fall.corrected:  # the user typed it, so let the rules say why it is wrong
            progress = _with_answer(progress, fall)
    return replace(progress, unused=(*progress.unused, *(f for f in left if not f.corrected)))


def _remembered(progress: Progress, needed: Needed) -> Fall | None:
    past = progress.past
    return remembered(past.events, past.states, progress.state, needed, progress.taken)


def _remembered_or_fresh(progress: Progress, needed: Needed) -> Fall:
    return _remembered(progress, needed) or _fresh(progress, needed)


def _fresh(progress: Progress, needed: Needed) -> Fall:
    """A fresh draw of the house dice, numbered after all draws of the old line."""
    return Fall(answer(progress.past.seed, progress.drawn, needed))


def _with_answer(progress: Progress, fall: Fall) -> Progress:
    """Answer the awaited luck; a typed roll becomes a command of its own."""
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
