"""What the command lines of all trainings have in common."""

from argparse import ArgumentParser, Namespace, RawTextHelpFormatter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    Ways: TypeAlias = _SubParsersAction[ArgumentParser]

Run: TypeAlias = Callable[[Namespace], None]


def parser_of(told: str | None, checkpoint: str, rate: float) -> "tuple[ArgumentParser, Ways]":
    """The parser of a training, and where its ways are added.

    Args:
        told: What is said of it.
        checkpoint: Its name in the cache, unless told.
        rate: Of learning, unless told.
    """
    parser = ArgumentParser(description=told, formatter_class=RawTextHelpFormatter)
    parser.add_argument("--checkpoint", default=checkpoint, help="its name in the cache")
    parser.add_argument("--rate", type=float, default=rate)
    parser.set_defaults(onward=None)
    return parser, parser.add_subparsers(required=True)


def way(ways: "Ways", name: str, run: Run) -> ArgumentParser:
    """One more thing to do."""
    parser: ArgumentParser = ways.add_parser(name)
    parser.set_defaults(run=run)
    return parser


def train_way(ways: "Ways", run: Run, *, steps: int, every: int) -> ArgumentParser:
    """Teaching: so many steps in all, kept and told after every so many."""
    parser = way(ways, "train", run)
    parser.add_argument("--steps", type=int, default=steps)
    parser.add_argument("--every", type=int, default=every)
    parser.add_argument("--threads", type=int, default=1)
    return parser


def may_go_on(training: ArgumentParser) -> None:
    """Teaching may begin with a file that ships."""
    training.add_argument("--onward", type=Path, help="the shipped file to go on from")


def export_way(ways: "Ways", run: Run) -> None:
    """Writing the file that ships."""
    way(ways, "export", run).add_argument("file", type=Path)
