"""The whap, fling and nab phases: figures use their chances in order until none are left.

If nobody seems to be in contact, a player has to end the phase, so that contact which the camera
missed can be declared first (S33).
"""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball.chances import chances, seats_of
from engine.games.slargeball.checks import (
    check_chance,
    check_own,
    check_phase,
    check_player,
    first_chances,
)
from engine.games.slargeball.ground import ground_balls
from engine.games.slargeball.questions import figure_of, inches, label, present, standing
from engine.games.slargeball.replaced import with_all, with_figure
from engine.games.slargeball.state import Chance, Figure, Phase, State
from engine.games.slargeball.tables import TEAMS
from engine.games.slargeball.wording import plainly
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import listed
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Pass:
    """Makes no attempt with a figure in this phase: it neither whaps, flings nor nabs."""

    seat: Seat
    figure: int


@dataclass(frozen=True, slots=True)
class EndPhase:
    """Ends a phase in which nobody seems to be in contact; any player may do so."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """The next phase of the turn began."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class ChancesSeen:
    """The chances that figures have now in this phase, in the order in which they are resolved."""

    chances: tuple[Chance, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A figure made no attempt in this phase."""

    figure: int


Command: TypeAlias = Pass | EndPhase
Event: TypeAlias = PhaseBegan | ChancesSeen | Passed

_OF_CHANCES = ("whapping", "flinging", "nabbing")
_BEGIN = {
    "whapping": "The whap phase begins.",
    "toppling": "Everybody who was hit falls.",
    "flinging": "The fling phase begins.",
    "nabbing": "The nab phase begins.",
    "waking": "The check for consciousness begins.",
}


def passed(state: State, command: Pass) -> tuple[Passed, ...]:
    """Decide that a figure does not use its chance."""
    check_phase(state, "whapping", "flinging", "nabbing")
    figure = check_own(state, command.seat, command.figure)
    check_chance(state, figure, None)
    return (Passed(figure.id),)


def end_phase(state: State, command: EndPhase) -> tuple[PhaseBegan, ...]:
    """Decide to end a phase in which nobody seems to be in contact; any player may."""
    check_phase(state, "whapping", "nabbing")
    if command.seat is not None:
        check_player(state, command.seat)
    if not awaits_word(state):
        first = label(state, state.chances[0].figure)
        raise refusal(
            Reason.WRONG_STEP,
            f"{first} has a chance",
            "let it have its attempt, or let it be (Pass)",
            "S33",
        )
    return (PhaseBegan(_following(state)),)


def asks_contact(state: State) -> bool:
    """Whether players have to confirm that there is no contact in this phase, if it needs any."""
    if not state.house.ask_contact:
        return False
    match state.phase:
        case "whapping":
            return all(standing(state, team) for team in TEAMS)
        case "nabbing":
            return bool(ground_balls(state) and standing(state))
        case _:
            return False


def awaits_word(state: State) -> bool:
    """Whether a player has to end this phase: nobody has a chance, and nobody has used one in it.

    A chance that vanished because of a referee's correction does not count as used.
    """
    if state.chances or state.offered is None or not asks_contact(state):
        return False
    return not (state.offered and any(_has_tried(one) for one in state.figures))


def _has_tried(figure: Figure) -> bool:
    """Whether a figure has had its attempt; a Coach's corridor does not count as one."""
    return figure.acted and figure.position != "coach"


def _following(state: State) -> Phase:
    """The next phase; hit figures fall before flings (S11)."""
    if state.phase == "whapping":
        return "toppling" if state.hits else "flinging"
    return "nabbing" if state.phase == "flinging" else "waking"


def _awaits(state: State) -> frozenset[Seat] | None:
    if state.phase not in _OF_CHANCES or state.pending is not None:
        return None
    if awaits_word(state):
        return frozenset(one.seat for one in present(state))
    return seats_of(state, first_chances(state))


def _follows(state: State) -> tuple[ChancesSeen | PhaseBegan, ...]:
    """List the chances when they have changed, even if there are none (S33), or end the phase."""
    if state.phase not in _OF_CHANCES or state.pending is not None:
        return ()
    now = chances(state)
    if now != state.chances or (state.offered is None and asks_contact(state)):
        return (ChancesSeen(now),)
    return () if now or awaits_word(state) else (PhaseBegan(_following(state)),)


def _choices(state: State) -> tuple[Command, ...]:
    if state.phase not in _OF_CHANCES:
        return ()
    if awaits_word(state):
        return tuple(EndPhase(one.seat) for one in present(state))
    figures = [figure_of(state, chance.figure) for chance in first_chances(state)]
    return tuple(dict.fromkeys(Pass(one.seat, one.id) for one in figures if one))


def _began(state: State, event: PhaseBegan) -> State:
    fresh = with_all(state, acted=False)
    return replace(fresh, phase=event.phase, mover=None, team=0, done=(), chances=(), offered=None)


def _seen(state: State, event: ChancesSeen) -> State:
    return replace(state, chances=event.chances, offered=bool(state.offered or event.chances))


def _describe_seen(state: State, event: ChancesSeen) -> str:
    if not event.chances:
        return "Nobody else can do anything in this phase." if state.offered else _no_contact(state)
    return f"Next, in this order: {listed([_chance(state, one) for one in event.chances])}."


def _no_contact(state: State) -> str:
    """The sentence for a phase in which no contact was seen (S33)."""
    seen = "nobody touches a ball" if state.phase == "nabbing" else "nobody touches an enemy"
    return f"By the places on the pitch {seen}; the referee can declare contact that was not seen."


def _chance(state: State, chance: Chance) -> str:
    who = label(state, chance.figure)
    if state.phase == "whapping":
        return f"{who} may whap {label(state, chance.target)} (hits on {chance.needed} or less)"
    if state.phase == "flinging":
        return f"{who} may fling ball {chance.target} up to {inches(chance.reach)}"
    return f"{who} may nab ball {chance.target} (on {chance.needed} or less)"


def _passed(state: State, event: Passed) -> State:
    return with_figure(state, event.figure, acted=True)


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(Pass, passed) | decides(EndPhase, end_phase),
    events=happens(PhaseBegan, _began, lambda _, e: _BEGIN[e.phase])
    | happens(ChancesSeen, _seen, _describe_seen)
    | happens(Passed, _passed, plainly("{who} does nothing.")),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
