"""Words that ask for help: what can be done, what a command does, what the rules say."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.notation import NotationError, hints
from engine.plain import defaults, nearest
from server.cli.play import rules
from server.cli.play.context import Context, Word
from server.cli.play.listing import listed, offers
from server.cli.play.words import tokens, words_of

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


@dataclass(frozen=True, slots=True)
class HelpWords:
    """`?`, `help`, `rules`, `rulings` and `why`."""

    context: Context

    def words(self) -> Mapping[str, Word]:
        """What each word does."""
        return {
            "?": lambda _: self._list(),
            "help": self._help,
            "rules": self._rules,
            "rulings": lambda _: self._rulings(),
            "why": self._why,
        }

    def _list(self) -> None:
        grammar = self.context.grammar()
        found = offers(grammar)
        self.context.show(listed(found, grammar) if found else ("nothing",))

    def _help(self, name: str) -> None:
        word, _, rest = name.partition(" ")
        if not name:
            self.context.print(WORDS)
        elif name.lower() == "all":
            self._everything()
        elif name.lower() == "referee":
            self._interventions()
        elif word.lower() == "exact":
            self.context.print(EXACT)
            self.context.show(map(_exactly, self._kinds_meant(rest) if rest else ()))
        else:
            self._commands(name)

    def _everything(self) -> None:
        verbs = map(self.context.grammar().verb, self.context.session.game.commands)
        self.context.print(WORDS)
        self.context.show([f"Commands: {', '.join(verbs)}"])

    def _interventions(self) -> None:
        """Show the referee's possible interventions, if the user of the screen may know them."""
        context = self.context
        grammar, game = context.grammar(), context.session.game
        found = [one for one in game.overrides(context.seen()) if grammar.is_sayable(one)]
        context.show(dict.fromkeys(map(grammar.phrase, found)))

    def _commands(self, name: str) -> None:
        grammar = self.context.grammar()
        for kind in self._kinds_meant(name):
            self.context.show(rules.of_use(grammar, kind, self._does(kind)))

    def _does(self, kind: type[object]) -> str:
        """What a command does, in one sentence."""
        context = self.context
        return context.in_words(context.game.lexicon.what(context.session.game, kind.__name__))

    def _kinds_meant(self, name: str) -> list[type[object]]:
        kinds = self._kinds_called(name)
        if not kinds:
            raise NotationError(f"there is no help on {name!r}: {self._verb_like(name)}")
        return kinds

    def _kinds_called(self, name: str) -> list[type[object]]:
        grammar, words = self.context.grammar(), tuple(one.folded for one in tokens(name))
        exact = tuple(w for one in tokens(name) for w in words_of(one.typed))
        every = self.context.session.game.commands
        whole = [kind for kind in every if {words, exact} & set(grammar.forms(kind))]
        return whole or [kind for kind in every if words and words[0] in grammar.forms(kind)[0]]

    def _verb_like(self, name: str) -> str:
        verbs = map(self.context.grammar().verb, self.context.session.game.commands)
        return nearest(name, list(verbs)).rstrip("?")

    def _rules(self, words: str) -> None:
        if words:
            self._rules_on(words)
            return
        context = self.context
        grammar = context.grammar()
        context.show(rules.of_the_game(context.session.game))
        context.show(f"{grammar.verb(kind)}: {self._does(kind)}" for kind in grammar.legal_kinds())

    def _rules_on(self, words: str) -> None:
        context = self.context
        kinds, on = self._kinds_called(words), rules.rulings_on(context.session.game, words)
        if not kinds and not on:
            raise NotationError(f"nothing is ruled on {words!r}: {self._verb_like(words)}")
        grammar = context.grammar()
        for kind in kinds:
            context.show(rules.of_command(kind, grammar.verb(kind), self._does(kind)))
        context.show(map(rules.with_answer, on))

    def _rulings(self) -> None:
        self.context.show(map(rules.with_answer, self.context.session.game.rulings))

    def _why(self, name: str) -> None:
        game, refused = self.context.session.game, self.context.game.refused
        if name:
            self.context.show([rules.with_answer(rules.ruling(game, name))])
        elif refused is None:
            first = game.rulings[0].id
            raise NotationError(f"the rules have refused nothing yet; `why {first}` tells a ruling")
        else:
            self.context.show(map(self.context.in_words, rules.why_refused(game, refused)))


def _exactly(kind: type[object]) -> str:
    return f"{kind.__name__} {' '.join(_fields(kind))}".rstrip()


def _fields(kind: type[object]) -> list[str]:
    """The fields of a command, optional ones in brackets."""
    optional = defaults(kind)
    named = [field for field in hints(kind) if field != "seat"]
    return [f"[{field}]" if field in optional else field for field in named]
