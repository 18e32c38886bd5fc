"""The picture sizes and rates of a webcam, from a fake driver with structs laid out as in C."""

import shutil
import subprocess
from itertools import islice, pairwise
from pathlib import Path

import pytest

from server.capture import v4l2
from server.capture.opening import open_camera
from server.capture.v4l2 import PictureSize, picture_sizes

DEVICE = Path("/dev/video0")
MJPG, YUYV = 1, 2
OFFERED = {MJPG: [((1280, 720), [60, 30]), ((640, 480), [30])], YUYV: [((1280, 720), [10])]}


def stand_in(file: int, question: int, asked: bytearray) -> int:
    """A fake driver that offers OFFERED."""
    shape = {
        v4l2.ENUM_FMT: v4l2.FORMAT,
        v4l2.ENUM_FRAMESIZES: v4l2.SIZE,
        v4l2.ENUM_FRAMEINTERVALS: v4l2.INTERVAL,
    }[question]
    told = list(shape.unpack(asked))
    index = told[0]
    try:
        if question == v4l2.ENUM_FMT:
            told[4] = list(OFFERED)[index]
        elif question == v4l2.ENUM_FRAMESIZES:
            told[2:5] = [v4l2.DISCRETE, *OFFERED[told[1]][index][0]]
        else:
            told[4:7] = [v4l2.DISCRETE, 1, dict(OFFERED[told[1]])[told[2], told[3]][index]]
    except IndexError as error:
        raise OSError(22, "no more") from error
    asked[:] = shape.pack(*told)
    return 0


def test_each_size_is_told_once_with_its_highest_rate(tmp_path: Path) -> None:
    device = tmp_path / "video0"
    device.touch()
    assert picture_sizes(device, stand_in) == (
        PictureSize((1280, 720), 60.0),
        PictureSize((640, 480), 30.0),
    )


def test_a_device_that_cannot_be_asked_tells_nothing(tmp_path: Path) -> None:
    assert picture_sizes(tmp_path / "video0") == ()
    (tmp_path / "video1").touch()  # a plain file knows no such questions
    assert picture_sizes(tmp_path / "video1") == ()


@pytest.mark.skipif(not DEVICE.exists(), reason="no webcam and no loopback device here")
def test_a_real_device_tells_its_sizes() -> None:
    assert picture_sizes(DEVICE)


@pytest.mark.skipif(not DEVICE.exists(), reason="no webcam and no loopback device here")
def test_a_real_device_sends_frames_through_the_code_of_an_evening() -> None:
    source = open_camera("0")
    frames = list(islice(source.frames(), 10))
    source.close()
    assert [frame.index for frame in frames] == list(range(10))
    assert all(later.t_s > one.t_s for one, later in pairwise(frames))
    sizes = {size.size_wh for size in picture_sizes(DEVICE)}
    assert frames[0].size_wh in sizes


PROBE = """
#include <stddef.h>
#include <stdio.h>
#include <linux/videodev2.h>
int main(void) {
  printf("%zu %zu %zu\\n", sizeof(struct v4l2_fmtdesc), sizeof(struct v4l2_frmsizeenum),
         sizeof(struct v4l2_frmivalenum));
  printf("%u %u %u\\n", (unsigned)VIDIOC_ENUM_FMT, (unsigned)VIDIOC_ENUM_FRAMESIZES,
         (unsigned)VIDIOC_ENUM_FRAMEINTERVALS);
  printf("%zu %zu %zu %zu %zu %zu\\n", offsetof(struct v4l2_fmtdesc, pixelformat),
         offsetof(struct v4l2_frmsizeenum, discrete.width),
         offsetof(struct v4l2_frmsizeenum, stepwise.max_width),
         offsetof(struct v4l2_frmsizeenum, stepwise.max_height),
         offsetof(struct v4l2_frmivalenum, type),
         offsetof(struct v4l2_frmivalenum, discrete.numerator));
}
"""


def test_structs_and_questions_are_those_of_the_systems_header(tmp_path: Path) -> None:
    compiler = shutil.which("cc")
    if compiler is None or not Path("/usr/include/linux/videodev2.h").is_file():
        pytest.skip("no C compiler or no linux/videodev2.h here")
    (tmp_path / "probe.c").write_text(PROBE)
    program = str(tmp_path / "probe")
    subprocess.run((compiler, "-o", program, str(tmp_path / "probe.c")), check=True)
    told = subprocess.run((program,), check=True, capture_output=True, text=True).stdout.split()
    sizes = [v4l2.FORMAT.size, v4l2.SIZE.size, v4l2.INTERVAL.size]
    questions = [v4l2.ENUM_FMT, v4l2.ENUM_FRAMESIZES, v4l2.ENUM_FRAMEINTERVALS]
    # Of 4 bytes each: pixelformat comes after three and a text of 32.
    offsets = [3 * 4 + 32, 3 * 4, 4 * 4, 7 * 4, 4 * 4, 5 * 4]
    assert [int(one) for one in told] == sizes + questions + offsets
