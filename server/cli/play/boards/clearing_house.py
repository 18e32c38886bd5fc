"""The board of Clearing House: columns by letter from the left, rows by number from the top."""

from engine.game import Seat
from engine.games.clearing_house.board import spaces
from engine.games.clearing_house.players import card_named, held
from engine.games.clearing_house.state import HIDDEN, Seated, Space, State
from server.cli.play.boards.drawing import Paper, bar, letters_of, table
from server.cli.play.units import Units

WIDE, HIGH = 4, 2
"""Characters from one column to the next, and lines from one row to the next."""

HEAD = ("", "player", "hearts", "at", "traps", "armor", "holds")


def column_letter(column: int) -> str:
    """The letter of a column: A is the first."""
    return chr(ord("A") + column - 1)


def space_named(space: Space) -> str:
    """The name of a space: "B3"."""
    return f"{column_letter(space.column)}{space.row}"


def board(state: State, _seat: Seat, _units: Units) -> str:
    """The grid with pawns, traps (^) and closed spaces (X)."""
    size = state.house.size
    paper = Paper(3 + WIDE * size + 1, 1 + HIGH * size + 1)
    for column in range(1, size + 1):
        paper.put(_left(column) + 1, 0, column_letter(column))
    for row in range(size + 1):
        paper.put(3, 1 + HIGH * row, "+---" * size + "+")
    for space in spaces(state):
        if space.column == 1:
            paper.put(0, _top(space.row), str(space.row))
        paper.put(_left(space.column) - 1, _top(space.row), "|")
        paper.put(_left(space.column), _top(space.row), _on(state, space))
    for row in range(1, size + 1):
        paper.put(3 + WIDE * size, _top(row), "|")
    key = "Pawns are letters, ^ is a trap, X a closed space."
    return "\n".join([*paper.lines(), key])


def _left(column: int) -> int:
    return 4 + WIDE * (column - 1)


def _top(row: int) -> int:
    return HIGH * row


def _on(state: State, space: Space) -> str:
    letters = letters_of([one.name for one in state.players])
    pawn = "".join(letters[one.seat - 1] for one in state.players if one.at == space and one.alive)
    trap = "^" if space in state.traps else " "
    middle = "X" if space in state.xs else pawn[:1] or " "
    return f"{trap}{middle}{pawn[1:2] or ' '}"


def scoreboard(state: State, seat: Seat, _units: Units) -> str:
    """A table of all players' hearts, places and cards; hands as far as the viewer may know."""
    letters = letters_of([one.name for one in state.players])
    rows = [_row(state, one, letters[one.seat - 1]) for one in state.players]
    when = f"Round {state.round}" if state.round else "Before the first round"
    title = f"{when}; the police can close {state.xs_left} more spaces."
    own = [_hand(one) for one in state.players if seat in (None, one.seat)]
    return "\n".join([title, table(HEAD, rows), *[line for line in own if line]])


def _row(state: State, one: Seated, letter: str) -> tuple[str, ...]:
    at = space_named(one.at) if one.at and one.alive else "out"
    choice = f", chooses from {len(one.pack)}" if one.pack else ""
    cards = f"{len(held(one))}{choice}"
    hearts = f"{one.hearts} {bar(one.hearts, state.house.hearts, state.house.hearts)}"
    return (letter, one.name, hearts, at, str(one.traps), str(one.armor), cards)


def _hand(one: Seated) -> str:
    parts = []
    if one.pack and HIDDEN not in one.pack:
        parts.append(f"chooses from {', '.join(map(card_named, one.pack))}")
    if held(one) and HIDDEN not in held(one):
        parts.append(f"holds {', '.join(map(card_named, held(one)))}")
    return f"{one.name} {'; '.join(parts)}." if parts else ""
