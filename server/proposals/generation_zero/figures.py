"""Proposals for an Agent or 'Sue whose card lies on another Location than in the ledger."""

from typing import Final

from engine.game import AnyCommand
from engine.games.generation_zero import GAME
from engine.games.generation_zero.due import battle_of
from engine.games.generation_zero.fleeing import Flee
from engine.games.generation_zero.layout import ways
from engine.games.generation_zero.moving import Move
from engine.games.generation_zero.questions import figure_of, place_name
from engine.games.generation_zero.refereeing import PlaceFigure
from engine.games.generation_zero.state import Figure, State
from engine.seats import capital
from server.proposals.generation_zero.names import figure_named, place_below
from server.proposals.proposal import Choice, Memory, Noticed, Proposal
from server.proposals.refused import refused
from server.proposals.seen import noticed_of
from vision.sightings import TokenSeen

SEEN: Final = "seen there on the table"
FAR: Final = 99
"""A speed, in Locations, that reaches every Location."""


def propose_figures(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """A proposal for each figure's card that is not where the ledger has it."""
    offers = (
        _offer(state, noticed, seen, figure)
        for seen, noticed in noticed_of(memory, TokenSeen)
        if seen.state == "lying" and (figure := figure_named(state, seen)) is not None
    )
    return tuple(offer for offer in offers if offer is not None)


def _offer(state: State, noticed: Noticed, seen: TokenSeen, figure: Figure) -> Proposal | None:
    place = place_below(state, seen)
    if place is None or place == figure.at or _was_right(noticed.state, figure, place):
        return None
    if state.phase != "playing":
        return _not_begun(state, seen, figure, place)
    ways_there = [one for one in GAME.choices(state) if _brings(state, one, figure, place)]
    put = Choice(
        f"Put {figure.name} on {place_name(state, place)} in the ledger",
        PlaceFigure(None, figure.number, place, SEEN),
    )
    answers = (*(Choice(_words(state, way), way) for way in ways_there), put)
    where = f"{figure.name} on {place_name(state, place)}"
    return Proposal(
        key=f"figure-{figure.number}",
        kind="figure",
        title=f"{where}: {answers[0].label}" if ways_there else f"{where}?",
        why=f"The card lies there; by the ledger it is on {place_name(state, figure.at)}.",
        doubt=_doubt(state, figure, place, len(ways_there)),
        command=ways_there[0] if ways_there else None,
        choices=answers[1:] if ways_there else answers,
        sightings=(seen,),
        probability=seen.space.probability if seen.space and len(ways_there) == 1 else None,
    )


def _was_right(then: object, figure: Figure, place: int) -> bool:
    """Whether the ledger agreed with the table when the card was seen.

    Then the figure has moved in the ledger since, and the card is still to be moved.
    """
    before = figure_of(then, figure.number) if isinstance(then, State) else None
    return before is not None and before.at == place


def _not_begun(state: State, seen: TokenSeen, figure: Figure, place: int) -> Proposal:
    return Proposal(
        key=f"figure-{figure.number}",
        kind="figure",
        title=f"{figure.name} begins on {place_name(state, figure.at)}",
        why=f"The card lies on {place_name(state, place)}; where everybody begins was drawn.",
        doubt="Lay it where it begins.",
        command=None,
        sightings=(seen,),
    )


def _brings(state: State, command: object, figure: Figure, place: int) -> bool:
    """Whether a command brings this figure to a Location."""
    match command:
        case Move(figure=number, path=(*_, last)):
            return (number, last) == (figure.number, place)
        case Flee(path=(*_, last)):
            battle = battle_of(state)
            return battle is not None and (battle.current, last) == (figure.number, place)
        case _:
            return False


def _words(state: State, command: AnyCommand) -> str:
    names = [place_name(state, number) for number in command.path[:-1]]
    over = f" over {' and '.join(names)}" if names else ""
    return f"{'flees' if isinstance(command, Flee) else 'moves'}{over}"


def _doubt(state: State, figure: Figure, place: int, explained: int) -> str:
    """What is doubtful about the figure's way; if no command explains it, why it is not allowed.

    `explained` is how many legal commands lead there.
    """
    if explained:
        return "" if explained == 1 else "More than one thing may have been meant."
    path = ways(state, figure.at or 0, FAR, whole=True).get(place)
    if path is None:
        return "No Locations that touch lead there."
    forbidden = refused(GAME.decide, state, Move(figure.seat, figure.number, path))
    return capital(forbidden) or "It may have been moved another way."
