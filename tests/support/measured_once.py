"""Caches measurements that many tests repeat: the first test measures, the others look it up.

A calibration takes most of a second of processor time, a weigh-in several, and dozens of tests
begin with one of the same picture. Both are deterministic, bit for bit, so that the result of one
test can be used by any other of the same run; the key is the content of the arguments. The workers
of a run share the results as files.
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
"""Modules, and the slow function that each of them calls."""

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
    """Cache a function by the content of its arguments, in files of a folder.

    Exceptions are raised and not stored. Each caller gets its own copy of the result.
    """

    @wraps(function)
    def asked(*words: Any, **named: Any) -> Any:
        file = _file(folder, function, words, named)
        if not file.is_file():
            _write(file, function(*words, **named))
        return pickle.loads(file.read_bytes())

    return asked


def weighed_once(weigh: Call, folder: Path) -> Call:
    """Cache `weigh` by the content of its arguments; its progress is reported every time."""

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
    """The replacement of each slow function, by its module and name."""
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
    """Write a file atomically, because another worker may read it at the same time."""
    draft = file.with_suffix(f".{os.getpid()}")
    draft.write_bytes(pickle.dumps(outcome, protocol=pickle.HIGHEST_PROTOCOL))
    draft.replace(file)
