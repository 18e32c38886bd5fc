"""The referee's word: always possible while the game goes on, always with a reason."""

from dataclasses import fields

from engine.allowed import check_because, check_going_on, check_referee
from engine.games.metamorph import commands, events
from engine.games.metamorph.changing import dropped_objects
from engine.games.metamorph.checks import (
    check_empty,
    check_facing,
    check_hex,
    check_other,
    check_phase,
    check_player,
    check_seat,
)
from engine.games.metamorph.events import Event
from engine.games.metamorph.fighting import suffered
from engine.games.metamorph.hexes import distance
from engine.games.metamorph.questions import wizard
from engine.games.metamorph.shapes import SCHOOLS
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.tables import MOST_PLAYERS
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
    told = events.ShapeSet(player.seat, command.shape, command.because)
    return (told, *_still_awaited(state, player.seat))


def place_counter(state: State, command: commands.PlaceCounter) -> tuple[Event, ...]:
    """A counter is put on a free hex; whoever was gone is in the game again."""
    _check_play(state, command.seat, command.because)
    player = check_seat(state, command.player)
    check_hex(state, command.at)
    check_facing(command.facing)
    if player.at != command.at:
        check_empty(state, command.at)
    told = events.CounterPlaced(player.seat, command.at, command.facing, command.because)
    near = not _is_moved_away(state, player, command.at)
    return (told, *(_still_awaited(state, player.seat) if near else ()))


def _still_awaited(state: State, seat: int) -> tuple[Event, ...]:
    """What was announced by or against somebody stays announced, though he is set straight."""
    waiting = state.pending
    if waiting is None or seat not in (waiting.player, waiting.target):
        return ()
    return (events.StillAwaited(**{f.name: getattr(waiting, f.name) for f in fields(waiting)}),)


def _is_moved_away(state: State, player: Seated, at: str) -> bool:
    """He stands farther than before from whom it is announced against, or by whom."""
    waiting = state.pending
    if waiting is None or player.at is None:
        return False
    other = wizard(state, waiting.target if waiting.player == player.seat else waiting.player)
    if other.at is None:
        return False
    place = state.board.place
    return distance(place[at], place[other.at]) > distance(place[player.at], place[other.at])


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


def add_wizard(state: State, command: commands.AddWizard) -> tuple[Event, ...]:
    """Somebody joins; in play his counter is put on a free hex."""
    _check_word(state, command.seat, command.because)
    name = command.name.strip()
    if not name or name in [one.name for one in state.players]:
        raise refusal(Reason.BAD_VALUE, "the name is empty or taken", "give a name of one's own")
    if len(state.players) >= MOST_PLAYERS:
        raise refusal(Reason.BAD_VALUE, f"{MOST_PLAYERS} play already", "somebody has to watch")
    _check_school(command.school)
    check_facing(command.facing)
    _check_stand(state, command.at)
    seat = len(state.players) + 1
    human = (command.school, command.at, command.facing, state.house.mana)
    return (events.WizardAdded(seat, name, *human, command.because),)


def _check_school(school: str) -> None:
    if school and school not in SCHOOLS:
        raise refusal(Reason.BAD_VALUE, f"there is no school {school[:20]!r}", f"{list(SCHOOLS)}")


def _check_stand(state: State, at: str | None) -> None:
    """A free hex once the game is played, and none before wizards are placed."""
    if (at is None) == (state.phase == "playing"):
        mend = "name a free hex (at)" if at is None else "leave `at` out; wizards are placed later"
        raise refusal(Reason.BAD_VALUE, f"the counter is not put so during {state.phase}", mend)
    if at is not None:
        check_hex(state, at)
        check_empty(state, at)


def remove_wizard(state: State, command: commands.RemoveWizard) -> tuple[Event, ...]:
    """Somebody leaves; what he holds lies where he stood, or is gone before wizards are placed."""
    _check_word(state, command.seat, command.because)
    one = check_player(state, command.player)
    return (*dropped_objects(state, one), events.WizardRemoved(one.seat, command.because))


def give_turn(state: State, command: commands.GiveTurn) -> tuple[Event, ...]:
    """It is somebody else's turn, or the same one's anew."""
    _check_play(state, command.seat, command.because)
    one = check_player(state, command.player)
    return (events.TurnGiven(one.seat, command.because),)


def declare_hit(state: State, command: commands.DeclareHit) -> tuple[Event, ...]:
    """A hit with all its consequences, after the dice or instead of them."""
    _check_play(state, command.seat, command.because)
    one = check_player(state, command.player)
    other = check_other(state, one, command.target)
    _check_number("damage", command.damage, MOST)
    special = state.book.special_named.get(command.special)
    if command.special and special is None:
        raise refusal(
            Reason.BAD_VALUE,
            f"there is no special {command.special[:20]!r}",
            nearest(command.special, list(state.book.special_named)),
        )
    hit = events.HitDeclared(one.seat, other.seat, command.because)
    return (hit, *suffered(state, other.seat, command.damage, special))


def declare_winner(state: State, command: commands.DeclareWinner) -> tuple[Event, ...]:
    """The referee ends the game."""
    _check_word(state, command.seat, command.because)
    for seat in command.players:
        check_seat(state, seat)
    return (events.GameWon(tuple(sorted(set(command.players))), command.because),)


def note(state: State, command: commands.Note) -> tuple[Event, ...]:
    """A remark for the ledger, also after the end."""
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
