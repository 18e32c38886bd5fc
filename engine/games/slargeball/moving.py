"""Moves: measured paths, and the dice on the way."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball.checks import (
    check_clear_of_balls,
    check_figure,
    check_free,
    check_mover,
    check_phase,
    check_stands,
    check_word,
)
from engine.games.slargeball.ground import (
    base_radius,
    fallen_head,
    ground_balls,
    is_held,
    touch,
    touches_ball,
    touching_enemies,
)
from engine.games.slargeball.judging import Judged, judged
from engine.games.slargeball.move_choices import straight_moves
from engine.games.slargeball.questions import (
    allowance,
    at,
    figure_of,
    inches,
    label,
    movers,
    pile_needed,
    standing,
)
from engine.games.slargeball.replaced import with_figure
from engine.games.slargeball.state import Crossing, Figure, State, Walk
from engine.games.slargeball.tables import BREAK_AWAY, DIE_SIDES
from engine.games.slargeball.wording import plainly, who
from engine.luck import RollNeeded
from engine.plane import Point, disc
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import listed
from engine.topic import Dice, Topic, decides, happens, unchanged


@dataclass(frozen=True, slots=True)
class Move:
    """Moves a figure along a measured path; dice follow if the rules require them."""

    seat: Seat
    figure: int
    path: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class AcceptMove:
    """The referee accepts a move that is too long, too narrow or out of turn; dice still follow."""

    seat: Seat
    figure: int
    path: tuple[Point, ...]
    because: str


@dataclass(frozen=True, slots=True)
class MoveAccepted:
    """The referee accepted the move that follows."""

    figure: int
    because: str


@dataclass(frozen=True, slots=True)
class WalkBegan:
    """A move began that needs dice: to leave enemies, and for each pile on its way."""

    figure: int
    path: tuple[Point, ...]
    length: int
    breaking: bool
    piles: tuple[Crossing, ...]
    offsides: bool


@dataclass(frozen=True, slots=True)
class BrokeAway:
    """A figure succeeded in leaving the enemies it touched."""

    figure: int


@dataclass(frozen=True, slots=True)
class HeldBack:
    """A figure failed to leave the enemies it touches, and does not move in this turn."""

    figure: int


@dataclass(frozen=True, slots=True)
class PileCrossed:
    """A figure crossed a pile."""

    figure: int
    at: Point


@dataclass(frozen=True, slots=True)
class Mired:
    """A figure got stuck in a pile and fell onto it."""

    figure: int
    at: Point
    head: Point


@dataclass(frozen=True, slots=True)
class Moved:
    """A figure moved along a path of this length, in tenths of a millimetre."""

    figure: int
    path: tuple[Point, ...]
    length: int


@dataclass(frozen=True, slots=True)
class WentOffsides:
    """A figure tried to leave the field and lies knocked out at its edge."""

    figure: int
    path: tuple[Point, ...]
    at: Point
    head: Point


Arrival: TypeAlias = Moved | WentOffsides
Setout: TypeAlias = WalkBegan | Arrival
Command: TypeAlias = Move | AcceptMove
Event: TypeAlias = MoveAccepted | WalkBegan | BrokeAway | HeldBack | PileCrossed | Mired | Arrival


def move(state: State, command: Move) -> tuple[Setout, ...]:
    """Decide a move along a measured path; Coaches stride instead.

    One die decides whether it leaves all the enemies it touches, once a turn (S4); leaving figures
    of its own team needs none (S6). It may then touch another enemy, who stops it (S5).
    """
    figure = check_mover(state, command.seat, command.figure)
    if figure.position == "coach":
        raise refusal(
            Reason.WRONG_STEP,
            "a Coach goes straight towards a figure of its own team",
            "let it stride (Stride)",
            "coach",
        )
    if is_held(state, figure):
        raise refusal(
            Reason.SPENT,
            f"{label(state, figure.id)} is held by its enemies in this turn",
            "move another one",
            "S4",
        )
    return (_set_out(state, figure, judged(state, figure, command.path)),)


def accept_move(state: State, command: AcceptMove) -> tuple[MoveAccepted | Setout, ...]:
    """Decide a move that the referee accepts: only its end needs room."""
    check_word(state, command.seat, command.because)
    check_phase(state, "moving", "calling")
    figure = check_figure(state, command.figure)
    check_stands(state, figure)
    way = judged(state, figure, command.path, accepted=True)
    if not way.offsides:
        check_free(state, figure, way.path[-1])
        check_clear_of_balls(state, disc(way.path[-1], base_radius(state)))
    told = MoveAccepted(figure.id, command.because)
    return (told, _set_out(state, figure, way))


def _set_out(state: State, figure: Figure, way: Judged) -> Setout:
    """The completed move, or its beginning if it needs dice."""
    breaking = figure.freed is None and bool(touching_enemies(state, figure))
    walk = Walk(figure.id, way.path, way.length, breaking, way.piles, way.offsides)
    if not breaking and not way.piles:
        return _arrive(state, walk)
    return WalkBegan(walk.figure, walk.path, walk.length, breaking, walk.piles, walk.offsides)


def dice(state: State) -> Dice[Event] | None:
    """Await the next die of a move: for leaving enemies, or for a pile."""
    walk = state.pending
    if not isinstance(walk, Walk):
        return None
    why = _walk_why(state, walk)
    return Dice(RollNeeded(DIE_SIDES, 1, why), lambda values: _die_result(state, walk, values[0]))


def _walk_why(state: State, walk: Walk) -> str:
    named = label(state, walk.figure)
    if walk.breaking:
        return f"{named} to leave its enemies, {BREAK_AWAY} or less"
    figure = figure_of(state, walk.figure)
    needed = pile_needed(figure) if figure else 0
    return f"{named} to get through a pile, {needed} or less"


def _die_result(state: State, walk: Walk, value: int) -> tuple[Event, ...]:
    if walk.breaking:
        if value > BREAK_AWAY:
            return (HeldBack(walk.figure),)
        freed = BrokeAway(walk.figure)
        return (freed,) if walk.piles else (freed, _arrive(state, walk))
    crossing = walk.piles[0]
    figure = figure_of(state, walk.figure)
    if figure is None or value > pile_needed(figure):
        return (_get_stuck(state, walk, crossing),)
    through = PileCrossed(walk.figure, crossing.at)
    return (through,) if walk.piles[1:] else (through, _arrive(state, walk))


def _get_stuck(state: State, walk: Walk, crossing: Crossing) -> Mired:
    """A figure that gets stuck falls onto the pile where its base first met it (S9)."""
    onto = walk.path[crossing.leg + 1]
    head = fallen_head(state, walk.figure, crossing.at, onto)
    return Mired(walk.figure, crossing.at, head)


def _arrive(state: State, walk: Walk) -> Arrival:
    """The end of the path; a figure that leaves the field is knocked out at its edge."""
    if not walk.offsides:
        return Moved(walk.figure, walk.path, walk.length)
    end = walk.path[-1]
    head = fallen_head(state, walk.figure, end, _point_outside(state, end))
    return WentOffsides(walk.figure, walk.path, end, head)


def _point_outside(state: State, edge: Point) -> Point:
    """A point off the field next to one on its edge: a head there is in nobody's way (H4)."""
    field, far = state.field, state.house.body
    x = edge.x - far if edge.x <= field.left else edge.x + far if edge.x >= field.right else edge.x
    y = edge.y - far if edge.y <= field.bottom else edge.y + far if edge.y >= field.top else edge.y
    return Point(x, y)


