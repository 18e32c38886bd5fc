"""Moves over the map, and off it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.game import Seat
from engine.games.metamorph.allowing import Allowed, allowed, check_allowed
from engine.games.metamorph.checks import check_hex, check_not_resting, check_special, check_turn
from engine.games.metamorph.hexes import distance
from engine.games.metamorph.holding import Held
from engine.games.metamorph.mana import SpecialUsed
from engine.games.metamorph.questions import has_key, place_of, placed, special_with, wizard
from engine.games.metamorph.reach import ends, reachable
from engine.games.metamorph.replaced import arrived, faded, player_with, turn_with, with_player
from engine.games.metamorph.sight import seen_by
from engine.games.metamorph.state import Seated, State, Turn
from engine.games.metamorph.tables import Mode
from engine.games.metamorph.walking import (
    MOST_STEPS,
    OFF_MAP,
    Allowance,
    StepsWalked,
    allowance,
    check_start,
    walked,
)
from engine.games.metamorph.words import SIDES_TOLD, WHY
from engine.record import replace
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seats import listed, name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Move:
    """Moves by one mode: F forward, B back, L and R turn; `to` "off" leaves the map, a defeat.

    `to` is where the steps lead; a move off the map has to say so (E27). Without steps it takes the
    way with the fewest turns, and ends with `facing` if that is given. With `because` the referee
    allows it beyond a limit: steps, speed, a second move.
    """

    seat: Seat
    steps: str = ""
    mode: Mode = "land"
    sprint: bool = False
    to: str = ""
    facing: int | None = None
    because: str = ""


@dataclass(frozen=True, slots=True)
class Moved:
    """A wizard moved over these hexes.

    Attributes:
        player: The wizard.
        path: The hexes entered, in order.
        facing: The side that they face now.
        mode: How they moved.
        seen: Whom they saw before the move; after a teleport, whom they saw before that (M29).
        run: Hexes straight forward at the end of the move.
    """

    player: int
    path: tuple[str, ...]
    facing: int
    mode: Mode
    seen: tuple[int, ...]
    run: int


@dataclass(frozen=True, slots=True)
class LeftMap:
    """A wizard left the map."""

    player: int
    with_key: bool = False


Event: TypeAlias = Moved | LeftMap
Caused: TypeAlias = Event | Allowed | SpecialUsed | Held


MODES: tuple[Mode, ...] = ("land", "water", "air")


def move(state: State, command: Move) -> tuple[Caused, ...]:
    """Decide a move: all of a turn's movement, by one mode."""
    if command.because:
        turn, one = check_allowed(state, command.seat)
    else:
        turn, one = check_turn(state, command.seat)
        _check_may_move(state, turn, one)
        check_start(state, one, command.mode)
    first: tuple[Allowed | SpecialUsed, ...] = (
        *allowed(one, command.because),
        *_sprinted(state, turn, one, command),
    )
    budget = allowance(state, one, command.mode, sprint=command.sprint)
    if command.because:
        budget = replace(budget, points=MOST_STEPS, turns=MOST_STEPS)
    walk = walked(state, one, command.steps or _steps_to_goal(state, one, command, budget), budget)
    _check_leaving(state, one, command, walk)
    _check_goal(one, command, walk)
    entered = tuple(name for name in walk.path if name != OFF_MAP)
    seen = turn.seen if turn.teleported else seen_by(state, one)
    moved = Moved(one.seat, entered, walk.facing, command.mode, seen, walk.run)
    if walk.off:
        before = (moved,) if entered else ()
        return (*first, *before, LeftMap(one.seat, has_key(state, one.seat)))
    caught = () if command.mode == "air" else _trapped(state, one, walk)
    return (*first, moved, *caught)


def _steps_to_goal(state: State, one: Seated, command: Move, budget: Allowance) -> str:
    """The steps with which the move reaches its goal, if the command names no steps."""
    if command.to != OFF_MAP:
        check_hex(state, command.to)
    for (name, facing), steps in ends(state, one, budget).items():
        if name == command.to and command.facing in (None, facing):
            return steps
    facing_so = "" if command.facing is None else f", facing {command.facing},"
    raise refusal(
        Reason.TOO_FAR,
        f"{command.to}{facing_so} is out of reach in this move",
        "choose a hex that is nearer, or another facing",
        "move",
    )


def _check_goal(one: Seated, command: Move, walk: StepsWalked) -> None:
    """Check that the steps lead where the command says, if it does."""
    end = walk.path[-1] if walk.path else one.at
    if command.to not in ("", end) or command.facing not in (None, walk.facing):
        raise refusal(
            Reason.BAD_VALUE,
            f"these steps lead to {end}, facing {walk.facing}",
            "leave the steps out, or where they lead",
            "move",
        )


def _check_leaving(state: State, one: Seated, command: Move, walk: StepsWalked) -> None:
    """Check that nobody leaves the map by mistake: the command has to say so (E27)."""
    if not walk.off or command.to:
        return
    wins = state.house.scenario == "key" and has_key(state, one.seat)
    fate = "wins with the Key" if wins else "loses the game"
    raise refusal(
        Reason.FORBIDDEN,
        f"these steps leave the map, and {one.name} {fate} by that",
        f'stop before its edge, or say that it is meant (to="{OFF_MAP}")',
        "E27",
    )


