"""Before the first turn: the map is drawn and laid, dice say who goes first, wizards are placed."""

from engine.allowed import check_own_seat, check_referee
from engine.games.metamorph import commands, events
from engine.games.metamorph.awaiting import DEAL, awaiting, drawable, layer, placer
from engine.games.metamorph.board import FARTHEST, lies_well, spots
from engine.games.metamorph.book import farm_part
from engine.games.metamorph.checks import check_facing, check_hex, check_phase, check_player
from engine.games.metamorph.events import Event
from engine.games.metamorph.hexes import Hex, distance
from engine.games.metamorph.land import FARM
from engine.games.metamorph.questions import living, name_of, place_of, placed, terrain_at, wizard
from engine.games.metamorph.state import State
from engine.luck import Shuffle, Shuffled, check_shuffle
from engine.refusal import Reason, refusal


def deal(state: State, command: Shuffle) -> tuple[Event, ...]:
    """Parts for the duel's line, or for everybody to lay."""
    check_referee(command.seat, "the order of the parts")
    check_shuffle(awaiting(state), command.order)
    names = drawable(state)
    drawn = [names[place] for place in command.order]
    each, seats = state.house.parts_each, len(state.players)
    if state.house.scenario == "duel":
        hands: tuple[tuple[str, ...], ...] = (tuple(drawn[: state.house.line]),)
    else:
        hands = tuple(tuple(drawn[each * n : each * (n + 1)]) for n in range(seats))
    return (Shuffled(command.order, DEAL), events.PartsDealt(hands))


def first_rolled(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """The highest goes first; the tied roll again (M22)."""
    seats = state.tied or tuple(one.seat for one in living(state))
    highest = [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]
    if len(highest) > 1:
        return (events.FirstTied(tuple(highest)),)
    return (events.FirstKnown(highest[0]),)


def line_laid(state: State) -> tuple[Event, ...]:
    """The duel's parts in a line, half a hex nearer and farther by turns; the farm for the Key."""
    column, found = 0, []
    for number, name in enumerate(state.dealt[0]):
        # Columns of hexes are half a hex apart: where a line stands in an odd column, so is it.
        found.append(events.PartLaid(name, column, column % 2 if number % 2 else -(column % 2)))
        column += len(state.book.part_named[name].rows[0])
    return tuple(found)


def farm_laid(state: State) -> tuple[Event, ...]:
    """The part with the farm lies first, the Key on it."""
    farm = farm_part(state.book)
    return (events.PartLaid(farm, 0, 0),) if farm else ()


def lay_part(state: State, command: commands.LayPart) -> tuple[Event, ...]:
    """A part is laid: one's own, or any where the map is laid on the table."""
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
    return (events.PartLaid(command.part, command.column, command.half, seat),)


def _check_spot(state: State, command: commands.LayPart) -> None:
    part = state.book.part_named[command.part]
    wrong = lies_well(state.board.there.keys(), part, command.column, command.half)
    if wrong:
        near = spots(state.book, state.laid, state.board.there.keys(), command.part)[:4]
        raise refusal(
            Reason.BAD_TARGET,
            f"part {command.part} cannot lie {command.column} columns and {command.half} half "
            f"hexes from the first one: {wrong}",
            f"lay it edge to edge, at most {FARTHEST} away, for instance at {list(near)}",
            "map",
        )


def map_done(state: State, command: commands.MapDone) -> tuple[Event, ...]:
    """The map on the table is complete: room for everybody, and a farm for the Key."""
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
    return (*middle_laid(state), events.MapLaid())


def walkable(state: State) -> tuple[str, ...]:
    """Hexes that a Human enters on foot, in the order they were laid."""
    return tuple(one.name for one in state.board.hexes if terrain_at(state, one.name).land)


def farms(state: State) -> tuple[str, ...]:
    """Hexes of a farm."""
    return tuple(one.name for one in state.board.hexes if one.terrain == FARM)


def middle_laid(state: State) -> tuple[Event, ...]:
    """The Key lies on the farm, the one Font in the middle of the map (E7)."""
    lying = [one for one in state.artifacts if one.holder is None]
    return tuple(
        events.ArtifactPut(one.name, _innermost(state, one.kind), None, "the start")
        for one in lying
    )


def _innermost(state: State, kind: str) -> str:
    """Of the farm's hexes, or of all land, the one least far from all of them."""
    possible = farms(state) if kind == "key" else walkable(state)
    among = [state.board.place[name] for name in possible]
    every = among if kind == "key" else [Hex(one.q, one.r) for one in state.board.hexes]

    def spread(name: str) -> tuple[int, str]:
        return sum(distance(state.board.place[name], other) for other in every), name

    return min(possible, key=spread)


def farthest(state: State) -> tuple[str, ...]:
    """Where the next wizard may start: walkable hexes as far as can be from the nearest counter."""
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


def place_wizard(state: State, command: commands.PlaceWizard) -> tuple[Event, ...]:
    """A wizard is placed, as far from all others as can be."""
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
    return (events.WizardPlaced(player.seat, command.at, command.facing),)


def all_placed(state: State) -> bool:
    """Every wizard stands on the map."""
    return all(wizard(state, one.seat).at is not None for one in living(state))
