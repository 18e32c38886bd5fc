"""Losing hearts, elimination, and the end of the game."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.clearing_house.players import living, with_player
from engine.games.clearing_house.state import Phase, Playing, Police, Starting, State
from engine.record import replace
from engine.seats import name_of, names_of, player_of
from engine.topic import Topic, happens
from engine.word import GameWon, Over


@dataclass(frozen=True, slots=True)
class Damaged:
    """A player lost a heart; `hearts` are left."""

    player: int
    hearts: int
    why: str


@dataclass(frozen=True, slots=True)
class Eliminated:
    """A player was eliminated: their pawn and cards are removed, their traps stay."""

    player: int


Event: TypeAlias = Damaged | Eliminated | GameWon


def hurt(state: State, seat: int, why: str) -> Damaged:
    """Return the event that a player loses a heart."""
    player = player_of(state, seat)
    return Damaged(seat, (player.hearts if player else 1) - 1, why)


def last_one(state: State) -> GameWon:
    """Return the event that ends the game with one player alive, or none."""
    left = living(state)
    if left:
        return GameWon((left[0].seat,), f"{left[0].name} is the last one alive")
    return GameWon((), "nobody is left alive")


def newly_dead(state: State) -> tuple[int, ...]:
    """Return the seats of players who have no hearts left but still a pawn on the board."""
    return tuple(one.seat for one in state.players if not one.alive and one.at is not None)


def _follows(state: State) -> tuple[Event, ...]:
    """Remove the dead; end the game once at most one is alive, in the police step too (C27)."""
    if isinstance(state.phase, Over):
        return ()
    if gone := newly_dead(state):
        return tuple(Eliminated(seat) for seat in gone)
    return (last_one(state),) if len(living(state)) <= 1 else ()


def _damaged(state: State, event: Damaged) -> State:
    """Count the wound for this round's police step; in that step, for the next one (C8)."""
    hurt = replace(state, wounds=state.wounds + 1, harmed=True)
    return with_player(hurt, event.player, lambda one: replace(one, hearts=event.hearts))


def _describe_damaged(state: State, event: Damaged) -> str:
    return f"{name_of(state, event.player)} loses a heart ({event.why}); {event.hearts} left."


def without_player(state: State, gone: int) -> State:
    """Remove a player's pawn and cards; their traps stay (C26)."""
    state = with_player(
        state, gone, lambda one: replace(one, at=None, hand=(), base=(), pack=(), armor=0)
    )
    return replace(state, phase=_phase_without(state.phase, gone))


def _phase_without(phase: Phase, gone: int) -> Phase:
    """The phase without anything that waits for a player who is gone."""
    match phase:
        case Playing(action=action) if action is not None and action.player == gone:
            # Intervenes upon the action go back to their players first (C36).
            return phase if len(phase.stack) > 1 else phase.grounded
        case Police(fleeing=fleeing) if fleeing == gone:
            return replace(phase, fleeing=None)
        case Starting(tied):
            return Starting(tuple(seat for seat in tied if seat != gone))
        case _:
            return phase


def _won(state: State, event: GameWon) -> State:
    return replace(state, phase=Over(event.winners, event.why))


def _describe_won(state: State, event: GameWon) -> str:
    if len(event.winners) > 1:
        return f"A tie between {names_of(state, event.winners)}: {event.why}."
    return f"{names_of(state, event.winners) or 'Nobody'} won: {event.why}."


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(Damaged, _damaged, _describe_damaged)
    | happens(
        Eliminated,
        lambda s, e: without_player(s, e.player),
        lambda s, e: f"{name_of(s, e.player)} is out.",
    )
    | happens(GameWon, _won, _describe_won),
    follows=_follows,
)
