"""Texts about a weigh-in: the proposal, its reasons, and what the referee has to decide."""

from collections.abc import Sequence

from engine.games.clay_o_rama.powers import POWERS
from engine.games.clay_o_rama.state import Seated
from engine.games.clay_o_rama.suggest_missile import missile_call, suggest_missile
from engine.games.clay_o_rama.suggested import Suggested, SuggestedPower, Suggestion
from engine.games.clay_o_rama.tables import House
from server.proposals.clay_o_rama.measured import pair
from server.proposals.proposal import Doubt
from vision.sightings import CreatureSeen, Estimate, MissileSeen, PointMm

FLAGS = {
    "second_pass": "a second pass from a steeper camera, or with it lying down, would be surer",
    "lower_pass": (
        "the camera is too high to see below it: a second pass from a lower camera "
        "(30 to 45 degrees) would be surer"
    ),
    "hand_turned": "turned by hand, without the card",
    "one_view": "guessed, as its turn is unknown",
    "cupped": "its top looks hollow, and its depth is a guess: press it full, or use a scale",
}
"""What a creature's flags mean for the referee."""

HIDDEN = 0.25
"""A missile of whose outline at least this share is hidden has a guessed size."""


def title_of(player: Seated, seen: CreatureSeen, suggestion: Suggestion) -> str:
    """One line: whose creature, and its stats."""
    attacks, spans = suggestion.attacks.value, suggestion.movement_spans.value
    return (
        f"{player.name}'s {seen.colour} creature: {with_range(suggestion.hit_points)} hit points, "
        f"{'1 span' if spans == 1 else f'{spans} spans'}, "
        f"{'1 attack' if attacks == 1 else f'{attacks} attacks'}"
    )


def why_of(suggestion: Suggestion, missiles: tuple[MissileSeen, ...], house: House) -> str:
    """What the stats are based on, and which power fits."""
    dice = ", ".join(_dice(missile, house) for missile in missiles)
    heap = (
        f" {len(missiles)} missiles: {dice}." if missiles else " No missiles of this colour seen."
    )
    points, attacks = suggestion.hit_points.why, suggestion.attacks.why
    return f"{points}. {attacks}.{heap} {_power_in_words(suggestion.power)}"


def doubt_of(
    seen: CreatureSeen, missiles: tuple[MissileSeen, ...], suggestion: Suggestion, house: House
) -> str:
    """What is not certain, and what the referee is asked to decide."""
    figures = (suggestion.hit_points, suggestion.movement_spans, suggestion.attacks)
    calls = [figure.call for figure in figures if figure.call]
    for place, missile in enumerate(missiles, start=1):
        call = missile_call(pair(missile.volume_ml), house=house)
        calls += [f"missile {place}: {call}"] if call else []
    doubts = []
    if seen.volume_ml is not None:
        doubts.append(f"{seen.volume_ml.value:.0f} ml is good to {seen.volume_ml.sigma:.0f} ml")
    if suggestion.hit_points.also:
        doubts.append(f"hit points may be {range_of(suggestion.hit_points)}")
    if not missiles:
        doubts.append("no missiles of its colour were seen: lay them on the table if it has any")
    doubts += [spread_out(missiles)] if spread_out(missiles) else []
    doubts.extend(FLAGS.get(flag, f"seen as {flag}") for flag in seen.flags)
    return "; ".join((*doubts, *calls))


def doubts_of(
    seen: CreatureSeen, missiles: tuple[MissileSeen, ...], suggestion: Suggestion, house: House
) -> tuple[Doubt, ...]:
    """The doubts of `doubt_of` as a table: each value, its alternatives, and what decides it."""
    rows = [] if seen.volume_ml is None else [_volume(seen.volume_ml)]
    figures = (
        ("Hit points", suggestion.hit_points),
        ("Movement", suggestion.movement_spans),
        ("Attacks", suggestion.attacks),
    )
    rows += [Doubt(what, str(one.value), _among(one), one.call or one.why) for what, one in figures]
    for place, missile in enumerate(missiles, start=1):
        call = missile_call(pair(missile.volume_ml), house=house)
        if call or missile.hidden >= HIDDEN:
            hidden = "" if missile.hidden < HIDDEN else "half hidden: lay it apart"
            rows.append(Doubt(f"Missile {place}", _dice(missile, house), "", call or hidden))
    if not missiles:
        lay = "lay them on the table if it has any"
        rows.append(Doubt("Missiles", "none seen", "", lay))
    rows += [Doubt("Measured", "less surely", "", FLAGS.get(f, f"seen as {f}")) for f in seen.flags]
    return tuple(rows)


def _volume(volume: Estimate) -> Doubt:
    low, high = volume.value - 2 * volume.sigma, volume.value + 2 * volume.sigma
    return Doubt("Clay", f"{volume.value:.0f} ml", f"{low:.0f} to {high:.0f} ml")


def _among(figure: Suggested) -> str:
    return range_of(figure).replace("-", " to ") if figure.also else ""


def spread_out(missiles: Sequence[MissileSeen]) -> str:
    """What to do if missiles hide one another; empty if they do not."""
    if all(missile.hidden < HIDDEN for missile in missiles):
        return ""
    return "missiles hide one another: spread them out so that none covers another"


def lay_plainly(places_mm: Sequence[PointMm]) -> str:
    """What to do if something that looks like clay was not measured; empty if there is none."""
    if not places_mm:
        return ""
    x, y = places_mm[0]
    return (
        f"something like clay at ({x:.0f}, {y:.0f}) mm was not measured: lay missiles where the "
        "table is plain, or weigh them; take away anything that is not a missile"
    )


def with_range(figure: Suggested) -> str:
    """A figure with its range: "43 (41-45)"."""
    return f"{figure.value} ({range_of(figure)})" if figure.also else f"{figure.value}"


def range_of(figure: Suggested) -> str:
    """The range of a figure within the doubt: "41-45"."""
    values = sorted((figure.value, *figure.also))
    return f"{values[0]}-{values[-1]}"


def _dice(missile: MissileSeen, house: House) -> str:
    """The dice of a missile by the house rules (K31)."""
    worth = suggest_missile(pair(missile.volume_ml), house=house)
    return "half a d6" if worth.halved else f"{worth.dice}d6"


def _power_in_words(power: SuggestedPower) -> str:
    others = ", ".join(_titled(name) for name in power.also)
    also = f"; also {others}" if others else ""
    return f"Power: {_titled(power.name)} ({power.why}{also})." if power.name else ""


def _titled(name: str) -> str:
    return POWERS[name].title if name in POWERS else name
