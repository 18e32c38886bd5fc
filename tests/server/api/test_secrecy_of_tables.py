"""Sightings of cards reach the referee alone: proposals, their pictures, and the log.

A camera sees two games that differ only in somebody's hand, or in face-down cards. Every byte that
other seats and spectators get must be the same in both.
"""

import itertools
from typing import Any

import numpy as np
import pytest
from fastapi.testclient import TestClient

from calibration.frame import Frame
from engine.games.clearing_house.drafting import Draft
from engine.games.clearing_house.refereeing import PlacePawn
from engine.games.clearing_house.state import Space
from engine.games.generation_zero import GAME as GENERATION_ZERO
from engine.games.generation_zero.chapters import WriteChapter
from engine.games.generation_zero.questions import free_canons, monster_places
from engine.luck import Roll
from engine.notation import to_json
from engine.seats import player_of
from server.api.parts import Parts
from server.session import Session
from tests.server.api.test_callers import bearer
from tests.server.api.test_secrecy import World
from tests.server.api.test_secrecy_of_cards import pair as cards_pair
from vision.eye_status import FrameReport
from vision.sightings import SpaceSeen, TokenSeen

OTHERS = (2, 0)
"""The seat that watches, and a spectator."""

PLAYERS = [{"name": "Ada"}, {"name": "Bo"}]
ACTIONS = ("move", "double-move", "abduct", "armor", "attack", "ranged-attack", "ambush")


def shown(parts: Parts, session: Session, *seen: TokenSeen, grey: int) -> None:
    """Show a frame of the camera: its sightings go to the desk, and its pictures are kept."""
    picture = np.full((72, 128, 3), grey, dtype=np.uint8)
    parts.snapshots.take(seen, Frame(picture, seen[0].frame, seen[0].t_s), parts.ring)
    parts.desks.of(session).see(FrameReport(seen[0].frame, 0, seen))


def token(number: int, name: str, *, frame: int = 9, **more: Any) -> TokenSeen:
    return TokenSeen(frame, frame / 30, number, (0.0, 0.0), 90.0, name, **more)


def everything(world: World, who: int) -> list[str]:
    """All responses to a caller: the game, its log, the stream, and refusals."""
    keys = {offer["key"] for offer in offers(world)}
    told = [world.get(route, who) for route in ("", "/events")]
    for route in ("/proposals", *(f"/proposals/{key}/picture.jpg" for key in sorted(keys))):
        refused = world.calling.get(world.path + route, headers=world.headers(who))
        assert refused.status_code == 403
        told.append(f"{refused.status_code} {refused.text}")
    for route in ("/api/camera/frame.jpg", "/api/camera/live"):
        # Why differs: the camera looks at one of the two worlds.
        assert world.calling.get(route, headers=world.headers(who)).status_code == 403
    return [*told, *world.streamed(who)]


def offers(world: World) -> list[dict[str, Any]]:
    """The proposals that the referee sees."""
    headers = bearer(world.session.record.codes["referee"])
    told = world.calling.get(f"{world.path}/proposals", headers=headers)
    return list(told.json())


def picture(world: World, key: str) -> bytes:
    """The picture that the referee sees beside a proposal."""
    headers = bearer(world.session.record.codes["referee"])
    told = world.calling.get(f"{world.path}/proposals/{key}/picture.jpg", headers=headers)
    assert told.status_code == 200
    return told.content


def hands(parts: Parts, calling: TestClient) -> tuple[World, World]:
    """Two games of Clearing House with one card each: only Ada's differs, and Ada begins."""
    worlds: dict[str, World] = {}
    options = {"players": PLAYERS, "switches": {"hand": 1}}
    for seed in itertools.count(1):
        session = parts.sessions.begin("clearing_house", options=options, seed=seed, dice="typed")
        world = World(session, calling)
        ada, bo = (player_of(session.state, seat) for seat in (1, 2))
        assert ada is not None
        assert bo is not None
        (his,), (hers,) = bo.pack, ada.pack
        if his != "intervene" or hers not in ("attack", "armor"):
            continue
        world.say(Draft(None, 1, hers))
        world.say(Draft(None, 2, his))
        world.say(Roll((6, 1)))
        worlds.setdefault(hers, world)
        if len(worlds) == 2:
            return worlds["attack"], worlds["armor"]
    raise AssertionError


