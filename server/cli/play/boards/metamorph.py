"""The map of Metamorph: each hex with its terrain and its row, below its column's name."""

from engine.game import Seat
from engine.games.metamorph.board import MapHex
from engine.games.metamorph.questions import placed, shape_of, upkeep
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.words import SIDES_TOLD
from server.cli.play.boards.drawing import Paper, bar, letters_of, table
from server.cli.play.units import Units

HEAD = ("", "wizard", "shape", "health", "mana", "at", "facing", "")


def board(state: State, _seat: Seat, _units: Units) -> str:
    """The map; lines are half a hex apart, so that neighbours are placed as on the table."""
    hexes = state.board.hexes
    if not hexes:
        return "The map is not laid yet."
    stacked = _stacked(hexes)
    wide = 6 if stacked else 3
    left, top = min(one.q for one in hexes), min(_half(one) for one in hexes)
    columns = max(one.q for one in hexes) - left + 1
    lines = max(_half(one) for one in hexes) - top + 1
    paper = Paper(columns * wide, lines + 1)
    for one in hexes:
        column, line = (one.q - left) * wide, _half(one) - top + 1
        paper.put(column, line, _hex(state, one, whole_name=stacked))
        if not stacked:
            paper.put(column, 0, one.name[:-1])
    return "\n".join([*paper.lines(), _key(state, stacked=stacked)])


def _half(one: MapHex) -> int:
    """A hex's line, in half hexes from the far edge: adjacent columns are half a hex apart."""
    return 2 * one.r + one.q


def _stacked(hexes: tuple[MapHex, ...]) -> bool:
    """Whether parts of the map lie one above the other, so that a column has several names."""
    return len({(one.q, one.name[:-1]) for one in hexes}) > len({one.q for one in hexes})


def _hex(state: State, one: MapHex, *, whole_name: bool) -> str:
    sign = _sign(state, one)
    return f"{sign}{one.name if whole_name else one.name[-1]}"


def _sign(state: State, one: MapHex) -> str:
    letters = letters_of([each.name for each in state.players])
    for each in placed(state):
        if each.at == one.name:
            return letters[each.seat - 1]
    if any(thing.at == one.name for thing in state.artifacts):
        return "*"
    if any(one.name in ink.hexes for ink in state.ink):
        return "%"
    letter = {each.name: each.letter for each in state.book.terrain}
    return letter[one.terrain]


def _key(state: State, *, stacked: bool) -> str:
    terrain = ", ".join(f"{one.letter} {one.name}" for one in state.book.terrain)
    name = "its letter and its name" if stacked else "a letter and its row; its column is above"
    return f"A hex is {name}. {terrain}; * an artifact, % ink, capitals wizards."


def scoreboard(state: State, _seat: Seat, _units: Units) -> str:
    """A table of the wizards' shapes, health, mana and places."""
    letters = letters_of([one.name for one in state.players])
    rows = [_row(state, one, letters[one.seat - 1]) for one in state.players]
    title = f"Round {state.round}" if state.round else "Before the first round"
    return "\n".join([title, table(HEAD, rows)])


def _row(state: State, one: Seated, letter: str) -> tuple[str, ...]:
    if one.gone:
        return (letter, one.name, one.gone, *[""] * 5)
    full = shape_of(state, one).health
    change = f"turns into {one.change.target}" if one.change else ""
    more = [change, one.altitude if one.altitude != "ground" else "", "held" if one.hold else ""]
    cost = upkeep(state, one, shape_of(state, one))
    mana = f"{one.mana} (costs {cost} a turn)" if cost else str(one.mana)
    return (
        letter,
        one.name,
        one.shape,
        f"{one.health} {bar(one.health, full)}",
        mana,
        one.at or "-",
        SIDES_TOLD[one.facing],
        ", ".join(word for word in more if word),
    )
