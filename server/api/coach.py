"""How good the picture and the calibration are, for the referee; sheets to print."""

import functools
import json
from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import APIRouter, Depends, HTTPException, Query, Request, Response

from server.api.answers import PDF
from server.api.callers import local_referee
from server.api.parts import SecondView, parts_of
from server.capture.coaching import Coach, camera_file_of
from server.capture.phone.camera import PHONE_NAME
from server.capture.phone.lent import WELL, first_instruction

if TYPE_CHECKING:
    from calibration.sheets import PrintedSheet

router = APIRouter(prefix="/api", dependencies=[Depends(local_referee)])
HIGHEST_MM = 500.0
"""Greatest height above the table, in mm, for which the coach computes an accuracy."""

SHEETS_KEPT = 32
"""Number of drawn sheets that are kept in memory."""

Height = Annotated[float, Query(ge=0, le=HIGHEST_MM)]
Paper = Literal["a4", "letter"]


@router.get("/calibration")
def calibration(request: Request, height_mm: Height = 0.0) -> dict[str, object]:
    """Everything that the page on table and camera shows; `camera` is null without a camera."""
    parts = parts_of(request)
    if parts.coach is None or parts.watching is None:
        return {"camera": None}
    health = parts.watching.health()
    eye = parts.watching.eye
    return {
        "second": _second(parts.second),
        "camera": {
            "source": health.source,
            "phone": health.source == PHONE_NAME,
            "choosable": parts.choice is not None,
            "calibrated": health.calibrated,
            "problem": health.problem,
            "frozen": health.frozen,
            "position_s": health.position_s,
            "length_s": health.length_s,
            "paused": health.paused,
            "keep_as": None if eye.status.camera else camera_file_of(health.source),
            "keep_doubt": parts.coach.camera_doubt(),
        },
        **parts.coach.told(height_mm),
    }


@router.post("/calibration/solve", status_code=202)
def solve(request: Request) -> dict[str, object]:
    """Calibrate again with the next picture."""
    parts = parts_of(request)
    if parts.watching is None:
        raise HTTPException(404, "There is no camera; start the program with --camera.")
    parts.watching.eye.solve_again()
    return {"asked": True}


@router.get("/calibration/camera.json")
def camera_file(request: Request) -> Response:
    """The camera file, as `tableref calibrate --save-camera` writes it, or refuses to."""
    coach: Coach | None = parts_of(request).coach
    camera = coach.camera_told() if coach else None
    if coach is None or camera is None:
        raise HTTPException(404, "The table is not calibrated yet; lay the sheet in view.")
    doubt = coach.camera_doubt()
    if doubt:
        raise HTTPException(409, doubt)
    return _download(json.dumps(camera, indent=1) + "\n", "application/json", "camera.json")


@router.get("/sheets")
def sheets() -> list[dict[str, object]]:
    """The sheets that can be printed."""
    # Imported here, as elsewhere: what draws sheets takes a tenth of a second, before any picture.
    from calibration.sheets import SHEETS

    return [
        {"name": name, "tells": kind.tells, "size": kind.size, "table": kind.table}
        for name, kind in SHEETS.items()
    ]


@router.get("/sheets/{name}.pdf", response_class=Response, responses=PDF)
def sheet_pdf(name: str, paper: Paper = "a4", size: str | None = None) -> Response:
    """A sheet to print at 100 %."""
    return _download(_drawn(name, paper, size).pdf, "application/pdf", f"{name}-{paper}.pdf")


@router.get("/sheets/{name}.json")
def sheet_boards(name: str, paper: Paper = "a4", size: str | None = None) -> Response:
    """Its boards file."""
    return _download(_drawn(name, paper, size).boards_json, "application/json", f"{name}.json")


def _second(second: SecondView | None) -> dict[str, object] | None:
    """The state of the second camera, and what to do first about its picture."""
    if second is None:
        return None
    health = second.camera.watching.health()
    said = first_instruction(second.coach)
    return {
        "source": health.source,
        "phone": second.phone is not None,
        "calibrated": health.calibrated,
        "board": health.board,
        "problem": health.problem,
        "frozen": health.frozen,
        "conditions": health.conditions,
        "frames_per_s": health.frames_per_s,
        "seen": second.camera.ring.newest() is not None,
        "instruction": "" if said == WELL else said,
    }


def _drawn(name: str, paper: str, size: str | None) -> "PrintedSheet":
    from calibration.sheets import SHEETS, SheetProblem

    if name not in SHEETS:
        raise HTTPException(404, f"There is no sheet {name!r}; choose {', '.join(SHEETS)}.")
    try:
        return _pressed(name, paper, size)
    except SheetProblem as problem:
        raise HTTPException(422, str(problem)) from problem


@functools.lru_cache(maxsize=SHEETS_KEPT)
def _pressed(name: str, paper: str, size: str | None) -> "PrintedSheet":
    from calibration.sheets import CARDS, draw_sheet
    from server.sets.story_cards import story_cards

    story = story_cards({}) if name == CARDS else None
    return draw_sheet(name, paper=paper, size=size, story=story)


def _download(content: bytes | str, media_type: str, name: str) -> Response:
    headers = {"Content-Disposition": f'inline; filename="{name}"', "Cache-Control": "no-cache"}
    return Response(content, media_type=media_type, headers=headers)
