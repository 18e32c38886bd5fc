"""Access codes of a game: given, withdrawn, renewed, and expiring after the evening.

As JSON: `{"referee": ..., "seats": [...], "spectator": ..., "given_at": ...}`. A withdrawn code is
null; `given_at` is when the last code was given, and missing in games of earlier versions.
"""

import secrets
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final, Literal, TypeAlias

from engine.plain import JsonObject

Holder: TypeAlias = Literal["referee", "spectator"] | int
"""Who has a code; a number is a seat."""

CODE_BYTES: Final = 9
"""Random bytes of a code: 72 bits, twelve letters."""


def new_codes(seats: int) -> JsonObject:
    """New codes for the referee, each seat and the spectators."""
    return renewed({"seats": [None] * seats}, "all")


def renewed(codes: JsonObject, whose: Holder | Literal["all"]) -> JsonObject:
    """The codes with a new one for `whose`; the old one is no longer valid."""
    return {**_replaced_codes(codes, whose, fresh=True), "given_at": datetime.now(UTC).isoformat()}


def withdrawn(codes: JsonObject, whose: Holder | Literal["all"]) -> JsonObject:
    """The codes without that of `whose`."""
    return _replaced_codes(codes, whose, fresh=False)


def with_seats(codes: JsonObject, seats: int) -> JsonObject:
    """The codes for this many seats: seats without a code get one, the others keep theirs."""
    joined = [_new_code() for _ in range(seats - len(codes["seats"]))]
    return {**codes, "seats": [*codes["seats"], *joined]}


def holders(codes: JsonObject) -> Iterator[tuple[Holder, str | None]]:
    """Everybody who may have a code, each with it; None if it was withdrawn."""
    yield "referee", codes.get("referee")
    yield "spectator", codes.get("spectator")
    yield from enumerate(codes["seats"], start=1)


def holder_of(codes: JsonObject, code: str) -> Holder | None:
    """Who has this code; None if nobody.

    All codes are compared, in constant time, so that the duration reveals nothing.
    """
    matches = [
        holder
        for holder, known in holders(codes)
        if secrets.compare_digest((known or "").encode(), code.encode()) and known
    ]
    return matches[0] if matches else None


def ends_at(codes: JsonObject, *commands_at: str, hours: float) -> datetime:
    """When the codes expire: `hours` after the last command, or after the last code was given.

    If that is after the year 9999, they never expire.

    Args:
        codes: The codes.
        commands_at: When commands were given, ISO 8601; in any time zone, UTC if none is named.
        hours: How long the codes are valid.
    """
    moments = (codes.get("given_at"), *commands_at)
    last = max(moment_of(one) for one in moments if one)
    try:
        return last + timedelta(hours=hours)
    except OverflowError:
        return datetime.max.replace(tzinfo=UTC)


def moment_of(text: str) -> datetime:
    """The moment that ISO 8601 text names; in UTC if it names no time zone."""
    moment = datetime.fromisoformat(text)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _replaced_codes(
    codes: JsonObject, whose: Holder | Literal["all"], *, fresh: bool
) -> JsonObject:
    """The codes with that of `whose` renewed if `fresh`, else withdrawn."""

    def changed(holder: Holder, code: str | None) -> str | None:
        if whose not in ("all", holder):
            return code
        return _new_code() if fresh else None

    found = {holder: changed(holder, code) for holder, code in holders(codes)}
    seats = [code for holder, code in found.items() if isinstance(holder, int)]
    return {**codes, "referee": found["referee"], "seats": seats, "spectator": found["spectator"]}


def _new_code() -> str:
    return secrets.token_urlsafe(CODE_BYTES)
