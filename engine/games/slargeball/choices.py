"""Commands that are possible now: representatives where a path or a spot is measured."""

from collections.abc import Callable, Mapping

from engine.game import Seat
from engine.games.slargeball import commands
from engine.games.slargeball.awaiting import awaiting
from engine.games.slargeball.checks import first_chances
from engine.games.slargeball.coaching import stride_end
from engine.games.slargeball.commands import Command
from engine.games.slargeball.move_choices import attack_goal, straight_moves
from engine.games.slargeball.moving import awaited_movers
from engine.games.slargeball.phases import awaits_word
from engine.games.slargeball.questions import (
    ball_carried,
    callable_coach,
    figure_of,
    movers,
    standing,
)
from engine.games.slargeball.state import Chance, Figure, State
from engine.luck import some_answers
from engine.plane import Point, squared, towards, within

MOST_STRIDES = 3


def choices(state: State) -> tuple[Command, ...]:
    """Commands that are possible now; none when the game is over."""
    luck = some_answers(awaiting(state))
    if luck is not None:
        return luck
    if state.phase not in _CHOICES:
        return ()
    return _CHOICES[state.phase](state)


def _setting_up(state: State) -> tuple[Command, ...]:
    needed = awaiting(state)
    seats: list[Seat] = sorted(needed, key=str) if isinstance(needed, frozenset) else []
    return tuple(commands.SetUp(seat, seat) for seat in seats if seat is not None)


def _moving(state: State) -> tuple[Command, ...]:
    found: list[Command] = []
    for one in movers(state):
        if one.position == "coach":
            found += _strides(state, one)
        else:
            ends = straight_moves(state, one)
            found += [commands.Move(one.seat, one.id, (end,)) for end in ends]
    return (*found, *(commands.EndMoves(seat, seat) for seat in sorted(awaited_movers(state))))


def _strides(state: State, coach: Figure) -> list[Command]:
    possible = [
        one
        for one in standing(state, coach.team)
        if one.id != coach.id and one.at and stride_end(state, coach, one.at)
    ]
    return [commands.Stride(coach.seat, coach.id, one.id) for one in possible[:MOST_STRIDES]]


def _calling(state: State) -> tuple[Command, ...]:
    coach = callable_coach(state, state.team)
    if coach is None:
        return ()
    seat = coach.seat
    return (commands.CallCoach(seat, coach.id), commands.EndMoves(seat, seat))


def _attempts(
    state: State, attempt: Callable[[Figure, Chance], list[Command]]
) -> tuple[Command, ...]:
    """What those who come first may try, and that they let it be."""
    found: list[Command] = []
    passing: list[Command] = []
    for chance in first_chances(state):
        figure = figure_of(state, chance.figure)
        if figure:
            found += attempt(figure, chance)
            passing.append(commands.Pass(figure.seat, figure.id))
    return (*found, *dict.fromkeys(passing))


def _whaps(state: State) -> tuple[Command, ...]:
    if awaits_word(state):
        return _words(state)
    return _attempts(state, lambda one, chance: [commands.Whap(one.seat, one.id, chance.target)])


def _nabs(state: State) -> tuple[Command, ...]:
    if awaits_word(state):
        return _words(state)
    return _attempts(state, lambda one, chance: [commands.Nab(one.seat, one.id, chance.target)])


def _words(state: State) -> tuple[Command, ...]:
    return tuple(commands.EndPhase(one.seat) for one in state.players)


def _flings(state: State) -> tuple[Command, ...]:
    def spots(one: Figure, chance: Chance) -> list[Command]:
        aims = _aims(state, one, chance.reach)
        return [commands.Fling(one.seat, one.id, spot) for spot in aims]

    return _attempts(state, spots)


def _aims(state: State, figure: Figure, reach: int) -> tuple[Point, ...]:
    """The bunker, or as far towards it as may be; and the nearest of the team with free hands."""
    here = figure.at
    if here is None:
        return ()
    goal = attack_goal(state, figure.team)
    aims = [goal if within(here, goal, reach) else towards(here, goal, reach)]
    mates = [
        one.at
        for one in standing(state, figure.team)
        if one.at and one.id != figure.id and not ball_carried(state, one.id)
    ]
    near = [spot for spot in mates if within(here, spot, reach)]
    aims += sorted(near, key=lambda spot: squared(spot, goal))[:1]
    return tuple(dict.fromkeys(aim for aim in aims if not within(here, aim, state.house.base)))


def _topples(state: State) -> tuple[Command, ...]:
    """Away from whoever hit it, and to both sides."""
    hit = state.hits[0]
    by, victim = figure_of(state, hit.by), figure_of(state, hit.victim)
    if by is None or victim is None or by.at is None or victim.at is None:
        return ()
    x, y = victim.at.x - by.at.x, victim.at.y - by.at.y
    ways = dict.fromkeys(((x, y), (-y, x), (y, -x)))
    return tuple(
        commands.Topple(by.seat, victim.id, Point(victim.at.x + dx, victim.at.y + dy))
        for dx, dy in ways
    )


_CHOICES: Mapping[str, Callable[[State], tuple[Command, ...]]] = {
    "setting_up": _setting_up,
    "moving": _moving,
    "calling": _calling,
    "whapping": _whaps,
    "toppling": _topples,
    "flinging": _flings,
    "nabbing": _nabs,
}
