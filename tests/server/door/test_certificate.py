"""The machine's own certificate: made once, readable by its owner only, renewed in time."""

import ssl
import sys
from pathlib import Path

import pytest

pytest.importorskip("cryptography", reason="the extra `phone` is not installed")

from server.door import certificate
from server.door.certificate import kept_certificate, own_addresses


def test_it_is_made_once_and_fits_its_key(tmp_path: Path) -> None:
    first = kept_certificate(tmp_path, ("192.168.1.5",))
    made = first.certificate.read_bytes()
    ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(
        first.certificate, first.key
    )
    assert kept_certificate(tmp_path, ("192.168.1.5",)).certificate.read_bytes() == made
    assert kept_certificate(tmp_path, ()).certificate.read_bytes() == made
    if sys.platform != "win32":
        assert all(path.stat().st_mode & 0o077 == 0 for path in (first.certificate, first.key))


def test_another_address_or_a_broken_file_makes_another(tmp_path: Path) -> None:
    kept = kept_certificate(tmp_path, ("192.168.1.5",))
    made = kept.certificate.read_bytes()
    kept_certificate(tmp_path, ("192.168.1.6",))
    assert kept.certificate.read_bytes() != made
    kept.certificate.write_text("nonsense")
    kept_certificate(tmp_path, ("192.168.1.6",))
    assert b"BEGIN CERTIFICATE" in kept.certificate.read_bytes()


def test_it_is_made_anew_before_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certificate, "VALID_DAYS", 5)
    kept = kept_certificate(tmp_path, ())
    made = kept.certificate.read_bytes()
    monkeypatch.undo()
    kept_certificate(tmp_path, ())
    assert kept.certificate.read_bytes() != made


def test_own_addresses_are_no_loopback() -> None:
    assert not [one for one in own_addresses() if one.startswith("127.")]
