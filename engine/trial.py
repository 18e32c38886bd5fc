"""Tries a state before it is stored, by calling every function that a table will need.

The rules promise to answer all of them. If they raise, it is better to refuse one command than to
store a game that nobody can open again.
"""

from engine.game import SPECTATOR, AnyState, CommandT, EventT, Game, OptionsT, StateT
from engine.notation import to_json


def try_state(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT) -> None:
    """Ask what is awaited and legal in a state, and write the view of every seat as JSON.

    Raises:
        Exception: Whatever the rules raise; they raise nothing for a state that can be played.
    """
    game.awaiting(state)
    game.outcome(state)
    game.choices(state)
    game.overrides(state)
    for seat in (None, SPECTATOR, *range(1, seat_count(state) + 1)):
        to_json(game.view(state, seat))


def seat_count(state: AnyState) -> int:
    """Count the seats: of those who began the game, and of all who have joined it since."""
    return max(len(state.options.players), len(getattr(state, "players", ())))


def try_event(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, event: EventT) -> None:
    """Describe an event as the referee sees it, given the state after it.

    Raises:
        Exception: As from `try_state`.
    """
    game.describe(game.view(state, None), game.redact(state, event, None))
