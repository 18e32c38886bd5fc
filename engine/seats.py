"""Players by seat, their order round the table, and lists of names in sentences."""

from collections.abc import Sequence
from typing import Protocol, TypeVar


class Sitter(Protocol):
    """A player of any game: somebody with a seat and a name."""

    @property
    def seat(self) -> int:
        """The number of their seat, from 1."""
        ...

    @property
    def name(self) -> str:
        """Their name."""
        ...


SitterT = TypeVar("SitterT", bound=Sitter)
SitterT_co = TypeVar("SitterT_co", bound=Sitter, covariant=True)


class Seating(Protocol[SitterT_co]):
    """The state of any game, as far as these functions need it: it has players."""

    @property
    def players(self) -> tuple[SitterT_co, ...]:
        """The players, in the order in which they sit."""
        ...


def player_of(state: Seating[SitterT], seat: int | None) -> SitterT | None:
    """Return the player on a seat; None if nobody sits there."""
    return next((one for one in state.players if one.seat == seat), None)


def name_of(state: Seating[Sitter], seat: int | None) -> str:
    """Return a player's name; "the referee" if there is no player on the seat, or it is None."""
    player = player_of(state, seat)
    return player.name if player else "the referee"


def names_of(state: Seating[Sitter], seats: Sequence[int]) -> str:
    """Return players' names as a list in a sentence: "Ada, Bo and Cy"."""
    return listed([name_of(state, seat) for seat in seats])


def clockwise(seats: Sequence[int], first: int) -> tuple[int, ...]:
    """Return all seats in their order, starting with `first`."""
    start = seats.index(first)
    return tuple(seats[start:]) + tuple(seats[:start])


def listed(names: Sequence[str]) -> str:
    """Return names as a list in a sentence: "Ada, Bo and Cy"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def capital(words: str) -> str:
    """Return the text with its first letter as a capital."""
    return words[:1].upper() + words[1:]
