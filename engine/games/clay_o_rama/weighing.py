"""The weigh-in: a creature's stats, by the table of the rules or by the referee."""

from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from engine.allowed import check_because, check_referee
from engine.game import Seat
from engine.games.clay_o_rama.building import check_colour
from engine.games.clay_o_rama.checks import (
    check_creature,
    check_phase,
    check_player,
    check_range,
    check_tenths,
    check_word,
)
from engine.games.clay_o_rama.questions import (
    creature_of,
    label,
    left_without_hit_points,
    power_named,
    present,
    weighed_in_for,
    whole_body,
)
from engine.games.clay_o_rama.replaced import with_creature, with_player
from engine.games.clay_o_rama.state import (
    HIDDEN_POWER,
    UNDRAWN_POWER,
    Clay,
    Creature,
    Limb,
    Missile,
    Seated,
    State,
)
from engine.games.clay_o_rama.stats import check_missiles, check_power, check_reach, check_stats
from engine.games.clay_o_rama.tables import (
    MOST_ATTACKS,
    MOST_HIT_POINTS,
    House,
    base_to_hit,
    spans_for,
)
from engine.games.clay_o_rama.view import redact_power
from engine.games.clay_o_rama.words import WHY, attacks_in_words, name_of
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens
from engine.wording import counted

FAST_SPANS = 4
"""Movement of a fast creature in spans, in games with traits."""

SLOW_SPANS = 2
"""Movement of all other creatures in spans, in games with traits."""

MOST_WEIGHT = 200_000
"""The largest weight that is accepted, in tenths of a gram: twenty kilograms."""

ValueT = TypeVar("ValueT")


@dataclass(frozen=True, slots=True)
class WeighClay:
    """Weighs a creature and its missiles on a kitchen scale, in tenths of a gram."""

    seat: Seat
    player: int
    creature: int
    missiles: int = 0


@dataclass(frozen=True, slots=True)
class WeighIn:
    """The referee gives a creature its stats; what is left empty follows the rules' table.

    `divisible`: it parts cleanly in two.
    """

    seat: Seat
    player: int
    legs: int
    limbs: tuple[Limb, ...] = ()
    hit_points: int | None = None
    movement_spans: int | None = None
    attacks: int | None = None
    missiles: tuple[Missile, ...] = ()
    power: str = ""
    reach: int | None = None
    colour: str = ""
    because: str = ""
    divisible: bool = False


@dataclass(frozen=True, slots=True)
class Reweigh:
    """Sets any other stat; what is left empty stays as it is."""

    seat: Seat
    creature: int
    because: str
    legs: int | None = None
    movement_spans: int | None = None
    limbs: tuple[Limb, ...] | None = None
    attacks: int | None = None
    attacks_left: int | None = None
    missiles: tuple[Missile, ...] | None = None
    power: str | None = None
    reach: int | None = None
    colour: str | None = None
    divisible: bool | None = None


@dataclass(frozen=True, slots=True)
class ClayWeighed:
    """A creature and its missiles were weighed on a kitchen scale, in tenths of a gram."""

    player: int
    creature: int
    missiles: int


@dataclass(frozen=True, slots=True)
class CreatureWeighedIn:
    """A creature was weighed in: it has its number and its stats."""

    creature: int
    player: int
    colour: str
    legs: int
    movement_spans: int
    limbs: tuple[Limb, ...]
    attacks: int
    hit_points: int
    missiles: tuple[Missile, ...]
    power: str
    reach: int | None
    because: str


@dataclass(frozen=True, slots=True)
class HitPointsReckoned:
    """Hit points were computed from the clay; 0 while the missiles' clay is not known (K39)."""

    creature: int
    hit_points: int


@dataclass(frozen=True, slots=True)
class DivisibilitySet:
    """The referee said whether a creature parts cleanly in two (K35)."""

    creature: int
    divisible: bool


@dataclass(frozen=True, slots=True)
class StatsSet:
    """The referee set a creature's stats; these are all values from now on."""

    creature: int
    colour: str
    legs: int
    movement_spans: int
    limbs: tuple[Limb, ...]
    attacks: int
    attacks_left: int
    missiles: tuple[Missile, ...]
    power: str
    reach: int | None
    because: str


Command: TypeAlias = WeighClay | WeighIn | Reweigh
Event: TypeAlias = ClayWeighed | CreatureWeighedIn | HitPointsReckoned | DivisibilitySet | StatsSet


