"""Why a command is refused: a closed list, and always with what would make it legal."""

from enum import StrEnum

from engine.plane import Point


class Reason(StrEnum):
    """Every reason there is; the value is the word that goes over the wire."""

    OPTIONS = "options/unplayable"
    """The options do not describe a game that can be played."""
    STALE = "command/stale"
    """The command was meant for an earlier state of the game."""
    UNKNOWN_COMMAND = "command/unknown"
    """The game knows no such command."""
    UNTOLD = "command/untold"
    """Nobody kept what was said there, only what happened."""
    REFEREE_ONLY = "seat/referee_only"
    """Only the referee decides this."""
    NOT_YOURS = "seat/not_yours"
    """It belongs to another player."""
    NOT_YOUR_MOVE = "turn/not_your_move"
    """It is somebody else's move."""
    WRONG_PHASE = "turn/wrong_phase"
    """The game is not at the point where this is done."""
    WRONG_STEP = "turn/wrong_step"
    """The order of a move's steps forbids it."""
    GAME_OVER = "turn/game_over"
    """The game is over."""
    ROLL_PENDING = "dice/roll_pending"
    """Dice are to be rolled first."""
    NO_ROLL = "dice/not_wanted"
    """No dice are wanted now."""
    BAD_ROLL = "dice/bad_values"
    """Wrong number of dice, or a face that the dice do not have."""
    UNKNOWN_PIECE = "piece/unknown"
    """There is no such player, creature, missile, limb or power."""
    DEAD = "piece/dead"
    """A dead creature neither acts nor is attacked."""
    TOO_FAR = "limit/too_far"
    """Farther than the allowance or the reach."""
    SPENT = "limit/spent"
    """The allowance for this is used up."""
    UNMEASURED = "limit/unmeasured"
    """A measurement is needed first."""
    BLOCKED = "path/blocked"
    """Something stands in the way, or the way is too narrow."""
    FORBIDDEN = "path/forbidden"
    """The path leads where this piece may not go."""
    BAD_TARGET = "target/not_allowed"
    """This target cannot be chosen."""
    BAD_VALUE = "value/out_of_range"
    """A number or word that the rules do not know."""
    NO_REASON = "value/because_missing"
    """What the referee decides carries a reason."""
    NO_POWER = "power/not_held"
    """The creature does not have this power now."""
    NO_TRIGGER = "power/not_triggered"
    """What would set the power off has not happened."""
    HOUSE_RULE = "house/switched_off"
    """The house rules of this game leave it out."""


class IllegalCommand(ValueError):
    """A command that the rules do not allow now.

    Attributes:
        reason: From the closed list.
        detail: What is wrong, and what would make the command legal.
        rule: The rule or ruling it rests on.
        spot: Where on the table it went wrong, in tenths of a millimetre, where there is a place.
    """

    def __init__(
        self, reason: Reason, detail: str, rule: str = "", spot: Point | None = None
    ) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail
        self.rule = rule
        self.spot = spot


def refusal(
    reason: Reason, problem: str, mend: str, rule: str = "", spot: Point | None = None
) -> IllegalCommand:
    """A refusal from what is wrong and what would make it legal, both without a full stop."""
    return IllegalCommand(reason, f"{problem}; {mend}.", rule, spot)
