"""A special power that is made up during the evening (K38)."""

from dataclasses import dataclass

from engine.allowed import check_referee
from engine.game import Seat
from engine.games.clay_o_rama.checks import check_phase
from engine.games.clay_o_rama.made_up import name_problem, power_problem
from engine.games.clay_o_rama.powers import Limit, Power, Use
from engine.games.clay_o_rama.state import HIDDEN_POWER, State
from engine.games.clay_o_rama.view import may_know
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class MakeUpPower:
    """Writes down a special power that was made up at the table; the same name again corrects it.

    `use`: "instead" of an attack's damage, on a "hit", or in the "own_move"; `displaces`: its
    target stands elsewhere afterwards.
    """

    seat: Seat
    name: str
    title: str
    text: str = ""
    use: Use = "hit"
    limit: Limit = "none"
    dice: int = 2
    displaces: bool = False


@dataclass(frozen=True, slots=True)
class PowerMadeUp:
    """A special power was made up during the evening (K38)."""

    name: str
    title: str
    text: str
    use: Use
    limit: Limit
    dice: int
    displaces: bool = False


def make_up_power(state: State, command: MakeUpPower) -> tuple[PowerMadeUp, ...]:
    """Decide a power that was made up, during building or later (K38)."""
    check_referee(command.seat, "what a special power does")
    check_phase(state, "building", "initiative", "playing")
    power = made_up(command)
    problem = name_problem([*(one.name for one in state.options.powers), power.name])
    if problem := problem or power_problem(power):
        raise refusal(Reason.BAD_VALUE, *problem, "K38")
    return (
        PowerMadeUp(
            power.name,
            power.title,
            power.text,
            power.use,
            power.limit,
            power.dice,
            power.displaces,
        ),
    )


def made_up(said: MakeUpPower | PowerMadeUp) -> Power:
    """Return the power that was made up; the referee carries it out and judges."""
    return Power(
        said.name,
        said.title or said.name,
        said.text,
        use=said.use,
        limit=said.limit,
        dice=said.dice,
        displaces=said.displaces,
    )


def _power_made_up(state: State, event: PowerMadeUp) -> State:
    others = tuple(one for one in state.powers if one.name != event.name)
    return replace(state, powers=(*others, made_up(event)))


def _describe_made_up(_state: State, event: PowerMadeUp) -> str:
    if event.name == HIDDEN_POWER:
        return "A special power is made up."
    return f"A special power is made up: {event.title}. {event.text}".strip()


def _redact_made_up(state: State, event: PowerMadeUp, seat: int) -> PowerMadeUp:
    if state.house.open_powers or may_know(state, event.name, seat):
        return event
    return replace(event, name=HIDDEN_POWER, title=HIDDEN_POWER, text="")


TOPIC: Topic[State, MakeUpPower, PowerMadeUp, PowerMadeUp] = Topic(
    commands=decides(MakeUpPower, make_up_power),
    events=happens(PowerMadeUp, _power_made_up, _describe_made_up, _redact_made_up),
)
