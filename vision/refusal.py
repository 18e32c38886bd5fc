"""What was seen, or asked for, and not measured. Each room has its own closed list of causes."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something was not measured, or not as surely as in better conditions, and what mends it.

    Attributes:
        cause: A word of a closed list, like "hand/not_flat".
        mend: What to do, one sentence.
        frame: Index of the frame that decided it; None when no frame is known.
    """

    cause: str
    mend: str
    frame: int | None = None
