"""The referee's desk: the camera's proposals for one session, and the answers to them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import server.amending as amending
import server.referee as referee
from engine.amending import Amendment, Plan
from engine.game import AnyCommand
from engine.notation import to_json
from engine.plain import JsonObject
from engine.refusal import Reason, refusal
from server.film_places import FilmPlaces
from server.notice import Notice, Notices, entry_words, offer_words
from server.offers import CachedOffers, OfferBasis, mark
from server.proposals.on_table import Drawing
from server.proposals.overruled import comment_on
from server.proposals.proposal import Answered, Memory, Noticed, Proposal
from server.proposals.registry import AnyProposer
from server.remembered import (
    with_answer,
    with_renewed_answers,
    with_revision,
    without_shown_again,
    without_taken_back,
)
from server.session import REFEREE, Caller, Session
from server.store.ledger import Entry
from server.waiting import Waiting
from vision.eye_status import FrameReport
from vision.sightings import Revised, Sighting
from vision.sightings.doubt import Renaming


class Scribe(Protocol):
    """Records what happened, in order."""

    def looked(self, look: FrameReport) -> None:
        """Record what the eye reported for one processed frame."""
        ...

    def decided(self, decision: JsonObject, entries: tuple[Entry, ...]) -> None:
        """Record a decision of the referee or a player, with the entries that followed from it."""
        ...


class Keeper(Protocol):
    """Saves a desk's unanswered proposals, so that they survive a restart of the program."""

    def read(self, session: Session) -> Waiting:
        """Load what was unanswered when the program last ended."""
        ...

    def keep(self, session: Session, waiting: Waiting, offered: tuple[Sighting, ...]) -> None:
        """Save what is unanswered, and the pictures of the sightings `offered`."""
        ...


