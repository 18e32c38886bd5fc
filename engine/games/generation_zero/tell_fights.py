"""What happens in battle, as sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.generation_zero import events
from engine.games.generation_zero.questions import figure_name, place_name, the_figure
from engine.games.generation_zero.state import State
from engine.seats import listed


def points(count: int) -> str:
    """A number of points in words."""
    return "1 point" if count == 1 else f"{count} points"


def _began(state: State, event: events.BattleBegan) -> str:
    where = place_name(state, event.place)
    if event.monster is None:
        return f"A fight begins at {where}."
    return f"{figure_name(state, event.fighter)} meets a Monster at {where}."


def _ordered(state: State, event: events.ThrustsOrdered) -> str:
    names = listed([figure_name(state, one) for one in event.order])
    return f"Thrusts, round {event.round}: {names}."


def _thrust(state: State, event: events.Thrust) -> str:
    who, whom = figure_name(state, event.figure), figure_name(state, event.target)
    damage = max(0, event.attack - event.defence)
    told = f"{who} (Attack {event.attack}) thrusts at {whom} (Defence {event.defence})"
    return f"{told}: {damage} off, {event.health} left." if damage else f"{told}: nothing."


def _won_artefact(state: State, event: events.ArtefactWon) -> str:
    won = the_figure(state, event.figure).artefacts
    return f"{figure_name(state, event.figure)} takes the {won[-1].name if won else 'artefact'}."


def _by_figure(said: str) -> Callable[[State, Any], str]:
    return lambda state, event: said.format(figure_name(state, event.figure))


SENTENCES: Mapping[type[Any], Callable[[State, Any], str]] = {
    events.BattleBegan: _began,
    events.MonsterShown: lambda _, e: f"It is {e.card}.",
    events.ThrustsOrdered: _ordered,
    events.ThrustBegan: _by_figure("It is the thrust of {}."),
    events.ThrustLost: _by_figure("{} loses the thrust."),
    events.Thrust: _thrust,
    events.Held: _by_figure("{} lets the thrust go by."),
    events.Stunned: _by_figure("{} will lose the next thrust."),
    events.Fled: _by_figure("{} flees."),
    events.Hurt: lambda s, e: f"{figure_name(s, e.figure)} is hurt by {e.why}: {e.health} left.",
    events.Died: lambda s, e: f"{figure_name(s, e.figure)} is out: {e.why}.",
    events.Killed: lambda s, e: (
        f"{figure_name(s, e.figure)} has killed {figure_name(s, e.victim)}."
    ),
    events.ArtefactWon: _won_artefact,
    events.Improved: lambda s, e: (
        f"{figure_name(s, e.figure)}: {e.stat.capitalize()} is {e.value} for good."
    ),
    events.ArtefactUsed: lambda s, e: f"{figure_name(s, e.figure)} uses the {e.artefact}.",
    events.GuestCame: lambda s, e: f"{figure_name(s, e.by)} calls in {e.name} for this round.",
    events.GuestLeft: _by_figure("{} goes again."),
    events.MonstersBargain: lambda *_: (
        "From now on Monsters bargain: 'Sues have 1 Defence less against them."
    ),
    events.StoodOff: lambda s, e: f"A stand-off at {place_name(s, e.place)}: {e.why}.",
    events.PutBack: lambda s, e: (
        f"{figure_name(s, e.figure)} goes back to {place_name(s, e.place)}."
    ),
    events.BattleEnded: lambda s, e: f"The fight at {place_name(s, e.place)} is over.",
}
