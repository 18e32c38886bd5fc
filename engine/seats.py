"""Who sits where, who follows whom round the table, and names in sentences."""

from collections.abc import Sequence
from typing import Protocol, TypeVar


class Sitter(Protocol):
    """A player, as every game knows one."""

    @property
    def seat(self) -> int:
        """Where they sit, from 1."""
        ...

    @property
    def name(self) -> str:
        """What they are called."""
        ...


SitterT = TypeVar("SitterT", bound=Sitter)
SitterT_co = TypeVar("SitterT_co", bound=Sitter, covariant=True)


class Seating(Protocol[SitterT_co]):
    """The state of a game, as far as it says who sits there."""

    @property
    def players(self) -> tuple[SitterT_co, ...]:
        """In the order in which they sit."""
        ...


def player_of(state: Seating[SitterT], seat: int | None) -> SitterT | None:
    """The player on a seat; None where nobody sits there."""
    return next((one for one in state.players if one.seat == seat), None)


def name_of(state: Seating[Sitter], seat: int | None) -> str:
    """A player's name; the referee's for None."""
    player = player_of(state, seat)
    return player.name if player else "the referee"


def names_of(state: Seating[Sitter], seats: Sequence[int]) -> str:
    """Players' names as a person says them: "Ada, Bo and Cy"."""
    return listed([name_of(state, seat) for seat in seats])


def clockwise(seats: Sequence[int], first: int) -> tuple[int, ...]:
    """All seats, starting with `first` and going on in the order they sit."""
    start = seats.index(first)
    return tuple(seats[start:]) + tuple(seats[:start])


def listed(names: Sequence[str]) -> str:
    """Names as a person says them: "Ada, Bo and Cy"."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def capital(words: str) -> str:
    """The text with a capital letter, to begin a sentence with."""
    return words[:1].upper() + words[1:]
