"""Watches a page and records errors that must not happen on it."""

import re

from playwright.sync_api import ConsoleMessage, Page, Request, Response

CANCELLED = "net::ERR_ABORTED"
"""The page cancelled a request itself, for a picture that is no longer shown."""


class Watchdog:
    """Records everything that must not happen on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        self.forgiven: list[str] = []
        self.hosts: set[str] = set()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", self._asked)
        page.on("response", self._answered)

    def forgive(self, pattern: str) -> None:
        """Ignore errors that match a pattern, because the test provokes them."""
        self.forgiven.append(pattern)

    def verdict(self) -> list[str]:
        """The recorded errors."""
        return [
            complaint
            for complaint in self.complaints
            if not any(re.search(pattern, complaint) for pattern in self.forgiven)
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != CANCELLED:
            self.complaints.append(f"failed: {request.url} ({request.failure})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self.hosts.add(request.url.split("/")[2])

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"answer {response.status}: {response.url}")
