"""Sentences that are the same in every game: what was left to luck, and going back."""

from engine.game import Amended, TakenBack
from engine.luck import Rolled, Shuffled


def luck_told(_state: object, event: Rolled | Shuffled) -> str:
    """What luck gave, as one sentence; dice are unseen by whoever may not know what they show."""
    if isinstance(event, Shuffled):
        return f"Shuffled: {event.why}."
    shown = " ".join(map(str, event.values)) or "unseen"
    return f"Dice ({event.why}): {shown}."


def back_told(event: TakenBack) -> str:
    """Going back, as one sentence; of an amendment what it corrected."""
    if not isinstance(event, Amended):
        return f"Taken back to entry {event.to_seq}."
    parts = (
        ("said anew", event.replaced),
        ("taken out", event.removed),
        ("put in before", event.inserted),
        ("no longer possible and left out", event.left_out),
    )
    told = "; ".join(f"{what}: {_entries(seqs)}" for what, seqs in parts if seqs)
    return f"Amended, and played on from entry {event.to_seq}. {told[:1].upper()}{told[1:]}."


def _entries(seqs: tuple[int, ...]) -> str:
    return f"{'entry' if len(seqs) == 1 else 'entries'} {', '.join(map(str, seqs))}"
