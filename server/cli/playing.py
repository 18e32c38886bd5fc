"""`tableref play`: the rules without a camera, in the terminal."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from engine import GAMES
from engine.notation import NotationError, to_json
from engine.refusal import IllegalCommand
from server.cli.exits import Unusable
from server.cli.play import saving
from server.cli.play.table import TerminalGame
from server.cli.set_files import read_set_files, write_built_in
from server.cli.useful import check_not_beside
from server.session import Session
from server.sessions import Sessions
from server.store.memory import MemoryLedger

PRESET: Final = "classic"
DICE: Final = "seeded"


def play(
    game: Annotated[str, typer.Argument(help="which game")],
    players: Annotated[
        str | None, typer.Option(help="names, with colours: Ada:orange,Ben:blue")
    ] = None,
    preset: Annotated[str, typer.Option(help="the house rules to start from")] = PRESET,
    seed: Annotated[
        int | None, typer.Option(help="the seed of the dice; random by default")
    ] = None,
    dice: Annotated[str, typer.Option(help="seeded, or typed by hand")] = DICE,
    sets: Annotated[
        list[Path] | None, typer.Option("--set", help="a file with data of your own; repeatable")
    ] = None,
    curtain: Annotated[
        bool, typer.Option(help="one player at a time at the screen; secrets stay secret")
    ] = False,
    load: Annotated[
        Path | None, typer.Option(help="go on with a game that `save` kept in this file")
    ] = None,
    write_set: Annotated[
        Path | None, typer.Option(help="write the built-in data to this file, and end")
    ] = None,
) -> None:
    """Play in the terminal, in words, or by a script on standard input (docs/terminal.md)."""
    if game not in GAMES:
        raise Unusable(f"There is no game {game!r}; choose {', '.join(GAMES)}.")
    if write_set is not None:
        write_built_in(GAMES[game], write_set)
        return
    begun = {
        "--players": players,
        "--preset": preset != PRESET,
        "--seed": seed is not None,
        "--dice": dice != DICE,
        "--set": sets,
    }
    check_not_beside(begun, "--load", there=load is not None)
    options = {**options_of(game, players, preset), **read_set_files(GAMES[game], sets or [])}
    try:
        session = (
            Sessions(MemoryLedger()).begin(game, options=options, seed=seed, dice=dice)
            if load is None
            else _loaded(load, game)
        )
    except IllegalCommand as refused:
        raise Unusable(refused.detail) from refused
    except NotationError as error:
        raise Unusable(f"{error}.") from error
    TerminalGame(session, sys.stdout, curtain=curtain).play(sys.stdin, prompt=sys.stdin.isatty())


def _loaded(file: Path, game: str) -> Session:
    """The game in a file, which must be the one that was named."""
    session = saving.load(file)
    kept = session.record.game
    if kept != game:
        raise Unusable(f"{file} is a game of {kept}; call `tableref play {kept} --load {file}`.")
    return session


def options_of(game: str, players: str | None, preset: str) -> dict[str, object]:
    """The options that a call names: its players with their colours, and the preset."""
    if players is None:
        example = to_json(next(iter(GAMES[game].examples.values())))
        return {**example, "preset": preset}
    seated = [name.partition(":") for name in players.split(",")]
    return {
        "players": [
            {"name": name.strip(), **({"colour": colour} if colour else {})}
            for name, _, colour in seated
        ],
        "preset": preset,
    }
