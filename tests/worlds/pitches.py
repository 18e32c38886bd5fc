"""Pitches for training: several small stills of one world, with figures and balls moved between.

The generator takes one still of a world, and building the world costs as much as the picture. Here
the figures and balls are mirrored about the middle of the pitch between the pictures, so that they
keep their gaps to each other and are seen from other sides.
"""

import json
import os
from pathlib import Path

import numpy as np

from tests.worlds.stages import slargeball, worlds

SIZES = ((640, 480), (800, 450), (960, 540), (1280, 720))
"""Sizes of a still: those of webcams, mostly small ones, which cost less."""

SIDES = ((1, 1), (-1, 1), (1, -1))
"""Factors on x and y of the places in each still: -1 mirrors them."""


def stills(seed: int, where: Path) -> None:
    """Render all stills of one world below a folder: `wSEED`, `wSEED_1`, `wSEED_2`."""
    if (where / f"w{seed:06d}" / "truth.json").exists():
        return
    figures: dict[str, slargeball.Fig] = {}
    taken: list[np.ndarray] = []
    with _small_pictures(seed), _figures_kept(figures), _more_stills(figures, taken):
        slargeball.world_pitch(seed, str(where))
    first = where / f"w{seed:06d}"
    for k, (places, picture) in enumerate(taken, 1):
        _write(first, where / f"{first.name}_{k}", places, picture)


class _Patched:
    """Replaces one name of a module while a world is built."""

    def __init__(self, module, name, new):
        self.module, self.name, self.new = module, name, new

    def __enter__(self):
        self.old = getattr(self.module, self.name)
        setattr(self.module, self.name, self.new)

    def __exit__(self, *_):
        setattr(self.module, self.name, self.old)


def _small_pictures(seed):
    size = SIZES[int(np.random.default_rng([seed, 71]).integers(len(SIZES)))]

    class Small(worlds.World):
        def __init__(self, seed, preview=False):
            super().__init__(seed, preview, size)

    return _Patched(worlds, "World", Small)


def _figures_kept(figures):
    class Kept(slargeball.Fig):
        def __init__(self, name, *rest):
            super().__init__(name, *rest)
            figures[name] = self

    return _Patched(slargeball, "Fig", Kept)


def _more_stills(figures, taken):
    """Wrap the stage's rendering, so that pictures of the mirrored places follow the first one."""
    plain = slargeball.Stage.render

    def render(stage, spp=None, **rest):
        first = plain(stage, spp, **rest)
        home = {n: d["M"].copy() for n, d in stage.objects.items()}
        r = np.random.default_rng([stage.seed, 72])
        for side in SIDES[1:]:
            _mirror(stage, figures, home, np.array(side, float), r)
            linear = plain(stage, spp, **rest)
            rows, _ = slargeball.figure_truth(figures, 0)
            balls = {n: stage.objects[n]["M"][:2, 3].tolist() for n in home if _is_ball(n)}
            taken.append(((rows, balls), stage.isp(linear, 1)))
        for n, M in home.items():
            if not np.array_equal(M, stage.objects[n]["M"]):
                stage.move(n, M)
        for one in figures.values():
            one.keys = one.first
        return first

    return _Patched(slargeball.Stage, "render", render)


def _is_ball(name):
    return name.startswith("ball")


def _mirror(stage, figures, home, side, r):
    for n, one in figures.items():
        one.first = getattr(one, "first", one.keys)
        key = list(one.first[0])
        key[1], key[3] = key[1] * side, float(r.uniform(0, 360))
        key[5] = float(np.degrees(np.arctan2(*(side * _way(key[5]))[::-1])))
        one.keys = [tuple(key)]
        stage.move(n, one.M(0))
    for n, M in home.items():
        if _is_ball(n) or n.startswith("on_pitch_"):
            there = M.copy()
            there[:2, 3] *= side
            stage.move(n, there)


def _way(degrees):
    a = np.radians(degrees)
    return np.array([np.cos(a), np.sin(a)])


def _write(first, where, places, picture):
    """Write a further still: the same boards, camera and pitch, with other places."""
    rows, balls = places
    truth = json.loads((first / "truth.json").read_text())
    shift = (np.array(truth["pitch_in"]) - slargeball.PITCH) / 2
    for row in rows.values():
        for key in ("base_centre_in", "body_centre_in"):
            row[key] = np.round(np.array(row[key]) + shift, 4).tolist()
    for name, xy in balls.items():
        truth["balls"][name]["pos_in"] = [
            xy[k] / slargeball.INCH + truth["pitch_in"][k] / 2 for k in (0, 1)
        ]
    truth |= {"figures": rows, "contacts": []}
    where.mkdir(exist_ok=True)
    for name in ("boards.json", "camera.json"):
        os.link(first / name, where / name)
    slargeball.save_jpg(str(where / "still.jpg"), picture, 88)
    (where / "truth.json").write_text(json.dumps(truth))
