"""Before play: building time, spans, the weigh-in and the start."""

from typing import Any

from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import (
    check_own_seat,
    check_phase,
    check_player,
    check_range,
    check_referee,
)
from engine.games.clay_o_rama.house_rules import house_rules
from engine.games.clay_o_rama.questions import players_left
from engine.games.clay_o_rama.state import Limb, Missile, State
from engine.games.clay_o_rama.tables import (
    MOST_ATTACKS,
    MOST_DAMAGE_DICE,
    MOST_HIT_POINTS,
    MOST_MISSILE_DICE,
    SPANS_BY_LEGS,
    spans_for,
)
from engine.refusal import Reason, refusal
from engine.seats import listed

WHOLE_BODY = Limb(to_hit=6, damage_dice=1, name="whole body")
"""What a creature without limbs attacks with (K2)."""

MOST_SPANS = 4 * SPANS_BY_LEGS[-1]
MOST_SPAN = 5000


def start_building(state: State, command: commands.StartBuilding) -> tuple[Any, ...]:
    """The building timer starts; once."""
    check_referee(command.seat, "starting the timer")
    check_phase(state, "building")
    if state.building_seconds is not None:
        raise refusal(Reason.SPENT, "the timer runs already", "wait for it", "building")
    return (events.BuildingStarted(state.house.building_minutes),)


def tell_time(state: State, command: commands.TellTime) -> tuple[Any, ...]:
    """The clock says how long building has taken."""
    check_referee(command.seat, "the time")
    check_phase(state, "building")
    if state.building_seconds is None:
        raise refusal(Reason.WRONG_STEP, "the timer does not run", "first StartBuilding")
    check_range("time", command.seconds, state.building_seconds, 24 * 3600)
    up = command.seconds >= 60 * state.house.building_minutes
    return (events.BuildingTimeTold(command.seconds, up),)


def say_done(state: State, command: commands.SayDone) -> tuple[Any, ...]:
    """A player is done building."""
    check_phase(state, "building")
    player = check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if player.done_building:
        raise refusal(Reason.SPENT, f"{player.name} is done already", "wait for the weigh-in")
    return (events.BuildingDone(command.player),)


def set_span(state: State, command: commands.SetSpan) -> tuple[Any, ...]:
    """A hand-span becomes known."""
    check_phase(state, "building", "initiative", "playing")
    check_referee(command.seat, "a measured span")
    check_player(state, command.player)
    check_range("span", command.span, 1, MOST_SPAN)
    return (events.SpanSet(command.player, command.span),)


def weigh_in(state: State, command: commands.WeighIn) -> tuple[Any, ...]:
    """The referee gives a creature its stats; a second time corrects the first."""
    check_referee(command.seat, "a weigh-in")
    check_phase(state, "building")
    player = check_player(state, command.player)
    limbs = command.limbs or (WHOLE_BODY,)
    attacks = min(len(limbs), MOST_ATTACKS) if command.attacks is None else command.attacks
    spans = command.movement_spans
    spans = spans_for(command.legs) if spans is None else spans
    points = state.house.full_hit_points if command.hit_points is None else command.hit_points
    check_range("hit points", points, 1, MOST_HIT_POINTS)
    check_stats(command.legs, spans, limbs, attacks, command.missiles)
    check_stock(state, command.missiles)
    return (
        events.CreatureWeighedIn(
            creature=command.player,
            player=command.player,
            colour=command.colour or player.colour,
            legs=command.legs,
            movement_spans=spans,
            limbs=limbs,
            attacks=attacks,
            hit_points=points,
            missiles=command.missiles,
            power=command.power,
            reach=command.reach,
            because=command.because,
        ),
    )


def check_stats(
    legs: int,
    spans: int,
    limbs: tuple[Limb, ...],
    attacks: int,
    missiles: tuple[Missile, ...],
) -> None:
    """The numbers are ones that the rules know."""
    check_range("legs", legs, 0, 1000)
    check_range("movement", spans, 0, MOST_SPANS)
    check_range("attacks", attacks, 1, MOST_ATTACKS)
    check_range("number of limbs", len(limbs), 1, 100)
    check_range("number of missiles", len(missiles), 0, 1000)
    for limb in limbs:
        check_range("to hit", limb.to_hit, 1, 12)
        check_range("damage dice", limb.damage_dice, 1, MOST_DAMAGE_DICE)
    for missile in missiles:
        check_range("missile dice", missile.dice, 1, MOST_MISSILE_DICE)


def check_stock(state: State, missiles: tuple[Missile, ...]) -> None:
    """Missiles are played with."""
    if missiles and state.house.missiles_per_move == 0:
        raise refusal(
            Reason.HOUSE_RULE,
            "this game is played without missiles",
            "weigh in without them",
            "missiles_per_move",
        )


def start_game(state: State, command: commands.StartGame) -> tuple[Any, ...]:
    """Everybody has a creature: initiative is rolled."""
    check_referee(command.seat, "the start")
    check_phase(state, "building")
    here = players_left(state)
    missing = [one.name for one in state.players if one.seat not in here]
    if missing:
        raise refusal(
            Reason.UNMEASURED,
            f"no creature of {listed(missing)} is weighed in",
            "weigh it in first (WeighIn)",
            "stats",
        )
    return (events.GameStarted(state.options.preset, house_rules(state.house)),)


def roll_initiative(
    state: State, values: tuple[int, ...], seats: tuple[int, ...]
) -> tuple[Any, ...]:
    """Each player's dice, in the order of the seats that roll."""
    each = state.house.initiative_dice
    return tuple(
        events.InitiativeRolled(seat, sum(values[place * each : (place + 1) * each]))
        for place, seat in enumerate(seats)
    )
