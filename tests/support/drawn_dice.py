"""Drawn throws of dice with their truth: values, boxes, and what is wrong with each die."""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from tests.support.drawn_die import FACES, Cast, Die, Look, View, cast
from tests.support.drawn_grounds import GROUNDS, lit, litter
from tests.support.drawn_stones import Stone, any_stones, laid
from tests.support.other_dice import SolidDie, any_solid, cube_signs, pip_signs

NO_SLANT: Final = (9.0, 9.0)
"""Slant of a die of which it is not known where its upper face looks: no unit vector has it."""

COCKED: Final = 0.2
"""From which tilt (radians, 11 degrees) a die does not lie on a face."""
BLUR_ROOM_PX: Final = 8
"""Margin beyond four sigmas of both blurs of a shadow, whose sigmas are fifths of the die."""
WHOLE: Final = 0.85
"""Below this share of its outline a die is half hidden."""


@dataclass(frozen=True, slots=True)
class DrawnDie:
    """The truth of one drawn die.

    Attributes:
        pips: The value of the face that points up most.
        box_px: Left, top, right, bottom of its outline in the picture.
        seen: Share of its outline that is in the picture and not occluded by other dice.
        cocked: Whether it leans.
        stacked: Whether it lies on another die.
        rolling: Whether it moves, in the air or on the table.
        slant: Direction of its upper face, projected along the line of sight: the right and down
            components of its unit normal; (0, 0) for a face that points straight at the camera.
    """

    pips: int
    box_px: tuple[float, float, float, float]
    seen: float
    cocked: bool
    stacked: bool
    rolling: bool
    slant: tuple[float, float]
    other: bool = False
    """Whether it has another number of faces than six, so that no value is expected for it."""


@dataclass(frozen=True, slots=True)
class Oddity:
    """Shares of drawn things that differ from the usual throw seen from above.

    Attributes:
        low: Of views: seen from the side, so that upper and side faces are alike in size.
        digits: Of dice: printed with digits.
        solids: Of dice: with four to twenty faces.
        stones: Of pictures: go stones, coins, marbles or billiard balls lie among the dice.
        styles: Of dice: with pips that are rings, squares, stars or hearts.
    """

    low: float = 0.0
    digits: float = 0.0
    solids: float = 0.0
    stones: float = 0.0
    styles: float = 0.0


USUAL: Final = Oddity()


@dataclass(frozen=True, slots=True, eq=False)
class DrawnThrow:
    """A picture, (h, w, 3) uint8, and the dice in it; `view` is the camera where there is one."""

    bgr: Image
    dice: tuple[DrawnDie, ...]
    ground: str
    view: View | None = None


def any_throw(
    rng: np.random.Generator,
    size_wh: tuple[int, int] = (640, 480),
    *,
    die_px: tuple[float, float] = (16, 56),
    most: int = 8,
    mishaps: float = 0.15,
    grounds: tuple[int, ...] = (0, 1, 2, 3, 4),
    table: Image | None = None,
    odd: Oddity = USUAL,
) -> DrawnThrow:
    """A throw of any dice on any ground, seen from above at any slant.

    Args:
        rng: Chance; the same state draws the same throw.
        size_wh: Size of the picture in px.
        die_px: Range of the side of a die in px.
        most: Largest number of dice; with 1 there is exactly one.
        mishaps: Share of dice that are cocked, stacked or rolling.
        grounds: Which of `GROUNDS` to choose from.
        table: A picture to lay the dice on instead, of that size.
        odd: Shares of unusual views, dice and things.
    """
    side_px = float(np.exp(rng.uniform(*np.log(die_px))))
    px_per_mm = side_px / 16
    low = odd.low > 0 and rng.random() < odd.low
    view = _low_view(rng, size_wh, px_per_mm) if low else _view(rng, size_wh, px_per_mm)
    ground = GROUNDS[int(rng.choice(grounds))]
    scene = ground(rng, size_wh) if table is None else table / 255
    litter(rng, scene, side_px)
    dice = _thrown(rng, view, int(rng.integers(0 if most != 1 else 1, most + 1)), mishaps, odd)
    light = any_light(rng)
    ambient = rng.uniform(0.35, 0.9)
    if odd.stones > 0 and rng.random() < odd.stones:
        laid(scene, _strangers(rng, view, dice, side_px), view, light, ambient)
    for one in dice:
        shade(scene, one.die, view, light, 1 - ambient, rng)
    scene = lit(rng, scene)
    casts = [_smeared(_cast(d.die, view, light, ambient, scene), d, rng, px_per_mm) for d in dice]
    shown = _composed(scene, casts)
    truth = tuple(
        _truth(one, patch, seen, view)
        for one, patch, seen in zip(dice, casts, shown, strict=True)
        if patch is not None and seen > 0.1
    )
    name = ground.__name__ if table is None else "picture"
    return DrawnThrow(_photographed(rng, scene), truth, name, view)


