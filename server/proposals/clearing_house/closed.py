"""Proposals for police Xs that lie where the ledger has none: a mistake, or misplaced."""

from engine.games.clearing_house.board import at
from engine.games.clearing_house.refereeing import SetX
from engine.games.clearing_house.state import Space, State
from server.proposals.pieces import pieces, space_of
from server.proposals.proposal import Choice, Memory, Proposal

SEEN = "an X lies there"


def propose_closed(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A question for each X on a space that is open in the ledger.

    An X that the players still have to lay needs no proposal: the ledger has already closed the
    space, and the page shows it.
    """
    seen = pieces(memory, "police-x").values()
    lying = {Space(*place): one for one in seen if (place := space_of(one)) is not None}
    missing = [space for space in state.xs if space not in lying]
    return tuple(
        Proposal(
            key=f"x-{space.column}-{space.row}",
            kind="x",
            title=f"An X on {at(space)}?",
            why=f"An X lies on {at(space)}; by the dice that space is open.",
            doubt=_doubt(missing),
            command=None,
            choices=(Choice(f"Close {at(space)}", SetX(None, space, there=True, because=SEEN)),),
            sightings=(one,),
        )
        for space, one in sorted(lying.items(), key=lambda pair: (pair[0].row, pair[0].column))
        if space not in state.xs
    )


def _doubt(missing: list[Space]) -> str:
    """The likeliest explanation: the X belongs on one of the spaces where one is missing."""
    if not missing:
        return "Every X of the ledger lies in its place."
    return f"The dice said {', or '.join(at(space) for space in missing)}."
