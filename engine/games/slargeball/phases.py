"""Phases in which nobody seems to be in contact: shown, and ended by a word (S33)."""

from engine.games.slargeball import commands, events
from engine.games.slargeball.checks import check_phase, check_player
from engine.games.slargeball.events import Event
from engine.games.slargeball.ground import ground_balls
from engine.games.slargeball.questions import label, standing
from engine.games.slargeball.state import Phase, State
from engine.games.slargeball.tables import TEAMS
from engine.refusal import Reason, refusal


def asks_contact(state: State) -> bool:
    """The phase is about contact, there are two who could touch, and that is asked about."""
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
    """Nobody had a chance in this phase: contact that the eye missed may still be declared."""
    return state.offered is False and not state.chances and asks_contact(state)


def following(state: State) -> Phase:
    """The phase after one of those that have chances; who was hit falls first (S11)."""
    if state.phase == "whapping":
        return "toppling" if state.hits else "flinging"
    return "nabbing" if state.phase == "flinging" else "waking"


def end_phase(state: State, command: commands.EndPhase) -> tuple[Event, ...]:
    """Anybody says that it goes on."""
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
    return (events.PhaseBegan(following(state)),)
