"""What a check finds: a problem, the shape to draw for it, and possible fixes."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Edit
from trackwright.model.layout.track import Approval
from trackwright.model.text.messages import Message

Quantity: TypeAlias = int | float | str | None
AT = "{at}"
"""Stands for a position in a message until it is shown."""
Ring: TypeAlias = tuple[tuple[float, float], ...]
"""A closed line on the table, in mm."""


class Severity(StrEnum):
    """How serious it is: error = cannot be built or played, warning = breaks a guideline or exceeds
    the box, note = worth knowing."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Arrow:
    """A vector on the table in mm: a gap from an open end to where it should meet."""

    start: tuple[float, float]
    end: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Area:
    """Parts of the table in mm: where pieces overlap, or extend beyond the board."""

    rings: tuple[Ring, ...]


@dataclass(frozen=True, slots=True)
class TrackSpaces:
    """Spaces of the track, by name: a corner, a straight, a dead end."""

    spaces: tuple[str, ...]


Shape: TypeAlias = Arrow | Area | TrackSpaces
_JSON_KINDS = {Arrow: "arrow", Area: "area", TrackSpaces: "stretch"}


@dataclass(frozen=True, slots=True)
class Fix:
    """Edits that fix a problem. Safe ones keep the circuit's shape and may be applied unasked."""

    title: Message
    edits: tuple[Edit, ...]
    safe: bool
    remark: Callable[[Circuit], Message | None] | None = None
    """What to know about this fix of a circuit once it has been applied, if anything."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem that a check found. Its code and `pieces` identify it for approvals."""

    code: str
    severity: Severity
    text: Message
    """The message; its part `AT` stands for the position `at`, so that the text can be reused."""
    pieces: tuple[int, ...] = ()
    positions: tuple[int, ...] = ()
    actual: Quantity = None
    limit: Quantity = None
    shape: Shape | None = None
    fixes: tuple[Fix, ...] = ()
    approval: Approval | None = None
    at: int | None = None

    @property
    def message(self) -> Message:
        return self.text if self.at is None else self.text.with_parts(at=self.at)

    def moved(self, by: int, columns: int) -> "Finding":
        """The same problem moved by some positions and cross-sections."""
        return Finding(  # `replace` takes three times as long, and half a lap may move
            self.code,
            self.severity,
            self.text,
            self.pieces,
            tuple([i + columns for i in self.positions]),
            self.actual,
            self.limit,
            self.shape,
            self.fixes,
            self.approval,
            None if self.at is None else self.at + by,
        )

    def as_json(self) -> dict[str, Any]:
        """The problem for programs; a fix is given by its title."""
        return {
            "code": self.code,
            "severity": self.severity.value,
            "message": self.message,
            "actual": self.actual,
            "limit": self.limit,
            "pieces": list(self.pieces),
            "positions": list(self.positions),
            "shape": _shape_json(self.shape),
            "fixes": [{"title": fix.title, "safe": fix.safe} for fix in self.fixes],
            "waived": self.approval.reason if self.approval else None,
        }


def _shape_json(shape: Shape | None) -> Mapping[str, Any] | None:
    if shape is None:
        return None
    return {"kind": _JSON_KINDS[type(shape)], **asdict(shape)}
