"""A game at the terminal: each line is a command of the game or a word of the terminal."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TextIO

from engine.luck import RollNeeded, ShuffleNeeded
from engine.notation import NotationError
from engine.refusal import IllegalCommand
from server.cli.play.commands import CommandParser
from server.cli.play.context import Context, Word
from server.cli.play.grammar import BeyondBounds
from server.cli.play.help_words import HelpWords
from server.cli.play.history import history_of
from server.cli.play.history_words import HistoryWords
from server.cli.play.prompts import dice_asked, order_asked, people_asked
from server.cli.play.screen import Screen
from server.cli.play.seat_words import SeatWords
from server.cli.play.setup_words import SetupWords
from server.cli.play.turns import CommandRunner
from server.cli.play.view_words import ViewWords
from server.cli.play.words import plain
from server.referee import RulesFault
from server.session import Session

QUIT = ("quit", "exit")
COMMENT = "#"
NOT_SAVED = "  What is not saved is lost: `save evening.json` keeps the game, Ctrl-C again ends it."


class TerminalGame:
    """Reads lines, carries out their words or commands, and prints what follows."""

    def __init__(self, session: Session, out: TextIO, *, curtain: bool = False) -> None:
        self.context = Context(session, history_of(session), out, Screen(curtain=curtain))
        self.commands = CommandParser(self.context)
        self.turns = CommandRunner(self.context)
        view = ViewWords(self.context)
        self.seats = SeatWords(self.context, self.turns, view)
        self._words: Mapping[str, Word] = {
            **HelpWords(self.context).words(),
            **view.words(),
            **HistoryWords(self.context, self.commands).words(),
            **SetupWords(self.context, self.turns, view).words(),
            **self.seats.words(),
        }
        self._last_shown = (self.context.game, "")

    @property
    def session(self) -> Session:
        """The current game's session."""
        return self.context.session

    def play(self, lines: TextIO, *, prompt: bool) -> None:
        """Read lines until they end, or somebody quits.

        Args:
            lines: The input.
            prompt: Whether a person is typing: write a prompt, and clear the screen behind a
                curtain. Otherwise each line is repeated before its result.
        """
        self._greet()
        while True:
            self.seats.hand_over(clear=prompt)
            self._show_whose()
            if prompt:
                print("> ", end="", file=self.context.out, flush=True)
            line = self._typed(lines, prompt=prompt)
            if not line or line.strip().lower() in QUIT:
                return
            if line.strip() and not line.lstrip().startswith(COMMENT):
                if not prompt:
                    self.context.print(f"> {line.strip()}")
                self._take(line.strip())

    def _typed(self, lines: TextIO, *, prompt: bool) -> str:
        """The next line; a person's Ctrl-C is asked about once, as it would lose the game."""
        try:
            return lines.readline()
        except KeyboardInterrupt:
            if not prompt or self.session.head == 0:
                raise
        self.context.print(f"\n{NOT_SAVED}")
        print("> ", end="", file=self.context.out, flush=True)
        return lines.readline()

    def _greet(self) -> None:
        game = self.session.game
        self.context.print(
            f"{game.title}. Type ? to see what can be done now, help for all other words."
        )
        if game.hands and not self.context.screen.curtain:
            self.context.print(
                "Everybody's cards are shown; `curtain on` shows each player only theirs."
            )
        self.context.show_since(0)
        with self._refusals_shown():
            self.turns.go_on()

    def _take(self, line: str) -> None:
        with self._refusals_shown():
            self._carry_out(line)

    @contextmanager
    def _refusals_shown(self) -> Iterator[None]:
        """Show why something is refused, not understood, or impossible by a fault of the rules."""
        try:
            yield
        except RulesFault as fault:
            self.context.print(f"  no: {fault}")
        except IllegalCommand as refused:
            self._show_refused(refused)
        except NotationError as error:
            how = "no" if isinstance(error, BeyondBounds) else "not understood"
            problem = plain(str(error)).rstrip(".")
            self.context.print(f"  {how}: {problem}{'' if problem.endswith('?') else '.'}")

    def _carry_out(self, line: str) -> None:
        first, _, rest = line.partition(" ")
        word = self._words.get(first.lower())
        if self.context.screen.drawn is not None:
            self.seats.open_curtain(line)
        elif word is not None:
            word(rest.strip())
        else:
            self.turns.say(self.commands.typed(line), line)

    def _show_refused(self, refused: IllegalCommand) -> None:
        self.context.game.refused = refused
        ruled = any(one.id == refused.rule for one in self.session.game.rulings)
        rule = f" ({refused.rule})" if ruled else ""
        self.context.print(f"  no: {self.context.in_words(refused.detail)}{rule}")

    def _show_whose(self) -> None:
        """Print who or what the game waits for, unless that has not changed in this game."""
        shown = self.context.game, self._whose()
        if shown[0] is not self._last_shown[0] or shown[1] != self._last_shown[1]:
            self.context.print(shown[1])
        self._last_shown = shown

    def _whose(self) -> str:
        game, state, drawn = self.session.game, self.session.state, self.context.screen.drawn
        if drawn is not None:
            name = self.context.name(drawn)
            return f"The curtain is drawn. {name} takes the screen and types their name."
        if game.outcome(state) is not None:
            return "The game is over."
        awaited = game.awaiting(state)
        if isinstance(awaited, RollNeeded):
            return dice_asked(awaited)
        if isinstance(awaited, ShuffleNeeded):
            return order_asked(awaited)
        return people_asked(self.context.grammar(), awaited or frozenset(), self.context.name)
