"""A topic: one rule area of a game, with everything that belongs to it in one module.

A topic module holds the commands and events of its area as frozen dataclasses, a function that
decides each command, functions that apply and describe each event, and functions that return what
the area awaits, which commands it offers, and which events follow automatically. Its last statement
puts them together:

    TOPIC: Topic[State, Intervene | LetPass, Intervened | LetPassed, Event] = Topic(
        commands=decides(Intervene, intervene) | decides(LetPass, let_pass),
        events=happens(Intervened, _intervened, _describe_intervened)
        | happens(LetPassed, _passed, _describe_passed),
        choices=_responses,
    )

The type checker verifies that a game is complete. `decides` and `happens` take a class and the
functions that fit it. `|` forms the union of the classes, so that it is a type error if the
annotation names a class that no function handles. The last parameter is the union of all events
that the topic may cause; `game_of` requires that some topic of the game handles each of them.
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
    """Awaited dice, together with what their values cause.

    Attributes:
        needed: The dice, and what they are for.
        then: Returns the events that the rolled values cause.
        seen_by: The seats that may see the values besides the referee; None: everybody.
    """

    needed: RollNeeded
    then: Callable[[tuple[int, ...]], tuple[CausedT, ...]]
    seen_by: frozenset[int] | None = None


@dataclass(frozen=True, slots=True)
class Shuffling(Generic[CausedT]):
    """An awaited shuffle, together with what its order causes; fields as in `Dice`."""

    needed: ShuffleNeeded
    then: Callable[[tuple[int, ...]], tuple[CausedT, ...]]
    seen_by: frozenset[int] | None = None


Awaited: TypeAlias = frozenset[Seat] | Dice[CausedT] | Shuffling[CausedT] | None
"""What a topic awaits: seats, dice or a shuffle; None if it awaits nothing."""


@dataclass(frozen=True, slots=True)
class Happening(Generic[StateT, EventT]):
    """The functions for one kind of event.

    Attributes:
        apply: Returns the state after the event.
        describe: Returns the event as one sentence, given the state after it.
        redact: Returns the event as a seat may see it, given the state after it; None: everybody
            may see all of it.
    """

    apply: Callable[[StateT, EventT], StateT]
    describe: Callable[[StateT, EventT], str]
    redact: Callable[[StateT, EventT, int], EventT] | None = None


Decider: TypeAlias = Callable[[StateT, Any], tuple[CausedT, ...]]
"""Decides a command. `decides` has checked its class, which the type of a table cannot express."""
SomeHappening: TypeAlias = Happening[StateT, Any]
"""The functions for one kind of event, whose class the type of a table cannot express."""


@dataclass(frozen=True, slots=True)
class Commands(Generic[StateT, CommandT, CausedT]):
    """Classes of commands, each with the function that decides it."""

    table: Mapping[type[object], Decider[StateT, CausedT]]

    def __or__(
        self, other: Commands[StateT, MoreCommandsT, MoreCausedT]
    ) -> Commands[StateT, CommandT | MoreCommandsT, CausedT | MoreCausedT]:
        """Return both tables as one."""
        return Commands(_merged(self.table, other.table))


@dataclass(frozen=True, slots=True)
class Events(Generic[StateT, EventT]):
    """Classes of events, each with its functions."""

    table: Mapping[type[object], SomeHappening[StateT]]

    def __or__(self, other: Events[StateT, MoreEventsT]) -> Events[StateT, EventT | MoreEventsT]:
        """Return both tables as one."""
        return Events(_merged(self.table, other.table))

    def apply(self, state: StateT, event: EventT) -> StateT:
        """Return the state after an event of one of these classes."""
        return self.table[type(event)].apply(state, event)


def decides(
    kind: type[CommandT], decide: Callable[[StateT, CommandT], tuple[CausedT, ...]]
) -> Commands[StateT, CommandT, CausedT]:
    """Return a table of one command class and its function, which may raise IllegalCommand."""
    return Commands({kind: decide})


def happens(
    kind: type[EventT],
    apply: Callable[[StateT, EventT], StateT],
    describe: Callable[[StateT, EventT], str],
    redact: Callable[[StateT, EventT, int], EventT] | None = None,
) -> Events[StateT, EventT]:
    """Return a table of one event class.

    Args:
        kind: The class.
        apply: Returns the state after the event.
        describe: Returns the event as one sentence, given the state after it.
        redact: Hides what a seat may not see; None: everybody may see all of it.
    """
    return Events({kind: Happening(apply, describe, redact)})


def unchanged(state: StateT, _event: object) -> StateT:
    """Return the state as it is: applies an event that changes nothing."""
    return state


def _nothing(_state: object) -> tuple[Never, ...]:
    return ()


def _nobody(_state: object) -> None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic(Generic[StateT, CommandT, EventT, CausedT]):
    """One rule area of a game.

    Attributes:
        commands: Its commands, each with the function that decides it.
        events: Its events, each with its functions.
        awaits: Returns what the area awaits; None if it awaits nothing.
        follows: Returns the events that follow automatically in a state; none if somebody has to
            act.
        choices: Returns the area's legal commands; only asked when no dice are awaited.
        overrides: Returns the referee's legal interventions, as representatives.
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
        """Return both topics together."""
        return Topics((self, other))


@dataclass(frozen=True, slots=True)
class Topics(Generic[StateT, CommandT, EventT, CausedT]):
    """The topics of a game; the first that awaits something or has consequences goes first."""

    parts: tuple[Topic[StateT, Any, Any, Any], ...]

    def __or__(
        self, other: Topic[StateT, MoreCommandsT, MoreEventsT, MoreCausedT]
    ) -> Topics[StateT, CommandT | MoreCommandsT, EventT | MoreEventsT, CausedT | MoreCausedT]:
        """Return these topics and one more."""
        return Topics((*self.parts, other))

    def commands(self) -> dict[type[Any], Decider[StateT, CausedT]]:
        """Return every class of command with the function that decides it."""
        return _merged(*(part.commands.table for part in self.parts))

    def events(self) -> dict[type[Any], SomeHappening[StateT]]:
        """Return every class of event with its functions."""
        return _merged(*(part.events.table for part in self.parts))


RuleT = TypeVar("RuleT")


def _merged(*tables: Mapping[type[object], RuleT]) -> dict[type[Any], RuleT]:
    """Merge tables into one.

    Raises:
        TypeError: Two of them have an entry for the same class.
    """
    merged: dict[type[object], RuleT] = {}
    for table in tables:
        if twice := merged.keys() & table.keys():
            names = ", ".join(sorted(kind.__name__ for kind in twice))
            raise TypeError(f"handled twice: {names}")
        merged |= table
    return merged
