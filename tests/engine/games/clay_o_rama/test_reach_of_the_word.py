"""Every field of a state can be corrected by the referee; the list follows from the fields."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from engine.games.clay_o_rama.building import SetSpan, StartBuilding
from engine.games.clay_o_rama.correcting import HandOver, SetDeeds, SetPhase, SetPlayer
from engine.games.clay_o_rama.joining import JoinGame, LeaveGame
from engine.games.clay_o_rama.making_up import MakeUpPower
from engine.games.clay_o_rama.matters import OpenMatter, SetMatter
from engine.games.clay_o_rama.parts import LosePart
from engine.games.clay_o_rama.refereeing import (
    ChangeHouseRule,
    RemoveCreature,
    SetHitPoints,
    SetInitiative,
)
from engine.games.clay_o_rama.state import (
    Assault,
    Chance,
    Clay,
    Creature,
    Judgement,
    Limb,
    LoosePart,
    Missile,
    Playing,
    Riposte,
    Seated,
    Shot,
    State,
    Turn,
    Wound,
)
from engine.games.clay_o_rama.weighing import Reweigh, WeighClay, WeighIn
from engine.word import DeclareWinner, Over
from tests.engine.games.clay_o_rama.arrange import fight

WHY = "set straight"

KINDS = (State, Playing, Over, Seated, Creature, Limb, Missile, LoosePart, Clay)
KINDS_OF_MATTERS = (Turn, Shot, Assault, Wound)
KINDS_OF_OFFERS = (Chance, Judgement, Riposte)
EVERY = [
    pytest.param(kind, field.name, id=f"{kind.__name__}.{field.name}")
    for kind in (*KINDS, *KINDS_OF_MATTERS, *KINDS_OF_OFFERS)
    for field in fields(kind)
]

IDENTITY = {
    (State, "options"): "what the evening was set up from",
    (Seated, "seat"): "names the player",
    (Creature, "id"): "names the creature",
}
"""Fields that cannot be corrected, and the reason."""


def sets(matter: OpenMatter) -> tuple[SetMatter, ...]:
    return (SetMatter(None, matter, WHY),)


def deed(**said: Any) -> tuple[SetDeeds, ...]:
    return (SetDeeds(None, 1, WHY, **said),)


def stat(**said: Any) -> tuple[Reweigh, ...]:
    return (Reweigh(None, 1, WHY, **said),)


TURN = Turn(2, 1, begun=True, attacked=(3,))
SHOT = Shot(1, 1, 3, blob=True)
THROWN = Shot(1, 1, 3, blob=True, thrown=2)
ASSAULT = Assault(1, 3, True, 1, "drop", (2, 1), 3, True, 70)
WOUND = Wound(2, 4, "a fall", halved=True)
CHANCE = Chance("change_places", 1, 2, borrowed=True)
JUDGEMENT = Judgement("drop", 2, 3)
RIPOSTE = Riposte(2, 1, 60, offered=True)

WORDS: dict[tuple[type[Any], str], tuple[Any, ...]] = {
    (State, "house"): (ChangeHouseRule(None, "die_sides", 8, WHY),),
    (State, "phase"): (SetPhase(None, "building", WHY),),
    (State, "players"): (JoinGame(None, "Dee", WHY),),
    (State, "creatures"): (WeighIn(None, 1, legs=2, hit_points=9, because=WHY),),
    (State, "round"): (SetPhase(None, "playing", WHY, 7),),
    (Playing, "turn"): sets(TURN),
    (Playing, "shot"): sets(SHOT),
    (Playing, "assault"): sets(ASSAULT),
    (Playing, "wound"): sets(WOUND),
    (Playing, "riposte"): sets(RIPOSTE),
    (Playing, "chance"): sets(CHANCE),
    (Playing, "judgements"): sets(JUDGEMENT),
    (State, "referee_span"): (SetSpan(None, None, 1900),),
    (State, "building_seconds"): (SetPhase(None, "building", WHY), StartBuilding(None)),
    (State, "powers"): (MakeUpPower(None, "hum", "The Hum"),),
    (Over, "winners"): (DeclareWinner(None, (2,), WHY),),
    (Over, "ending"): (DeclareWinner(None, (2,), WHY),),
    (Seated, "name"): (SetPlayer(None, 1, WHY, name="Adele"),),
    (Seated, "colour"): (SetPlayer(None, 1, WHY, colour="pink"),),
    (Seated, "span"): (SetSpan(None, 1, 1234),),
    (Seated, "done_building"): (SetPlayer(None, 1, WHY, done_building=False),),
    (Seated, "trait"): (SetPlayer(None, 1, WHY, trait="tough"),),
    (Seated, "initiative"): (SetInitiative(None, 1, 99, WHY),),
    (Seated, "clay"): (WeighClay(None, 1, 1000, 300),),
    (Seated, "playing"): (LeaveGame(None, 3),),
    (Creature, "player"): (HandOver(None, 1, 2, WHY),),
    (Creature, "colour"): stat(colour="pink"),
    (Creature, "legs"): stat(legs=7),
    (Creature, "movement_spans"): stat(movement_spans=5),
    (Creature, "limbs"): stat(limbs=(Limb(),)),
    (Creature, "attacks"): stat(attacks=1),
    (Creature, "hit_points"): (SetHitPoints(None, 1, 7, WHY),),
    (Creature, "missiles"): stat(missiles=()),
    (Creature, "power"): stat(power="bowl"),
    (Creature, "reach"): stat(reach=777),
    (Creature, "divisible"): stat(divisible=True),
    (Creature, "reckoned"): (WeighIn(None, 1, legs=2, because=WHY),),
    (Creature, "alive"): (RemoveCreature(None, 3, WHY),),
    (Creature, "attacks_left"): stat(attacks_left=1),
    (Creature, "strikes"): deed(strikes=(1, 0)),
    (Creature, "moved"): deed(moved=50),
    (Creature, "fired"): deed(fired=2),
    (Creature, "rooted"): deed(rooted=True),
    (Creature, "holding"): deed(holding=True),
    (Creature, "acted"): deed(acted=True),
    (Creature, "revealed"): deed(revealed=True),
    (Creature, "spent"): deed(spent=("drop",)),
    (Creature, "used"): deed(used=("drop",)),
    (Creature, "borrowed"): deed(borrowed=("drop",)),
    (Creature, "granted"): deed(granted=("move_out_of_turn",)),
    (Creature, "loose"): (LosePart(None, 1, "an ear", "moving"),),
    (LoosePart, "part"): (LosePart(None, 1, "an ear", "moving"),),
    (LoosePart, "cause"): (LosePart(None, 1, "an ear", "missile"),),
    (Limb, "to_hit"): stat(limbs=(Limb(5), Limb(7, 2))),
    (Limb, "damage_dice"): stat(limbs=(Limb(8, 6), Limb(7, 2))),
    (Limb, "name"): stat(limbs=(Limb(8, 1, "claw"), Limb(7, 2))),
    (Missile, "dice"): stat(missiles=(Missile(5),)),
    (Missile, "halved"): stat(missiles=(Missile(1),)),
    (Missile, "used"): stat(missiles=(Missile(1, used=True),)),
    (Clay, "creature"): (WeighClay(None, 1, 1000, 300),),
    (Clay, "missiles"): (WeighClay(None, 1, 1000, 300),),
    **{(Turn, field.name): sets(TURN) for field in fields(Turn)},
    **{(Shot, field.name): sets(THROWN) for field in fields(Shot)},
    **{(Assault, field.name): sets(ASSAULT) for field in fields(Assault)},
    **{(Wound, field.name): sets(WOUND) for field in fields(Wound)},
    **{(Chance, field.name): sets(CHANCE) for field in fields(Chance)},
    **{(Judgement, field.name): sets(JUDGEMENT) for field in fields(Judgement)},
    **{(Riposte, field.name): sets(RIPOSTE) for field in fields(Riposte)},
}
"""The referee's commands for each field."""


def values_of(kind: type[Any], name: str, value: Any) -> Iterator[Any]:
    """All values of a field, wherever its class occurs within a value."""
    if isinstance(value, tuple):
        for item in value:
            yield from values_of(kind, name, item)
    elif is_dataclass(value):
        if isinstance(value, kind):
            yield getattr(value, name)
        for field in fields(value):
            if (type(value), field.name) != (State, "options"):
                yield from values_of(kind, name, getattr(value, field.name))


@pytest.mark.parametrize(("kind", "name"), EVERY)
def test_the_referees_word_reaches_the_field(kind: type[Any], name: str) -> None:
    if (kind, name) in IDENTITY:
        assert (kind, name) not in WORDS
        return
    laid = fight()
    before = list(values_of(kind, name, laid.state))
    laid.do(*WORDS[kind, name])
    assert list(values_of(kind, name, laid.state)) != before


def test_no_field_is_named_that_is_not_there() -> None:
    named = {
        (kind, field.name)
        for kind in (*KINDS, *KINDS_OF_MATTERS, *KINDS_OF_OFFERS)
        for field in fields(kind)
    }
    assert {*WORDS, *IDENTITY} == named
