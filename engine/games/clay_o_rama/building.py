"""The building phase: its timer, hand-spans, colours of clay, and traits."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_own_seat, check_referee
from engine.game import Seat
from engine.games.clay_o_rama.checks import check_phase, check_player, check_range, check_tenths
from engine.games.clay_o_rama.matter import dice_needed
from engine.games.clay_o_rama.questions import (
    contested_colour,
    creature_of,
    millimetres,
    present,
    unit_length,
)
from engine.games.clay_o_rama.replaced import with_player
from engine.games.clay_o_rama.state import Seated, State
from engine.games.clay_o_rama.tables import MOST_SPAN, TRAITS, TraitName
from engine.games.clay_o_rama.words import name_of
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Awaited, Dice, Topic, decides, happens
from engine.wording import counted

A_SPAN = 2000
"""A usual hand-span in tenths of a millimetre, for examples of legal commands."""

LONGEST_BUILDING = 24 * 3600
"""Most seconds on the building timer: a day."""


@dataclass(frozen=True, slots=True)
class StartBuilding:
    """Starts the building timer."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TellTime:
    """The clock reports how many seconds of building time have passed in all."""

    seat: Seat
    seconds: int


@dataclass(frozen=True, slots=True)
class SayDone:
    """A player has finished building."""

    seat: Seat
    player: int


@dataclass(frozen=True, slots=True)
class SetSpan:
    """Sets a hand-span, in tenths of a millimetre; before or during play. Nobody: the referee's."""

    seat: Seat
    player: int | None
    span: int


@dataclass(frozen=True, slots=True)
class ChooseTrait:
    """Chooses to be tough, mean or fast, if the house rules have traits."""

    seat: Seat
    player: int
    trait: TraitName


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """Chooses another colour of clay, after the lot gave the first one to somebody else."""

    seat: Seat
    player: int
    colour: str


@dataclass(frozen=True, slots=True)
class BuildingStarted:
    """The building timer was started."""

    minutes: int


@dataclass(frozen=True, slots=True)
class BuildingTimeTold:
    """The clock reported how long building has taken; `up`: the building time is over."""

    seconds: int
    up: bool


@dataclass(frozen=True, slots=True)
class BuildingDone:
    """A player said that they have finished building."""

    player: int


@dataclass(frozen=True, slots=True)
class SpanSet:
    """A hand-span was measured, in tenths of a millimetre; `player` None: the referee's."""

    player: int | None
    span: int


@dataclass(frozen=True, slots=True)
class ColourKept:
    """The lot gave this colour to this player; the others who wanted it choose again."""

    player: int
    colour: str


@dataclass(frozen=True, slots=True)
class ColourChosen:
    """A player chose clay of another colour."""

    player: int
    colour: str


@dataclass(frozen=True, slots=True)
class TraitChosen:
    """A player chose to be tough, mean or fast."""

    player: int
    trait: str


Command: TypeAlias = StartBuilding | TellTime | SayDone | SetSpan | ChooseTrait | ChooseColour
Event: TypeAlias = (
    BuildingStarted
    | BuildingTimeTold
    | BuildingDone
    | SpanSet
    | ColourKept
    | ColourChosen
    | TraitChosen
)


def start_building(state: State, command: StartBuilding) -> tuple[BuildingStarted, ...]:
    """Decide to start the building timer, which is possible once."""
    check_referee(command.seat, "starting the timer")
    check_phase(state, "building")
    if state.building_seconds is not None:
        raise refusal(Reason.SPENT, "the timer runs already", "wait for it", "building")
    return (BuildingStarted(state.house.building_minutes),)


def tell_time(state: State, command: TellTime) -> tuple[BuildingTimeTold, ...]:
    """Decide how long building has taken; `up` is set once the time is over."""
    check_referee(command.seat, "the time")
    check_phase(state, "building")
    if state.building_seconds is None:
        raise refusal(Reason.WRONG_STEP, "the timer does not run", "first StartBuilding")
    check_range("time", command.seconds, state.building_seconds, LONGEST_BUILDING)
    up = command.seconds >= 60 * state.house.building_minutes
    return (BuildingTimeTold(command.seconds, up),)


def say_done(state: State, command: SayDone) -> tuple[BuildingDone, ...]:
    """Decide that a player has finished building."""
    check_phase(state, "building")
    player = check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if player.done_building:
        raise refusal(Reason.SPENT, f"{player.name} is done already", "wait for the weigh-in")
    return (BuildingDone(command.player),)


def set_span(state: State, command: SetSpan) -> tuple[SpanSet, ...]:
    """Decide a measured hand-span."""
    check_phase(state, "building", "initiative", "playing")
    check_referee(command.seat, "a measured span")
    if command.player is not None:
        check_player(state, command.player)
    check_tenths("span", command.span, 1, MOST_SPAN)
    return (SpanSet(command.player, command.span),)


def choose_trait(state: State, command: ChooseTrait) -> tuple[TraitChosen, ...]:
    """Decide a trait, which is possible before the weigh-in, also for those who join late."""
    check_phase(state, "building", "initiative", "playing")
    check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if not state.house.traits:
        raise refusal(
            Reason.HOUSE_RULE,
            "this game is played without traits",
            "build the creature as it is to be",
            "traits",
        )
    if any(one.player == command.player for one in state.creatures):
        raise refusal(Reason.SPENT, "the creature is weighed in", "choose before that", "traits")
    return (TraitChosen(command.player, command.trait),)


