"""A crowded table: sheets, a hand, creatures, missiles and things all over the camera's view."""

import math

import cv2
import numpy as np

from tests.worlds import more_tables
from tests.worlds.stages import clay, handspan, scene, turncard, worlds
from vision.look.look import Kind

SIZE = (480, 360)
FLAT_THINGS = ("cards", "paper", "printed_cards")
"""Things that are only flat printed paper."""
SHEETS = (
    {"squares": (7, 5), "square": 36, "marker": 27, "paper": (297, 210)},
    {"squares": (5, 7), "square": 26, "marker": 20, "paper": (148, 210)},
)
MISSILES = ["ball"] * 6 + ["egg", "lump", "roll", "sausage", "cube", "disc"]
PLAIN_SHAPES = tuple(dict.fromkeys(MISSILES))
"""Shapes of plain lumps of clay, and of creatures that are only such a lump."""
PLAIN_MM = (24.0, 50.0)
"""Least and largest size of such a lump."""
LESS_FRUIT = 0.7
"""Probability that fruit is left out: apart from its stem it looks like a ball of clay, and on a
table for a clay game a smooth coloured ball is clay."""
PILE_MM = 20.0
"""Radius around the middle of a pile that is kept free for its missiles."""


class CrowdedTable:
    """One world under construction: the stage, and the occupied places on its table."""

    def __init__(self, seed, shapes, hand):
        self.r = np.random.default_rng([seed, 18])
        self.shapes, self.hand, self.seed = shapes, hand, seed
        self.W = worlds.World(seed, size=SIZE)
        self.W.el = float(self.r.uniform(25, 88))
        self.W.T = dict(self.W.T, plain=more_tables.plain)
        self.plain = bool(self.r.random() < 0.5)
        if self.plain:
            self.W.table = "plain"
        reach = float(self.r.uniform(70, 260))
        self.S = self.W.stage(self.W.box(0, 0, reach, 30), marker_mm=200.0)
        self.placed, self.label, self.which, self.moving = [], {}, {}, []

    def spot(self, radius):
        """A free place on the table in the camera's view, or None."""
        w, h = SIZE
        for _ in range(60):
            px = self.r.uniform([0, 0], [w, h])
            p = self.on_table(px)
            if p is None or not self.S.table_in(np.array([[*p, 0.0]])).all():
                continue
            if all(np.linalg.norm(p - q) > radius + other for q, other in self.placed):
                self.placed.append((p, radius))
                return p
        return None

    def on_table(self, px):
        """Where the ray of a pixel meets the table, if it does so within two metres."""
        S = self.S
        u = cv2.undistortPoints(
            np.asarray(px, float).reshape(1, 1, 2), S.lens.K, S.lens.dist
        ).ravel()
        d = S.R.T @ np.array([*u, 1.0])
        if d[2] > -0.05:
            return None
        p = (S.eye - d * S.eye[2] / d[2])[:2]
        return p if np.linalg.norm(p - S.eye[:2]) < 2000 else None

    def name(self, before, label):
        """Give every object that was added since `before` this class."""
        for n in set(self.S.objects) - before:
            self.label[n] = label

    def lay_prints(self):
        r, S = self.r, self.S
        if r.random() < 0.7 and (p := self.spot(95)) is not None:
            before = set(S.objects)
            sheet = SHEETS[0] if r.random() < 0.3 else SHEETS[1]
            S.charuco(p, float(r.uniform(0, 360)), **sheet)
            self.name(before, Kind.PRINT)
        if r.random() < 0.4:
            before = set(S.objects)
            at = [p for _ in range(int(r.integers(1, 5))) if (p := self.spot(35)) is not None]
            S.corner_markers(
                at,
                float(r.choice([30, 40, 50])),
                ids=range(len(at)),
                yaw=list(r.uniform(0, 360, len(at))),
            )
            self.name(before, Kind.PRINT)
        if r.random() < 0.3 and (p := self.spot(60)) is not None:
            self.turn_card(p)

    def turn_card(self, p):
        """Add the turn card, usually with a creature on it."""
        S, r = self.S, self.r
        n, edge = 96, turncard.CARD_R
        ring = [
            (edge * math.cos(a), edge * math.sin(a), 0.0)
            for a in np.linspace(0, 2 * math.pi, n, endpoint=False)
        ]
        uv = [(0.5 + x / edge / 2, 0.5 + y / edge / 2) for x, y, _ in ring]
        paint = scene.image_material("card", turncard.card_image(6))
        S.add_mesh(
            "turncard",
            np.array(ring),
            [tuple(range(n))],
            paint,
            M=scene.pose((*p, 0.4), float(r.uniform(0, 360))),
            truth=False,
            smooth=False,
            uv=uv,
        )
        self.label["turncard"] = Kind.PRINT
        if r.random() < 0.8:
            self.creature(p)

    def lay_things(self):
        r = self.r
        for _ in range(int(r.integers(0, 9))):
            kind = sorted(self.W.Th)[int(r.integers(len(self.W.Th)))]
            if kind == "fruit" and r.random() < LESS_FRUIT:
                continue
            f = self.W.Th[kind]
            p = self.spot(f.r * 0.9)
            if p is None or (self.near_eye(p) and f.h > 0.4 * self.S.eye[2]):
                continue
            before = set(self.S.objects)
            f(self.S, f"thing{len(before)}_{kind}", p, float(r.uniform(0, 360)), r)
            self.name(before, Kind.PRINT if kind in FLAT_THINGS else Kind.THING)

    def near_eye(self, p):
        """Whether a place is below the camera, where tall things would block its view."""
        return np.linalg.norm(p - self.S.eye[:2]) < 150

    def clay_paint(self, k):
        """The generator's clay material, or an even grey that is coloured during training."""
        if self.plain or self.r.random() < 0.25:
            return worlds.clay_paint(self.seed * 50 + k, "#b4b4b4")
        colour, second, how = worlds.draw_clay(self.r)
        return worlds.clay_paint(self.seed * 50 + k, colour, second, how)

    def lump(self, V, F, paint, p, lift=0.0):
        name = f"clay{len(self.which) + 1}"
        self.S.add_mesh(
            name, V, F, paint, M=scene.pose((*p, lift), float(self.r.uniform(0, 360))), truth=False
        )
        self.label[name], self.which[name] = Kind.CLAY, len(self.which) + 1
        self.moving.append(name)

    def creature(self, p=None):
        r = self.r
        shape = self.shapes[int(r.integers(len(self.shapes)))]
        V = shape["V"] * float(r.uniform(0.75, 1.1)) * [r.choice([-1, 1]), 1, 1]
        F = shape["F"] if scene.mesh_volume_ml(V, shape["F"]) > 0 else shape["F"][:, ::-1].copy()
        radius = float(np.linalg.norm(V[:, :2], axis=1).max())
        p = self.spot(radius * r.uniform(0.8, 1.0)) if p is None else p
        if p is not None:
            self.lump(V, F, self.clay_paint(len(self.which)), p)

    def plain_lump(self):
        """Add a ball, a disc or a block of clay as large as a creature."""
        r, k = self.r, len(self.which)
        size, flat = float(r.uniform(*PLAIN_MM)), float(r.uniform(0.5, 1.15))
        p = self.spot(size * 0.7)
        if p is None:
            return
        m = clay.missile(self.seed * 100 + 50 + k, size, str(r.choice(PLAIN_SHAPES)), size / 24)
        self.lump(m["V"] * [1, 1, flat], m["F"], self.clay_paint(k), p)

    def missiles(self):
        r = self.r
        n = int(r.integers(1, 10))
        paint, around = self.clay_paint(len(self.which)), self.spot(20)
        for k in range(n):
            size = float(np.clip(r.normal(19, 3), 13, 27))
            if r.random() < 0.6 and around is not None:
                p = self.near(around, size * 0.6)
            else:
                p = self.spot(size * 0.6)
            if p is None:
                continue
            m = clay.missile(self.seed * 100 + k, size, str(r.choice(MISSILES)), step=size / 16)
            flies = r.random() < 0.06
            self.lump(m["V"], m["F"], paint, p, float(r.uniform(10, 160)) if flies else 0.0)

    def near(self, around, radius):
        """A free place close to another one, because missiles lie in piles."""
        for _ in range(40):
            p = around + self.r.normal(0, 26, 2)
            if all(
                np.linalg.norm(p - q) > radius + other
                for q, other in self.placed
                if other < 19.9 or other > 20.1
            ):
                self.placed.append((p, radius))
                return p
        return None

    def lay_hand(self):
        """Add a hand and its arm: flat, reaching or pinching, hovering or on the table."""
        r, S = self.r, self.S
        low, high = [0.1 * SIZE[0], 0.15 * SIZE[1]], [0.9 * SIZE[0], 0.95 * SIZE[1]]
        p = self.on_table(r.uniform(low, high))
        if p is None:
            return
        how, V = self.hand_shape()
        lies = how == "flat" and r.random() < 0.7
        lift = 0.0 if lies else float(r.uniform(1, 70))
        yaw = self.W.az + 90 + float(r.normal(0, 45))
        tip = V[V[:, 0].argmax(), :2]
        M = scene.pose((*(p - scene.rot_z(yaw)[:2, :2] @ tip), lift - V[:, 2].min()), yaw)
        Q = V @ M[:3, :3].T + M[:3, 3]
        if np.linalg.norm(Q - S.eye, axis=1).min() < 130:
            return
        self.add_hand(V, M)
        if lies:
            self.placed += [(q[:2], 8.0) for q in Q[::150]]

    def hand_shape(self):
        """A random pose of a hand, and its mesh."""
        r, H = self.r, self.hand
        how = str(r.choice(["flat", "fist", "pinch"]))
        if how == "flat":
            return how, H.flat(scale=float(r.uniform(0.85, 1.1)), rng=r)[0]
        V = H.fist(float(r.uniform(0, 0.9))) if how == "fist" else H.pinch()
        return how, V * float(r.uniform(0.85, 1.1))

    def add_hand(self, V, M):
        """Add a hand with skin, arm and sleeve or strap."""
        r, before = self.r, set(self.S.objects)
        rgb = worlds.bgr8(worlds.any_colour(r, (0, 0.8), (0.05, 0.95)))[::-1]
        cloth = "#" + "".join(f"{int(x):02x}" for x in rgb)
        tone = handspan.draw_skin(r)[1]
        left, bare = bool(r.random() < 0.5), r.random() >= 0.5
        sleeve_at = float(r.uniform(40, 180)) if bare else -20.0
        self.hand.add(
            self.S, "hand", V, tone=tone, M=M, sleeve=cloth, left=left, sleeve_at=sleeve_at
        )
        self.moving += sorted(set(self.S.objects) - before)
        self.name(before, Kind.HAND)

    def build(self):
        r = self.r
        self.lay_prints()
        if r.random() < 0.3:
            self.lay_hand()
        for _ in range(int(r.choice([0, 1, 2, 3, 4], p=[0.12, 0.33, 0.28, 0.17, 0.1]))):
            self.creature()
        for _ in range(int(r.choice([0, 1, 2], p=[0.35, 0.5, 0.15]))):
            self.missiles()
        for _ in range(int(r.choice([0, 1, 2, 3], p=[0.35, 0.3, 0.2, 0.15]))):
            self.plain_lump()
        self.lay_things()
