"""Which sightings still matter: each new one drops what it replaces."""

from server.proposals.proposal import Memory, Noticed
from vision.sighting import CreatureSeen, HandSpanSeen, ImpactSeen, MissileSeen

MOST_THROWS = 4


def remember(memory: Memory, noticed: Noticed) -> Memory:
    """The memory with one more sighting."""
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


def _forget_old_throws(memory: Memory) -> Memory:
    throws = [noticed for noticed in memory if isinstance(noticed.sighting, ImpactSeen)]
    forgotten = throws[: max(0, len(throws) - MOST_THROWS)]
    return tuple(noticed for noticed in memory if noticed not in forgotten)
