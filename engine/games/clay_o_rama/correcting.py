"""Corrections by the referee: what creatures have done, who players are, and the phase."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.building import check_colour
from engine.games.clay_o_rama.checks import (
    check_creature,
    check_nothing_open,
    check_player,
    check_range,
    check_tenths,
    check_word,
)
from engine.games.clay_o_rama.questions import (
    creature_of,
    label,
    left_without_hit_points,
    players_left,
    power_named,
    without_hit_points,
)
from engine.games.clay_o_rama.replaced import with_creature, with_player
from engine.games.clay_o_rama.state import (
    NOTHING_OPEN,
    Building,
    Creature,
    Initiative,
    Phase,
    State,
)
from engine.games.clay_o_rama.tables import TRAITS
from engine.games.clay_o_rama.words import WHY, name_of, those_who_have
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens

MOST_DEEDS = 1000
"""Largest round, and largest count of deeds in a move, that the referee may set."""

FARTHEST = 1_000_000
"""Longest distance that may be set, in tenths of a millimetre: a hundred metres."""


GoesOn: TypeAlias = Literal["building", "initiative", "playing"]

_BEGUN: Mapping[GoesOn, Phase] = {
    "building": Building(),
    "initiative": Initiative(),
    "playing": NOTHING_OPEN,
}
"""The initial value of each phase."""


@dataclass(frozen=True, slots=True)
class SetDeeds:
    """Sets what a creature has done in this round and game; what is left empty stays as it is."""

    seat: Seat
    creature: int
    because: str
    acted: bool | None = None
    holding: bool | None = None
    rooted: bool | None = None
    revealed: bool | None = None
    moved: int | None = None
    fired: int | None = None
    strikes: tuple[int, ...] | None = None
    spent: tuple[str, ...] | None = None
    used: tuple[str, ...] | None = None
    borrowed: tuple[str, ...] | None = None
    granted: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class GivePowerBack:
    """Makes a special power usable again that was used up."""

    seat: Seat
    creature: int
    power: str
    because: str


@dataclass(frozen=True, slots=True)
class SetPlayer:
    """Sets a player's name, colour or trait, and whether they still build; left empty: the same."""

    seat: Seat
    player: int
    because: str
    name: str | None = None
    colour: str | None = None
    trait: str | None = None
    done_building: bool | None = None


@dataclass(frozen=True, slots=True)
class HandOver:
    """Gives a creature to another player."""

    seat: Seat
    creature: int
    player: int
    because: str


@dataclass(frozen=True, slots=True)
class SetPhase:
    """Continues the game in this phase, even after its end; with `round`, in this round."""

    seat: Seat
    phase: GoesOn
    because: str
    round: int | None = None


@dataclass(frozen=True, slots=True)
class DeedsSet:
    """The referee set what a creature has done; these are all values from now on."""

    creature: int
    acted: bool
    holding: bool
    rooted: bool
    revealed: bool
    moved: int
    fired: int
    strikes: tuple[int, ...]
    spent: tuple[str, ...]
    used: tuple[str, ...]
    borrowed: tuple[str, ...]
    granted: tuple[str, ...]
    because: str


@dataclass(frozen=True, slots=True)
class PlayerSet:
    """The referee set a player's details; these are all values from now on."""

    player: int
    name: str
    colour: str
    trait: str
    done_building: bool
    because: str


@dataclass(frozen=True, slots=True)
class CreatureHandedOver:
    """The referee gave a creature to another player."""

    creature: int
    player: int
    because: str


@dataclass(frozen=True, slots=True)
class PhaseSet:
    """The referee continued the game in this phase and round; a new phase drops what was open."""

    phase: GoesOn
    round: int
    because: str


Command: TypeAlias = SetDeeds | GivePowerBack | SetPlayer | HandOver | SetPhase
Event: TypeAlias = DeedsSet | PlayerSet | CreatureHandedOver | PhaseSet

