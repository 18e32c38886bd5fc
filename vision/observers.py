"""Every observer by its name, which of them are needed, and which of their sightings are wanted."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Final

from calibration.frame import Frame
from calibration.model.printed import Boards
from vision.foreground import Glance
from vision.observe import Done, Follower, Namer, Observer, Refusal, Restful, refusals_of
from vision.registered import Registered, Surroundings
from vision.sightings import SIGHTINGS, Sighting


class _Registry(Mapping[str, Registered]):
    """What the modules of `vision` that have observers call `REGISTERED`, by its name.

    They are imported when somebody first asks for one: they and SciPy take longer to import than
    `--help` may take.
    """

    def __init__(self, *modules: str) -> None:
        self._modules = modules

    @cached_property
    def _made(self) -> Mapping[str, Registered]:
        found: list[Registered] = [
            import_module(f"vision.{one}").REGISTERED for one in self._modules
        ]
        return MappingProxyType({one.name: one for one in found})

    def __getitem__(self, name: str) -> Registered:
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._modules)


OBSERVERS: Final[Mapping[str, Registered]] = _Registry(
    "hands.observer",
    "weigh_in.observer",
    "lumps.observer",
    "clay.creature_observer",
    "throws.observer",
    "tracking.observer",
    "tracking.together",
    "figures.observer",
    "dice.observer",
    "tokens.observer",
)
"""Everything that can be watched for, by name; those reported first stand first."""


def unscaled_kinds() -> frozenset[str]:
    """Kinds that are read off the picture alone; a calibration adds only where they lie."""
    return frozenset(kind for one in OBSERVERS.values() if one.unscaled for kind in one.tells)


def observers_in_games(around: Surroundings) -> tuple[Observer, ...]:
    """Everything that a game needs to see; pieces only where some are printed."""
    return tuple(one.make(around) for one in needed_in_games(around.boards))


def needed_in_games(boards: Boards) -> tuple[Registered, ...]:
    """The observers of `observers_in_games`, not made yet."""
    return tuple(one for one in OBSERVERS.values() if one.in_games(boards))


def observers_of(kinds: Collection[str], around: Surroundings) -> tuple[Observer, ...]:
    """Observers that tell these kinds, those told along with them, and nothing else.

    Kinds that speak of the same creatures come from one observer, so that tracks mean the same.

    Args:
        kinds: Of `SIGHTINGS`.
        around: What the observers are made from.
    """
    made = (one.make(around) for one in needed_for(kinds))
    return tuple(Repeating(one) if around.every_frame else one for one in made)


def needed_for(kinds: Collection[str]) -> tuple[Registered, ...]:
    """The observers of `observers_of`, not made yet, each telling no more than is wanted."""
    wanted = frozenset(kinds).union(*(SIGHTINGS[kind].reported_with for kind in kinds))
    return tuple(_telling(one, wanted) for one in _narrowest(wanted))


def _narrowest(wanted: frozenset[str]) -> tuple[Registered, ...]:
    """For each observer that tells wanted kinds: the one that tells these and the fewest others."""
    free = [one for one in OBSERVERS.values() if not one.in_games_only]
    widest = [one for one in free if not any(one.tells < other.tells for other in free)]
    return tuple(
        min(
            (one for one in free if wanted & all_of.tells <= one.tells <= all_of.tells),
            key=lambda one: len(one.tells),
        )
        for all_of in widest
        if wanted & all_of.tells
    )


def _telling(one: Registered, wanted: frozenset[str]) -> Registered:
    if one.tells <= wanted:
        return one

    def picked(around: Surroundings) -> Observer:
        return picked_of(one.make(around), wanted)

    return replace(one, tells=one.tells & wanted, make=picked)


def picked_of(observer: Observer, kinds: Collection[str]) -> "Picked":
    """Pass on some kinds of what an observer tells; it is asked for no more than it can do."""
    for wrapper, abilities in _WRAPPERS:
        if all(isinstance(observer, one) for one in abilities):
            return wrapper(observer, kinds)
    return Picked(observer, kinds)


class Picked:
    """Passes on what an observer tells of the kinds that are wanted."""

    def __init__(self, observer: Observer, kinds: Collection[str]) -> None:
        self._observer = observer
        self._kinds = frozenset(kinds)

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """What became certain with this frame, of the wanted kinds."""
        return self._pick(self._observer.see(frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """What is still to be said, of the wanted kinds."""
        return self._pick(self._observer.finish())

    def resting(self) -> bool:
        """Whether nothing goes on that it follows from frame to frame."""
        return isinstance(self._observer, Restful) and self._observer.resting()

    def refusals(self) -> tuple[Refusal, ...]:
        """What the observer could not measure."""
        return refusals_of(self._observer)

    def _pick(self, seen: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
        return tuple(one for one in seen if one.kind in self._kinds)


class PickedFollower(Picked):
    """The same of an observer of fast things."""

    @property
    def follows(self) -> bool:
        """Whether something fast is followed."""
        return isinstance(self._observer, Follower) and self._observer.follows


class PickedNamer(Picked):
    """The same of an observer that may take one thing for another."""

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        """Pass on who is who."""
        if isinstance(self._observer, Namer):
            self._observer.rename(right, asked_in=asked_in)


class PickedNamingFollower(PickedFollower, PickedNamer):
    """The same of an observer that is both."""


class PickedEndingFollower(PickedFollower):
    """The same of an observer of fast things that says when it has told all."""

    @property
    def done(self) -> bool:
        """Whether it has said all there was."""
        return isinstance(self._observer, Done) and self._observer.done


_WRAPPERS: Final[tuple[tuple[type[Picked], tuple[type, ...]], ...]] = (
    (PickedNamingFollower, (Follower, Namer)),
    (PickedEndingFollower, (Follower, Done)),
    (PickedFollower, (Follower,)),
    (PickedNamer, (Namer,)),
)
"""Wrappers by what an observer can do; the first that fits is taken."""


class Repeating:
    """Repeats in every frame the newest sighting of everything at rest."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._lying: dict[tuple[object, ...], Sighting] = {}

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """New sightings, and again those of everything at rest."""
        fresh = self._observer.see(frame, glance)
        for sighting in fresh:
            self._remember(sighting)
        once = tuple(s for s in fresh if not s.persists)
        lying = (replace(s, frame=frame.index, t_s=frame.t_s) for s in self._lying.values())
        return (*once, *lying)

    def finish(self) -> tuple[Sighting, ...]:
        """What the observer still has to say."""
        return self._observer.finish()

    def refusals(self) -> tuple[Refusal, ...]:
        """What the observer could not measure."""
        return refusals_of(self._observer)

    def _remember(self, fresh: Sighting) -> None:
        self._lying = {
            identity: old for identity, old in self._lying.items() if not fresh.replaces(old)
        }
        if fresh.persists:
            self._lying[fresh.identity] = fresh
