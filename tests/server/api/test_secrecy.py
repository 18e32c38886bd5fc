"""Two games that differ only in what a seat may not know give that seat the same answers.

Everything that a seat or a spectator can request is compared, over random play: the game, the
ledger, the stream, and the responses to refused commands.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine.games.clay_o_rama.counterattacks import Counterattack
from engine.games.clay_o_rama.dividing import Divide
from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.offering import DeclinePower
from engine.games.clay_o_rama.power_use import (
    BorrowPower,
    ChangePlaces,
    ReshapeLimb,
    RipLimb,
    UsePower,
)
from engine.games.clay_o_rama.powers import POWERS
from engine.games.clay_o_rama.shooting import Fire
from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.state import Limb, Missile
from engine.games.clay_o_rama.turns import HoldMove, MoveOutOfTurn
from engine.games.clay_o_rama.weighing import Reweigh, WeighIn
from engine.luck import Roll, RollNeeded, answer, roll
from engine.notation import to_json
from server.api.parts import Parts
from server.session import Session
from tests.server.api.test_callers import bearer

LENGTH, LONG = 14, 30
"""Numbers of commands after each of which all responses are compared."""

WATCHER = 3
SPECTATOR = 0

MADE_UP = [
    {"name": "sneeze", "title": "The Sneeze", "text": "Air.", "use": "hit", "dice": 1},
    {"name": "tickle", "title": "The Tickle", "text": "Ha.", "use": "own_move"},
]
# Within a pair the same things set the power off, so that nobody at the table could tell them
# apart before one is used. (That something is offered can be seen, as it could be at a table.)
PAIRS = (
    ("drop", "divide_self"), ("poke", "blob_of_death"), ("reshape_limb", "tickle"),
    ("bowl", "move_out_of_turn"), ("borrow_power", "sneeze"), ("", "drop"),
)  # fmt: skip
AT_ONCE = PAIRS[4:5]
OPEN_USE = ("MoveOutOfTurn", "HoldMove", "Divide", "UsePower", "BorrowPower")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch off the rate limits, which are tested elsewhere: the two games are compared faster."""
    monkeypatch.setattr("server.door.middleware.REQUESTS_AT_ONCE", 10**9)
    monkeypatch.setattr("server.api.evenly.STEP_S", 0.0)


@dataclass(frozen=True)
class World:
    """One of the two games, and the watcher's client for it."""

    session: Session
    calling: TestClient

    @property
    def path(self) -> str:
        return f"/api/sessions/{self.session.record.id}"

    def headers(self, who: int) -> dict[str, str]:
        codes = self.session.record.codes
        return bearer(codes["seats"][who - 1] if who else codes["spectator"])

    def get(self, route: str, who: int) -> str:
        told = self.calling.get(self.path + route, headers=self.headers(who))
        assert told.status_code == 200
        return self.comparable(told.json())

    def probe(self, command: dict[str, Any], who: int) -> str:
        body = {"command": command, "based_on_seq": self.session.head}
        told = self.calling.post(f"{self.path}/commands", json=body, headers=self.headers(who))
        assert told.status_code in (409, 422), command
        return f"{told.status_code} {self.comparable(told.json())}"

    def streamed(self, who: int) -> list[str]:
        code = self.headers(who)["Authorization"].removeprefix("Bearer ")
        with self.calling.websocket_connect(f"{self.path}/stream?code={code}") as stream:
            return [self.comparable(stream.receive_json()) for _ in range(3)]

    def comparable(self, told: Any) -> str:
        """A response without the values that differ between any two games: id, time, camera."""
        return json.dumps(_timeless(told)).replace(self.session.record.id, "the game")

    def say(self, command: Any) -> None:
        body = {"command": to_json(command), "based_on_seq": self.session.head}
        told = self.calling.post(
            f"{self.path}/commands", json=body, headers=bearer(self.session.record.codes["referee"])
        )
        assert told.status_code == 200, told.text


def _timeless(told: Any) -> Any:
    if isinstance(told, dict):
        return {name: _timeless(v) for name, v in told.items() if name not in ("at", "picture")}
    return [_timeless(one) for one in told] if isinstance(told, list) else told


def worlds(parts: Parts, calling: TestClient, **switches: Any) -> tuple[World, World]:
    options = {
        "players": [{"name": name, "span": 2000} for name in ("Ada", "Bo", "Cy")],
        "powers": MADE_UP,
        "switches": switches,
    }
    one, other = (
        parts.sessions.begin("clay_o_rama", options=options, seed=n, dice="typed") for n in (1, 2)
    )
    return World(one, calling), World(other, calling)


def weighed(seat: int, power: str) -> WeighIn:
    limbs = (Limb(5), Limb(6, 2), Limb(5))
    missiles = (Missile(1), Missile(2), Missile(1))
    return WeighIn(
        None, seat, legs=3, limbs=limbs, hit_points=90, missiles=missiles, power=power, because="so"
    )


