"""Looking at Canons, and ensnaring them."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_during, check_referee
from engine.game import Seat
from engine.games.generation_zero.canons import CanonPlaced, known_to
from engine.games.generation_zero.checks import check_figure, check_free, check_sue
from engine.games.generation_zero.due import act_of, readying
from engine.games.generation_zero.moving import Allowed
from engine.games.generation_zero.questions import figure_name, knows, the_figure
from engine.games.generation_zero.reach import ensnarable, has_landed, has_room, within_reach
from engine.games.generation_zero.replaced import with_act, with_canon
from engine.games.generation_zero.state import HIDDEN, Canon, Figure, State
from engine.games.generation_zero.view import reads
from engine.games.generation_zero.words import named_canon
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Look:
    """Looks at a free Canon where a 'Sue has landed, without showing it."""

    seat: Seat
    figure: int
    canon: int


@dataclass(frozen=True, slots=True)
class Ensnare:
    """Takes a free Canon where a 'Sue has landed, up to her Allure.

    With `because` the referee allows it beyond a limit: she has not landed, or holds enough.
    """

    seat: Seat
    figure: int
    canon: int
    because: str = ""


@dataclass(frozen=True, slots=True)
class Looked:
    """A 'Sue's player looked at a Canon; others do not see who it is."""

    figure: int
    canon: int
    card: str


@dataclass(frozen=True, slots=True)
class Ensnared:
    """A 'Sue ensnared a Canon; others than her player do not see who it is."""

    figure: int
    canon: int
    card: str


Command: TypeAlias = Look | Ensnare


Event: TypeAlias = Looked | Ensnared


Taken: TypeAlias = Ensnared | Allowed | CanonPlaced


def look(state: State, command: Look) -> tuple[Looked, ...]:
    """Decide to look at a Canon where the 'Sue has landed."""
    sue = check_sue(state, command.seat, command.figure)
    canon = _check_here(state, sue, command.canon)
    if knows(canon, sue.seat):
        raise refusal(
            Reason.SPENT,
            f"{name_of(state, sue.seat)} knows this Canon",
            "choose another",
            "ensnare",
        )
    return (Looked(sue.number, canon.number, canon.card),)


def ensnare(state: State, command: Ensnare) -> tuple[Taken, ...]:
    """Decide to take a Canon; several are possible in one landing, while there is room (G9)."""
    if command.because:
        return _taken_by_word(state, command)
    sue = check_sue(state, command.seat, command.figure)
    canon = _check_here(state, sue, command.canon)
    if not has_room(state, sue):
        raise refusal(
            Reason.SPENT,
            f"{sue.name} holds as many Canons as she has Allure",
            "she cannot swap one either; leave it",
            "G11",
        )
    return (Ensnared(sue.number, canon.number, canon.card),)


def _taken_by_word(state: State, command: Ensnare) -> tuple[Taken, ...]:
    """A free Canon that the referee gives her, wherever it lies and however many she holds."""
    check_referee(command.seat, "what is out of limits")
    check_during(state.phase, "playing")
    sue = check_figure(state, command.figure)
    if sue.kind != "sue":
        raise refusal(Reason.BAD_TARGET, "only 'Sues hold Canons", "name a 'Sue", "ensnare")
    canon = check_free(state, command.canon)
    placed = CanonPlaced(canon.number, None, sue.number, command.because)
    return (Allowed(sue.number, command.because), placed)


def _check_here(state: State, sue: Figure, number: int) -> Canon:
    """Check that she has landed where a free Canon lies; a house rule lets her stay (G10)."""
    canon = check_free(state, number)
    act = act_of(state)
    if act is not None and act.step == "walking":
        raise refusal(
            Reason.WRONG_STEP, f"{sue.name} is on her way", "stop here first (Finish)", "G20"
        )
    if not has_landed(state, sue):
        _check_stays(state, sue, canon)
    if canon.at != sue.at:
        raise refusal(
            Reason.TOO_FAR, f"Canon {number} lies elsewhere", "choose one that lies here", "ensnare"
        )
    return canon


def _check_stays(state: State, sue: Figure, canon: Canon) -> None:
    """Check that she may ensnare without moving, and that the Canon was there before (G10)."""
    act = act_of(state)
    if not state.house.stand_and_ensnare or (act is not None and act.step == "done"):
        raise refusal(
            Reason.WRONG_STEP, f"{sue.name} has not landed here in this turn", "first move", "G10"
        )
    if state.turn is not None and canon.number in state.turn.brought:
        raise refusal(
            Reason.WRONG_STEP,
            f"Canon {canon.number} came in this turn",
            "ensnare it in the next turn, or land here",
            "G10",
        )


def _looked(state: State, event: Looked) -> State:
    seat = the_figure(state, event.figure).seat
    return known_to(with_act(state, event.figure, step="landed"), event.canon, seat)


def _ensnared(state: State, event: Ensnared) -> State:
    seat = the_figure(state, event.figure).seat
    taken = with_canon(state, event.canon, lambda one: replace(one, at=None, held_by=event.figure))
    return known_to(with_act(taken, event.figure, step="landed"), event.canon, seat)


def _choices(state: State) -> tuple[Command, ...]:
    return tuple(choice for sue in _takers(state) for choice in _takings(state, sue))


def _takers(state: State) -> tuple[Figure, ...]:
    """'Sues who may look at or take Canons where they are: they have landed, or may stay (G10)."""
    act = act_of(state)
    if act and act.step not in ("ready", "walking"):
        there: tuple[Figure, ...] = (the_figure(state, act.figure),)
    elif not state.house.stand_and_ensnare:
        there = ()
    elif act and act.step == "ready":
        there = (the_figure(state, act.figure),)
    else:
        there = readying(state)
    return tuple(one for one in there if one.kind == "sue")


def _takings(state: State, sue: Figure) -> tuple[Command, ...]:
    """What she may do with the Canons where she is; see `within_reach`."""
    here = within_reach(state, sue)
    looks = (
        Look(sue.seat, sue.number, canon.number) for canon in here if not knows(canon, sue.seat)
    )
    takes = (Ensnare(sue.seat, sue.number, canon.number) for canon in ensnarable(state, sue))
    return (*looks, *takes)


def _describe_looked(state: State, event: Looked) -> str:
    who = figure_name(state, event.figure)
    return f"{who}'s player looks at {named_canon(event.canon, event.card)}."


def _describe_ensnared(state: State, event: Ensnared) -> str:
    who = figure_name(state, event.figure)
    return f"{who} ensnares {named_canon(event.canon, event.card)}."


def _redact_looked(state: State, event: Looked, seat: int) -> Looked:
    known = reads(state, event.figure, event.canon, seat)
    return event if known else replace(event, card=HIDDEN)


def _redact_ensnared(state: State, event: Ensnared, seat: int) -> Ensnared:
    known = reads(state, event.figure, event.canon, seat)
    return event if known else replace(event, card=HIDDEN)


TOPIC: Topic[State, Command, Event, Event | Taken] = Topic(
    commands=decides(Look, look) | decides(Ensnare, ensnare),
    events=happens(Looked, _looked, _describe_looked, _redact_looked)
    | happens(Ensnared, _ensnared, _describe_ensnared, _redact_ensnared),
    choices=_choices,
)
