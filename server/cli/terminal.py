"""A game at the terminal: a line is a command or one of a few words, and what follows is told."""

from collections.abc import Callable, Mapping
from typing import TextIO, TypeAlias

import server.referee as referee
from engine.bots import at_random, looking_ahead
from engine.game import AnyCommand, AnyGame, AnyState, TakenBack
from engine.luck import RollNeeded, ShuffleNeeded
from engine.notation import NotationError, defaults, hints, to_json
from engine.refusal import IllegalCommand
from engine.telling import back_told
from engine.text import from_text, to_text
from server.cli.amend_word import AmendWord
from server.session import Session

SHOWN_CHOICES = 30

NOT_SHOWN = ("type", "options", "book", "board")
"""What of a state is data rather than news: options, lists of shapes, every hex of a map."""

WORDS = """\
  a command     as it is listed: `2: Move creature=2 length=600`, or short: `move 2 600`
  a number      the command with that number in the list
  ?             the commands that are legal now, numbered
  help NAME     what a command does and which fields it takes; `help` alone lists them all
  undo          takes the last command back
  amend         corrects an earlier entry, and plays on from there; `amend` alone says how
  bot, bot!     lets chance, or a bot that looks ahead, choose the next command
  bots 2,3      lets a bot that looks ahead play these seats from now on; `bots` alone: nobody's
  log           everything that happened
  state         the game as it stands
  rulings       how the gaps of the rule sheet were closed
  quit          ends (so does the end of the input)"""


Chooser: TypeAlias = Callable[[AnyGame, AnyState, int, int], AnyCommand | None]
"""A bot: from a game, its state, a seed and the number of the draw one of the choices, if any."""


