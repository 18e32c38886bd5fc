"""Reviews one recording in another process or on a cluster."""

from server.review.task import EveningReview, ReviewTask


def review_apart(task: ReviewTask) -> EveningReview:
    """Review one recording; the eye is imported only by the worker that calls this."""
    from server.review.evening import review_evening

    return review_evening(task)
