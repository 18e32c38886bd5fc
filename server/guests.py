"""Who joined in mid-game, and whose seats have changed hands since their code was given."""

from itertools import takewhile
from typing import TypeAlias

from engine.game import TakenBack

Names: TypeAlias = tuple[str, ...]
"""The names with which people joined in mid-game, in the order of their seats."""


class Guests:
    """The guests of a game after each of its entries.

    If a join is taken back and somebody else joins, they get the same seat, and the first guest
    still has its code. A rename is not such a change: only the name at the time of joining counts.

    Args:
        initial: The state of the game before its first entry.
    """

    def __init__(self, initial: object) -> None:
        self._initial_seats = len(_names(initial))
        self._after: list[Names] = [()]
        self._last: dict[int, str] = {}

    def take_in(self, event: object, state: object) -> frozenset[int]:
        """Add the next entry.

        Args:
            event: What happened.
            state: The state after it.

        Returns:
            The seats that now belong to somebody else than the one who last had their code.
        """
        before = self._after[-1]
        now = self._after[event.to_seq] if isinstance(event, TakenBack) else self._joined(state)
        changed = frozenset() if now is before else frozenset(self._changed(now))
        self._after.append(now)
        self._last |= dict(enumerate(now))
        return changed

    def _joined(self, state: object) -> Names:
        """The guests after an ordinary entry: those before it, and who has joined with it."""
        before = self._after[-1]
        seated = _names(state)[self._initial_seats :]
        return before if len(seated) <= len(before) else (*before, *seated[len(before) :])

    def _changed(self, now: Names) -> list[int]:
        """The seats of `now` whose guest is not the last one that they had."""
        return [
            self._initial_seats + place + 1
            for place, name in enumerate(now)
            if place in self._last and not self._is_same(place, self._last[place], name)
        ]

    def _is_same(self, place: int, last: str, name: str) -> bool:
        """Whether two names are those of one guest.

        A slip of typing is corrected at once, by an amendment or by a take-back and a new join:
        then the seat was still taken two entries ago.
        """
        was_there = any(len(names) > place for names in self._after[-2:])
        return last.casefold() == name.casefold() or (was_there and one_slip_apart(last, name))


def one_slip_apart(one: str, other: str) -> bool:
    """Whether two names differ by one slip of typing.

    That is a letter too many, missing or wrong, or two letters in the wrong order. A wrong digit is
    no slip: "Guest 3" and "Guest 4" are two people.
    """
    begins = _alike(one, other)
    one, other = one[begins:], other[begins:]
    ends = _alike(one[::-1], other[::-1])
    one, other = one[: len(one) - ends], other[: len(other) - ends]
    if any(character.isdecimal() for character in one + other):
        return False
    return (len(one) <= 1 and len(other) <= 1) or (len(one) == 2 and one == other[::-1])


def _alike(one: str, other: str) -> int:
    """How many characters at the beginning of two texts are the same."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _names(state: object) -> Names:
    """The names of everybody with a seat, in the order of seats."""
    return tuple(one.name for one in getattr(state, "players", ()))
