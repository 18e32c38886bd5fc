"""Special abilities that work in water: ink and lightning."""

from engine.games.metamorph import events
from engine.games.metamorph.checks import check_not_resting
from engine.games.metamorph.damage import artifact_struck, hurt
from engine.games.metamorph.events import Event
from engine.games.metamorph.fighting import dues
from engine.games.metamorph.questions import standing_on, terrain_at, terrain_under
from engine.games.metamorph.specials import Special
from engine.games.metamorph.state import Seated, State, Turn
from engine.refusal import Reason, refusal


def ink(
    state: State, _turn: Turn, one: Seated, special: Special, _target: int | None
) -> tuple[Event, ...]:
    """The hexes round a wizard in water, and his own, are clouded until his next turn."""
    _check_in_water(state, one, special)
    assert one.at is not None
    around = (name for name in state.board.beside[one.at] if name is not None)
    clouded = (one.at, *around)
    return (
        events.SpecialUsed(one.seat, special.name, special.mana),
        events.InkSpread(one.seat, clouded),
    )


def zap(
    state: State, turn: Turn, one: Seated, special: Special, _target: int | None
) -> tuple[Event, ...]:
    """Everything in the water beside takes damage without a roll: wizards and artifacts (E16)."""
    check_not_resting(state, turn, "attack")
    _check_in_water(state, one, special)
    near = _wet_beside(state, one)
    struck: list[Event] = []
    for other in (standing_on(state, name) for name in near):
        if other is not None and not other.flying:
            struck += hurt(state, other.seat, special.damage, special.name)
    for thing in state.artifacts:
        if thing.at in near:
            struck += artifact_struck(one.seat, thing, special.damage)
    return (
        *dues(turn, one, special),
        events.SpecialUsed(one.seat, special.name, special.mana),
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
