"""A dice line: the spaces from START to FINISH, with pit rows and the runaway ramp, as data.

It is made from a circuit (`laid.py`) or from a referee's case; rules (`race/road.py`), checks
(`faults.py`) and the budget read it.
"""

from dataclasses import dataclass, field
from functools import cached_property

from trackwright.games.dice_derby.colours import BLUE, COLOURS, YELLOW
from trackwright.model.text.messages import Message


@dataclass(frozen=True)
class Space:
    """A space: its name, its colours (two on the ramp), its symbol."""

    name: str
    colours: tuple[str, ...] = ()
    symbol: str = ""


@dataclass(frozen=True)
class PitRow:
    """DIC-13, DIC-14: a row of spaces beside the main line. `entry` and `exit` are indices of main
    spaces, counted from 1; 0 if that is not a space of the line."""

    entry: int
    spaces: tuple[Space, ...]
    exit: int
    connected: bool = True


@dataclass(frozen=True)
class DiceLine:
    """The line: main space `i` of the rules is `main[i - 1]`."""

    main: tuple[Space, ...]
    pits: tuple[PitRow, ...] = ()
    ramp: tuple[Space, ...] = ()
    mouth: int = 0
    """The index of the main space at which the ramp begins; 0: none."""
    closed: bool = False
    """Does the last space lead to the first again?"""
    start: str = "START"
    finish: str = "FINISH"
    red_line: int | None = None
    """The index of the first space past it, if the line says so itself."""
    breaks: tuple[Message, ...] = field(default=())
    """Why there is no single way from START to FINISH; empty if there is."""

    def __len__(self) -> int:
        return len(self.main)

    @cached_property
    def usual_red_line(self) -> int | None:
        """DIC-26: the yellow space after the second-to-last blue one; None if there is none."""
        blues = [i for i, one in enumerate(self.main, 1) if one.colours == (COLOURS[BLUE],)]
        if len(blues) < 2 or self.main[blues[-2]].colours != (COLOURS[YELLOW],):
            return None
        return blues[-2] + 1
