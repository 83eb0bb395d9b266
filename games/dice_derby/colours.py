"""The colours of the line, the symbols on it, and the dice: what rules, checks and bots share.

Import nothing heavy here.
"""

from trackwright.model.text.messages import Message

COLOURS: tuple[str, ...] = ("black", "gold", "red", "green", "blue", "yellow", "purple", "white")
"""In their order along the line: DIC section 1.1. The finish is in the black phase."""
PERIOD = len(COLOURS)
BLACK, GOLD, RED, GREEN, BLUE, YELLOW, PURPLE, WHITE = range(PERIOD)

EXTRA_TURNS = ("turbo", "rpm", "lead_foot")
LOST_TURNS = ("pit_stop", "spin_out")
SYMBOLS = (*EXTRA_TURNS, *LOST_TURNS)
SYMBOL_NAMES = {
    "turbo": Message("Turbo"),
    "rpm": Message("RPM"),
    "lead_foot": Message("Lead Foot"),
    "pit_stop": Message("Pit Stop"),
    "spin_out": Message("spin-out"),
}
"""As people read them; files have the keys."""
ALLOWED = {
    "turbo": ("green",),
    "rpm": ("green",),
    "lead_foot": ("green",),
    "pit_stop": ("yellow",),
    "spin_out": ("purple", "gold"),
}
"""Symbol -> the colours it may be on: DIC section 1."""

RED_LINE = "red"
"""The stripe across the line: DIC-26."""
RAMP = (("black", "blue"), ("gold", "yellow"), ("red", "purple"), ("green", "white"))
"""The colours of the runaway ramp, from the last white space on: phases k and k + 4."""
FACES = {"d8": 8, "d6": 6}
"""DIC-02, H-02: the number of a face is the place of its colour in the order."""

CARDS = ("A1", "A2", "A4", "B1", "B2", "B4", "EX", "LT", "NO")
"""The red cards: DIC section 6. A: ahead, B: back."""
CARD_WORDS = {
    "A1": Message("ahead 1"),
    "A2": Message("ahead 2"),
    "A4": Message("ahead 4"),
    "B1": Message("back 1"),
    "B2": Message("back 2"),
    "B4": Message("back 4"),
    "EX": Message("an extra turn"),
    "LT": Message("lose a turn"),
    "NO": Message("nothing happens"),
}
COPIES = (2, 3, 3, 2, 3, 3, 3, 3, 2)
CARD_STEPS = (1, 2, 4, -1, -2, -4, 0, 0, 0)
EX, LT = CARDS.index("EX"), CARDS.index("LT")


def symbol_name(symbol: str) -> Message:
    """Its name; of an unknown one the word in the file."""
    return SYMBOL_NAMES.get(symbol, Message(symbol))


def colour_at(index: int) -> str:
    """The colour of a main space by how many lie between it and the start."""
    return COLOURS[index % PERIOD]
