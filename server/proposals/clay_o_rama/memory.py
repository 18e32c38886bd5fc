"""The memory of Clay-O-Rama: which sightings are kept, and which a new one replaces."""

from server.proposals.clay_o_rama.practice import for_practice
from server.proposals.proposal import Memory, Noticed
from vision.sightings import (
    CreatureSeen,
    DivideSeen,
    Estimate,
    GoneSeen,
    HandSpanSeen,
    IdentityLost,
    ImpactSeen,
    MissileSeen,
    MoveSeen,
    PieceSeen,
    ShapeSeen,
)

IN_PLAY = (MoveSeen, PieceSeen, GoneSeen, ShapeSeen, DivideSeen, IdentityLost)
"""Kinds of sightings about creatures in play."""

IN_THE_GAME = (HandSpanSeen, CreatureSeen, MissileSeen, ImpactSeen, *IN_PLAY)
"""Kinds of sightings that this game's proposals use; all others are ignored."""

MOST_THROWS = 20
"""Most throws that are remembered; older ones are dropped, answered or not: nobody answers for
twenty throws one that lies further back. The pictures of all that can be answered stay (see
`PictureHolder` and `WaitingKeeper`); those of answered throws may be gone earlier."""
MOST_IN_PLAY = 40
"""Most sightings in play that are remembered: more than occur between two moves of a creature."""
MUCH_WIDER = 2.0
"""A weigh-in with more than so many times the sigma of one that it agrees with is not used."""

MOMENT_DIGITS = 6
"""Decimals of a difference of times in s: it agrees to the microsecond, not exactly."""

ALIKE_SIGMAS = 2.0
"""Two weigh-ins agree if they differ by less than so many sigmas of the new one."""


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """Add a sighting to the memory, and drop those that it replaces.

    The memory is returned unchanged if the game does not use that kind of sighting (a die, a
    printed piece), if it is a less certain weigh-in than the one it would replace, or if it is a
    repeated throw whose first proposal is still unanswered.
    """
    if not isinstance(noticed.sighting, IN_THE_GAME):
        return memory
    if any(_replaces(noticed, old) and _is_less_certain(noticed, old) for old in memory):
        return memory
    if any(_repeats_unanswered(noticed, old) for old in memory):
        return memory
    kept = tuple(old for old in memory if not _replaces(noticed, old))
    after = _forget(kept, (ImpactSeen,), MOST_THROWS - isinstance(noticed.sighting, ImpactSeen))
    return (*_forget(after, IN_PLAY, MOST_IN_PLAY), noticed)


def weighed(creature: CreatureSeen) -> bool:
    """Whether the creature was measured on the turn card, and not merely seen standing."""
    return creature.volume_ml is not None


def in_play(noticed: Noticed) -> bool:
    """Whether a sighting was made during play; a creature weighed then is a second weigh-in."""
    return noticed.state is not None and noticed.state.moment == "playing"


def _replaces(new: Noticed, old: Noticed) -> bool:
    match new.sighting, old.sighting:
        case CreatureSeen() as seen, CreatureSeen() as before:
            if weighed(seen) != weighed(before):
                return False
            if weighed(seen):
                return seen.colour == before.colour and in_play(new) == in_play(old)
            return new.scene != old.scene or seen.identity == before.identity
        case MissileSeen() as seen, MissileSeen() as before:
            # All lumps of one colour are reported together, with the same frame.
            return seen.colour == before.colour and seen.frame != before.frame
        case ImpactSeen(), ImpactSeen():
            return _same_throw(new, old)
        case _:
            return _replaces_in_play(new, old)


def _repeats_unanswered(new: Noticed, old: Noticed) -> bool:
    """Whether a looped film shows a throw again that nobody has answered yet.

    Then the old sighting and its proposal stay. But if the old one was only a practice throw, and
    everybody has been weighed in since, the new one counts.
    """
    if for_practice(old) and not for_practice(new):
        return False
    return _same_throw(new, old) and not old.answers


def _same_throw(new: Noticed, old: Noticed) -> bool:
    """Whether two sightings are one throw in a looped film, seen in different scenes.

    A camera that was reopened also begins a new scene, but its throws differ in their numbers.
    """
    match new.sighting, old.sighting:
        case ImpactSeen() as now, ImpactSeen() as before:
            return new.scene != old.scene and _throw_fingerprint(now) == _throw_fingerprint(before)
        case _:
            return False


def _throw_fingerprint(seen: ImpactSeen) -> tuple[object, ...]:
    """A throw's values without absolute times; equal only for the same frames of a looped film."""
    lasted = None if seen.contact_s is None else round(seen.t_s - seen.contact_s, MOMENT_DIGITS)
    told = seen.probability_none, seen.missile_colour, seen.first_contact, seen.bounced
    whom = tuple((one.colour, one.at_mm, one.probability) for one in seen.struck)
    return (*told, lasted, *whom)


def _replaces_in_play(new: Noticed, old: Noticed) -> bool:
    """Whether a new sighting replaces an old one, of kinds other than weigh-ins and throws.

    A new scene replaces everything seen in play before. Within a scene, a sighting replaces an
    older one with the same identity; a piece that was taken away does not replace its coming off.
    """
    if new.scene != old.scene and all(isinstance(n.sighting, IN_PLAY) for n in (new, old)):
        return True
    match new.sighting, old.sighting:
        case PieceSeen() as now, PieceSeen() as before:
            # The piece was taken away, but that it came off may still have to be answered.
            return now.identity == before.identity and now.state != "taken"
        case (MoveSeen() | GoneSeen() | CreatureSeen()) as now, GoneSeen() as before:
            return now.track == before.track
        case IdentityLost() as now, IdentityLost() as before:
            return now.identity == before.identity or set(now.tracks) == set(before.tracks)
        case now, before:
            return now.identity == before.identity


def _is_less_certain(new: Noticed, old: Noticed) -> bool:
    """Whether a new weigh-in agrees with an old one and has a much larger sigma.

    That happens if a bump of the camera cuts the new one short.
    """
    match new.sighting, old.sighting:
        case CreatureSeen(volume_ml=Estimate() as now), CreatureSeen(volume_ml=Estimate() as known):
            alike = abs(now.value - known.value) < ALIKE_SIGMAS * now.sigma
            return alike and now.sigma > MUCH_WIDER * known.sigma
        case _:
            return False


def _forget(memory: Memory, kinds: tuple[type, ...], most: int) -> Memory:
    """Drop the oldest sightings of some kinds, so that at most `most` of them remain."""
    places = [place for place, noticed in enumerate(memory) if isinstance(noticed.sighting, kinds)]
    forgotten = set(places[: max(0, len(places) - most)])
    return tuple(noticed for place, noticed in enumerate(memory) if place not in forgotten)
