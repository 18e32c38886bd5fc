"""What the referee may say at any time, as representatives."""

from engine.games.metamorph import commands
from engine.games.metamorph.commands import Command
from engine.games.metamorph.questions import living, standing_on
from engine.games.metamorph.state import State
from engine.games.metamorph.tables import MOST_PLAYERS

WHY = "the referee's word"


def overrides(state: State) -> tuple[Command, ...]:
    """Referee's interventions that are possible now; none when the game is over."""
    if state.phase == "over":
        return ()
    found: list[Command] = [
        commands.Note(None, "so it was ruled"),
        commands.DeclareWinner(None, (1,), WHY),
    ]
    found += [commands.RemoveWizard(None, one.seat, WHY) for one in living(state)[-1:]]
    found += _newcomers(state)
    if state.phase != "playing":
        return tuple(found)
    return (*found, *_bodies(state), *_counters(state), *_turns(state))


def _newcomers(state: State) -> list[Command]:
    """One more, where there is room for him."""
    if len(state.players) >= MOST_PLAYERS:
        return []
    at = _free(state)[-1:] if state.phase == "playing" else [None]
    name = f"Guest {len(state.players)}"
    return [commands.AddWizard(None, name, WHY, where) for where in at]


def _turns(state: State) -> list[Command]:
    """The turn given, a hit declared, a second move allowed, and values set straight."""
    one, *others = sorted(living(state), key=lambda each: each.mana)
    straight = [(f"players.{one.seat}.stuck", one.stuck + 1), ("round", state.round + 1)]
    found: list[Command] = [commands.GiveTurn(None, one.seat, WHY)]
    found += [commands.DeclareHit(None, one.seat, other.seat, 1, WHY) for other in others[:1]]
    found += [commands.Correct(None, what, str(value), WHY) for what, value in straight]
    if state.turn and state.pending is None:
        found.append(commands.Move(None, "L", because=WHY))
    return found


def _free(state: State) -> list[str]:
    return [one.name for one in state.board.hexes if standing_on(state, one.name) is None]


def _bodies(state: State) -> list[Command]:
    shapes = list(state.book.cell_of)
    found: list[Command] = []
    for one in living(state):
        shape = shapes[(one.seat + state.round) % len(shapes)]
        found += [
            commands.SetHealth(None, one.seat, max(0, one.health - 2), WHY),
            commands.SetMana(None, one.seat, max(1, one.mana - 3), WHY),
            commands.SetShape(None, one.seat, shape, WHY),
            commands.SetEffect(None, one.seat, "slow", 2, WHY),
            commands.SetEffect(None, one.seat, "hold", 0, WHY),
        ]
    return found


def _counters(state: State) -> list[Command]:
    free = _free(state)
    found: list[Command] = []
    for one in state.players:
        if free:
            where = free[(7 * state.round + one.seat) % len(free)]
            found.append(commands.PlaceCounter(None, one.seat, where, one.seat % 6, WHY))
    first = free[0] if free else None
    found += [commands.PlaceArtifact(None, one.name, first, None, WHY) for one in state.artifacts]
    return found
