"""Maps events to those of earlier versions, so that old recordings replay as they were played."""

import re
from typing import TypeVar

from engine.games.clay_o_rama.house_rules import SENTENCES
from engine.games.clay_o_rama.starting import GameStarted
from engine.games.clay_o_rama.tables import PRESETS, House
from engine.record import replace

EventT = TypeVar("EventT")

_ONE_OF_MANY = {
    SENTENCES[name][1]: SENTENCES[name][None].format(1)
    for name in ("building_minutes", "full_hit_points", "most_missiles", "missiles_per_move")
}
"""How one of something was written before: "1 missiles"."""


def told_before(event: EventT) -> EventT | GameStarted:
    """Return the event that was written in place of this one until 29 November 2026.

    The start then told how many hit points all of the clay gives, even in games where everybody has
    the same number, or where they are rolled.
    """
    if not isinstance(event, GameStarted):
        return event
    rules = (one for rule in event.house_rules for one in _before(rule, event.preset))
    return replace(event, house_rules=tuple(rules))


def _before(rule: str, preset: str) -> tuple[str, ...]:
    if found := re.fullmatch(r"Everybody has (\d+) hit points?\.", rule):
        return (SENTENCES["hit_points"]["flat"], *_all_clay(int(found[1])))
    if rule == SENTENCES["hit_points"]["dice"]:
        return (rule, *_all_clay(PRESETS[preset].full_hit_points))
    return (_ONE_OF_MANY.get(rule, rule),)


def _all_clay(points: int) -> tuple[str, ...]:
    """The former sentence on the hit points of all the clay, if they are not the usual number."""
    usual = House().full_hit_points
    return () if points == usual else (SENTENCES["full_hit_points"][None].format(points),)
