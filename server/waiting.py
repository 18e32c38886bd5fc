"""Unanswered proposals of a desk, as JSON and back, to survive a restart of the program."""

import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.notation import from_json, to_json
from engine.plain import JsonObject
from server.capture.snapshots import Snapshots
from server.proposals.proposal import Answered, Memory, Noticed
from server.session import Session
from server.store.waiting import WaitingFiles
from vision.sightings import Sighting
from vision.sightings.document import from_json as sighting_from_json
from vision.sightings.document import to_json as sighting_to_json

LOG = logging.getLogger(__name__)
_FRAMES = re.compile(r"@([\d,]+)$")
"""The frames at the end of a proposal's mark: "throw-66@66,69"."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """The part of a desk's state that is not in the game's ledger.

    Attributes:
        memory: Sightings that are not out of date yet; proposals follow from them.
        dismissed: Marks of the proposals that were put aside.
        rested: The sightings behind confirmed proposals, by the proposal's mark.
    """

    memory: Memory = ()
    dismissed: frozenset[str] = frozenset()
    rested: Mapping[str, tuple[Sighting, ...]] = field(default_factory=dict)

    def same_as(self, other: "Waiting | None") -> bool:
        """Whether two states are equal; the memory, which is large, is compared by identity."""
        return (
            other is not None
            and self.memory is other.memory
            and self.dismissed == other.dismissed
            and self.rested == other.rested
        )


class WaitingKeeper:
    """Saves the unanswered proposals of all desks.

    Args:
        files: Where they are written.
        snapshots: The pictures of sightings; those of proposals are saved too.
    """

    def __init__(self, files: WaitingFiles, snapshots: Snapshots) -> None:
        self._files = files
        self._snapshots = snapshots
        self._kept: dict[str, Waiting] = {}

    def read(self, session: Session) -> Waiting:
        """Load what was unanswered when the program last ended; empty if it cannot be read."""
        data = self._files.read(session.record.id)
        if data is None:
            return Waiting()
        try:
            return _with_negative_scenes(waiting_from_json(data, session))
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
            LOG.warning("What waited in game %s is left out (%s).", session.record.id, error)
            return Waiting()

    def keep(self, session: Session, waiting: Waiting, offered: tuple[Sighting, ...]) -> None:
        """Save what is unanswered, unless it is saved already, and the pictures of `offered`."""
        name = session.record.id
        if self._files.is_behind(name) or not waiting.same_as(self._kept.get(name)):
            self._kept[name] = waiting
            self._files.write(name, lambda: waiting_to_json(waiting))
        for sighting in offered:
            self._snapshots.keep(sighting)


class PictureHolder:
    """Holds the pictures of unanswered proposals where nothing outlasts the program.

    There, new pictures would otherwise displace those of a proposal that can still be answered.

    Args:
        snapshots: The pictures of sightings.
    """

    def __init__(self, snapshots: Snapshots) -> None:
        self._snapshots = snapshots

    def read(self, _session: Session) -> Waiting:
        """Nothing: no earlier run has left anything."""
        return Waiting()

    def keep(self, session: Session, _waiting: Waiting, offered: tuple[Sighting, ...]) -> None:
        """Hold the pictures of `offered`, and no longer those of earlier proposals."""
        self._snapshots.hold(session.record.id, offered)


def next_frame(session: Session, waiting: Waiting) -> int:
    """The number with which a camera's frames begin: after all that earlier runs have left.

    Proposals are recognized by the frames of their sightings (`server.offers.mark`). If each run of
    the program counted from 0, something new could count as answered in an earlier run.

    Args:
        session: The game that the camera watches.
        waiting: What was unanswered in it when the program last ended.

    Returns:
        0 if nothing is left from earlier runs.
    """
    said = (entry.proposal for entry in session.entries if entry.proposal)
    frames = [noticed.sighting.frame for noticed in waiting.memory]
    for mark in (*said, *waiting.dismissed):
        found = _FRAMES.search(mark)
        frames += [int(frame) for frame in found[1].split(",") if frame] if found else []
    return max(frames, default=-1) + 1


def waiting_to_json(waiting: Waiting) -> JsonObject:
    """Convert a desk's unanswered proposals to plain JSON values."""
    return {
        "memory": [_noticed_to_json(noticed) for noticed in waiting.memory],
        "dismissed": sorted(waiting.dismissed),
        "rested": {
            mark: [sighting_to_json(one) for one in sightings]
            for mark, sightings in waiting.rested.items()
        },
    }


def waiting_from_json(data: JsonObject, session: Session) -> Waiting:
    """The inverse of `waiting_to_json`; raises ValueError, KeyError or TypeError if invalid."""
    return Waiting(
        memory=tuple(_noticed_from_json(one, session) for one in data["memory"]),
        dismissed=frozenset(map(str, data["dismissed"])),
        rested={
            mark: tuple(sighting_from_json(one) for one in sightings)
            for mark, sightings in data["rested"].items()
        },
    )


def _noticed_to_json(noticed: Noticed) -> JsonObject:
    return {
        "sighting": sighting_to_json(noticed.sighting),
        "scene": noticed.scene,
        "seq": noticed.seq,
        "answers": [
            {"mark": one.mark, "command": None if one.command is None else to_json(one.command)}
            for one in noticed.answers
        ],
    }


def _noticed_from_json(data: JsonObject, session: Session) -> Noticed:
    seq = int(data["seq"])
    if not 0 <= seq <= session.head:
        raise ValueError(f"the game has no entry {seq}")
    return Noticed(
        sighting_from_json(data["sighting"]),
        int(data["scene"]),
        session.state_after(seq),
        tuple(_answer_from_json(one, session) for one in data["answers"]),
        seq,
    )


def _answer_from_json(data: JsonObject, session: Session) -> Answered:
    command = data["command"]
    said = None if command is None else from_json(session.game, command)
    return Answered(str(data["mark"]), said)


def _with_negative_scenes(waiting: Waiting) -> Waiting:
    """Shift the scene numbers of an earlier run below 0, as every run counts scenes from 0."""
    newest = max((noticed.scene for noticed in waiting.memory), default=0)
    earlier = (replace(one, scene=one.scene - newest - 1) for one in waiting.memory)
    return replace(waiting, memory=tuple(earlier))
