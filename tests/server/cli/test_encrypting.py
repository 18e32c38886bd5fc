"""`--https`: the pages are served plain and encrypted; obstacles for a phone are reported."""

import os
import ssl
import subprocess
import urllib.request
from pathlib import Path

import pytest

from server.cli import encrypting
from server.cli.demonstration import EVENING
from server.cli.encrypting import check_phone_can_come, encrypted_pages
from server.cli.exits import Unusable
from server.cli.main import main
from server.settings import LAST_PORT, Settings
from tests.support.program import ROOT, address_of, begun, serving


def test_a_phone_wants_encrypted_pages() -> None:
    with pytest.raises(Unusable, match="add --https"):
        check_phone_can_come("phone", https=False)
    with pytest.raises(Unusable, match="add --https"):
        check_phone_can_come("0", "phone", https=False)
    check_phone_can_come("0", https=False)
    check_phone_can_come(None, https=True)


def test_a_command_without_pages_says_where_a_phone_can_come(
    capfd: pytest.CaptureFixture[str],
) -> None:
    words = ["observe", str(EVENING / "clip.mp4"), "--for", "throw"]
    boards = ["--boards", str(EVENING / "boards.json"), "--second", "phone"]
    assert main([*words, *boards]) == 2
    assert "`serve --second phone`" in capfd.readouterr().err


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encrypting, "NEEDED", ("no_such_package",))
    for camera, https in (("phone", True), (None, True)):
        with pytest.raises(Unusable, match=r"pip install 'tableref\[phone\]'"):
            check_phone_can_come(camera, https=https)


def test_both_ports_serve_the_same_and_end_together(tmp_path: Path) -> None:
    pytest.importorskip("cryptography", reason="the extra `phone` is not installed")
    log = tmp_path / "stderr.txt"
    program = begun(["serve", "--https", "--data", str(tmp_path / "data")], log=log)
    assert program.stdout is not None
    try:
        plain = address_of(program, log)
        encrypted = program.stdout.readline().removeprefix("Phones: ").strip()
        warning = "".join(program.stdout.readline() for _ in range(2))
        assert "warn that the connection is not private" in warning
        trusted = ssl.create_default_context(cafile=tmp_path / "data/https/certificate.pem")
        for address, context in ((plain, None), (encrypted, trusted)):
            with urllib.request.urlopen(f"{address}health", timeout=30, context=context) as answer:
                assert answer.status == 200
        program.terminate()
        assert program.wait(20) == 0
    except subprocess.TimeoutExpired:
        program.kill()
        raise
    finally:
        program.kill()
        program.wait()
        program.stdout.close()
    assert log.read_text() == ""


@pytest.mark.long
def test_a_recording_holds_no_key(tmp_path: Path) -> None:
    pytest.importorskip("cryptography", reason="the extra `phone` is not installed")
    place = {**os.environ, "PYTHONPATH": str(ROOT)}
    words = ["record", str(tmp_path / "evening"), "--https"]
    with serving(words, log=tmp_path / "stderr.txt", cwd=tmp_path, environment=place):
        pass
    assert (tmp_path / "data/https/key.pem").is_file()
    assert not list((tmp_path / "evening").rglob("*.pem"))


def test_after_the_last_port_there_is_none_for_encrypted_pages(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="name a smaller one"):
        encrypted_pages(Settings(port=LAST_PORT), LAST_PORT, tmp_path)
