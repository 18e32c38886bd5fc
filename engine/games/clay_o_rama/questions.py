"""What one may ask of a state: who is who, who is next, how far is allowed."""

from engine.games.clay_o_rama.state import Creature, Seated, State
from engine.games.clay_o_rama.tables import SIX_INCHES, Step, steps
from engine.seats import clockwise


def creature_of(state: State, number: int) -> Creature | None:
    """The creature with this number, dead ones included."""
    return next((one for one in state.creatures if one.id == number), None)


def living(state: State) -> tuple[Creature, ...]:
    """The creatures that are alive, in the order of their numbers."""
    return tuple(one for one in state.creatures if one.alive)


def player_of(state: State, seat: int) -> Seated | None:
    """The player on this seat."""
    return next((one for one in state.players if one.seat == seat), None)


def players_left(state: State) -> tuple[int, ...]:
    """Seats with a living creature; whoever divided his has lost only when both halves are dead.

    Ruling K18.
    """
    return tuple(sorted({one.player for one in living(state)}))


def label(state: State, number: int) -> str:
    """A creature in words: "Ada's creature", with its number where she has several."""
    found = creature_of(state, number)
    if found is None:
        return f"creature {number}"
    owner = player_of(state, found.player)
    name = owner.name if owner else f"seat {found.player}"
    several = sum(one.player == found.player for one in state.creatures) > 1
    return f"{name}'s creature {number}" if several else f"{name}'s creature"


def millimetres(tenths: int) -> str:
    """A length in tenths of a millimetre, for people."""
    return f"{tenths / 10:.1f} mm"


def rolling_for_initiative(state: State) -> tuple[int, ...]:
    """Seats that must roll: everybody first, then the tied among themselves (K20)."""
    playing = [player_of(state, seat) for seat in players_left(state)]
    rolls = [one.initiative for one in playing if one]
    if state.house.initiative_clockwise and all(rolls):
        rolls = [roll for roll in rolls if roll == max(rolls)]
    tied = {roll for roll in rolls if rolls.count(roll) > 1}
    return tuple(
        one.seat for one in playing if one and (not one.initiative or one.initiative in tied)
    )


def seat_order(state: State) -> tuple[int, ...]:
    """Seats in the order of initiative: highest first, or clockwise from the highest."""
    ranked = sorted(state.players, key=lambda one: one.initiative, reverse=True)
    if state.house.initiative_clockwise:
        return clockwise([one.seat for one in state.players], ranked[0].seat)
    return tuple(one.seat for one in ranked)


def next_to_move(state: State) -> Creature | None:
    """The creature whose move comes next in this round, or None when all have moved."""
    order = seat_order(state)
    waiting = [one for one in living(state) if not one.acted]
    return min(waiting, key=lambda one: (order.index(one.player), one.id), default=None)


def unit_length(state: State, seat: int) -> int | None:
    """Length of one span for this player in tenths of a millimetre; None while not measured."""
    if state.house.unit == "six_inches":
        return SIX_INCHES
    if state.house.uniform_span:
        return state.options.referee_span
    player = player_of(state, seat)
    return player.span if player else None


def allowance(state: State, creature: Creature) -> int | None:
    """How far the creature may walk in one round; None while the span is not measured."""
    unit = unit_length(state, creature.player)
    return None if unit is None else creature.movement_spans * unit


def step_index(state: State, step: Step) -> int:
    """When in a move this step comes, from 0."""
    return steps(state.house).index(step)


def free_limbs(state: State, creature: Creature) -> tuple[int, ...]:
    """Limbs that may strike now: each once before any strikes again (E1)."""
    if not state.house.limb_once:
        return tuple(range(len(creature.limbs)))
    fewest = min(creature.strikes, default=0)
    return tuple(place for place, times in enumerate(creature.strikes) if times == fewest)


def unused_missiles(creature: Creature) -> tuple[int, ...]:
    """Places of the missiles that were not yet thrown."""
    return tuple(place for place, one in enumerate(creature.missiles) if not one.used)
