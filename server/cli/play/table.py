"""A game at the terminal: a line is a command or one of a few words, and what follows is told."""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TextIO, TypeAlias

import server.referee as referee
from engine.bots import at_random, looking_ahead
from engine.game import AnyCommand, AnyGame, AnyState, Seat
from engine.luck import RollNeeded, ShuffleNeeded
from engine.notation import NotationError, hints, to_json
from engine.plain import defaults, nearest
from engine.refusal import IllegalCommand
from engine.text import from_text
from server.cli.amend_word import AmendWord
from server.cli.play import keeping, rules, setting_up
from server.cli.play.asking import dice_asked, order_asked, people_asked, without_choice
from server.cli.play.games.registry import lexicon_of
from server.cli.play.grammar import BeyondBounds, Grammar, is_news
from server.cli.play.history import History, SaidStep, history_of
from server.cli.play.lexicon import names_of
from server.cli.play.listing import listed, offers
from server.cli.play.seeing import Screen
from server.cli.play.units import SPAN, TENTHS, Units, unit_named, unit_typed
from server.cli.play.words import parted, plain, spoken
from server.session import Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger

NOT_SHOWN = ("type", "options", "book", "board")
"""What of a state is data rather than news: options, lists of shapes, every hex of a map."""

NO_CHOICE = " (there is no other choice)"
"""Told of an answer that nobody was asked for."""

CLEARED = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal's screen and what was above it."""

WORDS = """\
  Say what you do: `move 15cm`, `attack Bo with limb 2`, `keep armor`, `place Ada on I23`.
  Names may be shortened. Who acts may be left out where it is plain. Lengths have a unit.

  ?                what may be done now, what matters first; a number chooses from it
  board, score     the game drawn; how everybody stands
  rules, rules X   the game in short and what is at hand; what is ruled on X
  why, why K18     why the last command was refused; a ruling
  undo, redo       takes the last command back; does it again
  amend            corrects an earlier entry and plays on from there; alone says how
  log              everything that happened
  save F, load F   keeps the game in a file; goes on with one
  options          what can be set before the game begins; `option NAME VALUE` sets it
  players A, B     who plays, before the game begins
  units cm         lengths are told in this unit: mm, cm, m, in, ft, span
  curtain on       one player at a time before the screen; secrets stay secret
  bot, bot!        lets chance, or a bot that looks ahead, choose the next command
  bots Bo, Cy      lets bots play these seats from now on; `bots` alone: nobody's
  help X           what the command X does and takes; `help all` names them all
  help referee     what the referee may say now; `help exact`: the exact forms, for programs
  quit             ends (so does the end of the input)"""

EXACT = """\
  A program may say commands exactly, as the ledger and docs/reference/ have them:
    2: Move creature=2 length=600      who says it, the command, its fields
    move 2 600                         fields in their order; `ref:` is the referee
  Lengths are whole tenths of a millimetre, limbs and missiles count from 0, pieces are numbers.
  `help exact X` names the fields of X; `raw` prints the state's."""


Chooser: TypeAlias = Callable[[AnyGame, AnyState, int, int], AnyCommand | None]
"""A bot: from a game, its state, a seed and the number of the draw one of the choices, if any."""


