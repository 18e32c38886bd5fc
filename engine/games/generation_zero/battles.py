"""The automatic course of a battle: rounds of thrusts, Monsters' thrusts, stand-offs, the end."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.generation_zero.canons import CanonShown
from engine.games.generation_zero.checks import check_word
from engine.games.generation_zero.due import battle_of, face_down
from engine.games.generation_zero.lasting import calmed, ebbed
from engine.games.generation_zero.leaving import released
from engine.games.generation_zero.order import order_at
from engine.games.generation_zero.questions import (
    canon_of,
    figure_name,
    figure_of,
    place_name,
    standing,
    the_figure,
)
from engine.games.generation_zero.replaced import (
    changed,
    every,
    innermost,
    popped,
    with_battle,
    with_figure,
)
from engine.games.generation_zero.sides import enemies_in, fighters, is_over
from engine.games.generation_zero.state import Battle, Figure, State
from engine.games.generation_zero.stats import lust_objects
from engine.games.generation_zero.tables import QUIET_ROUNDS
from engine.games.generation_zero.thrusting import Struck, row_broken, strike
from engine.games.generation_zero.words import WHY
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import listed
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class EndBattle:
    """Ends the battle as a stand-off, by the referee."""

    seat: Seat
    because: str


@dataclass(frozen=True, slots=True)
class ThrustsOrdered:
    """A round of thrusts began in this order; the `quiet` rounds before it had no damage."""

    round: int
    order: tuple[int, ...]
    quiet: int


@dataclass(frozen=True, slots=True)
class ThrustBegan:
    """A figure's thrust began; changes that are counted by its thrusts run down."""

    figure: int


@dataclass(frozen=True, slots=True)
class ThrustLost:
    """A stunned figure lost its thrust."""

    figure: int


@dataclass(frozen=True, slots=True)
class GuestLeft:
    """An Agent who was called in left the battle."""

    figure: int


@dataclass(frozen=True, slots=True)
class StoodOff:
    """A battle ended as a stand-off."""

    place: int
    why: str


@dataclass(frozen=True, slots=True)
class PutBack:
    """A figure went back where it came from; that does not count as landing."""

    figure: int
    place: int


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """A battle ended."""

    place: int


Event: TypeAlias = (
    ThrustsOrdered | ThrustBegan | ThrustLost | GuestLeft | StoodOff | PutBack | BattleEnded
)


Ending: TypeAlias = StoodOff | GuestLeft | BattleEnded | PutBack


def end_battle(state: State, command: EndBattle) -> tuple[Ending, ...]:
    """Decide that the battle ends as a stand-off."""
    check_word(state, command.seat, command.because)
    battle = state.tasks[-1] if state.tasks else None
    if not isinstance(battle, Battle):
        raise refusal(
            Reason.NO_TRIGGER, "there is no battle to end now", "first finish what is done in it"
        )
    return stand_off(state, battle, command.because)


def battle_goes_on(state: State, battle: Battle) -> tuple[Event | CanonShown | Struck, ...]:
    """Return what follows in a battle; nothing while a thrust or a Monster's name is awaited."""
    if is_over(state, battle):
        return (*_guests_leave(battle), BattleEnded(battle.place))
    if face_down(state, battle):
        return ()
    if shown := _lust_shown(state, battle):
        return shown
    if battle.current is None:
        return _next_thrust(state, battle)
    figure = the_figure(state, battle.current)
    if figure.number in battle.stunned:
        return (ThrustLost(figure.number),)
    if figure.kind == "monster":
        return strike(state, battle, figure, enemies_in(state, battle, figure)[0])
    return ()


def _lust_shown(state: State, battle: Battle) -> tuple[CanonShown, ...]:
    """Turn up the Lust Object of an Agent in the battle, if an enemy holds it (E7)."""
    if battle.monster is not None:
        return ()
    numbers = (
        number
        for agent in standing(state, "agent", battle.place)
        for number in lust_objects(state, agent)
    )
    found = (canon_of(state, number) for number in numbers)
    return tuple(CanonShown(one.number, one.card) for one in found if one and not one.shown)


def _next_thrust(state: State, battle: Battle) -> tuple[Event, ...]:
    there = {one.number for one in fighters(state, battle)}
    coming = [number for number in battle.order if number in there]
    if coming:
        return (ThrustBegan(coming[0]),)
    if battle.guests:
        return _guests_leave(battle)
    quiet = battle.quiet + 1 if battle.round and not battle.harmed else 0
    if quiet >= QUIET_ROUNDS:
        return stand_off(state, battle, f"{quiet} rounds without damage (G3)")
    return (ThrustsOrdered(battle.round + 1, _order_of_round(state, battle), quiet),)


def _order_of_round(state: State, battle: Battle) -> tuple[int, ...]:
    """The order of a round; against a Monster the fighter is first, otherwise see `order_at`."""
    if battle.monster is None:
        return order_at(state, battle.place, first=battle.round == 0)
    return (battle.fighter or 0, battle.monster)


def _guests_leave(battle: Battle) -> tuple[GuestLeft, ...]:
    return tuple(GuestLeft(number) for number in battle.guests)


