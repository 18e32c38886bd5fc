"""`tableref weigh-in`: a creature on the card, its missiles, and what the rules say of them."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from calibration.arrays import Image
from calibration.failure import CalibrationFailed
from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from calibration.model.projection import same_view
from calibration.solve.calibrate import calibrate
from engine.plain import JsonObject
from engine.wording import counted
from server.capture.footage import read_picture
from server.capture.keeping import LIVE_S, kept_frames
from server.capture.opening import check_footage, open_source
from server.capture.source import SourceProblem
from server.cli.earlier import changed_since, read_weigh_in
from server.cli.exits import NotMeasured, Unusable, progress, say
from server.cli.files import read_boards, read_camera
from server.cli.numbers import finite
from server.cli.portions import are_coins_alone, weigh_pictures
from server.cli.useful import check_not_beside, check_useful
from server.proposals.clay_o_rama.measured import (
    NO_EVIDENCE,
    ClayEvidence,
    can_json,
    suggestion_json,
)
from server.proposals.clay_o_rama.printed import printed
from server.proposals.clay_o_rama.weigh_in_words import lay_plainly, spread_out
from vision.look.look import Looker
from vision.lumps.observer import LumpsFound, overlooked_beside, what_lies
from vision.lumps.overlooked import NOTHING_OVERLOOKED, Overlooked
from vision.sightings import CreatureSeen, MissileSeen
from vision.upright import Upright
from vision.weigh_in.hull_measures import LOWER_PASS, SECOND_PASS
from vision.weigh_in.refusal import WeighInRefused
from vision.weigh_in.two_cameras import FilmedTurn, SecondView, SecondViewLost, weigh_turns

CALIBRATION_FRAMES = 5
"""Number of a film's frames from which it is calibrated."""


def weigh_in(
    creature: Annotated[
        list[str], typer.Option(help="the creature turned on the card; may be given twice")
    ],
    boards: Annotated[Path, typer.Option(help="the boards file")],
    second: Annotated[
        str | None, typer.Option(help="the same turning, seen by a second camera")
    ] = None,
    second_camera: Annotated[Path | None, typer.Option(help="its known intrinsics")] = None,
    missiles: Annotated[str | None, typer.Option(help="its missiles, lying on the table")] = None,
    empty: Annotated[Path | None, typer.Option(help="a picture of the table without them")] = None,
    camera: Annotated[Path | None, typer.Option(help="known intrinsics")] = None,
    can_ml: Annotated[
        float | None, typer.Option(min=0, help="the can's content, in ml", callback=finite)
    ] = None,
    span_mm: Annotated[
        float | None, typer.Option(min=0, help="the player's span, in mm", callback=finite)
    ] = None,
    creature_g: Annotated[
        float | None,
        typer.Option(min=0, help="the creature's weight on a scale, in g", callback=finite),
    ] = None,
    missiles_g: Annotated[
        float, typer.Option(min=0, help="its missiles' weight on a scale, in g", callback=finite)
    ] = 0.0,
    before: Annotated[
        Path | None, typer.Option(help="a file with the output of an earlier weigh-in")
    ] = None,
    from_s: Annotated[float, typer.Option("--from", min=0, help="begin here, in seconds")] = 0.0,
    to_s: Annotated[float | None, typer.Option("--to", min=0, help="end here, in seconds")] = None,
) -> None:
    """Measure a creature and its missiles, and suggest its stats; prints one JSON object."""
    check_useful({"--second-camera": second_camera}, "--second", there=second is not None)
    check_useful({"--missiles-g": missiles_g}, "--creature-g", there=creature_g is not None)
    printed, known, lens = read_boards(boards), read_camera(camera), read_camera(second_camera)
    _check_one_camera(creature, missiles)
    if are_coins_alone(printed):
        of_a_turn = {
            "--second": second,
            "--missiles": missiles,
            "--can-ml": can_ml is not None,
            "--span-mm": span_mm is not None,
            "--creature-g": creature_g is not None,
            "--before": before,
            "--from": from_s,
            "--to": to_s is not None,
        }
        check_not_beside(of_a_turn, f"{boards}, which describes coins alone", there=True)
        say(weigh_pictures(creature, printed))
        return
    for later in filter(None, (*creature[1:], second, missiles)):
        check_footage(later)
    earlier = None if before is None else read_weigh_in(before)
    bare = read_picture(empty) if empty else None
    with ThreadPoolExecutor(1) as background:
        passes = [_shown(source, printed, known, from_s, to_s) for source in creature]
        # Missiles are measured in parallel: they need the creature's colour only at the end.
        looking = partial(_lying, boards=printed, camera=known, bare=bare, before=passes[0])
        heap = background.submit(looking, missiles) if missiles else None
        beside = None
        if second is not None:
            beside = partial(_second, second, printed, lens, from_s, to_s)
        seen = _weighed(passes, printed, bare, beside)
        lying = heap.result() if heap else None
    _advise_once_more(seen)
    lumps = lying.missiles(seen.colour) if lying else ()
    unseen = overlooked_beside(lying, lumps, printed) if lying else NOTHING_OVERLOOKED
    witnesses = ClayEvidence(can_ml, None if creature_g is None else (creature_g, missiles_g))
    answer = weigh_in_json(seen, lumps, unseen, witnesses=witnesses, span_mm=span_mm)
    say(answer if earlier is None else {**answer, "changed": changed_since(earlier, seen)})


