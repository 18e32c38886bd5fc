"""Drawn boards of three games with varied cameras, lamps and hands.

Every visible piece is found on its space with the right heading; one under a hand keeps its
place; one that was taken away is gone.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np
import pytest

from calibration.arrays import Floats, Image
from calibration.frame import Frame
from calibration.solve.calibrate import calibrate
from tests.support import hard_views as hard
from tests.support import laid_boards as boards
from vision.sightings import Sighting, TokenSeen
from vision.tokens.observer import TokenObserver

MARKER_MM = {"tokens": 15.0, "cards": 18.0}
LEAST_PX = 12.0
"""Shorter side of a marker in the picture, from which on it must be read."""

FACING_DEG = 5.0
APART_MM = 20.0
SHOWN, HIDDEN = 0.02, 0.98
BOARDS = 15


@dataclass
class Told:
    """Counts of the results on boards."""

    counts: Counter[str] = field(default_factory=Counter)
    off_deg: list[float] = field(default_factory=list)
    places: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def __add__(self, other: "Told") -> "Told":
        return Told(
            self.counts + other.counts,
            self.off_deg + other.off_deg,
            self.places + other.places,
            self.turns + other.turns,
        )

    def holds(self) -> None:
        """Whether nothing wrong was reported, and hardly anything was missed."""
        print(dict(sorted(self.counts.items())))
        print(
            f"turned by {np.median(self.off_deg):.2f} degrees median, {max(self.off_deg):.2f} most"
        )
        within = [np.mean(np.array(one) < 2) for one in (self.places, self.turns)]
        print(f"within two sigma: places {within[0]:.0%}, headings {within[1]:.0%}")
        told = self.counts
        assert max(self.off_deg) < FACING_DEG
        assert told["on another space"] == told["not laid, and told"] == told["covered: gone"] == 0
        assert told["found"] >= 0.98 * told["large enough"]
        assert told["taken: gone"] >= 0.9 * told["taken"]
        assert min(within) > 0.9


def look(kind: str, seed: int, size_wh: tuple[int, int] | None = None) -> Told:
    """Test one table: complete, with a hand over one of its pieces, and without that piece."""
    random = np.random.default_rng([seed, list(boards.TABLES).index(kind)])
    laid, told = boards.TABLES[kind](random), hard.conditions(random)
    if size_wh is not None:
        told = replace(told, size_wh=size_wh, blur_px=min(told.blur_px, 1.1))
    by = hard.stand(told, laid.shows_mm)
    picture = hard.taken(laid.papers(), by, seed=seed)
    observer = TokenObserver(calibrate([picture], laid.printed, camera=by.camera), laid.printed)
    seen, found = compared(laid.pieces, shown(observer, picture, 0), by)
    if found:
        target = found[int(random.integers(len(found)))]
        hand = hard.hand_over(target.at_mm + random.uniform(-6, 6, 2), random)
        seen += covered(observer, laid, by, hand, seed + 1000)
        rest = [one.paper() for one in laid.pieces if one is not target]
        left = shown(observer, hard.taken([*laid.boards, *rest], by, seed=seed + 2000), 2)
        gone = any(one.id == target.number and one.state == "gone" for one in left)
        seen += Told(Counter({"taken": 1, "taken: gone": int(gone)}))
    return seen


def shown(observer: TokenObserver, picture: Image, frame: int) -> list[TokenSeen]:
    told: Sequence[Sighting] = observer.look(Frame(picture, frame, float(frame)))
    return [one for one in told if isinstance(one, TokenSeen)]


def compared(
    pieces: Sequence[boards.Lies], told: list[TokenSeen], by: hard.Stand
) -> tuple[Told, list[boards.Lies]]:
    seen, found, left = Told(), [], list(told)
    for piece in pieces:
        large = shorter_side_px(piece, by) >= LEAST_PX
        seen.counts["large enough" if large else "smaller"] += 1
        near = [one for one in left if one.id == piece.number and apart_mm(one, piece) < APART_MM]
        if not near:
            continue
        one = min(near, key=lambda other: apart_mm(other, piece))
        left.remove(one)
        found.append(piece)
        seen.counts["found" if large else "found of the smaller"] += 1
        note(seen, one, piece)
    seen.counts["not laid, and told"] += len(left)
    return seen, found


def note(seen: Told, one: TokenSeen, piece: boards.Lies) -> None:
    """Count space, heading and place of a piece that was found."""
    off = abs((one.heading_deg - piece.heading_deg + 180) % 360 - 180)
    seen.off_deg.append(off)
    seen.turns.append(off / one.heading_sigma_deg)
    # Of either coordinate: the distance of two is larger by so much.
    seen.places.append(apart_mm(one, piece) / one.sigma_mm / np.sqrt(2))
    if piece.on and piece.on[1] > 0:
        space = one.space
        told = None if space is None else (space.board, space.column, space.row)
        seen.counts["on its space" if told == piece.on else "on another space"] += 1


def covered(
    observer: TokenObserver, laid: boards.Laid, by: hard.Stand, hand: Sequence[Floats], seed: int
) -> Told:
    """The report on each piece while the hand is over some of them."""
    before = {(one.id, one.copy): one for one in observer.lying}
    shown(observer, hard.taken(laid.papers(), by, hand=hand, seed=seed), 1)
    after = {(one.id, one.copy): one for one in observer.lying}
    mask, seen = hard.hand_before(hand, by), Told()
    for key, old in before.items():
        piece = min(
            (one for one in laid.pieces if one.number == old.id), key=lambda one: apart_mm(old, one)
        )
        share = hard.covered_share(mask, by.pixels(corners_mm(piece), 1.0))
        how = "shown" if share < SHOWN else "covered" if share > HIDDEN else "half covered"
        now = after.get(key)
        seen.counts[f"{how}: {'gone' if now is None else now.state}"] += 1
        if now is not None and now.state == "covered":
            assert now.at_mm == old.at_mm
    return seen


def corners_mm(piece: boards.Lies) -> Floats:
    turn = np.radians(piece.heading_deg)
    up = np.array([np.cos(turn), np.sin(turn)])
    right, half = np.array([up[1], -up[0]]), MARKER_MM[piece.sheet] / 2
    around = ((-1, 1), (1, 1), (1, -1), (-1, -1))
    return np.array([piece.at_mm + half * (a * right + b * up) for a, b in around])


def shorter_side_px(piece: boards.Lies, by: hard.Stand) -> float:
    corners = by.pixels(corners_mm(piece), 1.0)
    return float(np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1).min())


def apart_mm(one: TokenSeen, piece: boards.Lies) -> float:
    return float(np.hypot(*(np.array(one.at_mm) - piece.at_mm)))


@pytest.mark.soak
def test_small_markers_in_bad_light() -> None:
    """The detector cannot read some of them, and one could be taken for a larger one of a card."""
    look("grid", 2, hard.SIZES[0]).holds()


@pytest.mark.soak
def test_forty_five_boards() -> None:
    total = Told()
    for kind in boards.TABLES:
        for seed in range(100, 100 + BOARDS):
            total += look(kind, seed)
    total.holds()
