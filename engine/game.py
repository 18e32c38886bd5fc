"""A game as a record of functions, and how a game ends."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from engine.luck import RollNeeded, ShuffleNeeded
from engine.ruling import Ruling
from engine.sets import Sets
from engine.story import Story

Seat: TypeAlias = int | None
"""A player's seat, from 1 in the order of the options' players; None is the referee."""

SPECTATOR = 0
"""The seat of a spectator, who sees only what everybody at the table may know."""

Awaiting: TypeAlias = frozenset[Seat] | RollNeeded | ShuffleNeeded | None


@runtime_checkable
class Said(Protocol):
    """Any command: all have the seat that gives it."""

    @property
    def seat(self) -> Seat:
        """The seat that gives the command; None is the referee."""


OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT", bound=Said)
EventT = TypeVar("EventT")


KindT = TypeVar("KindT")
StateInT = TypeVar("StateInT", contravariant=True)


class Redact(Protocol[StateInT]):
    """Hides from an event what a seat may not see; takes the state after the event."""

    def __call__(self, state: StateInT, event: KindT, seat: Seat, /) -> KindT:
        """Return the event itself, or one of the same kind without what the seat may not see."""


class UnknownEvent(TypeError):
    """The event is not of this game, so the ledger that holds it belongs to another game."""

    def __init__(self, game: str, event: object) -> None:
        super().__init__(f"{type(event).__name__} is not an event of {game}")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended.

    Attributes:
        winners: The seats that won; empty when nobody did.
        why: One sentence that the players read.
    """

    winners: frozenset[int]
    why: str


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The game returns to its state after event `to_seq` (0: as it was set up).

    The ledger itself holds this event, not the game: nothing is deleted, and a take-back can be
    taken back.
    """

    to_seq: int


@dataclass(frozen=True, slots=True)
class Amended(TakenBack):
    """The game returns to its state after event `to_seq`, and a corrected line of play follows.

    The ledger holds it as it holds `TakenBack`; going back to before it restores the old line.
    Commands are identified by the seq of their first event.

    Attributes:
        replaced: Commands that were replaced.
        removed: Commands that were removed.
        inserted: Commands before which a new one was inserted.
        left_out: Commands that the rules no longer allow.
        spent: Draws of luck that no longer count but are not drawn again either.
        through: The seq of the last event that was written with it.
    """

    replaced: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    inserted: tuple[int, ...] = ()
    left_out: tuple[int, ...] = ()
    spent: int = 0
    through: int = 0


@dataclass(frozen=True, slots=True)
class Game(Generic[OptionsT, StateT, CommandT, EventT]):
    """Everything that makes up a game; every function is pure.

    A game made of topics is put together by `engine.composing.game_of`.

    Attributes:
        name: The word it is registered under.
        title: The name shown to people.
        seats: Fewest and most players.
        summary: The rules in a few plain sentences.
        options: The frozen dataclass that `setup` takes.
        commands: Every kind of command, imperative, each with a `seat` (None: the referee).
        events: Every kind of event, past tense.
        rulings: How the gaps of its rule sheet were closed.
        examples: Named options that the contract tests play; also a start for the settings page.
        setup: The state before the first event. Raises IllegalCommand for unplayable options.
        choices: Returns commands that are awaited now and that `decide` accepts; a few
            representatives if a command carries a measured number. Empty if the game is over.
        overrides: Returns the referee's interventions that `decide` accepts now, as
            representatives.
        decide: Returns the events that a command causes. Raises IllegalCommand.
        carry_out: Returns the events of `decide` and the state after them. This is cheaper than
            `decide` and then `evolve`, as `decide` has to compute these states anyway. Raises
            IllegalCommand.
        evolve: Returns the state after an event. Never refuses an event that `decide` returned;
            raises UnknownEvent for an event of another game.
        awaiting: Returns the seats that may act (None among them: the referee), the dice or
            shuffle that is awaited, or None when the game is over.
        outcome: Returns how the game ended, or None while it goes on.
        view: Returns the state as a seat may see it (None: all of it; SPECTATOR: the least).
        redact: Returns an event as a seat may see it, given the state after it.
        describe: Returns an event as one sentence for the log, given the state after it.
        help: What each command does, one line each, by its name.
        sets: The data that a group may replace by its own, if there is any.
        hands: Whether players hold cards that others may not see, and that a picture of the table
            might show.
        evaluate: Rates a seat's position while the game goes on, from 0 to 1, so that a bot need
            not play on to the end; None: only the end shows who does well.
        told_before: Returns the event that `decide` returned instead in earlier versions, which
            `evolve` still accepts; old recordings are continued with it. None: events have not
            changed.
        story: Its chapters, its figures over time, and a summary of what the players did, if the
            game has a story.
    """

    name: str
    title: str
    seats: tuple[int, int]
    summary: str
    options: type[OptionsT]
    commands: tuple[type[CommandT], ...]
    events: tuple[type[EventT], ...]
    rulings: tuple[Ruling, ...]
    examples: Mapping[str, OptionsT]
    setup: Callable[[OptionsT], StateT]
    choices: Callable[[StateT], tuple[CommandT, ...]]
    overrides: Callable[[StateT], tuple[CommandT, ...]]
    decide: Callable[[StateT, CommandT], tuple[EventT, ...]]
    carry_out: Callable[[StateT, CommandT], tuple[tuple[EventT, ...], StateT]]
    evolve: Callable[[StateT, EventT], StateT]
    awaiting: Callable[[StateT], Awaiting]
    outcome: Callable[[StateT], Outcome | None]
    view: Callable[[StateT, Seat], StateT]
    redact: Redact[StateT]
    describe: Callable[[StateT, EventT], str]
    help: Mapping[str, str]
    sets: Sets | None = None
    hands: bool = False
    evaluate: Callable[[StateT, int], Fraction] | None = None
    told_before: Callable[[EventT], EventT] | None = None
    story: Story[StateT] | None = None

    @property
    def witness(self) -> Redact[StateT]:
        """The former name of `redact`, kept for programs that use it."""
        return self.redact

    @property
    def tell(self) -> Callable[[StateT, EventT], str]:
        """The former name of `describe`, kept for programs that use it."""
        return self.describe


AnyState: TypeAlias = Any
"""The state of any game: only that game's own functions know its type."""
AnyCommand: TypeAlias = Any
"""A command of any game."""
AnyEvent: TypeAlias = Any
"""An event of any game."""

AnyGame: TypeAlias = Game[Any, AnyState, AnyCommand, AnyEvent]
"""Any game, as the registry holds them."""
