"""Before play: building time, spans, the weigh-in and the start."""

from engine.allowed import check_own_seat, check_referee
from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.checks import check_phase, check_player, check_range
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.house_rules import house_rules
from engine.games.clay_o_rama.questions import (
    creature_of,
    known_powers,
    label,
    left_without_hit_points,
    living,
    players_left,
    power_named,
    whole_body,
)
from engine.games.clay_o_rama.state import Clay, Limb, Missile, Seated, State
from engine.games.clay_o_rama.tables import (
    MOST_ATTACKS,
    MOST_DAMAGE_DICE,
    MOST_HIT_POINTS,
    MOST_SPAN,
    SPANS_BY_LEGS,
    spans_for,
)
from engine.refusal import Reason, refusal
from engine.seats import listed

FAST_SPANS = 4
SLOW_SPANS = 2
"""Spans of a creature with a trait: a fast one's, and the others'."""

MOST_SPANS = 4 * SPANS_BY_LEGS[-1]
MOST_REACH = 50_000
MOST_WEIGHT = 200_000
"""Twenty kilograms, in tenths of a gram."""


def start_building(state: State, command: commands.StartBuilding) -> tuple[Event, ...]:
    """The building timer starts; once."""
    check_referee(command.seat, "starting the timer")
    check_phase(state, "building")
    if state.building_seconds is not None:
        raise refusal(Reason.SPENT, "the timer runs already", "wait for it", "building")
    return (events.BuildingStarted(state.house.building_minutes),)


def tell_time(state: State, command: commands.TellTime) -> tuple[Event, ...]:
    """The clock says how long building has taken."""
    check_referee(command.seat, "the time")
    check_phase(state, "building")
    if state.building_seconds is None:
        raise refusal(Reason.WRONG_STEP, "the timer does not run", "first StartBuilding")
    check_range("time", command.seconds, state.building_seconds, 24 * 3600)
    up = command.seconds >= 60 * state.house.building_minutes
    return (events.BuildingTimeTold(command.seconds, up),)


def say_done(state: State, command: commands.SayDone) -> tuple[Event, ...]:
    """A player is done building."""
    check_phase(state, "building")
    player = check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if player.done_building:
        raise refusal(Reason.SPENT, f"{player.name} is done already", "wait for the weigh-in")
    return (events.BuildingDone(command.player),)


def set_span(state: State, command: commands.SetSpan) -> tuple[Event, ...]:
    """A hand-span becomes known."""
    check_phase(state, "building", "initiative", "playing")
    check_referee(command.seat, "a measured span")
    if command.player is not None:
        check_player(state, command.player)
    check_range("span", command.span, 1, MOST_SPAN)
    return (events.SpanSet(command.player, command.span),)


def choose_trait(state: State, command: commands.ChooseTrait) -> tuple[Event, ...]:
    """Tough, mean or fast, before the weigh-in."""
    check_phase(state, "building")
    check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if not state.house.traits:
        raise refusal(
            Reason.HOUSE_RULE,
            "this game is played without traits",
            "build the creature as it is to be",
            "traits",
        )
    if creature_of(state, command.player):
        raise refusal(Reason.SPENT, "the creature is weighed in", "choose before that", "traits")
    return (events.TraitChosen(command.player, command.trait),)


def choose_colour(state: State, command: commands.ChooseColour) -> tuple[Event, ...]:
    """Clay of another colour."""
    check_phase(state, "building")
    check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if not command.colour.strip():
        raise refusal(Reason.BAD_VALUE, "the colour has no name", "name one")
    _check_colour(state, command.player, command.colour)
    return (events.ColourChosen(command.player, command.colour),)


