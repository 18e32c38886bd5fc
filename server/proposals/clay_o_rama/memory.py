"""Which sightings are remembered: each new one drops those that it replaces."""

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
"""Sightings of creatures in play."""

IN_THE_GAME = (HandSpanSeen, CreatureSeen, MissileSeen, ImpactSeen, *IN_PLAY)
"""Sightings that proposals of this game use; all others are ignored."""

MOST_THROWS = 20
"""Most throws that wait for an answer: as many as their pictures are kept."""
MOST_IN_PLAY = 40
"""Most sightings in play: more than happen between two moves of one creature."""
MUCH_WIDER = 2.0
MOMENT_DIGITS = 6  # time differences are equal to the microsecond, not to the last bit
ALIKE_SIGMAS = 2.0


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with one more sighting, unless it is less certain than a known one.

    Sightings that play no part in the game, such as a die or a printed piece, are ignored.
    """
    if not isinstance(noticed.sighting, IN_THE_GAME):
        return memory
    if any(_replaces(noticed, old) and _tells_less(noticed, old) for old in memory):
        return memory
    if any(_waits(noticed, old) for old in memory):
        return memory
    kept = tuple(old for old in memory if not _replaces(noticed, old))
    after = _forget(kept, (ImpactSeen,), MOST_THROWS - isinstance(noticed.sighting, ImpactSeen))
    return (*_forget(after, IN_PLAY, MOST_IN_PLAY), noticed)


def weighed(creature: CreatureSeen) -> bool:
    """Whether the creature was measured on the turn card, and not merely seen standing."""
    return creature.volume_ml is not None


def in_play(noticed: Noticed) -> bool:
    """Whether it was seen during play; then a weighed creature is a second weigh-in."""
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


def _waits(new: Noticed, old: Noticed) -> bool:
    """Whether the film has restarted and shows an unanswered throw again: then its card stays.

    Not if only the new one counts, because everybody has been weighed in since.
    """
    if for_practice(old) and not for_practice(new):
        return False
    return _same_throw(new, old) and not old.answers


def _same_throw(new: Noticed, old: Noticed) -> bool:
    """Whether it is the same throw of a repeated film, not a new one of a returned camera."""
    match new.sighting, old.sighting:
        case ImpactSeen() as now, ImpactSeen() as before:
            return new.scene != old.scene and _what_it_did(now) == _what_it_did(before)
        case _:
            return False


def _what_it_did(seen: ImpactSeen) -> tuple[object, ...]:
    """A throw without its times; equal to the last digit only in a repeated film."""
    lasted = None if seen.contact_s is None else round(seen.t_s - seen.contact_s, MOMENT_DIGITS)
    told = seen.probability_none, seen.missile_colour, seen.first_contact, seen.bounced
    whom = tuple((one.colour, one.at_mm, one.probability) for one in seen.struck)
    return (*told, lasted, *whom)


def _replaces_in_play(new: Noticed, old: Noticed) -> bool:
    """Whether a new sighting replaces an old one: never a move; otherwise the newest of a kind."""
    if new.scene != old.scene and all(isinstance(n.sighting, IN_PLAY) for n in (new, old)):
        return True
    match new.sighting, old.sighting:
        case PieceSeen() as now, PieceSeen() as before:
            # A piece that was taken still came off.
            return now.identity == before.identity and now.state != "taken"
        case (MoveSeen() | GoneSeen() | CreatureSeen()) as now, GoneSeen() as before:
            return now.track == before.track
        case IdentityLost() as now, IdentityLost() as before:
            return now.identity == before.identity or set(now.tracks) == set(before.tracks)
        case now, before:
            return now.identity == before.identity


def _tells_less(new: Noticed, old: Noticed) -> bool:
    """Whether a weigh-in was cut short by a bump of the camera, while an earlier one was not."""
    match new.sighting, old.sighting:
        case CreatureSeen(volume_ml=Estimate() as now), CreatureSeen(volume_ml=Estimate() as known):
            alike = abs(now.value - known.value) < ALIKE_SIGMAS * now.sigma
            return alike and now.sigma > MUCH_WIDER * known.sigma
        case _:
            return False


def _forget(memory: Memory, kinds: tuple[type, ...], most: int) -> Memory:
    """The memory without the oldest of some kinds, if there are more than `most`."""
    places = [place for place, noticed in enumerate(memory) if isinstance(noticed.sighting, kinds)]
    forgotten = set(places[: max(0, len(places) - most)])
    return tuple(noticed for place, noticed in enumerate(memory) if place not in forgotten)
