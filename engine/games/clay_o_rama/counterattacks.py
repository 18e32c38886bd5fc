"""Counterattacks: what a creature that was attacked, and survived, may do at once."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.clay_o_rama.checks import check_nothing_urgent, check_own, check_phase
from engine.games.clay_o_rama.fighting import (
    AttackAnnounced,
    announceable,
    announced,
    check_limits,
    check_strike,
    out_of_reach,
    somebody_decides,
)
from engine.games.clay_o_rama.matter import matter, speaker
from engine.games.clay_o_rama.questions import creature_of, free_limbs, label
from engine.games.clay_o_rama.replaced import with_play
from engine.games.clay_o_rama.state import Creature, Riposte, State
from engine.games.clay_o_rama.waiving import LimitWaived, waived
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Awaited, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Counterattack:
    """Announces a counterattack with one limb on the creature that just attacked."""

    seat: Seat
    creature: int
    limb: int = 0
    gap: int | None = None
    power: str = ""
    because: str = ""


@dataclass(frozen=True, slots=True)
class DeclineCounterattack:
    """Lets the chance to counterattack pass."""

    seat: Seat
    creature: int


@dataclass(frozen=True, slots=True)
class CounterattackOffered:
    """The attacked creature may counterattack."""

    defender: int
    attacker: int


@dataclass(frozen=True, slots=True)
class CounterattackBarred:
    """The attacked creature may not counterattack, and why."""

    defender: int
    attacker: int
    why: str


@dataclass(frozen=True, slots=True)
class CounterattackDeclined:
    """The creature does not counterattack."""

    defender: int


Command: TypeAlias = Counterattack | DeclineCounterattack
Event: TypeAlias = CounterattackOffered | CounterattackBarred | CounterattackDeclined
Caused: TypeAlias = Event | LimitWaived | AttackAnnounced


def counterattack(
    state: State, command: Counterattack
) -> tuple[LimitWaived | AttackAnnounced, ...]:
    """Decide a counterattack with one limb; by default it cannot be answered in turn (K4)."""
    check_phase(state, "playing")
    check_nothing_urgent(state)
    creature = check_own(state, command.seat, command.creature)
    attacker = _check_may_answer(state, creature)
    check_strike(state, creature, command)
    passed = waived(command, lambda: check_limits(state, creature, command))
    return (*passed, announced(command, attacker, counter=True))


def decline_counterattack(
    state: State, command: DeclineCounterattack
) -> tuple[CounterattackDeclined, ...]:
    """Decide not to counterattack."""
    check_phase(state, "playing")
    check_nothing_urgent(state)
    creature = check_own(state, command.seat, command.creature)
    _check_offered(state, creature)
    return (CounterattackDeclined(creature.id),)


def answer_offered(state: State, riposte: Riposte) -> CounterattackOffered | CounterattackBarred:
    """Return whether the attacked creature may counterattack: it needs attacks left, and reach."""
    defender = creature_of(state, riposte.defender)
    pair = (riposte.defender, riposte.attacker)
    if defender is None or defender.attacks_left == 0:
        return CounterattackBarred(*pair, why="no attacks left in this round")
    if out_of_reach(state, defender, riposte.gap):
        return CounterattackBarred(*pair, why="the attacker is out of its reach (K6)")
    return CounterattackOffered(*pair)


def _check_offered(state: State, creature: Creature) -> Riposte:
    riposte = state.play.riposte
    if riposte is None or riposte.defender != creature.id or not riposte.offered:
        raise refusal(
            Reason.WRONG_STEP,
            f"{label(state, creature.id)} has nothing to answer",
            "a creature counterattacks only when it was just attacked and survived",
            "counterattack",
        )
    return riposte


def _check_may_answer(state: State, creature: Creature) -> int:
    going_on = state.play.assault
    if going_on and going_on.counter and going_on.attacker == creature.id:
        return going_on.target
    if going_on and going_on.counter:
        raise refusal(
            Reason.WRONG_STEP,
            "a counterattack is not answered",
            "attack in your own move",
            "K4",
        )
    return _check_offered(state, creature).attacker


def _somebody_fights(state: State) -> bool:
    """Whether attacks go on, or somebody has to decide first: the damage comes before (K5)."""
    return state.play.assault is not None or somebody_decides(state)


def _counter_choices(state: State, creature: Creature) -> list[Command]:
    """A counterattack with every limb."""
    if creature.attacks_left == 0:
        return []
    return [
        Counterattack(creature.player, creature.id, limb, power=power)
        for limb in free_limbs(state, creature)
        for power in announceable(state, creature)
    ]


def _answer_choices(state: State, creature: Creature | None) -> list[Command]:
    """Every counterattack, and declining it."""
    if creature is None:
        return []
    declined = DeclineCounterattack(creature.player, creature.id)
    return [*_counter_choices(state, creature), declined]


def _counterattack_offered(state: State, _event: CounterattackOffered) -> State:
    riposte = state.play.riposte
    if riposte is None:
        return state
    return with_play(state, lambda play: replace(play, riposte=replace(riposte, offered=True)))


def _no_counterattack(state: State, _event: CounterattackBarred | CounterattackDeclined) -> State:
    return with_play(state, lambda play: replace(play, riposte=None))


def _awaits(state: State) -> Awaited[Caused]:
    """Await the player whose creature may counterattack."""
    riposte = state.play.riposte
    return speaker(state, riposte.defender) if matter(state) == "riposte" and riposte else None


def _follows(state: State) -> tuple[CounterattackOffered | CounterattackBarred, ...]:
    """Return the offer of a counterattack, after all attacks and their damage (K5)."""
    riposte = state.play.riposte
    if state.moment != "playing" or riposte is None or riposte.offered or _somebody_fights(state):
        return ()
    return (answer_offered(state, riposte),)


def _choices(state: State) -> tuple[Command, ...]:
    what, assault, riposte = matter(state), state.play.assault, state.play.riposte
    if what == "riposte" and riposte:
        return tuple(_answer_choices(state, creature_of(state, riposte.defender)))
    if what == "assault" and assault and assault.counter:
        creature = creature_of(state, assault.attacker)
        return tuple(_counter_choices(state, creature)) if creature else ()
    return ()


TOPIC: Topic[State, Command, Event, Caused] = Topic(
    commands=decides(Counterattack, counterattack)
    | decides(DeclineCounterattack, decline_counterattack),
    events=happens(
        CounterattackOffered,
        _counterattack_offered,
        lambda s, e: f"{label(s, e.defender)} may counterattack.",
    )
    | happens(
        CounterattackBarred,
        _no_counterattack,
        lambda s, e: f"{label(s, e.defender)} cannot counterattack: {e.why}.",
    )
    | happens(
        CounterattackDeclined,
        _no_counterattack,
        lambda s, e: f"{label(s, e.defender)} does not counterattack.",
    ),
    awaits=_awaits,
    follows=_follows,
    choices=_choices,
)
