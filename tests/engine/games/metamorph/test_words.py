"""Names of artifacts, singular forms, and effects of spells in the log of Metamorph."""

from typing import Any

import pytest

from engine.games.metamorph import GAME
from engine.games.metamorph.artifacts import ArtifactDestroyed, ArtifactHit, ArtifactPut
from engine.games.metamorph.breaking import ArtifactAttacked, AttackArtifact
from engine.games.metamorph.casting import CastMorph, CastSlow, CastTeleport
from engine.games.metamorph.changing import Reverted
from engine.games.metamorph.fighting import Attack, AttackBegan
from engine.games.metamorph.lasting import DiceAwaited
from engine.games.metamorph.laying import LayPart, PartsDealt
from engine.games.metamorph.moving import Move
from engine.games.metamorph.objects import Drop, PickUp
from engine.games.metamorph.setting_straight import ArtifactSet, EffectSet, PlaceArtifact
from engine.games.metamorph.turns import OrderRolled
from engine.games.metamorph.words import artifact_title
from engine.luck import Shuffle
from tests.engine.games.metamorph.arrange import AWAY, NEAR, Table, beginning, playing

TWO = {1: ("P44", AWAY), 2: ("P11", NEAR)}
BESIDE = {1: ("P44", AWAY), 2: ("P43", NEAR)}
WHY = "so it was"


@pytest.mark.parametrize(
    ("name", "title"), [("key", "the Key"), ("font", "the Font"), ("font3", "Font 3")]
)
def test_artifacts_have_titles(name: str, title: str) -> None:
    assert artifact_title(name) == title


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (ArtifactPut("key", "A54", None, "the start"), "The Key lies on A54: the start."),
        (ArtifactPut("key", None, 1, "picked up"), "Ada has the Key: picked up."),
        (ArtifactPut("font", "A11", None, "the start"), "The Font lies on A11: the start."),
        (ArtifactPut("font2", None, None, "dropped"), "Font 2 is gone: dropped."),
        (ArtifactSet("font", None, 2, WHY), "Bo has the Font: so it was."),
        (ArtifactHit(1, "key", 2), "The Key is struck; 2 damage in all."),
        (ArtifactDestroyed("font1"), "Font 1 is destroyed."),
        (ArtifactAttacked(1, "key"), "Ada strikes at the Key."),
        (
            AttackBegan(1, 2, 2, 1, hand=True, artifact="key"),
            "Ada attacks the Key, which Bo carries: 5 or more hits.",
        ),
        (DiceAwaited(1, 2, "slow"), "A die says for how many turns Bo is slowed."),
        (DiceAwaited(1, 2, "restrict"), "A die says for how many turns Bo is restricted."),
        (DiceAwaited(1, 2, "poison", "Poison"), "A die says for how many turns Bo is poisoned."),
        (EffectSet(1, "slow", 1, WHY), "For Ada, slow lasts 1 turn now: so it was."),
        (OrderRolled(()), "Nobody else has a turn in this round."),
        (OrderRolled(((2,), (1,))), "The order: Bo, then Ada."),
        (
            Reverted(1, 0, 0, 5, 15, "no mana"),
            "Ada becomes a Blob and reverts to Human (no mana) and will lack 15 health.",
        ),
        (Reverted(1, 0, 0, 5, 0, "no mana"), "Ada becomes a Blob and reverts to Human (no mana)."),
        (PartsDealt((("A",),)), "The map is made of the part A."),
        (PartsDealt((("A", "C"),)), "The map is made of the parts A and C."),
    ],
)
def test_events_are_told_in_words(event: Any, told: str) -> None:
    assert GAME.describe(playing(TWO).state, event) == told


def hunt() -> Table:
    """The Key lies beside Ada, where Bo is not."""
    return playing(TWO, preset="key").do(PlaceArtifact(None, "key", "P43", None, WHY))


@pytest.mark.parametrize(
    ("table", "command", "problem"),
    [
        (playing(TWO, {1: "Emu"}), CastMorph(1, "Emu"), "Ada is Emu already"),
        (hunt(), PickUp(1, "key"), "the Key does not lie here"),
        (hunt(), Drop(1, "key"), "Ada does not carry the Key"),
        (hunt(), CastTeleport(1, "P43"), "the Key lies on P43"),
        (
            hunt().do(PlaceArtifact(None, "key", "P77", None, WHY)),
            AttackArtifact(1, "key"),
            "the Key is not beside",
        ),
        (
            hunt().do(PlaceArtifact(None, "key", None, 2, WHY)),
            AttackArtifact(1, "key"),
            "the Key is carried",
        ),
        (
            playing(BESIDE, preset="war"),
            Attack(1, 2, artifact="font1"),
            "Bo does not carry Font 1",
        ),
        (
            playing({1: ("P45", AWAY), 2: ("P43", NEAR)}, {1: "Horse"}).do(Move(1, "F", "land")),
            Attack(1, 2, "Charge"),
            "Ada has run 1 hex straight",
        ),
        (playing(TWO, {1: "Ankylosaurus"}), Move(1, "LL", "land"), "1 facing change is all"),
        (playing(TWO), Move(1, "LLLLL", "land"), "4 facing changes are all"),
    ],
)
def test_refusals_are_told_in_words(table: Table, command: Any, problem: str) -> None:
    assert table.refused(command).detail.startswith(f"{problem};")


def test_how_far_a_spell_reaches_is_counted() -> None:
    table = playing({1: ("P44", AWAY), 2: ("P42", NEAR)})
    human = table.state.book.shape_named["Human"]
    assert human.intelligence > 1
    far = playing({1: ("P11", AWAY), 2: ("P77", NEAR)})
    told = f"Bo is more than {human.intelligence} hexes away; go nearer."
    assert far.refused(CastSlow(1, 2)).detail == told


@pytest.mark.parametrize(
    ("column", "half", "where"),
    [
        (1, 0, "1 column to the right"),
        (-20, 1, "20 columns to the left and 1 half hex nearer"),
        (0, 0, "where the map begins"),
    ],
)
def test_where_a_part_cannot_lie_is_told_as_it_would_be(column: int, half: int, where: str) -> None:
    table = beginning(2, "war")
    table.do(Shuffle(tuple(range(len(table.state.book.maps))))).roll(5, 2)
    table.do(LayPart(1, "A", 0, 0))
    refused = table.refused(LayPart(2, "C", column, half))
    assert refused.detail.startswith(f"part C cannot lie {where}: ")
