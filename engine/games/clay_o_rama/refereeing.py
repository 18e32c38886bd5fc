"""Interventions of the referee: possible as long as the game goes on, always with a reason."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.checks import (
    check_creature,
    check_living,
    check_phase,
    check_player,
    check_range,
    check_word,
)
from engine.games.clay_o_rama.house_rules import house_problem, sentence
from engine.games.clay_o_rama.matter import matter
from engine.games.clay_o_rama.offering import PowerOffered
from engine.games.clay_o_rama.questions import label, without_hit_points
from engine.games.clay_o_rama.replaced import (
    with_creature,
    with_play,
    with_player,
)
from engine.games.clay_o_rama.shooting import ThrowVoided, aimed_in_vain, voided
from engine.games.clay_o_rama.state import Creature, Playing, State, Turn
from engine.games.clay_o_rama.tables import MOST_HIT_POINTS
from engine.games.clay_o_rama.turns import fresh_for_move
from engine.games.clay_o_rama.words import WHY, name_of, those_who_have
from engine.games.clay_o_rama.wounds import without_creature
from engine.record import renewed, replace
from engine.refusal import Reason, refusal
from engine.topic import Awaited, Topic, decides, happens, unchanged
from engine.word import DeclareWinner, GameWon, Note, Noted, note, winners_named
from engine.wording import counted


@dataclass(frozen=True, slots=True)
class SetHitPoints:
    """Sets hit points."""

    seat: Seat
    creature: int
    hit_points: int
    because: str


@dataclass(frozen=True, slots=True)
class RemoveCreature:
    """Takes a creature out of the game."""

    seat: Seat
    creature: int
    because: str


@dataclass(frozen=True, slots=True)
class GiveMove:
    """The referee says whose move it is now."""

    seat: Seat
    creature: int
    because: str


@dataclass(frozen=True, slots=True)
class SetInitiative:
    """Sets a player's initiative."""

    seat: Seat
    player: int
    initiative: int
    because: str


@dataclass(frozen=True, slots=True)
class ChangeHouseRule:
    """Changes a house rule for the rest of the game."""

    seat: Seat
    name: str
    value: int | str | bool
    because: str


@dataclass(frozen=True, slots=True)
class HitPointsSet:
    """The referee set hit points."""

    creature: int
    hit_points: int
    because: str


@dataclass(frozen=True, slots=True)
class CreatureRemoved:
    """The referee took a creature out of the game."""

    creature: int
    because: str


@dataclass(frozen=True, slots=True)
class MoveGiven:
    """The referee gave the move to this creature."""

    creature: int
    because: str


@dataclass(frozen=True, slots=True)
class InitiativeSet:
    """The referee set a player's initiative."""

    player: int
    initiative: int
    because: str


@dataclass(frozen=True, slots=True)
class HouseRuleChanged:
    """The referee changed a house rule."""

    name: str
    value: int | str | bool
    because: str


Command: TypeAlias = (
    SetHitPoints
    | RemoveCreature
    | GiveMove
    | SetInitiative
    | ChangeHouseRule
    | DeclareWinner
    | Note
)
Event: TypeAlias = (
    HitPointsSet | CreatureRemoved | MoveGiven | InitiativeSet | HouseRuleChanged | Noted
)
Caused: TypeAlias = Event | GameWon | ThrowVoided | PowerOffered


def set_hit_points(state: State, command: SetHitPoints) -> tuple[HitPointsSet, ...]:
    """Decide new hit points; more than 0 bring a dead creature back."""
    check_word(state, command.seat, command.because)
    creature = check_creature(state, command.creature)
    check_range("hit points", command.hit_points, 0, MOST_HIT_POINTS)
    return (HitPointsSet(creature.id, command.hit_points, command.because),)


def remove_creature(
    state: State, command: RemoveCreature
) -> tuple[ThrowVoided | PowerOffered | CreatureRemoved, ...]:
    """Decide that a creature leaves the game; a missile in the air at it goes back."""
    check_word(state, command.seat, command.because)
    creature = check_living(state, command.creature)
    back = aimed_in_vain(state, creature.id)
    return (*back, CreatureRemoved(creature.id, command.because))


def give_move(state: State, command: GiveMove) -> tuple[ThrowVoided | MoveGiven, ...]:
    """Decide whose move it is now; everything that was open is dropped.

    A missile in the air goes back to its owner. To drop nothing, use `SetMatter` with a turn.
    """
    check_word(state, command.seat, command.because)
    check_phase(state, "playing")
    creature = check_living(state, command.creature)
    shot = state.play.shot
    back = (voided(shot, command.because),) if shot else ()
    return (*back, MoveGiven(creature.id, command.because))


def set_initiative(state: State, command: SetInitiative) -> tuple[InitiativeSet, ...]:
    """Decide a player's initiative."""
    check_word(state, command.seat, command.because)
    check_phase(state, "initiative", "playing")
    check_player(state, command.player)
    check_range("initiative", command.initiative, 0, 1000)
    return (InitiativeSet(command.player, command.initiative, command.because),)


