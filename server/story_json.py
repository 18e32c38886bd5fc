"""A game's story as JSON: chapters, scores over time and deeds, as a caller may see them."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict

from engine.game import (
    AnyEvent,
    AnyState,
    CommandT,
    EventT,
    Game,
    OptionsT,
    StateT,
    TakenBack,
)
from engine.plain import JsonObject
from engine.story import Amount
from server.session import Caller, Session

NO_CHAPTER: JsonObject = {"chapter": "", "turn": ""}


def chapter_json(game: Game[OptionsT, StateT, CommandT, EventT], seen: StateT) -> JsonObject:
    """The chapter and turn of an entry, given the state after it as a caller may see it."""
    if game.story is None:
        return NO_CHAPTER
    chapter = game.story.chapter(seen)
    return {"chapter": chapter.title, "turn": chapter.turn}


def story_json(session: Session, caller: Caller) -> JsonObject:
    """The story of a game's valid entries: where rounds begin, scores over time, and deeds.

    Returns:
        `seq`, the head of the ledger; `counts`, the name of the score; `chapters`, the title of
        each with the entry that begins it; `lines`, for each player the entries at which their
        score changed; and `deeds`, a summary of the game. All are empty for a game without a story.
    """
    game = session.game
    if game.story is None:
        return {"seq": session.head, "counts": "", "chapters": [], "lines": [], "deeds": None}
    seqs = [seq for seq in sorted(session.standing) if not _is_take_back(session, seq)]
    past = [_seen(session, seq, caller) for seq in seqs]
    moments = [(seq, state) for seq, (state, _) in zip(seqs, past, strict=True)]
    return {
        "seq": session.head,
        "counts": game.story.counts,
        "chapters": _chapters((seq, game.story.chapter(state).title) for seq, state in moments),
        "lines": _lines((seq, game.story.readings(state)) for seq, state in moments),
        "deeds": asdict(game.story.deeds(game.view(session.state, caller.sees_as), past)),
    }


def _is_take_back(session: Session, seq: int) -> bool:
    return isinstance(session.events[seq - 1], TakenBack)


def _seen(session: Session, seq: int, caller: Caller) -> tuple[AnyState, AnyEvent]:
    """The state after an entry and its event, as a caller may see them."""
    game, after, seat = session.game, session.state_after(seq), session.sees_as(caller, seq)
    return game.view(after, seat), game.redact(after, session.events[seq - 1], seat)


def _chapters(found: Iterable[tuple[int, str]]) -> list[JsonObject]:
    """Merge successive entries with one title into a chapter, which begins at the first entry.

    `found` contains the seq and the chapter's title of each entry.
    """
    chapters: list[JsonObject] = []
    for seq, title in found:
        if not chapters or chapters[-1]["title"] != title:
            chapters.append({"seq": seq, "title": title})
    return chapters


def _lines(found: Iterable[tuple[int, Sequence[Amount]]]) -> list[JsonObject]:
    """A curve for each player: their score at every entry that changed it, and their latest name.

    `label` has the same text as `name`, but is translated for display ("Adas Kreatur").
    """
    lines: dict[str, JsonObject] = {}
    for seq, readings in found:
        for one in readings:
            line = lines.setdefault(one.key, {"key": one.key, "points": []})
            line |= {"name": one.name, "label": one.name, "seat": one.seat}
            points = line["points"]
            if not points or points[-1][1] != one.value:
                points.append([seq, one.value])
    return list(lines.values())
