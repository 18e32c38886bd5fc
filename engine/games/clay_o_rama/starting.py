"""The start of play: rolled hit points, powers by lot, and the roll for initiative."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_referee
from engine.game import Seat
from engine.games.clay_o_rama.checks import check_dice_rest, check_phase
from engine.games.clay_o_rama.house_rules import house_rules
from engine.games.clay_o_rama.matter import dice_for, dice_needed, matter
from engine.games.clay_o_rama.powers import Power
from engine.games.clay_o_rama.questions import (
    creature_of,
    drawable_powers,
    hit_point_dice,
    label,
    left_without_hit_points,
    living,
    players_left,
    present,
    rolling_for_initiative,
    suits,
    without_hit_points,
    without_power,
)
from engine.games.clay_o_rama.replaced import with_creature, with_player
from engine.games.clay_o_rama.state import UNDRAWN_POWER, Initiative, State
from engine.games.clay_o_rama.turns import RoundBegan
from engine.games.clay_o_rama.view import redact_power
from engine.games.clay_o_rama.words import name_of, power_title, those_who_have
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import listed, player_of
from engine.topic import Awaited, Dice, Topic, decides, happens, unchanged
from engine.wording import counted, spoken


@dataclass(frozen=True, slots=True)
class StartGame:
    """Building is over, everything is weighed in: roll for initiative.

    `without_powers`: creatures without a special power play without one.
    """

    seat: Seat
    without_powers: bool = False


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Building is over. `house_rules`: a sentence for each that differs from the classic game."""

    preset: str
    house_rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HitPointsRolled:
    """A creature's hit points were rolled."""

    creature: int
    hit_points: int


@dataclass(frozen=True, slots=True)
class PowerDrawn:
    """The lot gave a creature a special power; other players do not see which."""

    creature: int
    power: str


@dataclass(frozen=True, slots=True)
class LotReturned:
    """The lot gave a creature a power that it cannot use: it is drawn again (K35)."""

    creature: int


@dataclass(frozen=True, slots=True)
class InitiativeRolled:
    """A player rolled for initiative, or rolled again to break a tie."""

    player: int
    total: int


Command: TypeAlias = StartGame
Event: TypeAlias = GameStarted | HitPointsRolled | PowerDrawn | LotReturned | InitiativeRolled
Caused: TypeAlias = Event | RoundBegan


def start_game(state: State, command: StartGame) -> tuple[GameStarted, ...]:
    """Decide to start: everybody needs a creature that is weighed in."""
    check_referee(command.seat, "the start")
    check_phase(state, "building")
    check_dice_rest(state)  # K25: the lot for a colour comes first
    here = players_left(state)
    missing = [one.name for one in present(state) if one.seat not in here]
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
    return (GameStarted(state.options.preset, house_rules(state.house)),)


def _check_hit_points(state: State) -> None:
    """Check that no creature starts without hit points, unless they are rolled (K39)."""
    lacking = left_without_hit_points(state)
    if lacking:
        raise refusal(
            Reason.UNMEASURED,
            f"{those_who_have(state, lacking)} no hit points yet",
            "weigh the clay of the missiles (WeighClay), or say how many (SetHitPoints, WeighIn)",
            "K39",
        )


def _check_powers(state: State) -> None:
    """Check that each creature has a special power, if it is the referee who gives them."""
    lacking = tuple(one.id for one in living(state) if not one.power)
    if lacking and state.house.powers == "referee":
        raise refusal(
            Reason.UNMEASURED,
            f"{those_who_have(state, lacking)} no special power",
            "give one (WeighIn or Reweigh), let lots be drawn (ChangeHouseRule powers random), "
            "or play without (StartGame without_powers=yes)",
            "powers",
        )


def _hit_point_results(state: State, values: tuple[int, ...]) -> tuple[HitPointsRolled, ...]:
    rolling = without_hit_points(state)
    counts = [hit_point_dice(state, number) for number in rolling]
    return tuple(
        HitPointsRolled(number, sum(dice))
        for number, dice in zip(rolling, _split_rolls(values, counts), strict=True)
    )


def _lot_results(state: State, values: tuple[int, ...]) -> tuple[PowerDrawn | LotReturned, ...]:
    powers = drawable_powers(state)
    drawn = zip(without_power(state), (powers[value - 1] for value in values), strict=True)
    return tuple(_draw_result(state, number, power) for number, power in drawn)


