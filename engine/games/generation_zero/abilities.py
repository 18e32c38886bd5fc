"""Using special abilities: the card's own, or the department's, which share one charge."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.generation_zero.ability_choices import ability_choices
from engine.games.generation_zero.canons import CanonCalled
from engine.games.generation_zero.checks import check_actor, check_thrust
from engine.games.generation_zero.departments import POWERS, Deed
from engine.games.generation_zero.due import act_of, battle_of, readying, thrust_of
from engine.games.generation_zero.dying import Death, Hurt, death
from engine.games.generation_zero.effects import (
    IN_BATTLE,
    OUTSIDE,
    Changed,
    Mended,
    Stunned,
    UseAbility,
    nearest_canons,
)
from engine.games.generation_zero.questions import figure_name
from engine.games.generation_zero.replaced import with_act, with_figure
from engine.games.generation_zero.state import NEVER, Act, Battle, Figure, State
from engine.games.generation_zero.tables import MOST_SPECIAL, RECHARGE_TURNS
from engine.games.generation_zero.targets import ally, enemy
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class AbilityUsed:
    """A figure used an ability; it may be used again after `waits` own turns, or never (-1)."""

    figure: int
    name: str
    waits: int
    still: bool = False


Effect: TypeAlias = Changed | Mended | CanonCalled | Stunned | Hurt | Death
Used: TypeAlias = AbilityUsed | Deed | Effect


def use_ability(state: State, command: UseAbility) -> tuple[Used, ...]:
    """Decide the use of an ability; it spends the charge that both kinds share (G6)."""
    battle = battle_of(state)
    figure = _check_user(state, command.seat, command.figure, battle)
    check_charged(figure)
    if command.department:
        return _department(state, command, figure, battle)
    ability = figure.ability
    check_fits(ability.effect, ability.name, battle)
    done = _EFFECTS[ability.effect](state, command, figure, battle)
    still = ability.stays and battle is None
    return (AbilityUsed(figure.number, ability.name, waits(figure), still), *done)


def _department(
    state: State, command: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[AbilityUsed | Deed, ...]:
    if not state.house.departments:
        raise refusal(
            Reason.HOUSE_RULE,
            "departments have no abilities in this game",
            "use the card's own",
            "departments",
        )
    if figure.department is None:
        raise refusal(
            Reason.NO_POWER, f"{figure.name} is in no department", "use her own", "special"
        )
    done = POWERS[figure.department.power](state, command, figure, battle)
    return (AbilityUsed(figure.number, figure.department.name, waits(figure)), *done)


def waits(figure: Figure) -> int:
    """Return the own turns until the ability may be used again, counting the coming one (G4).

    "One turn to recharge" means not in the next turn, but in the one after. -1: never.
    """
    turns = RECHARGE_TURNS[min(figure.stats.special, MOST_SPECIAL)]
    return NEVER if turns is None else turns + 1


def _check_user(state: State, seat: Seat, number: int, battle: Battle | None) -> Figure:
    """The figure, after checking that it has the thrust, or may act and has not moved yet."""
    if battle is not None:
        _, figure = check_thrust(state, seat)
        if figure.number != number:
            raise refusal(
                Reason.NOT_YOUR_MOVE, f"it is the thrust of {figure.name}", "name that figure"
            )
        return figure
    figure = check_actor(state, seat, number)
    act = act_of(state)
    if act is not None and act.step != "ready":
        raise refusal(
            Reason.WRONG_STEP,
            "abilities come before the move",
            "use it in the next turn",
            "special",
        )
    return figure


def check_charged(figure: Figure) -> None:
    """Check that an ability is charged."""
    if figure.waits == 0:
        return
    when = {NEVER: "never again", 1: "in the next turn"}
    again = when.get(figure.waits, f"in {figure.waits} turns")
    raise refusal(
        Reason.SPENT,
        f"the ability of {figure.name} is spent, and charged {again}",
        "do something else",
        "special",
    )


def check_fits(effect: str, name: str, battle: Battle | None) -> None:
    """Check that there is an ability, and that it may be used here: in battle or outside."""
    if effect == "none":
        raise refusal(Reason.NO_POWER, "this card has no ability", "do something else", "special")
    if effect in IN_BATTLE and battle is None:
        raise refusal(
            Reason.NO_TRIGGER,
            f"{name} needs an enemy or an ally",
            "use it in battle",
            "special",
        )
    if effect in OUTSIDE and battle is not None:
        raise refusal(Reason.NO_TRIGGER, f"{name} is not for battle", "use it on the map", "E12")


def _boost(_s: State, _c: UseAbility, figure: Figure, battle: Battle | None) -> tuple[Effect, ...]:
    ability = figure.ability
    return (_changed_by(figure, figure, ability.stat, ability.amount, battle),)


def _mend(_s: State, _c: UseAbility, figure: Figure, _b: Battle | None) -> tuple[Effect, ...]:
    if figure.health >= figure.most:
        raise refusal(
            Reason.BAD_TARGET, f"{figure.name} lacks no Health", "keep it for later", "special"
        )
    return (Mended(figure.number, min(figure.most, figure.health + figure.ability.amount)),)


def _summon(
    state: State, command: UseAbility, figure: Figure, _b: Battle | None
) -> tuple[Effect, ...]:
    """Call the nearest free Canon, as in the sheet's example of Speed 2 over three steps (G34)."""
    near = nearest_canons(state, figure)
    if command.canon not in [one.number for one in near]:
        named = ", ".join(str(one.number) for one in near) or "none can come"
        raise refusal(
            Reason.BAD_TARGET,
            "the nearest free Canon comes, and no other",
            f"name one of these Canons: {named}",
            "E13",
        )
    return (CanonCalled(command.canon or 0, figure.at or 0),)