def alone(
    rng: np.random.Generator, side_px: float, odd: Oddity = USUAL
) -> tuple[Image, Floats, int]:
    """One die by itself, seen more or less from above.

    Returns:
        Its picture (h, w, 3), its alpha (h, w) from 0 to 1, and its value, or 0 if it has another
        number of faces than six.
    """
    while True:
        view = _view(rng, (int(6 * side_px), int(6 * side_px)), side_px / 16)
        spot, yaw = np.zeros(2), rng.uniform(0, 2 * np.pi)
        die = Die(16.0, np.array([*spot, 8.0]), lying(rng, yaw), any_look(rng))
        one = _odd(rng, die, odd)
        behind = np.full((view.size_wh[1], view.size_wh[0], 3), rng.uniform(0.1, 0.8))
        patch = _cast(one, view, any_light(rng), rng.uniform(0.35, 0.9), behind)
        if patch is not None:
            bgr = np.ascontiguousarray(255 * np.clip(patch.bgr, 0, 1)).astype(np.uint8)
            value = 0 if isinstance(one, SolidDie) else one.up
            return np.pad(bgr, ((2, 2), (2, 2), (0, 0))), np.pad(patch.cover, 2), value


@dataclass(frozen=True, slots=True, eq=False)
class _Placed:
    die: Die | SolidDie
    stacked: bool = False
    rolling: bool = False


def _cast(
    die: Die | SolidDie, view: View, light: Floats, ambient: float, behind: Floats
) -> Cast | None:
    if isinstance(die, SolidDie):
        return die.cast(view, light, ambient, behind)
    return cast(die, view, light, ambient, behind)


def any_look(rng: np.random.Generator) -> Look:
    """A random appearance: a colour, pips that stand out from it, roundness and gloss."""
    while True:
        colour, pips = _colour(rng), _pip_colour(rng)
        if np.abs(colour - pips).max() > rng.uniform(0.25, 0.5):
            break
    return Look(
        colour=colour,
        veins=np.clip(colour + rng.normal(0, 0.35, 3), 0, 1),
        veined=rng.choice([0.0, 0.0, rng.uniform(0.1, 0.9)]),
        vein_waves=rng.normal(0, 0.45, (2, 3)),
        pip_colour=pips,
        pip_radius=rng.uniform(0.15, 0.26),
        pip_spread=rng.uniform(0.46, 0.58),
        roundness=rng.uniform(0.06, 0.4),
        cut=rng.choice([1.74, rng.uniform(1.35, 1.7)]),
        gloss=rng.choice([0.0, rng.uniform(0, 0.9)]),
        sharpness=float(np.exp(rng.uniform(1.5, 5))),
        clear=rng.choice([0.0, 0.0, rng.uniform(0.1, 0.5)]),
    )


def _colour(rng: np.random.Generator) -> Floats:
    kind = rng.random()
    if kind < 0.22:
        return np.clip(rng.uniform(0.8, 1.0) - np.array([rng.uniform(0, 0.2), 0.03, 0]), 0, 1)
    if kind < 0.4:
        return rng.uniform(0.02, 0.2, 3)
    hsv = np.array([[[rng.uniform(0, 360), rng.uniform(0.4, 1), rng.uniform(0.2, 1)]]])
    return np.asarray(cv2.cvtColor(hsv.astype(np.float32), cv2.COLOR_HSV2BGR)[0, 0], dtype=float)


