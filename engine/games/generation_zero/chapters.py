"""Canons: writing chapters, moving them, looking at them, ensnaring them."""

from engine.allowed import check_during, check_referee
from engine.game import Seat
from engine.games.generation_zero import commands, events
from engine.games.generation_zero.checks import (
    check_actor,
    check_canon,
    check_figure,
    unfinished,
)
from engine.games.generation_zero.due import (
    act_of,
    top,
)
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.layout import may_pay, way_cost, ways
from engine.games.generation_zero.moving import has_landed, has_room
from engine.games.generation_zero.questions import (
    canon_speed,
    knows,
    monster_places,
    name_of,
    the_figure,
)
from engine.games.generation_zero.state import Canon, Figure, Guide, State
from engine.refusal import Reason, refusal


def write_chapter(state: State, command: commands.WriteChapter) -> tuple[Event, ...]:
    """Picks a free Canon without looking, then looks at it and moves it."""
    sue = _check_sue(state, command.seat, command.figure)
    act = act_of(state)
    if act is not None and (act.still or act.step != "ready"):
        raise refusal(
            Reason.SPENT,
            f"{sue.name} moves, stays or writes, one of them in a turn",
            "finish (Finish)",
            "chapter",
        )
    canon = _check_free(state, command.canon)
    return (events.ChapterBegun(sue.number, canon.number, canon.card),)


def move_canon(state: State, command: commands.MoveCanon) -> tuple[Event, ...]:
    """Moves the Canon up to its speed (G7), and never where a Monster is (G40)."""
    check_during(state.phase, "playing")
    task = top(state)
    if not isinstance(task, Guide):
        if state.tasks:
            raise unfinished(state)
        raise refusal(
            Reason.WRONG_STEP, "no Canon is at hand", "write a chapter (WriteChapter)", "chapter"
        )
    if command.seat not in (None, task.seat):
        raise refusal(
            Reason.NOT_YOUR_MOVE, f"{name_of(state, task.seat)} moves this Canon", "wait", "chapter"
        )
    canon = check_canon(state, task.canon)
    _check_way(state, canon, command.path)
    return (events.CanonMoved(canon.number, command.path),)


def _check_way(state: State, canon: Canon, path: tuple[int, ...]) -> None:
    if not path:
        return
    speed = canon_speed(state, canon)
    cost = way_cost(state, canon.at or 0, path) if len(path) <= speed + 1 else speed + 1
    if cost is None or any(one in monster_places(state) for one in path):
        raise refusal(
            Reason.BAD_TARGET,
            "a Canon goes over Locations that touch, without Monsters",
            "name each Location on the way, without the first",
            "G40",
        )
    if not may_pay(cost, len(path), speed, whole=True):
        raise refusal(Reason.TOO_FAR, f"its speed is {speed}", "let it go less far", "G7")


def canon_goals(state: State, canon: Canon) -> dict[int, tuple[int, ...]]:
    """The cheapest way to each Location where a Canon may go."""
    monsters = monster_places(state)
    speed = canon_speed(state, canon)
    found = ways(state, canon.at or 0, speed, whole=True, barred=monsters)
    return {place: path for place, path in found.items() if place not in monsters}


def look(state: State, command: commands.Look) -> tuple[Event, ...]:
    """Looks at a Canon where the 'Sue has landed."""
    sue = _check_sue(state, command.seat, command.figure)
    canon = _check_here(state, sue, command.canon)
    if knows(canon, sue.seat):
        raise refusal(
            Reason.SPENT,
            f"{name_of(state, sue.seat)} knows this Canon",
            "choose another",
            "ensnare",
        )
    return (events.Looked(sue.number, canon.number, canon.card),)


def ensnare(state: State, command: commands.Ensnare) -> tuple[Event, ...]:
    """Takes a Canon; several in one landing, while there is room (G9)."""
    if command.because:
        return _taken_by_word(state, command)
    sue = _check_sue(state, command.seat, command.figure)
    canon = _check_here(state, sue, command.canon)
    if not has_room(state, sue):
        raise refusal(
            Reason.SPENT,
            f"{sue.name} holds as many Canons as she has Allure",
            "she cannot swap one either; leave it",
            "G11",
        )
    return (events.Ensnared(sue.number, canon.number, canon.card),)


def _taken_by_word(state: State, command: commands.Ensnare) -> tuple[Event, ...]:
    """A free Canon is hers, wherever it lies and however many she holds."""
    check_referee(command.seat, "what is out of limits")
    check_during(state.phase, "playing")
    sue = check_figure(state, command.figure)
    if sue.kind != "sue":
        raise refusal(Reason.BAD_TARGET, "only 'Sues hold Canons", "name a 'Sue", "ensnare")
    canon = _check_free(state, command.canon)
    placed = events.CanonPlaced(canon.number, None, sue.number, command.because)
    return (events.Allowed(sue.number, command.because), placed)


def _check_sue(state: State, seat: Seat, number: int) -> Figure:
    sue = check_actor(state, seat, number)
    if sue.kind != "sue":
        raise refusal(Reason.BAD_TARGET, "only 'Sues deal with Canons", "name a 'Sue", "chapter")
    return sue


def _check_free(state: State, number: int) -> Canon:
    canon = check_canon(state, number)
    if canon.held_by is not None:
        raise refusal(
            Reason.BAD_TARGET,
            f"Canon {number} is ensnared by {the_figure(state, canon.held_by).name}",
            "choose one that lies free",
            "ensnare",
        )
    return canon


def _check_here(state: State, sue: Figure, number: int) -> Canon:
    """She has landed where this Canon lies; by the switch, staying is enough (G10)."""
    canon = _check_free(state, number)
    act = act_of(state)
    if act is not None and act.step == "walking":
        raise refusal(
            Reason.WRONG_STEP, f"{sue.name} is on her way", "stop here first (Finish)", "G20"
        )
    if not has_landed(state, sue):
        _check_stays(state, sue, canon)
    if canon.at != sue.at:
        raise refusal(
            Reason.TOO_FAR, f"Canon {number} lies elsewhere", "choose one that lies here", "ensnare"
        )
    return canon


def _check_stays(state: State, sue: Figure, canon: Canon) -> None:
    """By the switch; but no Canon that came in this turn, called or written (G10)."""
    act = act_of(state)
    if not state.house.stand_and_ensnare or (act is not None and act.step == "done"):
        raise refusal(
            Reason.WRONG_STEP, f"{sue.name} has not landed here in this turn", "first move", "G10"
        )
    if state.turn is not None and canon.number in state.turn.brought:
        raise refusal(
            Reason.WRONG_STEP,
            f"Canon {canon.number} came in this turn",
            "ensnare it in the next turn, or land here",
            "G10",
        )
