"""Drawn films of parts that come off creatures or do not, and of creatures that leave."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from tests.support.drawn_play import Key, Play, drawn_play, free_place
from tests.support.drawn_scene import COLOURS, Ball

FIRST_S: Final = 0.8
HEAD: Final = (3,)


@dataclass(frozen=True, slots=True, eq=False)
class Happening:
    """A film and its expected result.

    Attributes:
        play: The film.
        owner: The creature's number.
        left_s: When the last hand has left, or the fallen part lies still.
        at_mm: Where the piece lies at the end; None if there is none.
    """

    play: Play
    owner: int
    left_s: float
    at_mm: tuple[float, float] | None = None


def _beside(play: Play, number: int, t_s: float, away_mm: float) -> tuple[float, float]:
    pose = play.actors[number].pose(t_s)
    turn = float(play.rng.uniform(0, 2 * np.pi))
    return pose.x + away_mm * float(np.cos(turn)), pose.y + away_mm * float(np.sin(turn))


def fell_in_move(seed: int) -> Happening:
    """The head comes off while the creature is carried, and stays where it fell."""
    play = drawn_play(seed)
    hand = play.hand(FIRST_S)
    play.carries(hand, 0, free_place(play), turn=float(play.rng.uniform(-1, 1)))
    lifted_s = play.actors[0].keys[1].t_s + 0.25
    at = _beside(play, 0, lifted_s, float(play.rng.uniform(50, 90)))
    play.falls_off(0, HEAD, lifted_s, at)
    return Happening(play, 0, play.leaves(hand), at)


def torn_off(seed: int) -> Happening:
    """A hand takes the head off and lays it beside the creature."""
    play = drawn_play(seed)
    hand = play.hand(FIRST_S)
    actor = play.actors[0]
    head = actor.balls[HEAD[0]]
    there_s = play.goes(hand, actor.at_mm[0] + head[0], actor.at_mm[1] + head[1], head[2])
    at = _beside(play, 0, 0.0, float(play.rng.uniform(65, 110)))
    part = play.falls_off(0, HEAD, there_s + 0.2, at)
    last = hand.keys[-1]
    hand.keys.append(Key(there_s + 0.2, last.x, last.y, last.z))
    part.keys[-1] = Key(there_s + 0.7, *at)
    play.goes(hand, at[0], at[1], 12.0)
    return Happening(play, 0, play.leaves(hand), at)


def knocked_off(seed: int) -> Happening:
    """The head falls off by itself, as under a missile."""
    play = drawn_play(seed)
    at = _beside(play, 0, 0.0, float(play.rng.uniform(50, 80)))
    play.falls_off(0, HEAD, FIRST_S, at)
    play.ends_s = FIRST_S + 2.2
    return Happening(play, 0, FIRST_S + 0.25, at)


def put_back(seed: int) -> Happening:
    """The head falls off, and a hand puts it back."""
    happening = knocked_off(seed)
    play, actor = happening.play, happening.play.actors[0]
    assert happening.at_mm is not None
    hand = play.hand(FIRST_S + 1.6)
    at_s = play.goes(hand, *happening.at_mm, 12.0)
    head = actor.balls[HEAD[0]]
    part = actor.loose[0]
    part.keys.append(Key(at_s, *happening.at_mm))
    back_s = play.goes(hand, actor.at_mm[0] + head[0], actor.at_mm[1] + head[1], head[2])
    x, y = (float(actor.at_mm[i] + head[i]) for i in (0, 1))
    part.keys.append(Key(back_s, x, y, float(head[2] - head[3])))
    part.until_s = back_s
    return Happening(play, 0, play.leaves(hand))


def missile_laid(seed: int) -> Happening:
    """A hand lays a missile of the creature's colour somewhere; nothing came off."""
    play = drawn_play(seed)
    x, y = free_place(play)
    radius = float(play.rng.uniform(8, 12))
    hand = play.hand(FIRST_S)
    there_s = play.goes(hand, x, y, 12.0)
    bgr = COLOURS[play.actors[0].colour]
    start = hand.keys[0]

    def missile(t_s: float) -> list[Ball]:
        share = float(np.clip((t_s - start.t_s) / (there_s - start.t_s), 0, 1))
        share = share * share * (3 - 2 * share)
        place = np.array([start.x, start.y, start.z]) * (1 - share)
        return [Ball(place + np.array([x, y, radius]) * share, radius, bgr)]

    play.scene.actors.append(missile)
    return Happening(play, 0, play.leaves(hand), (x, y))


def taken_away(seed: int) -> Happening:
    """A hand takes the creature out of the picture."""
    play = drawn_play(seed)
    hand = play.hand(FIRST_S)
    return Happening(play, 0, play.takes_out(hand, 0))


def divided(seed: int) -> Happening:
    """A hand pulls the creature in two halves of like size."""
    play = drawn_play(seed)
    actor = play.actors[0]
    hand = play.hand(FIRST_S)
    there_s = play.goes(hand, float(actor.at_mm[0]), float(actor.at_mm[1]), 20.0)
    order = np.argsort(actor.balls[:, 0])
    half = tuple(int(n) for n in order[: len(order) // 2])
    at = _beside(play, 0, 0.0, 75.0)
    part = play.falls_off(0, half, there_s + 0.2, at)
    part.keys[-1] = Key(there_s + 0.7, *at)
    play.goes(hand, at[0], at[1], 25.0, 0.7)
    return Happening(play, 0, play.leaves(hand), at)


def pressed_in(seed: int) -> Happening:
    """A hand presses the head into the body: another shape, and nothing came off."""
    play = drawn_play(seed)
    actor = play.actors[0]
    head = actor.balls[HEAD[0]]
    hand = play.hand(FIRST_S)
    x, y = (float(v) for v in actor.at_mm)
    there_s = play.goes(hand, x + float(head[0]), y + float(head[1]), float(head[2]))
    part = play.falls_off(0, HEAD, there_s + 0.1, (x, y))
    part.keys[-1] = Key(there_s + 0.4, x, y, 0.45 * actor.tall_mm - float(head[3]))
    play.goes(hand, x, y, 0.5 * actor.tall_mm, 0.4)
    return Happening(play, 0, play.leaves(hand))


HAPPENINGS: Final[dict[str, Callable[[int], Happening]]] = {
    "fell in a move": fell_in_move,
    "torn off": torn_off,
    "knocked off": knocked_off,
    "put back": put_back,
    "missile laid": missile_laid,
    "taken away": taken_away,
    "divided": divided,
    "pressed in": pressed_in,
}