def _choices(state: State) -> tuple[Move, ...]:
    """Representative straight moves."""
    return tuple(
        Move(one.seat, one.id, (end,))
        for one in movers(state)
        if one.position != "coach" and not is_held(state, one)
        for end in straight_moves(state, one)
    )


def _walk_began(state: State, event: WalkBegan) -> State:
    walk = Walk(event.figure, event.path, event.length, event.breaking, event.piles, event.offsides)
    return replace(state, pending=walk)


def _describe_walk_began(state: State, event: WalkBegan) -> str:
    needs = ["leave its enemies"] if event.breaking else []
    needs += ["get through a pile"] * len(event.piles)
    return (
        f"{who(state, event.figure)} sets out for {at(event.path[-1])}; it has to {listed(needs)}."
    )


def _broke_away(state: State, event: BrokeAway) -> State:
    walk = state.pending
    if isinstance(walk, Walk):
        state = replace(state, pending=replace(walk, breaking=False))
    return with_figure(state, event.figure, freed=True)


def _held_back(state: State, event: HeldBack) -> State:
    return with_figure(replace(state, pending=None), event.figure, freed=False, moved=True)


def _pile_crossed(state: State, _event: PileCrossed) -> State:
    walk = state.pending
    if not isinstance(walk, Walk):
        return state
    return replace(state, pending=replace(walk, piles=walk.piles[1:]))


def _mired(state: State, event: Mired) -> State:
    return with_figure(
        replace(state, pending=None),
        event.figure,
        at=event.at,
        head=event.head,
        mired=True,
        moved=True,
    )


def _moved(state: State, event: Moved) -> State:
    return with_figure(replace(state, pending=None), event.figure, at=event.path[-1], moved=True)


def _describe_moved(state: State, event: Moved) -> str:
    figure, length = figure_of(state, event.figure), inches(event.length)
    if figure is None:
        return f"{who(state, event.figure)} moves {length} to {at(event.path[-1])}."
    way = f"{length}, its whole Move," if length == inches(allowance(figure)) else length
    moves = f"{who(state, event.figure)} moves {way} to {at(event.path[-1])}"
    touched = listed(list(_touched(state, figure)))
    return f"{moves}, where it touches {touched}." if touched else f"{moves}."


def _touched(state: State, figure: Figure) -> Iterator[str]:
    """Names of what a figure touches, which explains why it may have stopped."""
    others = (one for one in standing(state) if one.id != figure.id)
    yield from (label(state, one.id) for one in others if touch(state, figure, one))
    on_ground = ground_balls(state)
    yield from (f"ball {one.id}" for one in on_ground if touches_ball(state, figure, one))


def _offsides(state: State, event: WentOffsides) -> State:
    return with_figure(
        replace(state, pending=None), event.figure, at=event.at, head=event.head, moved=True
    )


def _describe_accepted(state: State, event: MoveAccepted) -> str:
    return f"The move of {label(state, event.figure)} is accepted: {event.because}."


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(Move, move) | decides(AcceptMove, accept_move),
    events=happens(WalkBegan, _walk_began, _describe_walk_began)
    | happens(MoveAccepted, unchanged, _describe_accepted)
    | happens(BrokeAway, _broke_away, plainly("{who} gets away."))
    | happens(HeldBack, _held_back, plainly("{who} is held back."))
    | happens(PileCrossed, _pile_crossed, plainly("{who} gets through the pile at {at}."))
    | happens(Mired, _mired, plainly("{who} sticks in the pile at {at} and falls."))
    | happens(Moved, _moved, _describe_moved)
    | happens(WentOffsides, _offsides, plainly("{who} goes offsides at {at} and is knocked out.")),
    awaits=dice,
    choices=_choices,
)
