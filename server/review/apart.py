"""Review an evening elsewhere: the function that a process or a cluster is given to call."""

from server.review.task import EveningReview, ReviewTask


def review_apart(task: ReviewTask) -> EveningReview:
    """Review one recording; the eye is imported only by the worker that calls this."""
    from server.review.evening import review_evening

    return review_evening(task)
