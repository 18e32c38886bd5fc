"""The map: its parts are dealt by lot, or chosen at the table, and laid."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_referee
from engine.game import Seat
from engine.games.metamorph.artifacts import ArtifactPut
from engine.games.metamorph.board import FARTHEST, Laid, board_of, lies_well, spots
from engine.games.metamorph.book import farm_part
from engine.games.metamorph.checks import check_phase
from engine.games.metamorph.hexes import Hex, distance
from engine.games.metamorph.land import FARM
from engine.games.metamorph.questions import terrain_at
from engine.games.metamorph.state import State
from engine.luck import ShuffleNeeded
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import clockwise, listed, name_of
from engine.topic import Shuffling, Topic, decides, happens
from engine.wording import counted


@dataclass(frozen=True, slots=True)
class LayPart:
    """Lays a part of the map: its far left hex in this column, moved nearer by half hexes."""

    seat: Seat
    part: str
    column: int
    half: int


@dataclass(frozen=True, slots=True)
class MapDone:
    """The map on the table is complete."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PartsDealt:
    """Parts of the map were dealt to be laid, for each seat."""

    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class PartLaid:
    """A part of the map was laid."""

    part: str
    column: int
    half: int
    player: int | None = None


@dataclass(frozen=True, slots=True)
class MapLaid:
    """The map is complete; next, wizards are placed."""


Command: TypeAlias = LayPart | MapDone
Event: TypeAlias = PartsDealt | PartLaid | MapLaid
Caused: TypeAlias = Event | ArtifactPut


DEAL = "the parts of the map"


FEW_PARTS = 3
"""Most parts that are offered at once if any part may be laid on the table."""


def deal(state: State, order: tuple[int, ...]) -> tuple[PartsDealt, ...]:
    """Return the deal in this order: parts for the duel's line, or for each player to lay."""
    names = drawable(state)
    drawn = [names[place] for place in order]
    each, seats = state.house.parts_each, len(state.players)
    if state.house.scenario == "duel":
        return (PartsDealt((tuple(drawn[: state.house.line]),)),)
    return (PartsDealt(tuple(tuple(drawn[each * n : each * (n + 1)]) for n in range(seats))),)


def drawable(state: State) -> tuple[str, ...]:
    """Return the parts that may be drawn: without those laid, and without the farm for the Key."""
    taken = {one.part for one in state.laid}
    if state.house.scenario == "key" and state.house.map == "drawn":
        taken.add(farm_part(state.book) or "")
    return tuple(part.name for part in state.book.maps if part.name not in taken)


def layer(state: State) -> int | None:
    """Return the seat that lays next: the first of those with most parts; None: the referee."""
    most = max((len(hand) for hand in state.dealt), default=0)
    if not most:
        return None
    order = clockwise([one.seat for one in state.players], state.first)
    return next(seat for seat in order if len(state.dealt[seat - 1]) == most)


def lay_part(state: State, command: LayPart) -> tuple[PartLaid, ...]:
    """Decide where a part is laid: one of one's own, or any if the map is laid on the table."""
    check_phase(state, "laying")
    seat = layer(state)
    if seat is None:
        check_referee(command.seat, "the map on the table")
    elif command.seat not in (None, seat):
        raise refusal(
            Reason.NOT_YOUR_MOVE, f"{name_of(state, seat)} lays the next part", "wait for it", "map"
        )
    possible = state.dealt[seat - 1] if seat else drawable(state)
    if command.part not in possible:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no part {command.part[:20]!r} to lay",
            f"lay one of {list(possible)}",
            "map",
        )
    _check_spot(state, command)
    return (PartLaid(command.part, command.column, command.half, seat),)


def _check_spot(state: State, command: LayPart) -> None:
    part = state.book.part_named[command.part]
    wrong = lies_well(state.board.there.keys(), part, command.column, command.half)
    if wrong:
        where = _where(command.column, command.half)
        near = spots(state.book, state.laid, state.board.there.keys(), command.part)[:4]
        raise refusal(
            Reason.BAD_TARGET,
            f"part {command.part} cannot lie {where}: {wrong}",
            f"lay it edge to edge, at most {FARTHEST} away, for instance at {list(near)}",
            "map",
        )


def map_done(state: State, command: MapDone) -> tuple[ArtifactPut | MapLaid, ...]:
    """Decide that the map on the table is complete: with room for all, and a farm for the Key."""
    check_referee(command.seat, "that the map is done")
    check_phase(state, "laying")
    if state.house.map != "on_table":
        raise refusal(
            Reason.HOUSE_RULE, "parts are drawn by lot", "lay those that were drawn", "map"
        )
    if len(walkable(state)) <= len(state.players):
        raise refusal(Reason.BAD_VALUE, "the map has no room for everybody", "lay more of it")
    if state.house.scenario == "key" and not farms(state):
        raise refusal(Reason.BAD_VALUE, "the map has no farm for the Key", "lay a part with one")
    return (*_middle_laid(state), MapLaid())


def walkable(state: State) -> tuple[str, ...]:
    """Return the hexes that a Human can enter on foot, in the order in which they were laid."""
    return tuple(one.name for one in state.board.hexes if terrain_at(state, one.name).land)


