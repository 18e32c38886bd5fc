"""The registry of observers; choice of those that are needed, and of what they report."""

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
    """The `REGISTERED` entries of modules of `vision`, by their names.

    The modules are imported when an entry is first asked for: importing them and SciPy takes longer
    than `--help` may take.
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
"""All observers by name, in the order in which they report."""


def unscaled_kinds() -> frozenset[str]:
    """Kinds of sightings that need no calibration; with one, they also say where things lie."""
    return frozenset(kind for one in OBSERVERS.values() if one.unscaled for kind in one.tells)


def observers_in_games(around: Surroundings) -> tuple[Observer, ...]:
    """The observers that a game with these boards needs; pieces only if some are printed."""
    return tuple(one.make(around) for one in needed_in_games(around.boards))


def needed_in_games(boards: Boards) -> tuple[Registered, ...]:
    """The entries of the observers that `observers_in_games` makes."""
    return tuple(one for one in OBSERVERS.values() if one.in_games(boards))


def observers_of(kinds: Collection[str], around: Surroundings) -> tuple[Observer, ...]:
    """Observers that report these kinds and those that are always reported with them, nothing else.

    Kinds that describe the same creatures come from one observer, so that their track numbers
    agree.

    Args:
        kinds: Keys of `SIGHTINGS`.
        around: What the observers are made from.
    """
    made = (one.make(around) for one in needed_for(kinds))
    return tuple(Repeating(one) if around.every_frame else one for one in made)


def needed_for(kinds: Collection[str]) -> tuple[Registered, ...]:
    """The entries of the observers that `observers_of` makes, each limited to the wanted kinds."""
    wanted = frozenset(kinds).union(*(SIGHTINGS[kind].reported_with for kind in kinds))
    return tuple(_limited_to(one, wanted) for one in _smallest_observers(wanted))


def _smallest_observers(wanted: frozenset[str]) -> tuple[Registered, ...]:
    """For each wanted kind the most specialised observer that reports it.

    Of observers that report subsets of the same kinds, it is the smallest one that still reports
    all the wanted kinds.
    """
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


def _limited_to(one: Registered, wanted: frozenset[str]) -> Registered:
    if one.tells <= wanted:
        return one

    def picked(around: Surroundings) -> Observer:
        return picked_of(one.make(around), wanted)

    return replace(one, tells=one.tells & wanted, make=picked)


def picked_of(observer: Observer, kinds: Collection[str]) -> "Picked":
    """Wrap an observer to pass on only some kinds; the wrapper has the observer's abilities."""
    for wrapper, abilities in _WRAPPERS:
        if all(isinstance(observer, one) for one in abilities):
            return wrapper(observer, kinds)
    return Picked(observer, kinds)


class Picked:
    """Passes on an observer's sightings of the wanted kinds."""

    def __init__(self, observer: Observer, kinds: Collection[str]) -> None:
        self._observer = observer
        self._kinds = frozenset(kinds)

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """The observer's new sightings of the wanted kinds."""
        return self._pick(self._observer.see(frame, glance))

    def finish(self) -> tuple[Sighting, ...]:
        """The observer's last sightings of the wanted kinds."""
        return self._pick(self._observer.finish())

    def resting(self) -> bool:
        """Whether the observer follows nothing from frame to frame at the moment."""
        return isinstance(self._observer, Restful) and self._observer.resting()

    def refusals(self) -> tuple[Refusal, ...]:
        """What the observer could not measure."""
        return refusals_of(self._observer)

    def _pick(self, seen: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
        return tuple(one for one in seen if one.kind in self._kinds)


class PickedFollower(Picked):
    """A `Picked` observer that follows fast things."""

    @property
    def follows(self) -> bool:
        """Whether something fast is followed."""
        return isinstance(self._observer, Follower) and self._observer.follows


class PickedNamer(Picked):
    """A `Picked` observer that may confuse two things that it tracks."""

    def rename(self, right: Mapping[int, int], *, asked_in: int | None = None) -> None:
        """Pass on a correction of track numbers."""
        if isinstance(self._observer, Namer):
            self._observer.rename(right, asked_in=asked_in)


class PickedNamingFollower(PickedFollower, PickedNamer):
    """A `Picked` observer that follows fast things and may confuse them."""


class PickedEndingFollower(PickedFollower):
    """A `Picked` observer that follows fast things and can finish early."""

    @property
    def done(self) -> bool:
        """Whether the observer does not need most frames any more."""
        return isinstance(self._observer, Done) and self._observer.done


_WRAPPERS: Final[tuple[tuple[type[Picked], tuple[type, ...]], ...]] = (
    (PickedNamingFollower, (Follower, Namer)),
    (PickedEndingFollower, (Follower, Done)),
    (PickedFollower, (Follower,)),
    (PickedNamer, (Namer,)),
)
"""Wrappers, and the abilities of the observers that they are for; the first that fits is used."""


class Repeating:
    """Repeats the newest sighting of everything at rest in every frame."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._lying: dict[tuple[object, ...], Sighting] = {}

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """The new sightings, and those of everything at rest with the current frame's time."""
        fresh = self._observer.see(frame, glance)
        for sighting in fresh:
            self._remember(sighting)
        once = tuple(s for s in fresh if not s.persists)
        lying = (replace(s, frame=frame.index, t_s=frame.t_s) for s in self._lying.values())
        return (*once, *lying)

    def finish(self) -> tuple[Sighting, ...]:
        """The observer's last sightings."""
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
