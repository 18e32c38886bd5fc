"""Striking at an artifact that lies on the map."""

from engine.games.metamorph import commands, events
from engine.games.metamorph.checks import check_artifact
from engine.games.metamorph.damage import artifact_struck
from engine.games.metamorph.events import Event
from engine.games.metamorph.fighting import check_may_fight, check_rising, dues
from engine.games.metamorph.hexes import distance
from engine.games.metamorph.questions import place_of, shape_of
from engine.games.metamorph.state import State
from engine.refusal import Reason, refusal


def attack_artifact(state: State, command: commands.AttackArtifact) -> tuple[Event, ...]:
    """What lies on the own hex or beside is hit without a roll, by the attack's strength (E14)."""
    turn, one = check_may_fight(state, command.seat)
    struck = check_artifact(state, command.artifact)
    if struck.at is None:
        raise refusal(
            Reason.BAD_TARGET,
            f"{struck.name} is carried",
            "attack the wizard who carries it, and name it",
            "E14",
        )
    if distance(place_of(state, one), state.board.place[struck.at]) > 1:
        raise refusal(Reason.TOO_FAR, f"{struck.name} is not beside", "go there first", "E14")
    if one.altitude == "high":
        raise refusal(Reason.BAD_TARGET, f"{one.name} is flying high", "come down", "flying_high")
    check_rising(turn, one, low=True)
    began = events.ArtifactAttacked(one.seat, struck.name)
    damage = shape_of(state, one).attack
    return (*dues(turn, one, None), began, *artifact_struck(one.seat, struck, damage))
