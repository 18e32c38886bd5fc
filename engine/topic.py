"""A topic: one rule area of a game, with everything that belongs to it in one module.

A topic module holds the commands and events of its area as frozen dataclasses, a function that
decides each command, functions that apply and describe each event, and what the area awaits, offers
and lets follow by itself. Its last statement puts them together:

    TOPIC: Topic[State, Intervene | LetPass, Intervened | LetPassed, Event] = Topic(
        commands=decides(Intervene, intervene) | decides(LetPass, let_pass),
        events=happens(Intervened, _intervened, _intervened_told)
        | happens(LetPassed, _passed, _passed_told),
        choices=_responses,
    )

The types carry the proof. `decides` and `happens` take a kind and the functions that fit it. `|`
adds up the kinds, so that a kind which the annotation names and nobody handles is a type error. The
last parameter is what the topic may cause; `game_of` requires that some topic of the game handles
each of those.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Never, TypeAlias, TypeVar

from engine.game import CommandT, EventT, Said, Seat, StateT
from engine.luck import RollNeeded, ShuffleNeeded

CausedT = TypeVar("CausedT", covariant=True)
MoreCommandsT = TypeVar("MoreCommandsT", bound=Said)
MoreEventsT = TypeVar("MoreEventsT")
MoreCausedT = TypeVar("MoreCausedT")


@dataclass(frozen=True, slots=True)
class Dice(Generic[CausedT]):
    """Dice that are awaited, and what they cause.

    Attributes:
        needed: The dice, and what they are for.
        then: The events that follow from the values that fell.
        seen_by: The seats that may see the values besides the referee; None: everybody.
    """

    needed: RollNeeded
    then: Callable[[tuple[int, ...]], tuple[CausedT, ...]]
    seen_by: frozenset[int] | None = None


@dataclass(frozen=True, slots=True)
class Shuffling(Generic[CausedT]):
    """An order of things that is awaited, and what it causes; fields as in `Dice`."""

    needed: ShuffleNeeded
    then: Callable[[tuple[int, ...]], tuple[CausedT, ...]]
    seen_by: frozenset[int] | None = None


Awaited: TypeAlias = frozenset[Seat] | Dice[CausedT] | Shuffling[CausedT] | None
"""Who or what a topic waits for; None: it waits for nothing."""


@dataclass(frozen=True, slots=True)
class Happening(Generic[StateT, EventT]):
    """The functions for one kind of event.

    Attributes:
        apply: The state after the event.
        describe: The event as one sentence, given the state after it.
        redact: The event as a seat may see it, given the state after it; None: all see it whole.
    """

    apply: Callable[[StateT, EventT], StateT]
    describe: Callable[[StateT, EventT], str]
    redact: Callable[[StateT, EventT, int], EventT] | None = None


Decider: TypeAlias = Callable[[StateT, Any], tuple[CausedT, ...]]
"""Decides a command; a table cannot express of which kind once `decides` has checked it."""
SomeHappening: TypeAlias = Happening[StateT, Any]
"""The functions for a kind of event; which kind, a table cannot express after `happens`."""


@dataclass(frozen=True, slots=True)
class Commands(Generic[StateT, CommandT, CausedT]):
    """Kinds of commands, each with the function that decides it."""

    table: Mapping[type[object], Decider[StateT, CausedT]]

    def __or__(
        self, other: Commands[StateT, MoreCommandsT, MoreCausedT]
    ) -> Commands[StateT, CommandT | MoreCommandsT, CausedT | MoreCausedT]:
        """These kinds of commands and the other ones, together."""
        return Commands(_merged(self.table, other.table))


@dataclass(frozen=True, slots=True)
class Events(Generic[StateT, EventT]):
    """Kinds of events, each with its functions."""

    table: Mapping[type[object], SomeHappening[StateT]]

    def __or__(self, other: Events[StateT, MoreEventsT]) -> Events[StateT, EventT | MoreEventsT]:
        """These kinds of events and the other ones, together."""
        return Events(_merged(self.table, other.table))

    def apply(self, state: StateT, event: EventT) -> StateT:
        """The state after an event of these kinds."""
        return self.table[type(event)].apply(state, event)


def decides(
    kind: type[CommandT], decide: Callable[[StateT, CommandT], tuple[CausedT, ...]]
) -> Commands[StateT, CommandT, CausedT]:
    """A kind of command and the function that decides it, which may raise IllegalCommand."""
    return Commands({kind: decide})


def happens(
    kind: type[EventT],
    apply: Callable[[StateT, EventT], StateT],
    describe: Callable[[StateT, EventT], str],
    redact: Callable[[StateT, EventT, int], EventT] | None = None,
) -> Events[StateT, EventT]:
    """A kind of event: what it changes, how it is described and who may see what of it."""
    return Events({kind: Happening(apply, describe, redact)})


def unchanged(state: StateT, _event: object) -> StateT:
    """Applies an event that changes nothing."""
    return state


def _nothing(_state: object) -> tuple[Never, ...]:
    return ()


def _nobody(_state: object) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic(Generic[StateT, CommandT, EventT, CausedT]):
    """One rule area of a game.

    Attributes:
        commands: What may be asked for, and what decides it.
        events: What happens, what it changes and how it is told.
        awaits: Who or what the area waits for; None if it waits for nothing.
        follows: Events that follow by themselves from a state now; none if somebody has to act.
        choices: Commands of the area that are possible now, when no dice are awaited.
        overrides: Interventions of the referee that are possible now, as representatives.
    """

    commands: Commands[StateT, CommandT, CausedT] = field(default_factory=lambda: Commands({}))
    events: Events[StateT, EventT] = field(default_factory=lambda: Events({}))
    awaits: Callable[[StateT], Awaited[CausedT]] = _nobody
    follows: Callable[[StateT], tuple[CausedT, ...]] = _nothing
    choices: Callable[[StateT], tuple[CommandT, ...]] = _nothing
    overrides: Callable[[StateT], tuple[CommandT, ...]] = _nothing

    def __or__(
        self, other: Topic[StateT, MoreCommandsT, MoreEventsT, MoreCausedT]
    ) -> Topics[StateT, CommandT | MoreCommandsT, EventT | MoreEventsT, CausedT | MoreCausedT]:
        """These topics and one more, together."""
        return Topics((self, other))


@dataclass(frozen=True, slots=True)
class Topics(Generic[StateT, CommandT, EventT, CausedT]):
    """The topics of a game in order: the first that awaits or lets something follow counts."""

    parts: tuple[Topic[StateT, Any, Any, Any], ...]

    def __or__(
        self, other: Topic[StateT, MoreCommandsT, MoreEventsT, MoreCausedT]
    ) -> Topics[StateT, CommandT | MoreCommandsT, EventT | MoreEventsT, CausedT | MoreCausedT]:
        """These topics and one more."""
        return Topics((*self.parts, other))

    def commands(self) -> dict[type[Any], Decider[StateT, CausedT]]:
        """Every kind of command with the function that decides it."""
        return _merged(*(part.commands.table for part in self.parts))

    def events(self) -> dict[type[Any], SomeHappening[StateT]]:
        """Every kind of event with its functions."""
        return _merged(*(part.events.table for part in self.parts))


RuleT = TypeVar("RuleT")


def _merged(*tables: Mapping[type[object], RuleT]) -> dict[type[Any], RuleT]:
    """Merge the tables.

    Raises:
        TypeError: Two of them have the same kind.
    """
    merged: dict[type[object], RuleT] = {}
    for table in tables:
        if twice := merged.keys() & table.keys():
            names = ", ".join(sorted(kind.__name__ for kind in twice))
            raise TypeError(f"handled twice: {names}")
        merged |= table
    return merged
