"""The referee's word: always possible while the game goes on, always with a reason."""

from engine.allowed import check_because, check_during, check_going_on, check_referee
from engine.game import Seat
from engine.games.generation_zero import commands, events
from engine.games.generation_zero.battles import stand_off
from engine.games.generation_zero.checks import check_canon, check_figure, check_player
from engine.games.generation_zero.deaths import death
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.layout import layout_problem, place_of
from engine.games.generation_zero.questions import (
    figure_of,
    opposed,
    standing,
    the_figure,
)
from engine.games.generation_zero.state import NEVER, Battle, Figure, State
from engine.games.generation_zero.tables import STATS
from engine.refusal import Reason, refusal
from engine.word import noted

MOST_HEALTH = 99
MOST_STAT = 99
MOST_TURNS = 20


def set_health(state: State, command: commands.SetHealth) -> tuple[Event, ...]:
    """Health as the referee says."""
    check_word(state, command.seat, command.because)
    _check_range("health", command.health, 0, MOST_HEALTH)
    figure = _known(state, command.figure)
    if figure.spare:
        raise _aside(figure)
    place = _home(state, figure) if command.health and figure.at is None else None
    told = events.HealthSet(figure.number, command.health, place, command.because)
    if command.health or not figure.alive:
        return (told,)
    killer = None if command.by is None else check_figure(state, command.by)
    return (told, *death(state, figure, killer, command.because))


def _home(state: State, figure: Figure) -> int:
    """Where whoever comes back stands: the first Location without an enemy, else the first."""
    quiet = (
        place.number
        for place in state.places
        if not any(
            opposed(one, figure)
            for kind in ("agent", "sue", "monster")
            for one in standing(state, kind, place.number)
        )
    )
    return next(quiet, state.places[0].number)


def set_stat(state: State, command: commands.SetStat) -> tuple[Event, ...]:
    """A stat as the referee says."""
    check_word(state, command.seat, command.because)
    figure = _known(state, command.figure)
    if command.stat not in STATS:
        raise refusal(
            Reason.BAD_VALUE, f"there is no stat {command.stat!r}", f"name one of {list(STATS)}"
        )
    _check_range(command.stat, command.value, 0, MOST_STAT)
    return (events.StatSet(figure.number, command.stat, command.value, command.because),)


def set_charge(state: State, command: commands.SetCharge) -> tuple[Event, ...]:
    """The charge of an ability as the referee says."""
    check_word(state, command.seat, command.because)
    figure = _known(state, command.figure)
    _check_range("turns", command.turns, NEVER, MOST_TURNS)
    return (events.ChargeSet(figure.number, command.turns, command.because),)


def lay_out(state: State, command: commands.LayOut) -> tuple[Event, ...]:
    """Locations lie elsewhere; what lies on them goes with them, and nothing follows."""
    check_word(state, command.seat, command.because, anytime=True)
    if len(command.cells) != len(state.places):
        raise refusal(
            Reason.BAD_VALUE,
            f"{len(command.cells)} cells are told for {len(state.places)} Locations",
            "tell one for each, in the order of their numbers",
        )
    problem = layout_problem(command.cells) if command.cells else "nothing is laid yet"
    if problem:
        raise refusal(Reason.BAD_VALUE, problem, "lay each Location corner to corner with another")
    return (events.LaidOut(command.cells, command.because),)


def place_figure(state: State, command: commands.PlaceFigure) -> tuple[Event, ...]:
    """A figure is put somewhere; nothing follows from it."""
    check_word(state, command.seat, command.because)
    figure = _known(state, command.figure)
    if not figure.alive:
        check_figure(state, figure.number)
    check_place(state, command.place)
    return (events.FigurePlaced(figure.number, command.place, command.because),)


def place_canon(state: State, command: commands.PlaceCanon) -> tuple[Event, ...]:
    """A Canon is put on a Location or under a 'Sue."""
    check_word(state, command.seat, command.because)
    canon = check_canon(state, command.canon)
    if (command.place is None) == (command.sue is None):
        raise refusal(
            Reason.BAD_TARGET, "a Canon lies on a Location or under a 'Sue", "name one of the two"
        )
    if command.place is not None:
        check_place(state, command.place)
    elif check_figure(state, command.sue or 0).kind != "sue":
        raise refusal(Reason.BAD_TARGET, "only 'Sues hold Canons", "name a 'Sue")
    return (events.CanonPlaced(canon.number, command.place, command.sue, command.because),)


def end_battle(state: State, command: commands.EndBattle) -> tuple[Event, ...]:
    """The battle is a stand-off by the referee's word."""
    check_word(state, command.seat, command.because)
    battle = state.tasks[-1] if state.tasks else None
    if not isinstance(battle, Battle):
        raise refusal(
            Reason.NO_TRIGGER, "there is no battle to end now", "first finish what is done in it"
        )
    return stand_off(state, battle, command.because)


def declare_winner(state: State, command: commands.DeclareWinner) -> tuple[Event, ...]:
    """The referee ends the game."""
    check_word(state, command.seat, command.because, anytime=True)
    for seat in command.players:
        check_player(state, seat)
    return (events.GameWon(tuple(sorted(set(command.players))), command.because),)


def note(state: State, command: commands.Note) -> tuple[Event, ...]:
    """A remark for the ledger, also after the end."""
    if command.seat is not None:
        check_player(state, command.seat)
    return (noted(command),)


def check_word(state: State, seat: Seat, because: str, *, anytime: bool = False) -> None:
    """The referee speaks, with a reason, while the game is played, or `anytime` before its end."""
    check_referee(seat, "this")
    if anytime:
        check_going_on(state.phase)
    else:
        check_during(state.phase, "playing")
    check_because(because)


def _known(state: State, number: int) -> Figure:
    if figure_of(state, number) is None:
        check_figure(state, number)
    return the_figure(state, number)


def _aside(figure: Figure) -> Exception:
    return refusal(
        Reason.UNKNOWN_PIECE, f"{figure.name} is aside", "put him into play first (PlaceFigure)"
    )


def check_place(state: State, number: int) -> None:
    """There is such a Location."""
    if place_of(state, number) is None:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no Location {number}",
            f"name one of 1 to {len(state.places)}",
        )


def _check_range(what: str, value: int, lowest: int, highest: int) -> None:
    if not lowest <= value <= highest:
        raise refusal(Reason.BAD_VALUE, f"{what} cannot be {value}", f"give {lowest} to {highest}")
