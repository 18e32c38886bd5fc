"""Checks that a command is legal; each raises IllegalCommand if not."""

from engine.allowed import (
    check_because,
    check_during,
    check_going_on,
    check_own_seat,
    check_plays,
    check_referee,
)
from engine.game import Seat
from engine.games.generation_zero.due import battle_of, decider, to_act, top
from engine.games.generation_zero.layout import place_of
from engine.games.generation_zero.questions import (
    canon_of,
    figure_name,
    figure_of,
    place_name,
    the_figure,
)
from engine.games.generation_zero.state import Act, Battle, Canon, Figure, Guide, Reward, State
from engine.refusal import IllegalCommand, Reason, refusal
from engine.seats import name_of


def check_player(state: State, seat: int) -> None:
    """Check that there is a player on this seat."""
    check_plays(state.players, seat)


def check_figure(state: State, number: int) -> Figure:
    """Return a figure, after checking that it is on the table and alive."""
    figure = figure_of(state, number)
    if figure is None:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no figure {number}",
            f"name one of 1 to {len(state.figures)}",
        )
    if not figure.alive:
        name = figure_name(state, number)
        raise refusal(Reason.DEAD, f"{name} is dead", "name somebody who is alive")
    if figure.at is None:  # who is aside is not named: only one player knows
        raise refusal(
            Reason.UNKNOWN_PIECE, f"figure {number} is not in play", "name one on the table"
        )
    return figure


def check_canon(state: State, number: int) -> Canon:
    """Return a Canon, after checking that it exists."""
    canon = canon_of(state, number)
    if canon is None:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no Canon {number}",
            f"name one of 1 to {len(state.canons)}",
        )
    return canon


def check_turn(state: State, seat: Seat) -> None:
    """Check that the game is played, and that it is this seat's turn."""
    check_during(state.phase, "playing")
    turn = state.turn
    if turn is None or seat not in (None, turn.player):
        whose = name_of(state, turn.player if turn else None)
        raise refusal(Reason.NOT_YOUR_MOVE, f"it is the turn of {whose}", "wait for it")


def check_nothing_open(state: State) -> None:
    """Check that nothing has to be finished first."""
    if state.tasks:
        raise unfinished(state)


def unfinished(state: State) -> IllegalCommand:
    """Return the refusal that says what has to be finished first."""
    task = top(state)
    match task:
        case Act():
            who = figure_name(state, task.figure)
            said = f"{who} is acting", f"go on with {who}, or finish (Finish)"
        case Guide():
            said = f"Canon {task.canon} is being moved", "first move it (MoveCanon)"
        case Reward():
            said = f"{figure_name(state, task.figure)} has won points", "first use them (Improve)"
        case Battle():
            said = f"there is a battle at {place_name(state, task.place)}", "first fight it"
        case _:
            said = "nothing is being done now", "begin something first"
    return refusal(Reason.WRONG_STEP, *said, "turn")


def check_actor(state: State, seat: Seat, number: int) -> Figure:
    """Return a figure, after checking that it is acting or may begin to act for this seat."""
    check_during(state.phase, "playing")
    figure = check_figure(state, number)
    check_own_seat(seat, figure.seat)
    task = top(state)
    if isinstance(task, Act) and task.figure == number:
        return figure
    check_turn(state, seat)
    check_nothing_open(state)
    if state.turn is not None and figure.seat != state.turn.player:
        raise refusal(
            Reason.NOT_YOUR_MOVE, f"it is the turn of {name_of(state, state.turn.player)}", "wait"
        )
    if figure.acted:
        raise refusal(
            Reason.SPENT, f"{figure.name} has acted in this turn", "choose another, or end the part"
        )
    if figure not in to_act(state):
        raise refusal(
            Reason.WRONG_STEP,
            "'Sues act first, then Agents",
            "end the part (EndPart), or wait for the next turn",
            "turn",
        )
    return figure


def check_thrust(state: State, seat: Seat) -> tuple[Battle, Figure]:
    """Check that a thrust of this seat is awaited; return the battle and the figure."""
    check_during(state.phase, "playing")
    battle = battle_of(state)
    if battle is None:
        if state.tasks:
            raise unfinished(state)
        raise refusal(
            Reason.WRONG_STEP, "there is no battle", "thrusts are made in battle", "thrust"
        )
    if battle.current is None or decider(state) is None:
        raise refusal(Reason.WRONG_STEP, "the Monster lies face down", "turn it up (TurnUp)", "E9")
    figure = the_figure(state, battle.current)
    if seat not in (None, figure.seat):
        raise refusal(
            Reason.NOT_YOUR_MOVE, f"it is the thrust of {figure.name}", "wait for yours", "thrust"
        )
    return battle, figure


def check_sue(state: State, seat: Seat, number: int) -> Figure:
    """Return a figure, after checking that it may act now and is a 'Sue."""
    sue = check_actor(state, seat, number)
    if sue.kind != "sue":
        raise refusal(Reason.BAD_TARGET, "only 'Sues deal with Canons", "name a 'Sue", "chapter")
    return sue


def check_free(state: State, number: int) -> Canon:
    """Return a Canon, after checking that no 'Sue holds it."""
    canon = check_canon(state, number)
    if canon.held_by is not None:
        raise refusal(
            Reason.BAD_TARGET,
            f"Canon {number} is ensnared by {the_figure(state, canon.held_by).name}",
            "choose one that lies free",
            "ensnare",
        )
    return canon


def check_word(state: State, seat: Seat, because: str, *, anytime: bool = False) -> None:
    """Check that the referee gives command and reason, during play or `anytime` before the end."""
    check_referee(seat, "this")
    if anytime:
        check_going_on(state.phase)
    else:
        check_during(state.phase, "playing")
    check_because(because)


def check_known(state: State, number: int) -> Figure:
    """Return a figure, which may be dead or aside, after checking that it exists."""
    if figure_of(state, number) is None:
        check_figure(state, number)
    return the_figure(state, number)


def check_place(state: State, number: int) -> None:
    """Check that there is a Location with this number."""
    if place_of(state, number) is None:
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"there is no Location {number}",
            f"name one of 1 to {len(state.places)}",
        )


def check_range(what: str, value: int, lowest: int, highest: int) -> None:
    """Check that a value is within limits."""
    if not lowest <= value <= highest:
        raise refusal(Reason.BAD_VALUE, f"{what} cannot be {value}", f"give {lowest} to {highest}")
