"""A running game in a test and its events; each game's own table extends it."""

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, Self, TypeVar

import pytest

from engine.game import AnyGame
from engine.luck import Roll
from engine.refusal import IllegalCommand

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


@dataclass
class LaidTable(Generic[StateT]):
    """A state, the events since it was set up, and helpers to go on."""

    game: ClassVar[AnyGame]
    state: StateT
    events: list[Any] = field(default_factory=list)

    def do(self, *commands: Any) -> Self:
        for command in commands:
            for event in self.game.decide(self.state, command):
                self.took(event)
        return self

    def roll(self, *values: int) -> Self:
        return self.do(Roll(values))

    def took(self, event: Any) -> None:
        self.state = self.game.evolve(self.state, event)
        self.events.append(event)

    def refused(self, command: Any) -> IllegalCommand:
        with pytest.raises(IllegalCommand) as caught:
            self.game.decide(self.state, command)
        return caught.value

    def awaiting(self) -> Any:
        return self.game.awaiting(self.state)

    def happened(self, kind: type[Any]) -> int:
        return sum(isinstance(event, kind) for event in self.events)

    def last(self, kind: type[EventT]) -> EventT:
        return next(event for event in reversed(self.events) if isinstance(event, kind))

    def changed(self, **more: Any) -> Self:
        self.state = replace(self.state, **more)  # type: ignore[type-var]
        return self
