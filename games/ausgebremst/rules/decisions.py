"""Where decisions come from: the script first, then the bot of the seat; a person's seat without a
scripted decision stops the race, which says what is wanted.

A decision is a row (car, kind, choice, path):

    TYPE      choice: 0 slow, 1 average, 2 fast
    STACKING  choice and path: the cards in the order in which they are laid down, five bits each,
              value + 8 * stack, the first lowest; twelve in choice, the others in path
    TAKE      choice: the stack, from 0, of a card of the starting hand
    PLAY      choice: the card, 0 to pass; path: the way, three bits a step under a 1 (moves.py);
              below 0 the end of the usual way, as -1 - space, or FINISH_PATH
    DRAW      choice: the stack, from 0
    PICK_UP   choice: which deposit card, from 0, goes to the hand; path: the stack of the other
"""

from trackwright.games.ausgebremst.state.layouts import Race
from trackwright.simulator.table.decisions import scripted

TYPE, STACKING, TAKE, PLAY, DRAW, PICK_UP = range(6)
"""The kinds of decisions."""
FINISH_PATH = -1 - (1 << 20)
"""Stands for an end: the finish."""


def decided(race: Race, car: int, kind: int) -> int:
    """The row of the script that has this decision; -1 if there is none."""
    return scripted(race, car, kind, PLAY)
