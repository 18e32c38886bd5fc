"""Proposals for Locations that are not laid as in the ledger: exchanged, misplaced, or apart."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from engine.games.generation_zero import GAME
from engine.games.generation_zero.effects import UseAbility
from engine.games.generation_zero.layout import beside, layout_problem
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.questions import in_play, place_name
from engine.games.generation_zero.refereeing import LayOut
from engine.games.generation_zero.state import State
from engine.seats import listed
from engine.word import Note
from server.proposals.generation_zero.fitting import CardOnCell, fitted
from server.proposals.generation_zero.lattice import LaidLocation, lattice
from server.proposals.generation_zero.names import card_named, place_number
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.refused import refused
from server.proposals.seen import seen_of
from vision.sightings import LayoutSeen

SEEN: Final = "lying so on the table"
AS_IN_THE_LEDGER: Final = "The Locations are laid as in the ledger"
WARP: Final = "spatial_warp"
MEETS: Final = 0.5
"""Probability above which two Locations count as touching."""

MOST_TOLD: Final = 3
"""Most misplaced Locations that a sentence names."""


def propose_layout(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal with the smallest change that makes table and ledger agree; none if they do.

    Missing cards do not count as a difference, because cards are laid one after the other.
    """
    seen = next(iter(seen_of(memory, LayoutSeen)), None)
    if seen is None or not state.places:
        return ()
    strange = _strangers(state, seen)
    if strange:
        text = f"{listed(strange)} {'is' if len(strange) == 1 else 'are'} not in this game"
        mend = "Take away what does not belong, and lay what is missing."
        return (_question(state, seen, text, mend, None),)
    laid = _laid(state, seen)
    if not laid:
        return _mostly_misplaced(state, seen)
    wrong = [one for one in laid if not one.right]
    return (_misplaced(state, seen, laid, wrong),) if wrong else _apart(state, seen, laid)


def _laid(state: State, seen: LayoutSeen) -> tuple[CardOnCell, ...]:
    cells = {one.number: Cell(one.column, one.row) for one in state.places}
    spots = tuple((one.place, cells[one.place], one.at_mm) for one in _lying(state, seen))
    return fitted(spots) if len(spots) > 1 else ()


def _lying(state: State, seen: LayoutSeen) -> tuple[LaidLocation, ...]:
    """The Location cards on the table that belong to this game; of duplicates, the last one."""
    found = {
        number: LaidLocation(number, complex(*card.at_mm), card.heading_deg)
        for card in seen.cards
        if (number := place_number(state, card.name)) is not None
    }
    return tuple(found.values())


def _meeting(state: State, seen: LayoutSeen) -> tuple[tuple[int, int], ...]:
    """Pairs of Locations whose corners touch."""
    numbers = {card.id: place_number(state, card.name) for card in seen.cards}
    touching = (pair for pair in seen.meeting if pair.probability > MEETS)
    pairs = ((numbers[pair.first], numbers[pair.second]) for pair in touching)
    return tuple((one, other) for one, other in pairs if one is not None and other is not None)


def _strangers(state: State, seen: LayoutSeen) -> list[str]:
    """Names of cards that do not belong to this game: not drawn for it, or of another set."""
    return [
        named[1] if (named := card_named(state, card.name)) else card.name.partition("/")[2]
        for card in seen.cards
        if place_number(state, card.name) is None
    ]


def _mostly_misplaced(state: State, seen: LayoutSeen) -> tuple[Proposal, ...]:
    """A proposal for a layout that does not fit the ledger's; none for one or two cards."""
    if len(seen.cards) <= 2:
        return ()
    cells = lattice(_lying(state, seen), _meeting(state, seen))
    why = "Most Locations do not lie where the ledger has them"
    mend = "Lay them as the page shows, corner to corner, or change the ledger to match the table."
    return (_question(state, seen, why, mend, _lay_out(state, cells)),)