class Desk:
    """Proposals of one session; every change happens under the session's lock, in one order.

    Args:
        session: The game.
        proposer: Makes proposals from sightings; None for a game without a camera's help.
        scribe: Records what happened, if a recording is made.
        keeper: Saves unanswered proposals for a restart; None to lose them.
        tell_eye: Called with the new track numbers when the referee has corrected which creature a
            track belongs to; with a live camera this is the eye's `rename`.
    """

    def __init__(
        self,
        session: Session,
        proposer: AnyProposer | None,
        scribe: Scribe | None = None,
        *,
        keeper: Keeper | None = None,
        tell_eye: Callable[[Renaming], None] = lambda _: None,
    ) -> None:
        self.session = session
        self._tell_eye = tell_eye
        self._sent_renamings: tuple[Renaming, ...] = ()
        self._proposer = proposer
        self._scribe = scribe
        self._keeper = keeper
        waited = keeper.read(session) if keeper else Waiting()
        self._memory: Memory = waited.memory
        self._dismissed = set(waited.dismissed)
        self._rested = dict(waited.rested)
        self._notices = Notices()
        self._cached = CachedOffers()
        self._film = FilmPlaces()

    def see(self, look: FrameReport) -> None:
        """Take in the report on one frame: revise old sightings, and remember new ones."""
        with self.session.lock:
            if self._scribe:
                self._scribe.looked(look)
            self._sent_renamings = self._sent_renamings[look.renamed :]
            elsewhere_s = self._film.take(look)
            if self._proposer is None:
                return
            if not (look.sightings or look.revised or elsewhere_s is not None):
                return
            for one in look.revised:
                self._revise(one.each(partial(self._with_sent_renamings, scene=look.scene)))
            for sighting in look.sightings:
                self._remember(self._proposer, sighting, look.scene)
            if elsewhere_s is not None:
                self._memory = without_shown_again(self._memory, look.frame, elsewhere_s)
            self._keep()
            self.session.publish()

    def _remember(self, proposer: AnyProposer, sighting: Sighting, scene: int) -> None:
        """Remember a sighting, with the state of the game as it is now."""
        known = self._with_sent_renamings(sighting, scene)
        state, head = self.session.state, self.session.head
        place_s = self._film.place_of(sighting)
        noticed = Noticed(known, scene, state, seq=head, film_s=place_s)
        self._memory = proposer.remember(self._memory, noticed)

    def _keep(self) -> None:
        """Save unanswered proposals and their sightings, for a restart of the program."""
        if self._keeper is None:
            return
        waiting = Waiting(self._memory, frozenset(self._dismissed), dict(self._rested))
        offered = tuple(one for offer in self.offers() for one in offer.sightings)
        self._keeper.keep(self.session, waiting, offered)

    def _with_sent_renamings(self, sighting: Sighting, scene: int) -> Sighting:
        """Apply to a sighting the renamings that the eye had not received when it reported it."""
        for renaming in self._sent_renamings:
            sighting = renaming.corrected(sighting, scene)
        return sighting

    def offers(self) -> tuple[Proposal, ...]:
        """The current proposals."""
        with self.session.lock:
            if self._proposer is None:
                return ()
            return self._cached.offered(self._basis(), partial(self._proposed, self._proposer))

    def shown(self, key: str) -> Proposal | None:
        """A proposal that is current or was a moment ago: its picture may still be asked for."""
        with self.session.lock:
            return self._current(key) or self._cached.recent(key)

    def drawings(self) -> tuple[Drawing, ...]:
        """What to draw on the camera's picture, as shapes in table space."""
        with self.session.lock:
            if self._proposer is None:
                return ()
            draw = partial(self._proposer.draw, self.session.state)
            return self._cached.drawn(self._basis(), lambda: draw(self._known()))

    def _basis(self) -> OfferBasis:
        session = self.session
        return OfferBasis(session.state, self._memory, session.answered, len(self._dismissed))

    def _proposed(self, proposer: AnyProposer) -> tuple[Proposal, ...]:
        done = self._settled_marks()
        proposed = proposer.propose(self.session.state, without_taken_back(self._memory, done))
        return tuple(proposal for proposal in proposed if mark(proposal) not in done)

    def _settled_marks(self) -> frozenset[str]:
        """Marks of proposals that were answered or put aside."""
        return self.session.answered | self._dismissed

    def _known(self) -> Memory:
        """What is remembered, without answers that were taken back."""
        return without_taken_back(self._memory, self._settled_marks())

    def confirm(
        self,
        key: str,
        *,
        based_on_seq: int,
        command: AnyCommand | None = None,
        proposed: object = None,
        caller: Caller = REFEREE,
    ) -> tuple[Entry, ...]:
        """Carry out a proposal, or the corrected command in its place.

        Args:
            key: The proposal's.
            based_on_seq: The ledger's head that the decision is based on.
            command: The corrected command; None to carry out what is proposed.
            proposed: The command that the proposal showed to the caller; None to carry out
                whatever it proposes now.
            caller: Who decides.

        Raises:
            IllegalCommand: The proposal is gone, needs a choice, or proposes something else than
                the caller was shown; or the rules refuse the command.
        """
        with self.session.lock:
            proposal = self._offer(key)
            if command is None and proposed not in (None, proposal.command):
                raise refusal(
                    Reason.STALE,
                    f"the camera has measured this again since you looked; now it is: "
                    f"{proposal.title}",
                    "check the proposal as it is now, and confirm again",
                )
            chosen = proposal.command if command is None else command
            if chosen is None:
                raise refusal(
                    Reason.BAD_VALUE,
                    "this proposal leaves a choice open",
                    "choose one of its answers",
                )
            return self.command(
                chosen, based_on_seq=based_on_seq, caller=caller, proposal=mark(proposal)
            )

    def marked_offers(self) -> tuple[tuple[str, Proposal], ...]:
        """The current proposals, each with its mark."""
        return tuple((mark(proposal), proposal) for proposal in self.offers())

    def rested_on(self, marked: str | None) -> tuple[Sighting, ...]:
        """The sightings behind the confirmed proposal with this mark; empty if there is none."""
        with self.session.lock:
            return self._rested.get(marked or "", ())

    def dismiss(self, key: str) -> None:
        """Put a proposal aside; the same sighting is not offered again.

        Raises:
            IllegalCommand: The proposal is gone already.
        """
        with self.session.lock:
            self.dismiss_marked(mark(self._offer(key)))

    def dismiss_marked(self, marked: str) -> None:
        """Put aside the proposal with this mark."""
        with self.session.lock:
            self._note_answer(dict(self.marked_offers()).get(marked), Answered(marked, None))
            self._dismissed.add(marked)
            self._keep()
            if self._scribe:
                self._scribe.decided({"dismiss": marked}, ())
            self.session.publish()

    def notices(self) -> tuple[Notice, ...]:
        """Unread notices: each says that a measurement was revised after it had been offered."""
        with self.session.lock:
            return self._notices.unread()

    def put_aside(self, number: int) -> None:
        """Put a notice aside: the referee has read it."""
        with self.session.lock:
            self._notices.put_aside(number)
            self.session.publish()

    def command(
        self,
        command: AnyCommand,
        *,
        based_on_seq: int,
        caller: Caller = REFEREE,
        proposal: str | None = None,
        before_writing: Callable[[], None] = referee.at_once,
    ) -> tuple[Entry, ...]:
        """Carry out a command; raises IllegalCommand as `referee.handle` does."""
        with self.session.lock:
            offer = dict(self.marked_offers()).get(proposal) if proposal else None
            entries = referee.handle(
                self.session,
                self._measured(command),
                based_on_seq=based_on_seq,
                caller=caller,
                proposal=proposal,
                comment=comment_on(offer, command) if offer else None,
                before_writing=before_writing,
            )
            if proposal and offer:
                self._take_answer(offer, proposal, command)
            if self._scribe:
                said = {"command": to_json(command), "who": str(caller), "proposal": proposal}
                self._scribe.decided(said, entries)
            return entries

    def follow(self, entries: tuple[Entry, ...], answer: Answered | None = None) -> None:
        """Apply a decision that was made at another desk of the same game, as a review does.

        Args:
            entries: The entries that followed there.
            answer: The proposal of this desk that the decision answers; None if it answers none.
        """
        with self.session.lock:
            offer = dict(self.marked_offers()).get(answer.mark) if answer else None
            self.session.follow(entries)
            self._renew_answers()
            if answer and offer and answer.command is not None:
                self._take_answer(offer, answer.mark, answer.command)

    def _take_answer(self, offer: Proposal, marked: str, command: AnyCommand) -> None:
        """Remember the answer to a proposal, and correct tracks that it says something about."""
        self._rested[marked] = offer.sightings
        self._note_answer(offer, Answered(marked, command))
        self._apply_to_tracks(offer, command)
        self._keep()

    def _measured(self, command: AnyCommand) -> AnyCommand:
        """The command, with values that the caller left open filled in from measurements."""
        if self._proposer is None:
            return command
        return self._proposer.measured(self.session.state, self._known(), command)

    def _note_answer(self, offer: Proposal | None, answer: Answered) -> None:
        """Keep the referee's answer with the sightings that it is about."""
        if offer is not None:
            self._memory = with_answer(self._memory, answer, offer.sightings)

    def _apply_to_tracks(self, offer: Proposal, command: AnyCommand) -> None:
        """If an answer says which track is which creature, correct the tracks and tell the eye.

        Those behind confirmed proposals are corrected too: a later revision names the right ones.
        """
        if self._proposer is None:
            return
        self._memory, renaming = self._proposer.heed(self._memory, offer, command)
        if renaming is not None:
            self._sent_renamings = (*self._sent_renamings, renaming)
            self._rested = {
                marked: tuple(renaming.corrected(seen, renaming.scene) for seen in sightings)
                for marked, sightings in self._rested.items()
            }
            self._tell_eye(renaming)

    def take_back(
        self, to_seq: int, *, based_on_seq: int, caller: Caller = REFEREE
    ) -> tuple[Entry, ...]:
        """Take the game back to how it was after entry `to_seq`; raises as `referee.take_back`."""
        with self.session.lock:
            entries = referee.take_back(
                self.session, to_seq, based_on_seq=based_on_seq, caller=caller
            )
            self._renew_answers()
            self._keep()
            if self._scribe:
                self._scribe.decided({"take_back": to_seq}, entries)
            return entries

    def plan(
        self, amendments: Sequence[Amendment], *, based_on_seq: int, caller: Caller = REFEREE
    ) -> Plan:
        """Plan amendments; raises as `amending.planned`."""
        return amending.planned(self.session, amendments, based_on_seq=based_on_seq, caller=caller)

    def amend(
        self,
        amendments: Sequence[Amendment],
        *,
        digest: str,
        based_on_seq: int,
        caller: Caller = REFEREE,
    ) -> tuple[Entry, ...]:
        """Write the corrected line of the plan with this digest; raises as `amending.amend`."""
        with self.session.lock:
            entries = amending.amend(
                self.session, amendments, digest=digest, based_on_seq=based_on_seq, caller=caller
            )
            self._renew_answers()
            self._keep()
            if self._scribe:
                told = [amending.amendment_json(one) for one in amendments]
                self._scribe.decided({"amend": told, "who": str(caller)}, entries)
            return entries

    def _renew_answers(self) -> None:
        """Let remembered answers be those of the ledger, after it went back or was amended."""
        marks = {one.mark for noticed in self._memory for one in noticed.answers}
        said = amending.standing_answers(self.session, marks) if marks else {}
        self._memory = with_renewed_answers(self._memory, said)

    def _revise(self, one: Revised) -> None:
        """Replace a sighting that the eye measured again by its revision.

        The ledger is not changed. If one of its entries, or a current proposal, rests on the old
        measurement, the referee gets a notice.
        """
        if not one.changed:
            return
        resting = [
            entry.seq
            for entry in self.session.entries
            if entry.seq in self.session.standing
            and one.before in self._rested.get(entry.proposal or "", ())
        ]
        offered = [offer for offer in self.offers() if one.before in offer.sightings]
        self._memory = with_revision(self._memory, one)
        if resting:
            self._notices.add(entry_words(one, resting), tuple(resting))
        elif offered:
            self._notices.add(offer_words(one, offered[0].title))

    def _current(self, key: str) -> Proposal | None:
        return next((one for one in self.offers() if one.key == key), None)

    def _offer(self, key: str) -> Proposal:
        proposal = self._current(key)
        if proposal is not None:
            return proposal
        raise refusal(
            Reason.UNKNOWN_PIECE,
            f"the proposal {key!r} is gone: answered, or out of date",
            "look at the proposals that are there now",
        )
