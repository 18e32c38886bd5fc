"""Changes of house rules during a match, by the referee."""

from dataclasses import dataclass
from itertools import combinations

from engine.game import Seat
from engine.games.slargeball.checks import check_word
from engine.games.slargeball.formation import bench
from engine.games.slargeball.ground import ball_shapes, bases
from engine.games.slargeball.house_rules import told
from engine.games.slargeball.lineup import seated
from engine.games.slargeball.questions import at, label
from engine.games.slargeball.setup import check_house, check_pitch, ground_of
from engine.games.slargeball.state import Ball, Figure, State
from engine.games.slargeball.tables import House, Switches, balls_for
from engine.house import with_switches
from engine.plane import Rect, overlap
from engine.record import replace
from engine.refusal import IllegalCommand, Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class SetHouse:
    """Changes house rules from now on; the others stay."""

    seat: Seat
    switches: Switches
    because: str


@dataclass(frozen=True, slots=True)
class HouseSet:
    """The referee changed house rules."""

    switches: Switches
    because: str


def set_house(state: State, command: SetHouse) -> tuple[HouseSet, ...]:
    """Decide new house rules; figures stay, the number of balls and the field are recomputed."""
    check_word(state, command.seat, command.because)
    house = with_switches(state.house, command.switches)
    try:
        check_house(house)
        check_pitch(house, _squads(state))
    except IllegalCommand as wrong:
        problem, _, mend = wrong.detail.rstrip(".").partition("; ")
        raise refusal(Reason.BAD_VALUE, problem, mend, "house") from wrong
    after = _house_set(state, HouseSet(command.switches, command.because))
    _check_balls(state, len(after.balls))
    _check_holds(after, after.field)
    _check_apart(after)
    if after.period_end < state.turn:
        raise refusal(
            Reason.BAD_VALUE, f"it is turn {state.turn} already", "name more turns than that"
        )
    return (HouseSet(command.switches, command.because),)


def _check_holds(state: State, field: Rect) -> None:
    """Check that all figures and balls are still on a field that may have become smaller."""
    there = [(label(state, one.id), one.at) for one in state.figures if one.where == "field"]
    there += [(f"ball {one.id}", one.at) for one in state.balls]
    for name, spot in there:
        if spot is not None and not field.holds(spot):
            raise refusal(
                Reason.BAD_VALUE,
                f"{name} at {at(spot)} would be off the field",
                "put it elsewhere first, or name a larger field",
                "house",
                spot,
            )


def _check_balls(state: State, count: int) -> None:
    """Check that no ball in play would be removed."""
    for ball in state.balls[count:]:
        if ball.state != "out":
            raise refusal(
                Reason.BAD_VALUE,
                f"ball {ball.id} is in play",
                "take it out first (PutBall)",
                "house",
                ball.at,
            )


def _check_apart(state: State) -> None:
    """Check that no bases or balls overlap with their new sizes."""
    for one, another in combinations((*bases(state), *ball_shapes(state)), 2):
        if overlap(one, another, state.house.touch):
            raise refusal(
                Reason.BAD_VALUE,
                f"bases at {at(one.at)} and {at(another.at)} would overlap",
                "put one elsewhere first",
                "house",
                one.at,
            )


def _squads(state: State) -> int:
    return seated(state.options)[1]


def _house_set(state: State, event: HouseSet) -> State:
    house = with_switches(state.house, event.switches)
    count = house.balls or balls_for(_squads(state))
    ground = ground_of(house, _squads(state), count)
    after = replace(
        state,
        house=house,
        period_end=state.period_end + house.turns - state.house.turns,
        balls=_balls(state, count),
        field=ground.field,
        slarge=ground.slarge,
        zones=ground.zones,
        bunkers=ground.bunkers,
        centres=ground.centres,
    )
    return replace(after, figures=tuple(_on_its_bench(after, one) for one in after.figures))


def _on_its_bench(state: State, figure: Figure) -> Figure:
    """A Coach off the field stands at its bench, wherever that is now (S26)."""
    if figure.where != "bench":
        return figure
    return replace(figure, at=bench(state, figure.team))


def _balls(state: State, count: int) -> tuple[Ball, ...]:
    """The first `count` balls; new ones are out of play and enter with the next turn."""
    new = range(len(state.balls) + 1, count + 1)
    return (*state.balls[:count], *(Ball(number) for number in new))


def _describe_house_set(state: State, event: HouseSet) -> str:
    given = [
        name for name in House.__dataclass_fields__ if getattr(event.switches, name) is not None
    ]
    rules = " ".join(told(state.house, name) for name in given)
    return f"House rules change: {event.because}. {rules}".strip()


TOPIC: Topic[State, SetHouse, HouseSet, HouseSet] = Topic(
    commands=decides(SetHouse, set_house),
    events=happens(HouseSet, _house_set, _describe_house_set),
)
