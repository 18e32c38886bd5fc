"""Real photographs: hand scans by their coins."""

import json
import tempfile
from pathlib import Path
from typing import Any

from tests.accuracy import footage
from tests.accuracy.samples import Figure, Measurement

COINS = [
    {"name": "1 euro", "type": "disc", "diameter_mm": 23.25},
    {"name": "2 euro", "type": "disc", "diameter_mm": 25.75},
]
SCALE = [{"name": "flatbed", "type": "scale", "mm_per_px": 0.127}]


def measure() -> tuple[Measurement, ...]:
    """Spans of the scans."""
    folder = footage.data("hand-photos")
    if folder is None:
        return ()
    with tempfile.TemporaryDirectory() as held:
        coins, scale = _boards(Path(held), COINS), _boards(Path(held), SCALE)
        figures = tuple(_scan(scan, coins, scale) for scan in sorted(folder.glob("scan_*.jpg")))
    return (
        Measurement(
            "scans", "Hand spans by coins alone", "real", "%",
            "Flatbed scans of spread hands with a 1 and a 2 euro coin: the span scaled by the "
            "coins against the same by the scanner's own resolution.", figures,
        ),
    )  # fmt: skip


def _scan(scan: Path, coins: Path, scale: Path) -> Figure:
    by_coins, by_scale = (
        footage.program("observe", scan, "--boards", boards, "--for", "hand")[1]
        for boards in (coins, scale)
    )
    seen, true = (
        next((x["span_mm"] for x in lines if x["kind"] == "hand"), None)
        for lines in (by_coins, by_scale)
    )
    if seen is None or true is None:
        return Figure(scan.stem, None, None, footage.refusal(by_coins) or "no flat hand seen")
    error = 100 * (seen["value"] / true["value"] - 1)
    note = f"{seen['value']:.1f} mm, by the scanner {true['value']:.1f} mm"
    return Figure(scan.stem, error, 100 * seen["sigma"] / true["value"], note)


def _boards(folder: Path, boards: list[dict[str, Any]]) -> Path:
    path = folder / f"{boards[0]['type']}{len(boards)}.json"
    path.write_text(json.dumps({"units": "mm", "boards": boards}), encoding="utf-8")
    return path
