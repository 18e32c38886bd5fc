"""The uses of special abilities that are legal now."""

from collections.abc import Callable, Mapping

from engine.games.generation_zero.departments import NEEDS_BATTLE, NEEDS_PEACE, specialists
from engine.games.generation_zero.effects import IN_BATTLE, OUTSIDE, UseAbility, nearest_canons
from engine.games.generation_zero.questions import holdings
from engine.games.generation_zero.sides import allies_in, enemies_in
from engine.games.generation_zero.state import Battle, Figure, State

Uses = tuple[UseAbility, ...]


COUNSELLED = ("speed", "attack", "defence", "stealth")
"""The stats that are offered for a counsel, as representatives of all that it may raise."""


def ability_choices(state: State, figure: Figure, battle: Battle | None) -> Uses:
    """Return the legal uses of a figure's own and departmental ability; none if not charged."""
    if figure.waits:
        return ()
    return (*_own(state, figure, battle), *_departmental(state, figure, battle))


def _own(state: State, figure: Figure, battle: Battle | None) -> Uses:
    effect = figure.ability.effect
    if effect == "none" or (effect in IN_BATTLE and not battle) or (effect in OUTSIDE and battle):
        return ()
    plain = UseAbility(figure.seat, figure.number)
    match effect:
        case "mend":
            return (plain,) if figure.health < figure.most else ()
        case "summon":
            return tuple(
                UseAbility(figure.seat, figure.number, canon=canon.number)
                for canon in nearest_canons(state, figure)
            )
        case "aid":
            return _at(figure, allies_in(state, battle, figure) if battle else ())
        case "weaken" | "stun" | "wound":
            return _at(figure, enemies_in(state, battle, figure) if battle else ())
        case _:
            return (plain,)


def _at(figure: Figure, targets: tuple[Figure, ...], *, department: bool = False) -> Uses:
    return tuple(
        UseAbility(figure.seat, figure.number, department=department, target=one.number)
        for one in targets
    )


def _departmental(state: State, figure: Figure, battle: Battle | None) -> Uses:
    if figure.department is None or not state.house.departments:
        return ()
    power = figure.department.power
    if (power in NEEDS_BATTLE and not battle) or (power in NEEDS_PEACE and battle):
        return ()
    return _POWERS[power](state, figure, battle)


def _boredom(state: State, figure: Figure, battle: Battle | None) -> Uses:
    return _at(figure, enemies_in(state, battle, figure) if battle else (), department=True)


def _plain(_state: State, figure: Figure, _battle: Battle | None) -> Uses:
    return (UseAbility(figure.seat, figure.number, department=True),)


def _experience(state: State, figure: Figure, battle: Battle | None) -> Uses:
    return _plain(state, figure, battle) if figure.kills else ()


def _neuralyse(state: State, figure: Figure, battle: Battle | None) -> Uses:
    sues = enemies_in(state, battle, figure) if battle else ()
    return tuple(
        UseAbility(figure.seat, figure.number, department=True, target=sue.number, canon=canon)
        for sue in sues
        if sue.kind == "sue"
        for canon in _held(state, sue)
    )


def _held(state: State, sue: Figure) -> tuple[int | None, ...]:
    return tuple(one.number for one in holdings(state, sue.number)) or (None,)


def _specialist(state: State, figure: Figure, _battle: Battle | None) -> Uses:
    return _at(figure, specialists(state, figure), department=True)


def _counsel(state: State, figure: Figure, battle: Battle | None) -> Uses:
    allies = allies_in(state, battle, figure) if battle else ()
    return tuple(
        UseAbility(figure.seat, figure.number, department=True, target=one.number, stat=stat)
        for one in allies
        for stat in COUNSELLED
    )


def _warp(state: State, figure: Figure, _battle: Battle | None) -> Uses:
    """The figure's own Location with each other one; a player may also name any other two."""
    here = figure.at or 0
    return tuple(
        UseAbility(figure.seat, figure.number, department=True, places=(here, place.number))
        for place in state.places
        if place.number != here
    )


_POWERS: Mapping[str, Callable[[State, Figure, Battle | None], Uses]] = {
    "boredom": _boredom,
    "pyromania": _plain,
    "neuralyse": _neuralyse,
    "specialist": _specialist,
    "counsel": _counsel,
    "breakdown": _plain,
    "experience": _experience,
    "spatial_warp": _warp,
}
