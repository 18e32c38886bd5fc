"""Builds a `Game` from its topics."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Generic, TypeAlias

from engine.allowed import check_referee
from engine.game import (
    Awaiting,
    CommandT,
    EventT,
    Game,
    KindT,
    OptionsT,
    Outcome,
    Seat,
    StateT,
    UnknownEvent,
)
from engine.luck import (
    Roll,
    Rolled,
    Shuffle,
    Shuffled,
    check_roll,
    check_shuffle,
    some_answers,
)
from engine.refusal import Reason, refusal
from engine.ruling import Ruling
from engine.sets import Sets
from engine.settling import settled
from engine.story import Story
from engine.telling import luck_told
from engine.topic import (
    Awaited,
    Decider,
    Dice,
    Happening,
    Shuffling,
    SomeHappening,
    Topics,
    unchanged,
)

_RECORDED_BY: Mapping[type[object], type[Rolled] | type[Shuffled]] = MappingProxyType(
    {Roll: Rolled, Shuffle: Shuffled}
)
"""For each kind of luck command the event that records it."""

Fact: TypeAlias = EventT | Rolled | Shuffled
"""An event of a game: either of one of its topics, or a roll or shuffle."""


def game_of(
    *,
    name: str,
    title: str,
    seats: tuple[int, int],
    summary: str,
    options: type[OptionsT],
    topics: Topics[StateT, CommandT, EventT, EventT | Rolled | Shuffled],
    rulings: tuple[Ruling, ...],
    examples: Mapping[str, OptionsT],
    setup: Callable[[OptionsT], StateT],
    view: Callable[[StateT, Seat], StateT],
    outcome: Callable[[StateT], Outcome | None],
    luck: tuple[type[Roll] | type[Shuffle], ...] = (),
    sets: Sets | None = None,
    hands: bool = False,
    evaluate: Callable[[StateT, int], Fraction] | None = None,
    told_before: Callable[[EventT | Rolled | Shuffled], EventT | Rolled | Shuffled] | None = None,
    story: Story[StateT] | None = None,
) -> Game[OptionsT, StateT, CommandT | Roll | Shuffle, EventT | Rolled | Shuffled]:
    """Build the record of a game from its topics.

    Args:
        name: The word under which it is registered; this and the following as in `Game`.
        title: The name shown to people.
        seats: Fewest and most players.
        summary: The rules in a few plain sentences.
        options: The frozen dataclass that `setup` takes.
        topics: The topics, joined by `|`. If several await something, or have automatic
            consequences, the first of them takes precedence.
        rulings: How the gaps of its rule sheet were closed.
        examples: Named options that the contract tests play.
        setup: Returns the state before the first event.
        view: Returns the state as a seat may see it.
        outcome: Returns how the game ended, or None while it goes on.
        luck: The kinds of luck that the topics await: `Roll`, `Shuffle` or both.
        sets: The data that a group may replace by its own.
        hands: Whether players hold cards that others may not see.
        evaluate: Rates a seat's position while the game goes on.
        told_before: Returns the event that `decide` returned instead in earlier versions.
        story: Its chapters, its figures over time, and a summary of what the players did.
    """
    rules = _Rules(name, topics, luck)
    commands = (*luck, *topics.commands())
    return Game(
        name=name,
        title=title,
        seats=seats,
        summary=summary,
        options=options,
        commands=commands,
        events=tuple(rules.happenings),
        rulings=rulings,
        examples=MappingProxyType(dict(examples)),
        setup=setup,
        choices=rules.choices,
        overrides=rules.overrides,
        decide=rules.decide,
        carry_out=rules.carry_out,
        evolve=rules.evolve,
        awaiting=rules.awaiting,
        outcome=outcome,
        view=view,
        redact=rules.redact,
        describe=rules.describe,
        help=MappingProxyType({kind.__name__: _first_line(kind) for kind in commands}),
        sets=sets,
        hands=hands,
        evaluate=evaluate,
        told_before=told_before,
        story=story,
    )


class _Rules(Generic[StateT, CommandT, EventT]):
    """Implements the functions of a `Game` by its topics; immutable once it is built."""

    def __init__(
        self,
        name: str,
        topics: Topics[StateT, CommandT, EventT, Fact[EventT]],
        luck: tuple[type[Roll] | type[Shuffle], ...],
    ) -> None:
        self._name = name
        self._parts = topics.parts
        answers: Mapping[type[Roll] | type[Shuffle], Decider[StateT, Fact[EventT]]] = {
            Roll: self._roll,
            Shuffle: self._shuffle,
        }
        self._deciders: dict[type[object], Decider[StateT, Fact[EventT]]] = {
            **{kind: answers[kind] for kind in luck},
            **topics.commands(),
        }
        self.happenings: dict[type[Any], SomeHappening[StateT]] = {
            **{_RECORDED_BY[kind]: self._luck_happening() for kind in luck},
            **topics.events(),
        }

    def awaits(self, state: StateT) -> Awaited[Fact[EventT]]:
        """What the first topic that awaits anything awaits; None if none does: the game is over."""
        for part in self._parts:
            awaited = part.awaits(state)
            if awaited is not None:
                return awaited
        return None

    def awaiting(self, state: StateT) -> Awaiting:
        """The same as `awaits`, but dice and shuffles without their consequences."""
        awaited = self.awaits(state)
        return awaited.needed if isinstance(awaited, Dice | Shuffling) else awaited

    def choices(self, state: StateT) -> tuple[CommandT | Roll | Shuffle, ...]:
        """Possible answers to the awaited dice or shuffle; otherwise the choices of all topics."""
        luck = some_answers(self.awaiting(state))
        if luck is not None:
            return luck
        return tuple(command for part in self._parts for command in part.choices(state))

    def overrides(self, state: StateT) -> tuple[CommandT, ...]:
        """The referee's interventions of all topics; none when the game is over."""
        if self.awaits(state) is None:
            return ()
        return tuple(command for part in self._parts for command in part.overrides(state))

    def decide(self, state: StateT, command: CommandT | Roll | Shuffle) -> tuple[Fact[EventT], ...]:
        """The events of `carry_out`; raises IllegalCommand as it does."""
        events, _ = self.carry_out(state, command)
        return events

    def carry_out(
        self, state: StateT, command: CommandT | Roll | Shuffle
    ) -> tuple[tuple[Fact[EventT], ...], StateT]:
        """Return the command's events with all automatic consequences, and the state after them.

        Raises:
            IllegalCommand: The game has no such command, or does not allow it now.
        """
        decider = self._deciders.get(type(command))
        if decider is None:
            raise refusal(
                Reason.UNKNOWN_COMMAND,
                f"{type(command).__name__} is not a command of this game",
                f"use one of {sorted(kind.__name__ for kind in self._deciders)}",
            )
        return settled(state, decider(state, command), self.evolve, self._consequences)

    def evolve(self, state: StateT, event: Fact[EventT]) -> StateT:
        """The state after an event; raises UnknownEvent for an event of another game."""
        return self._happening(event).apply(state, event)

    def describe(self, state: StateT, event: Fact[EventT]) -> str:
        """The event as one sentence, given the state after it."""
        return self._happening(event).describe(state, event)

    def redact(self, state: StateT, event: KindT, seat: Seat) -> KindT:
        """The event as a seat may see it, given the state after it."""
        redact = self._happening(event).redact
        return event if seat is None or redact is None else redact(state, event, seat)

    def _happening(self, event: object) -> SomeHappening[StateT]:
        found = self.happenings.get(type(event))
        if found is None:
            raise UnknownEvent(self._name, event)
        return found

    def _consequences(self, state: StateT) -> tuple[Fact[EventT], ...]:
        """The automatic consequences of the first topic that has any in this state."""
        for part in self._parts:
            following = part.follows(state)
            if following:
                return following
        return ()

    def _roll(self, state: StateT, command: Roll) -> tuple[Fact[EventT], ...]:
        check_referee(command.seat, "what the dice show")
        needed = check_roll(self.awaiting(state), command.values)
        fell = Rolled(command.values, needed.sides, needed.why)
        return (fell, *self._effects_of_luck(state, command.values))

    def _shuffle(self, state: StateT, command: Shuffle) -> tuple[Fact[EventT], ...]:
        check_referee(command.seat, "the deck's order")
        needed = check_shuffle(self.awaiting(state), command.order)
        return (Shuffled(command.order, needed.why), *self._effects_of_luck(state, command.order))

    def _effects_of_luck(self, state: StateT, values: tuple[int, ...]) -> tuple[Fact[EventT], ...]:
        awaited = self.awaits(state)
        return awaited.then(values) if isinstance(awaited, Dice | Shuffling) else ()

    def _luck_happening(self) -> SomeHappening[StateT]:
        """How luck is applied and described: the events after it carry all of its effect."""
        return Happening(unchanged, luck_told, self._redact_luck)

    def _redact_luck(self, state: StateT, event: Rolled | Shuffled, seat: int) -> Rolled | Shuffled:
        """The roll or shuffle; without its values if the seat may not see them."""
        if _may_see(self.awaits(state), event, seat):
            return event
        return replace(event, values=()) if isinstance(event, Rolled) else replace(event, order=())


def _may_see(awaited: Awaited[object], fell: Rolled | Shuffled, seat: int) -> bool:
    """Whether a seat may see the values of this roll or shuffle.

    It may not if the game no longer awaits it: then nothing says who was allowed to see it.
    """
    if not isinstance(awaited, Dice | Shuffling) or awaited.needed.why != fell.why:
        return False
    return awaited.seen_by is None or seat in awaited.seen_by


def _first_line(kind: type[object]) -> str:
    return (kind.__doc__ or "").strip().split("\n")[0]
