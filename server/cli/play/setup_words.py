"""Words for setting up: options, players, units, saving and loading."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.notation import NotationError
from engine.plain import nearest
from server.cli.play import saving, setting_up
from server.cli.play.context import Context, Word
from server.cli.play.history import History, history_of
from server.cli.play.turns import CommandRunner
from server.cli.play.units import SPAN, TENTHS, unit_named
from server.cli.play.view_words import ViewWords
from server.sessions import Sessions
from server.store.memory import MemoryLedger


@dataclass(frozen=True, slots=True)
class SetupWords:
    """`options`, `option`, `players`, `units`, `save` and `load`."""

    context: Context
    turns: CommandRunner
    view: ViewWords

    def words(self) -> Mapping[str, Word]:
        """What each word does."""
        return {
            "options": lambda _: self._options(),
            "option": self._option,
            "players": self._players,
            "units": self._units,
            "save": self._save,
            "load": self._load,
        }

    def _options(self) -> None:
        session, lexicon = self.context.session, self.context.game.lexicon
        options, house = session.record.options, session.state.house
        self.context.show(setting_up.listed(session.game, lexicon, options, house))

    def _option(self, said: str) -> None:
        session, lexicon = self.context.session, self.context.game.lexicon
        options = session.record.options
        self._begin_anew(setting_up.with_option(session.game, lexicon, options, said))

    def _players(self, said: str) -> None:
        session = self.context.session
        if not said:
            self.context.show(one.name for one in session.state.players)
            return
        named = setting_up.players_named(said)
        self._begin_anew({**session.record.options, "players": named})

    def _begin_anew(self, options: dict[str, object]) -> None:
        context = self.context
        if context.game.history.done:
            raise NotationError(
                "the game has begun: undo back to its beginning, or start another one"
            )
        record = context.session.record
        session = Sessions(MemoryLedger()).begin(
            record.game, options=options, seed=record.seed, dice=record.dice
        )
        context.take_up(session, History())
        context.print("  The game starts again with that.")
        context.show_since(0)
        self.turns.go_on()

    def _units(self, unit: str) -> None:
        chosen = unit_named(unit.casefold())
        if not chosen:
            known = (*TENTHS, SPAN)
            raise NotationError(f"there is no unit {unit!r}: {nearest(unit, known).rstrip('?')}")
        self.context.units.now = chosen
        self.context.print(f"  Lengths are told in {chosen}.")

    def _save(self, said: str) -> None:
        path = _file_named(said, "save")
        saving.save(self.context.session, path)
        self.context.print(f"  Kept in {path}; `load {path}` goes on with it.")

    def _load(self, said: str) -> None:
        session = saving.load(_file_named(said, "load"))
        self.context.take_up(session, history_of(session))
        self.context.print(f"  {session.game.title}, {session.head} entries.")
        self.view.board()


def _file_named(said: str, word: str) -> Path:
    """The file after a word, with or without quotes around its whole name."""
    quoted = len(said) > 1 and said[0] == said[-1] and said[0] in "\"'"
    name = said[1:-1].strip() if quoted else said
    if not name:
        raise NotationError(f"name the file: {word} evening.json")
    return Path(name)
