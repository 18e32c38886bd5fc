"""Words about seats: the curtain between players, and bots."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.bots import at_random, looking_ahead
from engine.notation import NotationError
from server.cli.play.context import Context, Word
from server.cli.play.turns import CommandRunner
from server.cli.play.view_words import ViewWords

CLEARED = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal's screen and its scrollback."""


@dataclass(frozen=True, slots=True)
class SeatWords:
    """Handles `curtain`, `bot`, `bot!` and `bots`, and passes the screen between players."""

    context: Context
    turns: CommandRunner
    view: ViewWords

    def words(self) -> Mapping[str, Word]:
        """What each word does."""
        return {
            "curtain": self._curtain,
            "bot": lambda _: self.turns.choose(at_random),
            "bot!": lambda _: self.turns.choose(looking_ahead),
            "bots": self._bots,
        }

    def _curtain(self, said: str) -> None:
        if said not in ("", "on", "off"):
            raise NotationError("say curtain on, or curtain off")
        screen = self.context.screen
        screen.curtain = said != "off"
        screen.drawn = None
        if not screen.curtain:
            screen.seat = None
        self.context.print(f"  The curtain is {'used' if screen.curtain else 'away'}.")

    def _bots(self, seats: str) -> None:
        context, screen = self.context, self.context.screen
        named = [one.strip() for one in seats.replace(",", " ").split()]
        screen.bots = frozenset(map(context.seat_named, named))
        people = screen.people(context.session)
        if screen.bots and len(people) == 1 and context.session.game.hands:
            screen.curtain = True
            screen.seat = people[0]
            name = context.name(people[0])
            context.print(f"  You see what {name} may see; `curtain off` shows all.")
        self.turns.go_on()

    def hand_over(self, *, clear: bool) -> None:
        """Draw the curtain if another player should use the screen now.

        `clear` says whether to clear the terminal's screen and scrollback.
        """
        screen = self.context.screen
        if not screen.curtain or screen.drawn is not None:
            return
        seat = screen.next_seat(self.context.session)
        if seat == screen.seat or seat is None:
            return
        if screen.people(self.context.session) == (seat,):
            self.sit_down(seat)
            return
        screen.drawn = seat
        if clear:
            print(CLEARED, end="", file=self.context.out, flush=True)

    def open_curtain(self, line: str) -> None:
        """Take the screen by typing one's name; raises NotationError if it is another player's."""
        screen = self.context.screen
        seat = self.context.seat_named(line.removeprefix("I am "))
        if seat != screen.drawn:
            raise NotationError(f"the screen is for {self.context.name(screen.drawn)}")
        screen.drawn = None
        self.sit_down(seat)

    def sit_down(self, seat: int) -> None:
        """Give the screen to a player, and show what they missed."""
        context = self.context
        context.screen.seat = seat
        context.print(f"  This is {context.name(seat)}.")
        context.show_since(context.screen.told.get(seat, 0))
        self.view.score()
