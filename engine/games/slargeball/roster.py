"""Players who join or leave, and figures that are added or change hands (H29)."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_because, check_going_on, check_own_seat
from engine.game import Seat
from engine.games.slargeball.checks import (
    check_clear_of_balls,
    check_figure,
    check_free,
    check_player,
    check_team,
    check_word,
)
from engine.games.slargeball.formation import bench
from engine.games.slargeball.ground import base_radius
from engine.games.slargeball.lineup import SINGLES
from engine.games.slargeball.questions import colour_of, label, movable, other, present
from engine.games.slargeball.setting_straight import WHY
from engine.games.slargeball.setup import LONGEST_COLOUR
from engine.games.slargeball.state import Figure, Seated, State, Where
from engine.games.slargeball.tables import MOST_PLAYERS, STATS, Position
from engine.games.slargeball.wording import team_name, who
from engine.plane import Point, disc
from engine.record import replace
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seating import check_names
from engine.seats import listed, name_of, player_of
from engine.topic import Topic, decides, happens
from engine.word import GameWon

MOST_FIGURES = 99
"""The largest number of a figure within its team."""


@dataclass(frozen=True, slots=True)
class AddPlayer:
    """Adds a player to a team, who moves these figures from now on."""

    seat: Seat
    name: str
    team: int
    because: str
    figures: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Leave:
    """A player leaves; a team mate, or the named player, moves their figures from now on."""

    seat: Seat
    player: int
    because: str
    to: int | None = None


@dataclass(frozen=True, slots=True)
class HandOver:
    """Gives figures to another player, perhaps with the lead of the team."""

    seat: Seat
    figures: tuple[int, ...]
    player: int
    because: str
    leads: bool = False


@dataclass(frozen=True, slots=True)
class AddFigure:
    """Adds a figure to a team, at a spot, or in the box before its player has set up."""

    seat: Seat
    team: int
    position: Position
    player: int
    because: str
    at: Point | None = None


@dataclass(frozen=True, slots=True)
class Rename:
    """A player is renamed, or a team has another colour."""

    seat: Seat
    name: str
    because: str
    player: int | None = None
    team: int | None = None


@dataclass(frozen=True, slots=True)
class PlayerAdded:
    """A player joined a team."""

    player: int
    name: str
    team: int
    because: str


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """A player left; `to` moves their figures from now on, if anybody does."""

    player: int
    to: int | None
    because: str


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A player moves these figures from now on; `leads`: they also lead their team."""

    figures: tuple[int, ...]
    player: int
    leads: bool
    because: str


