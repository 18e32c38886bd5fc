"""What comes in over HTTP: the only place where JSON is trusted, after it was checked."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_SEATS = 100
LARGEST_SEED = 2**64 - 1


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class BeginSession(_Strict):
    """Begin a game."""

    game: str
    seats: Annotated[int, Field(le=MOST_SEATS)] | list[str] | None = None
    options: dict[str, object] = Field(default_factory=dict)
    seed: Annotated[int, Field(ge=-LARGEST_SEED, le=LARGEST_SEED)] | None = None
    dice: Literal["seeded", "typed", "camera"] = "seeded"


class SayCommand(_Strict):
    """A command in the notation of the engine, and the head that it was decided on."""

    command: dict[str, object]
    based_on_seq: int


class TakeBack(_Strict):
    """The entry to go back to."""

    to_seq: int
    based_on_seq: int


class Confirm(_Strict):
    """A click on a proposal; `command` is the corrected one."""

    based_on_seq: int
    command: dict[str, object] | None = None
