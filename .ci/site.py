"""What the site adds to docs/: the pages of the root folder, and the list of decisions.

mkdocs calls these functions (`hooks` in mkdocs.yml). A new decision needs no entry there.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parent.parent
DECISIONS = ROOT / "docs" / "decisions"
ROOT_PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
}
"""Pages of the root folder, by their names on the site."""


def on_config(config: Any) -> Any:
    """List the decisions in the navigation."""
    pages = ["decisions/index.md", *(f"decisions/{path.name}" for path in _decisions())]
    config.nav.append({"Decisions": pages})
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are not in docs/."""
    for name, page in ROOT_PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=_from_root(text)))
    files.append(File.generated(config, "decisions/index.md", content=_list_of_decisions()))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Lead links out of docs/ to the pages that stand for what they name."""
    for name, page in ROOT_PAGES.items():
        markdown = markdown.replace(f"](../{name}", f"]({page}")
    return markdown


def _from_root(text: str) -> str:
    """A page of the root folder with its links as seen from docs/."""
    text = text.replace("](docs/decisions/)", "](decisions/index.md)").replace("](docs/", "](")
    for name, page in ROOT_PAGES.items():
        text = text.replace(f"]({name}", f"]({page}")
    return text


def _decisions() -> list[Path]:
    return sorted(DECISIONS.glob("[0-9]*.md"))


def _list_of_decisions() -> str:
    titles = [(path.name, _title(path)) for path in _decisions()]
    return "\n".join(["# Decisions", "", *(f"- [{title}]({name})" for name, title in titles), ""])


def _title(path: Path) -> str:
    """The heading without its number's dot, which would make a list of it."""
    first, _ = path.read_text(encoding="utf-8").split("\n", 1)
    return re.sub(r"^# (\d+)\. ", r"\1: ", first)
