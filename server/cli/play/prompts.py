"""The prompt that says who may act next, and answers that need no prompt."""

from collections.abc import Callable, Set

from engine.game import AnyCommand, Seat
from engine.luck import RollNeeded, ShuffleNeeded
from server.cli.play.grammar import Grammar
from server.cli.play.words import one_of

VERBS_SHOWN = 8
"""Most commands that the prompt names; `?` lists all."""


def dice_asked(needed: RollNeeded) -> str:
    """The prompt for dice that are rolled by hand."""
    dice = "1 die" if needed.count == 1 else f"{needed.count} dice"
    typed = " ".join("n" * needed.count)
    return f"Roll {dice} with {needed.sides} sides ({needed.why}) and type: roll {typed}."


def order_asked(needed: ShuffleNeeded) -> str:
    """The prompt for a deck that is shuffled by hand."""
    last = needed.count - 1
    return f"Shuffle {needed.count} ({needed.why}) and type their order, from 0 to {last}: shuffle."


def people_asked(grammar: Grammar, seats: Set[Seat], called: Callable[[Seat], str]) -> str:
    """Who may act, and with which words: "Ada can type: attack ... or end move."."""
    ordered = sorted(seats, key=lambda seat: (seat is None, seat or 0))
    who = one_of([called(seat) for seat in ordered])
    verbs = list(dict.fromkeys(_begins(grammar, kind) for kind in grammar.legal_kinds()))
    verbs.sort(key=lambda one: not one.endswith("..."))
    if len(verbs) > VERBS_SHOWN:
        verbs = [*verbs[: VERBS_SHOWN - 1], "something else (? lists all)"]
    line = f"{who} can type: {one_of(verbs)}" if verbs else f"{who} can act"
    line = f"{line[:1].upper()}{line[1:]}"
    return line if line.endswith(".") else f"{line}."


def _begins(grammar: Grammar, kind: type[object]) -> str:
    """The verb of a command, with dots if more words follow."""
    alike = [one for one in grammar.choices if type(one) is kind]
    verb = grammar.verb(kind)
    whole = all(grammar.phrase(one).endswith(verb) for one in (alike[0], alike[-1]))
    return verb if whole else f"{verb} ..."


def without_choice(grammar: Grammar, seats: Set[Seat]) -> AnyCommand | None:
    """The only legal command of the first seat that has no alternative; None if all have some.

    Only commands that the game's lexicon lists in `goes_by_itself` count.
    """
    for seat in sorted(one for one in seats if one is not None):
        own = [one for one in grammar.choices if one.seat == seat]
        if len(own) == 1 and type(own[0]).__name__ in grammar.lexicon.goes_by_itself:
            return own[0]
    return None
