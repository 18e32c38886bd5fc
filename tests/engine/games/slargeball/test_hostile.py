"""Absurd commands are carried out or refused, and the field stays valid."""

from collections import Counter
from typing import Any, Literal, get_args, get_origin

from engine.games.slargeball import GAME
from engine.games.slargeball.setting_up import Place
from engine.games.slargeball.tables import Switches
from engine.luck import roll
from engine.notation import LARGEST, hints, members
from engine.plane import Point
from engine.refusal import IllegalCommand
from tests.engine.games.slargeball.sane import check
from tests.engine.play import play_at_random

NUMBERS = (0, 1, 2, -1, 101, 102, 105, 107, 201, 204, 3, 1500, 3000, 4572, -300, LARGEST, -LARGEST)
SEATS = (None, 1, 2, 0, 9)
TEXTS = ("so", "", " ", "\n\x00{who}")


class Noise:
    """A stream of random values by a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = f"hostile {seed}"
        self.drawn = 0

    def of(self, values: Any) -> Any:
        self.drawn += 1
        return values[roll(self.seed, self.drawn, len(values)) - 1]

    def point(self) -> Point:
        return Point(self.of(NUMBERS), self.of(NUMBERS))

    def field(self, name: str, hint: Any) -> Any:
        if name == "seat":
            return self.of(SEATS)
        if hint is Switches:
            return self.of((Switches(), Switches(balls=3), Switches(base=400), Switches(turns=0)))
        if get_origin(hint) is Literal or bool in members(hint):
            return self.of(get_args(hint) or (True, False))
        literals = [one for one in members(hint) if get_origin(one) is Literal]
        if literals:
            return self.of((None, *get_args(literals[0])))
        if members(hint) == (int, type(None)):
            return self.of((None, *NUMBERS))
        if name in ("path", "places", "values", "players", "figures"):
            return tuple(self.item(name) for _ in range(self.of(range(4))))
        if hint is Point or name == "at":
            return self.point() if hint is Point or self.of((True, False)) else None
        return self.of(TEXTS) if hint is str else self.of(NUMBERS)

    def item(self, name: str) -> Any:
        """A random value of the kind that a field of this name holds."""
        if name == "path":
            return self.point()
        return Place(self.of(NUMBERS), self.point()) if name == "places" else self.of(NUMBERS)

    def command(self, kind: type[Any]) -> Any:
        return kind(**{name: self.field(name, hint) for name, hint in hints(kind).items()})


def answered(state: Any, command: Any) -> Any:
    """The state after a command, or the refusal."""
    try:
        events = GAME.decide(state, command)
    except IllegalCommand as refused:
        return refused
    for event in events:
        state = GAME.evolve(state, event)
        assert GAME.describe(state, event)
    return state


def test_every_kind_of_noise_is_done_or_refused() -> None:
    told: Counter[str] = Counter()
    for example in ("street", "house", "thimble"):
        moments = play_at_random(GAME, GAME.examples[example], seed=6, commands=120)
        for number, moment in enumerate(moments):
            noise = Noise(number)
            for kind in GAME.commands:
                answer = answered(moment.state, noise.command(kind))
                if isinstance(answer, IllegalCommand):
                    assert len(answer.detail) < 600
                else:
                    check(answer, zones=False)
                told[type(answer).__name__] += 1
    print(dict(told))
    assert told["IllegalCommand"] > 1000
    assert told["State"] > 50
