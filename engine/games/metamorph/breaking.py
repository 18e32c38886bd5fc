"""Attacks on an artifact that lies on the map."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.metamorph.artifacts import Struck, artifact_struck
from engine.games.metamorph.checks import check_artifact
from engine.games.metamorph.fighting import check_may_fight, check_rising, may_strike
from engine.games.metamorph.hexes import distance
from engine.games.metamorph.mana import UpkeepPaid, dues
from engine.games.metamorph.questions import place_of, shape_of, wizard
from engine.games.metamorph.replaced import turn_with
from engine.games.metamorph.state import Seated, State
from engine.games.metamorph.words import artifact_title
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class AttackArtifact:
    """Strikes an artifact on the own hex or an adjacent one, without a roll."""

    seat: Seat
    artifact: str


@dataclass(frozen=True, slots=True)
class ArtifactAttacked:
    """A wizard attacked an artifact on the ground by hand."""

    player: int
    artifact: str


Caused: TypeAlias = UpkeepPaid | ArtifactAttacked | Struck


def attack_artifact(state: State, command: AttackArtifact) -> tuple[Caused, ...]:
    """Decide an attack on an artifact on the own hex or beside: it hits without a roll (E14)."""
    turn, one = check_may_fight(state, command.seat)
    struck = check_artifact(state, command.artifact)
    if struck.at is None:
        raise refusal(
            Reason.BAD_TARGET,
            f"{artifact_title(struck.name)} is carried",
            "attack the wizard who carries it, and name it",
            "E14",
        )
    if distance(place_of(state, one), state.board.place[struck.at]) > 1:
        title = artifact_title(struck.name)
        raise refusal(Reason.TOO_FAR, f"{title} is not beside", "go there first", "E14")
    if one.altitude == "high":
        raise refusal(Reason.BAD_TARGET, f"{one.name} is flying high", "come down", "flying_high")
    check_rising(turn, one, low=True)
    began = ArtifactAttacked(one.seat, struck.name)
    damage = shape_of(state, one).attack
    return (*dues(turn, one, None), began, *artifact_struck(one.seat, struck, damage))


def _choices(state: State) -> tuple[AttackArtifact, ...]:
    turn = state.turn
    if turn is None or not may_strike(state, turn) or turn.level == "up":
        return ()
    return tuple(_blows(state, wizard(state, turn.player)))


def _blows(state: State, one: Seated) -> Iterator[AttackArtifact]:
    if one.altitude == "high":
        return
    for thing in state.artifacts:
        if thing.at and distance(place_of(state, one), state.board.place[thing.at]) <= 1:
            yield AttackArtifact(one.seat, thing.name)


def _artifact_attacked(state: State, _event: ArtifactAttacked) -> State:
    return turn_with(state, fought=True, attacked=True, low_attack=True)


TOPIC: Topic[State, AttackArtifact, ArtifactAttacked, Caused] = Topic(
    commands=decides(AttackArtifact, attack_artifact),
    events=happens(
        ArtifactAttacked,
        _artifact_attacked,
        lambda s, e: f"{name_of(s, e.player)} strikes at {artifact_title(e.artifact)}.",
    ),
    choices=_choices,
)
