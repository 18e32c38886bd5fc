"""The effects of departments' abilities."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.games.generation_zero.canons import CanonFreed
from engine.games.generation_zero.effects import Changed, GuestCame, Stunned, UseAbility, Warped
from engine.games.generation_zero.layout import place_of
from engine.games.generation_zero.questions import figure_of, holdings
from engine.games.generation_zero.state import Battle, Figure, How, State
from engine.games.generation_zero.tables import COUNSEL, STATS
from engine.games.generation_zero.targets import ally, enemy
from engine.refusal import Reason, refusal

Deed: TypeAlias = Changed | Stunned | CanonFreed | GuestCame | Warped


NEEDS_BATTLE = frozenset({"boredom", "neuralyse", "specialist", "counsel"})
"""Powers that need an enemy or an ally, or add one."""


NEEDS_PEACE = frozenset({"spatial_warp"})
"""Powers that cannot be used in battle (E12)."""


def _boredom(
    state: State, command: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Deed, ...]:
    target = enemy(state, command.target, figure, _check_battle(battle))
    return (_change(figure, target, "all", -1, "add", 1, fight=True),)


def _pyromania(
    _s: State, _c: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Deed, ...]:
    return (_change(figure, figure, "attack", 0, "double", 1, fight=battle is not None),)


def _neuralyse(
    state: State, command: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Deed, ...]:
    """Stun a 'Sue; if she holds Canons, she also lets go the one that is named (E19)."""
    sue = enemy(state, command.target, figure, _check_battle(battle))
    if sue.kind != "sue":
        raise refusal(Reason.BAD_TARGET, "this works on 'Sues", "name a 'Sue", "departments")
    held = [one.number for one in holdings(state, sue.number)]
    if held and command.canon not in held:
        raise refusal(
            Reason.BAD_TARGET, "she lets go a Canon that she holds", f"name one of {held}",
            "departments",
        )  # fmt: skip
    freed = (CanonFreed(command.canon or 0, sue.at or 0),) if held else ()
    return (Stunned(sue.number), *freed)


def _specialist(
    state: State, command: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Deed, ...]:
    """Call in an own Agent from aside, of another department, for this round of thrusts (G27)."""
    _check_battle(battle)
    guest = figure_of(state, command.target)
    if guest is None or guest not in specialists(state, figure):
        raise refusal(
            Reason.BAD_TARGET,
            "an own Agent who is aside and of another department is called in",
            "name one",
            "G27",
        )
    return (GuestCame(guest.number, guest.name, figure.number),)


def specialists(state: State, figure: Figure) -> tuple[Figure, ...]:
    """Return the Agents whom an Agent may call in."""
    return tuple(
        one
        for one in state.figures
        if one.spare
        and one.alive
        and one.seat == figure.seat
        and one.department != figure.department
    )


def _counsel(
    state: State, command: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Deed, ...]:
    helped = ally(state, command.target, figure, _check_battle(battle))
    if command.stat not in STATS:
        raise refusal(
            Reason.BAD_VALUE, f"there is no stat {command.stat!r}", f"name one of {list(STATS)}"
        )
    return (_change(figure, helped, command.stat, COUNSEL, "add", 1, fight=True),)


def _breakdown(
    _s: State, _c: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Deed, ...]:
    fight = battle is not None
    return (
        _change(figure, figure, "insanity", 5, "set", 2, fight=fight),
        _change(figure, figure, "stealth", 0, "set", 2, fight=fight),
    )


def _experience(
    _s: State, _c: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Deed, ...]:
    return (_change(figure, figure, "attack", figure.kills, "add", 1, fight=battle is not None),)


def _spatial_warp(
    state: State, command: UseAbility, _figure: Figure, battle: Battle | None
) -> tuple[Deed, ...]:
    if battle is not None:
        raise refusal(
            Reason.NO_TRIGGER, "Locations are not moved in battle", "use it on the map", "E12"
        )
    pair = command.places
    if len(set(pair)) != 2 or len(pair) != 2 or any(place_of(state, n) is None for n in pair):
        raise refusal(
            Reason.BAD_TARGET,
            "two different Locations change places",
            f"name two of 1 to {len(state.places)} in `places`",
            "departments",
        )
    return (Warped(pair[0], pair[1]),)


def _check_battle(battle: Battle | None) -> Battle:
    if battle is None:
        raise refusal(
            Reason.NO_TRIGGER, "this needs an enemy or an ally", "use it in battle", "special"
        )
    return battle


def _change(
    by: Figure, target: Figure, stat: str, amount: int, how: How, turns: int, *, fight: bool
) -> Changed:
    return Changed(target.number, stat, amount, how, by.number, turns, fight)


POWERS: Mapping[str, Callable[[State, UseAbility, Figure, Battle | None], tuple[Deed, ...]]] = {
    "boredom": _boredom,
    "pyromania": _pyromania,
    "neuralyse": _neuralyse,
    "specialist": _specialist,
    "counsel": _counsel,
    "breakdown": _breakdown,
    "experience": _experience,
    "spatial_warp": _spatial_warp,
}