def stand_off(state: State, battle: Battle, why: str) -> tuple[Ending, ...]:
    """Return a battle's end without a decision: the last arrivals go back (G3, E8)."""
    back = (
        PutBack(one.number, one.came_from)
        for one in _last_arrivals(state, battle)
        if one.came_from is not None
    )
    return (
        StoodOff(battle.place, why),
        *_guests_leave(battle),
        BattleEnded(battle.place),
        *back,
    )


def _last_arrivals(state: State, battle: Battle) -> tuple[Figure, ...]:
    """The Agents in the battle; against a Monster, the figure that fights it."""
    if battle.monster is None:
        guests = battle.guests
        return tuple(
            one for one in standing(state, "agent", battle.place) if one.number not in guests
        )
    fighter = figure_of(state, battle.fighter)
    return (fighter,) if fighter and fighter.alive else ()


def _thrusts_ordered(state: State, event: ThrustsOrdered) -> State:
    return with_battle(state, round=event.round, order=event.order, quiet=event.quiet, harmed=False)


def _thrust_began(state: State, event: ThrustBegan) -> State:
    """Begin the thrust, and run down changes that are counted by this figure's thrusts (G5)."""
    battle = innermost(state)
    order = battle.order if battle else ()

    def begun(one: Figure) -> Figure:
        if not one.changes:
            return one
        left = ebbed(one.changes, lambda each: each.fight and each.by == event.figure)
        return replace(one, changes=left)

    place = order.index(event.figure) + 1 if event.figure in order else 0
    return with_battle(every(state, begun), current=event.figure, order=order[place:])


def _thrust_lost(state: State, event: ThrustLost) -> State:
    battle = innermost(state)
    stunned = battle.stunned if battle else ()
    left = tuple(one for one in stunned if one != event.figure)
    return with_battle(row_broken(state, event.figure), current=None, stunned=left)


def _guest_left(state: State, event: GuestLeft) -> State:
    left = changed(state, event.figure, calmed)
    return released(with_figure(left, event.figure, at=None, spare=True), event.figure)


def _stood_off(state: State, event: StoodOff) -> State:
    battle = innermost(state)
    if battle is None or battle.monster is not None:
        return state
    return _settled(state, event.place)


def _settled(state: State, place: int) -> State:
    """Mark that no fight at this Location is required any more in this turn (E8)."""
    if state.turn is None:
        return state
    fought = tuple(dict.fromkeys((*state.turn.fought, place)))
    return replace(state, turn=replace(state.turn, fought=fought))


def _put_back(state: State, event: PutBack) -> State:
    """Put the figure back without a landing; it counts as the last to have arrived there (E8)."""
    arrivals = state.arrivals + 1
    back = with_figure(
        state, event.figure, at=event.place, came_from=None, arrived=arrivals, acted=True
    )
    return released(_settled(replace(back, arrivals=arrivals), event.place), event.figure)


def _battle_ended(state: State, event: BattleEnded) -> State:
    """End effects of the battle; the fighters of the player on turn have acted (E8)."""
    battle = innermost(state)
    turn = state.turn.player if state.turn else 0

    def ended(one: Figure) -> Figure:
        if one.at != event.place:
            return one
        fought = battle is not None and battle.monster is None and one.seat == turn
        peaceful = calmed(one)
        return replace(peaceful, acted=True) if fought and one.kind == "agent" else peaceful

    return every(popped(state), ended)


def _describe_ordered(state: State, event: ThrustsOrdered) -> str:
    names = listed([figure_name(state, one) for one in event.order])
    return f"Round {event.round} of thrusts, in this order: {names}."


def _follows(state: State) -> tuple[Event | CanonShown | Struck, ...]:
    battle = battle_of(state)
    return battle_goes_on(state, battle) if battle else ()


def _endings(state: State) -> tuple[EndBattle, ...]:
    return (EndBattle(None, WHY),) if battle_of(state) else ()


TOPIC: Topic[State, EndBattle, Event, Event | CanonShown | Struck] = Topic(
    commands=decides(EndBattle, end_battle),
    events=happens(ThrustsOrdered, _thrusts_ordered, _describe_ordered)
    | happens(
        ThrustBegan,
        _thrust_began,
        lambda s, e: f"It is the thrust of {figure_name(s, e.figure)}.",
    )
    | happens(
        ThrustLost, _thrust_lost, lambda s, e: f"{figure_name(s, e.figure)} loses the thrust."
    )
    | happens(GuestLeft, _guest_left, lambda s, e: f"{figure_name(s, e.figure)} leaves again.")
    | happens(
        StoodOff,
        _stood_off,
        lambda s, e: f"A stand-off at {place_name(s, e.place)}: {e.why}.",
    )
    | happens(
        PutBack,
        _put_back,
        lambda s, e: f"{figure_name(s, e.figure)} goes back to {place_name(s, e.place)}.",
    )
    | happens(
        BattleEnded, _battle_ended, lambda s, e: f"The fight at {place_name(s, e.place)} is over."
    ),
    follows=_follows,
    overrides=_endings,
)