_DEEDS = (
    "acted", "holding", "rooted", "revealed", "moved", "fired", "strikes", "spent", "used",
    "borrowed", "granted",
)  # fmt: skip


def set_deeds(state: State, command: SetDeeds) -> tuple[DeedsSet, ...]:
    """Decide what a creature has done, as the referee says."""
    check_word(state, command.seat, command.because)
    creature = check_creature(state, command.creature)
    said = {name: getattr(command, name) for name in _DEEDS}
    done = replace(creature, **{name: one for name, one in said.items() if one is not None})
    _check_deeds(state, done)
    return (_deeds(done, command.because),)


def give_power_back(state: State, command: GivePowerBack) -> tuple[DeedsSet, ...]:
    """Decide that a used power counts as not used."""
    check_word(state, command.seat, command.because)
    creature = check_creature(state, command.creature)
    name = command.power
    if name not in (*creature.spent, *creature.used, *creature.borrowed):
        raise refusal(
            Reason.BAD_VALUE,
            f"{label(state, creature.id)} has not used up {name!r}",
            f"name one of {[*creature.spent, *creature.used, *creature.borrowed]}",
            "powers",
        )
    again = replace(
        creature,
        spent=_without(creature.spent, name),
        used=_without(creature.used, name),
        borrowed=_without(creature.borrowed, name),
    )
    return (_deeds(again, command.because),)


def set_player(state: State, command: SetPlayer) -> tuple[PlayerSet, ...]:
    """Decide a player's details, as the referee says."""
    check_word(state, command.seat, command.because)
    old = check_player(state, command.player)
    name = old.name if command.name is None else command.name.strip()
    if not name or any(one.name == name and one.seat != old.seat for one in state.players):
        raise refusal(
            Reason.BAD_VALUE, f"{name!r} is empty, or another player's name", "give another one"
        )
    if command.trait not in (None, "", *TRAITS):
        raise refusal(
            Reason.BAD_VALUE, f"there is no trait {command.trait!r}", f"give one of {list(TRAITS)}"
        )
    if command.colour is not None:
        check_colour(state, old.seat, command.colour)
    return (
        PlayerSet(
            old.seat,
            name,
            old.colour if command.colour is None else command.colour,
            old.trait if command.trait is None else command.trait,
            old.done_building if command.done_building is None else command.done_building,
            command.because,
        ),
    )


def hand_over(state: State, command: HandOver) -> tuple[CreatureHandedOver, ...]:
    """Decide that a creature gets another owner, which is possible while nothing is open."""
    check_word(state, command.seat, command.because)
    creature = check_creature(state, command.creature)
    player = check_player(state, command.player)
    if not player.playing:
        raise refusal(Reason.NOT_YOURS, f"{player.name} has left", "first JoinGame")
    check_nothing_open(state)
    return (CreatureHandedOver(creature.id, player.seat, command.because),)


def set_phase(state: State, command: SetPhase) -> tuple[PhaseSet, ...]:
    """Decide the phase in which the game continues, which is possible after its end too."""
    check_word(state, command.seat, command.because, after_end=True)
    if command.phase != "building":
        _check_can_play(state, command.phase)
    number = max(1, state.round) if command.phase == "playing" else state.round
    number = number if command.round is None else command.round
    check_range("round", number, 0, MOST_DEEDS)
    return (PhaseSet(command.phase, number, command.because),)


def _check_can_play(state: State, phase: GoesOn) -> None:
    """Check that at least two players have creatures, and that all of these have hit points.

    Hit points that are rolled are not needed before the phase in which the dice are.
    """
    mend = "weigh them in (WeighIn) or SetHitPoints first"
    if state.moment == "over":
        mend = "first SetPhase building, then WeighIn or SetHitPoints"
    if len(players_left(state)) < 2:
        raise refusal(
            Reason.UNMEASURED,
            "there are not two players with living creatures",
            mend,
            "stats",
        )
    rolled = without_hit_points(state) if phase == "playing" else ()
    lacking = (*left_without_hit_points(state), *rolled)
    if lacking:
        raise refusal(
            Reason.UNMEASURED,
            f"{those_who_have(state, lacking)} no hit points yet",
            mend,
            "K39",
        )


