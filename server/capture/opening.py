"""Opens the source that a command-line argument names: picture, video, folder, glob or camera."""

from functools import partial
from pathlib import Path

from server.capture.devices import Webcams, webcam_called
from server.capture.footage import PICTURE_SUFFIXES, Pictures, Video, pictures_matching
from server.capture.network.address import NetworkAddress, is_network_address, network_address
from server.capture.network.mjpeg import MjpegCamera
from server.capture.network.rtsp import RtspCamera
from server.capture.phone.camera import PhoneCamera
from server.capture.returning import LiveCamera, ReturningCamera, SameWebcam
from server.capture.source import Source, SourceProblem
from server.capture.webcam import Webcam, reopened

PHONE = "phone"  # the argument that means a phone used as the camera
GLOB_SIGNS = "*?["
MOST_DIGITS = 9  # in a camera number, as OpenCV takes 32 bits


def open_source(
    spec: str, *, from_s: float = 0.0, to_s: float | None = None, loop: bool = False
) -> Source:
    """Open a source.

    Args:
        spec: A picture, a video file, a folder or glob of pictures, or a camera, given by its
            number, its name or its address on the network.
        from_s: Start time in seconds; for videos only.
        to_s: End time in seconds; for videos only.
        loop: Repeat a video for ever, each time as a new scene.

    Raises:
        SourceProblem: Nothing of that name can be read; the sentence says how to fix it.
    """
    if _is_number(spec):
        return Webcam(int(spec))
    if is_network_address(spec):
        return _network_camera(network_address(spec))
    path = Path(spec)
    try:
        is_file, is_folder = path.is_file(), path.is_dir()
        # A file may be called `clip [1].mp4`: an existing file is not a glob.
        if is_folder or (not is_file and any(sign in spec for sign in GLOB_SIGNS)):
            return _pictures(spec)
    except OSError as error:
        raise SourceProblem(
            f"{spec} cannot be looked into ({error.strerror}); allow it, or name another source."
        ) from error
    if not is_file:
        return _webcam_or_nothing(spec)
    if path.suffix.lower() in PICTURE_SUFFIXES:
        return Pictures([path], name=path.name)
    return Video(path, from_s=from_s, to_s=to_s, loop=loop)


def open_camera(word: str, *, webcams: Webcams | None = None) -> Source:
    """Open a camera for an evening, so that it is reopened after an interruption.

    Args:
        word: Its number, its name or a part of it, its address on the network, or PHONE.
        webcams: Where the system lists its webcams.

    Raises:
        SourceProblem: There is no such camera; the sentence says how to fix it.
    """
    if word == PHONE:
        return PhoneCamera()
    if is_network_address(word):
        on_network = partial(_network_camera, network_address(word))
        return ReturningCamera(on_network(), on_network)
    webcams = webcams or Webcams()
    if _is_number(word):
        number, name = int(word), None
    else:
        called = webcam_called(word, webcams.all())
        number, name = called.number, f"camera {called.name}"
    again = SameWebcam(number, reopened, webcams=webcams)
    return ReturningCamera(Webcam(number), again, name=name)


def open_lasting(word: str, *, loop: bool = False) -> Source:
    """Open a second view: a camera as `open_camera` does, or footage.

    Args:
        word: As for `open_camera`, or footage as for `open_source`.
        loop: Repeat a video for ever.

    Raises:
        SourceProblem: Nothing of that name can be read; the sentence says how to fix it.
    """
    return open_camera(word) if _is_camera(word) else open_source(word, loop=loop)


def check_footage(spec: str) -> None:
    """Check now that footage can be opened, because it is needed only after a long measurement.

    A camera is not opened.

    Raises:
        SourceProblem: Nothing of that name can be read; the sentence says how to fix it.
    """
    if not _is_camera(spec):
        open_source(spec).close()


def _is_camera(word: str) -> bool:
    if word == PHONE or is_network_address(word) or _is_number(word):
        return True
    return not Path(word).exists() and any(one.is_called(word) for one in Webcams().all())


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= MOST_DIGITS


def _network_camera(address: NetworkAddress) -> LiveCamera:
    return RtspCamera(address) if address.scheme == "rtsp" else MjpegCamera(address)


def _webcam_or_nothing(spec: str) -> Webcam:
    """Open the webcam of this name; raises SourceProblem if there is neither file nor webcam."""
    listed = Webcams().all()
    if any(one.is_called(spec) for one in listed):
        return Webcam(webcam_called(spec, listed).number)
    raise SourceProblem(
        f"{spec}: there is no such file; name a picture, a video, a folder of pictures "
        "or a camera number such as 0."
    )


def _pictures(spec: str) -> Pictures:
    if not spec:
        raise SourceProblem(
            "The source is an empty name; name a picture, a video, a folder of pictures or a "
            "camera number such as 0."
        )
    paths = pictures_matching(spec)
    if not paths:
        raise SourceProblem(f"{spec}: no pictures there; JPEG and PNG files are looked for.")
    return Pictures(paths, name=spec)
