"""Whether a picture is good enough to measure with: what it shows, and what to fix first."""
