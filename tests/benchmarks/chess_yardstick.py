"""A reference workload like a chess program's for a move, in plain Python.

The engine's speed is compared with the time that the library python-chess needs to find all legal
moves and make one. That library has no wheel and another licence, so the project does not use it;
this module replaces it. It knows how pieces move and that no king may be left in check, but not
castling, en passant or promotion to anything but a queen.
"""

import time
from collections.abc import Iterator
from typing import Final

PYTHON_CHESS: Final = 0.072
"""Time of a move in python-chess 1.11.2 relative to one here, both from the same opening on the
same core with Python 3.11: the median of eleven alternating rounds."""

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
"""Squares per rank of the 10 x 12 board, whose border squares mark places off the board."""

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
    """Processor seconds to find all legal moves and make one; the best of several tries."""
    best = float("inf")
    for _ in range(TRIES):
        began_s = time.process_time()
        plies = play(PLIES)
        best = min(best, (time.process_time() - began_s) / plies)
    return best


def play(plies: int) -> int:
    """Play a game, always with the middle one of the legal moves; returns the number of plies."""
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
    """The moves of a side's pieces, including those that leave the king in check."""
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
