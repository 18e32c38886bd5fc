"""What the words at the terminal act on: the game in play, who sits there, and where lines go."""

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
from server.cli.play.seeing import Screen
from server.cli.play.units import Units
from server.cli.play.words import plain
from server.session import Session

Word: TypeAlias = Callable[[str], None]
"""What a word of the terminal does with the rest of its line."""


@dataclass(slots=True)
class GameInPlay:
    """A game and what the terminal remembers of it; another game replaces it as a whole.

    Attributes:
        units: The units that lengths were last typed in.
        history: Commands that can be undone and done again.
        amending: The amendment that waits for a yes.
        refused: The last command that the rules refused, for `why`.
    """

    session: Session
    lexicon: Lexicon
    units: Units
    history: History
    amending: AmendWord
    refused: IllegalCommand | None = None


class Context:
    """A game at the terminal, as its words read and print it.

    Attributes:
        out: Where lines go.
        screen: Who sits before it, and what they may see.
        game: The game in play.
    """

    def __init__(self, session: Session, history: History, out: TextIO, screen: Screen) -> None:
        self.out = out
        self.screen = screen
        self.game = self._taken_up(session, history)

    def take_up(self, session: Session, history: History) -> None:
        """Go on with another game."""
        self.game = self._taken_up(session, history)

    def _taken_up(self, session: Session, history: History) -> GameInPlay:
        lexicon = lexicon_of(session.game.name)
        amending = AmendWord(session, self.print)
        return GameInPlay(session, lexicon, Units(usual=lexicon.unit), history, amending)

    @property
    def session(self) -> Session:
        """The game in play, with its ledger."""
        return self.game.session

    # Reading

    def grammar(self, seat: Seat = None) -> Grammar:
        """The game's commands in words, as it stands, for who sits before the screen."""
        session, screen = self.session, self.screen
        choices = session.game.choices(session.state)
        if screen.seat is not None:
            choices = tuple(one for one in choices if one.seat in (None, screen.seat))
        lexicon, units = self.game.lexicon, self.units
        return Grammar(session.game, lexicon, session.state, units, choices, seat, seen=self.seen())

    def seat_named(self, name: str) -> int:
        """The seat of a player, by name or number; raises NotationError where there is none."""
        names = names_of(self.session.state)
        folded = [one.casefold() for one in names]
        if name.strip().isdecimal() and 1 <= int(name) <= len(names):
            return int(name)
        if name.strip().casefold() not in folded:
            raise NotationError(f"there is no player {name!r}: {nearest(name, names).rstrip('?')}")
        return folded.index(name.strip().casefold()) + 1

    # Showing

    def seen(self) -> AnyState:
        """The state as whoever has the screen may see it."""
        return self.screen.view(self.session, self.session.state)

    @property
    def units(self) -> Units:
        """Units of length, hand-spans as long as those of whoever acts now."""
        self.game.units.span = self.game.lexicon.span(self.session.state)
        return self.game.units

    def in_words(self, sentence: str, *, happened: bool = False) -> str:
        """A sentence of the rules with commands, lengths and places as people type them."""
        session, lexicon = self.session, self.game.lexicon
        worded = plain(lexicon.words(session.state, sentence))
        typed = lexicon.commands_in_words(session.game, worded)
        return self.units.retold(typed, happened=happened)

    def sentence(self, seq: int) -> str:
        """What an entry of the ledger says to whoever has the screen."""
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
        """A player's name; the referee where it is nobody's seat."""
        return "the referee" if seat is None else names_of(self.session.state)[seat - 1]

    def show(self, lines: Iterable[str]) -> None:
        """Print lines, indented."""
        for line in lines:
            self.print(f"  {line}".rstrip())

    def print(self, text: str) -> None:
        """Print a line as it is."""
        print(text, file=self.out, flush=True)
