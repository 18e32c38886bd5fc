"""Proposals for attempts to whap and nab, in the order in which they are resolved."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.games.slargeball.checks import first_chances
from engine.games.slargeball.contacts import DeclareContact
from engine.games.slargeball.ground import touch
from engine.games.slargeball.nabbing import Nab
from engine.games.slargeball.phases import Pass
from engine.games.slargeball.questions import figure_of, label
from engine.games.slargeball.state import Chance, Figure, State
from engine.games.slargeball.whapping import Whap
from engine.seats import capital, listed
from server.proposals.proposal import Choice, Memory, Proposal
from server.proposals.slargeball.places import Matched, matched
from vision.sightings import BasesMeet, FigureSeen, percent

SURE: Final = 0.95
"""Probability from which two bases count as touching."""

LIKELY: Final = 0.5
"""Probability from which the referee is asked whether two bases touch."""

SEEN: Final = "seen on the table"


def propose_attempts(state: State, memory: Memory) -> tuple[Proposal, ...]:
    """Proposals for the next whaps and nabs of visible figures, and for contacts to be declared."""
    if state.phase not in ("whapping", "nabbing") or state.pending is not None:
        return ()
    pairs = matched(state, memory)
    seen = {one.figure.id: one.seen for one in pairs}
    offers = (_offer(state, chance, seen) for chance in first_chances(state))
    contacts = _undeclared_contacts(state, pairs) if state.phase == "whapping" else ()
    return (*(offer for offer in offers if offer is not None), *contacts)


def _undeclared_contacts(state: State, pairs: Sequence[Matched]) -> Iterator[Proposal]:
    """A proposal for each two enemies whose bases touch on the table but not in the ledger."""
    by_track = {one.seen.track: one for one in pairs}
    for one in pairs:
        for meet in one.seen.touching:
            other = by_track.get(meet.track)
            if other and one.figure.team < other.figure.team and meet.probability >= LIKELY:
                yield from _contact(state, one, other, meet)


def _contact(state: State, one: Matched, other: Matched, meet: BasesMeet) -> Iterator[Proposal]:
    """The proposal to declare contact; none if it is declared or in the ledger already."""
    figure, enemy = one.figure, other.figure
    told = any({said.figure, said.other} == {figure.id, enemy.id} for said in state.contacts)
    if told or not figure.stands or not enemy.stands or touch(state, figure, enemy):
        return
    apart = DeclareContact(None, figure.id, SEEN, other=enemy.id, touching=False)
    yield Proposal(
        key=f"contact-{figure.id}-{enemy.id}",
        kind="attempt",
        title=f"{capital(label(state, figure.id))} touches {label(state, enemy.id)}?",
        why="By the ledger they stand apart.",
        doubt=_doubt(meet),
        command=DeclareContact(None, figure.id, SEEN, other=enemy.id),
        choices=(Choice("They do not touch", apart),),
        sightings=(one.seen, other.seen),
        probability=meet.probability,
    )


def _offer(state: State, chance: Chance, seen: Mapping[int, FigureSeen]) -> Proposal | None:
    figure, it = figure_of(state, chance.figure), seen.get(chance.figure)
    if figure is None or it is None:
        return None
    name = label(state, figure.id)
    let_be = Choice("It makes no attempt", Pass(figure.seat, figure.id))
    if state.phase == "whapping":
        return _whap(state, chance, figure, seen, let_be)
    return Proposal(
        key=f"nab-{figure.id}-{chance.target}",
        kind="attempt",
        title=f"{capital(name)} nabs ball {chance.target}?",
        why=f"It touches the ball: {chance.needed} or less. {_who_is_later(state)}".strip(),
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
    apart = DeclareContact(None, figure.id, SEEN, other=chance.target, touching=False)
    return Proposal(
        key=f"whap-{figure.id}-{chance.target}",
        kind="attempt",
        title=f"{capital(name)} whaps {target}?",
        why=f"They touch by the ledger: {chance.needed} or less. {_who_is_later(state)}".strip(),
        doubt=_doubt(meet),
        command=Whap(figure.seat, figure.id, chance.target),
        choices=(let_be, Choice("They do not touch", apart)),
        sightings=(it, other),
        probability=meet.probability if meet else None,
    )


def _doubt(meet: BasesMeet | None) -> str:
    """How doubtful a contact is by the measured gap; empty if it is certain.

    `meet` is None if the bases were not seen near each other.
    """
    if meet is None:
        return "On the table their bases are well apart."
    if meet.probability >= SURE:
        return ""
    gap = meet.gap_mm
    return (
        f"On the table the gap is {gap.value:.1f} ± {gap.sigma:.1f} mm: "
        f"they touch with {percent(meet.probability)}."
    )


def _who_is_later(state: State) -> str:
    """A sentence that names the figures whose attempts come later; empty if there are none."""
    now = {one.figure for one in first_chances(state)}
    later = dict.fromkeys(one.figure for one in state.chances if one.figure not in now)
    if not later:
        return ""
    return f"Then {listed([label(state, one) for one in later])}."
