"""The demonstration: the bundled footage, and the game that is played in it."""

import server.referee as referee
from engine.games.clay_o_rama.state import Limb, Missile
from engine.games.clay_o_rama.weighing import WeighIn
from server.session import Session
from server.sessions import Sessions
from server.settings import SAMPLE_FOOTAGE

EVENING = SAMPLE_FOOTAGE / "evening"

# Three players; the second and third were weighed in before the film begins, Ada comes to the card
# while it runs. The seed lets Ben, whose blue missile flies in the film, move first.
PLAYERS = (
    {"name": "Ada", "colour": "orange"},
    {"name": "Ben", "colour": "blue", "span": 1870},
    {"name": "Cleo", "colour": "green", "span": 1780},
)
SEED = 2
"""The seed of its dice, with which Ben moves first: his blue missile flies in the film."""


def begin_demonstration(sessions: Sessions) -> Session:
    """Begin a game of Clay-O-Rama, played up to where the film begins."""
    session = sessions.begin("clay_o_rama", options={"players": list(PLAYERS)}, seed=SEED)
    for command in _weighed_in_before():
        referee.handle(session, command, based_on_seq=session.head)
    return session


def _weighed_in_before() -> tuple[object, ...]:
    marble, egg = Missile(1), Missile(2)
    return (
        WeighIn(
            None, player=2, legs=2, limbs=(Limb(8, 1, "horns"), Limb(7, 2, "tail")),
            hit_points=43, missiles=(egg, marble, marble), power="drop", because="before the film",
        ),
        WeighIn(
            None, player=3, legs=3, limbs=(Limb(8, 1), Limb(8, 1), Limb(8, 1)),
            hit_points=45, missiles=(marble, marble), power="poke", because="before the film",
        ),
    )  # fmt: skip
