"""What the referee may say at any time, as representatives."""

from engine.games.metamorph import commands
from engine.games.metamorph.commands import Command
from engine.games.metamorph.questions import living, standing_on
from engine.games.metamorph.state import State

WHY = "the referee's word"


def overrides(state: State) -> tuple[Command, ...]:
    """Referee's interventions that are possible now; none when the game is over."""
    if state.phase == "over":
        return ()
    found: list[Command] = [
        commands.Note(None, "so it was ruled"),
        commands.DeclareWinner(None, (1,), WHY),
    ]
    if state.phase != "playing":
        return tuple(found)
    return (*found, *_bodies(state), *_counters(state))


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
    free = [one.name for one in state.board.hexes if standing_on(state, one.name) is None]
    found: list[Command] = []
    for one in state.players:
        if free:
            where = free[(7 * state.round + one.seat) % len(free)]
            found.append(commands.PlaceCounter(None, one.seat, where, one.seat % 6, WHY))
    first = free[0] if free else None
    found += [commands.PlaceArtifact(None, one.name, first, None, WHY) for one in state.artifacts]
    return found
