"""`python -m tests.benchmarks`: writes docs/speed.md from the stored figures."""

import argparse

from tests.benchmarks import speed_page
from tests.benchmarks.speed import RELEASED, RESULTS, read, written


def main() -> None:
    """Write the page; with `--release` the figures become the reference for later ones."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--release", action="store_true", help="keep these as the last release's")
    if parser.parse_args().release:
        written(read(RESULTS), RELEASED)
    speed_page.write()


if __name__ == "__main__":
    main()