def _draw_result(state: State, number: int, power: Power) -> PowerDrawn | LotReturned:
    """The power, or a new lot if it does not suit the creature (K35)."""
    creature = creature_of(state, number)
    if creature is None or suits(power, creature):
        return PowerDrawn(number, power.name)
    return LotReturned(number)


def _initiative_results(state: State, values: tuple[int, ...]) -> tuple[InitiativeRolled, ...]:
    """The rolls for initiative, in the order of the seats that roll."""
    seats = rolling_for_initiative(state)
    counts = [state.house.initiative_dice] * len(seats)
    return tuple(
        InitiativeRolled(seat, sum(dice))
        for seat, dice in zip(seats, _split_rolls(values, counts), strict=True)
    )


def _split_rolls(values: tuple[int, ...], counts: Sequence[int]) -> list[tuple[int, ...]]:
    """Split the rolled values in order: as many for each as `counts` says."""
    starts = [sum(counts[:place]) for place in range(len(counts))]
    return [values[at : at + count] for at, count in zip(starts, counts, strict=True)]


def _game_started(state: State, _event: GameStarted) -> State:
    started = replace(state, phase=Initiative())
    if state.house.powers != "random":
        return started
    undrawn = (replace(one, power=one.power or UNDRAWN_POWER) for one in state.creatures)
    return replace(started, creatures=tuple(undrawn))


def _describe_started(_state: State, event: GameStarted) -> str:
    rules = " ".join(event.house_rules) or "No house rules."
    return f"The game begins ({spoken(event.preset)}). {rules}"


def _hit_points_rolled(state: State, event: HitPointsRolled) -> State:
    return with_creature(
        state, event.creature, lambda one: replace(one, hit_points=event.hit_points)
    )


def _power_drawn(state: State, event: PowerDrawn) -> State:
    return with_creature(state, event.creature, lambda one: replace(one, power=event.power))


def _initiative_rolled(state: State, event: InitiativeRolled) -> State:
    return with_player(
        state, event.player, lambda one: replace(one, initiative=(*one.initiative, event.total))
    )


def _describe_initiative(state: State, event: InitiativeRolled) -> str:
    """Describe a roll; one that broke a tie as such, since the first roll takes precedence."""
    player = player_of(state, event.player)
    first = player.initiative[0] if player else event.total
    if player is None or len(player.initiative) < 2:
        return f"{name_of(state, event.player)} has initiative {event.total}."
    return f"{player.name} rolls {event.total} to break the tie at {first}."


def _awaits(state: State) -> Awaited[Caused]:
    """Await dice; only the referee sees the lots for powers, unless powers are open."""
    what = matter(state)
    needed = dice_for(state, what)
    if needed is None:
        return None
    if what == "hit_points":
        return Dice(needed, lambda values: _hit_point_results(state, values))
    if what == "lots":
        seen_by: frozenset[int] | None = None if state.house.open_powers else frozenset()
        return Dice(needed, lambda values: _lot_results(state, values), seen_by)
    if what == "initiative":
        return Dice(needed, lambda values: _initiative_results(state, values))
    return None


def _follows(state: State) -> tuple[RoundBegan, ...]:
    begins = state.moment == "initiative" and dice_needed(state) is None
    return (RoundBegan(1),) if begins else ()


def _choices(state: State) -> tuple[Command, ...]:
    ready = players_left(state) == tuple(one.seat for one in present(state))
    if state.moment != "building" or not ready or left_without_hit_points(state):
        return ()
    lacking = state.house.powers == "referee" and any(not one.power for one in living(state))
    return (StartGame(None, without_powers=lacking),)


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(StartGame, start_game),
    events=happens(GameStarted, _game_started, _describe_started)
    | happens(
        HitPointsRolled,
        _hit_points_rolled,
        lambda s, e: f"{label(s, e.creature)} has {counted(e.hit_points, 'hit point')}.",
    )
    | happens(
        PowerDrawn,
        _power_drawn,
        lambda s, e: f"{label(s, e.creature)} draws {power_title(s, e.power)}.",
        redact_power,
    )
    | happens(
        LotReturned,
        unchanged,
        lambda s, e: f"{label(s, e.creature)} cannot use what it drew, and draws again.",
    )
    | happens(InitiativeRolled, _initiative_rolled, _describe_initiative),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
