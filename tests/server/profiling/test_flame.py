"""A flame graph is one file that any browser shows."""

from xml.etree import ElementTree

import pytest

from server.profiling.flame import WIDTH_PX, flame_svg, flame_tree

STACKS = {("guard",): 10, ("see", "a"): 20, ("see", "a", "<listcomp>"): 30, ("see", "b"): 40}
SVG = "{http://www.w3.org/2000/svg}"


def boxes(svg: str) -> dict[str, tuple[float, float]]:
    """Left edge and width of each box, by its label."""
    root = ElementTree.fromstring(svg)
    told: dict[str, tuple[float, float]] = {}
    for group in root.findall(f"{SVG}g"):
        title, rect = group.find(f"{SVG}title"), group.find(f"{SVG}rect")
        assert title is not None
        assert rect is not None
        told[title.text or ""] = float(rect.attrib["x"]), float(rect.attrib["width"])
    return told


def test_a_tree_counts_a_function_with_what_it_called() -> None:
    root = flame_tree(STACKS)
    assert root.count == 100
    assert {name: one.count for name, one in root.called.items()} == {"guard": 10, "see": 90}
    assert root.called["see"].called["a"].count == 50
    assert root.depth == 4


def test_boxes_are_as_wide_as_their_share() -> None:
    told = {name.partition(": ")[0]: box for name, box in boxes(flame_svg(STACKS, "t")).items()}
    assert told["all"][1] == WIDTH_PX
    assert told["see"][1] == pytest.approx(0.9 * WIDTH_PX)
    assert told["<listcomp>"][0] == told["a"][0]
    assert told["<listcomp>"][1] == pytest.approx(0.3 * WIDTH_PX)
    assert told["b"][0] == pytest.approx(told["a"][0] + told["a"][1])
    assert "see: 90.0%, 90 samples" in boxes(flame_svg(STACKS, "t"))


@pytest.mark.parametrize("title", ["a < b & c", "plain"])
def test_nothing_is_loaded_and_no_script_runs(title: str) -> None:
    svg = flame_svg(STACKS, title)
    root = ElementTree.fromstring(svg)
    assert title in [text.text for text in root.findall(f"{SVG}text")]
    tags = {one.tag.removeprefix(SVG) for one in root.iter()}
    assert tags == {"svg", "g", "title", "rect", "text"}
    assert "href" not in svg


def test_where_nothing_was_met_it_is_empty_and_sound() -> None:
    assert ElementTree.fromstring(flame_svg({}, "nothing")) is not None
