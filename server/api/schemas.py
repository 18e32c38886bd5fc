"""Request bodies of HTTP calls: JSON is validated here, and trusted everywhere after."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from server.capture.phone.offer import LONGEST_OFFER

MOST_SEATS = 100
"""Most seats that a request may ask for; no game has as many."""

LONGEST_KEY = 300
"""Characters in the key of a camera: enough for any file name under Linux."""
LARGEST_SEED = 2**64 - 1
"""Largest seed, and its negative the smallest: what 64 bits hold."""

MOST_AMENDMENTS = 100
"""Amendments in one plan; more can be made in several plans."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class BeginSession(_Strict):
    """Begin a game."""

    game: str
    seats: Annotated[int, Field(le=MOST_SEATS)] | list[str] | None = None
    options: dict[str, object] = Field(default_factory=dict)
    seed: Annotated[int, Field(ge=-LARGEST_SEED, le=LARGEST_SEED)] | None = None
    dice: Literal["seeded", "typed", "camera"] = "seeded"
    after: str | None = None
    """The game that this one follows: screens that show the old one switch to this one."""


class SayCommand(_Strict):
    """A command in the notation of the engine, and the ledger's head that it is based on."""

    command: dict[str, object]
    based_on_seq: int


class TakeBack(_Strict):
    """The entry to go back to."""

    to_seq: int
    based_on_seq: int


class AmendEntry(_Strict):
    """What to do at an entry; `command` replaces its command, or is inserted before it."""

    seq: int
    how: Literal["replace", "remove", "insert"]
    command: dict[str, object] | None = None


class PlanAmendment(_Strict):
    """Corrections of earlier entries, and the ledger's head that they are based on."""

    amendments: Annotated[list[AmendEntry], Field(min_length=1, max_length=MOST_AMENDMENTS)]
    based_on_seq: int


class ConfirmAmendment(PlanAmendment):
    """The same again, with the digest of the plan that the referee has seen."""

    digest: str


class ChangeCodes(_Strict):
    """Whose codes to renew or withdraw; a number is a seat."""

    whose: Literal["referee", "spectator", "all"] | int
    do: Literal["renew", "withdraw"]


class ChooseCamera(_Strict):
    """The key of a camera in the list."""

    key: Annotated[str, Field(max_length=LONGEST_KEY)]


class PauseFootage(_Strict):
    """Whether footage is paused."""

    paused: bool


class JumpInFootage(_Strict):
    """Where to continue footage, in seconds from the film's beginning."""

    to_s: float


class PhoneOffer(_Strict):
    """A phone's offer of its picture, in SDP."""

    sdp: Annotated[str, Field(max_length=LONGEST_OFFER)]


class Confirm(_Strict):
    """Confirm a proposal; `command`, if given, is the corrected one."""

    based_on_seq: int
    command: dict[str, object] | None = None
    proposed: dict[str, object] | None = None
    """The proposal's command as the caller was shown it; refused if it is another one by now."""
