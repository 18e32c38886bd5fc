"""The film that `tableref record --film` keeps beside a recording."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from server.app import Lookout
from server.capture.film_file import FilmFile
from server.capture.filming import FilmKeeper
from server.cli.exits import Unusable, progress

FILM_GB: Final = 20.0
"""Largest film that is kept, in GB, unless the caller says otherwise."""


def check_film(lookout: Lookout | None, *, film: bool) -> None:
    """Raise Unusable if a film is wanted but cannot be kept."""
    if not film:
        return
    if lookout is None or not lookout.source.live:
        raise Unusable(
            "--film keeps what a camera shows: add --camera, or leave --film out; footage is a "
            "film already."
        )


@contextmanager
def filmed(
    lookout: Lookout | None, folder: Path, *, film: bool, most_gb: float
) -> Iterator[tuple[Lookout | None, FilmKeeper | None]]:
    """The lookout with a film being kept, and the film's keeper; unchanged without `film`.

    Args:
        lookout: A camera with its eye.
        folder: The recording's folder, which exists.
        film: Whether to keep a film.
        most_gb: The largest size of the film.

    Raises:
        Unusable: The folder holds a film already, or cannot be written.
    """
    if lookout is None or not film:
        yield lookout, None
        return
    progress(
        "The camera's pictures are kept in this folder too: who may read it sees the table, "
        f"and hands and faces that come into view. At most {most_gb:g} GB; some 0.6 GB an hour "
        "of a calm picture, several times that of a noisy one."
    )
    with closing(_keeper(folder, most_gb)) as keeper:
        # Without a choice of cameras: a film is measured again with a single lens.
        yield replace(lookout, filmed=keeper.take, choice=None), keeper


def _keeper(folder: Path, most_gb: float) -> FilmKeeper:
    try:
        return FilmKeeper(folder, most_bytes=most_gb * 1e9, film_file=FilmFile)
    except FileExistsError as error:
        raise Unusable(f"{folder} holds a film already; name a new folder.") from error
    except OSError as error:
        raise Unusable(
            f"{folder} cannot be written ({error.strerror}); name another folder."
        ) from error
