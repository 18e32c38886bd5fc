"""A creature weighed in again during play: what has changed since its first weigh-in.

Hit points stay as they are: lost limbs do not lower them (K11). Stats that the referee has entered
since the second weigh-in are not overwritten.
"""

from engine.games.clay_o_rama.state import Creature, Limb, State
from engine.games.clay_o_rama.suggest import suggest_limbs
from engine.games.clay_o_rama.suggest_change import Figures, FiguresChange, change_between
from engine.games.clay_o_rama.suggested import Suggestion
from engine.games.clay_o_rama.weighing import Reweigh
from engine.seats import capital
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.measured import figures_of, measured_reach, suggested
from server.proposals.clay_o_rama.memory import in_play, weighed
from server.proposals.proposal import Field, Memory, Noticed, Proposal
from server.proposals.seen import noticed_of
from vision.sightings import CreatureSeen


def propose_reweigh(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each creature whose second weigh-in, during play, differs from the first."""
    if state.moment != "playing":
        return ()
    again = ((seen, n) for seen, n in noticed_of(memory, CreatureSeen) if in_play(n))
    found = (_proposal(state, memory, seen, n) for seen, n in again if weighed(seen))
    return tuple(one for one in found if one is not None)


def _proposal(
    state: State, memory: Memory, seen: CreatureSeen, noticed: Noticed
) -> Proposal | None:
    creature = _of_colour(state, seen.colour)
    if creature is None or not _unchanged_since(noticed, creature):
        return None
    first = _first_weigh_in(seen, memory)
    before = figures_of(first) if first else Figures(None, creature.legs, len(creature.limbs))
    change = change_between(before, figures_of(seen))
    if change is None:
        return None
    command = _command(state, creature, seen, suggested(seen, (), state))
    return Proposal(
        key=f"reweigh-{creature.id}",
        kind="reweigh",
        title=f"The {seen.colour} creature has changed: {_change_in_words(change)}",
        why=f"{capital(change.why)}. Hit points stay {creature.hit_points}.",
        doubt="which limb came off the camera cannot tell: the last ones are left out here",
        command=command,
        fields=(
            Field(("legs",), "Legs"),
            Field(("movement_spans",), "Movement", "spans"),
            Field(("attacks",), "Attacks"),
            Field(("because",), "Because"),
        ),
        sightings=(seen,) if first is None else (seen, first),
        probability=None if seen.legs is None else max(seen.legs.probabilities),
        blocked=blocked(state, command),
        measured=measured_reach(seen),
    )


def _command(
    state: State, creature: Creature, seen: CreatureSeen, suggestion: Suggestion
) -> Reweigh:
    count = seen.limbs.count if seen.limbs else len(creature.limbs)
    return Reweigh(
        seat=None,
        creature=creature.id,
        because="weighed in again on the turn card",
        legs=seen.legs.count if seen.legs else None,
        movement_spans=suggestion.movement_spans.value if seen.legs else None,
        limbs=_limbs(state, creature, count),
        attacks=suggestion.attacks.value,
        reach=None if seen.reach_mm is None else round(seen.reach_mm.value * 10),
    )


def _limbs(state: State, creature: Creature, count: int) -> tuple[Limb, ...]:
    """The creature's first `count` limbs; any more are new ones by the rule sheet."""
    kept = creature.limbs[:count]
    missing = count - len(kept)
    fresh = suggest_limbs(missing, house=state.house) if missing or not kept else ()
    return (*kept, *(Limb(one.to_hit, one.damage_dice) for one in fresh))


def _of_colour(state: State, colour: str) -> Creature | None:
    """The one living creature of this colour; None if there are several, or none."""
    alive = [one for one in state.creatures if one.alive and one.colour == colour]
    return alive[0] if len(alive) == 1 else None


def _unchanged_since(noticed: Noticed, creature: Creature) -> bool:
    """Whether the creature's stats in the ledger are still those of the time of the sighting."""
    return any(
        one.id == creature.id and _stats(one) == _stats(creature) for one in noticed.state.creatures
    )


def _stats(creature: Creature) -> tuple[object, ...]:
    return (creature.legs, creature.limbs, creature.attacks, creature.movement_spans)


def _first_weigh_in(seen: CreatureSeen, memory: Memory) -> CreatureSeen | None:
    """The weigh-in before the game of a creature of the same colour; None if not remembered."""
    found = (one for one, n in noticed_of(memory, CreatureSeen) if weighed(one) and not in_play(n))
    return next((one for one in found if one.colour == seen.colour), None)


def _change_in_words(change: FiguresChange) -> str:
    parts = []
    for what, before, after in (
        ("leg", change.before.legs, change.after.legs),
        ("limb", change.before.limbs, change.after.limbs),
    ):
        if before != after:
            many = "" if abs(before - after) == 1 else "s"
            sense = "fewer" if after < before else "more"
            parts.append(f"{abs(before - after)} {what}{many} {sense}")
    if change.lost_ml is not None:
        less = "less" if change.lost_ml[0] > 0 else "more"
        value, sigma = abs(change.lost_ml[0]), change.lost_ml[1]
        parts.append(f"{value:.0f} ml {less} (good to {sigma:.0f} ml)")
    return ", ".join(parts)
