"""Who joined in mid-game, and whose seats have changed hands since their code was given."""

from dataclasses import dataclass
from itertools import takewhile
from typing import TypeAlias

from engine.game import Amended, TakenBack


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who joined in mid-game.

    Attributes:
        name: The name with which they joined.
        number: Identifies them; whoever joins again on the same seat may have it again.
        joined_by: The command by which they joined, as the seq of its first entry.
    """

    name: str
    number: int
    joined_by: int


SeatedGuests: TypeAlias = tuple[Guest, ...]
"""The guests of a game, in the order of their seats."""


class Guests:
    """The guests of a game after each of its entries.

    If a join is taken back and somebody else joins, they get the same seat, and the first guest
    still has its code. A rename is not such a change: only the name at the time of joining counts.

    Args:
        initial: The state of the game before its first entry.
    """

    def __init__(self, initial: object) -> None:
        self._initial_seats = len(_names(initial))
        self._after: list[SeatedGuests] = [()]
        self._last: dict[int, Guest] = {}
        self._numbered = 0
        self._command = 0
        # The guests whose names the entries up to this seq may correct.
        self._correctable: SeatedGuests = ()
        self._correctable_through = 0

    def take_in(self, event: object, state: object, command: int | None = None) -> frozenset[int]:
        """Add the next entry.

        Args:
            event: What happened.
            state: The state after it.
            command: The seq of the first entry of its command; None if that is not known.

        Returns:
            The seats that now belong to somebody else than the one who last had their code.
        """
        seq, before = len(self._after), self._after[-1]
        if isinstance(event, TakenBack):
            now = self._after[event.to_seq]
            self._correctable = self._to_correct(event)
            through = event.through if isinstance(event, Amended) else 0
            self._correctable_through = max(seq + 1, through)
        else:
            now = self._joined(state, seq if command is None else command)
        changed = frozenset() if now is before else frozenset(self._changed(now))
        self._after.append(now)
        self._last |= dict(enumerate(now))
        self._command = seq if command is None else command
        return changed

    def is_newest(self, seat: int, seq: int) -> bool:
        """Whether nobody else had a seat after entry `seq` than the one who last had its code."""
        place = seat - self._initial_seats - 1
        seated = self._after[seq]
        if not 0 <= place < len(seated):
            return True
        return seated[place].number == self._last[place].number

    def _to_correct(self, event: TakenBack) -> SeatedGuests:
        """The guests whose names may be corrected after going back.

        That is everybody if their joins are amended. A take-back corrects a name if it takes back
        nothing but the join: whoever has played on is somebody of their own.
        """
        before = self._after[-1]
        if isinstance(event, Amended):
            return before
        return tuple(one for one in before if one.joined_by == self._command)

    def _joined(self, state: object, command: int) -> SeatedGuests:
        """The guests after an ordinary entry: those before it, and who has joined with it."""
        before = self._after[-1]
        names = _names(state)[self._initial_seats + len(before) :]
        if not names:
            return before
        places = enumerate(names, start=len(before))
        return (*before, *(self._guest(place, name, command) for place, name in places))

    def _guest(self, place: int, name: str, command: int) -> Guest:
        last = self._last.get(place)
        if last is not None and self._is_same(last, name):
            return Guest(name, last.number, command)
        self._numbered += 1
        return Guest(name, self._numbered, command)

    def _changed(self, now: SeatedGuests) -> list[int]:
        """The seats of `now` whose guest is not the last one that they had."""
        return [
            self._initial_seats + place + 1
            for place, one in enumerate(now)
            if place in self._last and self._last[place].number != one.number
        ]

    def _is_same(self, last: Guest, name: str) -> bool:
        """Whether somebody who joins is the last guest of the same seat.

        A slip of typing is corrected at once, by an amendment or by a take-back and a new join.
        """
        if last.name.casefold() == name.casefold():
            return True
        in_time = len(self._after) <= self._correctable_through
        return in_time and last in self._correctable and one_slip_apart(last.name, name)


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


def _names(state: object) -> tuple[str, ...]:
    """The names of everybody with a seat, in the order of seats."""
    return tuple(one.name for one in getattr(state, "players", ()))
