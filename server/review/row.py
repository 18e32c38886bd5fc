"""One row of the table of a review: a question then and now, and how it was settled."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """One question, a row of the table; commands are JSON texts, empty where there is none.

    Attributes:
        evening: The recording.
        game: Whose rules.
        session: In which game of the recording.
        kind: What the question is about: "throw".
        key: What the desk calls it.
        frame: Of the source, what it rests on first; -1: nothing that was seen.
        t_s: Seconds from the start of the source.
        line: The line of the recording after which it was asked, then or now.
        change: `same`, also where measured numbers differ by less than the sigma stated for them
            (`server/review/alike.py`), `other answer`, `asked no more`, `asked anew`; `not
            measured` where no footage is there.
        verdict: `better` or `worse` where the ruling tells which answer was right; else empty.
        differs: In words, where today's answer differs from that of then, if only in a measured
            number.
        outcome: How the referee settled it: `confirmed`, `corrected`, `chosen`, `dismissed`,
            `typed`; empty: nobody answered.
        stands: Whether the ruling was not taken back later.
        ruled: What was said.
        ruling: What followed, in sentences.
        overruled: Where the referee decided otherwise than the eye of then, in words.
        then_title, then_answer, then_probability, then_right: What was asked then; right: whether
            the referee said the same. None where nobody answered.
        now_title, now_answer, now_probability, now_right: The same of today's eye; also right is
            what is the `same` as a right answer of then.
        clip: The name of a picture in motion, where one was made.
    """

    evening: str
    game: str
    session: str
    kind: str
    key: str
    frame: int
    t_s: float
    line: int
    change: str
    verdict: str
    differs: str
    outcome: str
    stands: bool
    ruled: str
    ruling: str
    overruled: str
    then_title: str
    then_answer: str
    then_probability: float | None
    then_right: bool | None
    now_title: str
    now_answer: str
    now_probability: float | None
    now_right: bool | None
    clip: str = ""
