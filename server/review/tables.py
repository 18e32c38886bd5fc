"""The rows of a review as a file: Parquet with pyarrow, else CSV."""

import csv
import io
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Final, get_type_hints

from server.review.row import ReviewRow

PARQUET, CSV = "questions.parquet", "questions.csv"
TYPES: Final = {
    str: "string",
    int: "int64",
    bool: "bool",
    float: "float64",
    float | None: "float64",
    bool | None: "bool",
}
"""The type of a column, by the type of its field."""


def write_table(rows: Iterable[ReviewRow], folder: Path) -> Path:
    """Write the table into a folder; returns its path. Without pyarrow it is CSV."""
    try:
        data, path = parquet_of(rows), folder / PARQUET
    except ImportError:
        data, path = csv_of(rows), folder / CSV
    path.write_bytes(data)
    return path


def parquet_of(rows: Iterable[ReviewRow]) -> bytes:
    """The table as Parquet, the same bytes for the same rows; raises ImportError."""
    import pyarrow as arrow
    from pyarrow import parquet

    told = list(rows)
    columns = {
        name: arrow.array([getattr(row, name) for row in told], type=arrow.type_for_alias(kind))
        for name, kind in _columns().items()
    }
    file = io.BytesIO()
    parquet.write_table(arrow.table(columns), file, compression="zstd")
    return file.getvalue()


def csv_of(rows: Iterable[ReviewRow]) -> bytes:
    """The table as CSV; an unknown value is an empty cell."""
    text = io.StringIO()
    names = list(_columns())
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(names)
    writer.writerows(
        ["" if (value := getattr(row, name)) is None else value for name in names] for row in rows
    )
    return text.getvalue().encode()


def _columns() -> dict[str, str]:
    hints = get_type_hints(ReviewRow)
    return {one.name: TYPES[hints[one.name]] for one in fields(ReviewRow)}
