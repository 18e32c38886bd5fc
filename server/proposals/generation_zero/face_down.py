"""Proposals for Canons that lie face down: one was moved, or picked up.

All backs look the same. So a Canon is identified only by its number in the ledger and its place,
and no proposal here names a card.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.generation_zero import GAME
from engine.games.generation_zero.canons import MoveCanon
from engine.games.generation_zero.chapters import WriteChapter
from engine.games.generation_zero.due import top
from engine.games.generation_zero.ensnaring import Ensnare
from engine.games.generation_zero.questions import canon_of, figure_name, free_canons, place_name
from engine.games.generation_zero.state import Guide, State
from server.proposals.generation_zero.names import place_below, place_number
from server.proposals.proposal import Choice, Memory, Noticed, Proposal
from server.proposals.seen import noticed_of
from vision.sightings import TokenSeen

BACK: Final = "back/canon"


def propose_face_down(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for a Canon that was moved or picked up.

    While a player has to move a Canon, a move is looked for; at all other times, a missing card.
    """
    if state.phase != "playing":
        return ()
    backs = [
        (seen, noticed) for seen, noticed in noticed_of(memory, TokenSeen) if seen.name == BACK
    ]
    task = top(state)
    offer = _moved(state, task, backs) if isinstance(task, Guide) else _taken(state, backs)
    return () if offer is None else (offer,)


Backs = list[tuple[TokenSeen, Noticed]]


def _moved(state: State, guide: Guide, backs: Backs) -> Proposal | None:
    """The proposal that a player has moved the Canon that they have to move.

    It lies at a Location where more backs are seen than the ledger has Canons. None if none is.
    """
    canon = canon_of(state, guide.canon)
    fresh = [seen for seen, noticed in backs if seen.state == "lying" and noticed.state == state]
    for seen in reversed(fresh):
        place = place_below(state, seen)
        if place is None or canon is None or not _one_more(state, backs, place, canon.at):
            continue
        path = () if place == canon.at else None
        fits = [one for one in GAME.choices(state) if _leads(one, place, path)]
        where = f"Canon {canon.number} to {place_name(state, place)}"
        return Proposal(
            key=f"canon-{canon.number}",
            kind="canon",
            title=where if fits else f"{where}?",
            why="A card was laid face down there.",
            doubt="" if fits else "The Canon at hand cannot go there: too far, or past a Monster.",
            command=fits[0] if fits else None,
            sightings=(seen,),
            probability=seen.space.probability if seen.space and fits else None,
        )
    return None


def _one_more(state: State, backs: Backs, place: int, home: int | None) -> bool:
    """Whether more backs lie at a Location than the ledger has Canons there.

    The Canon that is being moved does not count; `home` is its Location in the ledger.
    """
    there = sum(seen.state != "gone" and place_below(state, seen) == place for seen, _ in backs)
    return there > len(free_canons(state, place)) - (place == home)


def _leads(command: object, place: int, path: tuple[int, ...] | None) -> bool:
    """Whether a command moves the Canon to a place; `path` is empty if it stays where it is."""
    if not isinstance(command, MoveCanon):
        return False
    return command.path == () if path is not None else command.path[-1:] == (place,)


def _taken(state: State, backs: Backs) -> Proposal | None:
    """The proposal for a card that is gone: a 'Sue ensnared it, or it was taken for a chapter."""
    gone = [seen for seen, noticed in backs if seen.state == "gone" and noticed.state == state]
    for seen in reversed(gone):
        place = place_number(state, seen.space.board) if seen.space else None
        here = {canon.number for canon in free_canons(state, place)}
        plays = [
            one
            for one in GAME.choices(state)
            if isinstance(one, Ensnare | WriteChapter) and one.canon in here
        ]
        if plays:
            return _taking(state, seen, place, plays)
    return None


def _taking(
    state: State, seen: TokenSeen, place: int | None, plays: Sequence[Ensnare | WriteChapter]
) -> Proposal:
    answers = tuple(Choice(_words(state, play), play) for play in plays)
    alone = len(answers) == 1
    return Proposal(
        key=f"taken-{place}",
        kind="canon",
        title=answers[0].label
        if alone
        else f"Who took up a Canon from {place_name(state, place)}?",
        why=f"A card that lay face down on {place_name(state, place)} is not there any more.",
        doubt="" if alone else "The table alone does not tell.",
        command=plays[0] if alone else None,
        choices=() if alone else answers,
        sightings=(seen,),
    )


def _words(state: State, play: Ensnare | WriteChapter) -> str:
    does = "ensnares" if isinstance(play, Ensnare) else "writes a chapter about"
    return f"{figure_name(state, play.figure)} {does} Canon {play.canon}"