def weigh_clay(state: State, command: WeighClay) -> tuple[ClayWeighed | HitPointsReckoned, ...]:
    """Decide weights from a kitchen scale; weighing again replaces the first weights.

    Hit points that nobody set by hand are computed again (K39).
    """
    check_referee(command.seat, "what the scale says")
    check_phase(state, "building", "initiative", "playing")
    check_player(state, command.player)
    check_tenths("creature", command.creature, 1, MOST_WEIGHT, unit="g")
    check_tenths("stock of missiles", command.missiles, 0, MOST_WEIGHT, unit="g")
    weighed = ClayWeighed(command.player, command.creature, command.missiles)
    creature = weighed_in_for(state, command.player)
    if creature is None or not creature.reckoned or state.moment != "building":
        return (weighed,)
    clay = Clay(command.creature, command.missiles)
    points = _by_the_clay(state, clay, creature.missiles)
    return (weighed, HitPointsReckoned(creature.id, points))


def weigh_in(
    state: State, command: WeighIn
) -> tuple[CreatureWeighedIn | HitPointsReckoned | DivisibilitySet, ...]:
    """Decide a creature's stats; during building a second weigh-in replaces the first.

    After the start it adds a creature, for which the referee has to give a reason.
    """
    check_referee(command.seat, "a weigh-in")
    check_phase(state, "building", "initiative", "playing")
    player = _check_may_join(state, command)
    if state.house.traits and not player.trait:
        raise refusal(
            Reason.UNMEASURED,
            f"{player.name} has not chosen a trait",
            "choose tough, mean or fast first (ChooseTrait)",
            "traits",
        )
    weighed = _with_defaults(state, command, player)
    if command.hit_points is not None:
        lowest = 0 if state.house.hit_points == "dice" else 1
        check_range("hit points", command.hit_points, lowest, MOST_HIT_POINTS)
    check_stats(state, weighed.legs, weighed.movement_spans, weighed.limbs, weighed.attacks)
    check_reach(weighed.reach)
    check_missiles(state, weighed.missiles)
    check_power(state, command.power)
    check_colour(state, command.player, command.colour)
    if weighed.hit_points == 0 and _begins_without_points(state):
        raise refusal(Reason.UNMEASURED, "its hit points are open", "say how many", "K39")
    return (weighed, *_further_events(state, command, weighed.creature))


def _begins_without_points(state: State) -> bool:
    """Whether open hit points would stay open: nothing decides them once building is over (K39)."""
    rolled = state.moment == "initiative" and state.house.hit_points == "dice"
    return state.moment != "building" and not rolled


def _check_may_join(state: State, command: WeighIn) -> Seated:
    player = check_player(state, command.player)
    if not player.playing:
        raise refusal(Reason.NOT_YOURS, f"{player.name} has left", "first JoinGame")
    if state.moment != "building":
        check_because(command.because)
    return player


def _number(state: State, seat: int) -> int:
    """The number of the new creature: its player's seat, or the next free one if that is taken.

    During building it is that of the creature that it replaces; if the one with the number of the
    seat was handed to another player, it replaces the last of the player's own.
    """
    if creature_of(state, seat) is None:
        return seat
    replaced = weighed_in_for(state, seat) if state.moment == "building" else None
    return replaced.id if replaced else max(one.id for one in state.creatures) + 1


def reweigh(state: State, command: Reweigh) -> tuple[StatsSet | DivisibilitySet, ...]:
    """Decide a creature's stats as the referee says; what is None stays as it is."""
    check_word(state, command.seat, command.because)
    old = check_creature(state, command.creature)
    limbs = _given_or(command.limbs, old.limbs)
    attacks = _given_or(command.attacks, old.attacks)
    new = StatsSet(
        creature=old.id,
        colour=_given_or(command.colour, old.colour),
        legs=_given_or(command.legs, old.legs),
        movement_spans=_given_or(command.movement_spans, old.movement_spans),
        limbs=limbs,
        attacks=attacks,
        attacks_left=_given_or(command.attacks_left, min(attacks, old.attacks_left)),
        missiles=_given_or(command.missiles, old.missiles),
        power=_given_or(command.power, old.power),
        reach=_given_or(command.reach, old.reach),
        because=command.because,
    )
    check_stats(state, new.legs, new.movement_spans, limbs, attacks, fewest=0)
    check_range("attacks left", new.attacks_left, 0, attacks)
    check_reach(new.reach)
    check_missiles(state, new.missiles)
    _check_no_new_missiles(state, old, new.missiles)
    if command.power is not None:
        check_power(state, command.power)
    if command.divisible is None:
        return (new,)
    return (new, DivisibilitySet(old.id, command.divisible))


def _check_no_new_missiles(state: State, old: Creature, missiles: tuple[Missile, ...]) -> None:
    """Check that clay lost in play is not made into missiles, if house rules forbid it (K24)."""
    more = len(missiles) > len(old.missiles)
    if state.moment == "playing" and more and not state.house.missiles_from_parts:
        raise refusal(
            Reason.HOUSE_RULE,
            "no missiles are made during play",
            f"give at most {len(old.missiles)}, or ChangeHouseRule missiles_from_parts",
            "K24",
        )


