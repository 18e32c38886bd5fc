"""Corrections of any value by the referee, their consequences, and consistency checks.

Everything in a state can be corrected (`Correct`), except the data with which the game was set up,
and the board, which follows from the positions of the parts.
"""

from collections.abc import Iterator

from engine.correcting import (
    Correct,
    Corrected,
    check_straight,
    corrected_told,
    correction,
    nonsense,
    with_correction,
)
from engine.games.metamorph.board import board_of
from engine.games.metamorph.checks import MOST
from engine.games.metamorph.hexes import SIDES
from engine.games.metamorph.house_rules import house_problem
from engine.games.metamorph.questions import living, player_of
from engine.games.metamorph.replaced import faded
from engine.games.metamorph.shapes import BLOB, SCHOOLS
from engine.games.metamorph.state import Artifact, Pending, Seated, State, Turn
from engine.games.metamorph.words import WHY, artifact_title
from engine.house import problems_of
from engine.record import replace
from engine.seating import seat_problems
from engine.seats import name_of
from engine.topic import Topic, decides, happens

AWAITED = ("attack", "slow", "restrict", "poison", "escape")
FIXED = ("options", "book", "board")


def correct(state: State, command: Correct) -> tuple[Corrected, ...]:
    """Decide a correction; the state must make sense with it. It is possible after the end too."""
    event = correction(state, command, FIXED)
    for problem in _laid_problems(state, event):
        raise nonsense(problem)
    check_straight(state, with_straight(state, event), event.what, problems)
    return (event,)


def with_straight(state: State, event: Corrected) -> State:
    """Return the state with a corrected value and its consequences, such as a new board."""
    told = with_correction(state, event)
    if told.laid != state.laid:
        told = replace(told, board=board_of(told.book, told.laid))
    told = replace(told, players=tuple(_without_place_if_gone(one) for one in told.players))
    for one in told.players:
        told = faded(told, one.seat) if one.gone else told
    if told.phase != "playing":
        told = replace(told, turn=None, pending=None)
    if told.turn and event.what in ("turn", "turn.player"):
        mine = (told.turn.player,)
        told = replace(told, groups=tuple(group for group in told.groups if group != mine))
    if told.phase != "over":
        return replace(told, winners=(), ending="")
    return told if state.phase == "over" else replace(told, ending=event.because)


def _without_place_if_gone(one: Seated) -> Seated:
    """The wizard; if they are out of the game, they stand nowhere and are not held."""
    return replace(one, at=None, hold=None) if one.gone else one


def _laid_problems(state: State, event: Corrected) -> Iterator[str]:
    """Unknown parts of the map, which have to be found before a board is built from them."""
    for one in with_correction(state, event).laid:
        if one.part not in state.book.part_named:
            yield f"there is no part {one.part[:20]!r}"


def problems(state: State) -> Iterator[str]:
    """Yield what makes no sense in a state; nothing for any state that regular play can reach."""
    yield from problems_of(state.house, house_problem)
    names = [one.name for one in state.board.hexes]
    if len(set(names)) < len(names) or len(state.board.there) < len(names):
        yield "parts of the map lie on one another"
    yield from seat_problems((one.seat, one.name) for one in state.players)
    for one in state.players:
        yield from _wizard_problems(state, one)
    yield from _shared_hexes(state)
    for thing in state.artifacts:
        yield from _artifact_problems(state, thing)
    yield from _order_problems(state)


def _wizard_problems(state: State, one: Seated) -> Iterator[str]:
    shape = state.book.shape_named.get(one.shape)
    if shape is None:
        yield f"there is no shape {one.shape[:20]!r}"
        return
    if one.at is not None and one.at not in state.board.place:
        yield f"there is no hex {one.at[:20]!r}"
    if not 0 <= one.facing < SIDES:
        yield f"nobody faces {one.facing}; sides count clockwise from 0 to 5"
    numbers = (one.health, one.mana, one.slow, one.restrict, one.stuck, one.poison, one.venom)
    if not all(0 <= number <= MOST for number in numbers):
        yield f"numbers of {one.name} go from 0 to {MOST}"
    if one.school and one.school not in SCHOOLS:
        yield f"there is no school {one.school[:20]!r}"
    if one.flying and not shape.air:
        yield f"{one.name} does not fly as {one.shape}"
    if one.alive and one.shape == BLOB and one.change is None:
        yield f"{one.name} cannot stay a Blob"
    if one.gone not in ("", "dead", "left"):
        yield f"{one.name} is in the game (empty), dead or left"
    if (one.at is not None) if one.gone else (one.at is None and state.phase == "playing"):
        yield f"{one.name} stands on the map while in the game, and nowhere else"
    yield from _bound_problems(state, one)


