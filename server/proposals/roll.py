"""Proposals for dice: the throw that answers the roll that the game is waiting for."""

from collections.abc import Callable
from typing import Final, TypeVar

from engine.game import Awaiting
from engine.luck import Roll, RollNeeded
from engine.seats import capital
from server.proposals.proposal import Field, Memory, Noticed, Proposal
from server.proposals.seen import noticed_of
from vision.sightings import RollSeen

StateT = TypeVar("StateT")

PIPS: Final = 6
"""Sides of the dice that the camera reads."""

FACES: Final = tuple((face, str(face)) for face in range(1, PIPS + 1))
MOST_KEPT: Final = 12
"""Most throws of dice that are remembered: enough for any roll, even thrown die by die."""

FLAG_WORDS: Final = {
    "cocked": "a die leans",
    "stacked": "a die lies on another",
    "touching": "two dice touch",
    "rolling": "a die still moves",
    "hidden": "a die is partly hidden",
    "cut_off": "a die is cut off by the edge of the picture",
    "faint": "a die can hardly be read",
    "side_or_top": "a die is seen from so low that its side may be taken for its top",
    "unreadable": "a die's value cannot be read",
}
UNREADABLE: Final = "unreadable"


def remember_roll(memory: Memory, noticed: Noticed) -> Memory:
    """Add a throw of dice to the memory; throws of earlier scenes are dropped."""
    others = tuple(one for one in memory if not isinstance(one.sighting, RollSeen))
    throws = [
        one for one in memory if isinstance(one.sighting, RollSeen) and one.scene == noticed.scene
    ]
    return (*others, *throws[1 - MOST_KEPT :], noticed)


def propose_roll(
    awaiting: Callable[[StateT], Awaiting], state: StateT, memory: Memory
) -> tuple[Proposal, ...]:
    """Propose the dice that answer the awaited roll of six-sided dice.

    Only dice thrown since the last change of the game's state count: earlier ones were thrown for
    something else, or too early.

    Args:
        awaiting: The game's function that says what it waits for.
        state: The current state.
        memory: All remembered sightings.

    Returns:
        One proposal; none if no such roll is awaited or no dice were thrown.
    """
    needed = awaiting(state)
    if not isinstance(needed, RollNeeded) or needed.sides != PIPS:
        return ()
    throws = [roll for roll, noticed in noticed_of(memory, RollSeen) if noticed.state == state]
    fitting = _fitting(throws, needed.count)
    if fitting:
        return (_offer(needed, fitting),)
    return (_unfitting(needed, throws[-1]),) if throws else ()


def _fitting(throws: list[RollSeen], count: int) -> list[RollSeen]:
    """The latest throws that together have exactly `count` dice; empty if there are none."""
    for first in reversed(range(len(throws))):
        dice = sum(len(throw.dice) for throw in throws[first:])
        if dice == count:
            return throws[first:]
        if dice > count:
            break
    return []


def _offer(needed: RollNeeded, throws: list[RollSeen]) -> Proposal:
    if any(UNREADABLE in throw.flags for throw in throws):
        return _unreadable(needed, throws)
    values = tuple(value for throw in throws for value in throw.values)
    probability = 1.0
    for throw in throws:
        probability *= throw.probability
    flags = dict.fromkeys(flag for throw in throws for flag in throw.flags)
    doubts = [FLAG_WORDS[flag] for flag in flags]
    return Proposal(
        key="roll",
        kind="roll",
        title=f"{capital(needed.why)}: {' + '.join(map(str, values))}",
        why=_order_in_words(throws, len(values)),
        doubt=capital(", ".join(doubts)) + "." if doubts else "",
        command=Roll(values),
        fields=tuple(
            Field(("values", place), f"Die {place + 1}", options=FACES)
            for place in range(len(values))
        ),
        sightings=tuple(throws),
        probability=probability,
    )


def _unreadable(needed: RollNeeded, throws: list[RollSeen]) -> Proposal:
    """Ask what the dice show if one cannot be read, for example one without ordinary pips."""
    shown = " + ".join(die.label() for throw in throws for die in throw.dice)
    return Proposal(
        key="roll",
        kind="roll",
        title=f"{capital(needed.why)}: {shown}",
        why=_order_in_words(throws, sum(len(throw.dice) for throw in throws)),
        doubt=f"{capital(FLAG_WORDS[UNREADABLE])}: type what counts.",
        command=None,
        sightings=tuple(throws),
    )


def _order_in_words(throws: list[RollSeen], count: int) -> str:
    """Say in which order the dice are listed: each die may count for another seat."""
    if count == 1:
        return "A die came to rest."
    order = "from left to right in the picture" if len(throws) == 1 else "throw after throw"
    return f"{count} dice came to rest; they are listed {order}."


def _unfitting(needed: RollNeeded, thrown: RollSeen) -> Proposal:
    """Ask what to do about a wrong number of dice: throw again, or type the values."""
    values = ", ".join(map(str, thrown.values))
    wanted = "one die is" if needed.count == 1 else f"{needed.count} dice are"
    return Proposal(
        key="roll",
        kind="roll",
        title=f"{len(thrown.dice)} dice lie there, but {wanted} wanted",
        why=f"{capital(needed.why)}. They show {values}.",
        doubt="Throw again, or type what counts.",
        command=None,
        sightings=(thrown,),
    )
