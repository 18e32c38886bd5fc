"""The README's figures equal those of the generated reports."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.accuracy import __main__ as report
from tests.accuracy import rooms
from tests.accuracy.samples import Measurement
from tests.accuracy.statistics import Errors, errors, right
from tests.benchmarks import speed

README = Path(__file__).resolve().parents[2] / "README.md"


def of_clips() -> dict[str, Measurement]:
    """The report's measurements on clips and photographs, by name."""
    return {one.name: one for mine in report.read().values() for one in mine}


def of_fresh_rooms() -> dict[str, Measurement]:
    """The report's measurements in rooms that nobody had looked at, by name."""
    columns = [one["fresh"] for one in rooms.kept().values() if "fresh" in one]
    return {one.name: one for room in columns for one in room.measured}


def summed(one: Measurement) -> Errors:
    found = errors(one.figures)
    assert found is not None, one.name
    return found


def worst(one: Measurement) -> float:
    return abs(summed(one).worst.error or 0.0)


def share(one: Measurement) -> str:
    found = right(one.answers)
    return f"{found.part} of {found.whole}"


def median(one: Measurement, form: str) -> str:
    return format(summed(one).median, form)


def rows() -> Iterator[tuple[str, str]]:
    """The beginning of each row of the README's table, and its expected text."""
    clips, fresh = of_clips(), of_fresh_rooms()
    known, bare = clips["table"], clips["table_bare"]
    yield "table points, camera known", f"median error {median(known, '.2f')} mm"
    yield "table points, camera known", f"90 % within {summed(known).p90:.2f} mm"
    yield "table points, camera known", f"the worst {worst(known):.1f} mm"
    yield "table points, camera unknown", f"median {median(bare, '.2f')} mm"
    yield "table points, camera unknown", f"90 % within {summed(bare).p90:.1f} mm"
    yield "table points, camera unknown", f"the worst {worst(bare):.0f} mm"
    spans = sorted(abs(one.error or 0.0) for one in clips["spans"].figures)
    yield "hand span", f"within {spans[-2]:.1f} mm, one not fully stretched {spans[-1]:.1f} mm"
    for row, name, form in (
        ("volume of a creature", "volume", ".2g"),
        ("missiles, all together", "missiles", ".2g"),
    ):
        card, hand = clips[f"{name}_card"], clips[f"{name}_stills"]
        yield row, f"median {median(card, form)} % and {median(hand, form)} %"
        yield row, f"worst {worst(card):.0f} % and {worst(hand):.0f} %"
    legs = share(clips["legs_card"]), share(clips["legs_stills"])
    yield "legs", f"{legs[0]} exact on the card, {legs[1]} turned by hand"
    limbs = [one for name in ("card", "stills") for one in clips[f"limbs_{name}"].answers]
    yield "limbs", f"{right(limbs).part} of {right(limbs).whole} exact"
    card, hand = clips["points_card"], clips["points_stills"]
    yield "hit points", f"median {median(card, '.1f')} and {median(hand, '.1f')} off"
    yield "hit points", f"worst {worst(card):.1f} and {worst(hand):.1f}"
    throws = right(clips["throws"].answers)
    yield "throws", f"{throws.whole} clips | {throws.part} right"
    assert worst(clips["contact"]) < 2
    contacts = summed(clips["contact"]).measured
    yield "throws", f"{contacts.part} of {contacts.whole} contacts within two frames"
    nothing = right(clips["no_throws"].answers)
    assert nothing.part == nothing.whole
    yield "throws", f"no hit reported in {nothing.whole} clips"
    yield "hand spans by two coins", f"within {worst(clips['scans']):.1f} %"
    arms = [right(clips[name].answers).part for name in ("arms", "drawn-arms")]
    yield "arms of a silhouette", f"{arms[0]} and {arms[1]} exact"
    food = [clips["portions_held_back"], clips["piled_held_back"]]
    pairs = [summed(one).measured for one in food]
    yield "volume of food", f"{sum(one.whole for one in pairs)} pairs"
    yield "volume of food", f"{sum(one.part for one in pairs)} measured"
    yield "volume of food", f"whole things median {median(food[0], '.1f')} %"
    for name, word in (("found", "found"), ("read", "read"), ("whole", "throws of up to six")):
        yield "dice", f"{share(clips[f'photographed-dice-{name}'])} {word}"
    yield "printed pieces", f"{right(clips['token-spaces'].answers).part} on drawn grids"
    assert worst(clips["token-headings"]) < 1
    places = clips["pitch-places"], clips["drawn-pitch-places"]
    figures = [right(clips[f"{where}-teams"].answers) for where in ("pitch", "drawn-pitch")]
    assert all(one.part == one.whole for one in figures)
    yield "Slargeball's figures", f"{figures[0].part} and {figures[1].part} of them"
    yield (
        "Slargeball's figures",
        f"median {median(places[0], '.2f')} mm and {median(places[1], '.2f')} mm",
    )
    yield "Slargeball's figures", f"{share(clips['drawn-pitch-touching'])} contacts"
    yield from fresh_rows(fresh)
    yield from rows_of_time()


