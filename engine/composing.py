"""Compose a game of its topics: the record's functions follow from what the topics hold."""

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

_FELL: Mapping[type[object], type[Rolled] | type[Shuffled]] = MappingProxyType(
    {Roll: Rolled, Shuffle: Shuffled}
)
"""The event that answers each kind of luck."""

Fact: TypeAlias = EventT | Rolled | Shuffled
"""An event of a game: one of its topics' events, or luck."""


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
    """A game made of these topics.

    Args:
        name: The word it is registered under; this and the following as in `Game`.
        title: The name shown to people.
        seats: Fewest and most players.
        summary: The rules in a few plain sentences.
        options: The frozen dataclass that `setup` takes.
        topics: Joined by `|`. If several await something, or let something follow, the first of
            them counts.
        rulings: How the gaps of its rule sheet were closed.
        examples: Named options that the contract tests play.
        setup: The state before the first event.
        view: The state as a seat may see it.
        outcome: The end, or None while the game goes on.
        luck: The kinds of luck that the topics await: `Roll`, `Shuffle` or both.
        sets: The data that a group may replace by its own.
        hands: Players hold cards that others may not see.
        evaluate: How well a seat stands while the game goes on.
        told_before: What `decide` gave in place of an event in earlier versions.
        story: Its chapters, what counts over time, and its deeds summed up.
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
    """The functions of a game of topics; it never changes once it is made."""

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
            **{_FELL[kind]: self._luck_happening() for kind in luck},
            **topics.events(),
        }

    def awaits(self, state: StateT) -> Awaited[Fact[EventT]]:
        """What the first topic that waits for something waits for; None: the game is over."""
        for part in self._parts:
            awaited = part.awaits(state)
            if awaited is not None:
                return awaited
        return None

    def awaiting(self, state: StateT) -> Awaiting:
        """Seats, dice, a shuffle, or None when the game is over."""
        awaited = self.awaits(state)
        return awaited.needed if isinstance(awaited, Dice | Shuffling) else awaited

    def choices(self, state: StateT) -> tuple[CommandT | Roll | Shuffle, ...]:
        """Answers to the luck that is awaited, or what every topic offers."""
        luck = some_answers(self.awaiting(state))
        if luck is not None:
            return luck
        return tuple(command for part in self._parts for command in part.choices(state))

    def overrides(self, state: StateT) -> tuple[CommandT, ...]:
        """What the referee may do now in every topic; nothing when the game is over."""
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
        """The events that a command causes, all that follows by itself, and the state after them.

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
        """The events that follow now, from the first topic that has any."""
        for part in self._parts:
            following = part.follows(state)
            if following:
                return following
        return ()

    def _roll(self, state: StateT, command: Roll) -> tuple[Fact[EventT], ...]:
        check_referee(command.seat, "what the dice show")
        needed = check_roll(self.awaiting(state), command.values)
        fell = Rolled(command.values, needed.sides, needed.why)
        return (fell, *self._meaning(state, command.values))

    def _shuffle(self, state: StateT, command: Shuffle) -> tuple[Fact[EventT], ...]:
        check_referee(command.seat, "the deck's order")
        needed = check_shuffle(self.awaiting(state), command.order)
        return (Shuffled(command.order, needed.why), *self._meaning(state, command.order))

    def _meaning(self, state: StateT, values: tuple[int, ...]) -> tuple[Fact[EventT], ...]:
        awaited = self.awaits(state)
        return awaited.then(values) if isinstance(awaited, Dice | Shuffling) else ()

    def _luck_happening(self) -> SomeHappening[StateT]:
        """Luck changes nothing by itself; its meaning is in the events after it."""
        return Happening(unchanged, luck_told, self._luck_seen)

    def _luck_seen(self, state: StateT, event: Rolled | Shuffled, seat: int) -> Rolled | Shuffled:
        """Dice or an order without their values, for a seat that may not see them."""
        if _may_see(self.awaits(state), event, seat):
            return event
        return replace(event, values=()) if isinstance(event, Rolled) else replace(event, order=())


def _may_see(awaited: Awaited[object], fell: Rolled | Shuffled, seat: int) -> bool:
    """Whether a seat may see what fell; not if it is not what is awaited, as then nobody knows."""
    if not isinstance(awaited, Dice | Shuffling) or awaited.needed.why != fell.why:
        return False
    return awaited.seen_by is None or seat in awaited.seen_by


def _first_line(kind: type[object]) -> str:
    return (kind.__doc__ or "").strip().split("\n")[0]
