"""Refusals of commands: the reason from a closed list, and what would make the command legal."""

from enum import StrEnum

from engine.plane import Point


class Reason(StrEnum):
    """Every reason for a refusal; the value is its name in the API."""

    OPTIONS = "options/unplayable"
    """The options do not describe a game that can be played."""
    STALE = "command/stale"
    """The command was meant for an earlier state of the game."""
    UNKNOWN_COMMAND = "command/unknown"
    """The game knows no such command."""
    UNTOLD = "command/untold"
    """The ledger kept only the events here, not the command that caused them."""
    REFEREE_ONLY = "seat/referee_only"
    """Only the referee decides this."""
    NOT_YOURS = "seat/not_yours"
    """It belongs to another player, or is for another player to say."""
    NOT_YOUR_MOVE = "turn/not_your_move"
    """It is somebody else's move."""
    WRONG_PHASE = "turn/wrong_phase"
    """The command is not possible in this phase of the game."""
    WRONG_STEP = "turn/wrong_step"
    """The steps of a move are in an order that forbids it."""
    GAME_OVER = "turn/game_over"
    """The game is over."""
    ROLL_PENDING = "dice/roll_pending"
    """Dice have to be rolled first."""
    NO_ROLL = "dice/not_wanted"
    """No dice are awaited now."""
    BAD_ROLL = "dice/bad_values"
    """Wrong number of dice, or a face that the dice do not have."""
    UNKNOWN_PIECE = "piece/unknown"
    """There is no such player, creature, missile, limb or power."""
    DEAD = "piece/dead"
    """A dead creature neither acts nor is attacked."""
    TOO_FAR = "limit/too_far"
    """It is farther than the allowance or the reach."""
    SPENT = "limit/spent"
    """The allowance for this is used up already."""
    UNMEASURED = "limit/unmeasured"
    """Something has to be measured first."""
    BLOCKED = "path/blocked"
    """Something stands in the way, or the way is too narrow."""
    FORBIDDEN = "path/forbidden"
    """The path leads where this piece may not go."""
    BAD_TARGET = "target/not_allowed"
    """This target cannot be chosen."""
    BAD_VALUE = "value/out_of_range"
    """A value that the rules do not allow."""
    NO_REASON = "value/because_missing"
    """The referee has to give a reason for what they decide."""
    NO_POWER = "power/not_held"
    """The creature does not have this power now."""
    NO_TRIGGER = "power/not_triggered"
    """The event that would trigger the power has not happened."""
    HOUSE_RULE = "house/switched_off"
    """A house rule of this game has switched it off."""


class IllegalCommand(ValueError):
    """A command that the rules do not allow now.

    Attributes:
        reason: From the closed list.
        detail: What is wrong, and what would make the command legal.
        rule: The id of the rule or ruling behind the refusal.
        spot: The point on the table where the command fails, in tenths of a millimetre, if any.
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
    """Return a refusal from what is wrong and how to mend it, both without a full stop."""
    return IllegalCommand(reason, f"{problem}; {mend}.", rule, spot)
