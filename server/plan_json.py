"""The plan of an amendment as JSON, for the referee only."""

import re
from collections.abc import Iterator
from dataclasses import asdict
from itertools import islice
from typing import Final

from engine.amending import Conflict, Plan, Saying, line_of
from engine.amending.guess import guessed
from engine.game import AnyEvent, AnyGame, CommandT, EventT, Game, OptionsT, StateT
from engine.luck import Roll, Rolled
from engine.notation import to_json
from engine.plain import JsonObject
from engine.refusal import Reason, refusal
from server.amending import past_of
from server.sentences import sentences
from server.session import Session
from server.state_difference import differences

_NAME: Final = re.compile(r"[a-z]\w*")
"""A field in the path of a difference."""

MOST_DIFFERENCES = 60
"""Most differing values of the state that a plan lists; further ones are left out."""


def said_json(session: Session, seq: int) -> JsonObject:
    """The command behind an entry, and which other commands were legal at that moment.

    `luck` says that the entry is an automatic roll. If the command was not kept, it is guessed
    from its events.

    Raises:
        IllegalCommand: There is no such entry, or it was taken back.
    """
    past = past_of(session)
    found = next((one for one in line_of(past) if one.first <= seq <= one.last), None)
    if found is None:
        raise refusal(
            Reason.BAD_VALUE, f"entry {seq} does not stand", "choose one that was not taken back"
        )
    state = session.state_after(found.first - 1)
    luck = found.is_luck and found.command is None
    said = found.command or (None if luck else guessed(past, found))
    return {
        "seq": found.first,
        "told": sentences(session, range(found.first, found.last + 1)),
        "said": None if said is None else to_json(said),
        "luck": luck,
        "legal": [to_json(command) for command in session.game.choices(state)],
        "overrides": [to_json(command) for command in session.game.overrides(state)],
    }


def plan_json(session: Session, plan: Plan) -> JsonObject:
    """A plan as JSON: what changes, which commands conflict, and how the final state differs.

    The referee sees it and confirms it by its `digest`.
    """
    steps = list(_sayings_json(session, plan))
    changed = [one for one, saying in zip(steps, plan.sayings, strict=True) if _is_changed(saying)]
    game = session.game
    differing = differences(_seen(game, session.state), _seen(game, plan.state))
    found = tuple(islice(differing, MOST_DIFFERENCES))
    return {
        "digest": plan.digest,
        "based_on_seq": session.head,
        "to_seq": plan.event.to_seq,
        "kept": sum(saying.how == "kept" for saying in plan.sayings),
        "changed": changed,
        "conflicts": [_conflict_json(session, one) for one in plan.conflicts],
        "unused": [
            {"seq": fall.origin, "why": fall.why, "values": fall.said.values}
            for fall in plan.unused
            if isinstance(fall.said, Roll)
        ],
        "fresh": list(_fresh_json(plan)),
        "state": [{"what": one.path, "before": one.recorded, "after": one.forked} for one in found],
        "field_names": {
            name: name.replace("_", " ") for one in found for name in _NAME.findall(one.path)
        },
        "outcome": _ending(game, plan.state),
    }


def _is_changed(saying: Saying) -> bool:
    """Whether a command is new, or causes other events than before."""
    return saying.how != "kept" or saying.differs


def _sayings_json(session: Session, plan: Plan) -> Iterator[JsonObject]:
    """Each command of the corrected line, with its consequences before and after, as sentences."""
    state = session.state_after(plan.event.to_seq)
    for saying in plan.sayings:
        after: list[str] = []
        for event in saying.events:
            state = session.game.evolve(state, event)
            after.append(_sentence(session.game, state, event))
        yield {
            "seq": saying.source,
            "how": saying.how,
            "command": None if saying.command is None else to_json(saying.command),
            "before": _before(session, saying.source, saying.before),
            "after": after,
        }


def _before(session: Session, seq: int | None, events: tuple[AnyEvent, ...]) -> list[str]:
    """What a command caused on the old line, as sentences."""
    if seq is None:
        return []
    return list(sentences(session, range(seq, seq + len(events))))


def _sentence(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT, event: EventT) -> str:
    return game.describe(game.view(state, None), game.redact(state, event, None))


def _conflict_json(session: Session, conflict: Conflict) -> JsonObject:
    refused = conflict.refused
    group = (e.seq for e in session.entries if (e.command or e.seq) == conflict.seq)
    return {
        "seq": conflict.seq,
        "command": None if conflict.command is None else to_json(conflict.command),
        "told": sentences(session, group) or sentences(session, (conflict.seq,)),
        "reason": refused.reason,
        "detail": refused.detail,
        "rule": refused.rule,
        "ruling": _ruling(session.game, refused.rule),
        "instead": [to_json(command) for command in conflict.instead],
    }


def _ruling(game: AnyGame, rule: str) -> JsonObject | None:
    return next((asdict(one) for one in game.rulings if one.id == rule), None)


def _fresh_json(plan: Plan) -> Iterator[JsonObject]:
    """Rolls that the corrected line needs and the old line did not have."""
    for saying in plan.sayings:
        for luck in saying.luck:
            event = luck.events[0]
            if luck.origin is None and isinstance(event, Rolled):
                yield {"why": event.why, "values": event.values}


def _seen(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT) -> JsonObject:
    """A state as the referee sees it, as JSON without the options, which never change."""
    seen = to_json(game.view(state, None))
    return {name: value for name, value in seen.items() if name != "options"}


def _ending(game: Game[OptionsT, StateT, CommandT, EventT], state: StateT) -> str | None:
    outcome = game.outcome(state)
    return None if outcome is None else outcome.why
