"""Proposals for hearts that were turned face down or removed without an entry in the ledger."""

from engine.games.clearing_house.players import living
from engine.games.clearing_house.refereeing import SetHearts
from engine.games.clearing_house.state import Playing, Seated, State
from server.proposals.pieces import pieces
from server.proposals.proposal import Choice, Memory, Proposal
from vision.sightings import TokenSeen

SEEN = "so many hearts lie face up"


def propose_hearts(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A question for each player with fewer hearts face up than in the ledger.

    More hearts face up raise no question: the player still has to turn one. Nothing is asked while
    a card is announced, because then the table may be ahead of the ledger.
    """
    if not isinstance(state.phase, Playing) or state.phase.in_the_air:
        return ()
    hearts = pieces(memory, "heart")
    offers = (
        _offer(player, [one for (seat, *_), one in hearts.items() if seat == str(player.seat)])
        for player in living(state)
    )
    return tuple(offer for offer in offers if offer is not None)


def _offer(player: Seated, hearts: list[TokenSeen]) -> Proposal | None:
    lying = [one for one in hearts if one.state != "gone"]
    turned = [one for one in hearts if one.state == "gone"]
    # Nothing is known of hearts that were never seen: they may be outside the picture.
    if not turned or len(hearts) < player.hearts or len(lying) >= player.hearts:
        return None
    left = len(lying)
    return Proposal(
        key=f"hearts-{player.seat}",
        kind="hearts",
        title=f"{player.name} has {left} {'heart' if left == 1 else 'hearts'} face up?",
        why=f"By the ledger {player.name} has {player.hearts}.",
        doubt="No confirmed event cost a heart: say what did, or turn the heart up again.",
        command=None,
        choices=(Choice(f"It is {left}", SetHearts(None, player.seat, left, SEEN)),),
        sightings=(max(turned, key=lambda one: one.frame),),
    )
