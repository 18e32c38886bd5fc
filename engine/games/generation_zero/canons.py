"""Canons: where they lie, who moves them, and who they are."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_during
from engine.game import Seat
from engine.games.generation_zero.checks import (
    check_canon,
    check_figure,
    check_place,
    check_word,
    unfinished,
)
from engine.games.generation_zero.deck import deck_of
from engine.games.generation_zero.due import top
from engine.games.generation_zero.layout import may_pay, way_cost, ways
from engine.games.generation_zero.questions import (
    canon_name,
    canon_of,
    canon_speed,
    figure_name,
    figure_of,
    in_play,
    monster_places,
    place_name,
)
from engine.games.generation_zero.replaced import popped, pushed, with_canon
from engine.games.generation_zero.state import HIDDEN, Canon, Guide, State
from engine.games.generation_zero.view import knows_canon
from engine.games.generation_zero.words import WHY, named_canon, way
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class MoveCanon:
    """Moves the current Canon; without a path it stays where it is."""

    seat: Seat
    path: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlaceCanon:
    """Puts a Canon on a Location, or under a 'Sue: one of the two is named."""

    seat: Seat
    canon: int
    because: str
    place: int | None = None
    sue: int | None = None


@dataclass(frozen=True, slots=True)
class NameCanon:
    """Names a face-down Canon that was turned up on the table."""

    seat: Seat
    canon: int
    card: str
    because: str


@dataclass(frozen=True, slots=True)
class CanonMoved:
    """A Canon was moved over Locations; without a path it stayed."""

    canon: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CanonCalled:
    """A Canon came to the Location of a 'Sue who called it."""

    canon: int
    place: int


@dataclass(frozen=True, slots=True)
class CanonFreed:
    """A Canon was freed and lies on a Location."""

    canon: int
    place: int


@dataclass(frozen=True, slots=True)
class CanonFled:
    """A freed Canon flees, as it is the fastest; the seat that moves it sees its card."""

    canon: int
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CanonShown:
    """A Canon was turned up for everybody, as a Lust Object (E7) or by the referee."""

    canon: int
    card: str
    because: str = ""


@dataclass(frozen=True, slots=True)
class CanonPlaced:
    """The referee placed a Canon."""

    canon: int
    place: int | None
    sue: int | None
    because: str


Command: TypeAlias = MoveCanon | PlaceCanon | NameCanon


Event: TypeAlias = CanonMoved | CanonCalled | CanonFreed | CanonFled | CanonShown | CanonPlaced


def move_canon(state: State, command: MoveCanon) -> tuple[CanonMoved, ...]:
    """Decide a Canon's path, up to its speed (G7) and never over a Monster (G40)."""
    check_during(state.phase, "playing")
    task = top(state)
    if not isinstance(task, Guide):
        if state.tasks:
            raise unfinished(state)
        raise refusal(
            Reason.WRONG_STEP, "no Canon is at hand", "write a chapter (WriteChapter)", "chapter"
        )
    if command.seat not in (None, task.seat):
        raise refusal(
            Reason.NOT_YOUR_MOVE, f"{name_of(state, task.seat)} moves this Canon", "wait", "chapter"
        )
    canon = check_canon(state, task.canon)
    _check_way(state, canon, command.path)
    return (CanonMoved(canon.number, command.path),)


def _check_way(state: State, canon: Canon, path: tuple[int, ...]) -> None:
    if not path:
        return
    speed = canon_speed(state, canon)
    cost = way_cost(state, canon.at or 0, path) if len(path) <= speed + 1 else speed + 1
    if cost is None or any(one in monster_places(state) for one in path):
        raise refusal(
            Reason.BAD_TARGET,
            "a Canon goes over Locations that touch, without Monsters",
            "name each Location on the way, without the first",
            "G40",
        )
    if not may_pay(cost, len(path), speed, whole=True):
        raise refusal(Reason.TOO_FAR, f"its speed is {speed}", "let it go less far", "G7")


def canon_goals(state: State, canon: Canon) -> dict[int, tuple[int, ...]]:
    """Return the cheapest path to each Location where a Canon may go."""
    monsters = monster_places(state)
    speed = canon_speed(state, canon)
    found = ways(state, canon.at or 0, speed, whole=True, barred=monsters)
    return {place: path for place, path in found.items() if place not in monsters}


def place_canon(state: State, command: PlaceCanon) -> tuple[CanonPlaced, ...]:
    """Decide that a Canon is put on a Location or under a 'Sue."""
    check_word(state, command.seat, command.because)
    canon = check_canon(state, command.canon)
    if (command.place is None) == (command.sue is None):
        raise refusal(
            Reason.BAD_TARGET, "a Canon lies on a Location or under a 'Sue", "name one of the two"
        )
    if command.place is not None:
        check_place(state, command.place)
    elif check_figure(state, command.sue or 0).kind != "sue":
        raise refusal(Reason.BAD_TARGET, "only 'Sues hold Canons", "name a 'Sue")
    return (CanonPlaced(canon.number, command.place, command.sue, command.because),)


def name_canon(state: State, command: NameCanon) -> tuple[CanonShown, ...]:
    """Decide who a face-down Canon is that was turned up on the table (E9)."""
    check_word(state, command.seat, command.because)
    canon = check_canon(state, command.canon)
    if canon.card != HIDDEN:
        raise refusal(
            Reason.HOUSE_RULE, "the program knows this Canon", "name one that nobody knows", "E9"
        )
    known = [name for name in deck_of(state.options).canons if name not in _named(state)]
    if command.card not in known:
        raise refusal(
            Reason.BAD_VALUE, f"{command.card!r} is not a Canon that may be here",
            f"name one of {known}", "E9",
        )  # fmt: skip
    return (CanonShown(canon.number, command.card, command.because),)


