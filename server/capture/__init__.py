"""Frames from cameras, footage and pictures."""

import os

import cv2

# Errors are reported in one sentence of our own; the libraries' log lines only confuse.
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")
cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
