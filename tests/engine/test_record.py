"""A record with changed fields equals that of the standard library."""

import dataclasses
from dataclasses import dataclass

import pytest

from engine.record import made, renewed, replace


@dataclass(frozen=True, slots=True)
class _Lone:
    number: int


@dataclass(frozen=True, slots=True)
class _SelfChecking:
    name: str
    number: int = 0
    more: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.number < 0:
            raise ValueError("below nothing")


def test_fields_are_changed_as_the_standard_library_changes_them() -> None:
    one = _SelfChecking("one", 1, (2,))
    assert replace(one, number=3) == dataclasses.replace(one, number=3)
    assert renewed(one, more=(), name="other") == _SelfChecking("other", 1)
    assert replace(_Lone(1), number=2) == _Lone(2)
    assert made(_SelfChecking, {"name": "one", "number": 1, "more": (2,)}) == one


def test_the_record_itself_stays_as_it_is() -> None:
    one = _SelfChecking("one")
    assert replace(one) == one
    assert replace(one, name="two").name == "two"
    assert one.name == "one"


def test_a_field_that_it_does_not_have_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="_Lone has no field name"):
        renewed(_Lone(1), name="one")


def test_a_record_that_checks_itself_does_so_again() -> None:
    with pytest.raises(ValueError, match="below nothing"):
        replace(_SelfChecking("one"), number=-1)
