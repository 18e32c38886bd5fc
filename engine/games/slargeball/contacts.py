"""Contact declared by the referee, if the camera missed it or saw it wrongly (H30)."""

from dataclasses import dataclass

from engine.game import Seat
from engine.games.slargeball.checks import check_ball, check_figure, check_word
from engine.games.slargeball.questions import label, standing
from engine.games.slargeball.setting_straight import WHY
from engine.games.slargeball.state import Figure, SaidContact, State
from engine.games.slargeball.tables import TEAMS
from engine.games.slargeball.wording import who
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class DeclareContact:
    """Decides whether a figure touches another one, or a ball."""

    seat: Seat
    figure: int
    because: str
    other: int | None = None
    ball: int | None = None
    touching: bool = True


@dataclass(frozen=True, slots=True)
class ContactDeclared:
    """The referee decided whether a figure touches another one, or a ball."""

    figure: int
    other: int | None
    ball: int | None
    touching: bool
    because: str


def declare_contact(state: State, command: DeclareContact) -> tuple[ContactDeclared, ...]:
    """Decide a contact; it holds until one of the two is moved."""
    check_word(state, command.seat, command.because)
    figure = check_figure(state, command.figure)
    if (command.other is None) == (command.ball is None) or command.other == figure.id:
        raise refusal(Reason.BAD_VALUE, "a contact is of two", "name another figure, or a ball")
    _check_there(state, figure)
    if command.other is not None:
        _check_there(state, check_figure(state, command.other))
    if command.ball is not None and check_ball(state, command.ball).state != "ground":
        raise refusal(
            Reason.BAD_TARGET,
            f"ball {command.ball} is not on the ground",
            "put it there first (PutBall)",
            "H30",
        )
    told = ContactDeclared(
        figure.id, command.other, command.ball, command.touching, command.because
    )
    return (told,)


def _check_there(state: State, figure: Figure) -> None:
    if figure.where != "field":
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, figure.id)} is not on the field",
            "put it there first (PutFigure)",
            "H30",
        )


def _overrides(state: State) -> tuple[DeclareContact, ...]:
    pair = [one.id for team in TEAMS for one in standing(state, team)[:1]]
    return (DeclareContact(None, pair[0], WHY, other=pair[1]),) if len(pair) == len(TEAMS) else ()


def _declared(state: State, event: ContactDeclared) -> State:
    said = SaidContact(event.figure, event.other, event.ball, event.touching)
    others = (one for one in state.contacts if _pair(one) != _pair(said))
    return replace(state, contacts=(*others, said))


def _pair(one: SaidContact) -> tuple[frozenset[int | None], int | None]:
    return frozenset({one.figure, one.other}), one.ball


def _describe_declared(state: State, event: ContactDeclared) -> str:
    what = f"ball {event.ball}" if event.other is None else label(state, event.other)
    if event.touching:
        return f"{who(state, event.figure)} touches {what}: {event.because}."
    return f"{who(state, event.figure)} does not touch {what}: {event.because}."


TOPIC: Topic[State, DeclareContact, ContactDeclared, ContactDeclared] = Topic(
    commands=decides(DeclareContact, declare_contact),
    events=happens(ContactDeclared, _declared, _describe_declared),
    overrides=_overrides,
)
