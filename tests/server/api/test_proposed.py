"""Proposals as text for streams: serialized once, and again when anything in them changes."""

import json
from typing import Any

import pytest

import server.api.proposed as proposed
import server.referee as referee
from engine.plain import JsonObject
from engine.word import Note
from server.api.parts import Parts
from server.api.proposed import ProposalTexts, proposals_json
from server.desk import Desk
from server.proposals.proposal import Proposal
from server.responses import proposal_json
from server.session import Session
from tests.server.capture.test_snapshots import filled_ring
from tests.support.evenings import creature, hand, look
from tests.support.films import frames


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of the proposals that were written, in order."""
    keys: list[str] = []

    def noted(session: Session, proposal: Proposal, **named: Any) -> JsonObject:
        keys.append(proposal.key)
        return proposal_json(session, proposal, **named)

    monkeypatch.setattr(proposed, "proposal_json", noted)
    return keys


def test_only_what_has_changed_is_written_anew(
    parts: Parts, session: Session, desk: Desk, written: list[str]
) -> None:
    texts = ProposalTexts(session)

    def wrote() -> list[str]:
        """The keys of proposals serialized for the next message, which equals any other's."""
        written.clear()
        message = texts.message(parts)
        keys = [*written]
        assert json.loads(message) == {
            "type": "proposals",
            "proposals": json.loads(json.dumps(proposals_json(parts, session))),
        }
        return keys

    assert wrote() == []
    desk.see(look(hand(204.0)))
    assert wrote() == ["span"]
    assert wrote() == []
    desk.see(look(creature()))
    assert "span" not in wrote()
    desk.see(look(hand(208.0, frame=120)))
    assert wrote() == ["span"]
    parts.snapshots.take((hand(208.0, frame=120),), frames(1)[0], filled_ring(2))
    assert wrote() == ["span"]
    referee.handle(session, Note(None, "on we go"), based_on_seq=session.head)
    assert wrote() == []
    desk.dismiss("span")
    assert '"key":"span"' not in texts.message(parts)
