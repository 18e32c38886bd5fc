"""Proposals for a weigh-in: the stats that the rule sheet gives a creature and its missiles."""

from dataclasses import replace

from engine.games.clay_o_rama.questions import usable_powers
from engine.games.clay_o_rama.state import Creature, Limb, Seated, State
from engine.games.clay_o_rama.suggest_missile import suggest_missile
from engine.games.clay_o_rama.suggested import WORTH_NAMING, Measured, Suggested, Suggestion
from engine.games.clay_o_rama.weighing import WeighIn
from server.proposals.clay_o_rama.blocked import blocked
from server.proposals.clay_o_rama.measured import (
    measured_points,
    measured_reach,
    on_the_scale,
    pair,
    suggested,
)
from server.proposals.clay_o_rama.memory import weighed
from server.proposals.clay_o_rama.weigh_in_words import doubt_of, doubts_of, title_of, why_of
from server.proposals.lengths import TENTHS
from server.proposals.proposal import Choice, Field, Memory, PictureSpot, Proposal
from server.proposals.seen import seen_of
from vision.sightings import CreatureSeen, MissileSeen

MOST_CHOICES = 4
"""Most numbers of hit points that are offered to choose from."""


def propose_weigh_in(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """Before play, a weigh-in for each colour of clay of which a creature was turned on the card.

    A weigh-in that would change no stat is left out.
    """
    if state.moment != "building":
        return ()
    # After a take-back to before the game there may be two weigh-ins of one colour, one of them
    # made during play: the newest counts.
    newest = {one.colour: one for one in seen_of(memory, CreatureSeen) if weighed(one)}
    offered: dict[str, Proposal] = {}
    for seen in newest.values():
        proposal = _proposal(state, seen, memory)
        if proposal is not None:
            offered.setdefault(proposal.key, proposal)
    return tuple(offered.values())


def _scale(player: Seated) -> tuple[Measured, Measured] | None:
    """The player's kitchen-scale readings for creature and missiles, in grams; None if none."""
    clay = player.clay
    return None if clay is None else on_the_scale(clay.creature / TENTHS, clay.missiles / TENTHS)


def _proposal(state: State, seen: CreatureSeen, memory: Memory) -> Proposal | None:
    player = _owner(state, seen)
    if player is None:
        return None
    missiles = _missiles(seen, memory)
    suggestion = suggested(seen, missiles, state, scale_g=_scale(player))
    command = _command(state, player, seen, missiles, suggestion)
    known = _creature_of(state, player)
    if known is not None and _changes_nothing(known, command):
        return None
    return Proposal(
        key=f"weigh-in-{player.seat}",
        kind="weigh-in",
        title=title_of(player, seen, suggestion),
        why=why_of(suggestion, missiles, state.house),
        doubt=doubt_of(seen, missiles, suggestion, state.house),
        command=command,
        choices=_choices(command, suggestion),
        fields=_fields(state, command, seen, suggestion),
        sightings=(seen, *missiles),
        probability=None if seen.legs is None else max(seen.legs.probabilities),
        blocked=blocked(state, command),
        doubts=doubts_of(seen, missiles, suggestion, state.house),
        spots=_spots(missiles) if state.house.missiles_per_move else (),
        measured=(*measured_reach(seen), *measured_points(command, suggestion)),
    )


def _spots(missiles: tuple[MissileSeen, ...]) -> tuple[PictureSpot, ...]:
    """A clickable spot on each missile in the picture: a click shows the field for its dice."""
    return tuple(
        PictureSpot(one.at_mm, f"Missile {place + 1}", ("missiles", place, "dice"), chooses=False)
        for place, one in enumerate(missiles)
    )


def _command(
    state: State,
    player: Seated,
    seen: CreatureSeen,
    missiles: tuple[MissileSeen, ...],
    suggestion: Suggestion,
) -> WeighIn:
    """The command with the suggested stats.

    Stats that the house rules decide by dice, by lot or by traits are left open. For a creature
    without limbs the limbs are empty: the rules say what its whole body does.
    """
    house = state.house
    found = suggestion.limbs if seen.limbs and seen.limbs.count else ()
    limbs = [Limb(one.to_hit, one.damage_dice) for one in found]
    thrown = missiles if house.missiles_per_move else ()
    return WeighIn(
        seat=None,
        player=player.seat,
        legs=seen.legs.count if seen.legs else 0,
        limbs=tuple(limbs[: suggestion.attacks.value]),
        hit_points=None if house.hit_points == "dice" else suggestion.hit_points.value,
        movement_spans=None if house.traits else suggestion.movement_spans.value,
        attacks=None if house.traits else suggestion.attacks.value,
        missiles=tuple(suggest_missile(pair(one.volume_ml), house=house) for one in thrown),
        power=suggestion.power.name if house.powers == "referee" else "",
        reach=None if seen.reach_mm is None else round(seen.reach_mm.value * TENTHS),
        colour=seen.colour,
        because="measured on the turn card",
    )


def _owner(state: State, seen: CreatureSeen) -> Seated | None:
    """The player with this colour of clay; else the first player without a creature."""
    by_colour = [player for player in state.players if player.colour == seen.colour]
    without = [player for player in state.players if _creature_of(state, player) is None]
    colourless = [player for player in without if not player.colour]
    return next(iter(by_colour or colourless), None)


def _creature_of(state: State, player: Seated) -> Creature | None:
    return next((one for one in state.creatures if one.player == player.seat), None)


def _missiles(seen: CreatureSeen, memory: Memory) -> tuple[MissileSeen, ...]:
    return tuple(lump for lump in seen_of(memory, MissileSeen) if lump.colour == seen.colour)


def _changes_nothing(creature: Creature, command: WeighIn) -> bool:
    """Whether the command changes no stat of the creature, so that it need not be proposed."""
    return (
        creature.legs == command.legs
        and len(creature.missiles) == len(command.missiles)
        and (command.hit_points is None or abs(creature.hit_points - command.hit_points) <= 1)
    )


def _choices(command: WeighIn, suggestion: Suggestion) -> tuple[Choice, ...]:
    """The command with other values within the doubt: of movement and hit points, nearest first."""
    points = sorted(suggestion.hit_points.also, key=lambda v: abs(v - suggestion.hit_points.value))
    return (
        *(
            Choice(f"{spans} spans", replace(command, movement_spans=spans))
            for spans in suggestion.movement_spans.also
        ),
        *(
            Choice(f"{value} hit points", replace(command, hit_points=value))
            for value in points[:MOST_CHOICES]
        ),
    )


def _fields(
    state: State, command: WeighIn, seen: CreatureSeen, suggestion: Suggestion
) -> tuple[Field, ...]:
    """All correctable fields, each with the other values within the doubt."""
    names = tuple((player.seat, player.name) for player in state.players)
    points, spans, attacks = suggestion.hit_points, suggestion.movement_spans, suggestion.attacks
    return (
        Field(("player",), "Player", options=names),
        Field(("hit_points",), "Hit points", near=_alternatives(points), least=1),
        Field(("legs",), "Legs", near=_likely_legs(seen), least=0),
        Field(("movement_spans",), "Movement", "spans", near=_alternatives(spans), least=1),
        Field(("attacks",), "Attacks", near=_alternatives(attacks), least=0),
        Field(("power",), "Power", options=_powers(state), near=suggestion.power.also),
        *(
            Field(
                ("missiles", place, "dice"),
                f"Missile {place + 1}",
                "d6",
                least=1,
                most=state.house.missile_dice,
            )
            for place in range(len(command.missiles))
        ),
        Field(("because",), "Because"),
    )


def _alternatives(figure: Suggested) -> tuple[int, ...]:
    """Other values of a stat within the doubt, nearest first."""
    return tuple(sorted(figure.also, key=lambda value: abs(value - figure.value)))


def _likely_legs(seen: CreatureSeen) -> tuple[int, ...]:
    """Other numbers of legs worth naming, likeliest first."""
    if seen.legs is None:
        return ()
    likely = ((share, count) for count, share in enumerate(seen.legs.probabilities))
    named = sorted((one for one in likely if one[0] >= WORTH_NAMING), reverse=True)
    return tuple(count for _, count in named if count != seen.legs.count)


def _powers(state: State) -> tuple[tuple[str, str], ...]:
    """All powers of this game with their titles; first, no power."""
    if state.house.powers == "none":
        return (("", "none"),)
    return (("", "none"), *((power.name, power.title) for power in usable_powers(state)))