def probes(world: World, who: int, seed: int) -> Iterator[dict[str, Any]]:
    """Commands of other seats, sent by the wrong caller in all ways; all must be refused."""
    seat = who or 1
    power = [*POWERS, "sneeze", "tickle", "no such power"][roll("power", seed, 14) - 1]
    for number in (1, 2):
        for command in (
            Attack(seat, number, WATCHER, power=power),
            Counterattack(seat, number, power=power),
            Fire(seat, number, 0, WATCHER, blob=True),
            Divide(seat, number),
            UsePower(seat, number, WATCHER),
            MoveOutOfTurn(seat, number),
            HoldMove(seat, number),
            BorrowPower(seat, number),
            DeclinePower(seat, number),
            RipLimb(seat, number),
            ReshapeLimb(seat, number),
            ChangePlaces(seat, number, 1, WATCHER),
            Reweigh(seat, number, "let me see", power=power),
        ):
            yield to_json(command)
    yield to_json(Roll((1, 1), seat))
    yield to_json(UsePower(seat, WATCHER, 99))


def next_command(world: World, seed: int, draw: int) -> Any:
    """A command that both games allow and that reveals nothing: no power is used, only offered."""
    needed = world.session.game.awaiting(world.session.state)
    if isinstance(needed, RollNeeded):
        return answer(seed, draw * 100, needed)
    plain = [
        command
        for command in world.session.game.choices(world.session.state)
        if not getattr(command, "power", "")
        and not getattr(command, "blob", False)
        and type(command).__name__ not in OPEN_USE
    ]
    return plain[roll(f"{seed}", draw, len(plain)) - 1]


def compare(one: World, other: World, seed: int) -> int:
    """Compare all present responses to the two watchers; return how many were compared."""
    compared = 0
    for who in (WATCHER, SPECTATOR):
        for route in ("", "/events"):
            assert one.get(route, who) == other.get(route, who)
            compared += 1
        every = list(probes(one, who, seed))
        for place in range(4):
            command = every[roll(f"probe {seed} {place}", who, len(every)) - 1]
            assert one.probe(command, who) == other.probe(command, who), command
            compared += 1
    return compared


def play_and_compare(one: World, other: World, seed: int, length: int) -> int:
    compared = 0
    for draw in range(length):
        if one.session.game.outcome(one.session.state) is not None:
            break
        command = next_command(one, seed, draw)
        one.say(command)
        other.say(command)
        compared += compare(one, other, 1000 * seed + draw)
    for who in (WATCHER, SPECTATOR):
        assert one.streamed(who) == other.streamed(who)
    return compared


lengths = pytest.mark.parametrize("length", [LENGTH, pytest.param(LONG, marks=pytest.mark.soak)])


@lengths
@pytest.mark.parametrize(
    "pair",
    [
        pytest.param(pair, id="-".join(pair), marks=() if pair in AT_ONCE else pytest.mark.long)
        for pair in PAIRS
    ],
)
def test_a_seat_learns_nothing_of_others_powers(
    parts: Parts, stranger: TestClient, pair: tuple[str, str], length: int
) -> None:
    one, other = worlds(parts, stranger)
    for world, powers in ((one, pair), (other, pair[::-1])):
        for seat, power in zip((1, 2, WATCHER), (*powers, "poke"), strict=True):
            world.say(weighed(seat, power))
        world.say(StartGame(None, without_powers=True))
    assert one.session.state != other.session.state
    compared = play_and_compare(one, other, PAIRS.index(pair), length)
    print("answers compared:", compared)
    assert compared > 12 * length // 2


@pytest.mark.long
@pytest.mark.parametrize("length", [LENGTH, pytest.param(LONG, marks=pytest.mark.soak)])
def test_nor_what_the_lot_gave_them(parts: Parts, stranger: TestClient, length: int) -> None:
    one, other = worlds(parts, stranger, powers="random")
    for world, lots in ((one, (1, 2, 3)), (other, (2, 10, 3))):
        for seat in (1, 2, WATCHER):
            world.say(replace(weighed(seat, ""), divisible=True))
        world.say(StartGame(None))
        world.say(Roll(lots))
    assert one.session.state.creatures[1].power != other.session.state.creatures[1].power
    assert play_and_compare(one, other, 7, length) > 12 * length // 2


def test_the_comparison_sees_what_is_not_hidden(parts: Parts, stranger: TestClient) -> None:
    one, other = worlds(parts, stranger, open_powers=True)
    for world, power in ((one, "drop"), (other, "bowl")):
        world.say(weighed(1, power))
    assert one.get("", WATCHER) != other.get("", WATCHER)
    assert one.get("/events", SPECTATOR) != other.get("/events", SPECTATOR)
