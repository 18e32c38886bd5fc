"""Proposals for a wizard's counter whose position or facing differs from the ledger."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.games.metamorph import GAME
from engine.games.metamorph.casting import CastTeleport
from engine.games.metamorph.moving import MODES, Move
from engine.games.metamorph.setting_straight import PlaceCounter
from engine.games.metamorph.starting import PlaceWizard
from engine.games.metamorph.state import Seated, State
from server.proposals.pieces import pieces, space_of
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.refused import refused
from vision.sightings import SpaceSeen, TokenSeen

PART: Final = "geomorph-"
"""Prefix of a map part's name in the boards file, before its letter."""

SEEN: Final = "seen so on the table"
SIDES: Final = 6
"""Sides of a hex."""

SIDE_DEG: Final = 60.0
"""Angle from one side of a hex to the next, in degrees."""

SURELY_FACES_DEG: Final = 20.0
"""Largest angle, in degrees, from a side's middle at which the facing is certain."""

WAYS: Final = ("away", "away and right", "near and right", "near", "near and left", "away and left")
AT_ONCE: Final = {Move: "Move", CastTeleport: "Teleport", PlaceWizard: "Place the wizard"}


def propose_wizards(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each wizard's counter that differs from the ledger."""
    counters = pieces(memory, "wizard")
    offers = (
        _offer(state, player, seen)
        for player in state.players
        if not player.gone and (seen := counters.get((str(player.seat),))) is not None
    )
    return tuple(offer for offer in offers if offer is not None)


def _offer(state: State, player: Seated, seen: TokenSeen) -> Proposal | None:
    place = hex_of(seen)
    facing = facing_of(seen.space) if seen.space else None
    if place is None or not any(one.name == place for one in state.board.hexes):
        return None
    turned = facing is not None and player.at is not None and facing != player.facing
    if place == player.at and not turned:
        return None
    placed = facing
    facing = player.facing if facing is None else facing
    deeds = _deeds(state, player, place, facing, placed)
    put = Choice(
        f"Put the counter on {place} in the ledger",
        PlaceCounter(None, player.seat, place, facing, SEEN),
    )
    answers = (*(Choice(AT_ONCE[type(deed)], deed) for deed in deeds[:3]), put)
    where = f"{player.name} on {place}, facing {WAYS[facing]}"
    by_ledger = f"stands on {player.at}" if player.at else "is not on the map"
    return Proposal(
        key=f"wizard-{player.seat}",
        kind="wizard",
        title=f"{where}: {answers[0].label}" if deeds else f"{where}?",
        why=f"{player.name}'s counter lies there; by the ledger it {by_ledger}.",
        doubt="" if deeds else "Nothing that may be done now brings it there: too far, or bumped.",
        command=deeds[0] if deeds else None,
        choices=answers[1:] if deeds else answers,
        sightings=(seen,),
        probability=seen.space.probability if seen.space and deeds else None,
    )


def hex_of(seen: TokenSeen) -> str | None:
    """The name of the hex on which a counter certainly lies; None if on none."""
    place = space_of(seen)
    if place is None or seen.space is None or not seen.space.board.startswith(PART):
        return None
    return f"{seen.space.board.removeprefix(PART)}{place[0]}{place[1]}"


def facing_of(space: SpaceSeen) -> int | None:
    """The side of the hex that a counter's arrow points at; None if it points between two.

    Sides are numbered clockwise from 0, which is the side away from the reader.
    """
    clockwise = (90.0 - space.heading_deg) % 360
    side = round(clockwise / SIDE_DEG) % SIDES
    off = abs((clockwise - side * SIDE_DEG + 180) % 360 - 180)
    return side if off <= SURELY_FACES_DEG else None


def _deeds(state: State, player: Seated, place: str, facing: int, seen: int | None) -> list[object]:
    """Legal commands that bring a wizard to a hex with a facing.

    Args:
        state: The current state.
        player: The wizard's player.
        place: The name of the hex.
        facing: The facing that is wanted: the counter's, or the ledger's if that is unclear.
        seen: The counter's facing; None if it is unclear.
    """
    fits = [
        _with_facing(one, seen)
        for one in GAME.choices(state)
        if _brings(state, one, player, place, facing)
    ]
    # The game lists one move for each hex, with one facing; other facings have to be tried.
    others = _moves(state, player, place, facing)
    return fits or [one for one in others if not refused(GAME.decide, state, one)]


def _moves(state: State, player: Seated, place: str, facing: int) -> Iterator[Move]:
    """All ways of moving to a hex with a facing, legal or not, slow ones first."""
    if state.turn is None or state.turn.player != player.seat:
        return
    for sprint in (False, True):
        for mode in MODES:
            yield Move(player.seat, mode=mode, sprint=sprint, to=place, facing=facing)


def _with_facing(command: object, facing: int | None) -> object:
    """Give a `PlaceWizard` the counter's facing, if that is known; other commands stay."""
    if isinstance(command, PlaceWizard) and facing is not None:
        return replace(command, facing=facing)
    return command


def _brings(state: State, command: object, player: Seated, place: str, facing: int) -> bool:
    """Whether a command brings this wizard to a hex with this facing; placing allows any facing."""
    match command:
        case Move(to=to, steps=steps):
            who = state.turn.player if state.turn else 0
            turned = (player.facing + steps.count("R") - steps.count("L")) % SIDES
            return (who, to, turned) == (player.seat, place, facing)
        case CastTeleport(to=to, facing=side):
            who = state.turn.player if state.turn else 0
            return (who, to, side) == (player.seat, place, facing)
        case PlaceWizard(player=who, at=to):
            return (who, to) == (player.seat, place)
        case _:
            return False