class TerminalGame:
    """A game at the terminal."""

    def __init__(self, session: Session, out: TextIO) -> None:
        self.session = session
        self.out = out
        self._heads: list[int] = []
        self._amending = AmendWord(session, self._print)
        self._bots: frozenset[int | None] = frozenset()

    def play(self, lines: TextIO, *, prompt: bool) -> None:
        """Take lines until they end, the game is over, or somebody quits."""
        self._print(f"{self.session.game.title}. Type ? for what is legal, help for help.")
        self._tell_since(0)
        while True:
            self._print(self._whose())
            if prompt:
                print("> ", end="", file=self.out, flush=True)
            line = lines.readline()
            if not line or line.strip().lower() in ("quit", "exit"):
                return
            if line.strip() and not line.lstrip().startswith("#"):
                if not prompt:
                    self._print(f"> {line.strip()}")
                self._take(line.strip())

    def _take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        told = self._words().get(word.lower())
        try:
            if told is not None:
                told(rest.strip())
            else:
                self._say(self._command(line))
        except IllegalCommand as refused:
            rule = f" [{refused.rule}]" if refused.rule else ""
            self._print(f"  no ({refused.reason}): {refused.detail}{rule}")
        except NotationError as error:
            self._print(f"  not understood: {error}; type help for the words there are.")

    def _words(self) -> Mapping[str, Callable[[str], None]]:
        return {
            "?": lambda _: self._list(),
            "help": self._help,
            "undo": lambda _: self._undo(),
            "amend": self._amend,
            "bot": lambda _: self._bot(at_random),
            "bot!": lambda _: self._bot(looking_ahead),
            "bots": self._seat_bots,
            "log": lambda _: self._log(),
            "state": lambda _: self._state(),
            "rulings": lambda _: self._rulings(),
        }

    def _command(self, line: str) -> AnyCommand:
        if line.isdecimal():
            choices = self.session.game.choices(self.session.state)
            if not 1 <= int(line) <= len(choices):
                raise NotationError(f"the list has {len(choices)} commands")
            return choices[int(line) - 1]
        return from_text(self.session.game, line)

    def _say(self, command: AnyCommand) -> None:
        head = self.session.head
        referee.handle(self.session, command, based_on_seq=head)
        self._heads.append(head)
        self._tell_since(head)
        self._let_bots_play()

    def _tell_since(self, head: int) -> None:
        for seq in range(head + 1, self.session.head + 1):
            self._print(f"  {self._sentence(seq)}")

    def _sentence(self, seq: int) -> str:
        event = self.session.events[seq - 1]
        if isinstance(event, TakenBack):
            return back_told(event)
        return self.session.game.describe(self.session.state_after(seq), event)

    def _whose(self) -> str:
        outcome = self.session.game.outcome(self.session.state)
        awaited = self.session.game.awaiting(self.session.state)
        if outcome is not None:
            return f"The game is over: {outcome.why}"
        if isinstance(awaited, RollNeeded):
            say = f"roll [{','.join('n' * awaited.count)}]"
            return f"Dice: roll {awaited.count} d{awaited.sides} for {awaited.why}; type {say}."
        if isinstance(awaited, ShuffleNeeded):
            return f"An order of {awaited.count} is wanted: {awaited.why}."
        seats = _in_order(awaited or frozenset())
        return f"Awaited: {', '.join(self._name(seat) for seat in seats)}."

    def _name(self, seat: int | None) -> str:
        if seat is None:
            return "the referee"
        name: str = self.session.state.players[seat - 1].name
        return f"{name} (seat {seat})"

    def _list(self) -> None:
        choices = self.session.game.choices(self.session.state)
        for number, choice in enumerate(choices[:SHOWN_CHOICES], start=1):
            self._print(f"  {number:3}  {to_text(choice)}")
        if len(choices) > SHOWN_CHOICES:
            self._print(f"  ... and {len(choices) - SHOWN_CHOICES} more")
        if not choices:
            self._print("  nothing")

    def _help(self, name: str) -> None:
        told = {each.lower(): (each, line) for each, line in self.session.game.help.items()}
        if name.lower() in told:
            each, line = told[name.lower()]
            self._print(f"  {each} {' '.join(_fields(self.session, each))}".rstrip())
            self._print(f"    {line}")
            return
        self._print(WORDS)
        self._print("  Commands: " + ", ".join(self.session.game.help))

    def _undo(self) -> None:
        """Back to before the last command; its dice fall the same way again."""
        if not self._heads:
            raise NotationError("there is nothing to undo")
        head = self.session.head
        referee.take_back(self.session, self._heads[-1], based_on_seq=head)
        self._heads.pop()
        self._tell_since(head)

    def _amend(self, rest: str) -> None:
        head = self.session.head
        self._amending.take(rest)
        if self.session.head > head:
            self._heads.append(head)

    def _bot(self, choose: Chooser) -> None:
        session = self.session
        command = choose(session.game, session.state, session.record.seed, session.head)
        if command is None:
            self._print("  nothing is left to choose")
            return
        self._print(f"  {to_text(command)}")
        self._say(command)

    def _seat_bots(self, seats: str) -> None:
        try:
            named = frozenset(int(seat) for seat in seats.replace(",", " ").split())
        except ValueError as error:
            raise NotationError("seats are numbers: bots 2,3") from error
        if named - set(range(1, len(self.session.state.players) + 1)):
            raise NotationError(f"there are seats 1 to {len(self.session.state.players)}")
        self._bots = named
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        """Bots go on until a person is awaited and none of them."""
        session = self.session
        while isinstance(awaited := session.game.awaiting(session.state), frozenset):
            asked = awaited & self._bots
            command = asked and looking_ahead(
                session.game, session.state, session.record.seed, session.head, seats=asked
            )
            if not command:
                return
            self._print(f"  {to_text(command)}")
            head = session.head
            referee.handle(session, command, based_on_seq=head)
            self._tell_since(head)

    def _log(self) -> None:
        for seq in range(1, self.session.head + 1):
            mark = " " if seq in self.session.standing else "-"
            self._print(f"  {mark}{seq:4}  {self._sentence(seq)}")
        self._print(f"  ledger {self.session.ledger_hash}")

    def _state(self) -> None:
        for name, value in to_json(self.session.state).items():
            if name not in NOT_SHOWN:
                self._print(f"  {name}: {value}")

    def _rulings(self) -> None:
        for ruling in self.session.game.rulings:
            self._print(f"  {ruling.id} {ruling.question} {ruling.answer}")

    def _print(self, text: str) -> None:
        print(text, file=self.out, flush=True)


def _fields(session: Session, name: str) -> list[str]:
    """What is to be said with a command; in brackets what may be left out."""
    kind = next(kind for kind in session.game.commands if kind.__name__ == name)
    optional = defaults(kind)
    named = [field for field in hints(kind) if field != "seat"]
    return [f"[{field}]" if field in optional else field for field in named]


def _in_order(seats: frozenset[int | None]) -> list[int | None]:
    return sorted(seats, key=lambda seat: (seat is None, seat or 0))
