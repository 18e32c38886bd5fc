"""Proposals for a pawn that is not where the ledger has it: the card that moved it, if any."""

from engine.game import AnyCommand
from engine.games.clearing_house import GAME
from engine.games.clearing_house.abduction import PlayAbduct
from engine.games.clearing_house.board import at
from engine.games.clearing_house.moving import PlayDoubleMove, PlayMove
from engine.games.clearing_house.players import living
from engine.games.clearing_house.police import Flee
from engine.games.clearing_house.refereeing import PlacePawn
from engine.games.clearing_house.state import Announcement, Seated, Space, State
from engine.games.clearing_house.tables import TITLES
from engine.seats import name_of
from server.proposals.clearing_house.cards import just_played
from server.proposals.pieces import pieces, space_of
from server.proposals.proposal import Choice, Memory, Proposal
from vision.sightings import TokenSeen

SEEN = "seen there on the table"


def propose_pawns(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each pawn that is not where the ledger has it, with possible explanations."""
    seen = pieces(memory, "pawn")
    offers = (
        _offer(state, memory, player, pawn)
        for player in living(state)
        if (pawn := seen.get((str(player.seat),))) is not None
    )
    return tuple(offer for offer in offers if offer is not None)


def _offer(state: State, memory: Memory, player: Seated, pawn: TokenSeen) -> Proposal | None:
    place = space_of(pawn)
    if place is None or player.at is None:
        return None
    space = Space(*place)
    if space == player.at or any(
        _announcement_brings(one, player.seat, space) for one in state.play.stack
    ):
        return None
    moves = _explanations(state, memory, player.seat, space)
    put = Choice(
        f"Put the pawn on {at(space)} in the ledger",
        PlacePawn(None, player.seat, space, SEEN),
    )
    answers = (*(Choice(_words(state, move), move) for move in moves), put)
    name = name_of(state, player.seat)
    return Proposal(
        key=f"pawn-{player.seat}",
        kind="pawn",
        title=f"{name} on {at(space)}: {answers[0].label}" if moves else f"{name} on {at(space)}?",
        why=f"{name}'s pawn lies on {at(space)}; by the ledger it stands on {at(player.at)}.",
        doubt=_doubt(len(moves)),
        command=moves[0] if moves else None,
        choices=answers[1:] if moves else answers,
        sightings=(pawn,),
        probability=pawn.space.probability if pawn.space and len(moves) == 1 else None,
    )


def _doubt(explanations: int) -> str:
    if explanations == 0:
        return "No card that may be played now brings it there: too early, too far, or bumped."
    return "More than one card may have moved it." if explanations > 1 else ""


def _explanations(state: State, memory: Memory, seat: int, space: Space) -> list[AnyCommand]:
    """Legal commands that bring a pawn to a space, first those whose card was just laid."""
    fitting = [one for one in GAME.choices(state) if _command_brings(one, seat, space)]
    laid = just_played(state, memory)
    first = [one for one in fitting if _card(one) in laid]
    return first + [one for one in fitting if one not in first]


def _command_brings(command: object, seat: int, space: Space) -> bool:
    """Whether a command brings a seat's pawn to a space."""
    match command:
        case PlayMove(seat=who, to=to) | PlayDoubleMove(seat=who, to=to):
            return (who, to) == (seat, space)
        case PlayAbduct(victim=who, to=to) | Flee(player=who, to=to):
            return (who, to) == (seat, space)
        case _:
            return False


def _announcement_brings(announced: Announcement, seat: int, space: Space) -> bool:
    """Whether an announced card, against which others may still intervene, moves the pawn there."""
    moved = announced.victim if announced.card == "abduct" else announced.player
    return (moved, announced.to) == (seat, space)


def _card(command: object) -> str:
    """The kind of card that a command plays; empty for other commands."""
    kinds = {PlayMove: "move", PlayDoubleMove: "double_move", PlayAbduct: "abduct"}
    return kinds.get(type(command), "")


def _words(state: State, command: object) -> str:
    match command:
        case PlayAbduct(seat=seat):
            return f"abducted by {name_of(state, seat)}"
        case Flee(card=card):
            return f"flees, discarding {TITLES.get(card, card)}" if card else "flees"
        case _:
            return TITLES[_card(command)]
