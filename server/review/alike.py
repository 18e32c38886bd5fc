"""Compares the answers of two eyes, within the uncertainty that each states."""

from collections.abc import Sequence
from typing import TypeAlias

from engine.notation import to_json
from server.proposals.proposal import Choice, MeasuredNumber, Proposal

Path: TypeAlias = tuple[str | int, ...]


def alike(one: Proposal, other: Proposal) -> bool:
    """Whether two proposals of one kind propose the same answer, or leave the same choices open.

    Measured numbers (`MeasuredNumber`) count as the same if they differ by less than the larger of
    the two sigmas. Everything else must be equal: counts, choices, names, words, and numbers
    without a sigma.
    """
    if (one.command is None) != (other.command is None):
        return False
    ones, others = said(one), said(other)
    return len(ones) == len(others) and all(
        _same(to_json(a.command), to_json(b.command), (), _sigmas(a.measured, b.measured))
        for a, b in zip(ones, others, strict=True)
    )


def said(proposal: Proposal) -> tuple[Choice, ...]:
    """The proposed answer alone, or all possible choices if the proposal leaves it open."""
    if proposal.command is None:
        return proposal.choices
    return (Choice(proposal.title, proposal.command, proposal.measured),)


def _sigmas(*stated: Sequence[MeasuredNumber]) -> dict[Path, float]:
    """The larger sigma of each measured number, in the counts of its command."""
    larger: dict[Path, float] = {}
    for number in (number for numbers in stated for number in numbers):
        larger[number.path] = max(larger.get(number.path, 0.0), number.scale * number.sigma)
    return larger


def _same(one: object, other: object, path: Path, sigmas: dict[Path, float]) -> bool:
    """Whether two values at the same path of two commands' JSON are the same within `sigmas`."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(
            _same(one[key], other[key], (*path, key), sigmas) for key in one
        )
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(
            _same(a, b, (*path, place), sigmas)
            for place, (a, b) in enumerate(zip(one, other, strict=True))
        )
    if type(one) is int and type(other) is int and path in sigmas:
        return one == other or abs(one - other) < sigmas[path]
    return type(one) is type(other) and one == other
