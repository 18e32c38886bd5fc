"""Proposals for a creature that has divided or changed its shape: a power, or a question."""

from typing import Final

from engine.games.clay_o_rama.dividing import Divide
from engine.games.clay_o_rama.judging import JudgeByDice
from engine.games.clay_o_rama.power_use import ReshapeLimb
from engine.games.clay_o_rama.questions import living, open_chance, power_named
from engine.games.clay_o_rama.state import Creature, State
from engine.word import Note
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.who import named, only, who_may_be
from server.proposals.proposal import Choice, Field, Memory, Noticed, Proposal
from server.proposals.seen import noticed_of, seen_of
from vision.sightings import DivideSeen, PieceSeen, ShapeSeen, percent

WORTH_ASKING: Final = 0.8
"""Least probability of a change of shape for which the referee is asked if no power in play
explains it. If a limb is to be reshaped or a hole judged, a less certain change is proposed too."""

LITTLE, MUCH = 0.1, 0.3
"""Changes of the outline's area or the height, as shares: below the first, one die less than usual
is suggested; above the second, one die more (K13)."""

SAME_TIME_S: Final = 3.0
"""Seconds within which a piece and a change of shape are one event."""


def propose_shapes(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each creature that divided or changed its shape.

    It is the power's command if a power in play explains the change; otherwise it is a question.
    """
    if state.moment != "playing":
        return ()
    found = [_divided(state, *divided) for divided in noticed_of(memory, DivideSeen)]
    found += [_changed(state, memory, *changed) for changed in noticed_of(memory, ShapeSeen)]
    return tuple(one for one in found if one is not None)


def _divided(state: State, seen: DivideSeen, noticed: Noticed) -> Proposal | None:
    then = noticed.state or state
    creature = only(tuple(one for one in living(then) if one.colour == seen.colour))
    if creature is None or len(state.creatures) > len(then.creatures):
        return None
    divide = Divide(None, creature.id)
    command = None if blocked(state, divide) else divide
    who = named(state, creature.id)
    share = seen.first_share
    return Proposal(
        key=f"divide-{seen.track}-{seen.frame}",
        kind="power",
        title=f"{who} has become two" + (": Divide Self" if command else ""),
        why=f"Two {seen.colour} pieces of similar size stand there, {percent(share.value)} of the "
        "clay in the first.",
        doubt="" if command else f"Divide Self is not in play: {blocked(state, divide)}",
        command=command,
        choices=(
            Choice("It fell apart: it is put together", Note(None, f"{who} fell apart, mended")),
            Choice("Another thing was put there", Note(None, f"{who} is whole, no half of it")),
        ),
        sightings=(seen,),
        probability=seen.probability,
    )


def _changed(state: State, memory: Memory, seen: ShapeSeen, noticed: Noticed) -> Proposal | None:
    creature = only(who_may_be(state, memory, seen.track, seen.colour))
    then = noticed.state or state
    if creature is None or _lost_a_part(memory, seen):
        return None
    asks = seen.probability >= WORTH_ASKING and state.round == then.round
    expected = _reshaped(state, seen, creature) or _judged(state, seen, creature)
    return expected or (_question(state, seen, creature) if asks else None)


def _reshaped(state: State, seen: ShapeSeen, creature: Creature) -> Proposal | None:
    chance = open_chance(state, "reshape")
    if chance is None or chance.target != creature.id:
        return None
    limbs = tuple((n, f"limb {n + 1}") for n in range(len(creature.limbs)))
    command = ReshapeLimb(None, chance.creature, 0)
    return Proposal(
        key=f"reshape-{seen.track}-{seen.frame}",
        kind="power",
        title=f"A limb of {named(state, creature.id)} has a new shape",
        why=_measured(seen),
        doubt="which limb it was the camera cannot tell",
        command=command,
        choices=tuple(
            Choice(f"It was {label}", ReshapeLimb(None, chance.creature, n))
            for n, label in limbs[1:]
        ),
        fields=(Field(("limb",), "Limb", options=limbs),),
        sightings=(seen,),
        probability=seen.probability,
        blocked=blocked(state, command),
    )


def _judged(state: State, seen: ShapeSeen, creature: Creature) -> Proposal | None:
    """The dice for a power's effect, suggested by how much the shape changed (K13).

    None if no effect on this creature is to be judged.
    """
    judged = state.play.judgements[0] if state.play.judgements else None
    if judged is None or judged.target != creature.id or judged.dice == 0:
        return None
    dice = max(1, judged.dice + _extra_dice(seen))
    power = power_named(state, judged.power)
    command = JudgeByDice(None, dice)
    others = sorted({max(1, dice - 1), dice + 1} - {dice})
    return Proposal(
        key=f"judge-{seen.track}-{seen.frame}",
        kind="power",
        title=f"{power.title if power else judged.power} on {named(state, creature.id)}: "
        f"{dice}d6 of damage",
        why=f"{_measured(seen)} {judged.dice}d6 are usual (K13).",
        doubt="how bad it looks is for you to judge",
        command=command,
        choices=tuple(Choice(f"{n}d6", JudgeByDice(None, n)) for n in others),
        fields=(Field(("dice",), "Dice", "d6"),),
        sightings=(seen,),
        blocked=blocked(state, command),
    )


def _question(state: State, seen: ShapeSeen, creature: Creature) -> Proposal:
    who = named(state, creature.id)
    return Proposal(
        key=f"shape-{seen.track}-{seen.frame}",
        kind="power",
        title=f"{who} looks different from before",
        why=_measured(seen),
        doubt="no power that changes it is in play: knocked over, squeezed, or turned?",
        command=None,
        choices=(
            Choice("It was set up again", Note(None, f"{who} was set up again")),
            Choice("It stays like that", Note(None, f"{who} has another shape and stays so")),
        ),
        sightings=(seen,),
        probability=seen.probability,
    )


def _extra_dice(seen: ShapeSeen) -> int:
    """How many dice more than usual the change of shape suggests: -1, 0 or 1 (K13)."""
    change = max(abs(1 - seen.area_share.value), abs(1 - seen.height_share.value))
    return int(change > MUCH) - int(change < LITTLE)


def _measured(seen: ShapeSeen) -> str:
    return (
        f"Its outline has {percent(seen.area_share.value)} of its area, and its height is "
        f"{percent(seen.height_share.value)} of what it was."
    )


def _lost_a_part(memory: Memory, seen: ShapeSeen) -> bool:
    """Whether a piece came off at the same time; then `parts` has a proposal, which explains it."""
    return any(
        abs(one.t_s - seen.t_s) < SAME_TIME_S and seen.track in {o.track for o in one.owners}
        for one in seen_of(memory, PieceSeen)
    )
