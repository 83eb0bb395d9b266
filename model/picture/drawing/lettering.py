"""Text widths in the font of the pictures, and fitting texts into a width."""

import json
from functools import lru_cache
from pathlib import Path

from trackwright.model.text.plain_text import visible

FONTS = Path(__file__).resolve().parents[3] / "resources" / "fonts"

WIDEST_LETTER = 1000
LEAST_SHRINKING = 0.55
MISSING = "□"


@lru_cache(maxsize=1)
def _letter_widths() -> dict[str, dict[str, int]]:
    """Letter widths in thousandths of the size, by weight; generated from the fonts beside them."""
    found: dict[str, dict[str, int]] = json.loads((FONTS / "widths.json").read_text("utf-8"))
    return found


def text_width(text: str, size_mm: float, bold: bool = False) -> float:
    """The width of a line of text in the font of the pictures."""
    widths = _letter_widths()["bold" if bold else "regular"]
    return sum(widths.get(letter, WIDEST_LETTER) for letter in text) * size_mm / 1000


def fitted(text: str, size_mm: float, room_mm: float, bold: bool = False) -> tuple[str, float]:
    """The text made visible, and the size at which it fits: reduced if necessary, then cut."""
    text = visible(text)
    wide = text_width(text, size_mm, bold)
    if wide <= room_mm:
        return text, size_mm
    size = max(size_mm * LEAST_SHRINKING, size_mm * room_mm / wide)
    while len(text) > 1 and text_width(text, size, bold) > room_mm:
        text = text[:-2].rstrip() + "…"
    return text, size


def drawable(text: str) -> str:
    """The text with a box for each letter that the font lacks: without one it would vanish."""
    known = _letter_widths()["regular"]
    return "".join(letter if letter in known else MISSING for letter in visible(text))


def wrapped(text: str, size_mm: float, room_mm: float) -> list[str]:
    """The text in lines of at most this width; a longer word has a line of its own."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and text_width(longer, size_mm) > room_mm:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
