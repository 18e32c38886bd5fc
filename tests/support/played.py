"""Games that play themselves in a running program, by chance that falls the same way again."""

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
"""The example of each game that is over soonest."""
LONGEST = 1500


def played(sessions: Sessions, name: str, commands: int = LONGEST) -> Session:
    """A game begun and played for so many commands, or to its end if it comes first."""
    game = GAMES[name]
    told = to_json(game.examples[SHORTEST[name]])
    options = {key: value for key, value in told.items() if key != "type"}
    session = sessions.begin(name, options=options, seed=5, dice="seeded")
    for turn in range(commands):
        choices = game.choices(session.state)
        if game.outcome(session.state) is not None or not choices:
            break
        command = choices[roll("choice", turn, len(choices)) - 1]
        handle(session, command, caller=REFEREE, based_on_seq=session.head)
    return session
