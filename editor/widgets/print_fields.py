"""The fields of the print dialog: what to print, and on what."""

import json
from collections.abc import Callable, Mapping

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QWidget,
)

from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import language, later, plain, t, translated
from trackwright.editor.widgets.combo_box import NarrowComboBox
from trackwright.model.text.plain_text import visible
from trackwright.reports.cutters.presets import PRESETS
from trackwright.reports.pack.cards import SIZES
from trackwright.reports.pack.race_pack import PackOptions
from trackwright.reports.paper.cut_sheets import CutOptions
from trackwright.reports.paper.papers import PAPERS, paper_named
from trackwright.reports.paper.sheet import Marks, PrintSettings
from trackwright.reports.printing import PRODUCTS, PrintOrder
from trackwright.simulator.game.rulesets import all_rulesets

REMEMBERED = "print"
GAP_PX = 12
LEAST_PX = 400
"""The fields keep their width, whichever of them are shown."""
LONGEST_PAPER = 40
DUPLEX = ("long", "short")
ORIENTATIONS = {
    "best": later("whichever takes fewer pages"),
    "portrait": later("portrait"),
    "landscape": later("landscape"),
}
INKS = {"light": later("light"), "full": later("full colour"), "outline": later("outlines")}
SOURCES = {
    "track": later("on the table"),
    "box": later("of the boxes"),
    "faces": later("board halves, as whole faces"),
}
JOINTS = {"butt": later("straight ends"), "puzzle": later("puzzle ends that hold together")}
BACKS = {
    "fold": later("beside the front, to fold over"),
    "long": later("on the other side, turned about the long edge"),
    "short": later("on the other side, turned about the short edge"),
    "none": later("none"),
}


MARK_COLOURS = {
    "black": later("black"),
    "grey": later("grey"),
    "red": later("red"),
    "blue": later("blue"),
}


