"""Proposals are computed once for each basis, and remembered for a while."""

from collections.abc import Callable
from dataclasses import replace

from server.offers import LATELY, CachedOffers, OfferBasis
from server.proposals.proposal import Proposal

BASIS = OfferBasis(state=object(), memory=(), answered=frozenset(), dismissed=0)


def offer(key: str) -> Proposal:
    return Proposal(key, "throw", "a throw", "it flew", "", None)


def counting(calls: list[str], key: str) -> Callable[[], tuple[Proposal, ...]]:
    def propose() -> tuple[Proposal, ...]:
        calls.append(key)
        return (offer(key),)

    return propose


def test_the_same_basis_is_computed_once() -> None:
    cached, calls = CachedOffers(), list[str]()
    first = cached.offered(BASIS, counting(calls, "a"))
    assert cached.offered(replace(BASIS, answered=frozenset()), counting(calls, "b")) == first
    assert calls == ["a"]


def test_another_basis_is_computed_anew_and_the_old_offer_is_remembered() -> None:
    cached, calls = CachedOffers(), list[str]()
    cached.offered(BASIS, counting(calls, "a"))
    assert cached.recent("a") is None
    cached.offered(replace(BASIS, dismissed=1), counting(calls, "b"))
    assert calls == ["a", "b"]
    assert cached.recent("a") == offer("a")


def test_drawings_have_the_same_basis() -> None:
    cached, calls = CachedOffers(), list[str]()
    cached.offered(BASIS, counting(calls, "a"))
    assert cached.drawn(replace(BASIS, state=object()), tuple) == ()
    cached.offered(BASIS, counting(calls, "b"))
    assert calls == ["a", "b"]


def test_only_the_latest_old_offers_are_remembered() -> None:
    cached = CachedOffers()
    for number in range(LATELY + 2):
        cached.offered(replace(BASIS, dismissed=number), counting([], str(number)))
    assert cached.recent("0") is None
    assert cached.recent("1") == offer("1")
