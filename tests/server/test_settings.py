"""Every setting says what it means."""

from dataclasses import fields

from server.settings import HELP, Settings


def test_each_setting_has_its_help_and_nothing_else_has() -> None:
    assert list(HELP) == [one.name for one in fields(Settings)]
    assert all(HELP.values())
