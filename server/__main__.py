"""The `tableref` command line."""


def main() -> None:
    """Entry point; replaced as soon as there is something to run."""
