"""Corrections of the match's course by the referee: turn, phase, initiative, hits."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.allowed import check_during
from engine.game import Seat
from engine.games.slargeball.checks import (
    check_begun,
    check_figure,
    check_stands,
    check_team,
    check_word,
)
from engine.games.slargeball.questions import label, plural
from engine.games.slargeball.replaced import with_all
from engine.games.slargeball.setting_straight import WHY
from engine.games.slargeball.state import Figure, Hit, Phase, State
from engine.games.slargeball.sub_phases import HalfBegun, half_of
from engine.games.slargeball.tables import (
    Position,
)
from engine.games.slargeball.wording import team_name, who
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens
from engine.wording import spoken

MOST_TURNS = 1000
"""Largest turn, and longest extra time in turns, that the referee may set."""

_BEFORE: tuple[Phase, ...] = ("lots", "setting_up")
_OF_A_TEAM: tuple[Phase, ...] = ("setting_up", "moving", "calling")
Held: TypeAlias = Literal["dice", "corridors", "hits"]


@dataclass(frozen=True, slots=True)
class SetTurn:
    """Sets the number of the turn, and of the last turn."""

    seat: Seat
    turn: int
    because: str
    last: int | None = None
    added: int | None = None


@dataclass(frozen=True, slots=True)
class SetInitiative:
    """Gives a team the initiative."""

    seat: Seat
    team: int
    because: str


@dataclass(frozen=True, slots=True)
class SetPhase:
    """Sets the phase of the turn; in the move phase, a position's sub-phase and a team's half."""

    seat: Seat
    phase: Phase
    because: str
    position: Position | None = None
    team: int = 0


@dataclass(frozen=True, slots=True)
class SetCalled:
    """Sets whether a team has tried to activate its Coach in this turn."""

    seat: Seat
    team: int
    tried: bool
    because: str


@dataclass(frozen=True, slots=True)
class DeclareHit:
    """Marks a figure as hit by another one; it falls with the others who were hit."""

    seat: Seat
    figure: int
    by: int
    because: str


@dataclass(frozen=True, slots=True)
class CallOff:
    """Calls off what was announced: awaited dice, corridors, or hits."""

    seat: Seat
    what: Held
    because: str


@dataclass(frozen=True, slots=True)
class TurnSet:
    """The referee set the turn, the last turn, and how often turns were added."""

    turn: int
    last: int
    added: int
    because: str


@dataclass(frozen=True, slots=True)
class InitiativeSet:
    """The referee gave a team the initiative."""

    team: int
    because: str


@dataclass(frozen=True, slots=True)
class PhaseSet:
    """The referee set the phase of the turn."""

    phase: Phase
    position: Position | None
    team: int
    because: str


@dataclass(frozen=True, slots=True)
class CalledSet:
    """The referee set whether a team has tried to activate its Coach in this turn."""

    team: int
    tried: bool
    because: str


@dataclass(frozen=True, slots=True)
class HitDeclared:
    """The referee declared that a figure was hit by another one."""

    figure: int
    by: int
    because: str


@dataclass(frozen=True, slots=True)
class CalledOff:
    """The referee called off what was pending: dice, corridors, or hits."""

    what: Held
    because: str


Command: TypeAlias = SetTurn | SetInitiative | SetPhase | SetCalled | DeclareHit | CallOff
Event: TypeAlias = TurnSet | InitiativeSet | PhaseSet | CalledSet | HitDeclared | CalledOff


def set_turn(state: State, command: SetTurn) -> tuple[TurnSet, ...]:
    """Decide the turn; the last turn and the added times stay unless they are given."""
    check_word(state, command.seat, command.because)
    check_begun(state)
    last = state.period_end if command.last is None else command.last
    added = state.times_added if command.added is None else command.added
    if not (1 <= command.turn <= last <= MOST_TURNS and 0 <= added <= MOST_TURNS):
        raise refusal(
            Reason.BAD_VALUE,
            f"it cannot be turn {command.turn} of {last}",
            f"name a turn from 1, and a last one from there to {MOST_TURNS}",
        )
    return (TurnSet(command.turn, last, added, command.because),)


def set_initiative(state: State, command: SetInitiative) -> tuple[InitiativeSet | HalfBegun, ...]:
    """Decide the initiative, even while dice for it are awaited.

    In the middle of a sub-phase the team that has it now goes first with what is left to move.
    """
    check_word(state, command.seat, command.because)
    check_begun(state)
    check_team(command.team)
    return (InitiativeSet(command.team, command.because), *half_of(state, command.team))


def set_phase(state: State, command: SetPhase) -> tuple[PhaseSet, ...]:
    """Decide the phase; awaited dice are dropped, and a team's half of a sub-phase starts again."""
    check_word(state, command.seat, command.because)
    if command.phase == "over":
        raise refusal(Reason.BAD_VALUE, "a match is not ended so", "name who won (DeclareWinner)")
    if (command.phase in _BEFORE) == bool(state.turn):
        raise refusal(
            Reason.WRONG_PHASE,
            f"the match cannot stand at {command.phase}",
            "name a phase of a turn" if state.turn else f"name one of {list(_BEFORE)}",
        )
    if command.phase in _OF_A_TEAM:
        check_team(command.team)
    if (command.phase == "moving") != (command.position is not None):
        raise refusal(
            Reason.BAD_VALUE,
            "a position moves in the move, and only there",
            "name the position whose sub-phase it is",
        )
    team = command.team if command.phase in _OF_A_TEAM else 0
    return (PhaseSet(command.phase, command.position, team, command.because),)


def set_called(state: State, command: SetCalled) -> tuple[CalledSet, ...]:
    """Decide whether a team may still call its Coach in this turn."""
    check_word(state, command.seat, command.because)
    check_team(command.team)
    return (CalledSet(command.team, command.tried, command.because),)


