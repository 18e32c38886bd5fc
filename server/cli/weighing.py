"""`tableref weigh-in`: a creature on the card, its missiles, and what the rules say of them."""

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from calibration.arrays import Image
from calibration.failure import CalibrationFailed
from calibration.frame import Frame
from calibration.model.boards_file import Boards
from calibration.model.camera import Camera
from calibration.model.projection import same_view
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from engine.games.clay_o_rama.suggest_points import heap_of, share_of
from engine.games.clay_o_rama.suggested import Measured
from engine.plain import JsonObject
from server.capture.footage import read_picture
from server.capture.keeping import LIVE_S, kept_frames
from server.capture.opening import open_source
from server.capture.source import SourceProblem
from server.cli.earlier import changed_since, read_weigh_in
from server.cli.exits import NotMeasured, Unusable, progress, say
from server.cli.files import read_boards, read_camera
from server.cli.portions import are_coins_alone, weigh_pictures
from server.proposals.clay_o_rama.measured import on_the_scale, pair, suggested
from server.proposals.clay_o_rama.printed import printed
from server.proposals.clay_o_rama.weigh_in_words import lay_plainly, spread_out
from vision.look.look import Looker
from vision.lumps.observer import LumpsFound, what_lies
from vision.lumps.overlooked import NOTHING_OVERLOOKED, Overlooked, overlooked
from vision.sightings import CreatureSeen, Estimate, MissileSeen
from vision.weigh_in.by_hand import weigh_stills
from vision.weigh_in.hull_measures import LOWER_PASS, SECOND_PASS
from vision.weigh_in.observer import weigh_pass
from vision.weigh_in.passes import weigh_together
from vision.weigh_in.refusal import WeighInRefused
from vision.weigh_in.weighing import WeighInPass

CAN_SIGMA_SHARE = 0.03  # cans are filled by weight, and clay dries
CALIBRATION_FRAMES = 5


@dataclass(frozen=True, slots=True)
class ClayEvidence:
    """What else is known of the clay.

    Attributes:
        can_ml: What the can holds.
        grams: What a kitchen scale said of the creature, and of its missiles.
    """

    can_ml: float | None = None
    grams: tuple[float, float] | None = None

    @property
    def can(self) -> Measured | None:
        """The can with its doubt, in ml."""
        return None if self.can_ml is None else (self.can_ml, CAN_SIGMA_SHARE * self.can_ml)

    @property
    def scale(self) -> tuple[Measured, Measured] | None:
        """Both readings with their doubt, in grams."""
        return None if self.grams is None else on_the_scale(*self.grams)


@dataclass(frozen=True, slots=True, eq=False)
class _CalibratedFrames:
    """The frames of a source, and the table calibrated from them."""

    frames: tuple[Frame, ...]
    table: Calibration


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
    can_ml: Annotated[float | None, typer.Option(min=0, help="what the can holds, in ml")] = None,
    span_mm: Annotated[float | None, typer.Option(min=0, help="the player's span, in mm")] = None,
    creature_g: Annotated[float | None, typer.Option(min=0, help="the creature on a scale")] = None,
    missiles_g: Annotated[float, typer.Option(min=0, help="its missiles on a scale")] = 0.0,
    before: Annotated[Path | None, typer.Option(help="what an earlier weigh-in printed")] = None,
    from_s: Annotated[float, typer.Option("--from", min=0, help="begin here, in seconds")] = 0.0,
    to_s: Annotated[float | None, typer.Option("--to", min=0, help="end here, in seconds")] = None,
) -> None:
    """Measure a creature and its missiles, and suggest its stats; prints one JSON object."""
    printed, known = read_boards(boards), read_camera(camera)
    if missiles and missiles.isdecimal() and missiles in creature:
        raise Unusable(
            f"--creature and --missiles are both camera {missiles}, which shows one of them at a "
            "time: name a picture of the missiles."
        )
    if are_coins_alone(printed):
        say(weigh_pictures(creature, printed))
        return
    earlier = None if before is None else read_weigh_in(before)
    bare = read_picture(empty) if empty else None
    with ThreadPoolExecutor(1) as background:
        passes = [_shown(source, printed, known, from_s, to_s) for source in creature]
        # Two cores: the missiles need only the creature's colour of it, and that in the end.
        looking = partial(_lying, boards=printed, camera=known, bare=bare, before=passes[0])
        heap = background.submit(looking, missiles) if missiles else None
        beside = None
        if second is not None:
            beside = partial(_shown, second, printed, read_camera(second_camera), from_s, to_s)
        seen = _weighed(passes, printed, bare, beside)
        lying = heap.result() if heap else None
    if SECOND_PASS in seen.flags:
        progress("the volume is unsure: --creature once more, from a steeper camera or lying down")
    if LOWER_PASS in seen.flags:
        progress("the volume is unsure: --creature once more, from a camera that looks less down")
    lumps = lying.missiles(seen.colour) if lying else ()
    unseen = _unseen(lying, lumps, printed) if lying else NOTHING_OVERLOOKED
    witnesses = ClayEvidence(can_ml, None if creature_g is None else (creature_g, missiles_g))
    answer = told(seen, lumps, unseen, witnesses=witnesses, span_mm=span_mm)
    say(answer if earlier is None else {**answer, "changed": changed_since(earlier, seen)})


