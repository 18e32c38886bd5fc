"""Sheets that curl and are not of the told size, in every world that the generator draws."""

import os

import numpy as np
import scene

from tests.worlds.prints import PrintFault, drawn, grid

SHARE = float(os.environ.get("TABLEREF_CURLED", "0.5"))
"""Which share of sheets is drawn so; 0 for worlds as the generator has them."""

_flat_charuco = scene.Stage.charuco


def charuco(self, at=(0, 0), yaw=0.0, paper=(297, 210), fault=None, **sheet):
    """As the generator's, but bent and scaled; the truth tells where its corners really are.

    The fault follows from the place, so that nothing else in the world is drawn otherwise.
    """
    board = _flat_charuco(self, at, yaw, paper=paper, **sheet)
    if fault is None:
        fault = drawn(np.random.default_rng(np.abs(np.round([*at, yaw], 3)).view(np.uint64)), SHARE)
    if fault != PrintFault():
        _bend(self, board, paper, fault)
    return board


def _bend(stage, board, paper, fault):
    name, told = f"board{len(stage.boards) - 1}", stage.boards[-1]
    plane = stage.objects[name]
    paper_from, material = plane["M"], plane["obj"].data.materials[0]
    stage.remove(name)
    points, faces, uv = grid(paper)
    stage.add_mesh(name, fault.lying(points, paper), faces, material, M=paper_from,
                   truth=False, uv=[tuple(one) for one in uv])  # fmt: skip
    corners = np.asarray(board.getChessboardCorners(), dtype=float)[:, :2]
    size = np.array([told["squares_x"], told["squares_y"]]) * told["square_mm"]
    at = (corners - size / 2) * [1, -1]
    there = fault.lying(at, paper) @ paper_from[:3, :3].T + paper_from[:3, 3]
    told["chessboard_corners_world_mm"] = np.round(there, 4).tolist()
    told["sag_mm"], told["growth_xy"] = fault.sag_mm, list(fault.growth_xy)


scene.Stage.charuco = charuco
