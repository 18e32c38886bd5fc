"""The generated pages in docs/reference/ are complete and up to date.

These tests fail if a command, event, option, setting, sighting, sheet, refusal or cause has no
description, or if a page is not what `make reference` would write now.
"""

import pytest

from tests.reference.pages import FOLDER, PAGES
from tests.reference.table import Undocumented, table


@pytest.mark.parametrize("name", PAGES)
def test_the_reference_is_up_to_date(name: str) -> None:
    written = (FOLDER / name).read_text(encoding="utf-8") if (FOLDER / name).is_file() else ""
    assert written == PAGES[name](), (
        f"docs/reference/{name} is not what the program says: "
        "run `make reference` (python -m tests.reference) and commit it"
    )


def test_no_page_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.md")} == set(PAGES)


def test_what_has_no_line_is_named() -> None:
    with pytest.raises(Undocumented, match="Move"):
        table(("Command", "What it does"), [("Move", "")])
