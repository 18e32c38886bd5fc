"""Tables that the generator lacks: newsprint, stripes, tartan, marble, cork, real grounds."""

import json
import os
from functools import cache
from pathlib import Path

import cv2
import numpy as np

import worlds
from worlds import any_colour, bgr8, bump, finish, hsv, obj_coords, table, tiled, weave

GROUNDS = Path(os.environ.get("TABLEREF_GROUNDS", "/nonexistent"))
"""Folder with pictures of real grounds; none: none are used."""
USED = {"split": "teach"}
"""The split of backgrounds to use: "teach", or "judge" in worlds that are not for training."""


@cache
def grounds(split):
    """Real backgrounds of one split; prints of unknown licence are not used for training."""
    if not (GROUNDS / "split.json").exists():
        return []
    told = json.loads((GROUNDS / "split.json").read_text())
    folders = ("textures/", "textures-128/")
    return [GROUNDS / n for n, it in sorted(told.items()) if it == split and n.startswith(folders)]


@table
def real_ground(n, p, r, rot, off):
    """A photographed surface, mirrored so that it repeats without a seam."""
    found = grounds(USED["split"])
    if not found:
        return worlds.TABLES["cloth_plain"](n, p, r, rot, off)
    img = cv2.imread(str(found[int(r.integers(len(found)))]))
    img = np.vstack([row := np.hstack([img, img[:, ::-1]]), row[::-1]])
    wide = float(r.uniform(250, 900))
    print_ = tiled(n, img, (wide, wide * img.shape[0] / img.shape[1]), rot)
    rough, spec = r.uniform(0.15, 0.9), r.uniform(0.1, 0.5)
    coat = float(r.uniform(0, 0.8)) if r.random() < 0.2 else 0.0
    finish(n, p, print_, rough, spec, coat=coat)
    return {}


for name in ("real_ground_too", "real_ground_again"):
    worlds.TABLES[name] = real_ground
"""Real backgrounds get three times the weight, because no renderer can replace them."""


@table
def newspaper(n, p, r, rot, off):
    """Columns of small print, headlines and grey pictures."""
    size = 1600
    img = np.full(
        (size, size, 3),
        bgr8(hsv(r.uniform(30, 60), r.uniform(0.02, 0.12), r.uniform(0.75, 0.93))),
        np.float32,
    )
    img = img.astype(np.uint8)
    column = int(r.integers(150, 260))
    for x0 in range(0, size, column):
        _print_column(img, r, x0 + 8, column - 16)
    wide = float(r.uniform(280, 420))
    finish(n, p, tiled(n, img, (wide, wide), rot), 0.85, 0.2)
    crumple = n(
        "ShaderNodeTexVoronoi",
        {"Vector": obj_coords(n, loc=off), "Scale": float(r.uniform(3, 8))},
        feature="DISTANCE_TO_EDGE",
    )
    bump(
        n,
        p,
        n.ramp(crumple.outputs[0], [(0.0, (1, 1, 1)), (0.08, (0, 0, 0))]),
        float(r.uniform(0, 0.4)),
        0.004,
    )


