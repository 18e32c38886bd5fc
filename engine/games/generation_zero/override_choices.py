"""What the referee may say at any time, as representatives."""

from engine.games.generation_zero import commands
from engine.games.generation_zero.commands import Command
from engine.games.generation_zero.deck import deck_of
from engine.games.generation_zero.options import Cell
from engine.games.generation_zero.questions import in_play
from engine.games.generation_zero.state import HIDDEN, Battle, State
from engine.games.generation_zero.tables import MOST_PLAYERS

WHY = "the referee's word"


def overrides(state: State) -> tuple[Command, ...]:
    """Referee's interventions that are possible now; none when the game is over."""
    if state.phase == "over":
        return ()
    said: tuple[Command, ...] = (
        commands.Note(None, "so it was ruled"),
        commands.DeclareWinner(None, (1,), WHY),
    )
    said = (*said, *_layout(state))
    if state.phase != "playing":
        return said
    return (*said, *_figures(state), *_canons(state), *_battle(state), *_comings(state))


def _comings(state: State) -> tuple[Command, ...]:
    """Who and what comes and goes, a turn given, a value set straight."""
    seats = [one.seat for one in state.players if not one.left]
    first = state.places[0].number
    deck = deck_of(state.options)
    taken = {one.name for one in state.figures} | {one.card for one in state.canons}
    agents = [name for name in deck.agents if name not in taken][:1]
    canons = [name for name in deck.canons if name not in taken][:1]
    people = in_play(state, "agent")
    found: list[Command] = [commands.GiveTurn(None, seats[0], WHY)]
    found += [commands.RemovePlayer(None, seat, WHY) for seat in seats[2:]]
    if len(state.players) < MOST_PLAYERS:
        found.append(commands.AddPlayer(None, f"Guest {len(state.players)}", WHY))
    found += [commands.AddFigure(None, seats[0], "agent", card, first, WHY) for card in agents]
    found += [commands.AddCanon(None, card, first, WHY) for card in canons]
    found += [commands.RemoveFigure(None, one.number, WHY) for one in people[3:]]
    for one in people[:1]:
        acted = "false" if one.acted else "true"
        found.append(commands.Correct(None, f"figures.{one.number}.acted", acted, WHY))
        found.append(commands.Correct(None, f"figures.{one.number}.kills", str(one.kills + 1), WHY))
    return tuple(found)


def _layout(state: State) -> tuple[Command, ...]:
    """The first and the last Location exchanged."""
    cells = [Cell(one.column, one.row) for one in state.places]
    return (commands.LayOut(None, (cells[-1], *cells[1:-1], cells[0]), WHY),) if cells else ()


def _figures(state: State) -> tuple[Command, ...]:
    people = (*in_play(state, "agent"), *in_play(state, "sue"))
    first, last = state.places[0].number, state.places[-1].number
    dead = [one for one in state.figures if not one.alive]
    return (
        *(commands.SetHealth(None, one.number, one.health - 1, WHY) for one in people),
        *(commands.SetHealth(None, one.number, 1, WHY) for one in dead[:1]),
        *(commands.SetStat(None, one.number, "attack", 3, WHY) for one in people[:1]),
        *(commands.SetCharge(None, one.number, 0, WHY) for one in people[-1:]),
        *(commands.PlaceFigure(None, one.number, first, WHY) for one in people[:2]),
        *(commands.PlaceFigure(None, one.number, last, WHY) for one in people[-1:]),
    )


def _canons(state: State) -> tuple[Command, ...]:
    sues = in_play(state, "sue")
    held = [one for one in state.canons if one.held_by is not None]
    unknown = [one for one in state.canons if one.card == HIDDEN]
    first = state.places[0].number
    found: list[Command] = [
        *(commands.PlaceCanon(None, one.number, WHY, place=first) for one in held[:1]),
        *(
            commands.PlaceCanon(None, state.canons[0].number, WHY, sue=one.number)
            for one in sues[:1]
            if state.canons
        ),
    ]
    if unknown:
        known = {one.card for one in state.canons}
        names = [name for name in deck_of(state.options).canons if name not in known]
        found += [commands.NameCanon(None, unknown[0].number, name, WHY) for name in names[:1]]
    return tuple(found)


def _battle(state: State) -> tuple[Command, ...]:
    in_battle = bool(state.tasks) and isinstance(state.tasks[-1], Battle)
    return (commands.EndBattle(None, WHY),) if in_battle else ()
