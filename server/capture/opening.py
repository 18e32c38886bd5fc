"""From the word on the command line to a source: picture, video, folder, glob or camera number."""

from pathlib import Path

from server.capture.footage import PICTURE_SUFFIXES, Pictures, Video, pictures_matching
from server.capture.source import Source, SourceProblem
from server.capture.webcam import Webcam

GLOB_SIGNS = "*?["


def open_source(
    spec: str, *, from_s: float = 0.0, to_s: float | None = None, loop: bool = False
) -> Source:
    """The source that a word names.

    Args:
        spec: A picture, a video file, a folder or glob of pictures, or a camera number.
        from_s: Where to begin, in seconds; for videos only.
        to_s: Where to end, in seconds; for videos only.
        loop: Play a video for ever, each time as a new scene.

    Raises:
        SourceProblem: Nothing of that name can be read; the sentence says what would mend it.
    """
    if spec.isdecimal():
        return Webcam(int(spec))
    path = Path(spec)
    if path.is_dir() or any(sign in spec for sign in GLOB_SIGNS):
        return _pictures(spec)
    if not path.is_file():
        raise SourceProblem(
            f"{spec}: there is no such file; name a picture, a video, a folder of pictures "
            "or a camera number such as 0."
        )
    if path.suffix.lower() in PICTURE_SUFFIXES:
        return Pictures([path], name=path.name)
    return Video(path, from_s=from_s, to_s=to_s, loop=loop)


def _pictures(spec: str) -> Pictures:
    paths = pictures_matching(spec)
    if not paths:
        raise SourceProblem(f"{spec}: no pictures there; JPEG and PNG files are looked for.")
    return Pictures(paths, name=spec)
