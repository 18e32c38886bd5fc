"""The check for consciousness: everybody who lies rolls to stand up, mired ones too (S10)."""

from engine.games.slargeball import events
from engine.games.slargeball.events import Event
from engine.games.slargeball.ground import room_to_stand
from engine.games.slargeball.questions import label, lying, stats_of
from engine.games.slargeball.replaced import with_figure
from engine.games.slargeball.state import State
from engine.seats import listed


def woken(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """One die for each, the Whap stat or less; they stand up one after the other."""
    told: list[Event] = []
    for figure, value in zip(lying(state), values, strict=True):
        spot = room_to_stand(state, figure)
        if value > stats_of(figure).whap:
            told.append(events.StayedDown(figure.id))
        elif spot is None:
            told.append(events.StayedDown(figure.id, crowded=True))
        else:
            told.append(events.Rose(figure.id, spot))
            state = with_figure(state, figure.id, at=spot, head=None)
    return (*told, events.CheckEnded())


def waking_why(state: State) -> str:
    """Who rolls, each with the highest die that wakes him."""
    return "waking up: " + listed(
        [f"{label(state, one.id)} ({stats_of(one).whap} or less)" for one in lying(state)]
    )
