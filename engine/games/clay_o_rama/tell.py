"""Events as sentences for the log."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.games.clay_o_rama import events
from engine.games.clay_o_rama.house_rules import SENTENCES
from engine.games.clay_o_rama.questions import (
    creature_of,
    label,
    millimetres,
    player_of,
    power_named,
)
from engine.games.clay_o_rama.state import HIDDEN_POWER, Limb, State
from engine.house import in_words
from engine.seats import listed
from engine.telling import LUCK_TOLD

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def tell(state: State, event: Any) -> str:
    """What happened, as one sentence, given the state after it."""
    return _SENTENCES[type(event)](state, event)


def _name(state: State, seat: int | None) -> str:
    player = player_of(state, seat) if seat is not None else None
    return player.name if player else "The referee"


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _nth(place: int) -> str:
    """A place in words: people count from one, commands from nought."""
    return _ORDINALS[place] if place < len(_ORDINALS) else f"{place + 1}th"


def _limb_name(state: State, number: int, place: int) -> str:
    creature = creature_of(state, number)
    limbs = creature.limbs if creature else ()
    name = limbs[place].name if place < len(limbs) else ""
    return name or f"its {_nth(place)} limb"


def _limbs(limbs: tuple[Limb, ...]) -> str:
    return ", ".join(
        f"{one.to_hit}+ for {_counted(one.damage_dice, 'die').replace('dies', 'dice')}"
        for one in limbs
    )


def _attacks(attacks: int, limbs: tuple[Limb, ...]) -> str:
    return f"{_counted(attacks, 'attack')} ({_limbs(limbs)})" if limbs else "no attack"


def _stats(state: State, event: events.CreatureWeighedIn | events.StatsSet) -> str:
    known = power_named(state, event.power)
    power = f", power {known.title}" if known and event.power != HIDDEN_POWER else ""
    return (
        f"{_counted(event.movement_spans, 'span')} on {_counted(event.legs, 'leg')}, "
        f"{_attacks(event.attacks, event.limbs)}, "
        f"{_counted(len(event.missiles), 'missile')}{power}"
    )


def _weighed_in(state: State, event: events.CreatureWeighedIn) -> str:
    points = f"{event.hit_points} hit points" if event.hit_points else "hit points still open"
    return f"{label(state, event.creature)}: {points}, {_stats(state, event)}."


def _reckoned(state: State, event: events.HitPointsReckoned) -> str:
    who = label(state, event.creature)
    if event.hit_points:
        return f"By the clay {who} has {event.hit_points} hit points."
    return f"How many hit points {who} has, the clay of its missiles will say, or the referee."


def _divisibility(state: State, event: events.DivisibilitySet) -> str:
    verb = "can" if event.divisible else "cannot"
    return f"{label(state, event.creature)} {verb} part cleanly in two."


def _made_up(_state: State, event: events.PowerMadeUp) -> str:
    if event.name == HIDDEN_POWER:
        return "A special power is made up."
    return f"A special power is made up: {event.title}. {event.text}".strip()


def _initiative(state: State, event: events.InitiativeRolled) -> str:
    """A roll that broke a tie is told as such: the first one decides before it."""
    player = player_of(state, event.player)
    first = player.initiative[0] if player else event.total
    if player is None or len(player.initiative) < 2:
        return f"{_name(state, event.player)} has initiative {event.total}."
    return f"{player.name} rolls {event.total} to break the tie at {first}."


def _clay_weighed(state: State, event: events.ClayWeighed) -> str:
    return (
        f"On the scale {_name(state, event.player)}'s creature is {event.creature / 10:.1f} g, "
        f"the missiles are {event.missiles / 10:.1f} g."
    )


def _stats_set(state: State, event: events.StatsSet) -> str:
    return (
        f"{label(state, event.creature)} is judged anew ({event.because}): {_stats(state, event)}."
    )


def _started(_state: State, event: events.GameStarted) -> str:
    rules = " ".join(event.house_rules) or "No house rules."
    return f"The game begins ({event.preset}). {rules}"


def _fired(state: State, event: events.MissileFired) -> str:
    missile = f"its {_nth(event.missile)} missile"
    if event.blob:
        missile = f"the Blob of Death, {missile},"
    return f"{label(state, event.creature)} fires {missile} at {label(state, event.target)}."


def _landed(state: State, event: events.MissileLanded) -> str:
    if event.struck is None:
        return "The missile touches no creature: a miss."
    struck = label(state, event.struck)
    verdict = "a hit" if event.hit else "a miss"
    bounce = " after a bounce" if event.bounced else ""
    return f"The missile touches {struck} first{bounce}: {verdict}."


def _announced(state: State, event: events.AttackAnnounced) -> str:
    verb = "counterattacks" if event.counter else "attacks"
    limb = _limb_name(state, event.attacker, event.limb)
    return f"{label(state, event.attacker)} {verb} {label(state, event.target)} with {limb}."


def _moved(state: State, event: events.Moved) -> str:
    walked = f"{millimetres(event.total)} of {millimetres(event.allowance)}"
    stop = ", and runs into another creature" if event.stopped else ""
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


def _power(state: State, name: str) -> str:
    power = power_named(state, name)
    return power.title if power else "a power"


def _offered(state: State, event: events.PowerOffered) -> str:
    who, whom = label(state, event.creature), label(state, event.target)
    return f"{who} may use {_power(state, event.power)} ({whom} was hit)."


def _borrowed(state: State, event: events.PowerBorrowed) -> str:
    who, whom = label(state, event.creature), label(state, event.target)
    if not event.works:
        return f"{who} borrows the power of {whom}; nothing comes of it."
    return f"{who} borrows {_power(state, event.power)} from {whom}."


def _torn(state: State, event: events.LimbTorn) -> str:
    part = "a leg" if event.leg else f"the {_nth(event.limb)} limb"
    return f"{label(state, event.creature)} tears {part} off {label(state, event.target)}."


def _reshaped(state: State, event: events.LimbReshaped) -> str:
    limb = _limb_name(state, event.target, event.limb)
    return f"{label(state, event.creature)} reshapes {limb} of {label(state, event.target)}."


def _half(state: State, event: events.HalfMade) -> str:
    return (
        f"{label(state, event.creature)} is half of what was: {event.hit_points} hit points, "
        f"{_counted(event.movement_spans, 'span')}, {_attacks(event.attacks, event.limbs)}, "
        f"{_counted(len(event.missiles), 'missile')}."
    )


def _swapped(state: State, event: events.PlacesChanged) -> str:
    return f"{label(state, event.first)} and {label(state, event.second)} change places."


def _thrown(state: State, event: events.CreatureThrown) -> str:
    who, thrown = label(state, event.creature), label(state, event.thrown)
    return f"{who} throws {thrown} at {label(state, event.target)}."


def _asked(state: State, event: events.JudgementAsked) -> str:
    dice = f"{event.dice} dice" if event.dice != 1 else "1 die"
    hint = f"{dice} suggested" if event.dice else "no damage suggested"
    return (
        f"The referee judges what {_power(state, event.power)} did to "
        f"{label(state, event.target)}: {hint}."
    )


def _judged(state: State, event: events.PowerJudged) -> str:
    what = f"{_power(state, event.power)} cost {label(state, event.target)} {event.damage}"
    return f"{what}: {event.because}."


def _rule_changed(_state: State, event: events.HouseRuleChanged) -> str:
    return f"{in_words(SENTENCES, event.name, event.value)[:-1]} from now on: {event.because}."


def _part_lost(state: State, event: events.PartLost) -> str:
    return f"{label(state, event.creature)} loses {event.part} ({event.cause})."


_SENTENCES: Mapping[type[Any], Callable[[State, Any], str]] = {
    events.BuildingStarted: lambda _, e: f"Building begins: {e.minutes} minutes.",
    events.BuildingTimeTold: _time,
    events.BuildingDone: lambda s, e: f"{_name(s, e.player)} is done building.",
    events.ColourKept: lambda s, e: f"The lot gives {e.colour} to {_name(s, e.player)}.",
    events.ColourChosen: lambda s, e: f"{_name(s, e.player)} takes {e.colour}.",
    events.TraitChosen: lambda s, e: f"{_name(s, e.player)} chooses to be {e.trait}.",
    events.HitPointsRolled: lambda s, e: f"{label(s, e.creature)} has {e.hit_points} hit points.",
    events.PowerDrawn: lambda s, e: f"{label(s, e.creature)} draws {_power(s, e.power)}.",
    events.SpanSet: lambda s, e: f"{_name(s, e.player)}'s span is {millimetres(e.span)}.",
    events.ClayWeighed: _clay_weighed,
    events.CreatureWeighedIn: _weighed_in,
    events.HitPointsReckoned: _reckoned,
    events.DivisibilitySet: _divisibility,
    events.PowerMadeUp: _made_up,
    events.GameStarted: _started,
    **LUCK_TOLD,
    events.LotReturned: lambda s, e: (
        f"{label(s, e.creature)} cannot use what it drew, and draws again."
    ),
    events.InitiativeRolled: _initiative,
    events.RoundBegan: lambda _, e: f"Round {e.round}.",
    events.MoveBegan: lambda s, e: f"It is the move of {label(s, e.creature)}.",
    events.Moved: _moved,
    events.EdgeReached: lambda s, e: f"{label(s, e.creature)} stops at the edge of the table.",
    events.MissileFired: _fired,
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
    events.PowerOffered: _offered,
    events.PowerDeclined: lambda s, e: f"{label(s, e.creature)} does not use {_power(s, e.power)}.",
    events.PowerUsed: lambda s, e: f"{label(s, e.creature)} uses {_power(s, e.power)}.",
    events.PowerBorrowed: _borrowed,
    events.JudgementAsked: _asked,
    events.PowerJudged: _judged,
    events.JudgedByDice: lambda s, e: f"Dice judge {_power(s, e.power)}: {e.dice}.",
    events.LimbReshaped: _reshaped,
    events.LimbTorn: _torn,
    events.PlacesChanged: _swapped,
    events.CreatureThrown: _thrown,
    events.HalfMade: _half,
    events.MoveHeld: lambda s, e: f"{label(s, e.creature)} waits with its move.",
    events.MoveTaken: lambda s, e: f"{label(s, e.creature)} moves out of turn.",
    events.PartLost: _part_lost,
    events.PartPutBack: lambda s, e: f"{label(s, e.creature)} gets {e.part} back.",
    events.InitiativeSet: lambda s, e: (
        f"{_name(s, e.player)} has initiative {e.initiative} now: {e.because}."
    ),
    events.HouseRuleChanged: _rule_changed,
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
