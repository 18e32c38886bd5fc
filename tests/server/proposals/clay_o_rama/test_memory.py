from dataclasses import replace

from server.proposals.clay_o_rama.memory import remember
from server.proposals.proposal import Memory, Noticed
from tests.support.evenings import creature, hand
from vision.sightings import DieSeen, Sighting, TokenSeen


def remembered(*seen: Sighting) -> Memory:
    memory: Memory = ()
    for one in seen:
        memory = remember(memory, Noticed(one, 0))
    return memory


def test_a_weigh_in_replaces_the_one_before() -> None:
    first, second = creature(82.0, sigma=4.0), creature(80.0, sigma=5.0, frame=500)
    assert [n.sighting for n in remembered(first, second)] == [second]


def test_one_that_was_cut_short_does_not_replace_a_better_one() -> None:
    whole, rest = creature(82.0, sigma=4.0), creature(96.0, sigma=20.0, frame=500)
    assert [n.sighting for n in remembered(whole, rest)] == [whole]


def test_however_wide_another_creature_replaces_it() -> None:
    whole, other = creature(82.0, sigma=4.0), creature(150.0, sigma=20.0, frame=500)
    assert [n.sighting for n in remembered(whole, other)] == [other]


def test_a_creature_that_is_seen_standing_does_not_replace_its_weigh_in() -> None:
    weighed, standing = creature(82.0), replace(creature(82.0, frame=500), volume_ml=None)
    assert [n.sighting for n in remembered(weighed, standing)] == [weighed, standing]


def test_the_newest_span_counts() -> None:
    first, second = hand(204.0), hand(199.0, frame=300)
    assert [n.sighting for n in remembered(first, second)] == [second]


def test_what_plays_no_part_is_not_kept_for_ever() -> None:
    dice = [DieSeen(n, n / 60, 4, 0.9, (0.0, 0.0, 9.0, 9.0)) for n in range(50)]
    assert remembered(*dice, TokenSeen(3, 0.1, 17, (0.0, 0.0), 90.0)) == ()
