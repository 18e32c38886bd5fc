import json
import math
from dataclasses import replace

import numpy as np
import pytest

from calibration import document
from calibration.document import CalibrationFileError
from calibration.model.solution import BoardFit, Calibration, GapShown
from tests.calibration.stage import camera, looking


def calibration() -> Calibration:
    random = np.random.default_rng(1)
    root = 1e-3 * random.standard_normal((15, 15))
    fits = (BoardFit("sheet", 24, 24, 1 / 3), BoardFit("corners", 0, 16, math.nan, 4))
    return Calibration(
        camera(), looking(), root @ root.T, 0.1, fits, random.random((5, 2)) * 500,
        misfit_px=1 / 7, gaps=(GapShown("grid", 40.0, 10.0, 47 / 6),),
    )  # fmt: skip


def test_a_calibration_survives_to_the_bit() -> None:
    text = document.to_json(calibration())
    again = document.from_json(text)
    assert document.to_json(again) == text
    for field in ("camera_from_table", "covariance", "corners_px"):
        assert np.array_equal(getattr(again, field), getattr(calibration(), field))
    assert np.array_equal(again.camera.parameters, camera().parameters)
    assert (again.misfit_px, again.gaps) == (calibration().misfit_px, calibration().gaps)


def test_a_file_of_before_misfits_were_told_is_read() -> None:
    told = json.loads(document.to_json(calibration()))
    del told["misfit_px"], told["gaps"]
    again = document.from_json(json.dumps(told))
    assert (again.misfit_px, again.gaps) == (0.0, ())


def test_it_holds_what_the_interfaces_promise() -> None:
    told = json.loads(document.to_json(calibration()))
    assert {"camera", "camera_from_table", "residual_px", "boards", "error_mm"} <= set(told)
    assert {"matrix", "distortion", "size_wh"} <= set(told["camera"])
    assert told["boards"][0]["name"] == "sheet"
    assert told["boards"][0]["corners_found"] == 24
    assert told["boards"][0]["corners_total"] == 24
    assert told["boards"][1]["residual_px"] is None
    assert 0 < told["error_mm"]["median"] < told["error_mm"]["p95"]


def test_a_camera_that_sees_no_table_survives_too() -> None:
    """Regression: its expected error is not a number, and so it could not be written."""
    upwards = replace(calibration(), camera_from_table=np.eye(4), corners_px=np.empty((0, 2)))
    told = json.loads(document.to_json(upwards))
    assert told["error_mm"] == {"median": None, "p95": None}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda told: told.pop("covariance"), "lacks 'covariance'"),
        (lambda told: told.update(covariance=[1, 2]), "cannot be used: covariance"),
        (lambda told: told.update(camera={}), 'cannot be used: the camera file lacks "matrix"'),
        (lambda told: told.update(boards=3), "cannot be used"),
        (lambda told: told.update(residual_px=10**400), "cannot be used"),
        (lambda told: told.update(residual_px=math.inf), "residual_px must be a number from 0"),
        (lambda told: told.update(misfit_px=math.nan), "misfit_px must be a number from 0"),
        (lambda told: told.update(uneven_mm=-1), "uneven_mm must be a number from 0"),
    ],
)
def test_a_broken_file_is_told_in_one_sentence(change, message: str) -> None:  # type: ignore[no-untyped-def]
    told = json.loads(document.to_json(calibration()))
    change(told)
    with pytest.raises(CalibrationFileError, match=message):
        document.from_json(json.dumps(told))


@pytest.mark.parametrize("text", ["{", "[]", "3", "[" * 100_000, "9" * 5000])
def test_what_is_no_calibration_is_refused(text: str) -> None:
    with pytest.raises(CalibrationFileError, match="the calibration file"):
        document.from_json(text)
