"""Events as sentences for the log."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.clay_o_rama import events
from engine.games.clay_o_rama.questions import creature_of, label, millimetres, player_of
from engine.games.clay_o_rama.state import HIDDEN_POWER, Limb, State
from engine.luck import Rolled
from engine.seats import listed


def tell(state: State, event: Any) -> str:
    """What happened, as one sentence, given the state after it."""
    return _SENTENCES[type(event)](state, event)


def _name(state: State, seat: int | None) -> str:
    player = player_of(state, seat) if seat is not None else None
    return player.name if player else "The referee"


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _limb_name(state: State, number: int, place: int) -> str:
    creature = creature_of(state, number)
    limbs = creature.limbs if creature else ()
    name = limbs[place].name if place < len(limbs) else ""
    return name or f"limb {place}"


def _limbs(limbs: tuple[Limb, ...]) -> str:
    return ", ".join(
        f"{one.to_hit}+ for {_counted(one.damage_dice, 'die').replace('dies', 'dice')}"
        for one in limbs
    )


def _stats(event: events.CreatureWeighedIn | events.StatsSet) -> str:
    power = "" if event.power in ("", HIDDEN_POWER) else f", power {event.power}"
    return (
        f"{_counted(event.movement_spans, 'span')} on {_counted(event.legs, 'leg')}, "
        f"{_counted(event.attacks, 'attack')} ({_limbs(event.limbs)}), "
        f"{_counted(len(event.missiles), 'missile')}{power}"
    )


def _weighed_in(state: State, event: events.CreatureWeighedIn) -> str:
    return f"{label(state, event.creature)}: {event.hit_points} hit points, {_stats(event)}."


def _stats_set(state: State, event: events.StatsSet) -> str:
    return f"{label(state, event.creature)} is judged anew ({event.because}): {_stats(event)}."


def _started(_state: State, event: events.GameStarted) -> str:
    rules = " ".join(event.house_rules) or "No house rules."
    return f"The game begins ({event.preset}). {rules}"


def _landed(state: State, event: events.MissileLanded) -> str:
    struck = "nobody" if event.struck is None else label(state, event.struck)
    verdict = "a hit" if event.hit else "a miss"
    bounce = " after a bounce" if event.bounced else ""
    return f"The missile touches {struck} first{bounce}: {verdict}."


def _announced(state: State, event: events.AttackAnnounced) -> str:
    verb = "counterattacks" if event.counter else "attacks"
    limb = _limb_name(state, event.attacker, event.limb)
    return f"{label(state, event.attacker)} {verb} {label(state, event.target)} with {limb}."


def _moved(state: State, event: events.Moved) -> str:
    walked = f"{millimetres(event.total)} of {millimetres(event.allowance)}"
    stop = ", and runs into somebody" if event.stopped else ""
    who = label(state, event.creature)
    return f"{who} walks {millimetres(event.length)} ({walked}){stop}."


def _ended(state: State, event: events.AttacksEnded) -> str:
    dice = f"{event.dice} dice of damage" if event.dice != 1 else "1 die of damage"
    return f"{label(state, event.attacker)} has finished with {label(state, event.target)}: {dice}."


def _won(state: State, event: events.GameWon) -> str:
    names = listed([_name(state, seat) for seat in event.winners]) or "Nobody"
    return f"{names} won: {event.why}."


def _time(_state: State, event: events.BuildingTimeTold) -> str:
    verdict = "building time is up" if event.up else "building goes on"
    return f"{event.seconds // 60} min {event.seconds % 60} s: {verdict}."


_SENTENCES: Mapping[type[Any], Callable[[State, Any], str]] = {
    events.BuildingStarted: lambda _, e: f"Building begins: {e.minutes} minutes.",
    events.BuildingTimeTold: _time,
    events.BuildingDone: lambda s, e: f"{_name(s, e.player)} is done building.",
    events.SpanSet: lambda s, e: f"{_name(s, e.player)}'s span is {millimetres(e.span)}.",
    events.CreatureWeighedIn: _weighed_in,
    events.GameStarted: _started,
    Rolled: lambda _, e: f"Dice ({e.why}): {' '.join(map(str, e.values))}.",
    events.InitiativeRolled: lambda s, e: f"{_name(s, e.player)} has initiative {e.total}.",
    events.RoundBegan: lambda _, e: f"Round {e.round}.",
    events.MoveBegan: lambda s, e: f"It is the move of {label(s, e.creature)}.",
    events.Moved: _moved,
    events.MissileFired: lambda s, e: (
        f"{label(s, e.creature)} fires missile {e.missile} at {label(s, e.target)}."
    ),
    events.MissileLanded: _landed,
    events.ThrowVoided: lambda _, e: f"The throw does not count: {e.because}.",
    events.AttackAnnounced: _announced,
    events.AttackHit: lambda _, e: f"{e.total}, needed {e.to_hit}: a hit.",
    events.AttackMissed: lambda _, e: f"{e.total}, needed {e.to_hit}: a miss.",
    events.AttacksEnded: _ended,
    events.Damaged: lambda s, e: (
        f"{label(s, e.creature)} loses {e.amount} ({e.why}); {e.hit_points} left."
    ),
    events.CounterattackOffered: lambda s, e: f"{label(s, e.defender)} may counterattack.",
    events.CounterattackBarred: lambda s, e: (
        f"{label(s, e.defender)} cannot counterattack: {e.why}."
    ),
    events.CounterattackDeclined: lambda s, e: f"{label(s, e.defender)} does not counterattack.",
    events.CreatureDied: lambda s, e: f"{label(s, e.creature)} is dead, squeezed with a scream.",
    events.MoveEnded: lambda s, e: f"{label(s, e.creature)} ends its move.",
    events.HitPointsSet: lambda s, e: (
        f"{label(s, e.creature)} has {e.hit_points} hit points now: {e.because}."
    ),
    events.StatsSet: _stats_set,
    events.CreatureRemoved: lambda s, e: f"{label(s, e.creature)} leaves the game: {e.because}.",
    events.MoveGiven: lambda s, e: f"{label(s, e.creature)} has the move: {e.because}.",
    events.GameWon: _won,
    events.Noted: lambda s, e: f"{_name(s, e.seat)}: {e.text}",
}
