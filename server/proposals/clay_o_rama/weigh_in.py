"""A creature turned on the card, and its missiles: the stats that the rule sheet gives it."""

from dataclasses import replace

from engine.games.clay_o_rama.commands import WeighIn
from engine.games.clay_o_rama.state import Creature, Limb, Seated, State
from engine.games.clay_o_rama.suggest import Suggestion, suggest, suggest_missile
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.memory import weighed
from server.proposals.proposal import Choice, Field, Memory, Proposal
from vision.sighting import CreatureSeen, Estimate, MissileSeen

TENTHS = 10
MOST_CHOICES = 4


def propose_weigh_in(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A weigh-in for each colour of clay that was turned on the card, before play."""
    if state.phase != "building":
        return ()
    creatures = [n.sighting for n in memory if isinstance(n.sighting, CreatureSeen)]
    offered = [_proposal(state, one, memory) for one in creatures if weighed(one)]
    return tuple(proposal for proposal in offered if proposal is not None)


def _proposal(state: State, seen: CreatureSeen, memory: Memory) -> Proposal | None:
    player = _owner(state, seen)
    if player is None:
        return None
    missiles = _missiles(seen, memory)
    suggestion = suggested(seen, missiles)
    command = _command(player, seen, missiles, suggestion)
    known = _creature_of(state, player)
    if known is not None and _says_the_same(known, command):
        return None
    return Proposal(
        key=f"weigh-in-{player.seat}",
        kind="weigh-in",
        title=_title(player, seen, suggestion),
        why=_why(suggestion, missiles),
        doubt=_doubt(seen, missiles, suggestion),
        command=command,
        choices=_choices(command, suggestion),
        fields=_fields(state, command),
        sightings=(seen, *missiles),
        probability=None if seen.legs is None else max(seen.legs.probabilities),
        blocked=blocked(state, command),
    )


def suggested(seen: CreatureSeen, missiles: tuple[MissileSeen, ...]) -> Suggestion:
    """What the rule sheet says of a creature and its missiles."""
    return suggest(
        legs_probabilities=seen.legs.probabilities if seen.legs else (),
        creature_ml=None if seen.volume_ml is None else _pair(seen.volume_ml),
        missiles_ml=[_pair(missile.volume_ml) for missile in missiles],
        limbs=seen.limbs.count if seen.limbs else 0,
    )


def _command(
    player: Seated,
    seen: CreatureSeen,
    missiles: tuple[MissileSeen, ...],
    suggestion: Suggestion,
) -> WeighIn:
    limbs = [Limb(one.to_hit, one.damage_dice) for one in suggestion.limbs]
    return WeighIn(
        seat=None,
        player=player.seat,
        legs=seen.legs.count if seen.legs else 0,
        limbs=tuple(limbs[: suggestion.attacks.value]),
        hit_points=suggestion.hit_points.value,
        movement_spans=suggestion.movement_spans.value,
        attacks=suggestion.attacks.value,
        missiles=tuple(suggest_missile(_pair(missile.volume_ml)) for missile in missiles),
        power=suggestion.power.name,
        reach=None if seen.reach_mm is None else round(seen.reach_mm.value * TENTHS),
        colour=seen.colour,
        because="measured on the turn card",
    )


def _owner(state: State, seen: CreatureSeen) -> Seated | None:
    """Whose clay it is by its colour; else the first player who has no creature yet."""
    by_colour = [player for player in state.players if player.colour == seen.colour]
    without = [player for player in state.players if _creature_of(state, player) is None]
    colourless = [player for player in without if not player.colour]
    return next(iter(by_colour or colourless), None)


def _creature_of(state: State, player: Seated) -> Creature | None:
    return next((one for one in state.creatures if one.player == player.seat), None)


def _missiles(seen: CreatureSeen, memory: Memory) -> tuple[MissileSeen, ...]:
    lumps = (n.sighting for n in memory if isinstance(n.sighting, MissileSeen))
    return tuple(lump for lump in lumps if lump.colour == seen.colour)


def _says_the_same(creature: Creature, command: WeighIn) -> bool:
    """A second look that changes no stat needs no click."""
    return (
        creature.legs == command.legs
        and len(creature.missiles) == len(command.missiles)
        and command.hit_points is not None
        and abs(creature.hit_points - command.hit_points) <= 1
    )


def _title(player: Seated, seen: CreatureSeen, suggestion: Suggestion) -> str:
    volume = "" if seen.volume_ml is None else f" ({seen.volume_ml.value:.0f} ml)"
    return (
        f"{player.name}'s {seen.colour} creature{volume}: "
        f"{suggestion.hit_points.value} hit points, {suggestion.movement_spans.why}, "
        f"{suggestion.attacks.value} attack{'' if suggestion.attacks.value == 1 else 's'}"
    )


def _why(suggestion: Suggestion, missiles: tuple[MissileSeen, ...]) -> str:
    dice = ", ".join(f"{missile.dice}d6" for missile in missiles)
    heap = (
        f" {len(missiles)} missiles: {dice}." if missiles else " No missiles of this colour seen."
    )
    return (
        f"{suggestion.hit_points.why}. {suggestion.attacks.why}.{heap} "
        f"Power: {suggestion.power.name.replace('_', ' ')} ({suggestion.power.why})."
    )


def _doubt(seen: CreatureSeen, missiles: tuple[MissileSeen, ...], suggestion: Suggestion) -> str:
    doubts = []
    if seen.volume_ml is not None:
        doubts.append(f"{seen.volume_ml.value:.0f} ml is good to {seen.volume_ml.sigma:.0f} ml")
    for what, figure in (
        ("hit points", suggestion.hit_points),
        ("spans", suggestion.movement_spans),
    ):
        if figure.also:
            values = sorted((figure.value, *figure.also))
            doubts.append(f"{what} may be {values[0]} to {values[-1]}")
    if not missiles:
        doubts.append("no missiles of its colour were seen: lay them on the table if it has any")
    doubts.extend(f"seen as {flag}" for flag in seen.flags)
    return "; ".join(doubts)


def _choices(command: WeighIn, suggestion: Suggestion) -> tuple[Choice, ...]:
    """Other hit points and movements that the doubt allows, nearest first."""
    points = sorted(suggestion.hit_points.also, key=lambda v: abs(v - suggestion.hit_points.value))
    return (
        *(
            Choice(f"{spans} spans", _changed(command, movement_spans=spans))
            for spans in suggestion.movement_spans.also
        ),
        *(
            Choice(f"{value} hit points", _changed(command, hit_points=value))
            for value in points[:MOST_CHOICES]
        ),
    )


def _fields(state: State, command: WeighIn) -> tuple[Field, ...]:
    names = tuple((player.seat, player.name) for player in state.players)
    return (
        Field(("player",), "Player", options=names),
        Field(("hit_points",), "Hit points"),
        Field(("legs",), "Legs"),
        Field(("movement_spans",), "Movement", "spans"),
        Field(("attacks",), "Attacks"),
        *(
            Field(("missiles", place, "dice"), f"Missile {place + 1}", "d6")
            for place in range(len(command.missiles))
        ),
        Field(("because",), "Because"),
    )


def _pair(estimate: Estimate) -> tuple[float, float]:
    return estimate.value, estimate.sigma


def _changed(
    command: WeighIn, *, movement_spans: int | None = None, hit_points: int | None = None
) -> WeighIn:
    return replace(
        command,
        movement_spans=command.movement_spans if movement_spans is None else movement_spans,
        hit_points=command.hit_points if hit_points is None else hit_points,
    )
