"""What the referee may say at any time, as representatives."""

from engine.games.clearing_house import commands
from engine.games.clearing_house.board import spaces
from engine.games.clearing_house.commands import Command
from engine.games.clearing_house.questions import is_empty, living
from engine.games.clearing_house.state import State

WHY = "the referee's word"


def overrides(state: State) -> tuple[Command, ...]:
    """Referee's interventions that are possible now; none when the game is over."""
    if state.phase == "over":
        return ()
    found: list[Command] = [
        commands.Note(None, "so it was ruled"),
        commands.DeclareWinner(None, (1,), WHY),
    ]
    empty = [one for one in spaces(state) if is_empty(state, one)]
    hurt = [one for one in living(state) if one.hearts > 1]
    found += [commands.SetHearts(None, one.seat, one.hearts - 1, WHY) for one in hurt]
    if state.stack:
        found.append(commands.LetPass(None, None))
    if empty:
        found += [commands.PlacePawn(None, one.seat, empty[0], WHY) for one in living(state)]
        found += [commands.SetHearts(None, one.seat, 1, WHY) for one in state.players]
        found.append(commands.SetTrap(None, empty[-1], there=True, because=WHY))
    found += [commands.SetTrap(None, one, there=False, because=WHY) for one in state.traps[:1]]
    found += [commands.SetX(None, one, there=False, because=WHY) for one in state.xs[-1:]]
    return tuple(found)
