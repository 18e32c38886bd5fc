"""Proposals for a counter on the chart of shapes that is not where the ledger has it.

The chart is printed with Human in its middle. Cells are (x, y) in the coordinates of the rule book.
"""

from typing import Final

from engine.explore import after
from engine.games.metamorph import GAME
from engine.games.metamorph.casting import CastMorph
from engine.games.metamorph.questions import is_blob, player_of
from engine.games.metamorph.setting_straight import SetShape
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.turns import EndTurn
from engine.luck import RollNeeded
from server.proposals.pieces import space_of
from server.proposals.proposal import Choice, Memory, Noticed, Proposal
from server.proposals.seen import noticed_of
from vision.sightings import TokenSeen

CHART: Final = "chart"
REACH: Final = 3
"""Cells from the middle of the printed chart to each edge."""

SEEN: Final = "so on the chart"
CURRENT, TARGET, BLOB = "current-shape", "target-shape", "blob"
CALLED: Final = {CURRENT: "shape", TARGET: "target", BLOB: "Blob"}

Cell = tuple[int, int]


def propose_chart(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each counter on the chart that the ledger has elsewhere."""
    if state.phase != "playing" or isinstance(GAME.awaiting(state), RollNeeded):
        return ()
    offers = (_offer(state, seen, noticed) for seen, noticed in noticed_of(memory, TokenSeen))
    return tuple(offer for offer in offers if offer is not None)


def _offer(state: State, seen: TokenSeen, noticed: Noticed) -> Proposal | None:
    kind, _, seat = seen.name.partition("/")
    cell = cell_of(seen)
    player = player_of(state, int(seat)) if kind in CALLED and seat.isdecimal() else None
    if player is None or player.gone or cell is None or seen.state != "lying":
        return None
    if _agrees(state, player, kind, cell) or _agreed(noticed.state, player.seat, kind, cell):
        return None
    deeds = [one for one in GAME.choices(state) if _leads(state, one, player.seat, kind, cell)]
    shape = state.book.shape_at.get(cell, "")
    put = _override(player, kind, shape)
    words = _words(player, deeds[0]) if deeds else ""
    return Proposal(
        key=f"{kind}-{player.seat}",
        kind="chart",
        title=words or f"{player.name}'s {CALLED[kind]} on {shape or 'an empty cell'}?",
        why=f"{player.name}'s {CALLED[kind]} counter lies on {shape or 'an empty cell'}; "
        f"by the ledger {_by_ledger(state, player, kind)}.",
        doubt="" if deeds else "Nothing that may be done now brings it there.",
        command=deeds[0] if deeds else None,
        choices=put,
        sightings=(seen,),
        probability=seen.space.probability if seen.space and deeds else None,
    )


def cell_of(seen: TokenSeen) -> Cell | None:
    """The cell of the chart on which a counter certainly lies, in the book's coordinates.

    None if it lies between cells or not on the chart.
    """
    place = space_of(seen)
    if place is None or seen.space is None or seen.space.board != CHART:
        return None
    return place[0] - 1 - REACH, REACH + 1 - place[1]


def _agrees(state: State, player: Seated, kind: str, cell: Cell) -> bool:
    """Whether the ledger has a player's counter of this kind on this cell.

    The counter of the current shape may lie anywhere while the player is a Blob.
    """
    if kind == CURRENT:
        return is_blob(player) or state.book.cell_of.get(player.shape) == cell
    if kind == TARGET:
        target = player.change.target if player.change else player.shape
        return state.book.cell_of.get(target) == cell
    on_the_way = player.change if is_blob(player) else None
    return on_the_way is not None and (on_the_way.x, on_the_way.y) == cell


def _agreed(then: object, seat: int, kind: str, cell: Cell) -> bool:
    """Whether the ledger agreed with the table when the counter was seen.

    Then the ledger has changed since, and the counter is still to be moved.
    """
    if not isinstance(then, State) or then.phase != "playing":
        return False
    before = player_of(then, seat)
    return before is not None and not before.gone and _agrees(then, before, kind, cell)


def _leads(state: State, command: object, seat: int, kind: str, cell: Cell) -> bool:
    """Whether the ledger would have the counter on this cell after a command."""
    if not isinstance(command, CastMorph | EndTurn):
        return False
    reached = after(GAME, state, command)
    player = player_of(reached, seat)
    return player is not None and not player.gone and _agrees(reached, player, kind, cell)


def _override(player: Seated, kind: str, shape: str) -> tuple[Choice, ...]:
    """The answer that sets the player's shape; there is none for a change in progress."""
    if kind != CURRENT or not shape:
        return ()
    set_so = SetShape(None, player.seat, shape, SEEN)
    return (Choice(f"{player.name} is {shape} in the ledger", set_so),)


def _words(player: Seated, deed: object) -> str:
    if isinstance(deed, CastMorph):
        return f"{player.name} begins to change into {deed.shape}"
    return f"The turn ends, and {player.name}'s change goes on"


def _by_ledger(state: State, player: Seated, kind: str) -> str:
    on_the_way = player.change
    if kind == CURRENT or on_the_way is None:
        return f"the shape is {player.shape}"
    if kind == TARGET:
        return f"it is to be {on_the_way.target}"
    at = state.book.shape_at.get((on_the_way.x, on_the_way.y), "an empty cell")
    return f"the Blob is on {at}" if is_blob(player) else f"the shape is still {player.shape}"
