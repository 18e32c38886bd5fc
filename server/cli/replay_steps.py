"""Printing the steps of a replay, at a chosen speed."""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from engine.plain import JsonObject
from server.cli.exits import Unusable, say
from server.replaying import ReplayStep
from server.sentences import sentences
from server.store.recording import look_of

LONGEST_S = 1e7
"""Largest time of a recording's line, in seconds: it is longer than any evening, and a later one
means damage."""


@dataclass(slots=True)
class Pace:
    """How long to wait before a step.

    Attributes:
        speed: 1 waits as long as it took, 2 half as long; None does not wait.
        by_hand: Wait for Enter; at the end of the input all other steps follow without waiting.
        sleep: Waits this many seconds.
    """

    speed: float | None = None
    by_hand: bool = False
    sleep: Callable[[float], None] = time.sleep
    _at_s: float | None = None

    def wait(self, line: JsonObject) -> None:
        """Wait until this line is due.

        Raises:
            Unusable: The recording has no times.
        """
        if self.by_hand:
            self.by_hand = bool(sys.stdin.readline())
        if self.speed is None:
            return
        at_s = _at_s(line)
        if at_s is None:
            raise Unusable("This recording keeps no times; go through it with --step.")
        if self._at_s is not None and at_s > self._at_s:
            self.sleep((at_s - self._at_s) / self.speed)
        self._at_s = at_s


class StepPrinter:
    """Prints what was seen and decided in each step.

    Args:
        from_entry: Steps before this entry are skipped.
        pace: How long to wait before each.
        as_json: One JSON object a step, instead of sentences.
    """

    def __init__(self, from_entry: int, pace: Pace, *, as_json: bool) -> None:
        self._from = from_entry
        self._pace = pace
        self._as_json = as_json

    def show(self, step: ReplayStep) -> None:
        """Print one step; frames without sightings are skipped."""
        if step.desk is None or step.desk.session.head < self._from:
            return
        told = _told(step)
        if told is None:
            return
        self._pace.wait(step.line)
        if self._as_json:
            say(told)
        else:
            _print(told)


def _at_s(line: JsonObject) -> float | None:
    """When a line was written, in seconds; None if its time is missing or invalid."""
    told = line.get("at_s")
    if not isinstance(told, int | float) or not 0 <= told < LONGEST_S:
        return None
    return float(told)


def _told(step: ReplayStep) -> JsonObject | None:
    """A step as JSON; None if nothing happened."""
    assert step.desk is not None
    line = step.line
    told: JsonObject = {"kind": "step", "line": step.number, "at_s": _at_s(line)}
    if line["did"] == "looked":
        look = look_of(line)
        seen = [sighting.label() for sighting in look.sightings]
        news = [*look.news, *look.refused, *(str(one) for one in look.revised)]
        return {**told, "frame": look.frame, "seen": seen, "news": news} if seen or news else None
    if line["did"] not in ("began", "decided"):
        return None
    told |= {"entries": list(step.entries)}
    told["told"] = list(sentences(step.desk.session, step.entries))
    decision = line.get("decision", {})
    return {**told, "dismissed": decision["dismiss"]} if "dismiss" in decision else told


def _print(told: JsonObject) -> None:
    at_s = "" if told["at_s"] is None else f"{told['at_s']:8.1f} s  "
    if "frame" in told:
        for seen in (*told["seen"], *told["news"]):
            print(f"{at_s}frame {told['frame']}: {seen}", flush=True)
        return
    for seq, sentence in zip(told["entries"], told["told"], strict=True):
        print(f"{at_s}{seq:4}  {sentence}", flush=True)
    if "dismissed" in told:
        print(f"{at_s}      {told['dismissed']} was put aside.", flush=True)
