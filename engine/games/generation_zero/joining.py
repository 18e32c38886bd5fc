"""Players and cards that come and go in mid-game, and a turn given by the referee."""

from engine.allowed import check_during
from engine.games.generation_zero import commands, events
from engine.games.generation_zero.checks import check_figure, check_player
from engine.games.generation_zero.deck import deck_of
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.refereeing import check_place, check_word
from engine.games.generation_zero.state import State
from engine.games.generation_zero.tables import MOST_PLAYERS
from engine.plain import nearest
from engine.refusal import Reason, refusal


def add_player(state: State, command: commands.AddPlayer) -> tuple[Event, ...]:
    """Somebody joins; his cards are put into play one by one (AddFigure)."""
    check_word(state, command.seat, command.because)
    name = command.name.strip()
    if not name or name in [one.name for one in state.players]:
        raise refusal(Reason.BAD_VALUE, "the name is empty or taken", "give a name of one's own")
    if len(state.players) >= MOST_PLAYERS:
        raise refusal(Reason.BAD_VALUE, f"{MOST_PLAYERS} play already", "somebody has to watch")
    return (events.PlayerAdded(len(state.players) + 1, name, command.because),)


def remove_player(state: State, command: commands.RemovePlayer) -> tuple[Event, ...]:
    """Somebody leaves: his figures go, and what his 'Sues held lies free."""
    check_word(state, command.seat, command.because, anytime=True)
    check_during(state.phase, "voting", "rolling", "playing")
    check_player(state, command.player)
    if state.players[command.player - 1].left:
        raise refusal(Reason.DEAD, "this player has left", "name somebody who plays")
    own = [one for one in state.figures if one.seat == command.player and one.at is not None]
    gone = (events.FigureRemoved(one.number, command.because) for one in own)
    return (*gone, events.PlayerRemoved(command.player, command.because))


def add_figure(state: State, command: commands.AddFigure) -> tuple[Event, ...]:
    """A card of the deck comes into play; a Monster belongs to nobody and lies face down."""
    check_word(state, command.seat, command.because)
    check_place(state, command.place)
    deck = deck_of(state.options)
    pools = {"agent": deck.agents, "sue": deck.sues, "monster": deck.monsters}
    if command.kind not in pools:
        kinds = ", ".join(pools)
        raise refusal(Reason.BAD_VALUE, f"there is no {command.kind[:20]!r}", f"name {kinds}")
    if command.kind != "monster":
        check_player(state, command.player)
    elif command.player:
        raise refusal(Reason.BAD_VALUE, "a Monster is nobody's", "leave the player at 0")
    free = [name for name in pools[command.kind] if name not in _in_the_game(state)]
    _check_card(command.card, free)
    where = (command.card, command.place, command.because)
    return (events.FigureAdded(command.player, command.kind, *where),)


def remove_figure(state: State, command: commands.RemoveFigure) -> tuple[Event, ...]:
    """A figure leaves the table; nobody has killed it."""
    check_word(state, command.seat, command.because)
    figure = check_figure(state, command.figure)
    return (events.FigureRemoved(figure.number, command.because),)


def add_canon(state: State, command: commands.AddCanon) -> tuple[Event, ...]:
    """A Canon of the deck is laid face down."""
    check_word(state, command.seat, command.because)
    check_place(state, command.place)
    free = [name for name in deck_of(state.options).canons if name not in _in_the_game(state)]
    _check_card(command.card, free)
    return (events.CanonAdded(command.card, command.place, command.because),)


def give_turn(state: State, command: commands.GiveTurn) -> tuple[Event, ...]:
    """It is this player's turn, in that part of it; nothing recharges by that."""
    check_word(state, command.seat, command.because)
    check_player(state, command.player)
    if state.players[command.player - 1].left:
        raise refusal(Reason.DEAD, "this player has left", "name somebody who plays")
    return (events.TurnGiven(command.player, command.part, command.because),)


def _check_card(card: str, free: list[str]) -> None:
    if card not in free:
        mend = nearest(card, free) if free else "all of them are in the game"
        raise refusal(Reason.BAD_VALUE, f"there is no card {card[:40]!r} left", mend)


def _in_the_game(state: State) -> set[str]:
    return {one.name for one in state.figures} | {one.card for one in state.canons}
