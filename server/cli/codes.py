"""`tableref codes`: print, withdraw and renew the codes of a game in a running program."""

import http.client
import json
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Annotated, Any, Final

import typer

from engine.plain import JsonObject
from server.cli.exits import Unusable, say
from server.settings import LAST_PORT, Settings
from server.store.codes import holders

ANSWERS_WITHIN_S: Final = 10.0
"""Seconds within which the running program must answer."""

DEFAULTS: Final = Settings()
ROLES: Final = ("referee", "spectator", "all")


def codes(
    game: Annotated[str | None, typer.Argument(help="the game's id; the newest by default")] = None,
    renew: Annotated[
        str | None,
        typer.Option(help="give a new code to a seat's number, referee, spectator or all"),
    ] = None,
    withdraw: Annotated[
        str | None, typer.Option(help="make a code invalid; named as for --renew")
    ] = None,
    port: Annotated[
        int, typer.Option(min=1, max=LAST_PORT, help="the running program's port")
    ] = DEFAULTS.port,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """Print the links with which others join a game; withdraw codes, or give new ones."""
    known = [one for one in _games(port) if "set_aside" not in one]
    found = next((one for one in known if game in (None, one["id"])), None)
    if found is None:
        ids = ", ".join(one["id"] for one in known) or "none"
        raise Unusable(f"There is no game {game or ''} here; those that go on are: {ids}.")
    told = found["codes"]
    for do, whose in (("withdraw", withdraw), ("renew", renew)):
        if whose is not None:
            body = {"whose": _whose(whose), "do": do}
            told = _ask(port, f"/api/sessions/{found['id']}/codes", body)
    if as_json:
        say({"kind": "codes", "game": found["id"], **told})
        return
    print(f"{found['title']}, {found['id']}: codes end at {told['end_at']}")
    for line in _lines(found["id"], told, port):
        print(line)


def _games(port: int) -> list[JsonObject]:
    told = _ask(port, "/api/sessions")
    if not isinstance(told, list) or not all(isinstance(one, dict) for one in told):
        raise _another_program(port)
    return told


def _lines(game: str, told: JsonObject, port: int) -> Iterator[str]:
    """A link for each code, which comes after the # so that it reaches no server and no log."""
    place = f"http://{socket.gethostname()}:{port}/?session={game}"
    for holder, code in holders(told):
        name = f"seat {holder}" if isinstance(holder, int) else holder
        yield f"  {name:<10} {f'{place}#code={code}' if code else 'withdrawn'}"


def _whose(word: str) -> str | int:
    if word.isdecimal():
        return int(word)
    if word not in ROLES:
        raise Unusable(f"Nobody is called {word!r}: name a seat's number or {', '.join(ROLES)}.")
    return word


def _ask(port: int, path: str, body: JsonObject | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(asked, timeout=ANSWERS_WITHIN_S) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        raise _refused(error, port) from error
    except (OSError, http.client.HTTPException) as error:
        raise Unusable(
            f"No program answers at port {port}; start `tableref serve`, or name its --port."
        ) from error
    except ValueError as error:
        raise _another_program(port) from error


def _refused(error: urllib.error.HTTPError, port: int) -> Unusable:
    """What the program says of a call that it refuses; another program says it in its own way."""
    try:
        detail = json.load(error)["detail"]
    except (ValueError, TypeError, LookupError):
        return _another_program(port)
    return Unusable(f"The program refuses: {detail}")


def _another_program(port: int) -> Unusable:
    return Unusable(
        f"Another program answers at port {port}, not Tableref: name the --port of "
        "`tableref serve`."
    )
