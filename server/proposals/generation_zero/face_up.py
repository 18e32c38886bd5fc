"""Proposals for cards that were turned face up: the Monster of a battle, or an unknown Canon."""

from typing import Final

from engine.games.generation_zero import GAME
from engine.games.generation_zero.canons import NameCanon
from engine.games.generation_zero.meeting import TurnUp
from engine.games.generation_zero.questions import figure_of, place_name
from engine.games.generation_zero.state import HIDDEN, Canon, State
from server.proposals.generation_zero.names import card_named, place_below
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.seen import seen_of
from vision.sightings import TokenSeen

SEEN: Final = "turned up on the table"


def propose_face_up(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each face-up Monster or Canon that the ledger does not know yet.

    There are none unless cards are dealt on the table (E9): the program knows which cards it dealt.
    """
    if state.phase != "playing" or state.house.facedown != "on_table":
        return ()
    offers = (
        _monster(state, seen, card[1]) if card[0] == "monster" else _canon(state, seen, card[1])
        for seen in seen_of(memory, TokenSeen)
        if seen.state == "lying"
        and (card := card_named(state, seen.name)) is not None
        and card[0] in ("monster", "canon")
    )
    return tuple(offer for offer in offers if offer is not None)


def _monster(state: State, seen: TokenSeen, name: str) -> Proposal | None:
    """The proposal that this card is the Monster that has to be turned up in the current battle."""
    if any(one.kind == "monster" and one.name == name for one in state.figures):
        return None
    turning = [one for one in GAME.choices(state) if isinstance(one, TurnUp)]
    if not turning:
        return None
    fits = [one for one in turning if one.card == name]
    return Proposal(
        key="monster",
        kind="face-up",
        title=f"The Monster is {name}",
        why=f"{name} lies face up.",
        doubt="" if fits else f"{name} does not live where the battle is.",
        command=fits[0] if fits else None,
        sightings=(seen,),
        probability=seen.space.probability if seen.space and fits else None,
    )


def _canon(state: State, seen: TokenSeen, name: str) -> Proposal | None:
    """The proposal that this card is one of the unknown Canons at its Location."""
    place = place_below(state, seen)
    if place is None or any(one.card == name for one in state.canons):
        return None
    unknown = [one for one in state.canons if one.card == HIDDEN and _is_at(state, one, place)]
    answers = tuple(
        Choice(f"Canon {one.number}", NameCanon(None, one.number, name, SEEN)) for one in unknown
    )
    alone = len(unknown) == 1
    return Proposal(
        key=f"canon-card-{seen.id}",  # "canon-3" is a moved Canon with the number 3
        kind="face-up",
        title=f"Canon {unknown[0].number} is {name}" if alone else f"Which Canon is {name}?",
        why=f"{name} lies face up on {place_name(state, place)}.",
        doubt=_doubt(len(unknown)),
        command=answers[0].command if alone else None,
        choices=() if alone else answers,
        sightings=(seen,),
    )


def _doubt(unknown: int) -> str:
    if unknown == 0:
        return "By the ledger no unknown Canon lies there."
    return "" if unknown == 1 else "Several lie there."


def _is_at(state: State, canon: Canon, place: int) -> bool:
    """Whether a Canon lies at a Location, or a 'Sue who is there holds it."""
    holder = figure_of(state, canon.held_by)
    return place in (canon.at, holder.at if holder else None)
