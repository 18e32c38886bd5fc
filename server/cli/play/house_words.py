"""Readers for changes of house rules during play: `change house rule fire first to yes`."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

from engine.record import Record
from server.cli.play.readers import Length, Name, Named, Read, Value, whole
from server.cli.play.units import Units
from server.cli.play.words import Line, words_of


def rule_names(house: Record) -> Named:
    """A reader for the house rules by name, such as "fire first"."""
    named = (Name(one.name, (" ".join(words_of(one.name)),)) for one in fields(house))
    return Named(tuple(named), "a house rule, as `options` lists them")


@dataclass(frozen=True, slots=True)
class RuleValue:
    """A reader for the value of a house rule, such as yes, 3 or end turn."""

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """All words up to a reason."""
        end = next((n for n in range(at, len(words)) if words[n].folded == "because"), len(words))
        said = [one.folded for one in words[at:end]]
        if said in (["yes"], ["no"]):
            yield Read(said == ["yes"], end)
        elif len(said) == 1 and whole(said[0]) is not None:
            yield Read(whole(said[0]), end)
        elif said:
            yield Read("_".join(said).replace("-", "_"), end)

    def write(self, value: Value) -> str:
        """As it is read."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value).replace("_", " ")

    def known(self) -> tuple[str, ...]:
        """Anything may be said."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "a value such as yes, 3 or end turn"


@dataclass(frozen=True, slots=True)
class OneSwitch:
    """A reader for a record of house rules with one of them set: "turns 3", "base 25mm".

    Attributes:
        usual: The record with none set.
        lengths: Names of house rules that are lengths.
        units: The units of length.
    """

    usual: Record
    lengths: frozenset[str]
    units: Units

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """A rule's name, and its value."""
        for named in rule_names(self.usual).read(words, at):
            after = named.end
            if after < len(words) and words[after].folded == "to":
                after += 1
            length = named.value in self.lengths
            reader = Length(self.units) if length else RuleValue()
            for told in reader.read(words, after):
                given = replace(self.usual, **{str(named.value): told.value})
                yield Read(given, told.end, named.sure and told.sure)

    def write(self, value: Value) -> str:
        """The rules that are set."""
        changed = [
            (" ".join(words_of(one.name)), getattr(value, one.name))
            for one in fields(self.usual)
            if getattr(value, one.name) != getattr(self.usual, one.name)
        ]
        return ", ".join(f"{name} {RuleValue().write(told)}" for name, told in changed)

    def known(self) -> tuple[str, ...]:
        """The names of the rules."""
        return rule_names(self.usual).known()

    def wanted(self) -> str:
        """What is to be typed."""
        return "a house rule with its value, such as turns 3"
