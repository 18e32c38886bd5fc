"""From what was found in pictures to a calibration."""
