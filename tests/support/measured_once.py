"""What many tests measure alike is measured by the first of them, and looked up by the others.

A calibration takes most of a second of processor time, a weigh-in several, and dozens of tests
begin with one of the same picture. Both follow from what they are given, bit for bit: what one
test got, any other of the same run may have, by the content of what it asks with. The workers of
a run share it as files.
"""

import copyreg
import hashlib
import os
import pickle
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import cv2

from calibration.frame import Progress

CALIBRATING: Final = (
    ("calibration.solve.first_look", "find_boards"),
    ("calibration.solve.calibrate", "_solved"),
    ("calibration.solve.calibrate", "calibrated_from_pictures"),
    ("calibration.solve.fast", "_bundle"),
)
"""Modules, and what each calls that takes long."""

WEIGHING: Final = ("vision.weigh_in.observer", "weigh")

Call = Callable[..., Any]


def _dictionary(markers: cv2.aruco.Dictionary) -> tuple[type, tuple[Any, ...]]:
    """How a dictionary of markers, which boards hold, is pickled."""
    return type(markers), (markers.bytesList, markers.markerSize, markers.maxCorrectionBits)


def _locked(mapping: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(mapping)


def _read_only(mapping: MappingProxyType[Any, Any]) -> tuple[Call, tuple[Any, ...]]:
    """How a mapping that nobody can write to, such as the cards of a deck, is pickled."""
    return _locked, (dict(mapping),)


copyreg.pickle(cv2.aruco.Dictionary, _dictionary)
copyreg.pickle(MappingProxyType, _read_only)


def once(function: Call, folder: Path) -> Call:
    """The same function, which does for each content of its arguments what it does only once.

    Whatever it raises is raised, and not kept. Everybody gets a copy of its own.
    """

    @wraps(function)
    def asked(*words: Any, **named: Any) -> Any:
        file = _file(folder, function, words, named)
        if not file.is_file():
            _write(file, function(*words, **named))
        return pickle.loads(file.read_bytes())

    return asked


def weighed_once(weigh: Call, folder: Path) -> Call:
    """`weigh` once for each content, whose progress is told every time."""

    def told_on_the_way(*words: Any) -> tuple[Any, tuple[str, ...]]:
        told: list[str] = []
        return weigh(*words, progress=told.append), tuple(told)

    kept = once(told_on_the_way, folder)

    @wraps(weigh)
    def asked(*words: Any, progress: Progress | None = None) -> Any:
        outcome, told = kept(*words)
        for text in told if progress else ():
            progress(text)  # type: ignore[misc]
        return outcome

    return asked


def all_once(folder: Path) -> dict[tuple[str, str], Call]:
    """What to put in the place of which function, by its module and name."""
    folder.mkdir(exist_ok=True)
    found = {at: once(_function(*at), folder) for at in CALIBRATING}
    return {**found, WEIGHING: weighed_once(_function(*WEIGHING), folder)}


def _function(module: str, name: str) -> Call:
    function: Call = getattr(import_module(module), name)
    return function


def _file(folder: Path, function: Call, words: tuple[Any, ...], named: dict[str, Any]) -> Path:
    asked = pickle.dumps((words, named), protocol=pickle.HIGHEST_PROTOCOL)
    content = hashlib.blake2b(asked, digest_size=20)
    content.update(f"{function.__module__}.{function.__qualname__}".encode())
    return folder / content.hexdigest()


def _write(file: Path, outcome: Any) -> None:
    """Whole or not at all: another worker may look at the same time."""
    draft = file.with_suffix(f".{os.getpid()}")
    draft.write_bytes(pickle.dumps(outcome, protocol=pickle.HIGHEST_PROTOCOL))
    draft.replace(file)
