"""A way to close a lap by swapping a few of its pieces elsewhere: an edit, done and undone in one
step."""

from collections.abc import Iterator
from dataclasses import dataclass

from trackwright.model.edit.edits import Edit, Insert, Remove, Replace, apply_all
from trackwright.model.edit.uniting import Unite
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track
from trackwright.model.text.messages import Message, counted, joined


@dataclass(frozen=True)
class Swap:
    """Behind a piece, `codes` take the place of `removed`; either may be empty."""

    behind: int
    removed: tuple[int, ...]
    codes: tuple[str, ...]

    @property
    def edits(self) -> Iterator[Edit]:
        """Pieces that have a counterpart keep their ids, and the markers that still suit them."""
        shared = min(len(self.removed), len(self.codes))
        for id, code in zip(self.removed, self.codes, strict=False):
            yield Replace(id, code)
        if rest := self.removed[shared:]:
            yield Remove(rest, close_up=True)
        if more := self.codes[shared:]:
            yield Insert(more, self.removed[shared - 1] if shared else self.behind)

    @property
    def words(self) -> Message:
        """What it does, in few words."""
        codes, ids = " ".join(self.codes), ", ".join(map(str, self.removed))
        if not self.removed:
            return Message("{codes} after piece {id}", codes=codes, id=self.behind)
        if not self.codes:
            return Message("without piece {ids}", ids=ids)
        return Message("{codes} for piece {ids}", codes=codes, ids=ids)


@dataclass(frozen=True)
class Adjustment:
    """Swaps that together close a lap. `first` is the piece behind the gap if the lap lies in
    several runs; positions and size are those of the resulting circuit."""

    swaps: tuple[Swap, ...]
    first: int | None
    positions: int
    width_mm: float
    height_mm: float

    @property
    def label(self) -> str:
        return Message("Close by changing {pieces}", pieces=counted(self.pieces, "piece"))

    @property
    def pieces(self) -> int:
        """How many pieces are removed, laid or replaced."""
        return sum(max(len(swap.removed), len(swap.codes)) for swap in self.swaps)

    @property
    def words(self) -> Message:
        return joined((swap.words for swap in self.swaps), "; ")

    @property
    def edits(self) -> tuple[Edit, ...]:
        """The edits it consists of."""
        united = () if self.first is None else (Unite(self.first),)
        return (*united, *(edit for swap in self.swaps for edit in swap.edits))

    def apply(self, track: Track, kit: Kit) -> Track:
        """The closed track; raises EditRefused."""
        return apply_all(self.edits, track, kit)