def _strikes_for(strikes: tuple[int, ...], limbs: tuple[Limb, ...]) -> tuple[int, ...]:
    return (strikes + (0,) * len(limbs))[: len(limbs)]


def _stats(state: State, event: CreatureWeighedIn | StatsSet) -> str:
    known = power_named(state, event.power)
    power = f", power {known.title}" if known and event.power != HIDDEN_POWER else ""
    return (
        f"{counted(event.movement_spans, 'span')} on {counted(event.legs, 'leg')}, "
        f"{attacks_in_words(event.attacks, event.limbs)}, "
        f"{counted(len(event.missiles), 'missile')}{power}"
    )


def _further_events(
    state: State, command: WeighIn, number: int
) -> tuple[HitPointsReckoned | DivisibilitySet, ...]:
    """Further events of a weigh-in: hit points computed from the clay, and divisibility."""
    by_clay = command.hit_points is None and state.house.hit_points == "share"
    points = _hit_points(state, check_player(state, command.player), command.missiles)
    reckoned = (HitPointsReckoned(number, points),) if by_clay else ()
    parts = (DivisibilitySet(number, divisible=True),) if command.divisible else ()
    return (*reckoned, *parts)


def _with_defaults(state: State, command: WeighIn, player: Seated) -> CreatureWeighedIn:
    """The stats of a weigh-in; the table of the rules gives those that are left out."""
    limbs = _limbs(state.house, command.limbs)
    return CreatureWeighedIn(
        creature=_number(state, command.player),
        player=command.player,
        colour=command.colour or player.colour,
        legs=command.legs,
        movement_spans=_given_or(command.movement_spans, _spans(player.trait, command.legs)),
        limbs=limbs,
        attacks=_given_or(command.attacks, _attacks(player.trait, len(limbs))),
        hit_points=_given_or(command.hit_points, _hit_points(state, player, command.missiles)),
        missiles=command.missiles,
        power=command.power or _power_of_a_newcomer(state),
        reach=command.reach,
        because=command.because,
    )


def _power_of_a_newcomer(state: State) -> str:
    """What stands for the power that is drawn for a creature that joins after the start."""
    drawn = state.house.powers == "random" and state.moment != "building"
    return UNDRAWN_POWER if drawn else ""


def _limbs(house: House, said: tuple[Limb, ...]) -> tuple[Limb, ...]:
    """The limbs as they count: as the referee says, or all alike if house rules say so."""
    if not said:
        return (whole_body(house),)
    if not house.plain_limbs:
        return said
    return tuple(replace(one, to_hit=base_to_hit(house), damage_dice=1) for one in said)


def _given_or(said: ValueT | None, otherwise: ValueT) -> ValueT:
    return otherwise if said is None else said


def _spans(trait: str, legs: int) -> int:
    if trait:
        return FAST_SPANS if trait == "fast" else SLOW_SPANS
    return spans_for(legs)


def _attacks(trait: str, limbs: int) -> int:
    if trait:
        return 2 if trait == "mean" else 1
    return min(limbs, MOST_ATTACKS)


def _hit_points(state: State, player: Seated, missiles: tuple[Missile, ...]) -> int:
    """Hit points by the house rules; 0 if dice or weighed clay have yet to decide."""
    if state.house.hit_points == "dice":
        return 0
    if state.house.hit_points == "flat":
        return state.house.full_hit_points
    return _by_the_clay(state, player.clay, missiles)


