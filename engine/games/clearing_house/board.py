"""The geometry of the square board: distances, lines, free spaces, and checks of spaces."""

from functools import cache
from itertools import combinations

from engine.games.clearing_house.players import living, standing_on
from engine.games.clearing_house.state import Space, State
from engine.refusal import Reason, refusal


def spaces(state: State) -> tuple[Space, ...]:
    """Return every space, row by row."""
    return _spaces(state.house.size)


@cache
def _spaces(size: int) -> tuple[Space, ...]:
    side = range(1, size + 1)
    return tuple(Space(column, row) for row in side for column in side)


def on_board(state: State, space: Space) -> bool:
    """Whether a space lies on the board."""
    return 1 <= space.column <= state.house.size and 1 <= space.row <= state.house.size


def steps_between(one: Space, other: Space) -> int:
    """Return the number of king's moves from one space to another (C15)."""
    return max(abs(one.column - other.column), abs(one.row - other.row))


def in_line(one: Space, other: Space) -> bool:
    """Whether these are different spaces of one row, column or exact diagonal."""
    across, down = other.column - one.column, other.row - one.row
    return one != other and (across == 0 or down == 0 or abs(across) == abs(down))


def between(one: Space, other: Space) -> tuple[Space, ...]:
    """Return the spaces between two that are in line, starting beside the first."""
    steps = steps_between(one, other)
    across, down = (other.column - one.column) // steps, (other.row - one.row) // steps
    return tuple(Space(one.column + k * across, one.row + k * down) for k in range(1, steps))


def reaches(state: State, one: Space, other: Space) -> bool:
    """Whether a shot from one space reaches the other: they are in line, and nothing blocks it."""
    return in_line(one, other) and not in_the_way(state, one, other)


def somebody_reached(state: State) -> bool:
    """Whether any two pawns stand so that a shot from one can reach the other (C33)."""
    places = [one.at for one in living(state) if one.at]
    return any(reaches(state, one, other) for one, other in combinations(places, 2))


def in_the_way(state: State, one: Space, other: Space) -> tuple[Space, ...]:
    """Return closed spaces between two others, if a house rule lets them stop a shot (C14)."""
    if not state.house.xs_block:
        return ()
    return tuple(space for space in between(one, other) if space in state.xs)


def beside(state: State, space: Space) -> tuple[Space, ...]:
    """Return the up to eight neighbours of a space."""
    return _beside(state.house.size, space)


@cache
def _beside(size: int, space: Space) -> tuple[Space, ...]:
    return tuple(one for one in _spaces(size) if steps_between(one, space) == 1)


def corners(size: int) -> tuple[Space, ...]:
    """Return the four corners, clockwise from the top left as the referee sees the board."""
    return Space(1, 1), Space(size, 1), Space(size, size), Space(1, size)


def ring(state: State, space: Space) -> int:
    """Return the distance of a space from the nearest edge; 0 at the edge."""
    last = state.house.size + 1
    return min(space.column, space.row, last - space.column, last - space.row) - 1


def same_kind_of_step(one: Space, middle: Space, other: Space) -> bool:
    """Whether both steps are straight, or both are diagonal."""
    return _diagonal(one, middle) == _diagonal(middle, other)


def _diagonal(one: Space, other: Space) -> bool:
    return one.column != other.column and one.row != other.row


def at(space: Space) -> str:
    """Return a space in words."""
    return f"column {space.column}, row {space.row}"


def is_free(state: State, space: Space) -> bool:
    """Whether a pawn may end a move on a space: nobody stands there, and it is not closed."""
    return space not in state.xs and standing_on(state, space) is None


def is_empty(state: State, space: Space) -> bool:
    """Whether a trap may be laid on a space: nothing at all is on it (C19)."""
    return is_free(state, space) and space not in state.traps


def ways(state: State, space: Space) -> tuple[Space, ...]:
    """Return the neighbours of a space on which a pawn may end a move."""
    return tuple(one for one in beside(state, space) if is_free(state, one))


def check_space(state: State, space: Space) -> None:
    """Check that a space lies on the board; raises IllegalCommand, as do all checks below."""
    if not on_board(state, space):
        size = state.house.size
        raise refusal(
            Reason.BAD_VALUE, f"there is no {at(space)}", f"columns and rows go from 1 to {size}"
        )


def check_open(state: State, space: Space) -> None:
    """Check that a space lies on the board and is not closed."""
    check_space(state, space)
    if space in state.xs:
        raise refusal(
            Reason.BAD_TARGET,
            f"{at(space)} is closed by the police",
            "choose another space",
            "police",
        )


def check_free(state: State, space: Space, rule: str = "move") -> None:
    """Check that a pawn may end a move on a space."""
    check_open(state, space)
    found = standing_on(state, space)
    if found is not None:
        raise refusal(
            Reason.BAD_TARGET, f"{found.name} stands on {at(space)}", "choose a free space", rule
        )


def check_step(here: Space, there: Space) -> None:
    """Check that two spaces are neighbours."""
    if steps_between(here, there) != 1:
        raise refusal(
            Reason.TOO_FAR, f"{at(there)} is not one step away", "choose a space beside", "move"
        )