def fresh_rows(fresh: dict[str, Measurement]) -> Iterator[tuple[str, str]]:
    """The same for the table about fresh rooms."""
    volume = summed(fresh["volume_stills"])
    row = "creatures turned by hand"
    yield row, f"{volume.measured.part} of {volume.measured.whole}"
    yield row, f"median error {volume.median:.0f} %, 90 % within {volume.p90:.0f} %"
    yield row, f"{volume.within_1.part} within one sigma"
    assert volume.within_2.part == volume.within_2.whole
    yield row, f"legs right for {right(fresh['legs_stills'].answers).part}"
    yield row, f"hit points 90 % within {summed(fresh['points_stills']).p90:.1f}"
    piles = summed(fresh["missiles_piles"])
    yield "piles of missiles", f"{piles.measured.part} of {piles.measured.whole}"
    yield "piles of missiles", f"median {piles.median:.1f} %, 90 % within {piles.p90:.0f} %"
    yield "piles of missiles", f"right for {right(fresh['lumps_piles'].answers).part}"
    spans = summed(fresh["spans"])
    yield "hand spans |", f"{spans.measured.part} of {spans.measured.whole}"
    yield "hand spans |", f"median {spans.median:.1f} mm, 90 % within {spans.p90:.1f} mm"
    yield "figures on", share(fresh["pitch-found"])
    yield "figures on", f"{median(fresh['pitch-places'], '.2f')} mm"
    yield "figures on", f"{share(fresh['pitch-teams'])} teams right"
    yield "figures on", f"{share(fresh['pitch-sure-teams'])} of those reported as certain"
    throws = fresh["throws"]
    yield "throws |", f"{right(throws.answers).whole} of {len(throws.answers)}"
    yield "throws |", f"{share(throws)} right"
    nothing = right(fresh["no_throws"].answers)
    assert nothing.part == nothing.whole
    yield "throws |", f"no hit reported in {nothing.whole} clips"


def rows_of_time() -> Iterator[tuple[str, str]]:
    """The same for the figures of `make bench`."""
    lines = {name: line.value for name, line in speed.read(speed.RESULTS).lines.items()}
    weigh_ins = [v for name, v in lines.items() if re.match("a weigh-in .*by the clock", name)]
    yield "a weigh-in", f"{len(weigh_ins)}, on two idle cores"
    yield "a weigh-in", f"{min(weigh_ins):.1f} to {max(weigh_ins):.1f} s"
    evening, often = (
        lines[f"watching for throws, {film}"]
        for film in ("an evening", "a throw every two seconds")
    )
    yield "watching for throws", f"{evening:.1f} and {often:.1f} times the processor time"
    yield "frame to page", f"95 % within {lines['frame to page, 95 % under']:.0f} ms"
    yield "throws", f"reported at most {lines['a hit is reported, at the latest']:.0f} ms later"


def test_the_readme_says_what_was_measured() -> None:
    told = [
        line[2:] for line in README.read_text(encoding="utf-8").splitlines() if line[:2] == "| "
    ]
    lacking = [
        f"{row}: {words}"
        for row, words in rows()
        if not any(line.startswith(row) and words in line for line in told)
    ]
    assert not lacking, "README.md should say:\n" + "\n".join(lacking)
