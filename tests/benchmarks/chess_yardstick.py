"""A fixed piece of work of the kind that a chess program does for a move, in plain Python.

The engine is held against what the library python-chess takes for a move: every legal move found,
one of them made. That library comes without a wheel and under another licence, so it is no part of
the project; this stands for it. It knows how pieces move and that no king may be left in check, and
leaves out castling, en passant and promotion to anything but a queen.
"""

import time
from collections.abc import Iterator
from typing import Final

PYTHON_CHESS: Final = 0.072
"""A move of python-chess 1.11.2 in times of one here, both from the same opening on the same core
with Python 3.11: the median of eleven rounds in turn."""

PLIES: Final = 60
TRIES: Final = 3

N, S, E, W = -10, 10, 1, -1
STEPS: Final = {
    "N": (N + N + E, N + N + W, S + S + E, S + S + W, E + E + N, E + E + S, W + W + N, W + W + S),
    "B": (N + E, N + W, S + E, S + W),
    "R": (N, S, E, W),
    "Q": (N, S, E, W, N + E, N + W, S + E, S + W),
    "K": (N, S, E, W, N + E, N + W, S + E, S + W),
}
SLIDING: Final = frozenset("BRQ")
RANK: Final = 10
"""Ten squares a rank and twelve ranks: what is off the board is a square of its own."""

OFF: Final = "#"
EMPTY: Final = "."
START: Final = (
    "##########" * 2
    + "#rnbqkbnr#"
    + "#pppppppp#"
    + "#........#" * 4
    + "#PPPPPPPP#"
    + "#RNBQKBNR#"
    + "##########" * 2
)
SECOND_RANK: Final = (range(81, 89), range(31, 39))
LAST_RANK: Final = (range(21, 29), range(91, 99))

Move = tuple[int, int]


def move_s() -> float:
    """Processor seconds for a move: all that are legal found, one made; the best of some."""
    best = float("inf")
    for _ in range(TRIES):
        began_s = time.process_time()
        plies = play(PLIES)
        best = min(best, (time.process_time() - began_s) / plies)
    return best


def play(plies: int) -> int:
    """A game in which always the move in the middle is made; how many plies it had."""
    board, white = START, True
    for ply in range(plies):
        moves = list(legal(board, white=white))
        if not moves:
            return ply
        board, white = made(board, moves[len(moves) // 2]), not white
    return plies


def legal(board: str, *, white: bool) -> Iterator[Move]:
    """The moves that leave no king in check."""
    for move in moves_of(board, white=white):
        after = made(board, move)
        king = after.find("K" if white else "k")
        if not any(to == king for _, to in moves_of(after, white=not white)):
            yield move


def moves_of(board: str, *, white: bool) -> Iterator[Move]:
    """Where each piece of a side may go."""
    for at, piece in enumerate(board):
        if not piece.isalpha() or piece.isupper() is not white:
            continue
        kind = piece.upper()
        if kind == "P":
            yield from _of_a_pawn(board, at, white=white)
            continue
        for step in STEPS[kind]:
            to = at + step
            while board[to] == EMPTY and kind in SLIDING:
                yield at, to
                to += step
            if board[to] == EMPTY or (board[to] != OFF and board[to].isupper() is not white):
                yield at, to


def _of_a_pawn(board: str, at: int, *, white: bool) -> Iterator[Move]:
    ahead = N if white else S
    if board[at + ahead] == EMPTY:
        yield at, at + ahead
        if at in SECOND_RANK[not white] and board[at + 2 * ahead] == EMPTY:
            yield at, at + 2 * ahead
    for to in (at + ahead + E, at + ahead + W):
        if board[to].isalpha() and board[to].isupper() is not white:
            yield at, to


def made(board: str, move: Move) -> str:
    """The board after a move."""
    at, to = move
    piece = board[at]
    if piece in "Pp" and to in LAST_RANK[piece == "p"]:
        piece = "Q" if piece == "P" else "q"
    squares = list(board)
    squares[at], squares[to] = EMPTY, piece
    return "".join(squares)
