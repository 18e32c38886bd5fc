"""Players who join or leave during the game."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_because, check_going_on, check_referee
from engine.game import Seat
from engine.games.clearing_house.board import at, check_free, corners, is_empty, spaces
from engine.games.clearing_house.hearts import without_player
from engine.games.clearing_house.players import check_player, living, with_player
from engine.games.clearing_house.refereeing import WHY
from engine.games.clearing_house.setup import MOST_PLAYERS
from engine.games.clearing_house.state import Drafting, Playing, Seated, Space, State
from engine.games.clearing_house.turns import ready_to_be_dealt
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seating import newcomer
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class AddPlayer:
    """Somebody joins in mid-game, on this space or a free corner; cards come with the next deal."""

    seat: Seat
    name: str
    because: str
    at: Space | None = None


@dataclass(frozen=True, slots=True)
class RemovePlayer:
    """Somebody leaves the table: the pawn and the cards go, the traps stay."""

    seat: Seat
    player: int
    because: str


@dataclass(frozen=True, slots=True)
class PlayerAdded:
    """Somebody joined, with all hearts and traps."""

    player: int
    name: str
    at: Space
    because: str


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    """Somebody left the table."""

    player: int
    because: str


Command: TypeAlias = AddPlayer | RemovePlayer
Event: TypeAlias = PlayerAdded | PlayerRemoved


def add_player(state: State, command: AddPlayer) -> tuple[PlayerAdded, ...]:
    """Decide that somebody joins; not during a draft, where everybody holds a pack."""
    _check_word(state, command.seat, command.because)
    if isinstance(state.phase, Drafting):
        raise refusal(
            Reason.WRONG_PHASE, "cards are being drafted", "let them join once the draft is over"
        )
    name = newcomer(command.name, [one.name for one in state.players], MOST_PLAYERS)
    where = command.at or _free_space(state)
    check_free(state, where)
    if where in state.traps:
        raise refusal(Reason.BAD_TARGET, f"a trap lies on {at(where)}", "choose another space")
    return (PlayerAdded(len(state.players) + 1, name, where, command.because),)


def remove_player(state: State, command: RemovePlayer) -> tuple[PlayerRemoved, ...]:
    """Decide that a living player leaves."""
    _check_word(state, command.seat, command.because)
    check_player(state, command.player)
    return (PlayerRemoved(command.player, command.because),)


def _check_word(state: State, seat: Seat, because: str) -> None:
    check_referee(seat, "who plays")
    check_going_on(state.moment)
    check_because(because)


def _free_space(state: State) -> Space:
    """The first empty corner, else the first empty space."""
    found = (*corners(state.house.size), *spaces(state))
    free = next((one for one in found if is_empty(state, one)), None)
    if free is None:
        raise refusal(Reason.BAD_TARGET, "no space is empty", "open one first (SetX)")
    return free


def _player_added(state: State, event: PlayerAdded) -> State:
    """Seat the new player; where hearts become police Xs, theirs are added to the box."""
    house = state.house
    one = Seated(event.player, event.name, event.at, house.hearts, house.traps)
    more = house.hearts if house.hearts_as_xs else 0
    joined = replace(state, players=(*state.players, one), xs_left=state.xs_left + more)
    return ready_to_be_dealt(joined)


def _player_removed(state: State, event: PlayerRemoved) -> State:
    """Remove the player with their announced action and, if they had it, their turn.

    Both stay until Intervenes upon the action have gone back to their players (C36).
    """
    left = with_player(state, event.player, lambda one: replace(one, hearts=0))
    left = without_player(left, event.player)
    turn = left.play.turn
    over = turn is not None and turn.player == event.player and not left.play.stack
    return replace(left, phase=Playing()) if over else left


def _overrides(state: State) -> tuple[Command, ...]:
    leaving = tuple(RemovePlayer(None, one.seat, WHY) for one in living(state)[-1:])
    full = len(state.players) >= MOST_PLAYERS or isinstance(state.phase, Drafting)
    empty = any(is_empty(state, one) for one in spaces(state))
    name = f"Guest {len(state.players)}"
    return leaving if full or not empty else (*leaving, AddPlayer(None, name, WHY))


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(AddPlayer, add_player) | decides(RemovePlayer, remove_player),
    events=happens(
        PlayerAdded,
        _player_added,
        lambda _, e: f"{e.name} joins on {at(e.at)}: {e.because}.",
    )
    | happens(
        PlayerRemoved,
        _player_removed,
        lambda s, e: f"{name_of(s, e.player)} leaves the table: {e.because}.",
    ),
    overrides=_overrides,
)
