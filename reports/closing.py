"""The ways to close a gap, and why there is none: for people and for programs."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from trackwright.model.circuit import Circuit
from trackwright.model.closing.adjustment import Adjustment
from trackwright.model.closing.elsewhere import adjust, pieces_laid
from trackwright.model.closing.gap import Gap
from trackwright.model.closing.near_misses import (
    MissingPiece,
    NearMiss,
    missing_pieces,
    nearest_miss,
    reach_mm,
)
from trackwright.model.closing.repair import repair
from trackwright.model.closing.search import (
    CloseOptions,
    CloseResult,
    Closing,
    close,
    find_gap,
)
from trackwright.model.text.progress import Progress
from trackwright.model.text.tables import table

Searching = Callable[[str, str], Progress | None]
"""What a search is for, and of what it counts how many it tried -> what it reports that to."""


@dataclass(frozen=True)
class Open:
    """A gap, and the ways to close it that were found."""

    gap: Gap
    wishes: CloseOptions
    answer: CloseResult
    progress: Searching
    before: Circuit | None = None
    """The closed circuit that an edit opened."""

    @property
    def closings(self) -> tuple[Closing, ...]:
        return self.answer.closings

    @property
    def ways(self) -> tuple[Closing | Adjustment, ...]:
        """All of them, numbered from 1."""
        return *self.closings, *self.adjustments

    @cached_property
    def adjustments(self) -> tuple[Adjustment, ...]:
        """Changes elsewhere that close it, if no pieces at the gap do or an edit opened it."""
        if self.closings and self.before is None:
            return ()
        looking = self.progress("searching for changes elsewhere", "ways")
        kept = pieces_laid(self.before.track, self.gap.circuit.track) if self.before else ()
        return adjust(self.gap, self.wishes, looking, frozenset(kept), self.before).adjustments

    @cached_property
    def reasons(self) -> tuple[NearMiss | None, tuple[MissingPiece, ...]]:
        """The nearest miss, and the pieces of which one more would do, if there is no way."""
        if self.ways:
            return None, ()
        miss = nearest_miss(
            self.gap, self.wishes, self.progress("searching for the nearest miss", "pieces")
        )
        looking = self.progress("searching for the missing piece", "pieces")
        return miss, missing_pieces(self.gap, self.wishes, looking)

    def as_json(self) -> dict[str, Any]:
        miss, missing = self.reasons
        return {
            "version": 1,
            "closed": "no",
            "behind": self.gap.behind,
            "before": self.gap.before,
            "searched": self.answer.most_pieces_tried,
            "ways": [closing_json(closing) for closing in self.closings],
            "elsewhere": [adjustment_json(one) for one in self.adjustments],
            "nearest_miss": miss
            and {
                **closing_json(miss.closing),
                "mm": round(miss.mm, 3),
                "degrees": miss.degrees,
                "with_play": miss.with_play,
            },
            "one_more": [{"kind": m.kind, **closing_json(m.closing)} for m in missing],
        }

    def text(self) -> Iterator[str]:
        """The ways, best first; or why there is none."""
        if self.closings:
            yield f"{self.gap.circuit.track.name}: {self._where}"
            yield ""
            yield self._list()
        else:
            yield from self.why_not()
        if self.adjustments:
            yield from ("", "changes elsewhere in the lap that close it:", "")
            yield self._list_of_changes()

    def _list(self) -> str:
        taken = any(closing.removed for closing in self.closings)
        rows = []
        for number, closing in enumerate(self.closings, start=1):
            row: list[object] = [number, len(closing.codes), closing.positions]
            row.append(_size_cm(closing))
            if taken:
                row.append(", ".join(map(str, closing.removed)) or None)
            rows.append([*row, " ".join(closing.codes)])
        heads = ["way", "pieces", "positions", "size cm", *["removes"] * taken, "lays"]
        return table(rows, heads)

    def _list_of_changes(self) -> str:
        rows = [
            [number, one.pieces, one.positions, _size_cm(one), str(one.words)]
            for number, one in enumerate(self.adjustments, start=1 + len(self.closings))
        ]
        return table(rows, ["way", "pieces", "positions", "size cm", "lays"])

    def why_not(self) -> Iterator[str]:
        """How near one comes, and what is missing."""
        miss, missing = self.reasons
        yield f"no way found with up to {self.answer.most_pieces_tried} pieces: {self._where}"
        if miss is not None:
            turn = f" and {abs(miss.degrees):g}°" if miss.degrees else ""
            verdict = "within cardboard play" if miss.with_play else "too far for cardboard play"
            codes = " ".join(miss.closing.codes)
            yield f"  nearest: {codes} misses by {miss.mm:.1f} mm{turn}, {verdict}"
        for lack in missing:
            yield f"  with one more {lack.kind}: {' '.join(lack.closing.codes)}"
        if miss is None and not missing and not self.ways:
            reach = reach_mm(self.gap, self.wishes)
            if self.gap.mm > reach > 0:
                yield f"  so many pieces reach {reach:.1f} mm at most"
            else:
                yield "  no piece that is left fits; try removing some first (repair)"

    @property
    def _where(self) -> str:
        gap = self.gap
        others = len(gap.circuit.geometry.open_ends) - 2
        more = f" ({others} more open ends)" if others else ""
        return f"{gap.mm:.1f} mm from the end of piece {gap.behind} to piece {gap.before}{more}"


@dataclass(frozen=True)
class Closed:
    """A circuit that has no gap."""

    circuit: Circuit
    closings: tuple[Closing, ...] = ()
    ways: tuple[Closing | Adjustment, ...] = ()

    @property
    def _how(self) -> str:
        return "exactly" if self.circuit.geometry.closed_exactly else "with play"

    def as_json(self) -> dict[str, Any]:
        return {"version": 1, "closed": self._how, "ways": []}

    def text(self) -> Iterator[str]:
        yield f"{self.circuit.track.name} is already closed ({self._how})"


def ways_to_close(
    circuit: Circuit,
    wishes: CloseOptions,
    behind: int | None = None,
    most_removed: int = 0,
    progress: Searching = lambda what, of: None,
    before: Circuit | None = None,
) -> Open | Closed:
    """The ways to close the gap behind a piece (the nearest one, if none is named), after taking
    back so many pieces at most; `before` is the closed circuit that an edit opened."""
    wishes.validated(circuit.kit)
    gap = find_gap(circuit, behind)
    if gap is None:
        return Closed(circuit)
    looking = progress("searching for ways", "pieces")
    if most_removed:
        answer = repair(gap, most_removed, wishes, looking)
    else:
        answer = close(gap, wishes, looking)
    return Open(gap, wishes, answer, progress, before)


def _size_cm(way: Closing | Adjustment) -> str:
    return f"{way.width_mm / 10:.1f} x {way.height_mm / 10:.1f}"


def _outline_cm(way: Closing | Adjustment) -> list[float]:
    return [round(way.width_mm / 10, 1), round(way.height_mm / 10, 1)]


def adjustment_json(adjustment: Adjustment) -> dict[str, Any]:
    return {
        "swaps": [asdict(swap) for swap in adjustment.swaps],
        "positions": adjustment.positions,
        "outline_cm": _outline_cm(adjustment),
    }


def closing_json(closing: Closing) -> dict[str, Any]:
    figures = asdict(closing)
    del figures["width_mm"], figures["height_mm"]
    return {**figures, "outline_cm": _outline_cm(closing)}
