"""Proposals for action cards that are laid face up beside the board."""

from typing import Final, TypeAlias

from engine.games.clearing_house import GAME
from engine.games.clearing_house.attacks import PlayArmor, PlayAttack, PlayRangedAttack
from engine.games.clearing_house.board import at
from engine.games.clearing_house.intervening import Intervene
from engine.games.clearing_house.state import State
from engine.games.clearing_house.tables import TITLES
from engine.seats import name_of
from server.proposals.proposal import Choice, Memory, Proposal
from vision.sightings import Sighting, TokenSeen

Standing: TypeAlias = PlayAttack | PlayRangedAttack | PlayArmor | Intervene

STANDS: Final[dict[str, type[Standing]]] = {
    "attack": PlayAttack,
    "ranged_attack": PlayRangedAttack,
    "armor": PlayArmor,
    "intervene": Intervene,
}
"""The command of each card that moves nothing on the board: only the card itself shows that it was
played."""


def propose_cards(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each card that was just laid and moves nothing: whom it is played on."""
    laid = just_played(state, memory)
    offers = (_offer(state, memory, card) for card in STANDS if card in laid)
    return tuple(offer for offer in offers if offer is not None)


def _offer(state: State, memory: Memory, card: str) -> Proposal | None:
    plays = [one for one in GAME.choices(state) if isinstance(one, STANDS[card])]
    if not plays:
        return None
    answers = tuple(Choice(_words(state, play), play) for play in plays)
    seen = next(one.sighting for one in memory if _card_of(one.sighting) == card)
    return Proposal(
        key=f"card-{card}",
        kind="card",
        title=answers[0].label if len(plays) == 1 else f"{TITLES[card]}: on whom?",
        why=f"{TITLES[card]} was laid face up.",
        doubt="" if len(plays) == 1 else "The card alone does not tell.",
        command=plays[0] if len(plays) == 1 else None,
        choices=() if len(plays) == 1 else answers,
        sightings=(seen,),
    )


def _words(state: State, play: Standing) -> str:
    who = name_of(state, play.player if isinstance(play, Intervene) else play.seat)
    match play:
        case PlayAttack(victim=None, trap=trap) if trap is not None:
            return f"{who} takes the trap on {at(trap)}"
        case PlayAttack(victim=victim):
            return f"{who} attacks {name_of(state, victim)}"
        case PlayRangedAttack(victim=victim):
            return f"{who} shoots at {name_of(state, victim)}"
        case PlayArmor():
            return f"{who} puts on armor"
        case _:
            return f"{who} intervenes"


def just_played(state: State, memory: Memory) -> frozenset[str]:
    """Kinds of action cards that were laid face up since the last change of the game's state.

    Face-down cards are ignored, as all backs look the same.
    """
    return frozenset(
        card
        for one in memory
        if one.state == state and (card := _card_of(one.sighting)) is not None
    )


def _card_of(sighting: Sighting) -> str | None:
    """The kind of a face-up action card; None for everything else."""
    if not isinstance(sighting, TokenSeen) or sighting.state != "lying":
        return None
    words = sighting.name.split("/")
    return words[1].replace("-", "_") if words[0] == "action" else None
