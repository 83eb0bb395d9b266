"""The rows of the what-if panel: those raced for a wish, changes without warnings, changes that
warn; each with what it does, sorted within its part."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from trackwright.design.whatif.changes import Change
from trackwright.design.whatif.effects import Effect
from trackwright.editor.app.translation import t
from trackwright.editor.whatif.words import (
    FALLING,
    FIGURES,
    USUAL_FIGURES,
    change_words,
    row_tip,
    warning_words,
    wish_words,
)
from trackwright.editor.whatif.work import Answer, News
from trackwright.model.text.csv_text import csv_text
from trackwright.simulator.playtest.intervals import Estimate

Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()
ROW = Qt.ItemDataRole.UserRole
LEAST_SCALE = 1e-3
USUAL_ORDER = ("overtakes", False)
WIDER = 1.3
"""The widest bar of a figure shows this many times its largest difference."""


class Part(Enum):
    """Of the list, from above."""

    WISH = "wish"
    CLEAN = "clean"
    WARNED = "warned"


@dataclass(frozen=True)
class Heading:
    """The words above a part."""

    part: Part
    words: str


@dataclass(frozen=True)
class Row:
    """A change, and what it does as far as it was raced."""

    part: Part
    change: Change
    effect: Effect | None = None

    @property
    def has_bars(self) -> bool:
        """Those that warn are raced on request only."""
        return self.part is not Part.WARNED or self.effect is not None


class WhatIfRows(QAbstractListModel):
    """Grows while changes are listed; `renew` sorts it again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: list[Heading | Row] = []
        self.figures: tuple[str, ...] = USUAL_FIGURES
        self.order: tuple[str, bool] | None = USUAL_ORDER
        """The figure that is sorted by, and whether from the least at first."""
        self.scales: dict[str, float] = {}
        """For each figure the difference that a bar ends at."""
        self.answer: Answer | None = None
        self._changes: list[Change] = []
        self._effects: dict[Change, Effect] = {}

    # --- what is known

    @property
    def raced(self) -> tuple[int, int]:
        """How many changes were raced, and how often each at least."""
        found = [self._effects[one] for one in self._changes if one in self._effects]
        return len(found), min((effect.races for effect in found), default=0)

    def clear(self) -> None:
        self.answer = None
        self._changes, self._effects = [], {}
        self.renew()

    def take(self, news: News) -> None:
        """Add what is new; rows only move by `renew`."""
        new = [one.change for one in news.effects if one.change not in self._effects]
        self._effects |= {effect.change: effect for effect in news.effects}
        if news.listed or news.alike or any(change.warnings for change in new):
            gone = set(news.alike)
            self._changes = [one for one in (*self._changes, *news.listed) if one not in gone]
            self._show()
        elif news.effects:
            if not self.scales:
                self._rescale()
            self.lines = [self._with_effect(line) for line in self.lines]
            self.dataChanged.emit(self.index(0), self.index(len(self.lines) - 1))

    def show_answer(self, answer: Answer | None) -> None:
        self.answer = answer
        self.renew()

    def sort_by(self, figure: str) -> None:
        """By this figure; the other way round if it is already."""
        is_falling = figure in FALLING
        if self.order is not None and self.order[0] == figure:
            is_falling = not self.order[1]
        self.order = figure, is_falling
        self.renew()

    def use_figures(self, figures: Sequence[str]) -> None:
        self.figures = tuple(name for name in FIGURES if name in figures)
        if self.order is not None and self.order[0] not in self.figures:
            self.order = None
        self.renew()

    def renew(self) -> None:
        """Sort the rows."""
        self._changes.sort(key=self._place)
        self._show()

    def _show(self) -> None:
        """All rows in their order, with bars on a scale that fits."""
        self.beginResetModel()
        self._rescale()
        self.lines = list(self._all_lines())
        self.endResetModel()

    def _with_effect(self, line: Heading | Row) -> Heading | Row:
        if isinstance(line, Heading) or line.part is Part.WISH:
            return line
        return Row(line.part, line.change, self._effects.get(line.change))

    def _all_lines(self) -> Iterator[Heading | Row]:
        if self.answer is not None:
            yield Heading(Part.WISH, _answer_words(self.answer))
            for effect in self.answer.effects:
                yield Row(Part.WISH, effect.change, effect)
        clean = [change for change in self._changes if not change.warnings]
        warned = [change for change in self._changes if change.warnings]
        if clean:
            yield Heading(Part.CLEAN, t("{n} changes without new warnings", n=len(clean)))
            yield from self._rows(Part.CLEAN, clean)
        if warned:
            yield Heading(Part.WARNED, t("{n} changes that warn", n=len(warned)))
            yield from self._rows(Part.WARNED, warned)

    def _rows(self, part: Part, changes: Iterable[Change]) -> Iterator[Row]:
        return (Row(part, change, self._effects.get(change)) for change in changes)

    def _place(self, change: Change) -> tuple[bool, float]:
        """What is sorted by; those that were not raced come last, as they were listed."""
        if self.order is None or change not in self._effects:
            return True, 0.0
        figure, is_falling = self.order
        found = self._effects[change].differences.get(figure)
        if found is None or found.value is None:
            return True, 0.0
        return False, found.value if is_falling else -found.value

    def _rescale(self) -> None:
        fresh = self.answer.effects if self.answer is not None else ()
        effects = [*self._effects.values(), *fresh]
        self.scales = {
            name: WIDER * max(LEAST_SCALE, *(abs(value) for value in values))
            for name in FIGURES
            if (
                values := [
                    found.value or 0 for one in effects if (found := one.differences.get(name))
                ]
            )
        }

    # --- as Qt asks for it

    def rowCount(self, parent: Index = ROOT) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if isinstance(self.line(index), Heading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def line(self, index: Index) -> Heading | Row | None:
        return self.lines[index.row()] if index.isValid() else None

    def row(self, index: Index) -> Row | None:
        line = self.line(index)
        return line if isinstance(line, Row) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self.line(index)
        if isinstance(line, Heading):
            said = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
            return line.words if role in said else None
        if line is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return change_words(line.change)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return row_tip(line.change, line.effect, tuple(FIGURES))
        return None

    def find(self, part: Part, change: Change) -> QModelIndex:
        """Where a change is now; an invalid index if it is shown no more."""
        for number, line in enumerate(self.lines):
            if isinstance(line, Row) and (line.part, line.change) == (part, change):
                return self.index(number)
        return QModelIndex()

    def as_table(self) -> str:
        """Tab-separated, unrounded, for a spreadsheet."""
        parts = ("", "_low", "_high")
        heads = ["change", "warnings", "races"]
        heads += [f"{name}{part}" for name in self.figures for part in parts]
        rows = [_numbers(line, self.figures) for line in self.lines if isinstance(line, Row)]
        return csv_text(heads, rows, separator="\t")


def _numbers(row: Row, figures: Sequence[str]) -> list[object]:
    found = row.effect.differences if row.effect is not None else {}
    races = row.effect.races if row.effect is not None else 0
    numbers = [value for name in figures for value in found.get(name, Estimate()).parts]
    cells = ("" if value is None else value for value in numbers)
    return [change_words(row.change), warning_words(row.change), races, *cells]


def _answer_words(answer: Answer) -> str:
    if answer.best is None:
        return t("No single change surely does that: {wish}", wish=wish_words(answer.wish))
    return t("Best for {wish}, raced again", wish=wish_words(answer.wish))
