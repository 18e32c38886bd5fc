"""Events as sentences for the log."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.correcting import said
from engine.game import UnknownEvent
from engine.games.metamorph import events
from engine.games.metamorph.questions import name_of
from engine.games.metamorph.state import State
from engine.games.metamorph.tables import NEEDED
from engine.seats import listed
from engine.telling import LUCK_TOLD

_SIDES = ("away", "away and right", "near and right", "near", "near and left", "away and left")
"""Where a facing looks, from the reader."""


def tell(state: State, event: Any) -> str:
    """What happened, as one sentence, given the state after it."""
    sentence = _SENTENCES.get(type(event))
    if sentence is None:
        raise UnknownEvent("metamorph", event)
    return sentence(state, event)


def _names(state: State, seats: tuple[int, ...]) -> str:
    return listed([name_of(state, seat) for seat in seats])


def _turns(count: int) -> str:
    return "1 turn" if count == 1 else f"{count} turns"


def _dealt(state: State, event: events.PartsDealt) -> str:
    if len(event.hands) == 1:
        return f"The map is laid of {listed(event.hands[0])}."
    each = (f"{name_of(state, n)} {listed(hand)}" for n, hand in enumerate(event.hands, start=1))
    return f"Parts of the map are drawn: {'; '.join(each)}."


def _laid(state: State, event: events.PartLaid) -> str:
    steps = (
        _steps(event.column, "column", "to the right", "to the left"),
        _steps(event.half, "half hex", "nearer", "farther"),
    )
    where = listed([step for step in steps if step]) or "where the map begins"
    if event.player is None:
        return f"Part {event.part} lies {where}."
    return f"{name_of(state, event.player)} lays part {event.part}, {where}."


def _steps(count: int, what: str, one_way: str, other_way: str) -> str:
    if not count:
        return ""
    many = f"{what}es" if what.endswith("x") else f"{what}s"
    return f"{abs(count)} {what if abs(count) == 1 else many} {one_way if count > 0 else other_way}"


def _placed(state: State, event: events.WizardPlaced) -> str:
    return f"{name_of(state, event.player)} stands on {event.at}, facing {_SIDES[event.facing]}."


def _put(state: State, event: events.ArtifactPut | events.ArtifactSet) -> str:
    why = event.why if isinstance(event, events.ArtifactPut) else event.because
    if event.holder is not None:
        return f"{name_of(state, event.holder)} has {event.artifact}: {why}."
    return (
        f"{event.artifact} lies on {event.at}: {why}."
        if event.at
        else (f"{event.artifact} is gone: {why}.")
    )


def _round(state: State, event: events.RoundBegan | events.OrderRolled) -> str:
    order = " then ".join(
        _names(state, group) + (" (equal)" if len(group) > 1 else "") for group in event.groups
    )
    begun = f"Round {event.round}: " if isinstance(event, events.RoundBegan) else "The order: "
    return f"{begun}{order}."


def _turn(state: State, event: events.TurnBegan) -> str:
    one = state.players[event.player - 1]
    seen = _names(state, event.seen) or "nobody"
    return f"It is {one.name}'s turn, as {one.shape}, with {seen} in sight."


def _moved(state: State, event: events.Moved) -> str:
    how = {"land": "goes", "water": "swims", "air": "flies"}[event.mode]
    *over, to = event.path or ("",)
    passed = f" over {listed(over)}" if over else ""
    way = f"{how}{passed} to {to}" if to else "turns"
    return f"{name_of(state, event.player)} {way}, facing {_SIDES[event.facing]}."


def _left(state: State, event: events.LeftMap) -> str:
    key = " with the Key" if event.with_key else ""
    return f"{name_of(state, event.player)} leaves the map{key}."


def _cast(state: State, event: events.SpellCast) -> str:
    upon = f" on {name_of(state, event.target)}" if event.target else ""
    return f"{name_of(state, event.player)} casts {event.spell}{upon} for {event.cost} mana."


def _used(state: State, event: events.SpecialUsed) -> str:
    upon = f" on {name_of(state, event.target)}" if event.target else ""
    paid = f" for {event.cost} mana" if event.cost else ""
    return f"{name_of(state, event.player)} uses {event.special}{upon}{paid}."


def _attack(state: State, event: events.AttackBegan) -> str:
    what = f"{event.artifact}, which {name_of(state, event.target)} carries"
    whom = what if event.artifact else name_of(state, event.target)
    needed = max(2, NEEDED - event.bonus)
    with_it = f" with {event.special}" if event.special else ""
    return f"{name_of(state, event.player)} attacks {whom}{with_it}: {needed} or more hits."


def _hit(state: State, event: events.AttackHit) -> str:
    return f"{name_of(state, event.target)} is hit: {event.total} in all, {NEEDED} needed."


def _missed(state: State, event: events.AttackMissed) -> str:
    return f"{name_of(state, event.target)} is missed: {event.total} in all, {NEEDED} needed."


def _damaged(state: State, event: events.Damaged) -> str:
    who = name_of(state, event.player)
    return f"{who} takes {event.damage} damage ({event.why}); {event.health} health left."


def _mana(state: State, event: events.ManaGained) -> str:
    who = name_of(state, event.player)
    return f"{who} gains {event.gained} mana ({event.why}); {event.mana} in all."


def _paid(state: State, event: events.UpkeepPaid) -> str:
    return f"{name_of(state, event.player)} pays {event.cost} upkeep; {event.mana} mana left."


def _reverted(state: State, event: events.Reverted) -> str:
    debt = f", {event.debt} health to be missing" if event.debt else ""
    who = name_of(state, event.player)
    return f"{who} becomes a Blob and reverts to Human ({event.why}){debt}."


def _change(state: State, event: events.ChangeBegan) -> str:
    return f"{name_of(state, event.player)} begins to change into {event.target}."


def _shape(state: State, event: events.ShapeTaken) -> str:
    flies = ", flying" if event.altitude == "air" else ""
    who = name_of(state, event.player)
    return f"{who} is now {event.shape} with {event.health} health{flies}."


def _altitude(state: State, event: events.AltitudeChanged) -> str:
    how = {"ground": "is on the ground", "air": "is flying", "high": "is flying high"}
    return f"{name_of(state, event.player)} {how[event.altitude]}."


def _level(state: State, event: events.LevelDeclared) -> str:
    way = "on the way up high" if event.level == "up" else "on the way down"
    return f"{name_of(state, event.player)} is {way}."


def _won(state: State, event: events.GameWon) -> str:
    return f"{_names(state, event.winners) or 'Nobody'} won: {event.why}."


def _added(_state: State, event: events.WizardAdded) -> str:
    where = f", on {event.at}" if event.at else ""
    return f"{event.name} joins with {event.mana} mana{where}: {event.because}."


def _corrected(state: State, event: events.Corrected) -> str:
    what = said(event.what, lambda seat: name_of(state, seat))
    return f"{what}: {event.value} instead of {event.before} ({event.because})."


def _lasting(what: str) -> Callable[[State, Any], str]:
    return lambda s, e: f"{name_of(s, e.player)} {what} for {_turns(e.turns)}."


def _of(sentence: str) -> Callable[[State, Any], str]:
    """A sentence about the event's player, with its other fields in braces."""

    def told(state: State, event: Any) -> str:
        fields = {name: getattr(event, name) for name in event.__slots__}
        for seat in ("by", "target"):
            if isinstance(fields.get(seat), int):
                fields[seat] = name_of(state, fields[seat])
        return sentence.format(**{**fields, "player": name_of(state, fields.get("player"))})

    return told


