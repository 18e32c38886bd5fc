"""Is this picture good enough to measure on: what a camera gives, and what to mend first."""