def _check_may_move(state: State, turn: Turn, one: Seated) -> None:
    check_not_resting(state, turn, "move")
    if turn.moved:
        raise refusal(Reason.SPENT, f"{one.name} has moved", "a move is done in one piece", "move")
    if one.stuck:
        raise refusal(Reason.SPENT, f"{one.name} cannot move in this turn", "do something else")
    if one.hold:
        raise refusal(Reason.SPENT, f"{one.name} is held", "break free at the start of a turn")


def _sprinted(state: State, turn: Turn, one: Seated, command: Move) -> tuple[SpecialUsed, ...]:
    """Check a sprint: it is the turn's special, and possible only on land."""
    if not command.sprint:
        return ()
    sprint = special_with(state, one, "sprint")
    if sprint is None or command.mode != "land":
        raise refusal(
            Reason.NO_POWER, f"{one.name} cannot sprint so", "sprint on land, in a shape that can"
        )
    check_special(state, turn, one, sprint.name)
    return (SpecialUsed(one.seat, sprint.name, sprint.mana),)


def _trapped(state: State, one: Seated, walk: StepsWalked) -> tuple[Held, ...]:
    """The hold on a wizard who ends a move beside a trap; flyers are safe from it (E10)."""
    if not walk.path or one.hold:
        return ()
    here = state.board.place[walk.path[-1]]
    for other in placed(state):
        if other.trap and other.seat != one.seat and distance(here, place_of(state, other)) == 1:
            special = state.book.special_named[other.trap]
            return (Held(one.seat, other.seat, special.name, special.damage),)
    return ()


def _choices(state: State) -> tuple[Move, ...]:
    turn = state.turn
    return tuple(_moves(state, turn, wizard(state, turn.player))) if turn else ()


def _moves(state: State, turn: Turn, one: Seated) -> Iterator[Move]:
    """One move to each hex within reach, and turns on the spot."""
    quiet = state.house.quiet_rest and turn.rested
    if turn.moved or one.stuck or one.hold or quiet:
        return
    for mode in MODES:
        if _can_start(state, one, mode):
            yield from _by_mode(state, one, mode)
    sprint = special_with(state, one, "sprint")
    able = sprint is not None and one.mana >= sprint.mana and not turn.special
    if able and _can_start(state, one, "land"):
        usual = reachable(state, one, allowance(state, one, "land"))
        farther = reachable(state, one, allowance(state, one, "land", sprint=True))
        for name, steps in farther.items():
            if name not in usual:
                yield Move(one.seat, steps, "land", sprint=True, to=name)


def _by_mode(state: State, one: Seated, mode: Mode) -> Iterator[Move]:
    """One move by this mode to each hex, and every turn on the spot."""
    offered: set[str] = set()
    for (name, _), steps in ends(state, one, allowance(state, one, mode)).items():
        if name == one.at or name not in offered:
            yield Move(one.seat, steps, mode, to=name)
        offered.add(name)


def _can_start(state: State, one: Seated, mode: Mode) -> bool:
    try:
        check_start(state, one, mode)
    except IllegalCommand:
        return False
    return True


def _overrides(state: State) -> tuple[Move, ...]:
    """A representative second move that the referee allows."""
    if state.phase != "playing" or state.turn is None or state.pending is not None:
        return ()
    return (Move(None, "L", because=WHY),)


def _moved(state: State, event: Moved) -> State:
    moved = player_with(
        arrived(state, event.player),
        event.player,
        at=event.path[-1] if event.path else _at(state, event.player),
        facing=event.facing,
    )
    if event.mode == "air":
        moved = with_player(moved, event.player, _in_the_air)
    return turn_with(moved, moved=True, mode=event.mode, seen=event.seen, run=event.run)


def _in_the_air(one: Seated) -> Seated:
    return one if one.flying else replace(one, altitude="air")


def _at(state: State, seat: int) -> str | None:
    return state.players[seat - 1].at


def _describe_moved(state: State, event: Moved) -> str:
    how = {"land": "goes", "water": "swims", "air": "flies"}[event.mode]
    *over, to = event.path or ("",)
    passed = f" over {listed(over)}" if over else ""
    way = f"{how}{passed} to {to}" if to else "turns"
    return f"{name_of(state, event.player)} {way}, facing {SIDES_TOLD[event.facing]}."


def _left_map(state: State, event: LeftMap) -> State:
    """Remove the wizard with everything they carry."""
    carried = tuple(
        replace(one, holder=None) if one.holder == event.player else one for one in state.artifacts
    )
    left = player_with(state, event.player, at=None, gone="left", hold=None, change=None)
    escaped = event.player if event.with_key else state.escaped
    return replace(faded(left, event.player), artifacts=carried, fell=None, escaped=escaped)


def _describe_left(state: State, event: LeftMap) -> str:
    key = " with the Key" if event.with_key else ""
    return f"{name_of(state, event.player)} leaves the map{key}."


OUT_OF_LIMITS: Topic[State, Move, Never, Never] = Topic(overrides=_overrides)
"""Moves that the referee may allow; a topic of its own, so that they are offered last."""

TOPIC: Topic[State, Move, Event, Caused] = Topic(
    commands=decides(Move, move),
    events=happens(Moved, _moved, _describe_moved) | happens(LeftMap, _left_map, _describe_left),
    choices=_choices,
)
