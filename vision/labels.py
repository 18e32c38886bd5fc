"""Sightings in a few plain words, for the picture; OpenCV's letters know no accents or signs."""

from typing import Final

from vision.sighting import (
    BallSeen,
    CreatureSeen,
    DieSeen,
    DivideSeen,
    Estimate,
    FigureSeen,
    GoneSeen,
    HandSpanSeen,
    IdentityLost,
    ImpactSeen,
    InPlay,
    LayoutSeen,
    MissileSeen,
    MoveSeen,
    OfDice,
    OnBoards,
    OnField,
    PieceSeen,
    RollSeen,
    ShapeSeen,
    Sighting,
    TokenSeen,
)

PIECE_WORDS: Final = {"off": "came off", "back": "is back", "taken": "was taken"}


def label(sighting: Sighting) -> str:
    """A few plain words for the picture; the letters of OpenCV know no accents or signs."""
    match sighting:
        case HandSpanSeen():
            return f"span {_told(sighting.span_mm, 'mm')}"
        case CreatureSeen(volume_ml=Estimate() as volume, legs=legs):
            count = f", {legs.count} legs" if legs else ""
            return f"{sighting.colour} {_told(volume, 'ml')}{count}"
        case CreatureSeen():
            return sighting.colour
        case MissileSeen():
            return f"{_told(sighting.diameter_mm, 'mm')} = {sighting.dice} d6"
        case ImpactSeen(struck=(first, *_)) if first.probability > sighting.probability_none:
            return f"struck {first.colour} ({first.probability:.0%})"
        case ImpactSeen():
            return f"struck nobody ({sighting.probability_none:.0%})"
        case TokenSeen() | LayoutSeen():
            return _on_boards(sighting)
        case DieSeen() | RollSeen():
            return _of_dice(sighting)
        case FigureSeen() | BallSeen():
            return _on_field(sighting)
        case _:
            return _in_play(sighting)


def _of_dice(sighting: OfDice) -> str:
    dice = (sighting,) if isinstance(sighting, DieSeen) else sighting.dice
    return " + ".join(f"{die.pips}{'?' if die.flags else ''}" for die in dice)


def _on_boards(sighting: OnBoards) -> str:
    if isinstance(sighting, LayoutSeen):
        return f"{len(sighting.cards)} cards"
    hidden = "" if sighting.state == "lying" else f", {sighting.state}"
    return f"{sighting.name or f'token {sighting.id}'}{hidden}"


def _on_field(sighting: OnField) -> str:
    if isinstance(sighting, FigureSeen):
        return sighting.team if sighting.standing else f"{sighting.team}, fallen"
    return "ball" if sighting.state == "ground" else f"ball, {sighting.state}"


def _in_play(sighting: InPlay) -> str:
    match sighting:
        case MoveSeen():
            return f"{sighting.colour} moved {_told(sighting.path_mm, 'mm')}"
        case PieceSeen():
            return f"{sighting.colour} piece {PIECE_WORDS[sighting.state]}"
        case GoneSeen():
            return f"{sighting.colour} has left the table"
        case ShapeSeen():
            return f"{sighting.colour} looks other than before"
        case DivideSeen():
            return f"{sighting.colour} was divided"
        case IdentityLost():
            return f"which {' or '.join(dict.fromkeys(sighting.colours))} is which?"


def _told(estimate: Estimate, unit: str) -> str:
    return f"{estimate.value:.0f} +- {estimate.sigma:.0f} {unit}"