def _named(state: State) -> set[str]:
    return {one.card for one in state.canons}


def _canon_moved(state: State, event: CanonMoved) -> State:
    moved = popped(state)
    if not event.path:
        return moved
    return _bring(moved, event.canon, event.path[-1])


def _canon_called(state: State, event: CanonCalled) -> State:
    return _bring(state, event.canon, event.place)


def _bring(state: State, canon: int, place: int) -> State:
    """Move a Canon to a Location, and note that it came there in this turn."""
    there = with_canon(state, canon, lambda one: replace(one, at=place))
    turn = state.turn
    if turn is None or canon in turn.brought:
        return there
    return replace(there, turn=replace(turn, brought=(*turn.brought, canon)))


def _canon_freed(state: State, event: CanonFreed) -> State:
    return with_canon(state, event.canon, lambda one: replace(one, at=event.place, held_by=None))


def _canon_fled(state: State, event: CanonFled) -> State:
    return pushed(known_to(state, event.canon, event.seat), Guide(event.canon, event.seat))


def known_to(state: State, canon: int, seat: int) -> State:
    """Return the state in which this seat knows who a Canon is."""

    def known(one: Canon) -> Canon:
        return replace(one, known=tuple(sorted({*one.known, seat})))

    return with_canon(state, canon, known)


def _canon_shown(state: State, event: CanonShown) -> State:
    return with_canon(state, event.canon, lambda one: replace(one, shown=True, card=event.card))


def _canon_placed(state: State, event: CanonPlaced) -> State:
    """Place the Canon; a 'Sue's player knows whom she holds, as after ensnaring."""
    placed = with_canon(
        state, event.canon, lambda one: replace(one, at=event.place, held_by=event.sue)
    )
    sue = figure_of(state, event.sue)
    return known_to(placed, event.canon, sue.seat) if sue else placed


def _describe_canon_moved(state: State, event: CanonMoved) -> str:
    who = canon_name(state, event.canon)
    return f"{who} goes to {way(state, event.path)}." if event.path else f"{who} stays."


def _describe_fled(state: State, event: CanonFled) -> str:
    who = named_canon(event.canon, event.card)
    return f"{who} is faster, and flees where {name_of(state, event.seat)} says."


def _describe_shown(_state: State, event: CanonShown) -> str:
    why = f" ({event.because})" if event.because else ""
    return f"Canon {event.canon} is turned up{why}: {event.card}."


def _describe_canon_placed(state: State, event: CanonPlaced) -> str:
    where = (
        f"under {figure_name(state, event.sue)}"
        if event.sue
        else f"at {place_name(state, event.place)}"
    )
    return f"{canon_name(state, event.canon)} is put {where}: {event.because}."


def _end_if_taken(state: State, guide: Guide) -> tuple[CanonMoved, ...]:
    """End the move of a Canon that has been taken away meanwhile."""
    canon = canon_of(state, guide.canon)
    return () if canon and canon.at is not None else (CanonMoved(guide.canon, ()),)


def _follows(state: State) -> tuple[CanonMoved, ...]:
    task = top(state)
    return _end_if_taken(state, task) if isinstance(task, Guide) else ()


def _choices(state: State) -> tuple[MoveCanon, ...]:
    guide = top(state)
    if not isinstance(guide, Guide):
        return ()
    canon = canon_of(state, guide.canon)
    paths = canon_goals(state, canon).values() if canon else ()
    return (MoveCanon(guide.seat), *(MoveCanon(guide.seat, path) for path in paths))


def _placings(state: State) -> tuple[Command, ...]:
    if state.phase != "playing":
        return ()
    sues = in_play(state, "sue")
    held = [one for one in state.canons if one.held_by is not None]
    unknown = [one for one in state.canons if one.card == HIDDEN]
    first = state.places[0].number
    found: list[Command] = [
        *(PlaceCanon(None, one.number, WHY, place=first) for one in held[:1]),
        *(
            PlaceCanon(None, state.canons[0].number, WHY, sue=one.number)
            for one in sues[:1]
            if state.canons
        ),
    ]
    if unknown:
        known = {one.card for one in state.canons}
        names = [name for name in deck_of(state.options).canons if name not in known]
        found += [NameCanon(None, unknown[0].number, name, WHY) for name in names[:1]]
    return tuple(found)


def _redact_fled(state: State, event: CanonFled, seat: int) -> CanonFled:
    knowing = seat == event.seat or knows_canon(state, event.canon, seat)
    return event if knowing else replace(event, card=HIDDEN)


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(MoveCanon, move_canon)
    | decides(PlaceCanon, place_canon)
    | decides(NameCanon, name_canon),
    events=happens(CanonMoved, _canon_moved, _describe_canon_moved)
    | happens(
        CanonCalled,
        _canon_called,
        lambda s, e: f"{canon_name(s, e.canon)} comes to {place_name(s, e.place)}.",
    )
    | happens(CanonFreed, _canon_freed, lambda s, e: f"{canon_name(s, e.canon)} is free.")
    | happens(CanonFled, _canon_fled, _describe_fled, _redact_fled)
    | happens(CanonShown, _canon_shown, _describe_shown)
    | happens(CanonPlaced, _canon_placed, _describe_canon_placed),
    follows=_follows,
    choices=_choices,
    overrides=_placings,
)
