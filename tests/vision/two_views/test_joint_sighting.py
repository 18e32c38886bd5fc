"""What is reported of a throw that was measured with both cameras."""

from types import SimpleNamespace
from typing import Any

import pytest

from vision.doubt.worth import WORTH, Worth, tempered
from vision.two_views import joint_sighting
from vision.two_views.joint_sighting import sighting_of_both


def test_its_probabilities_are_corrected_as_those_of_one_camera(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before, only throws that one camera saw were corrected, and then compared with these."""
    monkeypatch.setitem(WORTH, "throw", Worth(2.0, 40, 40, "for the test"))
    for name in ("decisive_frames", "path_px_of"):
        monkeypatch.setattr(joint_sighting, name, lambda *_: ())
    monkeypatch.setattr(joint_sighting, "_colour_of", lambda _: "red")
    bodies = [SimpleNamespace(track=n, at_mm=(90.0 * n, 0.0), colour="red") for n in (1, 2)]
    contacts = tuple(
        (SimpleNamespace(body=body), share) for body, share in zip(bodies, (0.4, 0.3), strict=True)
    )
    throw: Any = SimpleNamespace(
        fit=SimpleNamespace(flight=SimpleNamespace(bends_s=())),
        chases=(None, None),
        contacts=contacts,
        none=0.3,
        touch=None,
        stray_bend=None,
        best=None,
    )
    first: Any = SimpleNamespace(
        last=SimpleNamespace(index=9, t_s=0.3), seen=None, monitor=SimpleNamespace(curves=())
    )
    seen = sighting_of_both(throw, first)
    told = [*(one.probability for one in seen.struck), seen.probability_none]
    assert told == pytest.approx(tempered((0.4, 0.3, 0.3), 2.0))
    assert [one.track for one in seen.struck] == [1, 2]
