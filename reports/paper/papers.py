"""Papers by name and by size."""

import re
from dataclasses import dataclass, replace

from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message

LONGEST_MM = 5080.0
"""A side of a PDF page: 14,400 points."""
LEAST_MM = 100.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper, upright. A roll has no height, and what fits any plan has no size at all."""

    name: str
    width_mm: float | None
    height_mm: float | None
    is_in_inches: bool = False

    @property
    def is_sheet(self) -> bool:
        return self.width_mm is not None and self.height_mm is not None

    @property
    def across(self) -> "Paper":
        """The same paper, turned by a quarter."""
        return replace(self, width_mm=self.height_mm, height_mm=self.width_mm)


PAPERS = {
    paper.name.lower(): paper
    for paper in (
        Paper("A4", 210.0, 297.0),
        Paper("A3", 297.0, 420.0),
        Paper("A2", 420.0, 594.0),
        Paper("A1", 594.0, 841.0),
        Paper("A0", 841.0, 1189.0),
        Paper("Letter", 215.9, 279.4, is_in_inches=True),
        Paper("Legal", 215.9, 355.6, is_in_inches=True),
        Paper("Tabloid", 279.4, 431.8, is_in_inches=True),
        Paper("roll610", 610.0, None),
        Paper("roll914", 914.0, None),
        Paper("fit", None, None),
    )
}
"""The papers with a name; `fit` is one page as large as the plan."""
_SIZE = re.compile(r"(\d{1,4}(?:\.\d{1,2})?)\s*[x×]\s*(\d{1,4}(?:\.\d{1,2})?)(?: ?mm)?", re.I)


def paper_named(text: str) -> Paper:
    """The paper with this name, or of this size in mm (`320x450`)."""
    name = text.strip().lower()
    if name in PAPERS:
        return PAPERS[name]
    found = _SIZE.fullmatch(name)
    if found is None:
        raise TrackwrightError(
            Message(
                "paper {text!r} is neither a name nor a size such as 320x450, in mm {known}",
                text=text,
                known=did_you_mean(name, PAPERS),
            )
        )
    width, height = float(found[1]), float(found[2])
    if not all(LEAST_MM <= side <= LONGEST_MM for side in (width, height)):
        raise TrackwrightError(
            Message(
                "paper {text!r}: each side has to be from {least:g} to {most:g} mm",
                text=text,
                least=LEAST_MM,
                most=LONGEST_MM,
            )
        )
    return Paper(f"{width:g} × {height:g} mm", width, height)
