"""The camera's proposals as JSON, and for streams as cached text."""

from dataclasses import dataclass

from engine.plain import JsonObject
from server.api.message import as_text
from server.api.parts import Parts
from server.capture.snapshots import Snapshot
from server.proposals.proposal import Proposal
from server.responses import proposal_json
from server.session import Session


def proposals_json(parts: Parts, session: Session) -> list[JsonObject]:
    """What the camera offers, with the addresses of the pictures."""
    offers = parts.desks.of(session).offers()
    return [_json_of(session, proposal, snapshot_of(parts, proposal)) for proposal in offers]


def snapshot_of(parts: Parts, proposal: Proposal) -> Snapshot | None:
    """The pictures of a proposal; None if it has none, or they are not kept any more."""
    return parts.snapshots.of(proposal.sightings[0]) if proposal.sightings else None


class ProposalTexts:
    """Serializes the proposals of one session as JSON text, and caches the text of each.

    If much lies on the table, nearly all proposals stay the same when something new is seen.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._told: dict[str, _Told] = {}

    def message(self, parts: Parts) -> str:
        """All that the camera offers, as the message of a stream."""
        offers = parts.desks.of(self._session).offers()
        told = [self._of(proposal, snapshot_of(parts, proposal)) for proposal in offers]
        self._told = {one.proposal.key: one for one in told}
        return f'{{"type":"proposals","proposals":[{",".join(one.text for one in told)}]}}'

    def _of(self, proposal: Proposal, kept: Snapshot | None) -> "_Told":
        state = self._session.state
        known = self._told.get(proposal.key)
        if known and known.tells(state, proposal, kept):
            return known
        return _Told(state, proposal, kept, as_text(_json_of(self._session, proposal, kept)))


@dataclass(frozen=True, slots=True, eq=False)
class _Told:
    """The text of a proposal, and everything that it depends on."""

    state: object
    proposal: Proposal
    kept: Snapshot | None
    text: str

    def tells(self, state: object, proposal: Proposal, kept: Snapshot | None) -> bool:
        """Whether the text is still that of this proposal, with this state and these pictures."""
        return self.state is state and self.kept is kept and self.proposal == proposal


def _json_of(session: Session, proposal: Proposal, kept: Snapshot | None) -> JsonObject:
    if kept is None:
        return proposal_json(session, proposal, pictures=False, frames=0)
    return proposal_json(
        session,
        proposal,
        pictures=True,
        frames=len(kept.replay),
        close=len(kept.close),
        decisive=kept.decisive,
        readings=kept.readings,
        looks=[n for n, picture in enumerate(kept.looks) if picture],
        spots=kept.shares([spot.at_mm for spot in proposal.spots]),
    )
