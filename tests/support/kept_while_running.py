"""Valid examples, and readers, of files that the program keeps beside games or a player saves."""

import io
import shutil
import tempfile
import zipfile
from pathlib import Path

import cv2

from server.capture.snapshots import Snapshot, Snapshots, packed, unpacked
from server.cli.play.saving import save
from server.desk import Desk
from server.proposals.registry import PROPOSERS
from server.session import Session
from server.store.waiting import FOLDER, PICTURES, WaitingFiles
from server.waiting import WaitingKeeper
from tests.support.evenings import creature, demonstration, hand, look, missiles, throw
from tests.support.films import plain

NAME = "clip"


def no_command(_: Path) -> list[list[str]]:
    """No command: the program reads this file only while it serves."""
    return []


def saved_game(folder: Path) -> bytes:
    """The content of a file that `save` writes in the terminal."""
    save(demonstration(), folder / "saved.json")
    return (folder / "saved.json").read_bytes()


def waiting_file() -> bytes:
    """The file of a desk's unanswered proposals: a hand span, a creature, missiles and a throw."""
    with tempfile.TemporaryDirectory() as name:
        files = WaitingFiles(Path(name))
        table = _desk(demonstration(), files)
        table.see(look(hand(204.0), frame=100))
        table.confirm("span", based_on_seq=table.session.head)
        table.see(look(creature(82.0), *missiles(10.2, 4.2), frame=380))
        table.see(look(throw(("green", 0.97), none=0.03), frame=500))
        files.close()
        (file,) = Path(name).glob("*.json")
        return file.read_bytes()


def _desk(session: Session, files: WaitingFiles) -> Desk:
    keeper = WaitingKeeper(files, Snapshots())
    return Desk(session, PROPOSERS[session.game.name], keeper=keeper)


def read_waiting(folder: Path) -> None:
    """Read it as the program does after a restart: proposals are offered, and play goes on."""
    session = demonstration()
    shutil.copy(folder / "x.json", folder / f"{session.record.id}.json")
    files = WaitingFiles(folder)
    table = _desk(session, files)
    table.offers()
    table.see(look(hand(204.0), frame=100))
    table.offers()
    files.close()


def clip_file() -> bytes:
    """A file with the pictures of a sighting."""
    picture = cv2.imencode(".jpg", plain())[1].tobytes()
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_STORED) as zipped:
        for name, data in packed(Snapshot(picture, (), (), None, (picture,))).items():
            zipped.writestr(name, data)
    return held.getvalue()


def read_clip(folder: Path) -> None:
    """Read it as the program does when the pictures are requested."""
    place = folder / FOLDER / PICTURES
    place.mkdir(parents=True)
    shutil.copy(folder / "x.zip", place / f"{NAME}.zip")
    clip = WaitingFiles(folder / FOLDER).clip(NAME)
    if clip is not None:
        unpacked(clip)
