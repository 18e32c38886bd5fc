"""Rounds and turns: their order, and what happens at the beginning and end of a turn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.metamorph import artifacts, changing, holding, lasting, mana, wounds
from engine.games.metamorph.changing import Reversion, Step, kept_up, stepped
from engine.games.metamorph.checks import check_turn
from engine.games.metamorph.flying import AltitudeChanged, levelled
from engine.games.metamorph.holding import EscapeTried, escape_tried
from engine.games.metamorph.lasting import PoisonBit, poison_bitten
from engine.games.metamorph.mana import ManaGained, UpkeepPaid, UpkeepSpared, income
from engine.games.metamorph.questions import living, shape_of, wizard
from engine.games.metamorph.replaced import player_with, with_player
from engine.games.metamorph.shapes import SIZES
from engine.games.metamorph.sight import seen_by
from engine.games.metamorph.state import Seated, State, Turn
from engine.games.metamorph.tables import DIE_SIDES
from engine.luck import RollNeeded
from engine.record import replace
from engine.seats import clockwise, name_of, names_of
from engine.topic import Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Ends the turn; a Blob moves by one cell of the chart."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began; wizards within one group still roll for their order."""

    round: int
    groups: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class OrderRolled:
    """Dice decided the order of a group, or wizards who are gone were left out."""

    groups: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A wizard's turn began; `seen` are the wizards in sight."""

    player: int
    seen: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over."""

    player: int


Event: TypeAlias = RoundBegan | OrderRolled | TurnBegan | TurnEnded
Due: TypeAlias = ManaGained | UpkeepPaid | UpkeepSpared | Reversion | PoisonBit | EscapeTried
"""Events with which a turn may begin."""
Ending: TypeAlias = AltitudeChanged | Step | TurnEnded
Caused: TypeAlias = Event | Due | Ending

_Step: TypeAlias = Callable[[State, int], tuple[Due, ...]]


def round_begun(state: State) -> RoundBegan:
    """Return the beginning of a round, with its order fixed by the shapes at that time (M21).

    Higher agility goes first, then smaller size, then dice decide. In the first round the winner of
    the roll goes first, the others follow clockwise (M22).
    """
    alive = [one.seat for one in living(state)]
    if state.round == 0:
        order = clockwise([one.seat for one in state.players], state.first)
        return RoundBegan(1, tuple((seat,) for seat in order if seat in alive))
    ranks: dict[tuple[int, int], list[int]] = {}
    for one in living(state):
        ranks.setdefault(_rank(state, one), []).append(one.seat)
    groups = tuple(tuple(ranks[rank]) for rank in sorted(ranks))
    return RoundBegan(state.round + 1, groups)


def _rank(state: State, one: Seated) -> tuple[int, int]:
    shape = shape_of(state, one)
    return -shape.agility, SIZES.index(shape.size)


def order_rolled(state: State, values: tuple[int, ...]) -> tuple[OrderRolled, ...]:
    """Return the order with the first group of equals split by its dice; ties roll again."""
    place = next(k for k, group in enumerate(state.groups) if len(group) > 1)
    by_value: dict[int, list[int]] = {}
    for seat, value in zip(state.groups[place], values, strict=True):
        by_value.setdefault(value, []).append(seat)
    parted = tuple(tuple(by_value[value]) for value in sorted(by_value, reverse=True))
    return (OrderRolled((*state.groups[:place], *parted, *state.groups[place + 1 :])),)


def turn_begun(state: State) -> tuple[TurnBegan | Due, ...]:
    """Return the start of a turn: income, upkeep (E18), poison, and an attempt to break a hold."""
    seat = state.groups[0][0]
    own_ink_gone = replace(state, ink=tuple(one for one in state.ink if one.player != seat))
    began = TurnBegan(seat, seen_by(own_ink_gone, wizard(state, seat)))
    return _run_steps(state, began, (income, _upkeep, poison_bitten, escape_tried))


def _run_steps(
    state: State, began: TurnBegan, steps: tuple[_Step, ...]
) -> tuple[TurnBegan | Due, ...]:
    """The beginning and the events of each step, given the state after the one before.

    A wizard who dies on the way takes no further step.
    """
    happened: list[TurnBegan | Due] = [began]
    state = _turn_began(state, began)
    for step in steps:
        if wizard(state, began.player).health <= 0:
            break
        for event in step(state, began.player):
            state = _DUE.apply(state, event)
            happened.append(event)
    return tuple(happened)


_DUE = (
    mana.TOPIC.events
    | artifacts.TOPIC.events
    | wounds.TOPIC.events
    | changing.TOPIC.events
    | lasting.TOPIC.events
    | holding.TOPIC.events
)
"""The events with which a turn may begin, and their functions."""


def _upkeep(state: State, seat: int) -> tuple[UpkeepPaid | UpkeepSpared | Reversion, ...]:
    one = wizard(state, seat)
    return kept_up(state, one, one.mana)


def end_turn(state: State, command: EndTurn) -> tuple[Ending, ...]:
    """Decide the end of a turn."""
    check_turn(state, command.seat)
    return ended(state)


def ended(state: State) -> tuple[Ending, ...]:
    """Return the end of the current turn: height and shape change, then it is over."""
    assert state.turn is not None
    turn = state.turn
    one = wizard(state, turn.player)
    if not one.alive:
        return (TurnEnded(one.seat),)
    level = levelled(turn, one)
    after = stepped(state, one)
    return (*level, *after, TurnEnded(one.seat))


def _awaits(state: State) -> frozenset[Seat] | Dice[OrderRolled] | None:
    if state.phase != "playing" or state.pending:
        return None
    if state.turn:
        return frozenset({state.turn.player})
    tied = next((group for group in state.groups if len(group) > 1), ())
    why = f"the order of turns: {names_of(state, tied)}"
    return Dice(RollNeeded(DIE_SIDES, len(tied), why), lambda values: order_rolled(state, values))


def _follows(state: State) -> tuple[Caused, ...]:
    return _next_events(state) if state.phase == "playing" and state.pending is None else ()


def _next_events(state: State) -> tuple[Caused, ...]:
    """The next turn or round; nothing while somebody acts or rolls."""
    if state.turn is not None:
        return () if wizard(state, state.turn.player).alive else ended(state)
    if not state.groups:
        return (round_begun(state),)
    if any(len(group) > 1 for group in state.groups):
        alive = _without_the_gone(state)
        return () if alive == state.groups else (OrderRolled(alive),)
    if not wizard(state, state.groups[0][0]).alive:
        return (OrderRolled(_without_the_gone(state)),)
    return turn_begun(state)


def _without_the_gone(state: State) -> tuple[tuple[int, ...], ...]:
    kept = (tuple(s for s in group if wizard(state, s).alive) for group in state.groups)
    return tuple(group for group in kept if group)


def _choices(state: State) -> tuple[EndTurn, ...]:
    return (EndTurn(state.turn.player),) if state.turn else ()


def _round_began(state: State, event: RoundBegan) -> State:
    return replace(state, phase="playing", round=event.round, groups=event.groups)


def _order_rolled(state: State, event: OrderRolled) -> State:
    return replace(state, groups=event.groups)


def _order_in_words(state: State, groups: tuple[tuple[int, ...], ...]) -> str:
    return ", then ".join(
        names_of(state, group) + (" (equal: dice decide)" if len(group) > 1 else "")
        for group in groups
    )


def _describe_rolled(state: State, event: OrderRolled) -> str:
    if not event.groups:
        return "Nobody else has a turn in this round."
    return f"The order: {_order_in_words(state, event.groups)}."


def _turn_began(state: State, event: TurnBegan) -> State:
    """Begin the turn; the wizard's ink and trap end with it."""
    groups = tuple(group for group in state.groups if group != (event.player,))
    ink = tuple(one for one in state.ink if one.player != event.player)
    begun = replace(state, groups=groups, ink=ink, turn=Turn(event.player, event.seen))
    return player_with(begun, event.player, trap="")


def _describe_turn(state: State, event: TurnBegan) -> str:
    one = state.players[event.player - 1]
    seen = names_of(state, event.seen) or "nobody"
    return f"It is {one.name}'s turn, as {one.shape}, with {seen} in sight."


def _turn_ended(state: State, event: TurnEnded) -> State:
    """End the turn: count down the wizard's effects (M12); flyers may not be struck back now."""

    def later(one: Seated) -> Seated:
        return replace(
            one,
            slow=max(0, one.slow - 1),
            restrict=max(0, one.restrict - 1),
            stuck=max(0, one.stuck - 1),
            harried_by=(),
        )

    return replace(with_player(state, event.player, later), turn=None, pending=None)


TOPIC: Topic[State, EndTurn, Event, Caused] = Topic(
    commands=decides(EndTurn, end_turn),
    events=happens(
        RoundBegan, _round_began, lambda s, e: f"Round {e.round}: {_order_in_words(s, e.groups)}."
    )
    | happens(OrderRolled, _order_rolled, _describe_rolled)
    | happens(TurnBegan, _turn_began, _describe_turn)
    | happens(TurnEnded, _turn_ended, lambda s, e: f"{name_of(s, e.player)}'s turn is over."),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
