"""Letters as paths: a machine has no fonts."""

import json
from collections.abc import Iterator
from functools import lru_cache

from trackwright.model.picture.drawing.lettering import FONTS, text_width
from trackwright.reports.cutters.paths import Layer, Path, line_path

Rings = list[list[list[int]]]


@lru_cache(maxsize=1)
def _outlines() -> dict[str, Rings]:
    """The outlines of letters, in thousandths of the size."""
    found: dict[str, Rings] = json.loads((FONTS / "outlines.json").read_text("utf-8"))
    return found


def lettered(
    words: str, at: complex, along: complex, size: float, layer: Layer = "ENGRAVE"
) -> Iterator[Path]:
    """Words whose middle is here, written in this direction; letters that there are no outlines of
    leave a gap."""
    scale, left = size / 1000, -text_width(words, size) / 2
    for letter in words:
        for ring in _outlines().get(letter, ()):
            points = [at + along * complex(left + scale * x, scale * (y - 364)) for x, y in ring]
            yield line_path(layer, points, closed=True)
        left += text_width(letter, size)
