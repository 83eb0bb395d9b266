"""What tells runners apart wherever a race is shown: colours and numbers."""

from dataclasses import dataclass
from functools import lru_cache

SPARE = ("#b04bd0", "#00a087", "#ff7f2a", "#8c564b", "#e377c2", "#7f7f7f")
"""For runners whose name does not start with a colour."""
COLOURS = {
    "blue": "#0b62c4",
    "yellow": "#ffd400",
    "red": "#d3122a",
    "green": "#12853f",
    "white": "#f4f4f4",
    "black": "#2a2a2a",
    "orange": "#f58220",
    "purple": "#7b3fa0",
    "pink": "#f28ab2",
    "brown": "#8a5a34",
    "gold": "#b8892b",
    "grey": "#8a8f98",
    "silver": "#b9bec6",
}
NOBODYS = "–"
"""For a piece that nobody plays."""
DARK, LIGHT = "#14171d", "#ffffff"
LIGHT_FROM = 0.45
"""Colours as light as this get dark numbers."""


@dataclass(frozen=True)
class Livery:
    """What tells a runner apart: its colour, its number, and the colour of the number."""

    colour: str
    ink: str
    number: str


@lru_cache(maxsize=64)
def livery_of(name: str, runner: int) -> Livery:
    """Of "Blue 2" blue and 2; a name without a colour gets a spare one."""
    word, _, rest = name.partition(" ")
    colour = COLOURS.get(word.lower(), SPARE[runner % len(SPARE)])
    ink = DARK if _lightness(colour) > LIGHT_FROM and word.lower() != "red" else LIGHT
    if rest.startswith("("):
        return Livery(colour, ink, NOBODYS)
    return Livery(colour, ink, rest if rest.isdigit() else str(runner + 1))


def _lightness(colour: str) -> float:
    """From 0 to 1, as in HSL."""
    parts = bytes.fromhex(colour.removeprefix("#"))
    return (max(parts) + min(parts)) / (2 * 255)