def told(
    seen: CreatureSeen,
    missiles: Sequence[MissileSeen],
    unseen: Overlooked = NOTHING_OVERLOOKED,
    *,
    witnesses: ClayEvidence = ClayEvidence(),
    span_mm: float | None = None,
) -> JsonObject:
    """A weigh-in as the command line prints it."""
    creature = printed(seen)
    used, left_out = creature.pop("views_used"), creature.pop("views_left_out")
    del creature["frame"]
    return {
        "creature": creature,
        "missiles": [printed(missile) for missile in missiles],
        "overlooked": unseen.as_json(),
        "advice": _advice(missiles, unseen),
        "can": _can(seen.volume_ml, missiles, witnesses.can_ml),
        "suggestion": _suggestion(seen, missiles, unseen, witnesses, span_mm),
        "views_used": used,
        "views_left_out": left_out,
    }


def _advice(missiles: Sequence[MissileSeen], unseen: Overlooked) -> list[str]:
    """What to do for a surer figure."""
    return [one for one in (spread_out(missiles), lay_plainly(unseen.at_mm)) if one]


def _shown(
    source: str, boards: Boards, camera: Camera | None, from_s: float, to_s: float | None
) -> _CalibratedFrames:
    opened = open_source(source, from_s=from_s, to_s=to_s)
    if opened.live:
        progress(f"{opened.name}: {to_s or LIVE_S:g} s are looked at; Ctrl-C ends it sooner")
    try:
        frames = kept_frames(opened, to_s=to_s)
    finally:
        opened.close()
    progress(f"{opened.name}: {len(frames)} pictures")
    step = max(1, len(frames) // CALIBRATION_FRAMES)
    pictures = [frame.bgr for frame in frames[::step]]
    return _CalibratedFrames(frames, calibrate(pictures, boards, camera=camera))


def _lying(
    source: str,
    boards: Boards,
    camera: Camera | None,
    bare: Image | None,
    before: _CalibratedFrames,
) -> LumpsFound | None:
    """The missiles, as far as they are told while nobody knows their colour.

    Beside the creature's first picture, where that shows the same view, clay is found that the
    table alone does not tell: there the card lay still empty.
    """
    shown = _shown(source, boards, camera, 0.0, None)
    progress("measuring the missiles")
    earlier = before.frames[0].bgr if same_view(shown.table, before.table) else None
    lying = what_lies(shown.frames, shown.table, boards, bare, Looker(), earlier)
    progress("the missiles are measured")
    return lying


def _unseen(lying: LumpsFound, lumps: Sequence[MissileSeen], boards: Boards) -> Overlooked:
    """Clay in the missiles' picture that was not told as a missile.

    Without a picture of the empty table the look is too unsure to doubt missiles that were seen;
    where none was, any doubt is better than none, and of two looks the one that doubts more counts.
    """
    if lumps and not lying.bare:
        return NOTHING_OVERLOOKED
    alone = () if lying.bare else (Looker().look(lying.bgr),)
    looks = [*alone, *((lying.look,) if lying.look else ())]
    unseen = [overlooked(lying.bgr, lying.calibration, boards, lumps, one) for one in looks]
    return max(unseen, key=lambda one: one.sigma_ml)


def _weighed(
    passes: Sequence[_CalibratedFrames],
    boards: Boards,
    bare: Image | None,
    beside: Callable[[], _CalibratedFrames] | None = None,
) -> CreatureSeen:
    """The creature by all passes, and by a second camera's view of the same turning."""
    try:
        found = [_one_pass(shown, boards, bare) for shown in passes]
    except WeighInRefused as refused:
        if beside is None:
            raise NotMeasured(refused.refusal.cause, refused.refusal.mend) from refused
        progress(f"{refused.refusal.mend}; the second view goes on")
        return _by_second(beside, boards, bare, refused)
    if beside is not None:
        try:
            found.append(_one_pass(beside(), boards, bare))
        except (SourceProblem, CalibrationFailed, WeighInRefused) as problem:
            progress(f"the second view cannot be used ({problem}); the first one goes on")
    return weigh_together(found)


def _by_second(
    beside: Callable[[], _CalibratedFrames],
    boards: Boards,
    bare: Image | None,
    first: WeighInRefused,
) -> CreatureSeen:
    """The creature by the second camera alone; where that fails too, why the first did."""
    try:
        return weigh_together([_one_pass(beside(), boards, bare)])
    except (SourceProblem, CalibrationFailed, WeighInRefused):
        raise NotMeasured(first.refusal.cause, first.refusal.mend) from first


def _one_pass(
    shown: _CalibratedFrames, boards: Boards, bare: Image | None
) -> WeighInPass | CreatureSeen:
    """On the turn card; where none is seen, turned by hand on the bare table."""
    try:
        return weigh_pass(shown.frames, shown.table, boards, progress)
    except WeighInRefused as refused:
        if bare is None or refused.refusal.cause != "creature/no_turn_card":
            raise
    return weigh_stills(shown.frames, shown.table, bare, boards, progress)


def _suggestion(
    seen: CreatureSeen,
    missiles: Sequence[MissileSeen],
    unseen: Overlooked,
    witnesses: ClayEvidence,
    span_mm: float | None,
) -> JsonObject:
    # Beside missiles that were seen the look is too often wrong to widen their sigma: it only asks.
    doubt_ml = 0.0 if missiles else unseen.sigma_ml
    told = suggested(
        seen,
        missiles,
        can_ml=witnesses.can,
        scale_g=witnesses.scale,
        overlooked_ml=doubt_ml,
    )
    suggestion = told.as_json()
    if span_mm is not None:
        spans = suggestion["movement_spans"]["value"]
        suggestion["movement_mm"] = {"value": spans * span_mm, "why": f"{spans} x {span_mm:g} mm"}
    return suggestion


def _can(
    creature: Estimate | None, missiles: Sequence[MissileSeen], can_ml: float | None
) -> JsonObject:
    """The clay's ledger: how much of it is in the creature, and how much the can has besides."""
    if creature is None:
        return {"share_in_creature": None, "residual_ml": None}
    heap = heap_of([pair(missile.volume_ml) for missile in missiles])
    clay = creature.value + heap[0]
    share, share_sigma = share_of(pair(creature), heap)
    residual = None
    if can_ml is not None:
        sigma = math.hypot(creature.sigma, heap[1], CAN_SIGMA_SHARE * can_ml)
        residual = {"value": can_ml - clay, "sigma": sigma}
    return {
        "share_in_creature": {"value": share, "sigma": share_sigma},
        "residual_ml": residual,
    }
