"""A second camera that looks at the same world: another place, lens and sensor, and a clock that began at another time."""
from scene import *


class SecondView:
    """drawn by the seed; its item stands beside the first camera's, wSEEDb beside wSEED"""
    suffix = 'b'
    turn_deg = (50, 120)                                           # how far round the table, to either side

    def __init__(self, seed):
        self.r = np.random.default_rng([seed, 23])
        self.clock = dict(begin_s=float(self.r.uniform(-0.15, 0.15)), rate=1 + float(self.r.normal(0, 2e-5)))

    def world_s(self, clip_s):
        """time of the first camera at a time of this one"""
        return self.clock['begin_s'] + clip_s * self.clock['rate']

    def clip_s(self, world_s):
        """time of this camera at a time of the first"""
        return (world_s - self.clock['begin_s']) / self.clock['rate']

    def look(self, W, S):
        """from here on the stage is seen by this camera: all that the first one had to show is in its picture too"""
        r, side = self.r, float(self.r.choice([-1, 1]))
        turn, W.el = side * float(r.uniform(*self.turn_deg)), float(r.uniform(28, 60))
        W.lens = S.lens = W._lens(r)
        S.sc.render.resolution_x, S.sc.render.resolution_y = S.lens.rw, S.lens.rh
        c = np.array([*(0.5 * (W.need.min(0) + W.need.max(0)))[:2], 20.0])
        roll, a = float(np.clip(r.normal(0, 3), -8, 8)), math.radians(W.az - 90 + turn)
        away = float(r.uniform(1.0, 1.1))
        while True:                                                # steeper until its markers are as large as in the first picture
            e = math.radians(W.el)
            d = np.array([math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)])
            lo, hi = 200.0, 2500.0
            for _ in range(14):
                m = 0.5 * (lo + hi)
                S.camera(c + m * d, c, roll, make=False)
                lo, hi = (lo, m) if W.inside(S, W.need, 0.02) else (m, hi)
            hi *= away
            px = S.lens.f * W.marker_mm / (hi * 1.12) * math.sin(e)
            if px >= 0.95 * W.marker_px or W.el >= 72:
                break
            W.el += 2.5
        S.camera(c + hi * d, c, roll)
        W.marker_px = float(px)
        W.dist, W.roll = float(hi), roll
        S.seed, S._noise = S.seed + 50021, None                    # noise of its own
        S.look.update(wb=[float(r.uniform(0.9, 1.1)), 1.0, float(r.uniform(0.88, 1.12))], sharpen=float(r.uniform(0.1, 1.1)), sat=float(r.uniform(0.85, 1.25)), gain=None)
