"""Measurements of the accuracy report are the same on several processes."""

import pytest

from tests.accuracy.catalogue import CATALOGUE, NotMeasuredHere, measured, measured_apart
from tests.support.dask_cluster import cluster, needs_dask

QUICK = "markers"


@pytest.mark.long
def test_what_cannot_be_measured_is_named() -> None:
    with pytest.raises(NotMeasuredHere, match="nonsense: It could not be done"):
        list(measured_apart(["nonsense"], workers=1))


@pytest.mark.soak
def test_on_a_cluster_the_same_is_measured(tmp_path_factory: pytest.TempPathFactory) -> None:
    needs_dask()
    names = [QUICK, "spans"]
    assert set(names) <= set(CATALOGUE)
    with cluster(tmp_path_factory.mktemp("cluster"), 2) as found:
        spread = dict(measured_apart(names, scheduler=found.address))
    assert spread == {name: measured(name) for name in names}
