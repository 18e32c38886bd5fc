"""Sheets that curl and deviate from their nominal size, in every world of the generator."""

import os

import numpy as np
import scene

from tests.worlds.prints import PrintFault, drawn, grid

SHARE = float(os.environ.get("TABLEREF_CURLED", "0.5"))
"""Share of sheets with such a fault; 0 for the generator's own worlds."""

_flat_charuco = scene.Stage.charuco


def charuco(self, at=(0, 0), yaw=0.0, paper=(297, 210), fault=None, **sheet):
    """The generator's ChArUco sheet, but bent and scaled; the truth has its real corners.

    The fault follows from the sheet's place, so that no other random choice of the world changes.
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
