"""Asks people for their decisions: dice and choices on stderr, answers from stdin."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trackwright.cli.shared.output import warn
from trackwright.cli.shared.progress import waiting_for_somebody
from trackwright.simulator.race.game_parts import choices_of, question_of, words_of

if TYPE_CHECKING:
    from trackwright.simulator.race.game_parts import Choice
    from trackwright.simulator.race.people import PeopleRace
    from trackwright.simulator.table.table import Table

HELP = (
    "enter a number to choose; `all` also lists what spends {spends}; `undo` takes back the "
    "last decision; `quit` leaves the race"
)
LONGEST_ANSWER = 1000
"""A longer line was not typed by a person, and may never end."""


class PlayerLeft(Exception):
    """The person quit, or the input has ended."""

    def __init__(self, input_ended: bool) -> None:
        self.input_ended = input_ended


@dataclass
class Dialogue:
    """Plays a race with the people at the keyboard; calls `on_progress` when it has moved on."""

    race: "PeopleRace"
    on_progress: Callable[[], None]

    def run(self) -> None:
        """Play to the end of the race, or raise PlayerLeft."""
        _say(HELP.format(spends=self.race.table.game.spends))
        while self.race.is_waiting:
            self.on_progress()
            desk = self.race.desk()
            choices = _ordered(desk)
            self._take(desk, choices)

    def _take(self, desk: "Table", choices: "Sequence[Choice]") -> None:
        """Ask until an answer moves the race on."""
        _say("")
        _say(question_of(desk))
        _list(desk, choices, everything=False)
        while True:
            answer = _answer()
            if answer == "quit":
                raise PlayerLeft(input_ended=False)
            if answer == "undo":
                if self.race.undo():
                    return
                _say("there is no decision to take back")
            elif answer == "all":
                _list(desk, choices, everything=True)
            elif answer.isdecimal() and 1 <= int(answer[:9]) <= len(choices):
                self.race.decide(choices[int(answer[:9]) - 1])
                return
            else:
                _say(f"expected 1 to {len(choices)}, all, undo or quit, found {answer[:40]!r}")


def _ordered(desk: "Table") -> "list[Choice]":
    """First what spends nothing: it is always listed."""
    return sorted(choices_of(desk), key=lambda choice: not choice.is_free)


def _list(desk: "Table", choices: "Sequence[Choice]", everything: bool) -> None:
    free = sum(choice.is_free for choice in choices)
    shown = len(choices) if everything or not free else free
    for number, choice in enumerate(choices[:shown], 1):
        _say(f"{number:>5}  {words_of(desk, choice)}")
    if more := len(choices) - shown:
        _say(f"       {more} more that spend {desk.game.spends}: enter `all`")


def _answer() -> str:
    print("> ", end="", file=sys.stderr, flush=True)
    with waiting_for_somebody():
        line = sys.stdin.readline(LONGEST_ANSWER + 1) if sys.stdin is not None else ""
    if not line or len(line) > LONGEST_ANSWER:
        _say(f"answers are at most {LONGEST_ANSWER} characters long" if line else "")
        raise PlayerLeft(input_ended=True)
    return line.strip().lower()


def _say(text: str) -> None:
    warn(text)
