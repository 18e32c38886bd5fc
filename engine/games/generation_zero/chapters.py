"""Writing chapters: a 'Sue picks a face-down Canon, looks at it, and moves it."""

from dataclasses import dataclass

from engine.game import Seat
from engine.games.generation_zero.canons import known_to
from engine.games.generation_zero.checks import check_free, check_sue
from engine.games.generation_zero.due import act_of, readying
from engine.games.generation_zero.questions import figure_name, the_figure
from engine.games.generation_zero.replaced import pushed, with_act
from engine.games.generation_zero.state import HIDDEN, Figure, Guide, State
from engine.games.generation_zero.view import reads
from engine.games.generation_zero.words import named_canon
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class WriteChapter:
    """Picks a free Canon unseen, looks at it, and then moves it, instead of moving herself."""

    seat: Seat
    figure: int
    canon: int


@dataclass(frozen=True, slots=True)
class ChapterBegun:
    """A 'Sue began a chapter about a Canon; only her player sees who it is."""

    figure: int
    canon: int
    card: str


def write_chapter(state: State, command: WriteChapter) -> tuple[ChapterBegun, ...]:
    """Decide which Canon a 'Sue picks; her player then looks at it and moves it."""
    sue = check_sue(state, command.seat, command.figure)
    act = act_of(state)
    if act is not None and (act.still or act.step != "ready"):
        raise refusal(
            Reason.SPENT,
            f"{sue.name} moves, stays or writes, one of them in a turn",
            "finish (Finish)",
            "chapter",
        )
    canon = check_free(state, command.canon)
    return (ChapterBegun(sue.number, canon.number, canon.card),)


def _chapter_begun(state: State, event: ChapterBegun) -> State:
    seat = the_figure(state, event.figure).seat
    begun = with_act(state, event.figure, step="done")
    return pushed(known_to(begun, event.canon, seat), Guide(event.canon, seat))


def _chapters(state: State, sue: Figure) -> tuple[WriteChapter, ...]:
    return tuple(
        WriteChapter(sue.seat, sue.number, canon.number)
        for canon in state.canons
        if canon.held_by is None
    )


def _choices(state: State) -> tuple[WriteChapter, ...]:
    sues = (one for one in readying(state) if one.kind == "sue")
    return tuple(choice for sue in sues for choice in _chapters(state, sue))


def _describe_begun(state: State, event: ChapterBegun) -> str:
    who = figure_name(state, event.figure)
    return f"{who} writes a chapter about {named_canon(event.canon, event.card)}."


def _redact_begun(state: State, event: ChapterBegun, seat: int) -> ChapterBegun:
    known = reads(state, event.figure, event.canon, seat)
    return event if known else replace(event, card=HIDDEN)


TOPIC: Topic[State, WriteChapter, ChapterBegun, ChapterBegun] = Topic(
    commands=decides(WriteChapter, write_chapter),
    events=happens(ChapterBegun, _chapter_begun, _describe_begun, _redact_begun),
    choices=_choices,
)
