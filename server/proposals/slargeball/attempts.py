"""Who may whap whom, and who may nab what, in the order in which it is resolved."""

from collections.abc import Mapping
from typing import Final

from engine.games.slargeball.checks import first_chances
from engine.games.slargeball.nabbing import Nab
from engine.games.slargeball.phases import Pass
from engine.games.slargeball.questions import figure_of, label
from engine.games.slargeball.state import Chance, Figure, State
from engine.games.slargeball.whapping import Whap
from engine.seats import capital, listed
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.slargeball.places import matched
from vision.sightings import BasesMeet, FigureSeen

SURE: Final = 0.95


def propose_attempts(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """Whaps and nabs that come first now, of figures that are seen."""
    if state.phase not in ("whapping", "nabbing") or state.pending is not None:
        return ()
    seen = {one.figure.id: one.seen for one in matched(state, memory)}
    offers = (_offer(state, chance, seen) for chance in first_chances(state))
    return tuple(offer for offer in offers if offer is not None)


def _offer(state: State, chance: Chance, seen: Mapping[int, FigureSeen]) -> Proposal | None:
    figure, it = figure_of(state, chance.figure), seen.get(chance.figure)
    if figure is None or it is None:
        return None
    name = label(state, figure.id)
    let_be = Choice("It lets it be", Pass(figure.seat, figure.id))
    if state.phase == "whapping":
        return _whap(state, chance, figure, seen, let_be)
    return Proposal(
        key=f"nab-{figure.id}-{chance.target}",
        kind="attempt",
        title=f"{capital(name)} nabs ball {chance.target}?",
        why=f"It touches the ball: {chance.needed} or less. {_after(state)}".strip(),
        doubt="",
        command=Nab(figure.seat, figure.id, chance.target),
        choices=(let_be,),
        sightings=(it,),
    )


def _whap(
    state: State, chance: Chance, figure: Figure, seen: Mapping[int, FigureSeen], let_be: Choice
) -> Proposal | None:
    it, other = seen[figure.id], seen.get(chance.target)
    if other is None:
        return None
    meet = next((one for one in it.touching if one.track == other.track), None)
    name, target = label(state, figure.id), label(state, chance.target)
    return Proposal(
        key=f"whap-{figure.id}-{chance.target}",
        kind="attempt",
        title=f"{capital(name)} whaps {target}?",
        why=f"They touch by the ledger: {chance.needed} or less. {_after(state)}".strip(),
        doubt=_doubt(meet),
        command=Whap(figure.seat, figure.id, chance.target),
        choices=(let_be,),
        sightings=(it, other),
        probability=meet.probability if meet else None,
    )


def _doubt(meet: BasesMeet | None) -> str:
    """What the table says of a contact that the ledger has."""
    if meet is None:
        return "On the table their bases are well apart."
    if meet.probability >= SURE:
        return ""
    gap = meet.gap_mm
    return (
        f"On the table the gap is {gap.value:.1f} +- {gap.sigma:.1f} mm: "
        f"they touch with {meet.probability:.0%}."
    )


def _after(state: State) -> str:
    """Who comes after those whose turn it is."""
    now = {one.figure for one in first_chances(state)}
    later = dict.fromkeys(one.figure for one in state.chances if one.figure not in now)
    if not later:
        return ""
    return f"Then {listed([label(state, one) for one in later])}."