def _check_deeds(state: State, done: Creature) -> None:
    check_tenths("way walked", done.moved, 0, FARTHEST)
    check_range("missiles fired", done.fired, 0, MOST_DEEDS)
    check_range("number of strikes", len(done.strikes), len(done.limbs), len(done.limbs))
    for times in done.strikes:
        check_range("strikes", times, 0, MOST_DEEDS)
    for name in (*done.spent, *done.used, *done.borrowed, *done.granted):
        if power_named(state, name) is None:
            raise refusal(
                Reason.UNKNOWN_PIECE, f"there is no power {name!r}", "name one of the game"
            )


def _without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(one for one in names if one != name)


def _deeds(done: Creature, because: str) -> DeedsSet:
    return DeedsSet(done.id, **{name: getattr(done, name) for name in _DEEDS}, because=because)


def _deeds_set(state: State, event: DeedsSet) -> State:
    said = {name: getattr(event, name) for name in _DEEDS}
    return with_creature(state, event.creature, lambda one: replace(one, **said))


def _deeds_redacted(state: State, event: DeedsSet, seat: int) -> DeedsSet:
    """Hide the name of a power that has not been seen in play from other seats."""
    creature = creature_of(state, event.creature)
    if creature is None or creature.player == seat or event.revealed or state.house.open_powers:
        return event
    return replace(
        event,
        spent=_without(event.spent, creature.power),
        used=_without(event.used, creature.power),
    )


def _player_set(state: State, event: PlayerSet) -> State:
    return with_player(
        state,
        event.player,
        lambda one: replace(
            one,
            name=event.name,
            colour=event.colour,
            trait=event.trait,
            done_building=event.done_building,
        ),
    )


def _handed_over(state: State, event: CreatureHandedOver) -> State:
    return with_creature(state, event.creature, lambda one: replace(one, player=event.player))


def _phase_set(state: State, event: PhaseSet) -> State:
    """Set phase and round; if the phase stays the same, so does what is open in it."""
    phase = state.phase if event.phase == state.moment else _BEGUN[event.phase]
    return replace(state, phase=phase, round=event.round)


def _overrides(state: State) -> tuple[Command, ...]:
    if state.moment != "playing":
        return (SetPlayer(None, state.players[0].seat, WHY, done_building=True),)
    back = (
        GivePowerBack(None, one.id, power, WHY)
        for one in state.creatures
        for power in dict.fromkeys((*one.spent, *one.used, *one.borrowed))
    )
    fresh = (SetDeeds(None, one.id, WHY, moved=0, fired=0, rooted=False) for one in state.creatures)
    return (SetPhase(None, "playing", WHY, state.round + 1), *back, *fresh)


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(SetDeeds, set_deeds)
    | decides(GivePowerBack, give_power_back)
    | decides(SetPlayer, set_player)
    | decides(HandOver, hand_over)
    | decides(SetPhase, set_phase),
    events=happens(
        DeedsSet,
        _deeds_set,
        lambda s, e: f"What {label(s, e.creature)} has done is set straight: {e.because}.",
        _deeds_redacted,
    )
    | happens(
        PlayerSet, _player_set, lambda s, e: f"{name_of(s, e.player)} is set straight: {e.because}."
    )
    | happens(
        CreatureHandedOver,
        _handed_over,
        lambda s, e: f"Creature {e.creature} belongs to {name_of(s, e.player)} now: {e.because}.",
    )
    | happens(
        PhaseSet,
        _phase_set,
        lambda _, e: f"The game goes on ({e.phase}, round {e.round}): {e.because}.",
    ),
    overrides=_overrides,
)
