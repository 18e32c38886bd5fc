"""Who comes in to a game by which code: given, withdrawn, renewed, and ended with the evening.

As JSON: `{"referee": ..., "seats": [...], "spectator": ..., "given_at": ...}`. A code that was
withdrawn is null; `given_at` is when the last of them was given, missing in games of before.
"""

import secrets
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final, Literal, TypeAlias

from engine.plain import JsonObject

Holder: TypeAlias = Literal["referee", "spectator"] | int
"""Whose code it is; a number is a seat's."""

CODE_BYTES: Final = 9


def new_codes(seats: int) -> JsonObject:
    """Fresh codes for the referee, each seat and the spectators."""
    return renewed({"seats": [None] * seats}, "all")


def renewed(codes: JsonObject, whose: Holder | Literal["all"]) -> JsonObject:
    """Codes with a fresh one for somebody, or for everybody; the old one lets nobody in."""
    return {**_with(codes, whose, fresh=True), "given_at": datetime.now(UTC).isoformat()}


def withdrawn(codes: JsonObject, whose: Holder | Literal["all"]) -> JsonObject:
    """Codes without somebody's, or without any."""
    return _with(codes, whose, fresh=False)


def with_seats(codes: JsonObject, seats: int) -> JsonObject:
    """Codes for so many seats: whoever has joined gets one, and nobody loses theirs."""
    joined = [_fresh() for _ in range(seats - len(codes["seats"]))]
    return {**codes, "seats": [*codes["seats"], *joined]}


def holders(codes: JsonObject) -> Iterator[tuple[Holder, str | None]]:
    """Everybody who may have a code, each with theirs."""
    yield "referee", codes.get("referee")
    yield "spectator", codes.get("spectator")
    yield from enumerate(codes["seats"], start=1)


def holder_of(codes: JsonObject, code: str) -> Holder | None:
    """Whose code this is; every code is compared in full, so that the time tells nothing."""
    matches = [
        holder
        for holder, known in holders(codes)
        if secrets.compare_digest((known or "").encode(), code.encode()) and known
    ]
    return matches[0] if matches else None


def ends_at(codes: JsonObject, last_command_at: str, hours: float) -> datetime:
    """When the codes end: so long after the last command, or after the last code was given."""
    moments = (codes.get("given_at"), last_command_at)
    return max(_moment(one) for one in moments if one) + timedelta(hours=hours)


def _moment(told: str) -> datetime:
    moment = datetime.fromisoformat(told)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _with(codes: JsonObject, whose: Holder | Literal["all"], *, fresh: bool) -> JsonObject:
    def changed(holder: Holder, code: str | None) -> str | None:
        if whose not in ("all", holder):
            return code
        return _fresh() if fresh else None

    found = {holder: changed(holder, code) for holder, code in holders(codes)}
    seats = [code for holder, code in found.items() if isinstance(holder, int)]
    return {**codes, "referee": found["referee"], "seats": seats, "spectator": found["spectator"]}


def _fresh() -> str:
    return secrets.token_urlsafe(CODE_BYTES)