def choose_colour(state: State, command: ChooseColour) -> tuple[ColourChosen, ...]:
    """Decide clay of another colour."""
    check_phase(state, "building")
    check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if not command.colour.strip():
        raise refusal(Reason.BAD_VALUE, "the colour has no name", "name one")
    check_colour(state, command.player, command.colour)
    return (ColourChosen(command.player, command.colour),)


def check_colour(state: State, seat: int, colour: str) -> None:
    """Check that nobody else has clay of this colour, if house rules forbid it (K25)."""
    taken = any(one.colour == colour and one.seat != seat for one in present(state))
    if colour and taken and state.house.own_colours:
        raise refusal(
            Reason.BAD_VALUE,
            f"{colour} belongs to another player",
            "choose a colour that nobody has",
            "K25",
        )


def _lot_result(state: State, value: int) -> tuple[ColourKept, ...]:
    """The result of the lot between the players who want the same colour (K25)."""
    contested = contested_colour(state)
    if contested is None:
        return ()
    colour, seats = contested
    return (ColourKept(seats[value - 1], colour),)


def _building_started(state: State, _event: BuildingStarted) -> State:
    return replace(state, building_seconds=0)


def _describe_started(_state: State, event: BuildingStarted) -> str:
    time = counted(event.minutes, "minute")
    return f"Building begins: {time}."


def _describe_building_time(state: State, event: BuildingTimeTold) -> State:
    return replace(state, building_seconds=event.seconds)


def _describe_time(_state: State, event: BuildingTimeTold) -> str:
    verdict = "building time is up" if event.up else "building goes on"
    return f"{event.seconds // 60} min {event.seconds % 60} s: {verdict}."


def _building_done(state: State, event: BuildingDone) -> State:
    return with_player(state, event.player, lambda one: replace(one, done_building=True))


def _span_set(state: State, event: SpanSet) -> State:
    if event.player is None:
        return replace(state, referee_span=event.span)
    return with_player(state, event.player, lambda one: replace(one, span=event.span))


def _colour_kept(state: State, event: ColourKept) -> State:
    def changed(player: Seated) -> Seated:
        loses = player.colour == event.colour and player.seat != event.player
        return replace(player, colour="") if loses else player

    return replace(state, players=tuple(changed(one) for one in state.players))


def _colour_chosen(state: State, event: ColourChosen) -> State:
    """Set the colour of the player, and of the creature if it is weighed in already."""
    creatures = tuple(
        replace(one, colour=event.colour) if one.player == event.player else one
        for one in state.creatures
    )
    chosen = replace(state, creatures=creatures)
    return with_player(chosen, event.player, lambda one: replace(one, colour=event.colour))


def _trait_chosen(state: State, event: TraitChosen) -> State:
    return with_player(state, event.player, lambda one: replace(one, trait=event.trait))


def _awaits(state: State) -> Awaited[ColourKept]:
    """Await the lot for a contested colour; otherwise the referee and players who still build."""
    if state.moment != "building":
        return None
    if needed := dice_needed(state):
        return Dice(needed, lambda values: _lot_result(state, values[0]))
    return frozenset({None, *(one.seat for one in state.players if not one.done_building)})


def _choices(state: State) -> tuple[Command, ...]:
    if state.moment != "building":
        return ()
    found: list[Command] = [] if _all_weighed(state) else [_clock_choice(state)]
    if state.house.uniform_span and state.referee_span is None:
        found.append(SetSpan(None, None, A_SPAN))
    return (*found, *(one for player in present(state) for one in _builder_choices(state, player)))


def _all_weighed(state: State) -> bool:
    """Whether every player has a creature, so that the timer is no longer needed."""
    return all(creature_of(state, player.seat) for player in present(state))


def _clock_choice(state: State) -> StartBuilding | TellTime:
    if state.building_seconds is None:
        return StartBuilding(None)
    return TellTime(None, min(state.building_seconds + 60, LONGEST_BUILDING))


def _builder_choices(state: State, player: Seated) -> list[Command]:
    seat = player.seat
    found: list[Command] = [] if player.done_building else [SayDone(seat, seat)]
    if unit_length(state, seat) is None and not state.house.uniform_span:
        found.append(SetSpan(None, seat, A_SPAN))
    if not player.colour:
        found.append(ChooseColour(seat, seat, f"colour of {player.name}"))
    if state.house.traits and not player.trait and creature_of(state, seat) is None:
        found += [ChooseTrait(seat, seat, trait) for trait in TRAITS]
    return found


def _overrides(state: State) -> tuple[Command, ...]:
    return tuple(SetSpan(None, one.seat, A_SPAN) for one in state.players)


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(StartBuilding, start_building)
    | decides(TellTime, tell_time)
    | decides(SayDone, say_done)
    | decides(SetSpan, set_span)
    | decides(ChooseTrait, choose_trait)
    | decides(ChooseColour, choose_colour),
    events=happens(BuildingStarted, _building_started, _describe_started)
    | happens(BuildingTimeTold, _describe_building_time, _describe_time)
    | happens(
        BuildingDone, _building_done, lambda s, e: f"{name_of(s, e.player)} is done building."
    )
    | happens(
        SpanSet, _span_set, lambda s, e: f"{name_of(s, e.player)}'s span is {millimetres(e.span)}."
    )
    | happens(
        ColourKept,
        _colour_kept,
        lambda s, e: f"The lot gives {e.colour} to {name_of(s, e.player)}.",
    )
    | happens(
        ColourChosen, _colour_chosen, lambda s, e: f"{name_of(s, e.player)} takes {e.colour}."
    )
    | happens(
        TraitChosen, _trait_chosen, lambda s, e: f"{name_of(s, e.player)} chooses to be {e.trait}."
    ),
    awaits=_awaits,
    choices=_choices,
    overrides=_overrides,
)