def _pip_colour(rng: np.random.Generator) -> Floats:
    kind = rng.random()
    if kind < 0.45:
        return rng.uniform(0.85, 1.0, 3)
    if kind < 0.75:
        return rng.uniform(0.0, 0.12, 3)
    hsv = np.array([[[rng.uniform(0, 360), rng.uniform(0.6, 1), rng.uniform(0.4, 1)]]])
    return np.asarray(cv2.cvtColor(hsv.astype(np.float32), cv2.COLOR_HSV2BGR)[0, 0], dtype=float)


def _view(rng: np.random.Generator, size_wh: tuple[int, int], px_per_mm: float) -> View:
    """A camera that sees the middle of the table at the wanted scale."""
    tilt = rng.uniform(0, 0.35) if rng.random() < 0.5 else rng.uniform(0.2, 0.85)
    turn = rng.uniform(0, 2 * np.pi)
    focal = max(size_wh) * rng.uniform(0.75, 1.6)
    distance = focal / px_per_mm
    back = np.array([np.sin(tilt) * np.cos(turn), np.sin(tilt) * np.sin(turn), np.cos(tilt)])
    right = np.array([-np.sin(turn), np.cos(turn), 0.0])
    down = np.cross(-back, right)
    return View(distance * back, np.stack([right, down, -back]), focal, size_wh)


def _strangers(
    rng: np.random.Generator, view: View, dice: list[_Placed], side_px: float
) -> tuple[Stone, ...]:
    """Things of one kind that lie beside the dice."""
    many = int(rng.integers(2, 4 + int(max(view.size_wh) / side_px)))
    spots = [
        _on_table(view, np.array(view.size_wh) * rng.uniform(0.05, 0.95, 2)) for _ in range(many)
    ]
    near = 16 * 2.0
    free: list[Floats] = []
    for spot in spots:
        taken = [*(one.die.centre_mm[:2] for one in dice), *free]
        if all(np.linalg.norm(spot - other) > near for other in taken):
            free.append(spot)
    return any_stones(rng, free)


def _low_view(rng: np.random.Generator, size_wh: tuple[int, int], px_per_mm: float) -> View:
    """A camera beside the table, with little roll, far enough away not to see the horizon."""
    tilt, turn, roll = rng.uniform(0.7, 1.25), rng.uniform(0, 2 * np.pi), rng.normal(0, 0.07)
    focal = max(size_wh) * rng.uniform(1.8, 3.0)
    back = np.array([np.sin(tilt) * np.cos(turn), np.sin(tilt) * np.sin(turn), np.cos(tilt)])
    right = np.array([-np.sin(turn), np.cos(turn), 0.0])
    down = np.cross(-back, right)
    rolled = np.cos(roll) * right + np.sin(roll) * down
    axes = np.stack([rolled, np.cross(-back, rolled), -back])
    return View(focal / px_per_mm * back, axes, focal, size_wh)


def _thrown(
    rng: np.random.Generator, view: View, count: int, mishaps: float, odd: Oddity
) -> list[_Placed]:
    """Dice that do not intersect, the farthest from the camera first."""
    width, height = view.size_wh
    alike, side = any_look(rng), 16 * rng.uniform(0.85, 1.2)
    same = rng.random() < 0.4
    spread = rng.uniform(0.15, 0.5)
    placed: list[_Placed] = []
    for _ in range(12 * count):
        if len(placed) >= count:
            break
        look = alike if same else any_look(rng)
        s = side if same or rng.random() < 0.5 else side * rng.uniform(0.75, 1.2)
        beside = [p for p in placed if not p.stacked]
        if beside and rng.random() < 0.35:
            spot, yaw = _touching(rng, beside[rng.integers(len(beside))].die, s)
        else:
            px = np.array([width, height]) * (0.5 + rng.uniform(-spread, spread, 2))
            spot, yaw = _on_table(view, px), rng.uniform(0, 2 * np.pi)
        die = Die(s, np.array([*spot, s / 2]), lying(rng, yaw), look)
        new = _Placed(_odd(rng, die, odd) if odd != USUAL else die)
        if all(_apart(new.die, other.die) for other in placed):
            placed.append(_with_mishap(rng, new, placed, mishaps))
    return sorted(placed, key=lambda p: -float(np.linalg.norm(p.die.centre_mm - view.eye_mm)))