def _by_the_clay(state: State, clay: Clay | None, missiles: tuple[Missile, ...]) -> int:
    """Hit points by the weighed share of the clay (E7); all of them without missiles (K26).

    0 if there are missiles and their clay was not weighed: then the hit points stay open (K39).
    """
    full = state.house.full_hit_points
    if missiles and (clay is None or clay.missiles == 0):
        return 0
    if clay is None:
        return full
    used = clay.creature + clay.missiles
    return max(1, (2 * full * clay.creature + used) // (2 * used))


def _weigh_ins(state: State, seat: int) -> list[Command]:
    full = None if state.house.hit_points == "dice" else state.house.full_hit_points
    half = None if full is None else max(1, full // 2)
    to_hit = base_to_hit(state.house)
    limbs = (Limb(to_hit, 1), Limb(to_hit - 1, 2))
    plain = WeighIn(None, seat, legs=4, limbs=limbs, hit_points=full)
    if state.house.missiles_per_move == 0:
        return [plain]
    missiles = (Missile(1), Missile(1, halved=True))
    return [plain, WeighIn(None, seat, 2, limbs[:1], half, missiles=missiles)]


def _clay_weighed(state: State, event: ClayWeighed) -> State:
    clay = Clay(event.creature, event.missiles)
    return with_player(state, event.player, lambda one: replace(one, clay=clay))


def _describe_clay_weighed(state: State, event: ClayWeighed) -> str:
    return (
        f"On the scale {name_of(state, event.player)}'s creature is {event.creature / 10:.1f} g, "
        f"the missiles are {event.missiles / 10:.1f} g."
    )


def _weighed_in(state: State, event: CreatureWeighedIn) -> State:
    creature = Creature(
        id=event.creature,
        player=event.player,
        colour=event.colour,
        legs=event.legs,
        movement_spans=event.movement_spans,
        limbs=event.limbs,
        attacks=event.attacks,
        hit_points=event.hit_points,
        missiles=event.missiles,
        power=event.power,
        reach=event.reach,
        attacks_left=event.attacks,
        strikes=(0,) * len(event.limbs),
    )
    others = tuple(one for one in state.creatures if one.id != event.creature)
    creatures = tuple(sorted((*others, creature), key=lambda one: one.id))
    done = with_player(state, event.player, lambda one: replace(one, done_building=True))
    return replace(done, creatures=creatures)


def _describe_weighed_in(state: State, event: CreatureWeighedIn) -> str:
    points = "hit points still open"
    if event.hit_points:
        points = counted(event.hit_points, "hit point")
    return f"{label(state, event.creature)}: {points}, {_stats(state, event)}."


def _hit_points_reckoned(state: State, event: HitPointsReckoned) -> State:
    return with_creature(
        state,
        event.creature,
        lambda one: replace(one, hit_points=event.hit_points, reckoned=True),
    )


def _describe_reckoned(state: State, event: HitPointsReckoned) -> str:
    who = label(state, event.creature)
    if event.hit_points:
        return f"By the clay {who} has {counted(event.hit_points, 'hit point')}."
    return f"How many hit points {who} has, the clay of its missiles will say, or the referee."


def _divisibility_set(state: State, event: DivisibilitySet) -> State:
    return with_creature(state, event.creature, lambda one: replace(one, divisible=event.divisible))


def _describe_divisibility(state: State, event: DivisibilitySet) -> str:
    verb = "can" if event.divisible else "cannot"
    return f"{label(state, event.creature)} {verb} part cleanly in two."


def _stats_set(state: State, event: StatsSet) -> State:
    """Set the stats; a power that replaces another has not been seen in play yet."""

    def changed(creature: Creature) -> Creature:
        return replace(
            creature,
            colour=event.colour,
            legs=event.legs,
            movement_spans=event.movement_spans,
            limbs=event.limbs,
            attacks=event.attacks,
            attacks_left=event.attacks_left,
            missiles=event.missiles,
            power=event.power,
            revealed=creature.revealed and event.power == creature.power,
            reach=event.reach,
            strikes=_strikes_for(creature.strikes, event.limbs),
        )

    return with_creature(state, event.creature, changed)


def _describe_stats_set(state: State, event: StatsSet) -> str:
    return (
        f"{label(state, event.creature)} is judged again ({event.because}): {_stats(state, event)}."
    )


def _choices(state: State) -> tuple[Command, ...]:
    if state.moment != "building":
        return ()
    ready = (
        one.seat
        for one in present(state)
        if creature_of(state, one.seat) is None and (one.trait or not state.house.traits)
    )
    without = left_without_hit_points(state)
    clay_asked = (
        WeighClay(None, one.player, 1500, 300)
        for one in state.creatures
        if one.id in without and one.missiles and state.house.hit_points == "share"
    )
    return (*(one for seat in ready for one in _weigh_ins(state, seat)), *clay_asked)


def _overrides(state: State) -> tuple[Command, ...]:
    again = (Reweigh(None, one.id, WHY, attacks_left=one.attacks) for one in state.creatures)
    if state.moment != "building":
        return tuple(again)
    return (*again, *(WeighClay(None, one.seat, 1500, 300) for one in state.players))


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(WeighClay, weigh_clay)
    | decides(WeighIn, weigh_in)
    | decides(Reweigh, reweigh),
    events=happens(ClayWeighed, _clay_weighed, _describe_clay_weighed)
    | happens(CreatureWeighedIn, _weighed_in, _describe_weighed_in, redact_power)
    | happens(HitPointsReckoned, _hit_points_reckoned, _describe_reckoned)
    | happens(DivisibilitySet, _divisibility_set, _describe_divisibility)
    | happens(StatsSet, _stats_set, _describe_stats_set, redact_power),
    choices=_choices,
    overrides=_overrides,
)
