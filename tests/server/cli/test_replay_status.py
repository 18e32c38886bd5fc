"""A replay that differs from its recording ends with another exit status."""

import json
from pathlib import Path

import pytest

from server.cli.main import main
from tests.server.test_replaying import change, play_an_evening


@pytest.mark.parametrize("how", [(), ("--json",)])
def test_the_exit_status_tells_whether_it_is_as_recorded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: tuple[str, ...]
) -> None:
    folder = tmp_path / "evening"
    play_an_evening(folder)
    assert main(["replay", str(folder), *how]) == 0
    assert "as recorded" in capsys.readouterr().out or how
    change(folder, 3, events=[{"type": "SpanSet", "player": 1, "span": 9999}])
    assert main(["replay", str(folder), *how]) == 1
    told = capsys.readouterr().out
    assert json.loads(told)["difference"]["line"] == 4 if how else "differs" in told