def farms(state: State) -> tuple[str, ...]:
    """Return the hexes with a farm."""
    return tuple(one.name for one in state.board.hexes if one.terrain == FARM)


def _middle_laid(state: State) -> tuple[ArtifactPut, ...]:
    """Put the Key on the farm, or the only Font in the middle of the map (E7)."""
    lying = [one for one in state.artifacts if one.holder is None]
    return tuple(
        ArtifactPut(one.name, _innermost(state, one.kind), None, "the start") for one in lying
    )


def _innermost(state: State, kind: str) -> str:
    """The most central hex of the farm (for the Key), or of all walkable hexes."""
    possible = farms(state) if kind == "key" else walkable(state)
    among = [state.board.place[name] for name in possible]
    every = among if kind == "key" else [Hex(one.q, one.r) for one in state.board.hexes]

    def spread(name: str) -> tuple[int, str]:
        return sum(distance(state.board.place[name], other) for other in every), name

    return min(possible, key=spread)


def _awaits(state: State) -> frozenset[Seat] | Shuffling[PartsDealt] | None:
    if state.phase == "dealing":
        needed = ShuffleNeeded(len(drawable(state)), DEAL)
        return Shuffling(needed, lambda order: deal(state, order))
    return frozenset({layer(state)}) if state.phase == "laying" else None


def _follows(state: State) -> tuple[Caused, ...]:
    """Lay what a drawn map needs automatically; complete the map once all parts are laid."""
    if state.phase != "laying" or state.house.map != "drawn":
        return ()
    if not state.laid and state.house.scenario == "duel":
        return _line_laid(state)
    if not state.laid and state.house.scenario == "key":
        return _farm_laid(state)
    if layer(state) is not None:
        return ()
    return (*_middle_laid(state), MapLaid())


def _line_laid(state: State) -> tuple[PartLaid, ...]:
    """The duel's parts in a line; every second one is half a hex nearer or farther if needed."""
    column, found = 0, []
    for number, name in enumerate(state.dealt[0]):
        # In an odd column hexes are half a hex off, so a part there has to be shifted as well.
        found.append(PartLaid(name, column, column % 2 if number % 2 else -(column % 2)))
        column += len(state.book.part_named[name].rows[0])
    return tuple(found)


def _farm_laid(state: State) -> tuple[PartLaid, ...]:
    """The part with the farm, which is laid first."""
    farm = farm_part(state.book)
    return (PartLaid(farm, 0, 0),) if farm else ()


def _choices(state: State) -> tuple[Command, ...]:
    return _layings(state) if state.phase == "laying" else ()


def _layings(state: State) -> tuple[Command, ...]:
    seat = layer(state)
    parts = state.dealt[seat - 1] if seat else drawable(state)[:FEW_PARTS]
    found: list[Command] = [
        LayPart(seat, part, column, half)
        for part in parts
        for column, half in spots(state.book, state.laid, state.board.there.keys(), part)
    ]
    if seat is None and _is_complete(state):
        found.append(MapDone(None))
    return tuple(found)


def _is_complete(state: State) -> bool:
    room = len(walkable(state)) > len(state.players)
    return room and (state.house.scenario != "key" or bool(farms(state)))


def _parts_dealt(state: State, event: PartsDealt) -> State:
    return replace(state, dealt=event.hands, phase="rolling")


def _describe_dealt(state: State, event: PartsDealt) -> str:
    if len(event.hands) == 1:
        parts = event.hands[0]
        if len(parts) == 1:
            return f"The map is made of the part {parts[0]}."
        return f"The map is made of the parts {listed(parts)}."
    each = (f"{name_of(state, n)} {listed(hand)}" for n, hand in enumerate(event.hands, start=1))
    return f"Parts of the map are drawn: {'; '.join(each)}."


def _part_laid(state: State, event: PartLaid) -> State:
    laid = (*state.laid, Laid(event.part, event.column, event.half))
    dealt = tuple(tuple(part for part in hand if part != event.part) for hand in state.dealt)
    return replace(state, laid=laid, board=board_of(state.book, laid), dealt=dealt)


def _describe_laid(state: State, event: PartLaid) -> str:
    where = _where(event.column, event.half)
    if event.player is None:
        return f"Part {event.part} lies {where}."
    return f"{name_of(state, event.player)} lays part {event.part}, {where}."


def _where(column: int, half: int) -> str:
    steps = [_across(column)] * bool(column) + [_down(half)] * bool(half)
    return listed(steps) or "where the map begins"


def _across(column: int) -> str:
    columns = counted(abs(column), "column")
    return f"{columns} to the right" if column > 0 else f"{columns} to the left"


def _down(half: int) -> str:
    halves = counted(abs(half), "half hex", "half hexes")
    return f"{halves} nearer" if half > 0 else f"{halves} farther"


def _map_laid(state: State, _event: MapLaid) -> State:
    return replace(state, phase="placing")


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(LayPart, lay_part) | decides(MapDone, map_done),
    events=happens(PartsDealt, _parts_dealt, _describe_dealt)
    | happens(PartLaid, _part_laid, _describe_laid)
    | happens(MapLaid, _map_laid, lambda *_: "The map is done."),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
