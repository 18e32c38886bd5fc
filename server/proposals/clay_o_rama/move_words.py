"""Texts about a walk: how far, how much is left, whom the creature may attack from there."""

from collections.abc import Mapping

from engine.games.clay_o_rama.moving import Move
from engine.games.clay_o_rama.questions import allowance, unit_length
from engine.games.clay_o_rama.state import Creature, State
from server.proposals.clay_o_rama.reach import StandingPlace
from server.proposals.clay_o_rama.standing import in_contact, reach_in_words
from server.proposals.clay_o_rama.walks import SeenWalk
from server.proposals.clay_o_rama.who import named
from server.proposals.lengths import TENTHS
from vision.sightings import Estimate, PointMm, percent

CERTAIN = 0.97
"""Below this probability the proposal says that another creature may have moved (docs/play.md)."""

DOUBTFUL_CONTACT = (0.1, 0.9)
"""Between these probabilities it is doubtful whether a move ended in contact."""


def title_of(state: State, creature: Creature, length: Estimate, command: Move | None) -> str:
    """One line: how far it walked, its allowance, and what is left."""
    who = named(state, creature.id)
    allowed = allowance(state, creature)
    if allowed is None:
        return f"{who} walked {length.value:.0f} mm"
    if command is None:
        over = length.value - max(0, allowed - creature.moved) / TENTHS
        return f"{who} walked {length.value:.0f} mm: {over:.0f} mm too far"
    total = creature.moved + command.length
    again = f"{command.length / TENTHS:.0f} mm more, " if creature.moved else ""
    return (
        f"{who} walked {again}{total / TENTHS:.0f} of {allowed / TENTHS:.0f} mm, "
        f"{(allowed - total) / TENTHS:.0f} left"
    )


def why_of(
    state: State,
    known: Mapping[int, StandingPlace],
    walk: SeenWalk,
    creature: Creature,
    length: Estimate,
    command: Move | None,
) -> str:
    """How the length was measured, and whom the creature may attack from there."""
    how = "along the way it was led, around another creature"
    how = how if length is walk.along_mm else "straight, from where it stood"
    unit = unit_length(state, creature.player)
    spans = f", {length.value * TENTHS / unit:.1f} spans" if unit else ""
    told = [f"{length.value:.0f} mm {how}{spans}."]
    allowed = allowance(state, creature)
    if command is None and allowed is not None:
        left = max(0, allowed - creature.moved) / TENTHS
        walked = f", {creature.moved / TENTHS:.0f} of it walked before" if creature.moved else ""
        told.append(
            f"It may walk {allowed / TENTHS:.0f} mm{walked}; the farthest legal place is at "
            f"{farthest(walk, left)}."
        )
    told.append(reach_in_words(state, known, creature))
    return " ".join(one for one in told if one)


def doubt_of(
    state: State,
    known: Mapping[int, StandingPlace],
    walk: SeenWalk,
    creature: Creature,
    lengths: tuple[Estimate, Estimate | None],
    command: Move | None,
) -> str:
    """What is not certain about a walk; `lengths` as `moves` computes them."""
    length, other = lengths
    doubts = [f"good to {2 * length.sigma:.0f} mm"]
    if command is not None and command.length < round(length.value * TENTHS):
        over = length.value - command.length / TENTHS
        doubts.append(f"{over:.0f} mm over the limit, within the doubt: taken as just legal")
    if other is not None:
        how = "along the way it was led" if other is walk.along_mm else "straight"
        doubts.append(f"{other.value:.0f} mm {how}")
    if walk.seen.probability < CERTAIN:
        doubts.append(f"that it is this creature: {percent(walk.seen.probability)}")
    touching = in_contact(known, creature)
    low, high = DOUBTFUL_CONTACT
    if state.house.contact_stops and low < touching < high:
        doubts.append(f"it may touch another creature ({percent(touching)}), which ends the walk")
    if state.options.terrain:
        doubts.append("walking through terrain counts more, and the camera does not see terrain")
    return "; ".join(doubts)


def farthest(walk: SeenWalk, left_mm: float) -> str:
    """The farthest legal place on a walk's straight line, as text."""
    x, y = on_line(walk, left_mm)
    return f"({x:.0f}, {y:.0f}) mm"


def on_line(walk: SeenWalk, left_mm: float) -> PointMm:
    """The point on a walk's straight line `left_mm` from its start, at most its end."""
    share = min(1.0, left_mm / max(walk.straight_mm.value, 1.0))
    (x0, y0), (x1, y1) = walk.start_mm, walk.end_mm
    return x0 + share * (x1 - x0), y0 + share * (y1 - y0)
