"""The fields of the wishes: ranges, board and box, pieces, play, looks, and an outline."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.design.play import racing_rules_of
from trackwright.design.search.refusals import refusals
from trackwright.design.wishes import Wishes
from trackwright.editor.app.translation import later, sentence, t, translated
from trackwright.editor.design.fields.conditions import ConditionsField
from trackwright.editor.design.fields.fold import Fold, combo, decimal, in_a_row, whole
from trackwright.editor.design.fields.looks import LooksField
from trackwright.editor.design.fields.pieces import PiecesField
from trackwright.editor.design.fields.ranges import RangeField
from trackwright.model.files.library import kit, kit_files
from trackwright.model.picture.picture import Palette
from trackwright.model.text.messages import Message
from trackwright.simulator.game.rulesets import all_rulesets, default_ruleset

CHECK_MS = 60
"""What cannot be is said when this long nothing was changed."""
USUAL_BOARD_CM = (100.0, 80.0)
LARGEST_SEED = 2**31 - 1
MOST = 1000
"""The greatest number of a range that a file may hold."""
SLIDERS = {
    "positions": (10, 150),
    "corners": (0, 30),
    "hairpins": (0, 8),
    "longest": (0, 40),
}
"""How far the slider of each range goes; greater numbers can be typed."""
TITLES = {
    "positions": later("Positions"),
    "corners": later("Corners"),
    "hairpins": later("Hairpins"),
    "longest": later("Longest straight"),
}
TIPS = {
    "positions": later("Length of the lap"),
    "corners": later("Number of corners"),
    "hairpins": later("Number of corners of 180° or more"),
    "longest": later("Positions of the longest straight"),
}
DIRECTIONS = {None: later("default"), "left": later("to the left"), "right": later("to the right")}
OF_THE_KIT = ("level", "positions", "avoid", "use", "rules", "play", "origin", "keep", "not_like")
"""Wishes that another kit has others of."""
NEXT_TO = {"use": "pieces", "avoid": "pieces"}
"""What a refusal is about -> the field beside which it is shown, if it is called otherwise."""


class WishesForm(QWidget):
    """The fields; `wishes` is their value. What cannot be is said beside the field."""

    changed = Signal()
    outline_wanted, outline_dropped = Signal(), Signal()

    def __init__(self, kit_id: str) -> None:
        super().__init__()
        self._wishes = Wishes(kit=kit_id)
        self._is_usual_length = True
        self._faults: dict[str, QLabel] = {}
        self._soon = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._soon.timeout.connect(self._check)
        self._make_fields()
        self._lay_out()
        self._connect()
        self.show_wishes(self._wishes)

    def _make_fields(self) -> None:
        self.kit = combo(t("Kit"), t("The game whose pieces are used"))
        for id in kit_files():
            self.kit.addItem(kit(id).name, id)
        self.level = combo(t("Level"), t("Level of the circuit; the guidelines depend on it"))
        self.ranges = {
            name: RangeField(t(TITLES[name]), limits, MOST, opens=name != "positions")
            for name, limits in SLIDERS.items()
        }
        self.has_board = QCheckBox(t("Board"))
        self.has_board.setToolTip(t("Circuits fit on a board of this size"))
        self.board = tuple(
            decimal(name, name, 1000.0, cm)
            for name, cm in zip((t("Width"), t("Height")), USUAL_BOARD_CM, strict=True)
        )
        for field in self.board:
            field.setMinimum(0.1)
            field.setSingleStep(5)
        self.boxes = whole(t("Boxes"), t("How many boxes there are"), 1, 20, 1)
        self.laps = whole(t("Laps"), t("Laps per race"), 0, 99, 0)
        self.laps.setSpecialValueText(t("usual"))
        self.direction = combo(
            t("Direction"), t("Round the lap; usual is left, or as the outline goes")
        )
        for direction, words in DIRECTIONS.items():
            self.direction.addItem(t(words), direction)
        self.grass = decimal(t("Grass"), t("The least strip of table between roads"), 500.0, 0.0, 0)
        self.grass.setSuffix(" mm")
        self.grass.setSingleStep(5)
        self.pieces = PiecesField()
        self.rules = combo(t("Rules"), t("Circuits are checked for these rules, and raced by them"))
        self.conditions = ConditionsField()
        self.looks = LooksField()
        self.count = whole(t("Circuits"), t("The search ends when there are so many"), 1, 200, 24)
        self.seed = whole(t("Seed"), t("The same seed gives the same circuits"), 0, LARGEST_SEED, 1)
        self._make_outline()

    def _make_outline(self) -> None:
        self.choose_outline = QPushButton(t("Outline ..."))
        self.choose_outline.setToolTip(
            t("Circuits like an outline: .svg, .gpx, .geojson or .csv; it lies beneath the table")
        )
        self.outline_said = QLabel()
        self.drop_outline = QToolButton(autoRaise=True)
        self.drop_outline.setText("✕")
        self.drop_outline.setToolTip(t("Without an outline"))
        self.drop_outline.setAccessibleName(self.drop_outline.toolTip())
        tip = t("How far from the outline circuits may be; up to 0.02 a shape is recognised")
        self.likeness = decimal(t("Distance at most"), tip, 1.0, 0.02, 3)
        self.likeness.setMinimum(0.001)
        self.likeness.setSingleStep(0.005)

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self._row("kit", t("Kit"), self.kit)
        self._row("level", t("Level"), self.level)
        for name, field in self.ranges.items():
            self._row(name, t(TITLES[name]), field, t(TIPS[name]))
        by = QLabel("×")
        self._row("board", self.has_board, in_a_row(self.board[0], by, self.board[1], QLabel("cm")))
        laps = QLabel(t("Laps"))
        self._row("boxes", t("Boxes"), in_a_row(self.boxes, laps, self.laps))
        self._row("direction", t("Direction"), self.direction)
        self._row("grass", t("Grass"), in_a_row(self.grass))
        outline = in_a_row(self.choose_outline, self.outline_said, self.drop_outline)
        self._row("outline", t("Like"), outline)
        self._of_outline = (QLabel(self.likeness.accessibleName()), in_a_row(self.likeness))
        self._row("likeness", *self._of_outline)
        self._row("count", t("Circuits"), in_a_row(self.count, QLabel(t("Seed")), self.seed))
        play = QWidget()
        box = QVBoxLayout(play)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(in_a_row(QLabel(t("Rules")), self.rules, stretch=False))
        box.addWidget(self.conditions)
        self.folds = {
            "pieces": Fold(t("Pieces"), t("Pieces to avoid, and to use"), self.pieces),
            "play": Fold(t("Play"), t("Figures of play as conditions"), play),
            "looks": Fold(t("Looks"), t("What counts as good looks, and as different"), self.looks),
        }
        box = QVBoxLayout(self)
        box.setContentsMargins(2, 2, 2, 2)
        box.setSpacing(2)
        box.addWidget(self._fault_label(""))
        box.addLayout(self._grid)
        for name, fold in self.folds.items():
            box.addWidget(fold)
            box.addWidget(self._fault_label(name))
        box.addStretch(1)

    def _row(self, name: str, label: str | QWidget, field: QWidget, tip: str = "") -> None:
        """A field with its label, and room for what is wrong with it."""
        row = self._grid.rowCount()
        shown = QLabel(label) if isinstance(label, str) else label
        if tip:
            shown.setToolTip(tip)
        self._grid.addWidget(shown, row, 0)
        self._grid.addWidget(field, row, 1)
        self._grid.addWidget(self._fault_label(name), row + 1, 0, 1, 2)

    def _fault_label(self, name: str) -> QLabel:
        label = self._faults[name] = QLabel()
        label.setWordWrap(True)
        label.hide()
        return label

    def _connect(self) -> None:
        self.kit.currentIndexChanged.connect(self._kit_changed)
        self.level.currentIndexChanged.connect(self._level_changed)
        self.ranges["positions"].changed.connect(self._length_changed)
        for field in self.ranges.values():
            field.changed.connect(self._take)
        for length in (*self.board, self.grass, self.likeness):
            length.valueChanged.connect(self._take)
        for number in (self.boxes, self.laps):
            number.valueChanged.connect(self._take)
        self.has_board.toggled.connect(self._take)
        for choice in (self.direction, self.rules):
            choice.currentIndexChanged.connect(self._take)
        for part in (self.pieces, self.conditions, self.looks):
            part.changed.connect(self._take)
        self.choose_outline.clicked.connect(self.outline_wanted)
        self.drop_outline.clicked.connect(self.outline_dropped)

    # --- the value

    @property
    def wishes(self) -> Wishes:
        return self._wishes

    @property
    def refused(self) -> tuple[Message, ...]:
        """Everything that cannot be, as it is wished for now."""
        return refusals(self._wishes)

    def show_wishes(self, wishes: Wishes) -> None:
        """Show these in all fields."""
        self._wishes = wishes
        self._is_usual_length = wishes.positions is None
        with self._quietly():
            self.kit.setCurrentIndex(self.kit.findData(wishes.kit))
            self._show_levels()
            self._show_rules()
            self._show_length()
            for name in ("corners", "hairpins", "longest"):
                self.ranges[name].use(getattr(wishes, name))
            self.has_board.setChecked(wishes.board_cm is not None)
            for field, cm in zip(self.board, wishes.board_cm or USUAL_BOARD_CM, strict=True):
                field.setValue(cm)
            self.boxes.setValue(wishes.boxes)
            self.laps.setValue(wishes.laps or 0)
            self.direction.setCurrentIndex(self.direction.findData(wishes.direction))
            self.grass.setValue(wishes.grass_mm)
            self.likeness.setValue(wishes.likeness)
            self.looks.show_wishes(wishes)
        self._show_parts()
        self._check()
        self.changed.emit()

    @contextmanager
    def _quietly(self) -> Iterator[None]:
        """Fields are set, and the wishes stay."""
        fields: Iterable[QWidget] = (
            *(self.kit, self.level, self.has_board, *self.board, self.boxes, self.laps),
            *(self.direction, self.grass, self.likeness, self.rules),
        )
        blockers = [QSignalBlocker(field) for field in fields]
        yield
        del blockers

    def _take(self) -> None:
        """A field was changed."""
        spans = {name: field.span for name, field in self.ranges.items()}
        if self._is_usual_length:
            spans["positions"] = None
        width, height = (field.value() for field in self.board)
        self.change(
            **spans,
            kit=self.kit.currentData(),
            level=self.level.currentData(),
            board_cm=(width, height) if self.has_board.isChecked() else None,
            boxes=self.boxes.value(),
            laps=self.laps.value() or None,
            direction=self.direction.currentData(),
            grass_mm=self.grass.value(),
            likeness=self.likeness.value(),
            avoid=self.pieces.avoid,
            use=self.pieces.use,
            rules=self.rules.currentData(),
            play=self.conditions.conditions,
            looks=self.looks.looks,
            most_looks=self.looks.most.value(),
            unlike=self.looks.least_difference,
        )

    def change(self, **wishes: object) -> None:
        """Wish for something else, and say so unless it is the same."""
        wished = replace(self._wishes, **wishes)  # type: ignore[arg-type]
        if wished != self._wishes:
            self._wishes = wished
            self._show_parts()
            self._soon.start()
            self.changed.emit()

    # --- fields that depend on others

    def _kit_changed(self) -> None:
        """Pieces, rules and conditions are those of another game."""
        own = {name: getattr(Wishes(), name) for name in OF_THE_KIT}
        self._wishes = replace(self._wishes, kit=self.kit.currentData(), **own)
        self._is_usual_length = True
        with self._quietly():
            self._show_levels()
            self._show_rules()
            self._show_length()
        self._show_parts()
        self._soon.start()
        self.changed.emit()

    def _level_changed(self) -> None:
        self._take()
        if self._is_usual_length:
            self._show_length()

    def _length_changed(self) -> None:
        self._is_usual_length = False

    def _show_levels(self) -> None:
        self.level.clear()
        self.level.addItem(t("none"), None)
        for level in kit(self._wishes.kit).levels:
            self.level.addItem(translated(level), level)
        self.level.setCurrentIndex(max(0, self.level.findData(self._wishes.level)))

    def _show_rules(self) -> None:
        """Those of the kit's game; a file may name others."""
        usual = default_ruleset(self._wishes.kit, None)
        self.rules.clear()
        self.rules.addItem(t("default"), None)
        for ruleset in all_rulesets().values():
            if usual is None or ruleset.game == usual.game or ruleset.id == self._wishes.rules:
                self.rules.addItem(ruleset.id, ruleset.id)
        if self._wishes.rules is not None and self.rules.findData(self._wishes.rules) < 0:
            self.rules.addItem(self._wishes.rules, self._wishes.rules)
        self.rules.setCurrentIndex(max(0, self.rules.findData(self._wishes.rules)))

    def _show_length(self) -> None:
        self.ranges["positions"].use(self._wishes.positions or self._wishes.length)

    def _show_parts(self) -> None:
        """What follows from the wishes: pieces of the kit, conditions of the rules, the folds."""
        wishes = self._wishes
        self.pieces.show_pieces(wishes.of_kit, wishes.avoid, wishes.use)
        rules = racing_rules_of(wishes)
        self.conditions.show_conditions(wishes.kit, rules, wishes.play)
        for field in self.board:
            field.setEnabled(wishes.board_cm is not None)
        self.outline_said.setText(t("{n} points", n=len(wishes.outline)) if wishes.outline else "")
        self.drop_outline.setVisible(bool(wishes.outline))
        for part in self._of_outline:
            part.setVisible(bool(wishes.outline))
        self.folds["pieces"].say_count(self.pieces.count)
        self.folds["play"].say_count(len(wishes.play) + (wishes.rules is not None))
        self.folds["looks"].say_count(self.looks.count)

    # --- what cannot be

    def _check(self) -> None:
        """Say beside each field what is wrong with it."""
        self._soon.stop()
        said: dict[str, list[Message]] = {}
        for refusal in self.refused:
            said.setdefault(self._place_of(refusal), []).append(refusal)
        for name, label in self._faults.items():
            words = "\n".join(sentence(translated(words)) for words in said.get(name, ()))
            label.setText(words)
            label.setVisible(bool(words))

    def _place_of(self, refusal: str) -> str:
        """Refusals begin with the name of the wish that they are about."""
        word = refusal.partition(" ")[0].rstrip(":")
        name = NEXT_TO.get(word, word)
        return name if name in self._faults else ""

    def fault_at(self, name: str) -> str:
        """What is said beside a field."""
        return self._faults[name].text()

    def use_palette(self, palette: Palette) -> None:
        self.pieces.use_palette(palette)
        for label in self._faults.values():
            colours = label.palette()
            colours.setColor(QPalette.ColorRole.WindowText, QColor(palette.alarm))
            label.setPalette(colours)