def _odd(rng: np.random.Generator, die: Die, odd: Oddity) -> Die | SolidDie:
    """The same die or one of another kind in its place."""
    kind = rng.random()
    if kind < odd.solids:
        return any_solid(rng, die.side_mm, die.centre_mm[:2], die.look)
    if kind < odd.solids + odd.digits:
        return replace(die, look=replace(die.look, signs=cube_signs(rng)))
    if kind < odd.solids + odd.digits + odd.styles:
        return replace(die, look=replace(die.look, signs=pip_signs(rng)))
    return die


def _on_table(view: View, px: Floats) -> Floats:
    ray = view.rays(px[:1], px[1:])[0]
    return np.asarray((view.eye_mm - view.eye_mm[2] / ray[2] * ray)[:2], dtype=float)


def lying(rng: np.random.Generator, yaw: float) -> Floats:
    """A rotation with any face up."""
    up = FACES[rng.integers(6)]
    across = np.roll(np.abs(up), 1)
    lying = np.stack([across, np.cross(up, across), up])
    turn = np.array([[np.cos(yaw), -np.sin(yaw), 0], [np.sin(yaw), np.cos(yaw), 0], [0, 0, 1]])
    return np.asarray(turn @ lying, dtype=float)


def _touching(rng: np.random.Generator, other: Die | SolidDie, side: float) -> tuple[Floats, float]:
    """A place beside a die, face to face or nearly."""
    x_axis = other.table_from_die[:2, int(np.argmax(np.abs(other.table_from_die[0])))]
    yaw = float(np.arctan2(x_axis[1], x_axis[0]))
    away = yaw + rng.integers(4) * np.pi / 2
    gap = (other.side_mm + side) / 2 + rng.choice([0.05, rng.uniform(0, 3)])
    slide = rng.uniform(-0.6, 0.6) * side
    step = gap * np.array([np.cos(away), np.sin(away)])
    step += slide * np.array([-np.sin(away), np.cos(away)])
    return other.centre_mm[:2] + step, yaw + rng.choice([0.0, rng.normal(0, 0.05)])


def _apart(one: Die | SolidDie, other: Die | SolidDie) -> bool:
    """Whether the footprints of two dice do not overlap, by separating axes."""
    corners = [d.corners_mm()[:, :2] for d in (one, other)]
    for die in (one, other):
        for axis in np.vstack([die.table_from_die[:2].T]):
            if np.linalg.norm(axis) < 0.5:
                continue
            a, b = corners[0] @ axis, corners[1] @ axis
            if a.max() <= b.min() or b.max() <= a.min():
                return True
    return False


def _with_mishap(
    rng: np.random.Generator, new: _Placed, placed: list[_Placed], share: float
) -> _Placed:
    if rng.random() >= share:
        return new
    kind, die = rng.integers(3), new.die
    if isinstance(die, SolidDie):
        return new
    if kind == 0:
        return replace(new, die=tilted(rng, die, rng.uniform(0.22, 0.75)))
    if kind == 1 and placed:
        under = placed[rng.integers(len(placed))].die
        shift = rng.uniform(-0.35, 0.35, 2) * under.side_mm
        centre = np.array([*(under.centre_mm[:2] + shift), under.side_mm + die.side_mm / 2])
        if under.centre_mm[2] < under.side_mm and under.tilt < COCKED:
            return replace(new, die=replace(die, centre_mm=centre), stacked=True)
    rolled = tilted(rng, die, rng.uniform(0, 0.75))
    lifted = rolled.centre_mm + np.array([0, 0, rng.uniform(0, 10)])
    return _Placed(replace(rolled, centre_mm=lifted), rolling=True)


