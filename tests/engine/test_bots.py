"""Bots choose what is legal, the same way each time; looking ahead helps."""

from collections import Counter
from fractions import Fraction

from engine.bots import at_random, best_of, looking_ahead, play_out
from engine.explore import after
from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.turns import EndMove
from engine.registry import GAMES
from engine.text import from_text

GAME = GAMES["clay_o_rama"]
SETTING = (
    "WeighIn 1 0 [Limb(2)] 2 missiles=[Missile()]",
    "WeighIn 2 1 [Limb(2)] 1",
    "StartGame without_powers=yes",
    "Roll [2,1]",
)


def test_a_random_game_ends_and_is_the_same_again() -> None:
    start = GAME.setup(GAME.examples["arena"])
    ends = [play_out(GAME, start, seed, 2000) for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]
    assert all(GAME.outcome(end) is not None for end in ends)
    assert at_random(GAME, ends[0], 1, 0) is None
    assert looking_ahead(GAME, ends[0], 1, 0) is None


def test_looking_ahead_does_something_rather_than_nothing() -> None:
    state = GAME.setup(GAME.examples["thimble"])
    for line in SETTING:
        state = after(GAME, state, from_text(GAME, line))
    chosen = looking_ahead(GAME, state, "seed", 0, playouts=12)
    assert chosen in GAME.choices(state)
    assert chosen != EndMove(1, 1)
    assert chosen == looking_ahead(GAME, state, "seed", 0, playouts=12)


def test_looking_ahead_takes_the_win_that_is_sure() -> None:
    state = GAME.setup(GAME.examples["thimble"])
    for line in ("WeighIn 1 0 [Limb(1,6)] 2", "WeighIn 2 1 [Limb(1,6)] 1", *SETTING[2:]):
        state = after(GAME, state, from_text(GAME, line))
    assert looking_ahead(GAME, state, "seed", 0, playouts=12) == Attack(1, 1, 2)


def test_where_the_dice_are_awaited_it_rolls() -> None:
    state = GAME.setup(GAME.examples["thimble"])
    for line in SETTING[:3]:
        state = after(GAME, state, from_text(GAME, line))
    assert looking_ahead(GAME, state, "seed", 0) == at_random(GAME, state, "seed", 0)


def test_halving_finds_the_best_and_spends_most_trials_on_the_close_ones() -> None:
    asked: Counter[int] = Counter()

    def value(place: int, trial: int) -> Fraction:
        asked[place] += 1
        return Fraction(place, 40) + Fraction((7 * place + 3 * trial) % 5, 100)

    assert best_of(32, 4 * 32, value) == 31
    assert asked[31] > 4 * asked[0] > 0
    assert asked.total() < 6 * 32
    assert best_of(1, 10, value) == 0
