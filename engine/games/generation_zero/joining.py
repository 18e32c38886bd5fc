"""Players and cards that join or leave during the game, and turns given by the referee."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_during
from engine.game import Seat
from engine.games.generation_zero.battles import GuestLeft
from engine.games.generation_zero.checks import check_figure, check_place, check_player, check_word
from engine.games.generation_zero.deck import deck_of
from engine.games.generation_zero.figures import agent_figure, monster_figure, sue_figure
from engine.games.generation_zero.lasting import calmed
from engine.games.generation_zero.leaving import taken_off
from engine.games.generation_zero.questions import figure_name, in_play, place_name
from engine.games.generation_zero.replaced import every, settled, with_player
from engine.games.generation_zero.state import (
    HIDDEN,
    Battle,
    Canon,
    Figure,
    Guide,
    Part,
    Seated,
    State,
    Turn,
)
from engine.games.generation_zero.tables import MOST_PLAYERS
from engine.games.generation_zero.words import WHY
from engine.plain import nearest
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seating import newcomer
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class AddPlayer:
    """Somebody joins in mid-game; cards are put into play with AddFigure."""

    seat: Seat
    name: str
    because: str


@dataclass(frozen=True, slots=True)
class RemovePlayer:
    """Somebody leaves the table, with all figures; Canons that were held lie free."""

    seat: Seat
    player: int
    because: str


@dataclass(frozen=True, slots=True)
class AddFigure:
    """Puts a card into play: an "agent" or "sue" of a player, or a "monster" of player 0."""

    seat: Seat
    player: int
    kind: str
    card: str
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class RemoveFigure:
    """Takes a figure off the table; this is not a kill."""

    seat: Seat
    figure: int
    because: str


@dataclass(frozen=True, slots=True)
class AddCanon:
    """Adds one more Canon, face down."""

    seat: Seat
    card: str
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class GiveTurn:
    """Gives the turn to this player, for the "sues" or the "agents"."""

    seat: Seat
    player: int
    because: str
    part: Part = "sues"


@dataclass(frozen=True, slots=True)
class PlayerAdded:
    """Somebody joined."""

    player: int
    name: str
    because: str


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    """Somebody left the table."""

    player: int
    because: str


@dataclass(frozen=True, slots=True)
class FigureAdded:
    """A card came into play; a Monster's card stays secret."""

    player: int
    kind: str
    card: str
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class FigureRemoved:
    """A figure was removed from the table."""

    figure: int
    because: str


@dataclass(frozen=True, slots=True)
class CanonAdded:
    """One more Canon was laid face down."""

    card: str
    place: int
    because: str


@dataclass(frozen=True, slots=True)
class TurnGiven:
    """The referee gave the turn to a player."""

    player: int
    part: Part
    because: str


Command: TypeAlias = AddPlayer | RemovePlayer | AddFigure | RemoveFigure | AddCanon | GiveTurn


Event: TypeAlias = (
    PlayerAdded | PlayerRemoved | FigureAdded | FigureRemoved | CanonAdded | TurnGiven
)


def add_player(state: State, command: AddPlayer) -> tuple[PlayerAdded, ...]:
    """Decide that somebody joins; their cards are then put into play one by one (AddFigure)."""
    check_word(state, command.seat, command.because)
    name = newcomer(command.name, [one.name for one in state.players], MOST_PLAYERS)
    return (PlayerAdded(len(state.players) + 1, name, command.because),)


def remove_player(state: State, command: RemovePlayer) -> tuple[FigureRemoved | PlayerRemoved, ...]:
    """Decide that somebody leaves: their figures go, and Canons that these held lie free."""
    check_word(state, command.seat, command.because, anytime=True)
    check_during(state.phase, "voting", "rolling", "playing")
    check_player(state, command.player)
    if state.players[command.player - 1].left:
        raise refusal(Reason.DEAD, "this player has left", "name somebody who plays")
    own = [one for one in state.figures if one.seat == command.player and one.at is not None]
    gone = (FigureRemoved(one.number, command.because) for one in own)
    return (*gone, PlayerRemoved(command.player, command.because))


def add_figure(state: State, command: AddFigure) -> tuple[FigureAdded, ...]:
    """Decide that a card comes into play; a Monster has no owner and lies face down."""
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
    return (FigureAdded(command.player, command.kind, *where),)


def remove_figure(state: State, command: RemoveFigure) -> tuple[FigureRemoved, ...]:
    """Decide that a figure is removed; nobody is credited with a kill."""
    check_word(state, command.seat, command.because)
    figure = check_figure(state, command.figure)
    return (FigureRemoved(figure.number, command.because),)


def add_canon(state: State, command: AddCanon) -> tuple[CanonAdded, ...]:
    """Decide that a Canon of the deck is laid face down."""
    check_word(state, command.seat, command.because)
    check_place(state, command.place)
    free = [name for name in deck_of(state.options).canons if name not in _in_the_game(state)]
    _check_card(command.card, free)
    return (CanonAdded(command.card, command.place, command.because),)


def give_turn(state: State, command: GiveTurn) -> tuple[GuestLeft | TurnGiven, ...]:
    """Decide whose turn it is, and which part of it; abilities do not recharge by that.

    Agents who were called into a battle leave, as it is dropped (G27).
    """
    check_word(state, command.seat, command.because)
    check_player(state, command.player)
    if state.players[command.player - 1].left:
        raise refusal(Reason.DEAD, "this player has left", "name somebody who plays")
    battles = (task for task in state.tasks if isinstance(task, Battle))
    guests = tuple(GuestLeft(number) for battle in battles for number in battle.guests)
    return (*guests, TurnGiven(command.player, command.part, command.because))


