"""Real photographs: hand scans by their coins, portions of food from above and from the side."""

import csv
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
COIN = [{"name": "coin", "type": "disc", "diameter_mm": 25.0}]
SCALE = [{"name": "flatbed", "type": "scale", "mm_per_px": 0.127}]
HOLLOW_OR_PILED = ("banana", "grape")


def measure() -> tuple[Measurement, ...]:
    """Spans of the scans, volumes of the portions."""
    return (*_scans(), *_portions())


def _scans() -> tuple[Measurement, ...]:
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


def _portions() -> tuple[Measurement, ...]:
    folder = footage.data("food-volume")
    if folder is None:
        return ()
    with (folder / "truth.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    with tempfile.TemporaryDirectory() as held:
        boards = _boards(Path(held), COIN)
        told = [(row["kind"], _portion(folder, row, boards)) for row in rows]
    piled = [one for kind, one in told if kind.startswith(HOLLOW_OR_PILED)]
    whole = [one for kind, one in told if not kind.startswith(HOLLOW_OR_PILED)]
    how = (
        "`weigh-in` on a photograph from above and one from the side, a 25 mm coin in each, its "
        "own outlines, one model for all kinds, whose scales and sigmas were chosen on these same "
        "photographs. The truth is told in steps of 10 ml."
    )
    return (
        Measurement("portions", "Volume of food, whole things", "real", "%", how, tuple(whole)),
        Measurement("piled", "Volume of food, bent or piled", "real", "%", how, tuple(piled)),
    )


def _portion(folder: Path, row: dict[str, str], boards: Path) -> Figure:
    item = f"{row['portion']} {row['pair']}"
    pictures = ("--creature", folder / row["top"], "--creature", folder / row["side"])
    status, lines = footage.program("weigh-in", *pictures, "--boards", boards)
    if status:
        return Figure(item, None, None, footage.refusal(lines) or "unusable")
    creature: dict[str, Any] = lines[0]["creature"]
    volume, true = creature["volume_ml"], float(row["volume_ml"])
    flags = ", ".join(creature.get("flags", ()))
    note = f"{volume['value']:.0f} ml, true {true:.0f} ml{'; ' if flags else ''}{flags}"
    return Figure(item, 100 * (volume["value"] / true - 1), 100 * volume["sigma"] / true, note)


def _boards(folder: Path, boards: list[dict[str, Any]]) -> Path:
    path = folder / f"{boards[0]['type']}{len(boards)}.json"
    path.write_text(json.dumps({"units": "mm", "boards": boards}), encoding="utf-8")
    return path
