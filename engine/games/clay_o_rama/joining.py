"""Players who join or leave during the game."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_because, check_own_seat, check_referee
from engine.game import Seat
from engine.games.clay_o_rama.building import check_colour
from engine.games.clay_o_rama.checks import check_phase, check_player, check_range, check_tenths
from engine.games.clay_o_rama.offering import PowerOffered
from engine.games.clay_o_rama.questions import living, present
from engine.games.clay_o_rama.replaced import with_player
from engine.games.clay_o_rama.shooting import ThrowVoided, aimed_in_vain
from engine.games.clay_o_rama.state import Seated, State
from engine.games.clay_o_rama.tables import MOST_PLAYERS, MOST_SPAN
from engine.games.clay_o_rama.words import WHY, name_of
from engine.games.clay_o_rama.wounds import without_creature
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import player_of
from engine.topic import Topic, decides, happens

GUEST = "a guest"


@dataclass(frozen=True, slots=True)
class LeaveGame:
    """A player leaves with their creatures; the others go on."""

    seat: Seat
    player: int
    because: str = ""


@dataclass(frozen=True, slots=True)
class JoinGame:
    """A player joins, or returns under the same name; WeighIn gives them a creature."""

    seat: Seat
    name: str
    because: str
    colour: str = ""
    span: int | None = None


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player left the game with their creatures."""

    player: int
    because: str = ""


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """A player joined on this seat, or returned to it."""

    player: int
    name: str
    colour: str
    span: int | None
    because: str


Command: TypeAlias = LeaveGame | JoinGame
Event: TypeAlias = PlayerLeft | PlayerJoined
Caused: TypeAlias = Event | ThrowVoided | PowerOffered


def leave_game(
    state: State, command: LeaveGame
) -> tuple[ThrowVoided | PowerOffered | PlayerLeft, ...]:
    """Decide that a player leaves; they say so themselves, or the referee does.

    A missile in the air at one of their creatures goes back to its owner.
    """
    check_phase(state, "building", "initiative", "playing")
    player = check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    if not player.playing:
        raise refusal(Reason.SPENT, f"{player.name} has left already", "JoinGame brings them back")
    theirs = (one.id for one in living(state) if one.player == player.seat)
    return (*aimed_in_vain(state, *theirs), PlayerLeft(player.seat, command.because))


def join_game(state: State, command: JoinGame) -> tuple[PlayerJoined, ...]:
    """Decide that the referee lets a player join or return."""
    check_referee(command.seat, "who joins")
    check_because(command.because)
    check_phase(state, "building", "initiative", "playing")
    name = command.name.strip()
    _check_name(state, name)
    if command.span is not None:
        check_tenths("span", command.span, 1, MOST_SPAN)
    seat = _seat_for(state, name)
    check_range("number of players", seat, 1, MOST_PLAYERS)
    check_colour(state, seat, command.colour)
    return (PlayerJoined(seat, name, command.colour, command.span, command.because),)


def _check_name(state: State, name: str) -> None:
    if not name or any(one.name == name for one in present(state)):
        raise refusal(Reason.BAD_VALUE, f"{name!r} is not a new name", "give a name of their own")


def _seat_for(state: State, name: str) -> int:
    """The seat of a player who returns under this name, or a new one."""
    before = next((one.seat for one in state.players if one.name == name), None)
    return len(state.players) + 1 if before is None else before


def _left(state: State, event: PlayerLeft) -> State:
    for creature in living(state):
        if creature.player == event.player:
            state = without_creature(state, creature.id)
    return with_player(
        state, event.player, lambda one: replace(one, playing=False, done_building=True)
    )


def _describe_left(state: State, event: PlayerLeft) -> str:
    why = f": {event.because}" if event.because else ""
    return f"{name_of(state, event.player)} leaves the game{why}."


def _joined(state: State, event: PlayerJoined) -> State:
    known = player_of(state, event.player)
    if known is None:
        new = Seated(event.player, event.name, event.colour, event.span)
        return replace(state, players=(*state.players, new))
    back = replace(
        known,
        playing=True,
        done_building=False,
        colour=event.colour or known.colour,
        span=event.span or known.span,
    )
    return with_player(state, event.player, lambda _: back)


def _overrides(state: State) -> tuple[Command, ...]:
    here = present(state)
    leaving = (LeaveGame(None, here[-1].seat, WHY),) if len(here) > 2 else ()
    known = any(one.name == GUEST for one in here)
    full = len(state.players) == MOST_PLAYERS
    joining = () if known or full else (JoinGame(None, GUEST, WHY),)
    return (*leaving, *joining)


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(LeaveGame, leave_game) | decides(JoinGame, join_game),
    events=happens(PlayerLeft, _left, _describe_left)
    | happens(PlayerJoined, _joined, lambda _, e: f"{e.name} joins the game: {e.because}."),
    overrides=_overrides,
)
