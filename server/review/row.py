"""One row of the table of a review: a question then and now, and how it was settled."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """One question, a row of the table; commands are JSON texts, empty if there is none.

    Attributes:
        evening: The recording.
        game: Its rules.
        session: The game of the recording.
        kind: What the question is about: "throw".
        key: The key of its proposal.
        frame: Index of the frame of its first sighting; -1 if it is based on no sighting.
        t_s: Seconds from the start of the source.
        line: The line of the recording after which it was asked, then or now.
        change: `same`, also if measured numbers differ by less than their sigma
            (`server/review/alike.py`), `other answer`, `asked no more`, `asked anew`; `not
            measured` if there is no footage.
        verdict: `better` or `worse` if the ruling says which answer was right; else empty.
        differs: How today's answer differs from that of then, in words, even if only in a measured
            number.
        outcome: How the referee settled it: `confirmed`, `corrected`, `chosen`, `dismissed`,
            `typed`; empty: nobody answered.
        stands: Whether the ruling was not taken back later.
        ruled: The referee's command.
        ruling: The log's sentences about what followed.
        overruled: Where the referee's decision differed from the recorded eye, in words.
        then_title, then_answer, then_probability, then_right: What was asked then; `then_right` is
            whether the referee said the same, None if nobody answered.
        now_title, now_answer, now_probability, now_right: The same for today's eye. An answer that
            is the `same` as a right one of then is right too.
        clip: The name of an animated picture, if one was made.
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