def _misplaced(
    state: State, seen: LayoutSeen, laid: tuple[CardOnCell, ...], wrong: list[CardOnCell]
) -> Proposal:
    """A proposal for misplaced cards; two exchanged ones may be the effect of an ability."""
    cells = {one.place: one.table_cell for one in laid if one.table_cell is not None}
    lay_out = _lay_out(state, cells)
    exchanged = _exchanged(wrong)
    if not exchanged:
        text = listed([_where(state, one) for one in wrong[:MOST_TOLD]])
        more = f", and {len(wrong) - MOST_TOLD} more" if len(wrong) > MOST_TOLD else ""
        return _question(state, seen, text + more, "Lay them where they belong.", lay_out)
    names = " and ".join(place_name(state, number) for number in exchanged)
    warps = _warps(state, exchanged)
    if not warps:
        return _question(state, seen, f"{names} are exchanged", "Exchange them.", lay_out)
    others = [Choice("by another figure", play) for play in warps[1:]]
    so = [] if lay_out is None else [Choice("They were laid so; nothing was used", lay_out)]
    return Proposal(
        key="layout",
        kind="layout",
        title=f"{names} change places",
        why="Each lies where the ledger has the other.",
        doubt="" if len(warps) == 1 else "More than one figure may have done it.",
        command=warps[0],
        choices=(*others, *so, _remark()),
        sightings=(seen,),
    )


def _exchanged(wrong: list[CardOnCell]) -> tuple[int, int] | None:
    """Two cards that have changed places, if nothing else is wrong."""
    if len(wrong) != 2:
        return None
    one, other = wrong
    swapped = (one.table_cell, other.table_cell) == (other.ledger_cell, one.ledger_cell)
    return (one.place, other.place) if swapped else None


def _warps(state: State, places: tuple[int, int]) -> list[UseAbility]:
    """Legal uses of the power `WARP` that would exchange two Locations."""
    plays = [
        UseAbility(agent.seat, agent.number, department=True, places=places)
        for agent in in_play(state, "agent")
        if agent.department is not None and agent.department.power == WARP
    ]
    return [play for play in plays if not refused(GAME.decide, state, play)]


def _lay_out(state: State, cells: Mapping[int, Cell] | None) -> LayOut | None:
    """The command that takes over the table's layout; None if it is incomplete or invalid."""
    if cells is None or any(one.number not in cells for one in state.places):
        return None
    told = [cells[one.number] for one in state.places]
    left, top = min(one.column for one in told) - 1, min(one.row for one in told) - 1
    shifted = tuple(Cell(one.column - left, one.row - top) for one in told)
    return None if layout_problem(shifted) else LayOut(None, shifted, SEEN)


def _where(state: State, one: CardOnCell) -> str:
    there = next((p for p in state.places if Cell(p.column, p.row) == one.table_cell), None)
    name = place_name(state, one.place)
    return f"{name} lies where {there.name} belongs" if there else f"{name} lies beside its place"


def _apart(state: State, seen: LayoutSeen, laid: tuple[CardOnCell, ...]) -> tuple[Proposal, ...]:
    """A proposal if neighbouring cards, though in their cells, do not touch at a corner."""
    meeting = {frozenset(pair) for pair in _meeting(state, seen)}
    apart = [
        f"{place_name(state, one.place)} and {place_name(state, other.place)}"
        for one, other in combinations(laid, 2)
        if other.place in beside(state, one.place)
        and frozenset((one.place, other.place)) not in meeting
    ]
    if not apart:
        return ()
    text = f"{'; '.join(apart[:MOST_TOLD])} do not touch at a corner"
    return (_question(state, seen, text, "Push them together.", None),)


def _question(
    state: State, seen: LayoutSeen, what: str, mend: str, lay_out: LayOut | None
) -> Proposal:
    """A proposal for a difference that no player's command explains.

    Args:
        state: The current state.
        seen: The layout on the table.
        what: What differs, as a sentence without a full stop.
        mend: What the players can do about it.
        lay_out: The command that takes over the table's layout. It is proposed during setup; later
            it is only one of the answers.
    """
    missing = len(state.places) - len(seen.cards)
    unseen = f" {missing} more are not seen." if missing > 0 else ""
    so = () if lay_out is None else (Choice("Change the ledger to match the table", lay_out),)
    setting_up = lay_out is not None and state.phase != "playing"
    return Proposal(
        key="layout",
        kind="layout",
        title="The Locations are laid out as they lie"
        if setting_up
        else "The Locations do not lie as in the ledger",
        why=f"{what}.{unseen}",
        doubt=mend,
        command=lay_out if setting_up else None,
        choices=(*(() if setting_up else so), _remark()),
        sightings=(seen,),
    )


def _remark() -> Choice:
    return Choice(AS_IN_THE_LEDGER, Note(None, AS_IN_THE_LEDGER))
