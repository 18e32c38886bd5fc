"""Links, names and quotes in the documentation are valid; `make docs` checks links on the site."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
FROM_ROOT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
BESIDE_CODE = ("calibration/CONVENTIONS.md", "tests/worlds/README.md")
ALL = [*PAGES, *(ROOT / name for name in (*FROM_ROOT, *BESIDE_CODE))]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def test_every_page_is_in_the_navigation() -> None:
    listed = set(re.findall(r"[\w/]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    pages = {page.relative_to(DOCS).as_posix() for page in PAGES}
    # The hook .ci/site.py adds the decisions and the pages of the root folder to the navigation.
    expected = {page for page in pages if not page.startswith("decisions/")}
    brought = {"index.md", *(name.lower() for name in FROM_ROOT[1:])}
    assert listed == expected | brought


@pytest.mark.parametrize("page", ALL, ids=name_of)
def test_what_a_page_links_to_is_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    near = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in near if not (page.parent / link).exists()] == []


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site derive them."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    heads = re.findall(r"^#+ (.+)$", text, re.M)
    plain = (re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", head).lower() for head in heads)
    return {re.sub(r"[^\w\- ]", "", head).strip().replace(" ", "-") for head in plain}


@pytest.mark.parametrize("page", ALL, ids=name_of)
def test_where_a_page_links_into_another_is_a_heading(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]*)#([^)\s]+)\)", page.read_text(encoding="utf-8"))
    near = [(place, anchor) for place, anchor in links if "://" not in place and "/#" not in anchor]
    targets = [(page.parent / place if place else page, anchor) for place, anchor in near]
    lacking = [
        f"{target.name}#{anchor}"
        for target, anchor in targets
        if target.suffix == ".md" and anchor not in anchors(target)
    ]
    assert lacking == []


def test_what_the_api_pages_show_is_there() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in (DOCS / "api").glob("*.md"))
    modules = re.findall(r"^::: ([\w.]+)$", text, re.M)
    places = [ROOT / name.replace(".", "/") for name in modules]
    assert len(places) > 10
    there = [place.with_suffix(".py").is_file() or place.is_dir() for place in places]
    assert [name for name, found in zip(modules, there, strict=True) if not found] == []


def test_every_decision_has_a_number_of_its_own() -> None:
    files = sorted((DOCS / "decisions").glob("*.md"))
    numbers = [int(path.name[:4]) for path in files]
    assert numbers == list(range(1, len(files) + 1)), "take the next number that is free"
    titles = [path.read_text(encoding="utf-8").split("\n", 1)[0] for path in files]
    assert [title.split(".")[0] for title in titles] == [f"# {number}" for number in numbers]


HISTORY = "decisions"
"""Folder of the decisions, which name files as they were at the time of the decision."""

MODULES = [
    path.relative_to(ROOT).as_posix()
    for folder in ("engine", "calibration", "vision", "server", "tests", ".ci", "sample_footage")
    for path in (ROOT / folder).rglob("*.py")
]


@pytest.mark.parametrize("page", [p for p in ALL if HISTORY not in p.parts], ids=name_of)
def test_every_module_that_a_page_names_is_there(page: Path) -> None:
    named = re.findall(r"`([\w/]+\.py)`", page.read_text(encoding="utf-8"))
    gone = [name for name in named if not any(f"/{m}".endswith(f"/{name}") for m in MODULES)]
    assert gone == []


def test_every_test_that_the_safety_page_names_is_there() -> None:
    """Names are a file, or a test in it; a name that begins with `::` is in the last named file."""
    file, lacking, named = ROOT, [], 0
    for told in re.findall(r"`((?:tests/[\w/.]+)?(?:::\w+)?)`", (DOCS / "safety.md").read_text()):
        path, _, test = told.partition("::")
        file = ROOT / path if path else file
        named += bool(test)
        if not file.exists() or (test and f"def {test}(" not in file.read_text(encoding="utf-8")):
            lacking.append(told)
    assert lacking == []
    assert named > 30


NOT_ON_THE_PAGE = {
    "Against it", "Black clay", "Positions", "Reach", "The Ninefold Lantern",
    "Volumes, spans, dice", "Which creature a track is", "While something moves", "Yardstick",
}  # fmt: skip
"""Words in italics that are not on the page: they begin a paragraph, or are a title."""


def words_of_the_page() -> str:
    """The page's own JavaScript, with typographic apostrophes replaced by plain ones."""
    web = ROOT / "server" / "web"
    parts = [path for path in sorted(web.rglob("*.js")) if not {"built", "vendor"} & {*path.parts}]
    return "\n".join(one.read_text(encoding="utf-8") for one in parts).replace("’", "'")


def test_what_docs_quote_of_the_page_is_on_it() -> None:
    """Buttons and labels are in italics: *Table and camera*."""
    told = re.compile(r"(?<![*\w])\*([A-Z][^*\n]{2,60})\*(?!\*)")
    pages = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
    quoted = {
        (page.name, words.rstrip("."))
        for page in pages
        if not page.name.startswith(("accuracy", "audit_"))
        for words in told.findall(page.read_text(encoding="utf-8"))
    }
    assert len(quoted) > 40
    there = words_of_the_page()
    assert sorted(q for q in quoted if q[1] not in there and q[1] not in NOT_ON_THE_PAGE) == []


def drawings() -> list[tuple[str, str]]:
    """Path and description of each entry in the diagrams of the architecture page.

    An indented line continues the entry above it.
    """
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    lines = [line for block in text.split("```")[1::2] for line in block.splitlines()]
    found: list[tuple[str, str]] = []
    for line in filter(None, lines):
        if line[0].isspace():
            found[-1] = found[-1][0], f"{found[-1][1]} {line.strip()}"
        else:
            place, _, words = line.partition(" ")
            found.append((place, words))
    return found


def files_at(place: str) -> list[Path]:
    """The modules of a package, of a glob pattern, or the one module that a path names."""
    return [*ROOT.glob(f"{place}/**/*.py" if (ROOT / place).is_dir() else place)]


def test_what_the_drawings_of_the_house_name_is_there() -> None:
    drawn = [place for place, _ in drawings()]
    assert len(drawn) > 15
    assert [one for one in drawn if not (ROOT / one).is_dir() and not [*ROOT.glob(one)]] == []


def test_what_the_drawings_of_the_house_call_is_in_that_file() -> None:
    """If `vision/eye.py` is described by `Eye.look()`, that class and function are in the file."""
    lacking, named = [], 0
    for place, words in drawings():
        source = "\n".join(path.read_text(encoding="utf-8") for path in files_at(place))
        for owner, name in re.findall(r"(?:(\w+)\.)?(\w+)\(\)", words):
            named += 1
            there = re.search(rf"\bdef {name}\(|^    {name}: Callable", source, re.M)
            if not there or (owner and f"class {owner}" not in source):
                lacking.append(f"{place}: {owner}.{name}")
    assert lacking == []
    assert named > 20
