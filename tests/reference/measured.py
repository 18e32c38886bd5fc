"""The pages of settings, printed sheets and sightings."""

from dataclasses import fields

from calibration.sheets import SHEETS
from server.settings import HELP, Settings
from tests.reference.table import attributes, code, first_paragraph, page, table
from vision.sightings.envelope import Sighting
from vision.sightings.registry import SIGHTINGS

COMMON = [one.name for one in fields(Sighting)]


def settings() -> str:
    """The page of the server's settings, with their defaults."""
    rows = [(code(one.name), code(one.default), HELP[one.name]) for one in fields(Settings)]
    lead = "What a running server is told; the command line has options for some of these."
    return page("Settings", lead, table(("Setting", "Default", "What it means"), rows))


def sheets() -> str:
    """The page of the sheets that can be printed."""
    rows = [(code(name), sheet.size, sheet.tells) for name, sheet in SHEETS.items()]
    lead = "What `tableref print` draws: on A4 or letter, each with a ruler to check the print by."
    return page("Printed sheets", lead, table(("Sheet", "`--size`", "What it is for"), rows))


def sightings() -> str:
    """The page of all kinds of sightings with their fields."""
    lead = (
        "What the camera tells, by the name that JSON and `tableref observe --for` give it. "
        "Lengths are mm on the table, volumes ml, angles degrees counter-clockwise; what cannot be "
        "known is `null`."
    )
    kinds = [
        (code(name), ", ".join(map(code, _own_fields(kind))), first_paragraph(kind))
        for name, kind in SIGHTINGS.items()
    ]
    parts = [part for name, kind in SIGHTINGS.items() if (part := _fields_of(name, kind))]
    common = [(code(name), line) for name, line in attributes(Sighting).items() if name in COMMON]
    return page(
        "Sightings",
        lead,
        table(("Kind", "Fields", "What was seen"), kinds),
        "Every sighting also has these:",
        table(("Field", "What it says"), common),
        *parts,
    )


def _own_fields(kind: type[Sighting]) -> list[str]:
    """The serialized fields of a kind of sighting, without those that all kinds have."""
    return [one.name for one in fields(kind) if one.name not in {*COMMON, *kind.not_serialized}]


def _fields_of(name: str, kind: type[Sighting]) -> str:
    """A section with the described fields of a kind of sighting; empty if none is described."""
    lines = attributes(kind)
    rows = [(code(field), lines[field]) for field in _own_fields(kind) if field in lines]
    return f"## {name}\n\n{table(('Field', 'What it says'), rows)}" if rows else ""
