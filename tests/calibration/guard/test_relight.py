import numpy as np

from calibration.guard.relight import relit

RAMP = np.repeat(np.arange(256, dtype=np.uint8)[None, :, None], 3, axis=2)


def test_values_are_multiplied_and_end_at_white() -> None:
    twice = relit(RAMP, 2.0)[0, :, 0].astype(int)
    assert twice[:128].tolist() == list(range(0, 256, 2))
    assert (twice[128:] == 255).all()


def test_half_the_light_and_back_is_nearly_the_same() -> None:
    back = relit(relit(RAMP, 0.5), 2.0).astype(int)
    assert np.abs(back - RAMP).max() <= 1
