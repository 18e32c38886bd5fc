"""Which sightings still matter: each new one drops what it replaces."""

from server.proposals.proposal import Memory, Noticed
from vision.sighting import CreatureSeen, Estimate, HandSpanSeen, ImpactSeen, MissileSeen

MOST_THROWS = 4
MUCH_WIDER = 2.0
ALIKE_SIGMAS = 2.0


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with one more sighting; one that tells less than what is known changes nothing."""
    if any(_replaces(noticed, old) and _tells_less(noticed, old) for old in memory):
        return memory
    kept = tuple(old for old in memory if not _replaces(noticed, old))
    return _forget_old_throws((*kept, noticed))


def weighed(creature: CreatureSeen) -> bool:
    """The creature was measured on the turn card, not merely seen standing."""
    return creature.volume_ml is not None


def in_play(noticed: Noticed) -> bool:
    """It was seen after the game had begun: of a creature, a second weigh-in."""
    return noticed.state is not None and noticed.state.phase == "playing"


def _replaces(new: Noticed, old: Noticed) -> bool:
    match new.sighting, old.sighting:
        case HandSpanSeen(), HandSpanSeen():
            return True
        case CreatureSeen() as seen, CreatureSeen() as before if weighed(seen) == weighed(before):
            if weighed(seen):
                return seen.colour == before.colour and in_play(new) == in_play(old)
            return new.scene != old.scene or seen.track == before.track
        case MissileSeen() as seen, MissileSeen() as before:
            # The lumps of one colour are told together, all with the number of one frame.
            return seen.colour == before.colour and seen.frame != before.frame
        case ImpactSeen(), ImpactSeen():
            # Unanswered throws of an evening that began anew make room for the same throw again.
            return new.scene != old.scene
        case _:
            return False


def _tells_less(new: Noticed, old: Noticed) -> bool:
    """A weigh-in that was cut short, by a bump of the camera, after one that was not."""
    match new.sighting, old.sighting:
        case CreatureSeen(volume_ml=Estimate() as now), CreatureSeen(volume_ml=Estimate() as known):
            alike = abs(now.value - known.value) < ALIKE_SIGMAS * now.sigma
            return alike and now.sigma > MUCH_WIDER * known.sigma
        case _:
            return False


def _forget_old_throws(memory: Memory) -> Memory:
    throws = [noticed for noticed in memory if isinstance(noticed.sighting, ImpactSeen)]
    forgotten = throws[: max(0, len(throws) - MOST_THROWS)]
    return tuple(noticed for noticed in memory if noticed not in forgotten)
