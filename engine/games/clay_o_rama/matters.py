"""Open matters, set or dropped by the referee: moves, shots, attacks, damage, chances and more.

A new matter replaces the open one of its kind; all others stay. A judgement is added.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.checks import (
    check_enemy,
    check_living,
    check_phase,
    check_place,
    check_range,
    check_tenths,
    check_word,
)
from engine.games.clay_o_rama.questions import label, power_named
from engine.games.clay_o_rama.replaced import with_play
from engine.games.clay_o_rama.state import (
    Assault,
    Chance,
    Judgement,
    Playing,
    Riposte,
    Shot,
    State,
    Turn,
    Wound,
)
from engine.games.clay_o_rama.tables import MOST_DAMAGE_DICE
from engine.games.clay_o_rama.view import redact_power_of
from engine.games.clay_o_rama.words import WHY, power_title
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens
from engine.wording import counted

MOST_DICE = 100
"""Most dice, and most hits, of an open matter that the referee sets straight."""

MOST_GAP = 100_000
"""Largest gap between two creatures, in tenths of a millimetre: ten metres."""

OpenMatter: TypeAlias = Turn | Shot | Assault | Wound | Riposte | Chance | Judgement
MatterName: TypeAlias = Literal[
    "turn", "shot", "assault", "wound", "riposte", "chance", "judgement"
]


@dataclass(frozen=True, slots=True)
class SetMatter:
    """The referee sets what is open; other open matters stay. A judgement is added."""

    seat: Seat
    matter: OpenMatter
    because: str


@dataclass(frozen=True, slots=True)
class DropMatter:
    """The referee drops one open matter; the others stay."""

    seat: Seat
    matter: MatterName
    because: str


@dataclass(frozen=True, slots=True)
class MatterSet:
    """The referee set what is open now."""

    matter: OpenMatter
    because: str


@dataclass(frozen=True, slots=True)
class MatterDropped:
    """The referee dropped an open matter."""

    matter: MatterName
    because: str


Command: TypeAlias = SetMatter | DropMatter
Event: TypeAlias = MatterSet | MatterDropped


def set_matter(state: State, command: SetMatter) -> tuple[MatterSet, ...]:
    """Decide an open matter, as the referee says."""
    check_word(state, command.seat, command.because)
    check_phase(state, "playing")
    _check_possible(state, command.matter)
    return (MatterSet(command.matter, command.because),)


def drop_matter(state: State, command: DropMatter) -> tuple[MatterDropped, ...]:
    """Decide that an open matter is dropped."""
    check_word(state, command.seat, command.because)
    check_phase(state, "playing")
    open_now = _open_now(state)
    attacking = state.play.assault is not None and not state.play.assault.counter
    _check_no_other(command.matter == "turn" and attacking, "assault")
    if command.matter not in open_now:
        raise refusal(
            Reason.BAD_VALUE,
            f"no {command.matter} is open",
            f"drop one of {list(open_now)}" if open_now else "there is nothing to drop",
        )
    return (MatterDropped(command.matter, command.because),)


def _open_now(state: State) -> tuple[MatterName, ...]:
    play = state.play
    named: Mapping[MatterName, object] = {
        "turn": play.turn,
        "shot": play.shot,
        "assault": play.assault,
        "wound": play.wound,
        "riposte": play.riposte,
        "chance": play.chance,
        "judgement": play.judgements,
    }
    return tuple(name for name, found in named.items() if found)


def _check_possible(state: State, matter: OpenMatter) -> None:
    """Check that a matter concerns living creatures and can be continued from here."""
    match matter:
        case Turn():
            _check_turn(state, matter)
        case Shot():
            _check_shot(state, matter)
        case Assault():
            _check_assault(state, matter)
        case Wound():
            check_living(state, matter.target)
            check_range("dice", matter.dice, 1, MOST_DICE)
        case Riposte():
            _check_pair(state, matter.defender, matter.attacker)
            _check_no_other(state.play.assault is not None, "assault")
        case Chance():
            _check_chance(state, matter)
        case Judgement():
            check_living(state, matter.target)
            check_range("dice", matter.dice, 0, MOST_DICE)
            _check_power(state, matter.power)


def _check_turn(state: State, turn: Turn) -> None:
    check_living(state, turn.creature)
    check_range("step", turn.step, 0, 2)
    going_on = state.play.assault
    others = going_on is not None and not going_on.counter and going_on.attacker != turn.creature
    _check_no_other(others, "assault")


def _check_shot(state: State, shot: Shot) -> None:
    _check_pair(state, shot.creature, shot.target)
    if shot.thrown is None:
        check_place("missile", shot.missile, len(check_living(state, shot.creature).missiles))
        return
    check_living(state, shot.thrown)
    if shot.thrown in (shot.creature, shot.target):
        raise refusal(
            Reason.BAD_TARGET, "it cannot be thrown at that creature", "name a third creature"
        )


def _check_assault(state: State, assault: Assault) -> None:
    attacker = check_living(state, assault.attacker)
    _check_pair(state, assault.attacker, assault.target)
    _check_no_other(state.play.riposte is not None, "riposte")
    on_move = state.play.turn is not None and state.play.turn.creature == attacker.id
    _check_no_other(not (assault.counter or on_move), "turn")
    if assault.rolling is not None:
        check_place("limb", assault.rolling, len(attacker.limbs))
    if assault.power:
        _check_power(state, assault.power)
    for dice in assault.hits:
        check_range("damage dice", dice, 1, MOST_DAMAGE_DICE)
    check_range("hits", assault.scored, len(assault.hits), MOST_DICE)
    check_tenths("gap", assault.gap or 0, 0, MOST_GAP)


def _check_chance(state: State, chance: Chance) -> None:
    creature = check_living(state, chance.creature)
    check_living(state, chance.target)
    _check_power(state, chance.power)
    power = power_named(state, chance.power)
    if power is not None and power.effect == "divide" and creature.hit_points < 2:
        raise refusal(Reason.NO_TRIGGER, "it has one hit point", "two are needed", "K18")


def _check_pair(state: State, number: int, other: int) -> None:
    check_enemy(state, check_living(state, number), other)


def _check_power(state: State, name: str) -> None:
    if power_named(state, name) is None:
        raise refusal(Reason.UNKNOWN_PIECE, f"there is no power {name!r}", "name one of the game")


def _check_no_other(in_the_way: bool, name: MatterName) -> None:  # noqa: FBT001
    if in_the_way:
        raise refusal(
            Reason.WRONG_STEP,
            f"it does not fit the {name} that is open",
            f"first DropMatter {name}, or SetMatter it",
        )


def _set(state: State, event: MatterSet) -> State:
    return with_play(state, lambda play: _with_matter(play, event.matter))


def _with_matter(play: Playing, matter: OpenMatter) -> Playing:
    match matter:
        case Turn():
            return replace(play, turn=matter)
        case Shot():
            return replace(play, shot=matter)
        case Assault():
            return replace(play, assault=matter)
        case Wound():
            return replace(play, wound=matter)
        case Riposte():
            return replace(play, riposte=matter)
        case Chance():
            return replace(play, chance=matter)
        case Judgement():
            return replace(play, judgements=(*play.judgements, matter))


def _describe_set(state: State, event: MatterSet) -> str:
    return f"{_in_words(state, event.matter)}: {event.because}."


def _in_words(state: State, matter: OpenMatter) -> str:
    match matter:
        case Turn():
            return f"It is the move of {label(state, matter.creature)}"
        case Shot():
            thrown = "A missile" if matter.thrown is None else label(state, matter.thrown)
            who, whom = label(state, matter.creature), label(state, matter.target)
            return f"{thrown} of {who} is in the air, aimed at {whom}"
        case Assault():
            who, whom = label(state, matter.attacker), label(state, matter.target)
            dice = counted(sum(matter.hits), "die", "dice")
            return f"{who} attacks {whom}, with {dice} so far"
        case Wound():
            dice = counted(matter.dice, "die", "dice")
            return f"Damage to {label(state, matter.target)} is rolled with {dice}"
        case Riposte():
            who, whom = label(state, matter.defender), label(state, matter.attacker)
            return f"{who} may answer {whom}"
        case Chance():
            power = power_title(state, matter.power)
            return f"{label(state, matter.creature)} may use {power}"
        case Judgement():
            power = power_title(state, matter.power)
            return f"The referee judges what {power} did to {label(state, matter.target)}"


def _set_redacted(state: State, event: MatterSet, seat: int) -> MatterSet:
    """Hide the name of an offered power from seats that may not know it."""
    chance = event.matter
    if not isinstance(chance, Chance) or chance.borrowed:
        return event
    return replace(event, matter=redact_power_of(state, chance, seat, chance.creature))


def _dropped(state: State, event: MatterDropped) -> State:
    return with_play(state, lambda play: _without_matter(play, event.matter))


def _without_matter(play: Playing, matter: MatterName) -> Playing:
    match matter:
        case "turn":
            return replace(play, turn=None)
        case "shot":
            return replace(play, shot=None)
        case "assault":
            return replace(play, assault=None)
        case "wound":
            return replace(play, wound=None)
        case "riposte":
            return replace(play, riposte=None)
        case "chance":
            return replace(play, chance=None)
        case "judgement":
            return replace(play, judgements=play.judgements[1:])


def _overrides(state: State) -> tuple[Command, ...]:
    if state.moment != "playing":
        return ()
    attacking = state.play.assault is not None and not state.play.assault.counter
    drops = (
        DropMatter(None, name, WHY)
        for name in _open_now(state)
        if not (name == "turn" and attacking)
    )
    turn = state.play.turn
    again = (SetMatter(None, replace(turn, begun=True), WHY),) if turn else ()
    struck = next((one for one in state.creatures if one.alive), None)
    fall = () if struck is None else (SetMatter(None, Wound(struck.id, 1, "a fall"), WHY),)
    return (*drops, *again, *fall)


TOPIC: Topic[State, Command, Event, Event] = Topic(
    commands=decides(SetMatter, set_matter) | decides(DropMatter, drop_matter),
    events=happens(MatterSet, _set, _describe_set, _set_redacted)
    | happens(MatterDropped, _dropped, lambda _, e: f"The {e.matter} is dropped: {e.because}."),
    overrides=_overrides,
)
