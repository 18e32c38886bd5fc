"""Clearing House in words: cards by name, spaces as on the drawn board ("B3")."""

import re
from functools import partial

from engine.games.clearing_house.board import spaces
from engine.games.clearing_house.correcting import FIXED
from engine.games.clearing_house.house_rules import SENTENCES
from engine.games.clearing_house.players import card_named
from engine.games.clearing_house.state import State
from engine.games.clearing_house.tables import CARDS
from engine.house import in_words as sentence
from server.cli.play.boards.clearing_house import board, column_letter, scoreboard, space_named
from server.cli.play.corrections import paths, values
from server.cli.play.lexicon import Lexicon, players
from server.cli.play.readers import Name, Named, Reader
from server.cli.play.units import Units

_COLUMN = re.compile(r"\bcolumn (\d+)")
_AT = re.compile(r"\bcolumn (\d+), row (\d+)")


def spaces_named(state: State, _units: Units) -> Reader:
    """A reader for spaces: a letter for the column and a number for the row."""
    named = [
        Name(one, (space_named(one), f"column {one.column} row {one.row}")) for one in spaces(state)
    ]
    last = column_letter(state.house.size)
    bounds = f"columns go A to {last}, rows 1 to {state.house.size}"
    return Named(tuple(named), "a space such as B3", bounds)


def cards(_state: State, _units: Units) -> Reader:
    """A reader for cards by title."""
    return Named(tuple(Name(one, (card_named(one),)) for one in CARDS), "a card")


def in_words(_state: State, sentence: str) -> str:
    """Write the spaces in a sentence as a player types them: "column 2, row 3" becomes "B3".

    A sentence about dice keeps the column's number, as it was rolled, and adds the letter.
    """
    if sentence.startswith("Dice for"):
        return _COLUMN.sub(lambda found: f"{found[0]} ({column_letter(int(found[1]))})", sentence)
    return _AT.sub(lambda found: f"{column_letter(int(found[1]))}{found[2]}", sentence)


LEXICON = Lexicon(
    fields={
        "Correct.what": paths(FIXED, {}),
        "Correct.value": values,
        **dict.fromkeys(("to", "at", "through", "trap"), spaces_named),
        "card": cards,
        "victim": players,
    },
    verbs={
        "Draft": ("keep", "draft", "take"),
        "PlayMove": ("move",),
        "PlayDoubleMove": ("double move",),
        "PlayAttack": ("attack",),
        "PlayRangedAttack": ("ranged attack", "shoot", "shoot at"),
        "PlayAbduct": ("abduct",),
        "PlayArmor": ("armor", "armour"),
        "PlayAmbush": ("ambush", "lay trap", "lay a trap", "set a trap"),
        "LetPass": ("let it pass", "let pass", "pass", "do not intervene", "don't intervene"),
        "EndTurn": ("end turn", "done"),
    },
    marks={"to": "to", "through": "through", "at": "at", "trap": "trap", "victim": "", "card": ""},
    does={
        "AddPlayer": "Somebody joins in mid-game, on this space or a free corner; cards come with "
        "the next deal.",
        "LetPass": "Does not intervene; nobody at all is the referee's to say.",
    },
    first=(
        *("Roll", "Draft", "Intervene", "LetPass", "PlayAttack", "PlayRangedAttack", "PlayAbduct"),
        *("EndTurn", "PlayMove", "PlayArmor", "PlayAmbush", "PlayDoubleMove", "Flee"),
    ),
    goes_by_itself=frozenset(("LetPass", "Draft")),
    board=board,
    score=scoreboard,
    words=in_words,
    rule=partial(sentence, SENTENCES),
)