def weigh_clay(state: State, command: commands.WeighClay) -> tuple[Event, ...]:
    """A kitchen scale's word; a second time corrects the first.

    Hit points that nobody gave a number follow it (K39).
    """
    check_referee(command.seat, "what the scale says")
    check_phase(state, "building")
    check_player(state, command.player)
    check_range("creature's weight", command.creature, 1, MOST_WEIGHT)
    check_range("missiles' weight", command.missiles, 0, MOST_WEIGHT)
    weighed = events.ClayWeighed(command.player, command.creature, command.missiles)
    creature = creature_of(state, command.player)
    if creature is None or not creature.reckoned:
        return (weighed,)
    clay = Clay(command.creature, command.missiles)
    points = _by_the_clay(state, clay, creature.missiles)
    return (weighed, events.HitPointsReckoned(creature.id, points))


def weigh_in(state: State, command: commands.WeighIn) -> tuple[Event, ...]:
    """The referee gives a creature its stats; a second time corrects the first."""
    check_referee(command.seat, "a weigh-in")
    check_phase(state, "building")
    player = check_player(state, command.player)
    if state.house.traits and not player.trait:
        raise refusal(
            Reason.UNMEASURED,
            f"{player.name} has not chosen a trait",
            "choose tough, mean or fast first (ChooseTrait)",
            "traits",
        )
    weighed = _weighed(state, command, player)
    if command.hit_points is not None:
        lowest = 0 if state.house.hit_points == "dice" else 1
        check_range("hit points", command.hit_points, lowest, MOST_HIT_POINTS)
    check_stats(state, weighed.legs, weighed.movement_spans, weighed.limbs, weighed.attacks)
    check_reach(weighed.reach)
    check_missiles(state, weighed.missiles)
    check_power(state, weighed.power)
    _check_colour(state, command.player, command.colour)
    return (weighed, *_left_open(state, command))


def _left_open(state: State, command: commands.WeighIn) -> tuple[Event, ...]:
    """What the weigh-in says beside the stats: whose hit points the clay decides, what parts."""
    by_clay = command.hit_points is None and state.house.hit_points == "share"
    points = _hit_points(state, check_player(state, command.player), command.missiles)
    reckoned = (events.HitPointsReckoned(command.player, points),) if by_clay else ()
    parts = (events.DivisibilitySet(command.player, divisible=True),) if command.divisible else ()
    return (*reckoned, *parts)


def _weighed(state: State, command: commands.WeighIn, player: Seated) -> events.CreatureWeighedIn:
    """The command with what it leaves to the table of the rules."""
    limbs = command.limbs or (whole_body(state.house),)
    return events.CreatureWeighedIn(
        creature=command.player,
        player=command.player,
        colour=command.colour or player.colour,
        legs=command.legs,
        movement_spans=_given(command.movement_spans, _spans(player.trait, command.legs)),
        limbs=limbs,
        attacks=_given(command.attacks, _attacks(player.trait, len(limbs))),
        hit_points=_given(command.hit_points, _hit_points(state, player, command.missiles)),
        missiles=command.missiles,
        power=command.power,
        reach=command.reach,
        because=command.because,
    )


def _given(said: int | None, by_the_table: int) -> int:
    return by_the_table if said is None else said


def _spans(trait: str, legs: int) -> int:
    if trait:
        return FAST_SPANS if trait == "fast" else SLOW_SPANS
    return spans_for(legs)


def _attacks(trait: str, limbs: int) -> int:
    if trait:
        return 2 if trait == "mean" else 1
    return min(limbs, MOST_ATTACKS)


def _hit_points(state: State, player: Seated, missiles: tuple[Missile, ...]) -> int:
    """What the rules say of them; 0: the dice or the clay are still to say it."""
    if state.house.hit_points == "dice":
        return 0
    if state.house.hit_points == "flat":
        return state.house.full_hit_points
    return _by_the_clay(state, player.clay, missiles)


