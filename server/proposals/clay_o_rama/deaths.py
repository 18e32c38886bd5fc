"""Proposals for a creature that has left the table: to remove it from the game, or a question."""

from engine.games.clay_o_rama.refereeing import RemoveCreature
from engine.games.clay_o_rama.state import Creature, State
from engine.word import Note
from server.proposals.clay_o_rama.memory import weighed
from server.proposals.clay_o_rama.walks import expected
from server.proposals.clay_o_rama.who import named, only, who_may_be
from server.proposals.proposal import Choice, Memory, Noticed, Proposal
from server.proposals.seen import noticed_of, seen_of
from vision.sightings import CreatureSeen, DivideSeen, GoneSeen, MoveSeen


def propose_deaths(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each creature that has left the table but is still in the game."""
    if state.moment != "playing":
        return ()
    found = (_proposal(state, memory, *gone) for gone in noticed_of(memory, GoneSeen))
    return tuple(one for one in found if one is not None)


def _proposal(state: State, memory: Memory, seen: GoneSeen, noticed: Noticed) -> Proposal | None:
    if _is_dead_in_ledger(state, memory, seen, noticed.scene):
        return None
    if expected(noticed.state or state, memory, seen.track, seen.colour):
        return None
    may_be = who_may_be(state, memory, seen.track, seen.colour)
    if not may_be:
        return None
    creature = only(may_be)
    dead = creature is not None and creature.hit_points == 0
    return Proposal(
        key=f"gone-{seen.track}-{seen.frame}",
        kind="death",
        title=_title(state, seen, creature),
        why=_why(seen, may_be, state),
        doubt="" if dead else _doubt(may_be),
        command=_remove_command(creature, "dead and squeezed") if creature and dead else None,
        choices=() if dead else _choices(state, seen, may_be),
        sightings=(seen,),
        probability=seen.probability,
    )


def _is_dead_in_ledger(state: State, memory: Memory, seen: GoneSeen, scene: int) -> bool:
    """Whether the ledger accounts for this disappearance.

    That is so if it has at least as many dead creatures of this colour as have left the table up
    to and including this one. Those that had left before this scene began do not count.
    """
    dead = sum(not one.alive and one.colour == seen.colour for one in state.creatures)
    alive = sum(one.alive and one.colour == seen.colour for one in state.creatures)
    stood = _tracks_in_scene(memory, seen.colour, scene)
    if stood:
        dead = min(dead, max(0, len(stood | {seen.track}) - alive))
    alike = [one for one in seen_of(memory, GoneSeen) if one.colour == seen.colour]
    return alike.index(seen) < dead


def _tracks_in_scene(memory: Memory, colour: str, scene: int) -> set[int]:
    """Tracks of creatures of a colour that were seen on the table in a scene.

    Empty if the camera has reported none that stands there.
    """
    here = tuple(noticed for noticed in memory if noticed.scene == scene)
    standing = (one for one in seen_of(here, CreatureSeen) if not weighed(one))
    stood = {one.track for one in standing if one.colour == colour}
    if not stood:
        return set()
    moved = {one.track for one in seen_of(here, MoveSeen) if one.colour == colour}
    left = {one.track for one in seen_of(here, GoneSeen) if one.colour == colour}
    divided = (one.halves for one in seen_of(here, DivideSeen) if one.colour == colour)
    return stood.union(moved, left, *divided)


def _remove_command(creature: Creature, because: str) -> RemoveCreature:
    return RemoveCreature(None, creature.id, because)


def _title(state: State, seen: GoneSeen, creature: Creature | None) -> str:
    if creature is None:
        return f"A {seen.colour} creature has left the table: whose is it?"
    who = named(state, creature.id)
    if creature.hit_points == 0:
        return f"{who} is dead and has left the table"
    if creature.hit_points == 1:
        return f"{who} has left the table with 1 hit point"
    return f"{who} has left the table with {creature.hit_points} hit points"


def _why(seen: GoneSeen, may_be: tuple[Creature, ...], state: State) -> str:
    x, y = seen.at_mm
    how = {"hand": "A hand took it", "throw": "Something thrown touched it"}.get(seen.by, "It went")
    awaited = state.play.wound and any(one.id == state.play.wound.target for one in may_be)
    dice = " The dice of its damage are still to be rolled." if awaited else ""
    return f"{how} from ({x:.0f}, {y:.0f}) mm, and it stands nowhere else.{dice}"


def _doubt(may_be: tuple[Creature, ...]) -> str:
    unknown = "" if len(may_be) == 1 else "; the camera cannot tell which of them it is"
    return f"the ledger holds it alive: only taken up, or out of the game?{unknown}"


def _choices(state: State, seen: GoneSeen, may_be: tuple[Creature, ...]) -> tuple[Choice, ...]:
    who = named(state, may_be[0].id) if len(may_be) == 1 else f"a {seen.colour} creature"
    up = Note(None, f"{who} was only taken up, and is put back")
    out = (
        Choice(
            "It is out of the game"
            if len(may_be) == 1
            else f"{named(state, one.id)} is out of the game",
            _remove_command(one, "it has left the table"),
        )
        for one in may_be
    )
    return (Choice("Only taken up: it is put back", up), *out)