def tilted(rng: np.random.Generator, die: Die, tilt: float) -> Die:
    """A die that leans by an angle, on an edge or a corner."""
    way = rng.uniform(0, 2 * np.pi)
    turn, _ = cv2.Rodrigues(tilt * np.array([np.cos(way), np.sin(way), 0.0]))
    tipped = replace(die, table_from_die=np.asarray(turn @ die.table_from_die, dtype=float))
    lift = np.array([0, 0, -float(tipped.corners_mm()[:, 2].min())])
    return replace(tipped, centre_mm=tipped.centre_mm + lift)


def any_light(rng: np.random.Generator) -> Floats:
    """Where a lamp is, (3,), length 1; z up."""
    way, steep = rng.uniform(0, 2 * np.pi), rng.uniform(0.5, 1.5)
    flat = np.cos(steep)
    return np.array([flat * np.cos(way), flat * np.sin(way), np.sin(steep)])


def shade(
    scene: Floats,
    die: Die | SolidDie,
    view: View,
    light: Floats,
    strength: float,
    rng: np.random.Generator,
) -> None:
    """Darken the surroundings of a die by the soft shadow of a lamp and of the sky.

    A near die may lie so far outside the picture that its shadow is not in it.
    """
    corners, size_px = die.corners_mm(), _size_px(view, die)
    wide = rng.uniform(0.02, 0.25)
    casts = []
    for _ in range(5):
        lamp = light + rng.normal(0, wide, 3)
        lamp[2] = max(lamp[2], 0.25)
        casts.append(view.image_from_table(corners - corners[:, 2:] / lamp[2] * lamp))
    close_px = view.image_from_table(corners * [1, 1, 0])
    window = _around([*casts, close_px], 2 * size_px + BLUR_ROOM_PX, scene)
    if scene[window].size == 0:
        return
    dark = np.zeros(scene[window].shape[:2])
    for cast_px in casts:
        dark += _hull_mask(cast_px, window, scene) * strength / 5
    close = _hull_mask(close_px, window, scene)
    dark += rng.uniform(0.1, 0.4) * cv2.GaussianBlur(close, (0, 0), size_px * 0.15)
    soft = cv2.GaussianBlur(dark, (0, 0), size_px * 0.05 + 0.3)
    scene[window] *= (1 - np.clip(soft, 0, 0.85))[..., None]


def _size_px(view: View, die: Die | SolidDie) -> float:
    return view.focal_px * die.side_mm / float(np.linalg.norm(die.centre_mm - view.eye_mm))


def _around(outlines_px: list[Floats], room_px: float, scene: Floats) -> tuple[slice, slice]:
    """Rows and columns of a picture that contain all points, (n, 2) px each, with a margin."""
    points, limit = np.concatenate(outlines_px), np.array(scene.shape[1::-1])
    first = np.clip(points.min(axis=0) - room_px, 0, limit).astype(int).tolist()
    last = np.clip(points.max(axis=0) + room_px + 1, 0, limit).astype(int).tolist()
    return slice(first[1], max(last[1], first[1] + 1)), slice(first[0], max(last[0], first[0] + 1))


def _hull_mask(points_px: Floats, window: tuple[slice, slice], scene: Floats) -> Floats:
    """The mask of the convex hull of points, (n, 2) px, in a window of a picture: 1 inside."""
    mask = np.zeros(scene.shape[:2], dtype=np.uint8)
    outline = cv2.convexHull(points_px.astype(np.float32))
    cv2.fillConvexPoly(mask, outline.astype(np.int32), 255, cv2.LINE_AA)
    return mask[window] / 255