def _bound_problems(state: State, one: Seated) -> Iterator[str]:
    """Faults in a wizard's change, hold, trap and attackers."""
    if one.change and one.change.target not in state.book.cell_of:
        yield f"there is no shape {one.change.target[:20]!r} on the chart"
    if one.change and not 0 <= one.change.debt <= MOST:
        yield f"a debt goes from 0 to {MOST}"
    if one.hold and not (_is_other(state, one, one.hold.by) and 0 <= one.hold.damage <= MOST):
        yield f"{one.name} is held by another wizard, for 0 to {MOST} damage"
    specials = [one.trap, *([one.hold.special] if one.hold else [])]
    if any(name and name not in state.book.special_named for name in specials):
        yield f"a special of {one.name} is none of {', '.join(state.book.special_named)}"
    if not all(_is_other(state, one, seat) for seat in one.harried_by):
        yield f"{one.name} is harried by other wizards"


def _is_other(state: State, one: Seated, seat: int) -> bool:
    return seat != one.seat and 1 <= seat <= len(state.players)


def _shared_hexes(state: State) -> Iterator[str]:
    standing = [one.at for one in state.players if one.at is not None]
    if len(set(standing)) < len(standing):
        yield "two wizards stand on one hex"


def _artifact_problems(state: State, thing: Artifact) -> Iterator[str]:
    title = artifact_title(thing.name)
    if thing.kind not in ("key", "font"):
        yield f"{title} is a key or a font"
    if thing.at is not None and thing.holder is not None:
        yield f"{title} is in one place"
    if thing.at is not None and thing.at not in state.board.place:
        yield f"there is no hex {thing.at[:20]!r}"
    seats = [one.seat for one in state.players if one.alive]
    if thing.holder is not None and thing.holder not in seats:
        yield f"{title} is held by somebody in the game"
    if not 0 <= thing.damage <= MOST:
        yield f"damage goes from 0 to {MOST}"


def _order_problems(state: State) -> Iterator[str]:
    """Faults in the order of turns, and in the seats that the state names."""
    seats = [one.seat for one in state.players]
    order = [seat for group in state.groups for seat in group]
    if not all(state.groups) or len(set(order)) < len(order) or not set(order) <= set(seats):
        yield "the order names each seat once"
    named = {*state.tied, *state.winners, *_if_seat(state.fell), *_if_seat(state.escaped)}
    if not named <= set(seats) or state.first not in (0, *seats):
        yield "wizards are named by their seats"
    hexes = set(state.board.place)
    if not all(one.player in seats and set(one.hexes) <= hexes for one in state.ink):
        yield "ink clouds hexes of the map, for a wizard"
    if state.phase in ("laying", "placing", "playing") and not state.first:
        yield "who goes first is known by then"
    if state.turn:
        yield from _turn_problems(state, state.turn)
    if state.pending:
        yield from _pending_problems(state, state.pending)


def _turn_problems(state: State, turn: Turn) -> Iterator[str]:
    if not _in_game(state, turn.player):
        yield "the turn is that of somebody in the game"
    if (turn.player,) in state.groups:
        yield "whose turn it is comes no more in this round"
    if turn.special and turn.special not in state.book.special_named:
        yield f"there is no special {turn.special[:20]!r}"
    seats = {one.seat for one in state.players}
    if not {*turn.seen, *_if_seat(turn.hit)} <= seats:
        yield "wizards are named by their seats"


def _pending_problems(state: State, waiting: Pending) -> Iterator[str]:
    if waiting.what not in AWAITED:
        yield f"dice are awaited for one of {', '.join(AWAITED)}"
    if not (_in_game(state, waiting.player) and _in_game(state, waiting.target)):
        yield "dice are awaited of wizards in the game"
    if waiting.special and waiting.special not in state.book.special_named:
        yield f"there is no special {waiting.special[:20]!r}"
    carried = [one.name for one in state.artifacts if one.holder == waiting.target]
    if waiting.artifact and waiting.artifact not in carried:
        yield f"{waiting.artifact[:20]!r} is not carried by the target"
    if max(abs(waiting.bonus), abs(waiting.damage)) > MOST:
        yield f"numbers go to {MOST}"


def _in_game(state: State, seat: int) -> bool:
    """Whether a seat is that of a wizard who is still in the game."""
    found = player_of(state, seat)
    return found is not None and found.alive


def _if_seat(seat: int | None) -> tuple[int, ...]:
    return () if seat is None else (seat,)


def _overrides(state: State) -> tuple[Correct, ...]:
    """Two representative corrections: of a wizard, and of the game."""
    if state.phase != "playing":
        return ()
    one = min(living(state), key=lambda each: each.mana)
    straight = [(f"players.{one.seat}.stuck", one.stuck + 1), ("round", state.round + 1)]
    return tuple(Correct(None, what, str(value), WHY) for what, value in straight)


def _describe_corrected(state: State, event: Corrected) -> str:
    return corrected_told(event, lambda seat: name_of(state, seat))


TOPIC: Topic[State, Correct, Corrected, Corrected] = Topic(
    commands=decides(Correct, correct),
    events=happens(Corrected, with_straight, _describe_corrected),
    overrides=_overrides,
)
