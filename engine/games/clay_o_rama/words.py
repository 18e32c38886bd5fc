"""Names of players, creatures, limbs and powers in the log."""

from collections.abc import Sequence

from engine.games.clay_o_rama.questions import creature_of, label, power_named
from engine.games.clay_o_rama.state import Limb, State
from engine.seats import listed, player_of
from engine.wording import counted

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_LAST = ("0th", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th")

WHY = "the referee's word"
"""The reason given in representative interventions of the referee (`overrides`)."""


def name_of(state: State, seat: int | None) -> str:
    """Return a player's name, or "The referee"."""
    player = player_of(state, seat) if seat is not None else None
    return player.name if player else "The referee"


def those_who_have(state: State, numbers: Sequence[int]) -> str:
    """Return creatures with their verb, to begin a sentence: "Ada's creature has"."""
    verb = "has" if len(numbers) == 1 else "have"
    return f"{listed([label(state, number) for number in numbers])} {verb}"


def nth(place: int) -> str:
    """Return the ordinal of a place that counts from 0: "first" for 0."""
    if place < len(_ORDINALS):
        return _ORDINALS[place]
    tens, last = divmod(place + 1, 10)
    return f"{tens}{last}th" if tens % 10 == 1 else f"{tens}{_LAST[last]}"


def one_of(places: Sequence[int]) -> str:
    """Return places as a choice in words: "first, second or fourth"."""
    *before, last = map(nth, places)
    return f"{', '.join(before)} or {last}" if before else last


def limb_name(state: State, number: int, place: int) -> str:
    """Return a limb's name, or its place in words if it has none."""
    creature = creature_of(state, number)
    limbs = creature.limbs if creature else ()
    name = limbs[place].name if place < len(limbs) else ""
    return name or f"its {nth(place)} limb"


def limbs_in_words(limbs: tuple[Limb, ...]) -> str:
    """Return each limb's number to hit and its damage dice in words."""
    return ", ".join(
        f"{one.to_hit}+ for {counted(one.damage_dice, 'die', 'dice')}" for one in limbs
    )


def attacks_in_words(attacks: int, limbs: tuple[Limb, ...]) -> str:
    """Return the number of attacks with the limbs in words."""
    return f"{counted(attacks, 'attack')} ({limbs_in_words(limbs)})" if limbs else "no attack"


def power_title(state: State, name: str) -> str:
    """Return the title of a special power; "a power" if it is hidden or unknown."""
    power = power_named(state, name)
    return power.title if power else "a power"
