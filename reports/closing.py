"""The ways to close a gap, and why there is none: for people and for programs."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from trackwright.model.circuit import Circuit
from trackwright.model.closing.gap import Gap
from trackwright.model.closing.near_misses import (
    MissingPiece,
    NearMiss,
    missing_pieces,
    nearest_miss,
)
from trackwright.model.closing.repair import repair
from trackwright.model.closing.search import (
    CloseOptions,
    CloseResult,
    Closing,
    Progress,
    close,
    find_gap,
)
from trackwright.model.text.tables import table


@dataclass(frozen=True)
class Open:
    """A gap, and the ways to close it that were found."""

    gap: Gap
    wishes: CloseOptions
    answer: CloseResult
    progress: Callable[[str], Progress | None]
    """What a search is for -> whom it tells how far it is."""

    @property
    def closings(self) -> tuple[Closing, ...]:
        return self.answer.closings

    @cached_property
    def reasons(self) -> tuple[NearMiss | None, tuple[MissingPiece, ...]]:
        """The nearest miss, and the pieces of which one more would do, if there is no way."""
        if self.closings:
            return None, ()
        miss = nearest_miss(self.gap, self.wishes, self.progress("searching for the nearest miss"))
        looking = self.progress("searching for the missing piece")
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
        return self._list() if self.closings else self.why_not()

    def _list(self) -> Iterator[str]:
        yield f"{self.gap.circuit.track.name}: {self._where}"
        yield ""
        taken = any(closing.removed for closing in self.closings)
        rows = []
        for number, closing in enumerate(self.closings, start=1):
            width, height = closing.width_mm / 10, closing.height_mm / 10
            row: list[object] = [number, len(closing.codes), closing.positions]
            row.append(f"{width:.1f} x {height:.1f}")
            if taken:
                row.append(", ".join(map(str, closing.removed)) or None)
            rows.append([*row, " ".join(closing.codes)])
        heads = ["way", "pieces", "positions", "size cm", *["removes"] * taken, "lays"]
        yield table(rows, heads)

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
        if miss is None and not missing:
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
    progress: Callable[[str], Progress | None] = lambda what: None,
) -> Open | Closed:
    """The ways to close the gap behind a piece (the nearest one, if none is named), after taking
    back so many pieces at most."""
    wishes.validated(circuit.kit)
    gap = find_gap(circuit, behind)
    if gap is None:
        return Closed(circuit)
    looking = progress("searching for ways")
    if most_removed:
        answer = repair(gap, most_removed, wishes, looking)
    else:
        answer = close(gap, wishes, looking)
    return Open(gap, wishes, answer, progress)


def closing_json(closing: Closing) -> dict[str, Any]:
    figures = asdict(closing)
    size = [round(figures.pop(side) / 10, 1) for side in ("width_mm", "height_mm")]
    return {**figures, "outline_cm": size}
