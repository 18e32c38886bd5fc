"""The check for consciousness: all lying figures, mired ones included, roll to get up (S10)."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.slargeball.ground import room_to_stand
from engine.games.slargeball.questions import label, lying, stats_of
from engine.games.slargeball.replaced import with_figure
from engine.games.slargeball.state import State
from engine.games.slargeball.tables import DIE_SIDES
from engine.games.slargeball.wording import plainly, who
from engine.luck import RollNeeded
from engine.plane import Point
from engine.record import replace
from engine.seats import listed
from engine.topic import Dice, Topic, happens, unchanged


@dataclass(frozen=True, slots=True)
class Rose:
    """A figure woke up and stands."""

    figure: int
    at: Point


@dataclass(frozen=True, slots=True)
class StayedDown:
    """A figure did not wake up, or has no room to stand."""

    figure: int
    crowded: bool = False


@dataclass(frozen=True, slots=True)
class CheckEnded:
    """All lying figures were checked for consciousness."""


Event: TypeAlias = Rose | StayedDown | CheckEnded


def _awaits(state: State) -> Dice[Event] | None:
    """Await one die for each lying figure; the reason names the highest one that wakes it."""
    if state.phase != "waking":
        return None
    down = lying(state)
    names = [f"{label(state, one.id)} ({stats_of(one).whap} or less)" for one in down]
    needed = RollNeeded(DIE_SIDES, len(down), f"waking up: {listed(names)}")
    return Dice(needed, lambda values: _wake_results(state, values))


def _wake_results(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    """The results of the dice: the Whap stat or less wakes; figures stand up one by one."""
    told: list[Event] = []
    for figure, value in zip(lying(state), values, strict=True):
        if value > stats_of(figure).whap:
            told.append(StayedDown(figure.id))
            continue
        spot = room_to_stand(state, figure)
        if spot is None:
            told.append(StayedDown(figure.id, crowded=True))
        else:
            told.append(Rose(figure.id, spot))
            state = with_figure(state, figure.id, at=spot, head=None)
    return (*told, CheckEnded())


def _follows(state: State) -> tuple[CheckEnded, ...]:
    """End the check at once if no figure lies."""
    return (CheckEnded(),) if state.phase == "waking" and not lying(state) else ()


def _rose(state: State, event: Rose) -> State:
    return with_figure(state, event.figure, at=event.at, head=None, mired=False)


def _describe_stayed(state: State, event: StayedDown) -> str:
    why = "finds no room to stand up" if event.crowded else "stays down"
    return f"{who(state, event.figure)} {why}."


def _ended(state: State, _event: CheckEnded) -> State:
    return replace(state, phase="closing")


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(Rose, _rose, plainly("{who} wakes up and stands at {at}."))
    | happens(StayedDown, unchanged, _describe_stayed)
    | happens(CheckEnded, _ended, lambda *_: "The check for consciousness is over."),
    awaits=_awaits,
    follows=_follows,
)
