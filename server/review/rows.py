"""Makes the rows of a review: each question as it was asked then and now, with the ruling."""

import json
from collections.abc import Iterator
from dataclasses import replace

from engine.notation import from_json, to_json
from engine.plain import JsonObject
from server.proposals.overruled import differing_fields, overruled
from server.proposals.proposal import Field, Proposal
from server.review.alike import alike, said
from server.review.questions import Question, RefereeAnswer
from server.review.reviewing import GameReview, means_the_same
from server.review.row import ReviewRow
from server.sentences import sentence


def rows_of(evening: str, review: GameReview) -> tuple[ReviewRow, ...]:
    """Every question of a game, in the order of the lines after which they were asked."""
    rows = (
        _row(evening, review, then, now) for then, now in _joined(review) if then is not None or now
    )
    return tuple(sorted(rows, key=lambda row: (row.line, row.kind, row.key)))


def _joined(review: GameReview) -> Iterator[tuple[Question | None, Question | None]]:
    """Pairs of matching questions, then and now; None where there is no counterpart."""
    pairs = review.pairs()
    for asked in review.asked_then:
        number = pairs.get(asked.number)
        yield asked, None if number is None else review.asked_now[number]
    taken = set(pairs.values())
    yield from ((None, one) for one in review.asked_now if one.number not in taken)


def _row(
    evening: str, review: GameReview, then: Question | None, now: Question | None
) -> ReviewRow:
    one = then or now
    assert one is not None
    ruled = next((asked for asked in (then, now) if asked and asked.ruling), None)
    ruling = ruled.ruling if ruled else None
    measured = review.now is not None
    then_right = _is_right(then, ruling)
    now_right = _is_right_now(then, now, ruling) if measured else None
    frame, t_s = one.moment
    return ReviewRow(
        evening=evening,
        game=review.then.session.record.game,
        session=one.session_id,
        kind=one.proposal.kind,
        key=one.proposal.key,
        frame=frame,
        t_s=round(t_s, 3),
        line=one.line,
        change=_change(then, now, (then_right, now_right)) if measured else "not measured",
        verdict=_verdict((then_right, now_right)),
        differs=_differs(then, now),
        outcome=ruling.way if ruling else "",
        stands=review.stands(ruled),
        ruled=_text(ruling.command if ruling else None),
        ruling=_told(review, ruling),
        overruled=_overruled(review, then, ruling),
        then_title=then.proposal.title if then else "",
        then_answer=_answer(then),
        then_probability=then.proposal.probability if then else None,
        then_right=then_right,
        now_title=now.proposal.title if now else "",
        now_answer=_answer(now),
        now_probability=now.proposal.probability if now else None,
        now_right=now_right,
    )


def _change(
    then: Question | None, now: Question | None, rights: tuple[bool | None, bool | None]
) -> str:
    """How today's answer compares with the recorded one: the value of `ReviewRow.change`.

    It also counts as another answer if only one of the two agrees with the ruling.
    """
    if then is None:
        return "asked anew"
    if now is None:
        return "asked no more"
    same = alike(then.proposal, now.proposal) and not _verdict(rights)
    return "same" if same else "other answer"


def _verdict(rights: tuple[bool | None, bool | None]) -> str:
    """Whether today's answer is better or worse, by whether each of the two was right."""
    match rights:
        case False, True:
            return "better"
        case True, False:
            return "worse"
        case _:
            return ""


def _is_right(asked: Question | None, ruling: RefereeAnswer | None) -> bool | None:
    """Whether a recorded question was right by the ruling; None if that is not known.

    A proposal is right if the referee's answer is the same. If the referee dismissed the question,
    not to ask it is right. An answer that the eye left open is neither right nor wrong.
    """
    if ruling is None:
        return None
    if ruling.command is None:
        return asked is None
    if asked is None:
        return False
    proposed = asked.proposal.command
    return None if proposed is None else means_the_same(to_json(proposed), ruling.command)


def _is_right_now(
    then: Question | None, now: Question | None, ruling: RefereeAnswer | None
) -> bool | None:
    """Whether today's answer is right.

    One that matches the recorded answer within its sigma is right if the recorded one is.
    """
    right = _is_right(now, ruling)
    if right is False and then and now and alike(then.proposal, now.proposal):
        return _is_right(then, ruling)
    return right


def _answer(asked: Question | None) -> str:
    """The proposed answer as JSON text; if it was left open, the list of choices."""
    if asked is None:
        return ""
    commands = [to_json(one.command) for one in said(asked.proposal)]
    proposed = asked.proposal.command is not None
    return json.dumps(commands[0] if proposed else commands, sort_keys=True)


def _text(command: JsonObject | None) -> str:
    return "" if command is None else json.dumps(command, sort_keys=True)


def _told(review: GameReview, ruling: RefereeAnswer | None) -> str:
    seqs = ruling.seqs if ruling else ()
    return " ".join(sentence(review.then.session, seq) for seq in seqs)


def _overruled(review: GameReview, then: Question | None, ruling: RefereeAnswer | None) -> str:
    """How the ruling differs from the recorded proposal, as text; empty if it does not."""
    if then is None or ruling is None:
        return ""
    if ruling.command is None:
        return f"{then.proposal.title}: put aside"
    command = from_json(review.then.session.game, ruling.command)
    return "" if _is_right(then, ruling) is not False else overruled(then.proposal, command)


def _differs(then: Question | None, now: Question | None) -> str:
    """How today's answer differs from the recorded one, as text; empty if it does not."""
    if then is None or now is None or _answer(then) == _answer(now):
        return ""
    fields = "; ".join(_fields_apart(then.proposal, now.proposal))
    before, after = then.proposal.title, now.proposal.title
    titles = "" if before == after else f"then: {before}; now: {after}"
    return fields or titles


def _fields_apart(then: Proposal, now: Proposal) -> Iterator[str]:
    """The correctable and measured values that differ, each as text with both values."""
    known = {one.path for one in then.fields}
    numbers = (Field(one.path, one.label, one.unit, one.scale) for one in then.measured)
    fields = (*then.fields, *(one for one in numbers if one.path not in known))
    for one in differing_fields(replace(then, fields=fields), now.command):
        yield f"{one.label} (then: {one.seen}; now: {one.said})"
