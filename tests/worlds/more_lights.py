"""Lights that the generator lacks: dim rooms, coloured lamps, patches of sun, a screen."""

import numpy as np

import worlds
from worlds import area, around, env, light, sun


@light
def sun_patch(S, r, W):
    """The sun through a window frame: a bright patch with hard edges, and cool shade."""
    env(S, r, "courtyard", r.uniform(0.25, 0.5), 0.6)
    sun(S, around(r, 1.0, r.uniform(0.5, 1.3)), r.uniform(1.5, 4.0), (1.0, 0.93, 0.8))
    V, F = worlds.box_mesh(r.uniform(150, 500), 12, 900)
    for k in range(int(r.integers(1, 4))):
        at = around(r, r.uniform(500, 800), 0.0)[:2]
        yaw = float(np.degrees(np.arctan2(at[1], at[0]))) + 90
        S.add_mesh(f"frame{k}", V, F, worlds.mat(f"frame{k}", (0.5, 0.5, 0.5)),
                   M=worlds.pose((*at, 350), yaw), truth=False, smooth=False)  # fmt: skip
        S.objects[f"frame{k}"]["obj"].visible_camera = False


@light
def coloured_lamp(S, r, W):
    """One lamp of a strong colour, as a party or a screen saver gives."""
    env(S, r, "interior", r.uniform(0.05, 0.2), 0.3)
    colour = tuple(np.clip(worlds.hsv(r.uniform(0, 360), r.uniform(0.3, 0.75), 1.0), 0.05, 1))
    area(S, around(r, r.uniform(300, 1200), r.uniform(700, 1500)), (0, 0, 0),
         r.uniform(15, 40), r.uniform(80, 500), colour)  # fmt: skip


@light
def dark_room(S, r, W):
    """Hardly any light, so that the sensor's gain is high and the picture noisy."""
    env(S, r, "night", r.uniform(0.1, 0.3), r.uniform(0.1, 0.6))
    at, power, size = (
        around(r, r.uniform(600, 1800), r.uniform(600, 1600)),
        r.uniform(6, 14), r.uniform(200, 900),
    )  # fmt: skip
    area(S, at, (0, 0, 0), power, size, worlds.WARM if r.random() < 0.5 else worlds.COOL)
    S.look["shot"] *= 5.0
    S.look["read"] *= 3.5


@light
def screen_glow(S, r, W):
    """A monitor beyond the table, and little else."""
    env(S, r, "interior", r.uniform(0.05, 0.15), 0.4)
    at = W.loc(r.uniform(-350, 350), r.uniform(450, 700))
    area(S, (*at, r.uniform(150, 350)), (*W.loc(0, 0), 0), r.uniform(8, 18), (500, 300),
         (r.uniform(0.55, 0.9), r.uniform(0.75, 0.95), 1.0))  # fmt: skip


@light
def against_the_light(S, r, W):
    """A wide window beyond the table: everything is seen from its shaded side."""
    env(S, r, "interior", r.uniform(0.1, 0.25))
    at = W.loc(r.uniform(-500, 500), r.uniform(1300, 1900))
    area(S, (*at, r.uniform(350, 800)), (0, 0, 50), r.uniform(70, 130), (1300, 1000), worlds.COOL)