_SENTENCES: Mapping[type[Any], Callable[[State, Any], str]] = {
    **LUCK_TOLD,
    events.PartsDealt: _dealt,
    events.PartLaid: _laid,
    events.FirstTied: lambda s, e: f"{_names(s, e.players)} rolled the same, and roll again.",
    events.FirstKnown: _of("{player} goes first."),
    events.MapLaid: lambda *_: "The map is done.",
    events.WizardPlaced: _placed,
    events.ArtifactPut: _put,
    events.RoundBegan: _round,
    events.OrderRolled: _round,
    events.TurnBegan: _turn,
    events.ManaGained: _mana,
    events.UpkeepPaid: _paid,
    events.UpkeepSpared: _of("{player} lives off the land: no upkeep without an attack."),
    events.Reverted: _reverted,
    events.PoisonBit: _of("The poison in {player} bites."),
    events.EscapeTried: _of("{player} tries to break out of {by}'s {special}."),
    events.HoldKept: _of("{by} keeps hold of {player}, who cannot move."),
    events.HoldEnded: _of("{player} is free: {why}."),
    events.Moved: _moved,
    events.LeftMap: _left,
    events.SpellCast: _cast,
    events.ChangeBegan: _change,
    events.Healed: _of("{player} is healed; {health} health."),
    events.Teleported: _of("{player} is on {to} at once."),
    events.Slowed: _lasting("is slowed"),
    events.Restricted: _lasting("may change only within the own class"),
    events.Poisoned: _lasting("is poisoned"),
    events.SpecialUsed: _used,
    events.DiceAwaited: _of("A die says for how many turns {target} suffers {what}."),
    events.AttackBegan: _attack,
    events.AttackHit: _hit,
    events.AttackMissed: _missed,
    events.Damaged: _damaged,
    events.Stuck: _lasting("cannot move"),
    events.BroughtDown: _of("{player} is brought down to the ground."),
    events.Held: _of("{by} holds {player} ({special})."),
    events.InkSpread: lambda _, e: f"Ink clouds {listed(e.hexes)}.",
    events.TrapSet: _of("{player} lies in wait ({special})."),
    events.ArtifactAttacked: _of("{player} strikes at {artifact}."),
    events.ArtifactHit: _of("{artifact} is struck; {damage} damage in all."),
    events.ArtifactDestroyed: _of("{artifact} is destroyed."),
    events.AltitudeChanged: _altitude,
    events.LevelDeclared: _level,
    events.BlobStepped: _of("{player}'s counter on the chart goes to ({x}, {y})."),
    events.BecameBlob: _of("{player} is an Amorphous Blob with {health} health."),
    events.ShapeTaken: _shape,
    events.TurnEnded: _of("{player}'s turn is over."),
    events.Died: _of("{player} is dead."),
    events.HealthSet: _of("{player} has {health} health now: {because}."),
    events.ManaSet: _of("{player} has {mana} mana now: {because}."),
    events.ShapeSet: _of("{player} is {shape} now: {because}."),
    events.CounterPlaced: _of("{player}'s counter is put on {at}: {because}."),
    events.EffectSet: _of("For {player}, {effect} lasts {turns} turns now: {because}."),
    events.ArtifactSet: _put,
    events.WizardAdded: _added,
    events.WizardRemoved: _of("{player} leaves the table: {because}."),
    events.TurnGiven: _of("The turn is {player}'s: {because}."),
    events.HitDeclared: _of("The referee has it that {player} hits {target}: {because}."),
    events.StillAwaited: _of("What {player} has announced against {target} stands."),
    events.Allowed: _of("The referee allows it to {player}: {because}."),
    events.Corrected: _corrected,
    events.GameWon: _won,
    events.Noted: lambda s, e: f"{name_of(s, e.seat).capitalize()}: {e.text}",
}
