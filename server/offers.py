"""The current proposals and drawings of a desk, computed once for each state of the game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.game import AnyState
from server.proposals.on_table import Drawing
from server.proposals.proposal import Memory, Proposal

LATELY: Final = 16
"""How many proposals that are no longer current a desk remembers, so that a page can still fetch
their pictures."""


@dataclass(frozen=True, slots=True, eq=False)
class OfferBasis:
    """Everything that proposals and drawings are computed from: the key of their cache.

    Attributes:
        state: The game's state. A remark is a new ledger entry but leaves the same state object.
        memory: The remembered sightings.
        answered: Marks of the proposals that were answered.
        dismissed: How many proposals the referee has put aside; the number only grows.
    """

    state: AnyState
    memory: Memory
    answered: frozenset[str]
    dismissed: int

    def same_as(self, other: "OfferBasis | None") -> bool:
        """Whether the cached proposals are still valid; large values are compared by identity."""
        return (
            other is not None
            and self.state is other.state
            and self.memory is other.memory
            and self.dismissed == other.dismissed
            and (self.answered is other.answered or self.answered == other.answered)
        )


class CachedOffers:
    """Keeps what was proposed and drawn, until something changes that it is computed from."""

    def __init__(self) -> None:
        self._basis: OfferBasis | None = None
        self._offered: tuple[Proposal, ...] | None = None
        self._drawn: tuple[Drawing, ...] | None = None
        self._recent: dict[str, Proposal] = {}

    def offered(
        self, basis: OfferBasis, propose: Callable[[], tuple[Proposal, ...]]
    ) -> tuple[Proposal, ...]:
        """The proposals on this basis; `propose` computes them."""
        self._renew(basis)
        if self._offered is None:
            self._offered = propose()
        return self._offered

    def drawn(
        self, basis: OfferBasis, draw: Callable[[], tuple[Drawing, ...]]
    ) -> tuple[Drawing, ...]:
        """The drawings on this basis; `draw` computes them."""
        self._renew(basis)
        if self._drawn is None:
            self._drawn = draw()
        return self._drawn

    def recent(self, key: str) -> Proposal | None:
        """A proposal that was current a moment ago; None if there is none with this key."""
        return self._recent.get(key)

    def _renew(self, basis: OfferBasis) -> None:
        """Forget proposals and drawings if they were computed on another basis."""
        if not basis.same_as(self._basis):
            self._recent |= {one.key: one for one in self._offered or ()}
            for key in [*self._recent][:-LATELY]:
                del self._recent[key]
            self._offered = self._drawn = None
        self._basis = basis


def mark(proposal: Proposal) -> str:
    """Identify a proposal by its key and the frames of its sightings, e.g. "throw-66@66,69".

    The ledger stores this mark with the answer. When the same thing is seen again, the proposal
    keeps its key but gets a new mark, so that an old answer does not hide it.
    """
    frames = ",".join(str(sighting.frame) for sighting in proposal.sightings)
    return f"{proposal.key}@{frames}"