def test_a_card_of_a_hand_that_the_camera_sees_is_seen_by_no_other_seat(
    parts: Parts, stranger: TestClient
) -> None:
    one, other = hands(parts, stranger)
    assert one.session.state != other.session.state
    on = SpaceSeen("grid", 3, 3, 0.99)
    for world, card, grey in ((one, "attack", 40), (other, "armor", 90)):
        world.say(PlacePawn(None, 2, Space(2, 2), "beside her"))
        held = token(40, f"action/{card}/1", frame=grey)
        shown(parts, world.session, held, token(90, "pawn/1", frame=grey, space=on), grey=grey)
    assert picture(one, "card-attack") != picture(other, "card-armor")
    for who in OTHERS:
        assert _common(everything(one, who)) == _common(everything(other, who))
    for world in (one, other):
        put = PlacePawn(None, 1, Space(3, 3), "seen there on the table")
        confirmed(world, "pawn-1", put)
    for who in OTHERS:
        assert one.get("/events", who) == other.get("/events", who)
        assert one.get("", who) == other.get("", who)


def _common(told: list[str]) -> set[str]:
    """Merge equal refusals, because their number follows from the referee's proposals."""
    return set(told)


def confirmed(world: World, key: str, command: Any) -> None:
    """Confirm a proposal as the referee, with a given command."""
    body = {"based_on_seq": world.session.head, "command": to_json(command)}
    headers = bearer(world.session.record.codes["referee"])
    told = world.calling.post(f"{world.path}/proposals/{key}/confirm", json=body, headers=headers)
    assert told.status_code == 200, told.text


def test_a_canon_face_down_is_not_even_named_to_the_referee_by_what_is_offered(
    parts: Parts, stranger: TestClient
) -> None:
    one, other = cards_pair(parts, stranger)
    assert one.session.state.canons != other.session.state.canons
    monsters = monster_places(one.session.state)
    place = next(
        place
        for place in one.session.state.places
        if len(free_canons(one.session.state, place.number)) == 1 and place.number not in monsters
    )
    on = SpaceSeen(f"location/{place.name}", 1, 1, 0.99)
    lies = token(147, "back/canon", space=on)
    gone = token(147, "back/canon", frame=20, space=on, state="gone")
    for world in (one, other):
        shown(parts, world.session, lies, grey=60)
        shown(parts, world.session, gone, grey=60)
    (offer,), (same,) = offers(one), offers(other)
    assert one.comparable(offer) == other.comparable(same)
    assert picture(one, offer["key"]) == picture(other, same["key"])
    for who in OTHERS:
        assert everything(one, who) == everything(other, who)
    (write, *_) = [
        choice
        for choice in GENERATION_ZERO.choices(one.session.state)
        if isinstance(choice, WriteChapter)
        and choice.canon == free_canons(one.session.state, place.number)[0].number
    ]
    for world in (one, other):
        confirmed(world, offer["key"], write)
    for who in OTHERS:
        assert everything(one, who) == everything(other, who)
    assert one.get("", 1) != other.get("", 1), "the writer looked at the Canon"


@pytest.mark.parametrize("game", ["clearing_house", "generation_zero", "metamorph"])
def test_nobody_but_the_referee_gets_offers_and_their_pictures(
    parts: Parts, stranger: TestClient, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.api.stream._SELDOM_S", 0.05)  # nobody waits for the camera
    session = parts.sessions.begin(game, options={"players": PLAYERS}, seed=3, dice="typed")
    world = World(session, stranger)
    shown(parts, session, token(134, "wizard/1"), grey=60)
    for who in (1, 2, 0):
        for route in ("/proposals", "/proposals/wizard-1/picture.jpg", "/notices"):
            told = stranger.get(world.path + route, headers=world.headers(who))
            assert told.status_code in (403, 404, 405), route
        assert all(entry["proposal"] is None for entry in _entries(world, who))
        kinds = {message["type"] for message in _messages(world, who)}
        assert kinds == {"session", "events", "camera"}


def test_the_picture_of_a_table_with_hands_of_cards_is_the_referees(
    parts: Parts, stranger: TestClient
) -> None:
    for game, status in (("metamorph", 404), ("clearing_house", 403), ("generation_zero", 403)):
        session = parts.sessions.begin(game, options={"players": PLAYERS}, seed=3, dice="typed")
        world = World(session, stranger)
        for who in (1, 2, 0):
            told = stranger.get("/api/camera/frame.jpg", headers=world.headers(who))
            assert told.status_code == status, "404: nobody looks, but he might"
        codes = bearer(session.record.codes["referee"])
        assert stranger.get("/api/camera/frame.jpg", headers=codes).status_code == 404


def _entries(world: World, who: int) -> list[dict[str, Any]]:
    told = world.calling.get(f"{world.path}/events", headers=world.headers(who)).json()
    return list(told["events"] if isinstance(told, dict) else told)


def _messages(world: World, who: int) -> list[dict[str, Any]]:
    code = world.headers(who)["Authorization"].removeprefix("Bearer ")
    with world.calling.websocket_connect(f"{world.path}/stream?code={code}") as stream:
        return [stream.receive_json() for _ in range(4)]