def _weaken(
    state: State, command: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Effect, ...]:
    ability = figure.ability
    target = enemy(state, command.target, figure, battle)
    return (_changed_by(figure, target, ability.stat, -ability.amount, battle),)


def _aid(
    state: State, command: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Effect, ...]:
    ability = figure.ability
    target = ally(state, command.target, figure, battle)
    return (_changed_by(figure, target, ability.stat, ability.amount, battle),)


def _stun(
    state: State, command: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Effect, ...]:
    return (Stunned(enemy(state, command.target, figure, battle).number),)


def _wound(
    state: State, command: UseAbility, figure: Figure, battle: Battle | None
) -> tuple[Effect, ...]:
    target = enemy(state, command.target, figure, battle)
    health = max(0, target.health - figure.ability.amount)
    hurt = Hurt(target.number, health, figure.ability.name)
    return (hurt,) if health else (hurt, *death(state, target, figure, figure.ability.name))


def _nothing(_s: State, _c: UseAbility, _f: Figure, _b: Battle | None) -> tuple[Effect, ...]:
    """No effect by the program: the referee carries out what the card says (E14)."""
    return ()


def _changed_by(
    by: Figure, target: Figure, stat: str, amount: int, battle: Battle | None
) -> Changed:
    return Changed(target.number, stat, amount, "add", by.number, 1, battle is not None)


_EFFECTS: Mapping[str, Callable[[State, UseAbility, Figure, Battle | None], tuple[Effect, ...]]] = {
    "boost": _boost,
    "mend": _mend,
    "summon": _summon,
    "weaken": _weaken,
    "aid": _aid,
    "stun": _stun,
    "wound": _wound,
    "judged": _nothing,
}


def _ability_used(state: State, event: AbilityUsed) -> State:
    """Spend the charge; outside of battles, using an ability begins the figure's act."""
    used = with_figure(state, event.figure, waits=event.waits)
    if state.tasks and not isinstance(state.tasks[-1], Act):
        return used
    return with_act(used, event.figure, still=event.still)


def _describe_used(state: State, event: AbilityUsed) -> str:
    recharge = event.waits - 1
    turns = "1 turn" if recharge == 1 else f"{recharge} turns"
    again = {NEVER: "is spent for good", 1: "may be used again in the next turn"}.get(
        event.waits, f"needs {turns} to recharge, and is ready in {event.waits} turns"
    )
    used = f"{figure_name(state, event.figure)} uses {event.name}"
    return f"{used} and stays; it {again}." if event.still else f"{used}; it {again}."


def _choices(state: State) -> tuple[UseAbility, ...]:
    if thrusting := thrust_of(state):
        battle, figure = thrusting
        return ability_choices(state, figure, battle)
    return tuple(use for one in readying(state) for use in ability_choices(state, one, None))


TOPIC: Topic[State, UseAbility, AbilityUsed, Used] = Topic(
    commands=decides(UseAbility, use_ability),
    events=happens(AbilityUsed, _ability_used, _describe_used),
    choices=_choices,
)
