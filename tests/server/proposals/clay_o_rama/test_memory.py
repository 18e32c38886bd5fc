from server.proposals.clay_o_rama.memory import remember
from server.proposals.proposal import Memory, Noticed
from tests.support.evenings import creature
from vision.sighting import CreatureSeen


def weighed_in(*seen: CreatureSeen) -> Memory:
    memory: Memory = ()
    for one in seen:
        memory = remember(memory, Noticed(one, 0))
    return memory


def test_a_weigh_in_replaces_the_one_before() -> None:
    first, second = creature(82.0, sigma=4.0), creature(80.0, sigma=5.0, frame=500)
    assert [n.sighting for n in weighed_in(first, second)] == [second]


def test_one_that_was_cut_short_does_not_replace_a_better_one() -> None:
    whole, rest = creature(82.0, sigma=4.0), creature(96.0, sigma=20.0, frame=500)
    assert [n.sighting for n in weighed_in(whole, rest)] == [whole]


def test_however_wide_another_creature_replaces_it() -> None:
    whole, other = creature(82.0, sigma=4.0), creature(150.0, sigma=20.0, frame=500)
    assert [n.sighting for n in weighed_in(whole, other)] == [other]
