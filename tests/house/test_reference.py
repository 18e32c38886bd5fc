"""Whatever people use has its line in docs/reference/, which the program writes itself.

A command, event, option, setting, sighting, sheet, refusal or cause without a line of its own fails
here, and so does a page that is not up to date: `make reference` writes them anew.
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
