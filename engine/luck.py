"""Luck is a move: the rules ask for dice or a shuffle, and a command gives the result.

The result is read by the camera, typed by the referee, or computed by the house dice (`roll`).
These are a pure function of a seed and of the number of earlier draws, so that the same seed gives
the same game on any machine.
"""

import hashlib
import itertools
from dataclasses import dataclass

from engine.refusal import Reason, refusal
from engine.wording import counted

_FEW_OUTCOMES = 12
"""Most outcomes of a roll that are all listed: those of one die of twelve sides."""


@dataclass(frozen=True, slots=True)
class RollNeeded:
    """`count` dice with faces 1 to `sides` are awaited; `why` says what they are for."""

    sides: int
    count: int
    why: str


@dataclass(frozen=True, slots=True)
class ShuffleNeeded:
    """An order of `count` things is awaited; `why` says which.

    Attributes:
        count: The number of things.
        why: What is put in order.
        earlier: The numbers of things in earlier versions of the game; an order of one of these
            lengths is accepted too, so that old recordings replay.
    """

    count: int
    why: str
    earlier: tuple[int, ...] = ()

    def takes(self, order: tuple[int, ...]) -> bool:
        """Whether this is a permutation of the right length: `count`, or one of `earlier`."""
        asked = len(order) in (self.count, *self.earlier)
        return asked and sorted(order) == list(range(len(order)))


@dataclass(frozen=True, slots=True)
class Roll:
    """Command: these dice fell, in the order asked for."""

    values: tuple[int, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Command: this is the order; `order[k]` is the thing that comes k-th, from 0."""

    order: tuple[int, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Rolled:
    """Event: these dice were rolled."""

    values: tuple[int, ...]
    sides: int
    why: str


@dataclass(frozen=True, slots=True)
class Shuffled:
    """Event: these things were put in this order."""

    order: tuple[int, ...]
    why: str


def roll(seed: int | str, draw: int, sides: int) -> int:
    """Return the face, 1 to `sides`, of the `draw`-th die that is rolled with this seed.

    The value is taken from a SHA-256 hash. Values that would favour low faces are rejected and
    drawn again, so that all faces are equally likely.
    """
    limit = 2**64 - 2**64 % sides
    for attempt in itertools.count():
        value = _uint64(f"{seed}/{draw}/{sides}/{attempt}")
        if value < limit:
            return value % sides + 1
    raise AssertionError("counts for ever")  # pragma: no cover


def shuffled(seed: int | str, draw: int, count: int) -> tuple[int, ...]:
    """Return a random order of `count` things: a Fisher-Yates shuffle by the house dice."""
    order = list(range(count))
    for place in range(count - 1, 0, -1):
        other = roll(f"{seed}/{draw}/shuffle", place, place + 1) - 1
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def answer(
    seed: int | str, drawn: int, needed: RollNeeded | ShuffleNeeded, seat: int | None = None
) -> Roll | Shuffle:
    """Return the roll or shuffle of the house dice after `drawn` earlier draws (`replay.drawn`)."""
    if isinstance(needed, ShuffleNeeded):
        return Shuffle(shuffled(seed, drawn, needed.count), seat)
    values = (roll(seed, drawn + die, needed.sides) for die in range(needed.count))
    return Roll(tuple(values), seat)


def some_rolls(needed: RollNeeded) -> tuple[Roll, ...]:
    """Return all outcomes if there are few, else the lowest, a mixed and the highest one."""
    faces = range(1, needed.sides + 1)
    if needed.sides**needed.count <= _FEW_OUTCOMES:
        return tuple(Roll(values) for values in itertools.product(faces, repeat=needed.count))
    mixed = tuple(die % needed.sides + 1 for die in range(needed.count))
    lowest, highest = (1,) * needed.count, (needed.sides,) * needed.count
    return tuple(Roll(values) for values in dict.fromkeys((lowest, mixed, highest)))


def check_roll(needed: object, values: tuple[int, ...]) -> RollNeeded:
    """Return the roll that is awaited, after checking that these values answer it.

    Raises:
        IllegalCommand: No roll is wanted, or these dice do not answer it.
    """
    if not isinstance(needed, RollNeeded):
        raise refusal(Reason.NO_ROLL, "no dice are wanted now", "roll when the game asks for it")
    fits = len(values) == needed.count and all(1 <= value <= needed.sides for value in values)
    if not fits:
        wanted = counted(needed.count, "value")
        raise refusal(
            Reason.BAD_ROLL,
            f"got the dice {list(values)}",
            f"give {wanted} from 1 to {needed.sides} ({needed.why})",
        )
    return needed


def some_shuffles(needed: ShuffleNeeded) -> tuple[Shuffle, ...]:
    """Return the present and the reverse order: two representatives are enough for perft."""
    order = tuple(range(needed.count))
    return tuple(Shuffle(one) for one in dict.fromkeys((order, order[::-1])))


def some_answers(awaited: object) -> tuple[Roll, ...] | tuple[Shuffle, ...] | None:
    """Return representative answers to what a game awaits.

    Returns:
        Rolls or shuffles; none if the game is over; None if it awaits a player or the referee.
    """
    if awaited is None:
        return ()
    if isinstance(awaited, RollNeeded):
        return some_rolls(awaited)
    return some_shuffles(awaited) if isinstance(awaited, ShuffleNeeded) else None


def check_shuffle(needed: object, order: tuple[int, ...]) -> ShuffleNeeded:
    """Return the shuffle that is awaited, after checking that this order answers it.

    Raises:
        IllegalCommand: No shuffle is wanted, or this is not an order of that many things.
    """
    if not isinstance(needed, ShuffleNeeded):
        raise refusal(
            Reason.NO_ROLL, "nothing is shuffled now", "shuffle when the game asks for it"
        )
    if not needed.takes(order):
        things = counted(needed.count, "thing")
        raise refusal(
            Reason.BAD_ROLL,
            f"{list(order)[:8]} is not an order of {things}",
            f"name each place from 0 to {needed.count - 1} once ({needed.why})",
        )
    return needed


def _uint64(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
