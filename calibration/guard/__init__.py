"""Whether a calibration still holds, frame by frame, and what to do when it does not."""
