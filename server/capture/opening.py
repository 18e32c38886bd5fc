"""From the word on the command line to a source: picture, video, folder, glob or camera number."""

from pathlib import Path

from server.capture.footage import PICTURE_SUFFIXES, Pictures, Video, pictures_matching
from server.capture.source import Source, SourceProblem
from server.capture.webcam import Webcam

GLOB_SIGNS = "*?["
MOST_DIGITS = 9  # of a camera number: OpenCV takes 32 bits


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
    if spec.isdecimal() and len(spec) <= MOST_DIGITS:
        return Webcam(int(spec))
    path = Path(spec)
    try:
        is_file, is_folder = path.is_file(), path.is_dir()
        # A file may be called `clip [1].mp4`: what is there under its very name is no glob.
        if is_folder or (not is_file and any(sign in spec for sign in GLOB_SIGNS)):
            return _pictures(spec)
    except OSError as error:
        raise SourceProblem(
            f"{spec} cannot be looked into ({error.strerror}); allow it, or name another source."
        ) from error
    if not is_file:
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
