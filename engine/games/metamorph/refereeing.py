"""The referee's word: always possible while the game goes on, always with a reason."""

from engine.allowed import check_because, check_going_on, check_referee
from engine.games.metamorph import commands, events
from engine.games.metamorph.checks import (
    check_empty,
    check_facing,
    check_hex,
    check_phase,
    check_player,
    check_seat,
)
from engine.games.metamorph.events import Event
from engine.games.metamorph.state import State
from engine.plain import nearest
from engine.refusal import Reason, refusal
from engine.word import noted

EFFECTS = ("slow", "restrict", "stuck", "poison", "hold")
MOST = 999
MOST_TURNS = 99


def set_health(state: State, command: commands.SetHealth) -> tuple[Event, ...]:
    """Health as the referee says; none kills."""
    _check_play(state, command.seat, command.because)
    player = check_player(state, command.player)
    _check_number("health", command.health, MOST)
    return (events.HealthSet(player.seat, command.health, command.because),)


def set_mana(state: State, command: commands.SetMana) -> tuple[Event, ...]:
    """Mana as the referee says."""
    _check_play(state, command.seat, command.because)
    player = check_player(state, command.player)
    _check_number("mana", command.mana, MOST)
    return (events.ManaSet(player.seat, command.mana, command.because),)


def set_shape(state: State, command: commands.SetShape) -> tuple[Event, ...]:
    """A shape of the chart, at once and in full health."""
    _check_play(state, command.seat, command.because)
    player = check_player(state, command.player)
    shapes = list(state.book.cell_of)
    if command.shape not in shapes:
        raise refusal(
            Reason.BAD_VALUE,
            f"there is no shape {command.shape[:20]!r} on the chart",
            nearest(command.shape, shapes),
        )
    return (events.ShapeSet(player.seat, command.shape, command.because),)


def place_counter(state: State, command: commands.PlaceCounter) -> tuple[Event, ...]:
    """A counter is put on a free hex; whoever was gone is in the game again."""
    _check_play(state, command.seat, command.because)
    player = check_seat(state, command.player)
    check_hex(state, command.at)
    check_facing(command.facing)
    if player.at != command.at:
        check_empty(state, command.at)
    return (events.CounterPlaced(player.seat, command.at, command.facing, command.because),)


def set_effect(state: State, command: commands.SetEffect) -> tuple[Event, ...]:
    """For how many turns something still lasts; a hold is only ended."""
    _check_play(state, command.seat, command.because)
    player = check_player(state, command.player)
    if command.effect not in EFFECTS:
        raise refusal(
            Reason.BAD_VALUE,
            f"there is no effect {command.effect[:20]!r}",
            f"name one of {list(EFFECTS)}",
        )
    _check_number(command.effect, command.turns, 0 if command.effect == "hold" else MOST_TURNS)
    return (events.EffectSet(player.seat, command.effect, command.turns, command.because),)


def place_artifact(state: State, command: commands.PlaceArtifact) -> tuple[Event, ...]:
    """On a hex, in a hand, or off the map."""
    _check_play(state, command.seat, command.because)
    if command.artifact not in [one.name for one in state.artifacts]:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no artifact {command.artifact[:20]!r}",
            f"there are {[one.name for one in state.artifacts] or 'none'}",
        )
    if command.at is not None and command.holder is not None:
        raise refusal(Reason.BAD_VALUE, "it is in one place", "name a hex or a holder")
    if command.at is not None:
        check_hex(state, command.at)
    if command.holder is not None:
        check_player(state, command.holder)
    return (events.ArtifactSet(command.artifact, command.at, command.holder, command.because),)


def declare_winner(state: State, command: commands.DeclareWinner) -> tuple[Event, ...]:
    """The referee ends the game."""
    _check_word(state, command.seat, command.because)
    for seat in command.players:
        check_seat(state, seat)
    return (events.GameWon(tuple(sorted(set(command.players))), command.because),)


def note(state: State, command: commands.Note) -> tuple[Event, ...]:
    """A remark for the ledger."""
    check_going_on(state.phase)
    if command.seat is not None:
        check_seat(state, command.seat)
    return (noted(command),)


def _check_play(state: State, seat: int | None, because: str) -> None:
    """As any word, and only once the map is laid and everybody stands on it."""
    _check_word(state, seat, because)
    check_phase(state, "playing")


def _check_word(state: State, seat: int | None, because: str) -> None:
    check_referee(seat, "this")
    check_going_on(state.phase)
    check_because(because)


def _check_number(what: str, value: int, most: int) -> None:
    if not 0 <= value <= most:
        raise refusal(Reason.BAD_VALUE, f"{what} cannot be {value}", f"give 0 to {most}")