class PrintFields(QWidget):
    """What to print and on what, as fields."""

    def __init__(self, pack: PackOptions | None = None) -> None:
        """`pack`: the race that is set up in the window, for a race pack."""
        super().__init__()
        self._pack = pack or PackOptions()
        self.product = _choices({name: translated(words) for name, words in PRODUCTS.items()})
        self.paper = QComboBox(editable=True)
        self.paper.addItems([paper.name for paper in PAPERS.values()])
        self.paper.setToolTip(
            t("A name, or a size such as 320x450, in mm; fit: one page as large as the plan")
        )
        self.orientation = _choices(_shown(ORIENTATIONS))
        self.margin = _length(5, 50, 10)
        self.overlap = _length(0, 30, 10)
        self.ink = _choices(_shown(INKS))
        self.turn = QCheckBox(t("turn the plan if that takes fewer pages"))
        self.names = QCheckBox(t("piece ids"))
        self.source = _choices(_shown(SOURCES))
        self.joint = _choices(_shown(JOINTS))
        self.backs = _choices(_shown(BACKS))
        self.shift = _length(-20, 20, 0), _length(-20, 20, 0)
        self.strips = QCheckBox(t("strips to glue beneath joints"))
        self.contour = QCheckBox(t("cut line as the ink CutContour (PDF)"))
        usual = Marks()
        self.marks = _length(0, 10, usual.length_mm), _length(0, 5, usual.offset_mm)
        self.mark_colour = _choices(_shown(MARK_COLOURS))
        self.measured = _length(90, 110, 100), _length(90, 110, 100)
        self.rules = _choices({id: id for id in all_rulesets()})
        if self._pack.rules is not None:
            self.rules.setCurrentText(self._pack.rules)
        self.card_size = _choices({size: f"{size.replace('x', ' × ')} mm" for size in SIZES})
        self.kerf = _length(0, 1, 0)
        self.kerf.setDecimals(2)
        self.kerf.setSingleStep(0.05)
        self.preset = _choices({name: translated(one.words) for name, one in PRESETS.items()})
        self._lay_out()
        self.setMinimumWidth(max(LEAST_PX, self._form.minimumSize().width()))

    def _lay_out(self) -> None:
        form = self._form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(GAP_PX)
        form.addRow(t("&Print"), self.product)
        form.addRow(t("P&aper"), self.paper)
        form.addRow(t("&Orientation"), self.orientation)
        form.addRow("", self.turn)
        form.addRow(t("&Margin"), self.margin)
        form.addRow(t("O&verlap"), self.overlap)
        form.addRow(t("&Ink"), self.ink)
        form.addRow(t("Include"), self.names)
        form.addRow(t("Pi&eces"), self.source)
        form.addRow(t("&Joints"), self.joint)
        form.addRow(t("&Backs"), self.backs)
        form.addRow(t("Ru&les"), self.rules)
        form.addRow(t("&Card size"), self.card_size)
        form.addRow(t("&Kerf"), self.kerf)
        form.addRow(t("Mac&hine"), self.preset)
        self.kerf.setToolTip(t("What the laser burns away; pieces are made that much larger"))
        measured = t("What the rulers of a print measured: the next one is corrected by that")
        shift = t("How far the back has to be moved; the calibration sheet shows it")
        marks = t("The short lines that show where to cut: 0 for none")
        names = t("length"), t("offset")
        self._marks_row = _pair(form, t("Cu&t marks"), self.marks, marks, names)
        form.addRow(t("Colo&ur of marks"), self.mark_colour)
        form.addRow("", self.strips)
        form.addRow("", self.contour)
        self._shift_row = _pair(form, t("Back &shift"), self.shift, shift)
        self._measured_row = _pair(form, t("100 mm measu&red"), self.measured, measured)

    @property
    def order(self) -> PrintOrder:
        """What the fields say; raises a TrackwrightError."""
        settings = PrintSettings(
            paper_named(self.paper.currentText()),
            self.orientation.currentData(),
            self.margin.value(),
            self.overlap.value(),
            self.ink.currentData(),
            self.names.isChecked(),
            self.turn.isChecked(),
            (self.measured[0].value(), self.measured[1].value()),
            language.said,
            Marks(self.marks[0].value(), self.marks[1].value(), self.mark_colour.currentData()),
        )
        shift = complex(self.shift[0].value(), self.shift[1].value())
        cut = CutOptions(
            self.source.currentData(),
            self.backs.currentData(),
            self.joint.currentData(),
            shift,
            self.contour.isChecked(),
            self.strips.isChecked(),
        )
        return PrintOrder(
            self.product.currentData(),
            settings,
            cut,
            self.pack,
            self.card_size.currentData(),
            self.kerf.value(),
            self.preset.currentData(),
        )

    @property
    def pack(self) -> PackOptions:
        """Options, players and result are those of the race that is set up, if it is under the
        same rules."""
        rules: str = self.rules.currentData()
        return self._pack if rules == self._pack.rules else PackOptions(rules)

    @property
    def lengths(self) -> dict[str, QDoubleSpinBox]:
        return {
            "margin": self.margin,
            "kerf": self.kerf,
            "overlap": self.overlap,
            **dict(zip(("shift_x", "shift_y"), self.shift, strict=True)),
            **dict(zip(("mark_length", "mark_offset"), self.marks, strict=True)),
            **dict(zip(("measured_across", "measured_up"), self.measured, strict=True)),
        }

    @property
    def choices(self) -> dict[str, QComboBox]:
        return {
            "product": self.product,
            "orientation": self.orientation,
            "ink": self.ink,
            "source": self.source,
            "joint": self.joint,
            "backs": self.backs,
            "card_size": self.card_size,
            "preset": self.preset,
            "mark_colour": self.mark_colour,
        }

    def enable(self) -> None:
        """Only what concerns the product can be chosen; fields of other products are hidden."""
        product, backs = self.product.currentData(), self.backs.currentData()
        has_backs = product in ("sheets", "cards", "calibration")
        is_shifted = product == "calibration" or backs in DUPLEX
        is_cut_out = product == "sheets" and not self._has_faces
        has_marks = is_cut_out or product == "cards"
        of_product: tuple[tuple[QWidget, bool], ...] = (
            (self.turn, product == "plan"),
            (self.overlap, product == "plan" or self._has_faces),
            (self.names, product == "plan"),
            (self.ink, product in ("plan", "sheets", "pack")),
            (self.source, product in ("sheets", "cutter")),
            (self.joint, product in ("sheets", "cutter")),
            (self.backs, has_backs),
            (self.rules, product in ("pack", "cards")),
            (self.card_size, product == "cards"),
            (self.kerf, product == "cutter"),
            (self.preset, product == "cutter"),
            (self.mark_colour, has_marks),
            (self.strips, is_cut_out),
            (self.contour, is_cut_out),
        )
        for field, is_used in of_product:
            field.setEnabled(is_used)
            self._form.setRowVisible(field, is_used)
        for field in self.shift:
            field.setEnabled(has_backs and is_shifted)
        self._form.setRowVisible(self._marks_row, has_marks)
        self._form.setRowVisible(self._shift_row, has_backs)
        self._form.setRowVisible(self._measured_row, product != "cutter")

    @property
    def _has_faces(self) -> bool:
        product, source = self.product.currentData(), self.source.currentData()
        return bool(product == "sheets" and source == "faces")

    def on_change(self, call: Callable[[], object]) -> None:
        """Call this whenever something else is chosen."""
        for box in (*self.choices.values(), self.rules):
            box.currentIndexChanged.connect(call)
        for field in self.lengths.values():
            field.valueChanged.connect(call)
        self.paper.currentTextChanged.connect(call)
        for check in (self.names, self.turn, self.strips, self.contour):
            check.toggled.connect(call)

    def remember(self, settings: Settings) -> None:
        """Keep the choices for the next time."""
        values: dict[str, object] = {name: box.currentData() for name, box in self.choices.items()}
        values |= {name: field.value() for name, field in self.lengths.items()}
        settings.put(REMEMBERED, json.dumps({"paper": self.paper.currentText(), **values}))

    def recall(self, settings: Settings) -> None:
        """The choices of the last time, as far as they make sense."""
        found = settings.document(REMEMBERED)
        if isinstance(paper := found.get("paper"), str):
            self.paper.setCurrentText(visible(paper[:LONGEST_PAPER]))
        for name, box in self.choices.items():
            if (index := box.findData(found.get(name))) >= 0:
                box.setCurrentIndex(index)
        for name, field in self.lengths.items():
            if isinstance(value := found.get(name), float):
                field.setValue(value)


def _choices(shown: Mapping[str, str]) -> QComboBox:
    box = NarrowComboBox()
    for value, words in shown.items():
        box.addItem(words, value)
    return box


def _shown(texts: Mapping[str, str]) -> dict[str, str]:
    return {value: t(words) for value, words in texts.items()}


def _length(least: float, most: float, value: float) -> QDoubleSpinBox:
    field = QDoubleSpinBox(minimum=least, maximum=most, decimals=1, suffix=" mm")
    field.setValue(value)
    return field


def _pair(
    form: QFormLayout,
    words: str,
    fields: tuple[QDoubleSpinBox, QDoubleSpinBox],
    tip: str,
    names: tuple[str, str] | None = None,
) -> QHBoxLayout:
    """Two lengths in one row: across and up, unless named."""
    row = QHBoxLayout()
    row.setSpacing(GAP_PX // 2)
    names = names or (t("across"), t("up"))
    for field, name in zip(fields, names, strict=True):
        field.setToolTip(tip)
        field.setAccessibleName(f"{plain(words)}, {name}")
        row.addWidget(QLabel(name))
        row.addWidget(field, 1)
    label = QLabel(words)
    label.setBuddy(fields[0])
    form.addRow(label, row)
    return row