def _by_the_clay(state: State, clay: Clay | None, missiles: tuple[Missile, ...]) -> int:
    """By the scale where one was used (E7), all of them without missiles (K26).

    0 where there are missiles whose clay nobody knows: then they are open (K39).
    """
    full = state.house.full_hit_points
    if missiles and (clay is None or clay.missiles == 0):
        return 0
    if clay is None:
        return full
    used = clay.creature + clay.missiles
    return max(1, (2 * full * clay.creature + used) // (2 * used))


def check_stats(
    state: State,
    legs: int,
    spans: int,
    limbs: tuple[Limb, ...],
    attacks: int,
    *,
    fewest: int = 1,
) -> None:
    """The numbers are ones that the rules know, and a number to hit one that can be rolled.

    `fewest` limbs and attacks: one (K2), except for the half of a creature that has none (K18).
    """
    highest = state.house.to_hit_dice * state.house.die_sides
    check_range("legs", legs, 0, 1000)
    check_range("movement", spans, 0, MOST_SPANS)
    check_range("attacks", attacks, fewest, MOST_ATTACKS)
    check_range("number of limbs", len(limbs), fewest, 100)
    for limb in limbs:
        check_range("to hit", limb.to_hit, 1, max(highest, 12))
        check_range("damage dice", limb.damage_dice, 1, MOST_DAMAGE_DICE)


def check_reach(reach: int | None) -> None:
    """A length, where it was measured."""
    if reach is not None:
        check_range("reach", reach, 0, MOST_REACH)


def check_missiles(state: State, missiles: tuple[Missile, ...]) -> None:
    """As many and as large as the house rules allow."""
    house = state.house
    if missiles and house.missiles_per_move == 0:
        raise refusal(
            Reason.HOUSE_RULE,
            "this game is played without missiles",
            "weigh in without them",
            "missiles_per_move",
        )
    check_range("number of missiles", len(missiles), 0, house.most_missiles or 1000)
    for missile in missiles:
        check_range("missile dice", missile.dice, 1, house.missile_dice)


def check_power(state: State, name: str) -> None:
    """A power of the rule sheet or one that was made up for this game, where there are powers."""
    if name and state.house.powers == "none":
        raise refusal(
            Reason.HOUSE_RULE, "this game is played without powers", "leave it empty", "powers"
        )
    if name and power_named(state, name) is None:
        known = [one.name for one in known_powers(state)]
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no power {name!r}",
            f"name one of {known}, or none",
            "powers",
        )


def _check_colour(state: State, seat: int, colour: str) -> None:
    """Nobody else has clay of this colour, where that is played (K25)."""
    taken = any(one.colour == colour and one.seat != seat for one in state.players)
    if colour and taken and state.house.own_colours:
        raise refusal(
            Reason.BAD_VALUE,
            f"{colour} belongs to another player",
            "choose a colour that nobody has",
            "K25",
        )


def _check_hit_points(state: State) -> None:
    """Nobody begins the game dead, or with hit points that are still open (K39)."""
    lacking = left_without_hit_points(state)
    if lacking:
        raise refusal(
            Reason.UNMEASURED,
            f"{_those(state, lacking)} no hit points yet",
            "weigh the clay of the missiles (WeighClay), or say how many (SetHitPoints, WeighIn)",
            "K39",
        )


def _check_powers(state: State) -> None:
    """Each creature has a special power where the referee gives them, unless they say otherwise."""
    lacking = tuple(one.id for one in living(state) if not one.power)
    if lacking and state.house.powers == "referee":
        raise refusal(
            Reason.UNMEASURED,
            f"{_those(state, lacking)} no special power",
            "give one (WeighIn or Reweigh), let lots be drawn (ChangeHouseRule powers random), "
            "or play without (StartGame without_powers=yes)",
            "powers",
        )


def _those(state: State, numbers: tuple[int, ...]) -> str:
    verb = "has" if len(numbers) == 1 else "have"
    return f"{listed([label(state, number) for number in numbers])} {verb}"


def start_game(state: State, command: commands.StartGame) -> tuple[Event, ...]:
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
    _check_hit_points(state)
    if not command.without_powers:
        _check_powers(state)
    return (events.GameStarted(state.options.preset, house_rules(state.house)),)
