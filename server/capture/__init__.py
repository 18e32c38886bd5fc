"""Frames from cameras, footage and pictures."""

import os

import cv2

# What goes wrong is said in one sentence of ours; the libraries' own lines only confuse.
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")
cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
