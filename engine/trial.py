"""Try a state before it is kept: call once everything that a table will ask of it.

The rules promise to answer. If they do not, it is better to refuse one command than to keep a game
that nobody can open again.
"""

from engine.game import SPECTATOR, AnyState, CommandT, EventT, Game, OptionsT, StateT
from engine.notation import to_json


def try_state(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT) -> None:
    """Ask what is awaited and what is legal, and show the state to everybody.

    Raises:
        Exception: Whatever the rules raise; a state that can be played raises nothing.
    """
    game.awaiting(state)
    game.outcome(state)
    game.choices(state)
    game.overrides(state)
    for seat in (None, SPECTATOR, *range(1, seat_count(state) + 1)):
        to_json(game.view(state, seat))


def seat_count(state: AnyState) -> int:
    """How many seats there are: of those who began the game, and of all who joined it since."""
    return max(len(state.options.players), len(getattr(state, "players", ())))


def try_event(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, event: EventT) -> None:
    """Describe an event to the referee, given the state after it; raises as `try_state`."""
    game.describe(game.view(state, None), game.redact(state, event, None))
