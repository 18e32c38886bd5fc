"""Drawn films of hands among creatures, with situations that may confuse the tracks."""

from collections.abc import Callable
from typing import Final

import numpy as np

from tests.support.drawn_play import Play, drawn_play, free_place

Situation = Callable[[int], Play]
FIRST_S: Final = 0.7


def _alike(seed: int) -> bool:
    """Whether this seed draws creatures that look alike: every second group of ten seeds does."""
    return bool(seed // 10 % 2)


def carried(seed: int) -> Play:
    """A creature is picked up, turned and put elsewhere."""
    play = drawn_play(seed)
    hand = play.hand(FIRST_S)
    turn = float(play.rng.uniform(-2, 2))
    play.carries(hand, 0, free_place(play), turn=turn)
    play.leaves(hand)
    return play


def pushed(seed: int) -> Play:
    """A creature is pushed along a bent way."""
    play = drawn_play(seed)
    hand = play.hand(FIRST_S)
    end = free_place(play)
    via = (0.5 * (end[0] + play.actors[1].keys[0].x) + 40, 0.5 * (end[1] + 60.0))
    play.carries(hand, 1, end, lift_mm=0.0, via_mm=[via], lasts_s=1.4)
    play.leaves(hand)
    return play


def exchanged(seed: int) -> Play:
    """Two creatures of different colours change places, one after the other."""
    play = drawn_play(seed)
    _swap(play, 0, 1)
    return play


def exchanged_alike(seed: int) -> Play:
    """Two creatures of one colour and different shapes change places, one after the other."""
    play = drawn_play(seed, ["red", "red", "blue"])
    _swap(play, 0, 1)
    return play


def exchanged_twins(seed: int) -> Play:
    """Two creatures of one colour and one shape change places, one after the other."""
    play = drawn_play(seed, ["green", "green", "pink"], twins=True)
    _swap(play, 0, 1)
    return play


def _swap(play: Play, first: int, second: int) -> None:
    hand = play.hand(FIRST_S)
    a, b = (play.actors[n].keys[0] for n in (first, second))
    play.carries(hand, first, free_place(play, 80.0), lasts_s=0.6)
    play.carries(hand, second, (a.x, a.y), lasts_s=0.6, turn=float(play.rng.uniform(-1, 1)))
    play.carries(hand, first, (b.x, b.y), lasts_s=0.6, turn=float(play.rng.uniform(-1, 1)))
    play.leaves(hand)


def two_hands(seed: int) -> Play:
    """Two hands move two creatures at once; every other time of one colour."""
    play = drawn_play(seed, ["orange", "orange", "blue"] if _alike(seed) else None)
    for number, side in ((0, -0.9), (1, 0.9)):
        hand = play.hand(FIRST_S + 0.1 * number, side)
        play.carries(hand, number, free_place(play, 90.0), turn=float(play.rng.uniform(-1, 1)))
        play.leaves(hand)
    return play


def crossed_hands(seed: int) -> Play:
    """Two hands exchange two creatures at once; every other time twins."""
    colours = ["yellow", "yellow", "purple"] if _alike(seed) else None
    play = drawn_play(seed, colours, twins=_alike(seed))
    places = [(play.actors[n].keys[0].x, play.actors[n].keys[0].y) for n in (0, 1)]
    for number, side in ((0, -0.9), (1, 0.9)):
        hand = play.hand(FIRST_S, side)
        # No hand puts clay down to the pixel.
        x, y = np.array(places[1 - number]) + play.rng.normal(0, 3, 2)
        turn = float(play.rng.normal(0, 0.2))
        play.carries(hand, number, (x, y), lasts_s=1.0, turn=turn)
        play.leaves(hand)
    return play


def behind(seed: int) -> Play:
    """A creature is pushed past behind another, and stays half hidden every other time."""
    play = drawn_play(seed, ["red", "red", "blue"] if _alike(seed) else ["white", "red", "blue"])
    other = play.actors[1].keys[0]
    hand = play.hand(FIRST_S)
    stop = (other.x + 10, other.y + 75) if seed // 20 % 2 else (other.x + 130, other.y + 60)
    third = play.actors[2].keys[0]
    if np.hypot(stop[0] - third.x, stop[1] - third.y) < 70:
        # Not into the third one.
        stop = (stop[0] - 120, stop[1])
    play.carries(hand, 0, stop, lift_mm=0.0, via_mm=[(other.x - 40, other.y + 75)], lasts_s=1.4)
    play.leaves(hand)
    return play


def hovered(seed: int) -> Play:
    """A hand reaches to creatures, waits over them and goes away; nothing was moved."""
    colours = ["green", "green", "white"] if _alike(seed) else None
    play = drawn_play(seed, colours, twins=_alike(seed))
    hand = play.hand(FIRST_S)
    for number in (0, 1):
        actor = play.actors[number]
        place = actor.keys[0]
        play.goes(hand, place.x, place.y, actor.tall_mm + 12)
        play.goes(hand, place.x, place.y, actor.tall_mm + 12, 0.4)
    play.leaves(hand)
    return play


def touching(seed: int) -> Play:
    """A creature is put so that it touches another, of its colour every other time."""
    play = drawn_play(seed, ["blue", "blue", "red"] if _alike(seed) else None)
    other = play.actors[1].keys[0]
    turn = float(play.rng.uniform(0, 2 * np.pi))
    hand = play.hand(FIRST_S)
    play.carries(hand, 0, (other.x + 48 * np.cos(turn), other.y + 48 * np.sin(turn)))
    play.leaves(hand)
    return play


def blackened(play: Play) -> Play:
    """The first creature, and those of its colour, are of black clay."""
    first = play.actors[0].colour
    for actor in play.actors:
        if actor.colour == first:
            actor.colour = "black"
    return play


SITUATIONS: Final[dict[str, Situation]] = {
    "carried": carried,
    "pushed": pushed,
    "exchanged": exchanged,
    "exchanged, one colour": exchanged_alike,
    "exchanged twins": exchanged_twins,
    "two hands": two_hands,
    "crossed hands": crossed_hands,
    "behind another": behind,
    "hovered over": hovered,
    "put touching": touching,
}
TIMES: Final = 5
