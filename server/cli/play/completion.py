"""Chooses the command that a line means, of all its readings, and fills in what they leave out.

A missing value is taken from the legal commands, if they agree on it. The rules decide which of the
completed commands is meant.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from engine.game import AnyCommand
from engine.notation import NotationError, from_json, hints, to_json
from engine.plain import defaults
from engine.record import made
from engine.refusal import IllegalCommand, Reason
from server.cli.play.line_search import Given
from server.cli.play.phrasing import Phrasing
from server.cli.play.readers import Value
from server.cli.play.words import words_of

REASON = 'wants a reason: add because "..."'

MOST_NAMED = 12
"""Most names or commands that a message lists."""

_CALLED: Mapping[str, str] = MappingProxyType(
    {"to": "where to", "toward": "which way", "at": "where", "path": "which way", "by": "by whom"}
)
"""How a question to the player calls some fields; others are called by their own names."""

_SOMEBODY_ELSE = (Reason.NOT_YOUR_MOVE, Reason.NOT_YOURS)
"""Refusals that mean that somebody else has to act. If all readings of a line are refused, one with
another reason is preferred."""


def refusal_of(decide: Callable[[], object]) -> IllegalCommand | None:
    """Why the rules refuse a command that `decide` tries; None if they accept it.

    A fault of the rules is no refusal: it is told when the command is carried out.
    """
    try:
        decide()
    except IllegalCommand as refused:
        return refused
    except Exception:  # noqa: BLE001 (whatever a fault of the rules may raise)
        return None
    return None


@dataclass(frozen=True, slots=True)
class LineReading:
    """One way to read a line: a command and some of its fields.

    `sure` is False if the line has a shortened name that fits several things.
    """

    kind: type[object]
    given: Given
    sure: bool


_Completed: TypeAlias = tuple[AnyCommand, bool]
"""A completed command, and whether its reading is unambiguous."""


@dataclass(frozen=True, slots=True)
class Completion(Phrasing):
    """Completes the readings of a line, and chooses the one that is meant."""

    def meant(self, found: list[LineReading]) -> AnyCommand:
        """Choose the command that is meant, of all readings.

        The first unambiguous reading that the rules accept is taken, or else the only accepted one.
        If the rules accept none, a complete one is returned, so that their refusal is shown.

        Raises:
            NotationError: Several accepted commands may be meant, or values are missing.
        """
        complete, lacking = self._all_completed(found)
        reasons = {command: self._refused(command) for command, _ in complete}
        accepted = [(command, sure) for command, sure in complete if reasons[command] is None]
        if accepted:
            return self._clearest(accepted)[0]
        if complete:
            return min(reasons, key=lambda one: reasons[one] in _SOMEBODY_ELSE)
        legal = {type(one) for one in self.choices}
        if REASON not in lacking and not any(one.kind in legal for one in found):
            lacking = f"`{self.verb(found[0].kind)}` is not possible now: {self.possible()}"
        raise NotationError(lacking)

    def _all_completed(self, found: list[LineReading]) -> tuple[list[_Completed], str]:
        """The completed readings, and what the first of the others lacks, empty if none does."""
        complete: list[_Completed] = []
        lacking = ""
        for one in found:
            try:
                complete += [(command, one.sure) for command in self._completed(one)]
            except NotationError as error:
                lacking = lacking or str(error)
        return complete, lacking

    def _clearest(self, accepted: list[_Completed]) -> _Completed:
        """The first unambiguous command, or the only one; raises NotationError for several."""
        for one in accepted:
            if one[1]:
                return one
        different = list(dict.fromkeys(command for command, _ in accepted))
        if len(different) > 1:
            told = [f"`{self.phrase(one)}`" for one in different[:MOST_NAMED]]
            raise NotationError(f"that may mean {' or '.join(told)}; say which")
        return accepted[0]

    def possible(self) -> str:
        """What the player may do now, for a message: the verbs of the legal commands."""
        legal = [self.verb(kind) for kind in self.legal_kinds()]
        return f"you may {', '.join(legal[:MOST_NAMED])}" if legal else "the game is over"

    def legal_kinds(self) -> list[type[object]]:
        """The kinds of legal commands, most important first."""
        kinds = list(dict.fromkeys(type(one) for one in self.choices))
        return sorted(kinds, key=lambda kind: self.lexicon.weight(kind.__name__))

    def _refused(self, command: AnyCommand) -> Reason | None:
        """Why the rules refuse a command; None if they accept it."""
        refused = refusal_of(lambda: self.game.decide(self.state, command))
        return refused.reason if refused is not None else None

    def _completed(self, reading: LineReading) -> Iterator[AnyCommand]:
        """Fill in the values that a reading lacks.

        Yields:
            The command with default values; then, if there is one, with those of a legal command.

        Raises:
            NotationError: A missing value has no default, and is not the same in all legal
                commands that fit.
        """
        kind, given = reading.kind, reading.given
        fitting = self._fitting(kind, given)
        usual = {name: value for name, value in defaults(kind).items() if name != "seat"}
        needed = [name for name in hints(kind) if name not in {"seat", *given, *usual}]
        values = {**given, **{name: self._only(kind, name, fitting) for name in needed}}
        yield self._made(kind, values, fitting)
        legal = next(
            (one for one in fitting if all(getattr(one, n) == values[n] for n in needed)), None
        )
        if legal is not None:
            filled = {name: getattr(legal, name) for name in usual} | values
            yield self._made(kind, filled, fitting)

    def _made(self, kind: type[object], values: Given, fitting: list[AnyCommand]) -> AnyCommand:
        """Make the command, and find out who gives it.

        A command with a reason is the referee's, unless the line names the speaker.

        Raises:
            NotationError: The values are invalid.
        """
        same = [one for one in fitting if all(getattr(one, n) == v for n, v in values.items())]
        seats = {one.seat for one in same or fitting}
        own = self.named or bool(values.get("because")) or len(seats) != 1
        seat = self.seat if own else seats.pop()
        return from_json(self.game, to_json(made(kind, {"seat": seat, **values})))

    def _fitting(self, kind: type[object], given: Given) -> list[AnyCommand]:
        """Legal commands of a kind that agree with the given values.

        Values that no legal command has, such as measured lengths, are ignored.
        """
        legal = self._legal(kind)
        if self.named and self.seat is not None:
            legal = [one for one in legal if one.seat in (None, self.seat)]
        heard = {
            name: value
            for name, value in given.items()
            if any(getattr(one, name) == value for one in legal)
        }
        return [one for one in legal if all(getattr(one, n) == v for n, v in heard.items())]

    def _actors(self, name: str) -> list[Value]:
        """Values of a field that says who acts, in any legal command.

        They are used for commands that are not legal now.
        """
        if name not in self.lexicon.actors:
            return []
        acting = [one for one in self.choices if name in hints(type(one))]
        return list(dict.fromkeys(getattr(one, name) for one in acting))

    def _only(self, kind: type[object], name: str, fitting: list[AnyCommand]) -> Value:
        """The value of a missing field, if only one is possible; else raises NotationError."""
        values = list(dict.fromkeys(getattr(one, name) for one in fitting)) or self._actors(name)
        if len(values) == 1:
            return values[0]
        verb, called = self.verb(kind), _CALLED.get(name, f"the {' '.join(words_of(name))}")
        reader = self._reader(kind, name)
        if name == "because":
            raise NotationError(f"`{verb}` {REASON}")
        if values:
            told = ", ".join(reader.write(one) for one in values[:MOST_NAMED])
            raise NotationError(f"`{verb}` wants to know {called}: {told}")
        raise NotationError(f"`{verb}` wants to know {called}: {reader.wanted()}")
