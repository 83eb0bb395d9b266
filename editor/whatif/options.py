"""What the what-if panel races: the set-up of the races, the kinds of changes, those that warn."""

import json
from dataclasses import dataclass
from typing import Annotated

from annotated_types import MaxLen
from pydantic import TypeAdapter
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from trackwright.design.whatif.changes import KINDS
from trackwright.editor.app.translation import later, t
from trackwright.editor.playtest.setup import SetupForm
from trackwright.editor.whatif.words import KINDS as NAMES
from trackwright.editor.whatif.words import USUAL_FIGURES
from trackwright.editor.whatif.work import Question
from trackwright.model.files.track_files import validated
from trackwright.model.layout.kit import STRICT_CONFIG
from trackwright.model.text.strict_json import parse_json_object

KEPT = "whatif"
"""The settings key."""
USUAL_RACES, INDENT_PX = 400, 6


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored between sessions."""

    __pydantic_config__ = STRICT_CONFIG

    setup: Annotated[str, MaxLen(10_000)]
    kinds: tuple[str, ...]
    warned: bool
    figures: tuple[str, ...]


KEPT_FORM = TypeAdapter(Kept)


class WhatIfOptions(QWidget):
    """The fields; `question` is their value."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.figures: tuple[str, ...] = USUAL_FIGURES
        """The columns that are shown."""
        self.setup = SetupForm()
        self.setup.races.setValue(USUAL_RACES)
        self.setup.races.setToolTip(t("Races of each change"))
        self.kinds = {kind: _box(*NAMES[kind]) for kind in KINDS}
        self.warned = _box(
            later("Race those that warn, too"),
            later("Changes with new warnings are listed in any case"),
        )
        self.warned.setChecked(False)
        self.setup.changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.setup)
        for box in (*self.kinds.values(), self.warned):
            column.addLayout(_indented(box))
            box.toggled.connect(self.changed)

    @property
    def question(self) -> Question:
        kinds = tuple(kind for kind, box in self.kinds.items() if box.isChecked())
        return Question(self.setup.wish, kinds, self.warned.isChecked())

    @property
    def words(self) -> str:
        """In short, for when the fields are folded away."""
        return words_of(self.question)

    def as_text(self) -> str:
        question = self.question
        return json.dumps(
            {
                "setup": self.setup.as_text(),
                "kinds": question.kinds,
                "warned": question.warned,
                "figures": self.figures,
            }
        )

    def use_text(self, text: str) -> None:
        """Restore what was stored, or raise an InputError; unknown kinds are ignored."""
        document = parse_json_object(text.encode(), KEPT)
        kept = validated(KEPT_FORM, document, KEPT, {"": Kept})
        self.setup.use_text(kept.setup)
        for kind, box in self.kinds.items():
            box.setChecked(kind in kept.kinds)
        self.warned.setChecked(kept.warned)
        self.figures = kept.figures


def words_of(question: Question) -> str:
    """Who races, and by which rules."""
    race = question.race
    bots = ", ".join(dict.fromkeys(race.bots))
    return t("{rules} · {seats} × {bots}", rules=race.rules, seats=race.seats, bots=bots)


def _indented(box: QCheckBox) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(INDENT_PX, 0, INDENT_PX, 0)
    row.addWidget(box)
    return row


def _box(words: str, tip: str) -> QCheckBox:
    box = QCheckBox(t(words))
    box.setToolTip(t(tip))
    box.setChecked(True)
    return box