def _print_column(img, r, x0, wide):
    y, size = int(r.integers(0, 30)), img.shape[0]
    while y < size - 20:
        if (q := r.random()) < 0.06:
            tall = int(r.integers(60, 160))
            grey = worlds.smooth(r, tall, wide, 20, 20)[..., None] * 190 + 30
            tint = np.array([1.0, 1.0, 1.0]) if r.random() < 0.5 else r.uniform(0.6, 1.1, 3)
            part = img[y : y + tall, x0 : x0 + wide]
            part[:] = np.clip(grey * tint, 0, 255)[: part.shape[0], : part.shape[1]]
            y += tall + 8
        elif q < 0.14:
            cv2.putText(
                img,
                _words(r, 9),
                (x0, y + 26),
                cv2.FONT_HERSHEY_TRIPLEX,
                1.0,
                (25, 25, 25),
                2,
                cv2.LINE_AA,
            )
            y += 40
        else:
            cv2.putText(
                img,
                _words(r, wide // 8),
                (x0, y + 9),
                cv2.FONT_HERSHEY_COMPLEX,
                0.36,
                (50, 50, 50),
                1,
                cv2.LINE_AA,
            )
            y += 13


def _words(r, letters):
    return "".join(chr(int(c)) if r.random() > 0.17 else " " for c in r.integers(97, 123, letters))


@table
def stripes(n, p, r, rot, off):
    """A cloth with stripes of two to four colours and several widths."""
    colours = [bgr8(any_colour(r, (0.0, 0.9), (0.15, 0.97))) for _ in range(int(r.integers(2, 5)))]
    row, x = np.zeros((512, 3), np.float32), 0
    while x < 512:
        wide = int(r.choice([6, 12, 20, 40, 70]))
        row[x : x + wide] = colours[int(r.integers(len(colours)))]
        x += wide
    img = np.repeat(row[None], 512, 0)
    wide = float(r.uniform(70, 360))
    cloth = np.array([0.5] * 3)
    base = weave(n, p, cloth, r, rot, off, r.uniform(0.08, 0.2), tiled(n, img, (wide, wide), rot))
    finish(n, p, base, r.uniform(0.5, 0.95), 0.2, sheen=0.2)


@table
def tartan(n, p, r, rot, off):
    """A cloth with crossing bands of three colours."""
    colours = [bgr8(any_colour(r, (0.1, 0.9), (0.1, 0.95))) for _ in range(3)]
    img = np.full((512, 512, 3), colours[0], np.float32)
    for axis in range(2):
        for _ in range(int(r.integers(2, 6))):
            at, wide = int(r.integers(512)), int(r.choice([8, 20, 45, 90]))
            band = (
                (slice(at, at + wide), slice(None)) if axis else (slice(None), slice(at, at + wide))
            )
            img[band] = 0.5 * img[band] + 0.5 * colours[int(r.integers(1, 3))]
    wide = float(r.uniform(60, 260))
    finish(
        n,
        p,
        weave(n, p, np.array([0.5] * 3), r, rot, off, 0.15, tiled(n, img, (wide, wide), rot)),
        0.9,
        0.15,
        sheen=0.2,
    )


@table
def dots(n, p, r, rot, off):
    """A cloth or oilcloth with dots, often of the size and colour of missiles."""
    img = np.full((512, 512, 3), bgr8(any_colour(r, (0.0, 0.7), (0.2, 0.97))), np.float32)
    img = img.astype(np.uint8)
    pitch, colours = (
        int(r.choice([64, 128, 256])),
        [tuple(map(float, bgr8(any_colour(r, (0.1, 0.9), (0.15, 0.97))))) for _ in range(3)],
    )
    for i, y in enumerate(range(pitch // 2, 512, pitch)):
        for x in range(pitch // 2, 512, pitch):
            cv2.circle(
                img,
                ((x + (i % 2) * pitch // 2) % 512, y),
                int(pitch * r.uniform(0.16, 0.32)),
                colours[int(r.integers(3))],
                -1,
                cv2.LINE_AA,
            )
    wide = float(r.uniform(100, 320))
    finish(
        n,
        p,
        weave(n, p, np.array([0.5] * 3), r, rot, off, 0.1, tiled(n, img, (wide, wide), rot)),
        r.uniform(0.3, 0.9),
        0.3,
    )


@table
def marble(n, p, r, rot, off):
    """Veined stone, polished."""
    c = hsv(r.uniform(0, 360), r.uniform(0, 0.15), r.uniform(0.15, 0.95))
    v = n(
        "ShaderNodeTexNoise",
        {
            "Vector": obj_coords(n, rot=rot, loc=off),
            "Scale": float(r.uniform(3, 9)),
            "Detail": 8.0,
            "Roughness": 0.6,
            "Distortion": float(r.uniform(1.5, 5)),
        },
    )
    k = float(r.uniform(0.45, 0.6))
    vein = tuple(any_colour(r, (0, 0.4), (0.1, 0.8)))
    base = n.ramp(
        v.outputs[0], [(k - 0.12, tuple(c)), (k, vein), (k + 0.06, tuple(np.clip(c * 1.1, 0, 1)))]
    )
    finish(n, p, base, r.uniform(0.06, 0.35), 0.5)
    return {"glossy": True}


@table
def cork(n, p, r, rot, off):
    """Speckled cork or chipboard."""
    c = hsv(r.uniform(22, 36), r.uniform(0.35, 0.6), r.uniform(0.45, 0.75))
    v = n(
        "ShaderNodeTexVoronoi",
        {"Vector": obj_coords(n, loc=off), "Scale": float(r.uniform(150, 420))},
    )
    base = n.mix(
        n.ramp(v.outputs["Color"], [(0.3, (0, 0, 0)), (0.75, (1, 1, 1))]),
        tuple(c * 0.45),
        tuple(np.clip(c * 1.35, 0, 1)),
    )
    finish(n, p, base, 0.9, 0.15)
    bump(n, p, v.outputs[0], 0.3, 0.001)


@table
def clay_coloured(n, p, r, rot, off):
    """A background in the colours of clay."""
    c = np.array(worlds.srgb(worlds.CLAY[str(r.choice(sorted(worlds.CLAY)))]))
    t = n(
        "ShaderNodeTexNoise",
        {"Vector": obj_coords(n, loc=off), "Scale": float(r.uniform(3, 50)), "Detail": 6.0},
    )
    finish(
        n,
        p,
        n.mix(t.outputs[0], tuple(c * 0.9), tuple(np.clip(c * 1.08, 0, 1))),
        r.uniform(0.2, 0.9),
    )


def plain(n, p, r, rot, off):
    """Even light grey: a background that gets another colour and print during training."""
    finish(n, p, (0.55, 0.55, 0.55), r.uniform(0.35, 0.95), r.uniform(0.1, 0.4))
    return {}
