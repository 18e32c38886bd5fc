"""Commands that are possible now: finite representatives where there are very many.

Of all ways to a hex the one that turns least is offered; to teleport, hexes beside somebody or
something, and the one farthest from everybody.
"""

from engine.games.metamorph import commands
from engine.games.metamorph.awaiting import awaiting, drawable, layer, placer
from engine.games.metamorph.board import spots
from engine.games.metamorph.commands import Command
from engine.games.metamorph.fight_choices import fights
from engine.games.metamorph.hexes import Hex, towards
from engine.games.metamorph.move_choices import moves
from engine.games.metamorph.questions import wizard
from engine.games.metamorph.spell_choices import spells
from engine.games.metamorph.starting import farms, farthest, walkable
from engine.games.metamorph.state import State
from engine.luck import some_answers

FEW_PARTS = 3
"""Parts that are offered at once where any may be laid on the table."""


def choices(state: State) -> tuple[Command, ...]:
    """Commands that are possible now; none when the game is over."""
    luck = some_answers(awaiting(state))
    if luck is not None:
        return luck
    match state.phase:
        case "laying":
            return _layings(state)
        case "placing":
            return _placings(state)
        case _:
            return _turn(state)


def _layings(state: State) -> tuple[Command, ...]:
    seat = layer(state)
    parts = state.dealt[seat - 1] if seat else drawable(state)[:FEW_PARTS]
    found: list[Command] = [
        commands.LayPart(seat, part, column, half)
        for part in parts
        for column, half in spots(state.book, state.laid, state.board.there.keys(), part)
    ]
    if seat is None and _is_complete(state):
        found.append(commands.MapDone(None))
    return tuple(found)


def _is_complete(state: State) -> bool:
    room = len(walkable(state)) > len(state.players)
    return room and (state.house.scenario != "key" or bool(farms(state)))


def _placings(state: State) -> tuple[Command, ...]:
    """Each hex once, facing the middle of the map."""
    seat = placer(state)
    hexes = state.board.hexes
    middle = Hex(
        sum(one.q for one in hexes) // len(hexes), sum(one.r for one in hexes) // len(hexes)
    )
    return tuple(
        commands.PlaceWizard(seat, seat, name, towards(state.board.place[name], middle))
        for name in farthest(state)
    )


def _turn(state: State) -> tuple[Command, ...]:
    turn = state.turn
    if turn is None:
        return ()
    one = wizard(state, turn.player)
    return (
        *moves(state, turn, one),
        *spells(state, turn, one),
        *fights(state, turn, one),
        commands.EndTurn(one.seat),
    )
