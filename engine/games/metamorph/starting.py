"""Before the first turn: the roll for who goes first, and the placing of wizards."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_own_seat
from engine.game import Seat
from engine.games.metamorph.checks import check_facing, check_hex, check_phase, check_player
from engine.games.metamorph.hexes import Hex, distance, towards
from engine.games.metamorph.laying import walkable
from engine.games.metamorph.questions import living, place_of, placed, wizard
from engine.games.metamorph.replaced import player_with
from engine.games.metamorph.state import State
from engine.games.metamorph.tables import DIE_SIDES
from engine.games.metamorph.turns import RoundBegan, round_begun
from engine.games.metamorph.words import SIDES_TOLD
from engine.luck import RollNeeded
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import clockwise, name_of, names_of
from engine.topic import Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class PlaceWizard:
    """Puts a wizard on one of the hexes that are farthest from all other counters."""

    seat: Seat
    player: int
    at: str
    facing: int = 0


@dataclass(frozen=True, slots=True)
class FirstTied:
    """These players share the highest roll, and roll again for who goes first."""

    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstKnown:
    """It was decided who goes first."""

    player: int


@dataclass(frozen=True, slots=True)
class WizardPlaced:
    """A wizard was placed on a hex."""

    player: int
    at: str
    facing: int


Event: TypeAlias = FirstTied | FirstKnown | WizardPlaced


def first_rolled(state: State, values: tuple[int, ...]) -> tuple[FirstTied | FirstKnown, ...]:
    """Return who goes first by the highest roll; equal ones roll again (M22)."""
    seats = state.tied or tuple(one.seat for one in living(state))
    highest = [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]
    if len(highest) > 1:
        return (FirstTied(tuple(highest)),)
    return (FirstKnown(highest[0]),)


def placer(state: State) -> int:
    """Return the seat that places its wizard next; the first player begins."""
    waiting = {one.seat for one in living(state) if one.at is None}
    order = clockwise([one.seat for one in state.players], state.first)
    return next(seat for seat in order if seat in waiting)


def farthest(state: State) -> tuple[str, ...]:
    """Return where the next wizard may start: walkable hexes, as far as possible from counters."""
    counters = [place_of(state, one) for one in placed(state)]
    counters += [state.board.place[one.at] for one in state.artifacts if one.at]
    if not counters:
        return walkable(state)
    away = {
        name: min(distance(state.board.place[name], other) for other in counters)
        for name in walkable(state)
    }
    most = max(away.values())
    return tuple(name for name, steps in away.items() if steps == most)


def place_wizard(state: State, command: PlaceWizard) -> tuple[WizardPlaced, ...]:
    """Decide where a wizard is placed."""
    check_phase(state, "placing")
    check_own_seat(command.seat, command.player)
    player = check_player(state, command.player)
    if player.seat != placer(state):
        raise refusal(
            Reason.NOT_YOUR_MOVE,
            f"{name_of(state, placer(state))} is placed next",
            "wait for it",
            "start",
        )
    check_hex(state, command.at)
    check_facing(command.facing)
    if command.at not in farthest(state):
        raise refusal(
            Reason.TOO_FAR,
            f"{command.at} is not one of the hexes farthest from all counters",
            f"choose one of {list(farthest(state)[:8])}",
            "start",
        )
    return (WizardPlaced(player.seat, command.at, command.facing),)


def _all_placed(state: State) -> bool:
    """Whether every wizard stands on the map."""
    return all(wizard(state, one.seat).at is not None for one in living(state))


def _awaits(state: State) -> frozenset[Seat] | Dice[FirstTied | FirstKnown] | None:
    if state.phase == "rolling":
        seats = state.tied or tuple(one.seat for one in living(state))
        needed = RollNeeded(DIE_SIDES, len(seats), f"who goes first: {names_of(state, seats)}")
        return Dice(needed, lambda values: first_rolled(state, values))
    return frozenset({placer(state)}) if state.phase == "placing" else None


def _follows(state: State) -> tuple[RoundBegan, ...]:
    return (round_begun(state),) if state.phase == "placing" and _all_placed(state) else ()


def _choices(state: State) -> tuple[PlaceWizard, ...]:
    return _placings(state) if state.phase == "placing" else ()


def _placings(state: State) -> tuple[PlaceWizard, ...]:
    """A placing on each legal hex, facing the middle of the map."""
    seat = placer(state)
    hexes = state.board.hexes
    middle = Hex(
        sum(one.q for one in hexes) // len(hexes), sum(one.r for one in hexes) // len(hexes)
    )
    return tuple(
        PlaceWizard(seat, seat, name, towards(state.board.place[name], middle))
        for name in farthest(state)
    )


def _first_tied(state: State, event: FirstTied) -> State:
    return replace(state, tied=event.players)


def _first_known(state: State, event: FirstKnown) -> State:
    return replace(state, tied=(), first=event.player, phase="laying")


def _wizard_placed(state: State, event: WizardPlaced) -> State:
    return player_with(state, event.player, at=event.at, facing=event.facing)


def _describe_placed(state: State, event: WizardPlaced) -> str:
    return (
        f"{name_of(state, event.player)} stands on {event.at}, facing {SIDES_TOLD[event.facing]}."
    )


TOPIC: Topic[State, PlaceWizard, Event, Event | RoundBegan] = Topic(
    commands=decides(PlaceWizard, place_wizard),
    events=happens(
        FirstTied,
        _first_tied,
        lambda s, e: f"{names_of(s, e.players)} rolled the same, and roll again.",
    )
    | happens(FirstKnown, _first_known, lambda s, e: f"{name_of(s, e.player)} goes first.")
    | happens(WizardPlaced, _wizard_placed, _describe_placed),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
