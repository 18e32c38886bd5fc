"""A phone's link opens once, its right ends with the evening, and both can be withdrawn."""

from server.capture.phone.links import LINK_S, PhoneLinks


class Watch:
    now_s = 100.0

    def __call__(self) -> float:
        return self.now_s


def test_a_link_opens_once() -> None:
    links = PhoneLinks(24)
    code = links.new_link()
    assert links.opens(code)
    right = links.take(code)
    assert right is not None
    assert links.allows(right)
    assert not links.opens(code)
    assert links.take(code) is None
    assert not links.allows(code)
    assert not links.opens(right)


def test_a_new_link_closes_the_one_before_and_leaves_the_phone_that_sends() -> None:
    links = PhoneLinks(24)
    right = links.take(links.new_link()) or ""
    first = links.new_link()
    second = links.new_link()
    assert links.take(first) is None
    assert links.allows(right)
    other = links.take(second) or ""
    assert links.allows(other)
    assert not links.allows(right)


def test_links_grow_old_and_rights_end_with_the_evening() -> None:
    watch = Watch()
    links = PhoneLinks(24, watch)
    old = links.new_link()
    watch.now_s += LINK_S + 1
    assert links.take(old) is None
    right = links.take(links.new_link()) or ""
    watch.now_s += 23.9 * 3600
    assert links.allows(right)
    watch.now_s += 0.2 * 3600
    assert not links.allows(right)


def test_withdrawn_nothing_opens_and_nothing_sends() -> None:
    links = PhoneLinks(24)
    right, code = links.take(links.new_link()) or "", links.new_link()
    links.withdraw()
    assert not links.allows(right)
    assert links.take(code) is None
    assert not links.allows("")
    assert not links.opens("")
