"""The values of a calibration: camera, lens, boards, table, projections and their uncertainty."""