def _smeared(
    patch: Cast | None, one: _Placed, rng: np.random.Generator, px_per_mm: float
) -> Cast | None:
    """Blur a rolling die along its direction of motion."""
    if patch is None or not one.rolling:
        return patch
    length = int(max(5, rng.uniform(0.2, 0.8) * one.die.side_mm * px_per_mm))
    edge = length // 2 + 1
    kernel = np.zeros((2 * edge + 1, 2 * edge + 1))
    way = rng.uniform(0, np.pi)
    step = (round(edge * np.cos(way)), round(edge * np.sin(way)))
    cv2.line(kernel, (edge - step[0], edge - step[1]), (edge + step[0], edge + step[1]), 1.0)
    kernel /= kernel.sum()
    pad = ((edge, edge), (edge, edge))
    cover = np.pad(patch.cover, pad)
    light = np.pad(patch.bgr * patch.cover[..., None], (*pad, (0, 0)))
    cover = np.asarray(cv2.filter2D(cover, -1, kernel), dtype=float)
    light = np.asarray(cv2.filter2D(light, -1, kernel), dtype=float)
    return Cast(
        light / np.maximum(cover, 1e-6)[..., None],
        cover,
        patch.left - edge,
        patch.top - edge,
        patch.inside,
    )


def _composed(scene: Floats, casts: list[Cast | None]) -> list[float]:
    """Draw the dice over the scene, farthest first; return the visible share of each."""
    height, width = scene.shape[:2]
    owner = np.full((height, width), -1)
    whole = []
    for number, patch in enumerate(casts):
        if patch is None:
            whole.append(np.inf)
            continue
        h, w = patch.cover.shape
        top, left = max(0, patch.top), max(0, patch.left)
        bottom, right = min(height, patch.top + h), min(width, patch.left + w)
        inner = (
            slice(top - patch.top, bottom - patch.top),
            slice(left - patch.left, right - patch.left),
        )
        cover = patch.cover[inner][..., None]
        window = scene[top:bottom, left:right]
        window[:] = window * (1 - cover) + patch.bgr[inner] * cover
        owner[top:bottom, left:right][cover[..., 0] > 0.5] = number
        whole.append(max(1.0, np.count_nonzero(patch.cover > 0.5) / patch.inside))
    return [np.count_nonzero(owner == n) / whole[n] for n in range(len(casts))]


def _truth(one: _Placed, patch: Cast, seen: float, view: View) -> DrawnDie:
    ys, xs = np.nonzero(patch.cover > 0.5)
    if len(xs) == 0:
        ys, xs = np.nonzero(patch.cover > 0)
    box = (
        float(patch.left + xs.min()),
        float(patch.top + ys.min()),
        float(patch.left + xs.max() + 1),
        float(patch.top + ys.max() + 1),
    )
    cocked = one.die.tilt >= COCKED and not one.rolling
    other = isinstance(one.die, SolidDie)
    upward = FACES[one.die.up - 1] if not other else one.die.table_from_die[2]
    slant = slant_of(one.die.table_from_die @ upward, one.die.centre_mm, view)
    return DrawnDie(one.die.up, box, seen, cocked, one.stacked, one.rolling, slant, other)


def slant_of(normal: Floats, at_mm: Floats, view: View) -> tuple[float, float]:
    """Right and down components of a direction at a place, relative to the line of sight."""
    sight = (at_mm - view.eye_mm) / np.linalg.norm(at_mm - view.eye_mm)
    right = view.camera_from_table[0] - (view.camera_from_table[0] @ sight) * sight
    right /= np.linalg.norm(right)
    return float(normal @ right), float(normal @ np.cross(sight, right))


def _photographed(rng: np.random.Generator, scene: Floats) -> Image:
    """Blur, exposure, colour cast, noise and compression."""
    blurred = cv2.GaussianBlur(scene, (0, 0), rng.uniform(0.3, 1.3))
    tinted = blurred * rng.uniform(0.65, 1.15) * (1 + rng.normal(0, 0.04, 3))
    bent = np.clip(tinted, 0, 1) ** rng.uniform(0.75, 1.3)
    noisy = bent + rng.normal(0, rng.uniform(0, 0.025), bent.shape)
    picture = (np.clip(noisy, 0, 1) * 255).astype(np.uint8)
    quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(40, 98))]
    return np.asarray(cv2.imdecode(cv2.imencode(".jpg", picture, quality)[1], 1), dtype=np.uint8)
