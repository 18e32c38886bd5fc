"""Generates all pages in docs/reference: `python -m tests.reference`."""

from tests.reference.pages import FOLDER, PAGES

FOLDER.mkdir(exist_ok=True)
for name, page in PAGES.items():
    (FOLDER / name).write_text(page(), encoding="utf-8", newline="\n")
