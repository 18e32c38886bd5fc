"""Request bodies of the hall's HTTP calls, validated."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.notation import LARGEST
from engine.tournament.deciding import LONGEST_NAME, LONGEST_REASON, MOST_ENTRANTS

Name = Annotated[str, Field(max_length=LONGEST_NAME)]
SafeNumber = Annotated[int, Field(ge=0, le=10**6)]


class _Checked(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ChangeHallCodes(_Checked):
    """Whose codes of the hall to renew or withdraw."""

    whose: Literal["referee", "spectator", "all"]
    do: Literal["renew", "withdraw"]


class SignIn(_Checked):
    """The referee who goes to a table; empty if nobody is there any more."""

    name: Name


class BeginTournament(_Checked):
    """Begin a tournament; `rounds` is for the Swiss system only."""

    name: Name
    game: str
    system: Literal["swiss", "round_robin"] = "swiss"
    per_table: SafeNumber = 2
    rounds: SafeNumber = 0
    options: dict[str, object] = Field(default_factory=dict)
    dice: Literal["seeded", "typed", "camera"] = "seeded"
    players: Annotated[list[Name], Field(max_length=MOST_ENTRANTS)] = Field(default_factory=list)
    seed: Annotated[int, Field(ge=0, le=LARGEST)] | None = None


class JoinTournament(_Checked):
    """Enter a player."""

    name: Name
    based_on_seq: SafeNumber


class LeaveTournament(_Checked):
    """Let a player leave, who plays no further round."""

    number: SafeNumber
    based_on_seq: SafeNumber


class PairRound(_Checked):
    """Draw the next round."""

    based_on_seq: SafeNumber


class CorrectResult(_Checked):
    """Correct how a game counts; `winners` are numbers of entrants, none means a draw."""

    round: SafeNumber
    table: SafeNumber
    winners: Annotated[list[SafeNumber], Field(max_length=MOST_ENTRANTS)]
    because: Annotated[str, Field(max_length=LONGEST_REASON)]
    based_on_seq: SafeNumber
