"""Proposals for traps on which table and ledger differ: laid, taken, sprung, or misplaced."""

from engine.games.clearing_house import GAME
from engine.games.clearing_house.attacks import PlayAttack
from engine.games.clearing_house.board import at
from engine.games.clearing_house.refereeing import SetTrap
from engine.games.clearing_house.state import Space, State
from engine.games.clearing_house.traps import PlayAmbush
from engine.seats import name_of
from server.proposals.pieces import pieces, space_of
from server.proposals.proposal import Choice, Memory, Proposal
from vision.sightings import TokenSeen

SEEN = "seen on the table"
NOT_SEEN = "not on the table any more"


def propose_traps(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each trap on which table and ledger differ."""
    traps = list(pieces(memory, "trap").values())
    lying = {Space(*place): seen for seen in traps if (place := space_of(seen)) is not None}
    laid = tuple(
        _laid(state, space, seen)
        for space, seen in lying.items()
        if space not in state.traps and not _is_announced(state, space)
    )
    taken = {_last_place(seen): seen for seen in traps if seen.state == "gone"}
    gone = tuple(
        _gone(state, space, taken[space])
        for space in state.traps
        if space in taken and space not in lying
    )
    return laid + gone


def _laid(state: State, space: Space, seen: TokenSeen) -> Proposal:
    put = Choice(
        "It lies there; nothing was played", SetTrap(None, space, there=True, because=SEEN)
    )
    play = next(
        (one for one in GAME.choices(state) if isinstance(one, PlayAmbush) and one.at == space),
        None,
    )
    who = name_of(state, play.seat) if play else ""
    return Proposal(
        key=f"trap-{space.column}-{space.row}",
        kind="trap",
        title=f"{who} lays a trap on {at(space)}" if play else f"A trap on {at(space)}?",
        why=f"A trap lies on {at(space)}; the ledger has none there.",
        doubt="" if play else "Nobody may lay one there now.",
        command=play,
        choices=(put,),
        sightings=(seen,),
        probability=seen.space.probability if play and seen.space else None,
    )


def _gone(state: State, space: Space, seen: TokenSeen) -> Proposal:
    put = Choice(
        "It is gone; nothing was played", SetTrap(None, space, there=False, because=NOT_SEEN)
    )
    play = next(
        (one for one in GAME.choices(state) if isinstance(one, PlayAttack) and one.trap == space),
        None,
    )
    who = name_of(state, play.seat) if play else ""
    return Proposal(
        key=f"trap-{space.column}-{space.row}",
        kind="trap",
        title=f"{who} takes the trap on {at(space)}" if play else f"No trap on {at(space)}?",
        why=f"The trap on {at(space)} is not there any more; the ledger still has it.",
        doubt="" if play else "Nobody may take it now.",
        command=play,
        choices=(put,),
        sightings=(seen,),
    )


def _is_announced(state: State, space: Space) -> bool:
    """Whether an ambush on this space is announced but not carried out yet."""
    return any(one.card == "ambush" and one.to == space for one in state.play.stack)


def _last_place(seen: TokenSeen) -> Space | None:
    return Space(seen.space.column, seen.space.row) if seen.space else None