def _check_one_camera(creature: Sequence[str], missiles: str | None) -> None:
    """Raise Unusable if one live camera is to show the creature and its missiles."""
    if missiles and missiles.isdecimal() and missiles in creature:
        raise Unusable(
            f"--creature and --missiles are both camera {missiles}, which shows one of them at a "
            "time: name a picture of the missiles."
        )


def _advise_once_more(seen: CreatureSeen) -> None:
    """Say from where the creature should be filmed once more, if its volume is unsure."""
    if SECOND_PASS in seen.flags:
        progress("the volume is unsure: --creature once more, from a steeper camera or lying down")
    if LOWER_PASS in seen.flags:
        progress("the volume is unsure: --creature once more, from a camera that looks less down")


def weigh_in_json(
    seen: CreatureSeen,
    missiles: Sequence[MissileSeen],
    unseen: Overlooked = NOTHING_OVERLOOKED,
    *,
    witnesses: ClayEvidence = NO_EVIDENCE,
    span_mm: float | None = None,
) -> JsonObject:
    """A weigh-in as JSON for the command line."""
    creature = printed(seen)
    suggestion = suggestion_json(seen, missiles, witnesses, overlooked_ml=unseen.sigma_ml)
    if span_mm is not None:
        spans = suggestion["movement_spans"]["value"]
        suggestion["movement_mm"] = {"value": spans * span_mm, "why": f"{spans} x {span_mm:g} mm"}
    used, left_out = creature.pop("views_used"), creature.pop("views_left_out")
    del creature["frame"]
    return {
        "creature": creature,
        "missiles": [printed(missile) for missile in missiles],
        "overlooked": unseen.as_json(),
        "advice": _advice(missiles, unseen),
        "can": can_json(seen.volume_ml, missiles, witnesses.can_ml),
        "suggestion": suggestion,
        "views_used": used,
        "views_left_out": left_out,
    }


def _advice(missiles: Sequence[MissileSeen], unseen: Overlooked) -> list[str]:
    """What the user can do for a more certain result, as sentences."""
    return [one for one in (spread_out(missiles), lay_plainly(unseen.at_mm)) if one]


def _shown(
    source: str, boards: Boards, camera: Camera | None, from_s: float, to_s: float | None
) -> FilmedTurn:
    opened = open_source(source, from_s=from_s, to_s=to_s)
    if opened.live:
        progress(f"{opened.name}: {to_s or LIVE_S:g} s are looked at; Ctrl-C ends it sooner")
    try:
        frames = kept_frames(opened, to_s=to_s)
    finally:
        opened.close()
    progress(f"{opened.name}: {counted(len(frames), 'picture')}")
    step = max(1, len(frames) // CALIBRATION_FRAMES)
    pictures = [frame.bgr for frame in frames[::step]]
    return FilmedTurn(frames, calibrate(pictures, boards, camera=camera))


def _second(
    source: str, boards: Boards, camera: Camera | None, from_s: float, to_s: float | None
) -> FilmedTurn:
    try:
        return _shown(source, boards, camera, from_s, to_s)
    except (SourceProblem, CalibrationFailed) as problem:
        raise SecondViewLost(str(problem)) from problem


def _weighed(
    turns: Sequence[FilmedTurn], boards: Boards, bare: Image | None, beside: SecondView | None
) -> CreatureSeen:
    try:
        return weigh_turns(turns, boards, bare, progress, beside)
    except WeighInRefused as refused:
        raise NotMeasured(refused.refusal.cause, refused.refusal.mend) from refused


def _lying(
    source: str,
    boards: Boards,
    camera: Camera | None,
    bare: Image | None,
    before: FilmedTurn,
) -> LumpsFound | None:
    """Find the missiles, as far as that is possible before their colour is known.

    If the camera has not moved since the creature's first frame, when the card was still empty,
    clay is also found by comparing with that frame.
    """
    shown = _shown(source, boards, camera, 0.0, None)
    progress("measuring the missiles")
    earlier = before.frames[0].bgr if same_view(shown.table, before.table) else None
    upright = Upright.of(shown.table)
    frames, table = upright.frames(shown.frames), upright.calibration(shown.table)
    empty, with_card = (one if one is None else upright.picture(one) for one in (bare, earlier))
    lying = what_lies(frames, table, boards, empty, Looker(), with_card)
    progress("the missiles are measured")
    return lying
