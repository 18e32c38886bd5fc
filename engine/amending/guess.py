"""Guesses the commands of older ledgers, which kept only their events."""

from engine.amending.past import Past, SpokenCommand
from engine.game import AnyCommand, AnyEvent, AnyState
from engine.luck import Rolled, Shuffled
from engine.refusal import IllegalCommand
from engine.word import Note, Noted


def guessed(past: Past, spoken: SpokenCommand) -> AnyCommand | None:
    """Return a legal command that causes the same events in the same state; None if none does."""
    first = spoken.events[0]
    if isinstance(first, Noted):
        return Note(first.seat, first.text)
    state = past.states[spoken.first - 1]
    offered = (*past.game.choices(state), *past.game.overrides(state))
    return next((one for one in offered if _causes(past, state, one, spoken.events)), None)


def _causes(past: Past, state: AnyState, command: AnyCommand, events: tuple[AnyEvent, ...]) -> bool:
    """Whether the command causes exactly these events, apart from later luck."""
    try:
        caused = past.game.decide(state, command)
    except IllegalCommand:
        return False
    rest = events[len(caused) :]
    follows = not rest or isinstance(rest[0], Rolled | Shuffled)
    return bool(caused) and follows and events[: len(caused)] == caused
