"""Noughts and crosses with printed pieces: a complete game, including its camera proposals.

Two players take turns laying pieces on a grid of three by three: the first noughts, the second
crosses. The first to have three in a row, a column or a diagonal wins.
"""

from dataclasses import dataclass, replace
from typing import Final, Never

from engine.allowed import check_own_seat
from engine.composing import game_of
from engine.game import Outcome, Seat
from engine.refusal import Reason, refusal
from engine.ruling import Ruling
from engine.seating import check_names
from engine.topic import Topic, decides, happens
from engine.word import GameWon
from server.proposals.pieces import pieces, remember_piece, space_of
from server.proposals.proposal import Memory, Proposal, Proposer

SIDE: Final = 3
LINES: Final = (
    *(tuple((column, row) for column in range(1, SIDE + 1)) for row in range(1, SIDE + 1)),
    *(tuple((column, row) for row in range(1, SIDE + 1)) for column in range(1, SIDE + 1)),
    tuple((k, k) for k in range(1, SIDE + 1)),
    tuple((k, SIDE + 1 - k) for k in range(1, SIDE + 1)),
)
PIECES: Final = {1: "nought", 2: "cross"}
PRINTED: Final = {1: "trap", 2: "police-x"}
"""The printed pieces of each player, which are laid on the printed grid's first three rows and
columns."""

RULINGS: Final = (Ruling("N1", "Who begins?", "Whoever is named first."),)


@dataclass(frozen=True, slots=True)
class Player:
    """A player."""

    name: str


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a new game."""

    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the grid: columns from the left, rows from the top, both from 1."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class State:
    """A game: `cells[k]` is where the k-th piece lies."""

    options: Options
    cells: tuple[Cell, ...] = ()
    won: GameWon | None = None

    @property
    def turn(self) -> int:
        """Whose turn it is; the first named begins (N1)."""
        return len(self.cells) % 2 + 1

    def of(self, seat: int) -> frozenset[tuple[int, int]]:
        """The cells that hold a player's pieces."""
        return frozenset((one.column, one.row) for one in self.cells[seat - 1 :: 2])

    @property
    def free(self) -> tuple[Cell, ...]:
        """The cells that hold no piece."""
        side = range(1, SIDE + 1)
        cells = (Cell(column, row) for row in side for column in side)
        return tuple(one for one in cells if one not in self.cells)


@dataclass(frozen=True, slots=True)
class Lay:
    """Lays a piece on a free cell."""

    seat: Seat
    player: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece lies on a cell."""

    player: int
    cell: Cell


def lay(state: State, command: Lay) -> tuple[Laid, ...]:
    """Decide: the player whose turn it is lays a piece on a free cell of the grid."""
    check_own_seat(command.seat, command.player)
    if state.won:
        raise refusal(Reason.GAME_OVER, "the game is over", "start a new one")
    if command.player != state.turn:
        raise refusal(Reason.NOT_YOUR_MOVE, "it is the other's turn", "wait for yours", "N1")
    if command.cell not in state.free:
        raise refusal(Reason.BAD_TARGET, "that is no free cell", "choose a free one")
    return (Laid(command.player, command.cell),)


def _laid(state: State, event: Laid) -> State:
    return replace(state, cells=(*state.cells, event.cell))


def _laid_told(state: State, event: Laid) -> str:
    name = state.options.players[event.player - 1].name
    return f"{name} lays a {PIECES[event.player]} on {event.cell.column}, {event.cell.row}."


def _end(state: State) -> tuple[GameWon, ...]:
    if state.won:
        return ()
    for seat in PIECES:
        if any(state.of(seat).issuperset(line) for line in LINES):
            return (GameWon((seat,), "three in a line"),)
    return () if state.free else (GameWon((), "the grid is full"),)


def _end_told(state: State, event: GameWon) -> str:
    names = [state.options.players[seat - 1].name for seat in event.winners]
    return f"{''.join(names) or 'Nobody'} won: {event.why}."


LAYING: Topic[State, Lay, Laid, Laid] = Topic(
    commands=decides(Lay, lay),
    events=happens(Laid, _laid, _laid_told),
    awaits=lambda state: None if state.won else frozenset({state.turn}),
    choices=lambda state: tuple(Lay(state.turn, state.turn, one) for one in state.free),
)
ENDING: Topic[State, Never, GameWon, GameWon] = Topic(
    events=happens(GameWon, lambda state, event: replace(state, won=event), _end_told),
    follows=_end,
)
TOPICS = LAYING | ENDING


def setup(options: Options) -> State:
    """An empty grid; raises IllegalCommand unless there are two players."""
    check_names([one.name for one in options.players], 2, 2)
    return State(options)


def outcome(state: State) -> Outcome | None:
    """The outcome with the winner; None while the game is not over."""
    return Outcome(frozenset(state.won.winners), state.won.why) if state.won else None


GAME = game_of(
    name="noughts_and_crosses",
    title="Noughts and crosses",
    seats=(2, 2),
    summary=__doc__,
    options=Options,
    topics=TOPICS,
    rulings=RULINGS,
    examples={"plain": Options((Player("Ada"), Player("Bo")))},
    setup=setup,
    view=lambda state, _seat: state,
    outcome=outcome,
)


def propose(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """Propose `Lay` if a piece of the player whose turn it is has appeared on a free cell."""
    offers = []
    for number, seen in pieces(memory, PRINTED[state.turn]).items():
        place = space_of(seen)
        if place is None or state.won or Cell(*place) not in state.free:
            continue
        offers.append(
            Proposal(
                key=f"{PRINTED[state.turn]}-{'-'.join(number)}",
                kind="piece",
                title=f"A {PIECES[state.turn]} on {place[0]}, {place[1]}",
                why="It lies there, and the ledger does not have it.",
                doubt="",
                command=Lay(state.turn, state.turn, Cell(*place)),
                sightings=(seen,),
                probability=seen.space.probability if seen.space else None,
            )
        )
    return tuple(offers)


PROPOSER: Proposer[State] = Proposer(remember_piece, propose)
