"""An independent server of the S3 protocol: s3rver, an npm package."""

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

KEY: Final = "S3RVER"  # the one account that it knows, and its secret
START_S: Final = 60.0


def needs_s3rver() -> str:
    """The path of s3rver; skips the test with a message if it is not installed."""
    found = shutil.which("s3rver")
    if found is None:
        pytest.skip("s3rver, a server of the S3 protocol, is not here: npm install -g s3rver")
    return found


@contextmanager
def serving_s3rver(folder: Path, bucket: str, *, scratch: Path) -> Iterator[dict[str, str]]:
    """Put a folder into a bucket of a real server; yields the environment variables for it.

    Args:
        folder: The content of the bucket.
        bucket: Name of the bucket, which is created.
        scratch: Folder in which the server stores it.
    """
    words = [needs_s3rver(), "--silent", "-d", str(scratch), "-a", "127.0.0.1", "-p", "0"]
    process = subprocess.Popen(
        [*words, "--configure-bucket", bucket],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    impatience = threading.Timer(START_S, process.kill)
    impatience.start()
    try:
        environment = {
            "AWS_ENDPOINT_URL": f"http://127.0.0.1:{_port(process)}",
            "AWS_ACCESS_KEY_ID": KEY,
            "AWS_SECRET_ACCESS_KEY": KEY,
            "AWS_DEFAULT_REGION": "us-east-1",
        }
        impatience.cancel()
        _put(folder, bucket, environment)
        yield environment
    finally:
        impatience.cancel()
        process.kill()
        process.communicate()


def _port(process: "subprocess.Popen[str]") -> int:
    assert process.stdout is not None
    for line in process.stdout:
        if told := re.search(r"listening on \S+:(\d+)", line):
            return int(told.group(1))
    raise RuntimeError("s3rver ended without serving")


def _put(folder: Path, bucket: str, environment: dict[str, str]) -> None:
    """Upload every file of a folder with the library that reads them, in a separate program."""
    script = (
        "import sys, s3fs; s3fs.S3FileSystem(skip_instance_cache=True)"
        ".put(sys.argv[1] + '/', sys.argv[2], recursive=True)"
    )
    words = [sys.executable, "-c", script, str(folder), bucket]
    subprocess.run(words, env={**os.environ, **environment}, check=True, timeout=START_S)
