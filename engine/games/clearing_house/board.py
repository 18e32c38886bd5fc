"""The square board: which spaces are beside, on a line with, or within reach of another."""

from engine.games.clearing_house.state import Space, State


def spaces(state: State) -> tuple[Space, ...]:
    """Every space, row by row."""
    side = range(1, state.house.size + 1)
    return tuple(Space(column, row) for row in side for column in side)


def on_board(state: State, space: Space) -> bool:
    """The space lies on the board."""
    return 1 <= space.column <= state.house.size and 1 <= space.row <= state.house.size


def steps_between(one: Space, other: Space) -> int:
    """Steps of a king from one space to another (C15)."""
    return max(abs(one.column - other.column), abs(one.row - other.row))


def in_line(one: Space, other: Space) -> bool:
    """They are different spaces of one row, column or exact diagonal."""
    across, down = other.column - one.column, other.row - one.row
    return one != other and (across == 0 or down == 0 or abs(across) == abs(down))


def between(one: Space, other: Space) -> tuple[Space, ...]:
    """The spaces between two that are in line, from the first."""
    steps = steps_between(one, other)
    across, down = (other.column - one.column) // steps, (other.row - one.row) // steps
    return tuple(Space(one.column + k * across, one.row + k * down) for k in range(1, steps))


def beside(state: State, space: Space) -> tuple[Space, ...]:
    """The up to eight spaces round a space."""
    return tuple(one for one in spaces(state) if steps_between(one, space) == 1)


def corners(size: int) -> tuple[Space, ...]:
    """The corners, clockwise from the top left as the referee sees it."""
    return Space(1, 1), Space(size, 1), Space(size, size), Space(1, size)


def ring(state: State, space: Space) -> int:
    """How far a space lies from the edge; 0 on it."""
    last = state.house.size + 1
    return min(space.column, space.row, last - space.column, last - space.row) - 1


def same_kind_of_step(one: Space, middle: Space, other: Space) -> bool:
    """Both steps are straight, or both are diagonal."""
    return _diagonal(one, middle) == _diagonal(middle, other)


def _diagonal(one: Space, other: Space) -> bool:
    return one.column != other.column and one.row != other.row
