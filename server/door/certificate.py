"""This machine's own self-signed certificate, made once and kept: phones require HTTPS."""

import datetime
import ipaddress
import os
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import ifaddr
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

FOLDER: Final = "https"
VALID_DAYS: Final = 397
"""Days for which a certificate is valid: browsers reject one that is valid for more than 398."""

RENEWED_DAYS: Final = 7
"""Days before a certificate expires at which it is renewed, so that none expires during an
evening."""


@dataclass(frozen=True, slots=True)
class KeptCertificate:
    """The paths of certificate and key, both PEM."""

    certificate: Path
    key: Path


def own_addresses() -> tuple[str, ...]:
    """The IPv4 addresses by which others on the network reach this machine, likeliest first."""
    found = [
        str(one.ip)
        for adapter in ifaddr.get_adapters()
        for one in adapter.ips
        if one.is_IPv4 and not ipaddress.ip_address(str(one.ip)).is_loopback
    ]
    return tuple(sorted(found, key=_seldom_used))


def kept_certificate(data: Path, addresses: tuple[str, ...]) -> KeptCertificate:
    """The certificate in the data folder, made if there is none that fits.

    Args:
        data: The data folder.
        addresses: The addresses that it must cover. A new address needs a new certificate, and
            the phone warns once more.
    """
    folder = data / FOLDER
    kept = KeptCertificate(folder / "certificate.pem", folder / "key.pem")
    if not _fits(kept, addresses):
        folder.mkdir(parents=True, exist_ok=True)
        _make(kept, addresses)
    return kept


def _seldom_used(address: str) -> tuple[bool, bool]:
    """Sort key: home networks use 192.168 or 10; addresses of containers and tunnels come last."""
    one = ipaddress.ip_address(address)
    return one.is_link_local, not address.startswith(("192.168.", "10."))


def _fits(kept: KeptCertificate, addresses: tuple[str, ...]) -> bool:
    if not kept.key.is_file():
        return False
    try:
        found = x509.load_pem_x509_certificate(kept.certificate.read_bytes())
        names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (OSError, ValueError, x509.ExtensionNotFound):
        return False
    covered = {str(one) for one in names.get_values_for_type(x509.IPAddress)}
    left = found.not_valid_after_utc - datetime.datetime.now(datetime.UTC)
    return set(addresses) <= covered and left > datetime.timedelta(days=RENEWED_DAYS)


def _make(kept: KeptCertificate, addresses: tuple[str, ...]) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Tableref on this network")])
    names: list[x509.GeneralName] = [
        x509.DNSName("localhost"),
        x509.DNSName(_host_name()),
        *(x509.IPAddress(ipaddress.ip_address(one)) for one in (*addresses, "127.0.0.1")),
    ]
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))  # a phone's clock may be behind
        .not_valid_after(now + datetime.timedelta(days=VALID_DAYS - 1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .sign(key, hashes.SHA256())
    )
    _write_for_owner(
        kept.key,
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        ),
    )
    _write_for_owner(kept.certificate, made.public_bytes(serialization.Encoding.PEM))


def _host_name() -> str:
    """This machine's name, or "localhost" if a certificate cannot hold it."""
    name = socket.gethostname()
    return name if name.isascii() and name else "localhost"


def _write_for_owner(path: Path, data: bytes) -> None:
    path.unlink(missing_ok=True)
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "wb") as written:
        written.write(data)
