"""Who follows whom round the table, and how people are told of it."""

from collections.abc import Sequence


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
    """The same with a capital letter, to begin a sentence with."""
    return words[:1].upper() + words[1:]