class TerminalGame:
    """A game at the terminal."""

    def __init__(self, session: Session, out: TextIO, *, curtain: bool = False) -> None:
        self.out = out
        self.screen = Screen(curtain=curtain)
        self._take_up(session, history_of(session))

    def _take_up(self, session: Session, history: History) -> None:
        self.session = session
        self._lexicon = lexicon_of(session.game.name)
        self._units = Units(usual=self._lexicon.unit)
        self._history = history
        self._refused: IllegalCommand | None = None
        self._amending = AmendWord(session, self._print, self._said_of_old)
        self._told_whose = ""

    # Lines

    def play(self, lines: TextIO, *, prompt: bool) -> None:
        """Take lines until they end, the game is over, or somebody quits."""
        title = self.session.game.title
        self._print(f"{title}. Type ? to see what can be done now, help for all other words.")
        if self.session.game.hands and not self.screen.curtain:
            self._print("Everybody's cards are shown; `curtain on` shows each player only theirs.")
        self._tell_since(0)
        self._go_on()
        while True:
            self._hand_over(clear=prompt)
            self._tell_whose()
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
            if self.screen.drawn is not None:
                self._open_curtain(line)
            elif told is not None:
                told(rest.strip())
            else:
                self._say(self._command(line), line)
        except IllegalCommand as refused:
            self._refused = refused
            ruled = any(one.id == refused.rule for one in self.session.game.rulings)
            rule = f" ({refused.rule})" if ruled else ""
            self._print(f"  no: {self._in_words(refused.detail)}{rule}")
        except NotationError as error:
            how = "no" if isinstance(error, BeyondBounds) else "not understood"
            problem = plain(str(error)).rstrip(".")
            self._print(f"  {how}: {problem}{'' if problem.endswith('?') else '.'}")

    def _words(self) -> Mapping[str, Callable[[str], None]]:
        return {
            "?": self._list,
            "help": self._help,
            "board": lambda _: self._draw(),
            "score": lambda _: self._score(),
            "state": lambda _: self._draw(),
            "raw": lambda _: self._raw(),
            "rules": self._rules,
            "why": self._why,
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "amend": self._amend,
            "save": self._save,
            "load": self._load,
            "options": lambda _: self._options(),
            "option": self._option,
            "players": self._players,
            "units": self._set_units,
            "curtain": self._set_curtain,
            "bot": lambda _: self._bot(at_random),
            "bot!": lambda _: self._bot(looking_ahead),
            "bots": self._seat_bots,
            "log": lambda _: self._log(),
            "rulings": lambda _: self._show(map(rules.told, self.session.game.rulings)),
        }

    # Commands

    def _grammar(self, seat: Seat = None) -> Grammar:
        session, screen = self.session, self.screen
        self._units.span = self._lexicon.span(session.state)
        choices = session.game.choices(session.state)
        if screen.seat is not None:
            choices = tuple(one for one in choices if one.seat in (None, screen.seat))
        seen = screen.view(session, session.state)
        return Grammar(
            session.game, self._lexicon, session.state, self._units, choices, seat, seen=seen
        )

    def _command(self, line: str) -> AnyCommand:
        if line.isdecimal():
            return self._numbered(int(line))
        try:
            exact = from_text(self.session.game, line, seat=self.screen.seat)
            self.session.game.decide(self.session.state, exact)
        except NotationError as error:
            return self._in_other_words(line, error)
        except IllegalCommand:
            return self._rather_in_words(line, exact)
        return exact

    def _numbered(self, number: int) -> AnyCommand:
        found = offers(self._grammar())
        if not 1 <= number <= len(found):
            raise NotationError(f"the list has {len(found)} commands")
        return found[number - 1].command

    def _in_other_words(self, line: str, error: NotationError) -> AnyCommand:
        """What is no exact form, in words; what can only have been meant exactly is told so."""
        if re.match(r"\s*(?:ref|\d+)\s*:", line) or re.search(r"\w=[\w\[\"-]", line):
            raise error
        return self._read(line)

    def _rather_in_words(self, line: str, exact: AnyCommand) -> AnyCommand:
        """What the rules refuse as an exact form may be meant in words."""
        try:
            return self._read(line)
        except NotationError:
            return exact

    def _read(self, line: str) -> AnyCommand:
        command = self._grammar(self.screen.seat).read(line)
        self._units.now = unit_typed(spoken(line)) or self._units.now
        return command

    def _seat_named(self, name: str) -> int:
        names = [one.name for one in self.session.state.players]
        folded = [one.casefold() for one in names]
        if name.strip().isdecimal() and 1 <= int(name) <= len(names):
            return int(name)
        if name.strip().casefold() not in folded:
            raise NotationError(f"there is no player {name!r}: {nearest(name, names).rstrip('?')}")
        return folded.index(name.strip().casefold()) + 1

    def _say(self, command: AnyCommand, line: str = "") -> None:
        head, grammar = self.session.head, self._grammar()
        words = grammar.phrase(command)
        referee.handle(self.session, command, based_on_seq=head)
        self._history.said(SaidStep(head, words, command.seat))
        if line and not line.isdecimal() and is_news(words, line, names_of(self.session.state)):
            self._print(f"  (understood as: {words})")
        elif line.isdecimal():
            self._print(f"  {words}")
        self._tell_since(head)
        self._go_on()

    # Telling

    def _tell_since(self, head: int, note: str = "") -> None:
        for seq in range(head + 1, self.session.head + 1):
            told = self._sentence(seq)
            self._print(f"  {told.removesuffix('.')}{note}." if note else f"  {told}")
            note = ""
        if self.screen.seat is not None:
            self.screen.told[self.screen.seat] = self.session.head

    def _sentence(self, seq: int) -> str:
        return self._in_words(self.screen.sentence(self.session, seq), happened=True)

    def _in_words(self, sentence: str, *, happened: bool = False) -> str:
        """A sentence of the rules with commands, lengths and places as people type them."""
        self._units.span = self._lexicon.span(self.session.state)
        worded = plain(self._lexicon.words(self.session.state, sentence))
        typed = self._lexicon.commands_in_words(self.session.game, worded)
        return self._units.retold(typed, happened=happened)

    def _tell_whose(self) -> None:
        """Who or what is awaited, where that was not the last thing that was told of it."""
        whose = self._whose()
        if whose != self._told_whose:
            self._print(whose)
        self._told_whose = whose

    def _whose(self) -> str:
        if self.screen.drawn is not None:
            name = self._name(self.screen.drawn)
            return f"The curtain is drawn. {name} takes the screen and types their name."
        outcome = self.session.game.outcome(self.session.state)
        awaited = self.session.game.awaiting(self.session.state)
        if outcome is not None:
            return "The game is over."
        if isinstance(awaited, RollNeeded):
            return dice_asked(awaited)
        if isinstance(awaited, ShuffleNeeded):
            return order_asked(awaited)
        return people_asked(self._grammar(), awaited or frozenset(), self._name)

    def _name(self, seat: int | None) -> str:
        if seat is None:
            return "the referee"
        name: str = self.session.state.players[seat - 1].name
        return name

    def _list(self, _rest: str = "") -> None:
        grammar = self._grammar()
        found = offers(grammar)
        self._show(listed(found, grammar) if found else ("nothing",))

    def _help(self, name: str) -> None:
        game, grammar = self.session.game, self._grammar()
        if name.lower() in ("", "all"):
            self._print(WORDS)
            self._show([f"Commands: {', '.join(map(grammar.verb, game.commands))}"] if name else [])
            return
        if name.lower() == "referee":
            self._interventions()
            return
        word, _, rest = name.partition(" ")
        if word.lower() == "exact":
            self._print(EXACT)
            self._show(_exactly(kind) for kind in (self._kinds_meant(rest) if rest else ()))
            return
        for kind in self._kinds_meant(name):
            self._show(rules.of_use(grammar, kind, self._does(kind)))

    def _does(self, kind: type[object]) -> str:
        return self._in_words(self._lexicon.what(self.session.game, kind.__name__))

    def _kinds_meant(self, name: str) -> list[type[object]]:
        kinds = self._kinds_called(name)
        if not kinds:
            known = [self._grammar().verb(kind) for kind in self.session.game.commands]
            raise NotationError(f"there is no help on {name!r}: {nearest(name, known).rstrip('?')}")
        return kinds

    def _kinds_called(self, name: str) -> list[type[object]]:
        grammar, words = self._grammar(), tuple(one.folded for one in spoken(name))
        exact = tuple(w for one in spoken(name) for w in parted(one.typed))
        every = self.session.game.commands
        whole = [kind for kind in every if {words, exact} & set(grammar.forms(kind))]
        return whole or [kind for kind in every if words and words[0] in grammar.forms(kind)[0]]

    def _interventions(self) -> None:
        """What the referee may say now, as far as whoever has the screen may know it."""
        grammar, game = self._grammar(), self.session.game
        seen = self.screen.view(self.session, self.session.state)
        found = [one for one in game.overrides(seen) if grammar.is_sayable(one)]
        self._show(dict.fromkeys(map(grammar.phrase, found)))

    # The game drawn

    def _draw(self) -> None:
        seen = self.screen.view(self.session, self.session.state)
        drawn = self._lexicon.board(seen, self.screen.seat, self._span_known())
        score = self._lexicon.score(seen, self.screen.seat, self._units)
        if not drawn and not score:
            self._raw()
        self._show(drawn.splitlines())
        if score != drawn:
            self._show(score.splitlines())

    def _score(self) -> None:
        seen = self.screen.view(self.session, self.session.state)
        self._show(self._lexicon.score(seen, self.screen.seat, self._span_known()).splitlines())

    def _span_known(self) -> Units:
        self._units.span = self._lexicon.span(self.session.state)
        return self._units

    def _raw(self) -> None:
        for name, value in to_json(self.screen.view(self.session, self.session.state)).items():
            if name not in NOT_SHOWN:
                self._print(f"  {name}: {value}")

    def _rules(self, words: str) -> None:
        game, grammar = self.session.game, self._grammar()
        if words:
            kinds, on = self._kinds_called(words), rules.rulings_on(game, words)
            if not kinds and not on:
                known = [grammar.verb(kind) for kind in game.commands]
                asked = nearest(words, known).rstrip("?")
                raise NotationError(f"nothing is ruled on {words!r}: {asked}")
            for kind in kinds:
                self._show(rules.of_command(kind, grammar.verb(kind), self._does(kind)))
            self._show(map(rules.told, on))
            return
        self._show(rules.of_the_game(game))
        legal = grammar.legal_kinds()
        self._show(f"{grammar.verb(kind)}: {self._does(kind)}" for kind in legal)

    def _why(self, name: str) -> None:
        if name:
            self._show([rules.told(rules.ruling(self.session.game, name))])
        elif self._refused is None:
            first = self.session.game.rulings[0].id
            raise NotationError(f"the rules have refused nothing yet; `why {first}` tells a ruling")
        else:
            lines = rules.why_refused(self.session.game, self._refused)
            self._show(map(self._in_words, lines))

    def _log(self) -> None:
        for seq in range(1, self.session.head + 1):
            mark = " " if seq in self.session.standing else "-"
            self._print(f"  {mark}{seq:4}  {self._sentence(seq)}")
        self._print(f"  ledger {self.session.ledger_hash}")

    # Back and on

    def _undo(self) -> None:
        """Back to before the last command; its dice fall the same way again."""
        head = self.session.head
        step = self._history.undo(head)
        referee.take_back(self.session, step.before, based_on_seq=head)
        self._print(f"  Undone: {step.told_to(self.screen.seat)}.")

    def _redo(self) -> None:
        head = self.session.head
        step, at = self._history.redo()
        referee.take_back(self.session, at, based_on_seq=head)
        self._print(f"  Done again: {step.told_to(self.screen.seat)}.")

    def _amend(self, rest: str) -> None:
        """An earlier entry is corrected; what follows is shown whole, so not behind a curtain."""
        if self.screen.seat is not None:
            raise NotationError("an amendment shows everything: say `curtain off` first")
        head = self.session.head
        self._amending.take(rest)
        if self.session.head > head:
            self._history.said(SaidStep(head, f"amend {rest}"))

    def _said_of_old(self, line: str) -> AnyCommand:
        """A command for an earlier entry: the rules judge it as the game stood then."""
        try:
            return from_text(self.session.game, line)
        except NotationError as error:
            return self._in_other_words(line, error)

    def _save(self, path: str) -> None:
        if not path:
            raise NotationError("name the file: save evening.json")
        keeping.save(self.session, Path(path))
        self._print(f"  Kept in {path}; `load {path}` goes on with it.")

    def _load(self, path: str) -> None:
        if not path:
            raise NotationError("name the file: load evening.json")
        session = keeping.load(Path(path))
        self._take_up(session, history_of(session))
        self._print(f"  {session.game.title}, {session.head} entries.")
        self._draw()

    # Set-up

    def _options(self) -> None:
        session = self.session
        self._show(
            setting_up.listed(
                session.game, self._lexicon, session.record.options, session.state.house
            )
        )

    def _option(self, said: str) -> None:
        session = self.session
        self._begin_anew(
            setting_up.with_option(session.game, self._lexicon, session.record.options, said)
        )

    def _players(self, said: str) -> None:
        if not said:
            self._show(one.name for one in self.session.state.players)
            return
        named = setting_up.players_named(said)
        self._begin_anew({**self.session.record.options, "players": named})

    def _begin_anew(self, options: dict[str, object]) -> None:
        if self._history.done:
            raise NotationError(
                "the game has begun: undo back to its beginning, or start another one"
            )
        record = self.session.record
        session = Sessions(MemoryLedger()).begin(
            record.game, options=options, seed=record.seed, dice=record.dice
        )
        self._take_up(session, History())
        self._print("  The game starts again with that.")
        self._tell_since(0)
        self._go_on()

    def _set_units(self, unit: str) -> None:
        if not unit_named(unit.casefold()):
            known = (*TENTHS, SPAN)
            raise NotationError(f"there is no unit {unit!r}: {nearest(unit, known).rstrip('?')}")
        self._units.now = unit_named(unit.casefold())
        self._print(f"  Lengths are told in {self._units.now}.")

    # The curtain and bots

    def _set_curtain(self, said: str) -> None:
        if said not in ("", "on", "off"):
            raise NotationError("say curtain on, or curtain off")
        self.screen.curtain = said != "off"
        self.screen.drawn = None
        if not self.screen.curtain:
            self.screen.seat = None
        self._print(f"  The curtain is {'used' if self.screen.curtain else 'away'}.")

    def _hand_over(self, *, clear: bool) -> None:
        """Draw the curtain where somebody else should have the screen."""
        screen = self.screen
        if not screen.curtain or screen.drawn is not None:
            return
        seat = screen.next_seat(self.session)
        if seat == screen.seat or seat is None:
            return
        if screen.people(self.session) == (seat,):
            self._sit_down(seat)
            return
        screen.drawn = seat
        if clear:
            print(CLEARED, end="", file=self.out, flush=True)

    def _open_curtain(self, line: str) -> None:
        seat, drawn = self._seat_named(line.removeprefix("I am ")), self.screen.drawn
        if seat != drawn:
            raise NotationError(f"the screen is for {self._name(drawn)}")
        self.screen.drawn = None
        self._sit_down(seat)

    def _sit_down(self, seat: int) -> None:
        """Somebody takes the screen, and is told what they missed."""
        self.screen.seat = seat
        self._print(f"  This is {self._name(seat)}.")
        self._tell_since(self.screen.told.get(seat, 0))
        self._score()

    def _bot(self, choose: Chooser) -> None:
        session = self.session
        command = choose(session.game, session.state, session.record.seed, session.head)
        if command is None:
            self._print("  nothing is left to choose")
            return
        self._tell_choice(command)
        self._say(command)

    def _tell_choice(self, command: AnyCommand) -> None:
        """What a bot does, in words, where everybody may know it."""
        if self.screen.seat is None:
            who = "Dice" if command.seat is None else self._name(command.seat)
            self._print(f"  {who}: {self._grammar().phrase(command)}")

    def _seat_bots(self, seats: str) -> None:
        named = [one.strip() for one in seats.replace(",", " ").split()]
        self.screen.bots = frozenset(map(self._seat_named, named))
        people = self.screen.people(self.session)
        if self.screen.bots and len(people) == 1 and self.session.game.hands:
            self.screen.curtain = True
            self.screen.seat = people[0]
            self._print(f"  You see what {self._name(people[0])} may see; `curtain off` shows all.")
        self._go_on()

    def _go_on(self) -> None:
        """What needs nobody before the screen: bots, and who has no choice; then people are asked.

        Where several share a screen behind the curtain they are asked all the same: that somebody
        has no choice tells which cards they hold.
        """
        while isinstance(awaited := self.session.game.awaiting(self.session.state), frozenset):
            alone = not self.screen.curtain or len(self.screen.people(self.session)) == 1
            bots = self._choice_of_bots(awaited & self.screen.bots)
            forced = without_choice(self._grammar(), awaited) if alone and bots is None else None
            command = bots or forced
            if command is None:
                return
            if bots:
                self._tell_choice(command)
            head = self.session.head
            referee.handle(self.session, command, based_on_seq=head)
            self._tell_since(head, "" if bots else NO_CHOICE)

    def _choice_of_bots(self, asked: frozenset[Seat]) -> AnyCommand | None:
        session = self.session
        if not asked:
            return None
        return looking_ahead(
            session.game, session.state, session.record.seed, session.head, seats=asked
        )

    def _show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._print(f"  {line}".rstrip())

    def _print(self, text: str) -> None:
        print(text, file=self.out, flush=True)


def _exactly(kind: type[object]) -> str:
    return f"{kind.__name__} {' '.join(_fields(kind))}".rstrip()


def _fields(kind: type[object]) -> list[str]:
    """What is to be said with a command; in brackets what may be left out."""
    optional = defaults(kind)
    named = [field for field in hints(kind) if field != "seat"]
    return [f"[{field}]" if field in optional else field for field in named]
