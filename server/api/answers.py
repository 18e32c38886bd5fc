"""Responses other than a call's own, as `/openapi.json` describes them."""

from typing import Any, Final, TypeAlias

from pydantic import BaseModel

Answers: TypeAlias = dict[int | str, dict[str, Any]]


class Complaint(BaseModel):
    """One sentence: what is wrong, and how to mend it."""

    detail: str


class RefusalTold(Complaint):
    """A refusal of the rules; `spot` is where on the table it shows, in mm."""

    reason: str | None = None
    rule: str | None = None
    spot: dict[str, float] | None = None


def _says(description: str, model: type[BaseModel] = Complaint) -> dict[str, object]:
    return {"model": model, "description": description}


REFUSALS: Final[Answers] = {
    401: _says("No code, or a wrong one"),
    403: _says("The caller may not do this"),
    404: _says("There is no such thing"),
    405: _says("There is no such call"),
    409: _says("Refused by the rules, out of date, or a game that is set aside", RefusalTold),
    413: _says("The body is too large"),
    422: _says("It cannot be read"),
    429: _says("Too often"),
    507: _says("It cannot be kept on disk, and was not done"),
}
"""Errors that any call may return."""

PICTURE: Final[Answers] = {200: {"content": {"image/jpeg": {}}, "description": "A picture"}}
PDF: Final[Answers] = {200: {"content": {"application/pdf": {}}, "description": "A sheet"}}
LIVE: Final[Answers] = {
    200: {"content": {"multipart/x-mixed-replace": {}}, "description": "Pictures without end"}
}
UNWELL: Final[Answers] = {503: {"description": "The camera or the store is not well"}}
