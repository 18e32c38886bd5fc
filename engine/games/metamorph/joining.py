"""Players who join or leave during the game."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.metamorph.artifacts import ArtifactPut, dropped_objects
from engine.games.metamorph.checks import (
    check_empty,
    check_facing,
    check_hex,
    check_player,
    check_word,
)
from engine.games.metamorph.questions import free_hexes, living, natural_altitude
from engine.games.metamorph.replaced import dropped, faded, player_with
from engine.games.metamorph.setup import school_called
from engine.games.metamorph.shapes import HOME, SCHOOLS
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.tables import MOST_PLAYERS
from engine.games.metamorph.words import WHY
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seating import newcomer
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class AddWizard:
    """Somebody joins in mid-game, as a Human; once it is played, on the hex `at`."""

    seat: Seat
    name: str
    because: str
    at: str | None = None
    facing: int = 0
    school: str = ""


@dataclass(frozen=True, slots=True)
class RemoveWizard:
    """Somebody leaves the table; what they held stays where they stood."""

    seat: Seat
    player: int
    because: str


@dataclass(frozen=True, slots=True)
class WizardAdded:
    """Somebody joined, as a Human with this much mana."""

    player: int
    name: str
    school: str
    at: str | None
    facing: int
    mana: int
    because: str


@dataclass(frozen=True, slots=True)
class WizardRemoved:
    """Somebody left the table."""

    player: int
    because: str


Command: TypeAlias = AddWizard | RemoveWizard
Event: TypeAlias = WizardAdded | WizardRemoved


def add_wizard(state: State, command: AddWizard) -> tuple[WizardAdded, ...]:
    """Decide that somebody joins; during play, their counter is put on a free hex."""
    check_word(state, command.seat, command.because)
    name = newcomer(command.name, [one.name for one in state.players], MOST_PLAYERS)
    school = school_called(command.school)
    _check_school(school)
    check_facing(command.facing)
    _check_stand(state, command.at)
    seat = len(state.players) + 1
    human = (school, command.at, command.facing, state.house.mana)
    return (WizardAdded(seat, name, *human, command.because),)


def _check_school(school: str) -> None:
    if school and school not in SCHOOLS:
        raise refusal(Reason.BAD_VALUE, f"there is no school {school[:20]!r}", f"{list(SCHOOLS)}")


def _check_stand(state: State, at: str | None) -> None:
    """Check that a free hex is named during play, and none before wizards are placed."""
    if (at is None) == (state.phase == "playing"):
        mend = "name a free hex (at)" if at is None else "leave `at` out; wizards are placed later"
        raise refusal(Reason.BAD_VALUE, f"the counter is not put so during {state.phase}", mend)
    if at is not None:
        check_hex(state, at)
        check_empty(state, at)


def remove_wizard(state: State, command: RemoveWizard) -> tuple[ArtifactPut | WizardRemoved, ...]:
    """Decide that somebody leaves; what they hold stays on their hex, or is gone without one."""
    check_word(state, command.seat, command.because)
    one = check_player(state, command.player)
    return (*dropped_objects(state, one), WizardRemoved(one.seat, command.because))


def _overrides(state: State) -> tuple[Command, ...]:
    leaving = tuple(RemoveWizard(None, one.seat, WHY) for one in living(state)[-1:])
    return (*leaving, *_newcomers(state))


def _newcomers(state: State) -> list[Command]:
    """A command that adds a player, if there is room."""
    if len(state.players) >= MOST_PLAYERS:
        return []
    at = free_hexes(state)[-1:] if state.phase == "playing" else [None]
    name = f"Guest {len(state.players)}"
    return [AddWizard(None, name, WHY, where) for where in at]


def _wizard_added(state: State, event: WizardAdded) -> State:
    """Add the wizard: last in the order of this round, and without a part of the map to lay."""
    human = state.book.shape_named[HOME]
    one = Seated(
        event.player,
        event.name,
        event.school,
        event.at,
        event.facing,
        HOME,
        human.health,
        event.mana,
        altitude=natural_altitude(human),
    )
    groups = (*state.groups, (event.player,)) if state.phase == "playing" else state.groups
    dealt = (*state.dealt, ()) if len(state.dealt) == len(state.players) else state.dealt
    return replace(state, players=(*state.players, one), groups=groups, dealt=dealt)


def _describe_added(_state: State, event: WizardAdded) -> str:
    where = f", on {event.at}" if event.at else ""
    return f"{event.name} joins with {event.mana} mana{where}: {event.because}."


def _wizard_removed(state: State, event: WizardRemoved) -> State:
    """Remove the wizard, also from everything they would have rolled or laid."""
    gone = player_with(
        faded(dropped(state, event.player), event.player),
        event.player,
        gone="left",
        at=None,
        hold=None,
        change=None,
        trap="",
    )
    kept = enumerate(state.dealt, start=1)
    dealt = tuple(() if seat == event.player else hand for seat, hand in kept)
    return replace(
        gone,
        fell=None,
        tied=tuple(seat for seat in state.tied if seat != event.player),
        dealt=dealt if len(dealt) == len(state.players) else state.dealt,
    )


TOPIC: Topic[State, Command, Event, Event | ArtifactPut] = Topic(
    commands=decides(AddWizard, add_wizard) | decides(RemoveWizard, remove_wizard),
    events=happens(WizardAdded, _wizard_added, _describe_added)
    | happens(
        WizardRemoved,
        _wizard_removed,
        lambda s, e: f"{name_of(s, e.player)} leaves the table: {e.because}.",
    ),
    overrides=_overrides,
)
