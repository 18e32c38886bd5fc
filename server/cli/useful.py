"""Refuses options that would do nothing, because whoever gave them expected an effect."""

from collections.abc import Mapping

from server.cli.exits import Unusable


def check_useful(given: Mapping[str, object], needed: str, *, there: bool) -> None:
    """Refuse options that have no effect without another one.

    Args:
        given: Options and their values; a false value means that the option was not given.
        needed: The option that they need.
        there: Whether that option was given.

    Raises:
        Unusable: One was given without `needed`; the message names it.
    """
    vain = _first(given)
    if vain and not there:
        raise Unusable(
            f"{vain} does nothing without {needed}: add what is missing, or leave {vain} out."
        )


def check_not_beside(given: Mapping[str, object], other: str, *, there: bool) -> None:
    """Refuse options that have no effect together with `other`; arguments as `check_useful`."""
    vain = _first(given)
    if vain and there:
        raise Unusable(f"{vain} does nothing with {other}: leave one of them out.")


def _first(given: Mapping[str, object]) -> str | None:
    return next((option for option, value in given.items() if value), None)