@dataclass(frozen=True, slots=True)
class FigureAdded:
    """A figure was added to a team."""

    figure: int
    team: int
    position: Position
    player: int
    where: Where
    at: Point | None
    because: str


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player was renamed, or a team got another colour."""

    player: int | None
    team: int | None
    name: str
    because: str


Command: TypeAlias = AddPlayer | Leave | HandOver | AddFigure | Rename
Event: TypeAlias = PlayerAdded | PlayerLeft | HandedOver | FigureAdded | Renamed


def add_player(state: State, command: AddPlayer) -> tuple[PlayerAdded | HandedOver, ...]:
    """Decide that a player joins, on a new seat after all others."""
    check_word(state, command.seat, command.because)
    check_team(command.team)
    if len(present(state)) >= MOST_PLAYERS:
        raise refusal(Reason.BAD_VALUE, f"{MOST_PLAYERS} play already", "let somebody leave first")
    _check_name(state, command.name)
    figures = _check_figures(state, command.figures)
    number = len(state.players) + 1
    added = PlayerAdded(number, command.name.strip(), command.team, command.because)
    if not figures:
        return (added,)
    return (added, HandedOver(figures, number, leads=False, because=command.because))


def leave(state: State, command: Leave) -> tuple[PlayerLeft | GameWon, ...]:
    """Decide that a player leaves; if nobody can take over their figures, the match ends (H29)."""
    check_going_on(state.phase)
    check_because(command.because)
    gone = check_player(state, command.player)
    check_own_seat(command.seat, command.player)
    _check_present(gone)
    mates = [one.seat for one in present(state) if one.team == gone.team and one != gone]
    heir = command.to if command.to is not None else next(iter(mates), None)
    if heir is None:
        winners = tuple(one.seat for one in present(state) if one.team != gone.team)
        why = f"{gone.name} left, and only {colour_of(state, other(gone.team))} is there"
        return (PlayerLeft(gone.seat, None, command.because), GameWon(winners, why))
    taker = check_player(state, heir)
    _check_present(taker)
    if taker == gone:
        raise refusal(
            Reason.BAD_TARGET, f"it is {gone.name} who leaves", "name somebody else", "H29"
        )
    return (PlayerLeft(gone.seat, heir, command.because),)


def hand_over(state: State, command: HandOver) -> tuple[HandedOver, ...]:
    """Decide that figures change hands; a leader also gets Goalie, Captain and Coach (H18)."""
    check_word(state, command.seat, command.because)
    taker = check_player(state, command.player)
    _check_present(taker)
    figures = _check_figures(state, command.figures)
    if command.leads:
        led = [
            one.id for one in state.figures if one.team == taker.team and one.position in SINGLES
        ]
        figures = tuple(dict.fromkeys((*figures, *led)))
    if not figures and not command.leads:
        raise refusal(Reason.BAD_VALUE, "no figure is named", "name at least one")
    return (HandedOver(figures, taker.seat, command.leads, command.because),)


def add_figure(state: State, command: AddFigure) -> tuple[FigureAdded, ...]:
    """Decide that a figure joins a team, with the next number of that team."""
    check_word(state, command.seat, command.because)
    check_team(command.team)
    _check_present(check_player(state, command.player))
    number = 1 + max((one.number for one in state.figures if one.team == command.team), default=0)
    if command.position not in STATS or number > MOST_FIGURES:
        raise refusal(
            Reason.BAD_VALUE, "there is no such figure", f"name a position of {list(STATS)}"
        )
    figure = Figure(100 * command.team + number, command.team, number, command.position, 0)
    where, spot = _place(state, command, figure)
    told = FigureAdded(
        figure.id, command.team, command.position, command.player, where, spot, command.because
    )
    return (told,)


def rename(state: State, command: Rename) -> tuple[Renamed, ...]:
    """Decide a new name or colour, which must differ from all others."""
    check_word(state, command.seat, command.because)
    if (command.player is None) == (command.team is None):
        raise refusal(Reason.BAD_VALUE, "one has a new name", "name a player or a team")
    if command.player is not None:
        check_player(state, command.player)
        _check_name(state, command.name)
    else:
        _check_colour(state, command)
    return (Renamed(command.player, command.team, command.name.strip(), command.because),)


def _place(state: State, command: AddFigure, figure: Figure) -> tuple[Where, Point | None]:
    """Where an added figure is: at a spot, on its bench if a Coach, or in the box before set-up."""
    if command.at is not None:
        check_free(state, figure, command.at)
        check_clear_of_balls(state, disc(command.at, base_radius(state)))
        return "field", command.at
    waiting = [one for one in state.figures if one.seat == command.player and one.where == "box"]
    if not state.turn and (waiting or state.phase == "lots"):
        return "box", None
    if command.position == "coach":
        return "bench", bench(state, command.team)
    raise refusal(Reason.BAD_VALUE, "it has to stand somewhere", "name a free spot (at)")


def _check_present(player: Seated) -> None:
    if player.left:
        raise refusal(
            Reason.BAD_TARGET, f"{player.name} has left", "name somebody who is there", "H29"
        )


def _check_name(state: State, name: str) -> None:
    try:
        check_names([*(one.name for one in state.players), name], 2, len(state.players) + 1)
    except IllegalCommand as wrong:
        raise refusal(
            Reason.BAD_VALUE, f"nobody can be called {name!r:.60}", "choose another name"
        ) from wrong


def _check_colour(state: State, command: Rename) -> None:
    check_team(command.team or 0)
    colour = command.name.strip()
    if not 1 <= len(colour) <= LONGEST_COLOUR or colour in state.colours:
        raise refusal(
            Reason.BAD_VALUE,
            f"no team can be called {colour!r:.60}",
            f"use 1 to {LONGEST_COLOUR} letters that the other team has not",
        )


def _check_figures(state: State, figures: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(check_figure(state, one).id for one in figures))


def _overrides(state: State) -> tuple[Command, ...]:
    mine = state.figures[0]
    return (HandOver(None, (mine.id,), mine.seat, WHY),)


def _given(state: State, figures: tuple[int, ...], seat: int) -> State:
    """The figures with their new player, who may move those of this half even if they were done."""
    given = tuple(replace(one, seat=seat) if one.id in figures else one for one in state.figures)
    state = replace(state, figures=given)
    if not any(one.id in figures for one in movable(state)):
        return state
    return replace(state, done=tuple(one for one in state.done if one != seat))


def _leading(state: State, team: int, seat: int) -> State:
    leaders = tuple(
        seat if one == team else before for one, before in enumerate(state.leaders, start=1)
    )
    return replace(state, leaders=leaders)


def _player_added(state: State, event: PlayerAdded) -> State:
    return replace(state, players=(*state.players, Seated(event.player, event.name, event.team)))


def _describe_player_added(state: State, event: PlayerAdded) -> str:
    return f"{event.name} joins {colour_of(state, event.team)}: {event.because}."


def _player_left(state: State, event: PlayerLeft) -> State:
    players = tuple(
        replace(one, left=True) if one.seat == event.player else one for one in state.players
    )
    state = replace(state, players=players)
    if event.to is None:
        return state
    mine = tuple(one.id for one in state.figures if one.seat == event.player)
    state = _given(state, mine, event.to)
    for team, leader in enumerate(state.leaders, start=1):
        if leader == event.player:
            state = _leading(state, team, event.to)
    return state


def _describe_player_left(state: State, event: PlayerLeft) -> str:
    gone = name_of(state, event.player)
    if event.to is None:
        return f"{gone} leaves: {event.because}."
    return f"{gone} leaves, and {name_of(state, event.to)} moves their figures: {event.because}."


def _handed_over(state: State, event: HandedOver) -> State:
    state = _given(state, event.figures, event.player)
    taker = player_of(state, event.player)
    return _leading(state, taker.team, taker.seat) if event.leads and taker else state


def _describe_handed_over(state: State, event: HandedOver) -> str:
    names = listed([label(state, one) for one in event.figures])
    taker, figures = name_of(state, event.player), names or "no more"
    if event.leads:
        return f"{taker} leads the team and moves {figures}: {event.because}."
    return f"{taker} moves {figures}: {event.because}."


def _figure_added(state: State, event: FigureAdded) -> State:
    number = event.figure - 100 * event.team
    added = Figure(
        event.figure, event.team, number, event.position, event.player, event.where, event.at
    )
    return replace(state, figures=(*state.figures, added))


def _describe_figure_added(state: State, event: FigureAdded) -> str:
    return f"{who(state, event.figure)} joins the match: {event.because}."


def _renamed(state: State, event: Renamed) -> State:
    players = tuple(
        replace(one, name=event.name) if one.seat == event.player else one for one in state.players
    )
    colours = tuple(
        event.name if team == event.team else colour
        for team, colour in enumerate(state.colours, start=1)
    )
    return replace(state, players=players, colours=colours)


def _describe_renamed(state: State, event: Renamed) -> str:
    if event.team is not None:
        return f"Team {event.team} is called {team_name(state, event.team)} now: {event.because}."
    return f"Player {event.player} is called {event.name} now: {event.because}."


TOPIC: Topic[State, Command, Event, Event | GameWon] = Topic(
    commands=decides(AddPlayer, add_player)
    | decides(Leave, leave)
    | decides(HandOver, hand_over)
    | decides(AddFigure, add_figure)
    | decides(Rename, rename),
    events=happens(PlayerAdded, _player_added, _describe_player_added)
    | happens(PlayerLeft, _player_left, _describe_player_left)
    | happens(HandedOver, _handed_over, _describe_handed_over)
    | happens(FigureAdded, _figure_added, _describe_figure_added)
    | happens(Renamed, _renamed, _describe_renamed),
    overrides=_overrides,
)
