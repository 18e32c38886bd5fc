"""The scoreboard of Clay-O-Rama, which has no board but the table itself."""

from engine.game import Seat
from engine.games.clay_o_rama.moving import walk_left
from engine.games.clay_o_rama.questions import (
    creature_of,
    label,
    power_named,
    unused_missiles,
)
from engine.games.clay_o_rama.state import HIDDEN_POWER, Creature, Limb, State
from server.cli.play.boards.drawing import table
from server.cli.play.units import Units

HEAD = (
    *("creature", "", "hit points", "may still walk", "attacks left"),
    *("to hit, for damage", "missiles left", "power"),
)


def scoreboard(state: State, _seat: Seat, units: Units) -> str:
    """A table of the creatures with what each has left, then the current fight and its gap."""
    if not state.creatures:
        names = ", ".join(one.name for one in state.players)
        return f"Nobody's creature is weighed in yet; players: {names}."
    rows = [_row(state, one, units) for one in state.creatures]
    title = [f"Round {state.round}; > has the move" if state.round else "Before the first round"]
    return "\n".join([*title, table(HEAD, rows), *_fight(state, units)])


def _row(state: State, one: Creature, units: Units) -> tuple[str, ...]:
    if not one.alive:
        return (label(state, one.id), one.colour, "dead", *[""] * 5)
    turn = state.play.turn
    attacks = f"{one.attacks_left} of {one.attacks}" if state.round else str(one.attacks)
    return (
        f"{'>' if turn and turn.creature == one.id else ''}{label(state, one.id)}",
        one.colour,
        str(one.hit_points or "open"),
        _walk_left(state, one, units),
        attacks,
        ", ".join(map(_limb, one.limbs)) or "its body",
        f"{len(unused_missiles(one))} of {len(one.missiles)}",
        _power(state, one),
    )


def _limb(limb: Limb) -> str:
    return f"{limb.to_hit}+ for {limb.damage_dice} {'die' if limb.damage_dice == 1 else 'dice'}"


def _walk_left(state: State, one: Creature, units: Units) -> str:
    left = walk_left(state, one)
    return f"{one.movement_spans} spans, not measured" if left is None else units.rounded_down(left)


def _power(state: State, one: Creature) -> str:
    if one.power == HIDDEN_POWER:
        return "secret"
    power = power_named(state, one.power)
    return (power.title if power else "") + (" (used)" if one.power in one.spent else "")


def _fight(state: State, units: Units) -> list[str]:
    fight = state.play.assault
    if fight is None or creature_of(state, fight.attacker) is None:
        return []
    gap = "not measured" if fight.gap is None else units.rounded_down(fight.gap)
    verb = "answers" if fight.counter else "attacks"
    who, whom = label(state, fight.attacker), label(state, fight.target)
    return [f"{who} {verb} {whom}; the gap between them: {gap}."]
