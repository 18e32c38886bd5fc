"""The context of the terminal's words: the current game, who uses the screen, and the output."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TextIO, TypeAlias

from engine.game import AnyState, Seat
from engine.notation import NotationError
from engine.plain import nearest
from engine.refusal import IllegalCommand
from server.cli.amend_word import AmendWord
from server.cli.play.games.registry import lexicon_of
from server.cli.play.grammar import Grammar
from server.cli.play.history import History
from server.cli.play.lexicon import Lexicon, names_of
from server.cli.play.screen import Screen
from server.cli.play.units import Units
from server.cli.play.words import plain
from server.session import Session

Word: TypeAlias = Callable[[str], None]
"""A function that carries out a word of the terminal, given the rest of the line."""


@dataclass(slots=True)
class GameInPlay:
    """A game and what the terminal remembers of it; another game replaces it as a whole.

    Attributes:
        session: The game's session.
        lexicon: The words of the game's commands.
        units: The unit in which lengths were last typed.
        history: Commands that can be undone and redone.
        amending: The amendment that waits for confirmation.
        refused: The last refusal of the rules, for `why`.
    """

    session: Session
    lexicon: Lexicon
    units: Units
    history: History
    amending: AmendWord
    refused: IllegalCommand | None = None


class Context:
    """A game at the terminal, for words that read and print it.

    Attributes:
        out: The output.
        screen: Who uses the screen, and what they may see.
        game: The current game.
    """

    def __init__(self, session: Session, history: History, out: TextIO, screen: Screen) -> None:
        self.out = out
        self.screen = screen
        self.game = self._taken_up(session, history)

    def take_up(self, session: Session, history: History) -> None:
        """Continue with another game."""
        self.game = self._taken_up(session, history)

    def _taken_up(self, session: Session, history: History) -> GameInPlay:
        lexicon = lexicon_of(session.game.name)
        amending = AmendWord(session, self.print)
        return GameInPlay(session, lexicon, Units(usual=lexicon.unit), history, amending)

    @property
    def session(self) -> Session:
        """The current game's session."""
        return self.game.session

    # Reading

    def grammar(self, seat: Seat = None) -> Grammar:
        """The grammar of the game's commands in its current state, for the user of the screen."""
        session, screen = self.session, self.screen
        choices = session.game.choices(session.state)
        if screen.seat is not None:
            choices = tuple(one for one in choices if one.seat in (None, screen.seat))
        lexicon, units = self.game.lexicon, self.units
        return Grammar(session.game, lexicon, session.state, units, choices, seat, seen=self.seen())

    def seat_named(self, name: str) -> int:
        """The seat of a player, by name or number; raises NotationError if there is none."""
        names = names_of(self.session.state)
        folded = [one.casefold() for one in names]
        if name.strip().isdecimal() and 1 <= int(name) <= len(names):
            return int(name)
        if name.strip().casefold() not in folded:
            raise NotationError(f"there is no player {name!r}: {nearest(name, names).rstrip('?')}")
        return folded.index(name.strip().casefold()) + 1

    # Showing

    def seen(self) -> AnyState:
        """The state as the user of the screen may see it."""
        return self.screen.view(self.session, self.session.state)

    @property
    def units(self) -> Units:
        """Units of length, with the hand-span of the player who acts now."""
        self.game.units.span = self.game.lexicon.span(self.session.state)
        return self.game.units

    def in_words(self, sentence: str, *, happened: bool = False) -> str:
        """A sentence of the rules with commands, lengths and places as people type them."""
        session, lexicon = self.session, self.game.lexicon
        worded = plain(lexicon.words(session.state, sentence))
        typed = lexicon.commands_in_words(session.game, worded)
        return self.units.retold(typed, happened=happened)

    def sentence(self, seq: int) -> str:
        """An entry of the ledger as a sentence for the user of the screen."""
        return self.in_words(self.screen.sentence(self.session, seq), happened=True)

    def show_since(self, head: int, note: str = "") -> None:
        """Show the entries after `head`; the note follows the first."""
        for seq in range(head + 1, self.session.head + 1):
            sentence = self.sentence(seq)
            self.print(f"  {sentence.removesuffix('.')}{note}." if note else f"  {sentence}")
            note = ""
        if self.screen.seat is not None:
            self.screen.told[self.screen.seat] = self.session.head

    def name(self, seat: Seat) -> str:
        """A player's name; "the referee" for no seat."""
        return "the referee" if seat is None else names_of(self.session.state)[seat - 1]

    def show(self, lines: Iterable[str]) -> None:
        """Print lines, indented."""
        for line in lines:
            self.print(f"  {line}".rstrip())

    def print(self, text: str) -> None:
        """Print a line unchanged."""
        print(text, file=self.out, flush=True)
