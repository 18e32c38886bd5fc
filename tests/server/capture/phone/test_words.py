"""Messages that a phone sends beside its picture are validated."""

import json

import pytest

from server.capture.phone.words import PhoneWord, word_for_phone, word_of_phone


def test_a_phones_word() -> None:
    assert word_of_phone('{"pause": "hidden", "lost": 0.25}') == PhoneWord("hidden", 0.25)
    assert word_of_phone("{}") == PhoneWord("", 0.0)
    assert word_of_phone('{"lost": 7}') == PhoneWord("", 1.0)
    assert word_of_phone('{"lost": -7}') == PhoneWord("", 0.0)
    assert word_of_phone(f'{{"lost": {"9" * 350}}}') == PhoneWord("", 1.0)


@pytest.mark.parametrize(
    "message",
    ["", "{", "[]", "null", '{"pause": 3}', '{"lost": "much"}', '{"lost": NaN}', b"\xff\x00",
     '{"pause": "' + "x" * 400 + '"}'],
)  # fmt: skip
def test_what_is_none_is_left(message: str | bytes) -> None:
    assert word_of_phone(message) is None


def test_the_programs_word() -> None:
    assert json.loads(word_for_phone("Nearer.", "")) == {"instruction": "Nearer.", "trouble": ""}
