"""Random games in a running program, reproducible by their seeds."""

from collections.abc import Iterator

from engine.luck import roll
from engine.notation import to_json
from engine.registry import GAMES
from server.referee import handle
from server.session import REFEREE, Session
from server.sessions import Sessions

SHORTEST = {
    "clay_o_rama": "arena",
    "clearing_house": "duel",
    "generation_zero": "brought",
    "metamorph": "thimble",
    "slargeball": "street",
}
"""The example of each game that ends soonest."""
LONGEST = 1500


def played(sessions: Sessions, name: str, commands: int = LONGEST) -> Session:
    """Begin a game and play a number of commands, or to its end if that comes first."""
    session = begun(sessions, name)
    for _ in going_on(session, commands):
        pass
    return session


def begun(sessions: Sessions, name: str) -> Session:
    """The shortest example of a game, before its first command."""
    told = to_json(GAMES[name].examples[SHORTEST[name]])
    options = {key: value for key, value in told.items() if key != "type"}
    return sessions.begin(name, options=options, seed=5, dice="seeded")


def going_on(session: Session, commands: int = LONGEST) -> Iterator[None]:
    """Play a number of random commands, or to the end of the game; yields after each."""
    game = session.game
    for turn in range(commands):
        choices = game.choices(session.state)
        if game.outcome(session.state) is not None or not choices:
            break
        command = choices[roll("choice", turn, len(choices)) - 1]
        handle(session, command, caller=REFEREE, based_on_seq=session.head)
        yield