def change_house_rule(state: State, command: ChangeHouseRule) -> tuple[HouseRuleChanged, ...]:
    """Decide to change a house rule for the rest of the game."""
    check_word(state, command.seat, command.because)
    problem = house_problem(state.house, command.name, command.value)
    if problem:
        raise refusal(Reason.BAD_VALUE, *problem, "options")
    if command.name == "hit_points" and state.moment == "initiative":
        _check_rolled(state)
    return (HouseRuleChanged(command.name, command.value, command.because),)


def _check_rolled(state: State) -> None:
    """Check that no hit points have yet to be rolled: without dice they would stay open (K39)."""
    if lacking := without_hit_points(state):
        raise refusal(
            Reason.ROLL_PENDING,
            f"{those_who_have(state, lacking)} no hit points yet",
            "first roll them, or say how many (SetHitPoints)",
            "K39",
        )


def declare_winner(state: State, command: DeclareWinner) -> tuple[GameWon, ...]:
    """Decide the winners as the referee says, such as the most fun; or end without a winner."""
    check_word(state, command.seat, command.because, after_end=True)
    return winners_named(state, command)


def _hit_points_set(state: State, event: HitPointsSet) -> State:
    return with_creature(
        state,
        event.creature,
        lambda one: replace(
            one,
            hit_points=event.hit_points,
            reckoned=False,
            alive=one.alive or event.hit_points > 0,
        ),
    )


def _describe_hit_points(state: State, event: HitPointsSet) -> str:
    points = counted(event.hit_points, "hit point")
    return f"{label(state, event.creature)} has {points} now: {event.because}."


def _move_given(state: State, event: MoveGiven) -> State:
    """Begin the move afresh, also for powers that may be used once in a move (K16)."""

    def fresh(creature: Creature) -> Creature:
        rested = fresh_for_move(state, creature)
        return replace(rested, acted=False, moved=0, fired=0, rooted=False, holding=False)

    given = with_play(state, lambda _: Playing(Turn(event.creature)))
    return with_creature(given, event.creature, fresh)


def _initiative_set(state: State, event: InitiativeSet) -> State:
    return with_player(
        state, event.player, lambda one: replace(one, initiative=(event.initiative,))
    )


def _house_rule_changed(state: State, event: HouseRuleChanged) -> State:
    return replace(state, house=renewed(state.house, **{event.name: event.value}))


def _describe_rule_changed(state: State, event: HouseRuleChanged) -> str:
    return f"{sentence(state.house, event.name)[:-1]} from now on: {event.because}."


def _removed(state: State, event: CreatureRemoved) -> State:
    return without_creature(state, event.creature)


def _awaits(state: State) -> Awaited[Caused]:
    """Await the referee if no other topic awaits anything: they decide how the game continues."""
    return None if matter(state) == "over" else frozenset({None})


def _overrides(state: State) -> tuple[Command, ...]:
    """The referee's interventions, as representatives."""
    switched = not state.house.bounce_counts
    found: list[Command] = [Note(None, "so it was ruled")]
    for creature in state.creatures:
        found += _on_creature(state, creature)
    found.append(ChangeHouseRule(None, "bounce_counts", switched, WHY))
    found.append(DeclareWinner(None, (state.players[0].seat,), WHY))
    if state.moment != "building":
        found += [SetInitiative(None, one.seat, 10, WHY) for one in state.players]
    return tuple(found)


def _on_creature(state: State, creature: Creature) -> list[Command]:
    number = creature.id
    points = max(1, creature.hit_points - 1)
    found: list[Command] = [SetHitPoints(None, number, points, WHY)]
    if creature.alive:
        found.append(RemoveCreature(None, number, WHY))
    if creature.alive and state.moment == "playing":
        found.append(GiveMove(None, number, WHY))
    return found


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(SetHitPoints, set_hit_points)
    | decides(RemoveCreature, remove_creature)
    | decides(GiveMove, give_move)
    | decides(SetInitiative, set_initiative)
    | decides(ChangeHouseRule, change_house_rule)
    | decides(DeclareWinner, declare_winner)
    | decides(Note, note),
    events=happens(
        HitPointsSet,
        _hit_points_set,
        _describe_hit_points,
    )
    | happens(
        CreatureRemoved,
        _removed,
        lambda s, e: f"{label(s, e.creature)} leaves the game: {e.because}.",
    )
    | happens(
        MoveGiven, _move_given, lambda s, e: f"{label(s, e.creature)} has the move: {e.because}."
    )
    | happens(
        InitiativeSet,
        _initiative_set,
        lambda s, e: f"{name_of(s, e.player)} has initiative {e.initiative} now: {e.because}.",
    )
    | happens(HouseRuleChanged, _house_rule_changed, _describe_rule_changed)
    | happens(Noted, unchanged, lambda s, e: f"{name_of(s, e.seat)}: {e.text}"),
    awaits=_awaits,
    overrides=_overrides,
)