def _check_card(card: str, free: list[str]) -> None:
    if card not in free:
        mend = nearest(card, free) if free else "all of them are in the game"
        raise refusal(Reason.BAD_VALUE, f"there is no card {card[:40]!r} left", mend)


def _in_the_game(state: State) -> set[str]:
    return {one.name for one in state.figures} | {one.card for one in state.canons}


def _player_added(state: State, event: PlayerAdded) -> State:
    return replace(state, players=(*state.players, Seated(event.player, event.name)))


def _player_removed(state: State, event: PlayerRemoved) -> State:
    """Mark the player as gone; they roll for nothing, move no Canon, and their turn is over.

    Whoever voted for them to begin votes again.
    """
    tasks = (
        one for one in state.tasks if not (isinstance(one, Guide) and one.seat == event.player)
    )
    left = with_player(state, event.player, lambda one: replace(one, left=True))
    tied = tuple(seat for seat in state.tied if seat != event.player)
    turn = None if state.turn and state.turn.player == event.player else state.turn
    voting = tuple(
        replace(one, vote=None) if one.vote == event.player else one for one in left.players
    )
    return replace(left, players=voting, tasks=tuple(tasks), tied=tied, turn=turn)


def _figure_added(state: State, event: FigureAdded) -> State:
    arrivals = state.arrivals + 1
    number = len(state.figures) + 1
    figure = replace(_new_figure(state, event, number), at=event.place, arrived=arrivals)
    return replace(state, figures=(*state.figures, figure), arrivals=arrivals)


def _new_figure(state: State, event: FigureAdded, number: int) -> Figure:
    deck = deck_of(state.options)
    if event.kind == "agent":
        return agent_figure(number, event.player, deck.agents[event.card], deck, spare=False)
    if event.kind == "sue":
        return sue_figure(number, event.player, deck.sues[event.card], deck)
    return replace(monster_figure(event.place, deck.monsters.get(event.card)), number=number)


def _figure_removed(state: State, event: FigureRemoved) -> State:
    return taken_off(state, event.figure)


def _canon_added(state: State, event: CanonAdded) -> State:
    canon = Canon(len(state.canons) + 1, event.card, event.place)
    return replace(state, canons=(*state.canons, canon))


def _turn_given(state: State, event: TurnGiven) -> State:
    """Give the turn to the player; everything that was being done is dropped.

    Effects of a dropped battle end with it. Who moved in another player's turn has not come in this
    one.
    """
    turn = Turn(event.player, event.part)
    goes_on = state.turn is not None and state.turn.player == event.player
    state = state if goes_on else every(state, settled)
    return replace(every(state, calmed), turn=turn, last=event.player, tasks=())


def _describe_figure_added(state: State, event: FigureAdded) -> str:
    name = "A Monster" if event.kind == "monster" else event.card
    return f"{name} comes into play at {place_name(state, event.place)}: {event.because}."


def _describe_turn_given(state: State, event: TurnGiven) -> str:
    part = "'Sues" if event.part == "sues" else "Agents"
    return f"The turn is {name_of(state, event.player)}'s, with the {part}: {event.because}."


def _override_choices(state: State) -> tuple[Command, ...]:
    """Representative commands of the referee that add, remove, or give a turn."""
    if state.phase != "playing":
        return ()
    seats = [one.seat for one in state.players if not one.left]
    first = state.places[0].number
    deck = deck_of(state.options)
    taken = {one.name for one in state.figures} | {one.card for one in state.canons}
    agents = [name for name in deck.agents if name not in taken][:1]
    canons = [name for name in deck.canons if name not in taken][:1]
    people = in_play(state, "agent")
    found: list[Command] = [GiveTurn(None, seats[0], WHY)]
    found += [RemovePlayer(None, seat, WHY) for seat in seats[2:]]
    if len(state.players) < MOST_PLAYERS:
        found.append(AddPlayer(None, f"Guest {len(state.players)}", WHY))
    found += [AddFigure(None, seats[0], "agent", card, first, WHY) for card in agents]
    found += [AddCanon(None, card, first, WHY) for card in canons]
    found += [RemoveFigure(None, one.number, WHY) for one in people[3:]]
    return tuple(found)


def _redact_figure(_state: State, event: FigureAdded, _seat: int) -> FigureAdded:
    return replace(event, card=HIDDEN) if event.kind == "monster" else event


TOPIC: Topic[State, Command, Event, Event | GuestLeft] = Topic(
    commands=decides(AddPlayer, add_player)
    | decides(RemovePlayer, remove_player)
    | decides(AddFigure, add_figure)
    | decides(RemoveFigure, remove_figure)
    | decides(AddCanon, add_canon)
    | decides(GiveTurn, give_turn),
    events=happens(PlayerAdded, _player_added, lambda _, e: f"{e.name} joins: {e.because}.")
    | happens(
        PlayerRemoved,
        _player_removed,
        lambda s, e: f"{name_of(s, e.player)} leaves the table: {e.because}.",
    )
    | happens(FigureAdded, _figure_added, _describe_figure_added, _redact_figure)
    | happens(
        FigureRemoved,
        _figure_removed,
        lambda s, e: f"{figure_name(s, e.figure)} is taken off: {e.because}.",
    )
    | happens(
        CanonAdded,
        _canon_added,
        lambda s, e: f"One more Canon lies at {place_name(s, e.place)}: {e.because}.",
        lambda _s, e, _seat: replace(e, card=HIDDEN),
    )
    | happens(TurnGiven, _turn_given, _describe_turn_given),
    overrides=_override_choices,
)
