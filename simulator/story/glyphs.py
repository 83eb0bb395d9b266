"""Dice and cards of a throw as they are shown, from left to right."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from trackwright.simulator.story.show import Throw


@dataclass(frozen=True)
class Glyph:
    """A die of a row: its value, whether it counts, whether it was flipped to that value, and its
    colour. Or a card."""

    face: int
    counts: bool = True
    turned: bool = False
    card: bool = False
    colour: str = ""


def glyphs_of(throw: Throw) -> tuple[Glyph, ...]:
    """The dice from left to right; a flipped die appears twice."""
    if throw.cards:
        return tuple(Glyph(card, card in throw.used, card=True) for card in throw.rolled)
    glyphs = tuple(_glyphs(throw.rolled, throw.used))
    if len(throw.colours) != len(glyphs):
        return glyphs
    pairs = zip(glyphs, throw.colours, strict=True)
    return tuple(replace(glyph, colour=colour) for glyph, colour in pairs)


def _glyphs(rolled: Sequence[int], used: Sequence[int]) -> Iterator[Glyph]:
    if len(used) < len(rolled):
        kept = list(used)
        for face in rolled:
            counts = face in kept
            if counts:
                kept.remove(face)
            yield Glyph(face, counts)
        return
    for before, now in zip(rolled, used, strict=True):
        if before != now:
            yield Glyph(before, counts=False)
        yield Glyph(now, turned=before != now)
