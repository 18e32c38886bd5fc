"""Writes to one game from a separate process: `... writing_at_once URL GAME NAME COUNT`.

Prints, as JSON, the acknowledged remarks and how often one was refused as stale.
"""

import json
import sys
import time

import server.referee as referee
from engine.refusal import IllegalCommand, Reason
from engine.word import Note
from server.sessions import Sessions
from server.store.ledger import StoreProblem
from server.store.sql import SqlLedger

TRIES_WITHIN_S = 60.0


def main(url: str, game: str, name: str, count: str) -> None:
    """Write `count` remarks as the referee, each based on the last known state of the game."""
    ledger = SqlLedger(url)
    session = Sessions(ledger).get(game)
    assert session is not None
    print("ready", flush=True)
    sys.stdin.readline()
    said, stale, failed = [], 0, 0
    give_up_at_s = time.monotonic() + TRIES_WITHIN_S
    for number in range(int(count)):
        text = f"{name} {number}"
        while time.monotonic() < give_up_at_s:
            head = session.head
            try:
                referee.handle(session, Note(None, text), based_on_seq=head)
                said.append(text)
                break
            except IllegalCommand as refused:
                if refused.reason != Reason.STALE or session.head == head:
                    raise  # a stale one brings the others' entries along
                stale += 1
            except StoreProblem:
                failed += 1
                time.sleep(0.1)
    ledger.close()
    print(json.dumps({"said": said, "stale": stale, "failed": failed}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
