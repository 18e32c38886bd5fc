"""Command-line options that all trainings share."""

from argparse import ArgumentParser, Namespace, RawTextHelpFormatter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    Ways: TypeAlias = _SubParsersAction[ArgumentParser]

Run: TypeAlias = Callable[[Namespace], None]


def parser_of(told: str | None, checkpoint: str, rate: float) -> "tuple[ArgumentParser, Ways]":
    """The parser of a training, and the object to which its subcommands are added.

    Args:
        told: The description, usually the module's docstring.
        checkpoint: Default of the checkpoint's name in the cache.
        rate: Default of the learning rate.
    """
    parser = ArgumentParser(description=told, formatter_class=RawTextHelpFormatter)
    parser.add_argument("--checkpoint", default=checkpoint, help="its name in the cache")
    parser.add_argument("--rate", type=float, default=rate)
    parser.set_defaults(onward=None)
    return parser, parser.add_subparsers(required=True)


def way(ways: "Ways", name: str, run: Run) -> ArgumentParser:
    """Add a subcommand that calls `run`; returns its parser."""
    parser: ArgumentParser = ways.add_parser(name)
    parser.set_defaults(run=run)
    return parser


def train_way(ways: "Ways", run: Run, *, steps: int, every: int) -> ArgumentParser:
    """Add the subcommand `train`; `steps` and `every` are defaults (see `Training.run`)."""
    parser = way(ways, "train", run)
    parser.add_argument("--steps", type=int, default=steps)
    parser.add_argument("--every", type=int, default=every)
    parser.add_argument("--threads", type=int, default=1)
    return parser


def may_go_on(training: ArgumentParser) -> None:
    """Add the option to begin training with the weights of a shipped file."""
    training.add_argument("--onward", type=Path, help="the shipped file to go on from")


def export_way(ways: "Ways", run: Run) -> None:
    """Add the subcommand `export`, which writes the file that ships."""
    way(ways, "export", run).add_argument("file", type=Path)
