"""Special abilities that work only in water: ink and lightning."""

from dataclasses import dataclass
from typing import Never

from engine.games.metamorph.artifacts import Struck, artifact_struck
from engine.games.metamorph.checks import check_not_resting
from engine.games.metamorph.mana import SpecialUsed, UpkeepPaid, dues
from engine.games.metamorph.questions import standing_on, terrain_at, terrain_under
from engine.games.metamorph.specials import Special
from engine.games.metamorph.state import Ink, Seated, State, Turn
from engine.games.metamorph.wounds import Damaged, hurt
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import listed
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class InkSpread:
    """Ink clouds these hexes until the wizard's next turn."""

    player: int
    hexes: tuple[str, ...]


def ink(
    state: State, _turn: Turn, one: Seated, special: Special, _target: int | None
) -> tuple[SpecialUsed | InkSpread, ...]:
    """Use Ink: it clouds the wizard's hex in water and its neighbours, until their next turn."""
    _check_in_water(state, one, special)
    assert one.at is not None
    around = (name for name in state.board.beside[one.at] if name is not None)
    clouded = (one.at, *around)
    return (
        SpecialUsed(one.seat, special.name, special.mana),
        InkSpread(one.seat, clouded),
    )


def zap(
    state: State, turn: Turn, one: Seated, special: Special, _target: int | None
) -> tuple[UpkeepPaid | SpecialUsed | Damaged | Struck, ...]:
    """Use Zap: wizards and artifacts in the water beside take damage without a roll (E16)."""
    check_not_resting(state, turn, "attack")
    _check_in_water(state, one, special)
    near = _wet_beside(state, one)
    struck: list[Damaged | Struck] = []
    for other in (standing_on(state, name) for name in near):
        if other is not None and not other.flying:
            struck += hurt(state, other.seat, special.damage, special.name)
    for thing in state.artifacts:
        if thing.at in near:
            struck += artifact_struck(one.seat, thing, special.damage)
    return (
        *dues(turn, one, special),
        SpecialUsed(one.seat, special.name, special.mana),
        *struck,
    )


def _wet_beside(state: State, one: Seated) -> tuple[str, ...]:
    assert one.at is not None
    near = (name for name in state.board.beside[one.at] if name is not None)
    return tuple(name for name in near if terrain_at(state, name).is_water)


def _check_in_water(state: State, one: Seated, special: Special) -> None:
    if one.flying or not terrain_under(state, one).is_water:
        raise refusal(
            Reason.BAD_TARGET, f"{one.name} is not in water", f"use {special.name} in water"
        )


def _ink_spread(state: State, event: InkSpread) -> State:
    return replace(state, ink=(*state.ink, Ink(event.player, event.hexes)))


TOPIC: Topic[State, Never, InkSpread, InkSpread] = Topic(
    events=happens(InkSpread, _ink_spread, lambda _, e: f"Ink clouds {listed(e.hexes)}.")
)
