"""Several passes of the turn card put together: a steeper camera, or the creature on its side."""

from collections.abc import Sequence
from dataclasses import replace

from vision.sighting import CreatureSeen, Estimate


def put_together(passes: Sequence[CreatureSeen]) -> CreatureSeen:
    """One creature from one or more weigh-ins of it.

    The volumes are averaged by the inverse of their variances; whatever depends on how the
    creature stands (legs, limbs, height, footprint) is the first pass's, in which it stood.

    Raises:
        ValueError: There is no pass.
    """
    if not passes:
        raise ValueError("at least one pass is needed")
    first = passes[0]
    return replace(
        first,
        volume_ml=_averaged([seen.volume_ml for seen in passes if seen.volume_ml is not None]),
        flags=tuple(dict.fromkeys(flag for seen in passes for flag in seen.flags)),
        views_used=sum(seen.views_used for seen in passes),
        views_left_out=sum(seen.views_left_out for seen in passes),
    )


def _averaged(estimates: Sequence[Estimate]) -> Estimate | None:
    if not estimates:
        return None
    weights = [1 / max(estimate.sigma, 1e-9) ** 2 for estimate in estimates]
    total = sum(weights)
    mean = sum(w * estimate.value for w, estimate in zip(weights, estimates, strict=True)) / total
    return Estimate(mean, total**-0.5)