def declare_hit(state: State, command: DeclareHit) -> tuple[HitDeclared, ...]:
    """Decide a hit in the whap phase; in other phases the referee uses LayFigure."""
    check_word(state, command.seat, command.because)
    check_during(state.phase, "whapping", "toppling")
    figure, by = check_figure(state, command.figure), check_figure(state, command.by)
    check_stands(state, figure)
    if by.id == figure.id or any(hit.victim == figure.id for hit in state.hits):
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, figure.id)} cannot be hit so",
            "name one that was not hit yet, and who hit it",
            "S28",
        )
    return (HitDeclared(figure.id, by.id, command.because),)


def call_off(state: State, command: CallOff) -> tuple[CalledOff, ...]:
    """Decide to call off something pending; a figure that was to roll may try again if legal."""
    check_word(state, command.seat, command.because)
    held = {"dice": state.pending, "corridors": state.corridors, "hits": state.hits}
    if not held[command.what]:
        raise refusal(
            Reason.WRONG_STEP,
            f"there are no {command.what} to call off",
            "name what was announced, or set the phase (SetPhase)",
        )
    return (CalledOff(command.what, command.because),)


def _overrides(state: State) -> tuple[Command, ...]:
    if not state.turn:
        return ()
    found: list[Command] = [
        SetTurn(None, state.turn, WHY),
        SetInitiative(None, state.initiative or 1, WHY),
        SetCalled(None, 1, tried=True, because=WHY),
    ]
    if state.phase in ("moving", "calling"):
        found.append(SetPhase(None, "whapping", WHY))
    if state.pending:
        found.append(CallOff(None, "dice", WHY))
    return tuple(found)


def _turn_set(state: State, event: TurnSet) -> State:
    """Set the turn; carried balls stay nabbed as many turns ago as before."""
    balls = tuple(
        replace(one, since=max(0, one.since + event.turn - state.turn))
        if one.carrier is not None
        else one
        for one in state.balls
    )
    return replace(
        state, turn=event.turn, period_end=event.last, times_added=event.added, balls=balls
    )


def _describe_turn_set(_state: State, event: TurnSet) -> str:
    return f"It is turn {event.turn} of {event.last} now: {event.because}."


def _initiative_set(state: State, event: InitiativeSet) -> State:
    return replace(state, initiative=event.team)


def _describe_initiative_set(state: State, event: InitiativeSet) -> str:
    return f"{team_name(state, event.team)} has the initiative now: {event.because}."


def _phase_set(state: State, event: PhaseSet) -> State:
    state = replace(
        state,
        phase=event.phase,
        mover=event.position,
        team=event.team,
        pending=None,
        done=(),
        chances=(),
        offered=None,
        hits=state.hits if event.phase in ("whapping", "toppling") else (),
    )
    match event.phase:
        case "lots" | "setting_up":
            return replace(state, first=event.team)
        case "initiative":
            fresh = with_all(state, moved=False, freed=None, acted=False)
            return replace(fresh, initiative=0, called=(), corridors=())
        case "moving":
            return replace(state, figures=tuple(_ready(one, event) for one in state.figures))
        case _:
            return with_all(state, acted=False)


def _ready(figure: Figure, event: PhaseSet) -> Figure:
    """Reset a figure's move if it belongs to the half of the sub-phase that starts again."""
    if (figure.position, figure.team) != (event.position, event.team):
        return figure
    return replace(figure, moved=False, freed=None)


def _describe_phase_set(state: State, event: PhaseSet) -> str:
    phase = spoken(event.phase)
    if event.team:
        what = f" {plural(event.position)}" if event.position else ""
        phase = f"{phase}, {team_name(state, event.team).lower()}'s{what}"
    return f"The match stands at {phase}: {event.because}."


def _called_set(state: State, event: CalledSet) -> State:
    others = tuple(team for team in state.called if team != event.team)
    return replace(state, called=(*others, event.team) if event.tried else others)


def _describe_called_set(state: State, event: CalledSet) -> str:
    team = team_name(state, event.team)
    if event.tried:
        return f"{team} has called its Coach in this turn: {event.because}."
    return f"{team} has not called its Coach yet: {event.because}."


def _hit_declared(state: State, event: HitDeclared) -> State:
    return replace(state, hits=(*state.hits, Hit(event.figure, event.by)))


def _describe_hit_declared(state: State, event: HitDeclared) -> str:
    return f"{who(state, event.figure)} was hit by {label(state, event.by)}: {event.because}."


def _called_off(state: State, event: CalledOff) -> State:
    match event.what:
        case "dice":
            return replace(state, pending=None)
        case "corridors":
            return replace(state, corridors=())
        case "hits":
            return replace(state, hits=())


def _describe_called_off(_state: State, event: CalledOff) -> str:
    what = {"dice": "The dice that were awaited", "corridors": "Corridors", "hits": "Hits"}
    return f"{what[event.what]} are called off: {event.because}."


TOPIC: Topic[State, Command, Event, Event | HalfBegun] = Topic(
    commands=decides(SetTurn, set_turn)
    | decides(SetInitiative, set_initiative)
    | decides(SetPhase, set_phase)
    | decides(SetCalled, set_called)
    | decides(DeclareHit, declare_hit)
    | decides(CallOff, call_off),
    events=happens(TurnSet, _turn_set, _describe_turn_set)
    | happens(InitiativeSet, _initiative_set, _describe_initiative_set)
    | happens(PhaseSet, _phase_set, _describe_phase_set)
    | happens(CalledSet, _called_set, _describe_called_set)
    | happens(HitDeclared, _hit_declared, _describe_hit_declared)
    | happens(CalledOff, _called_off, _describe_called_off),
    overrides=_overrides,
)
